"""The campaign: one dungeonlord against all heroes, and his horde wanders over the map (DGR-CAMP, DGR-CLORD)."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer.rules import building, hero_phase, lord, phases, wandering, windows
from undercroft.games.dungeoneer.rules.cards import decks
from undercroft.games.dungeoneer.rules.cards.inventory import (
    discard_hand,
    discard_treasure,
    lay_down,
    lose_monster,
    remove_treasure,
)
from undercroft.games.dungeoneer.rules.setup import LORD_HAND
from undercroft.games.dungeoneer.state import ADVENTURE, Hero, State
from undercroft.kernel.ask import Ask, Option, RestAsk, Rules

LOCATIONS_A_TURN: Final = 3
NONE: Final = "none"


def turn(s: State) -> Rules[None]:
    """DGR-CAMP-14: the dungeonlord, then every hero clockwise; all of it is one long turn (DGR-CAMP-15)."""
    return _lord_turn(s) if s.active == s.lord else _hero_turn(s, s.hero())


# --- the dungeonlord's part -----------------------------------------------------------------------------------------


def _lord_turn(s: State) -> Rules[None]:
    """DGR-CLORD-1: building, adventure, discard."""
    master = s.heroes[s.lord]
    if s.phase == phases.RESET:
        s.tell("turn", "DGR-CAMP-14", seat=s.lord, round=s.round)
        phases.reset_table(s)
        wandering.reset_horde(s)
        s.phase = phases.BUILD
    if s.phase == phases.BUILD:
        for number in range(LOCATIONS_A_TURN):  # DGR-CLORD-2
            near = [hero.at for hero in s.order()] if not number else None  # DGR-CLORD-3
            yield from building.build(s, master, "DGR-CLORD-2", near)
        if phases.start_phase(s, phases.LORD):
            yield from windows.anytime(s)
    if s.phase == phases.LORD:
        yield from _adventure(s, master)
        yield from wandering.sort_survivors(s, master)
        s.phase = phases.END
    yield from _lord_discard(s, master)
    phases.next_turn(s)


def _adventure(s: State, master: Hero) -> Rules[None]:
    """DGR-CLORD-4, DGR-CLORD-5: banes and batches, and what the horde does."""
    while True:
        options = (*wandering.horde_options(s, master), *lord.lord_options(s, master))
        if len(options) == 1 and not lord.has_secrets(s, master):
            return
        if master.is_reserved:
            options = (hero_phase.ASK_AGAIN, *options)
        choice = yield RestAsk(master.seat, "lord", options, "DGR-CLORD-4")
        if choice == lord.END:
            return
        if choice == hero_phase.ASK_AGAIN:
            master.is_reserved, master.passed_unseen = False, ()
        elif choice[0] in wandering.ACTS:
            yield from wandering.horde_acts(s, master, choice)
            if windows.is_anybody_alert(s):
                yield from windows.anytime(s)
        else:
            yield from lord.lord_acts(s, master, choice)


def _lord_discard(s: State, master: Hero) -> Rules[None]:
    """DGR-CLORD-6: one card from hand or horde, then up to 7."""
    options: list[Option] = [("hand", card) for card in master.hand]
    options += [("horde", card) for card in master.horde]
    if options:
        choice = yield Ask(master.seat, "end-discard", (*options, NONE), "DGR-CLORD-6")
        if choice != NONE:
            zone, card = choice
            if zone == "hand":
                discard_hand(s, master, card, "DGR-CLORD-6")
            else:
                lose_monster(s, card)
                decks.discard(s, card)
                s.tell("discarded", "DGR-CLORD-6", seat=master.seat, card=card)
    yield from decks.draw_cards(s, master, max(0, LORD_HAND - len(master.hand)), "DGR-CLORD-6")


# --- a hero's part --------------------------------------------------------------------------------------------------


def _hero_turn(s: State, hero: Hero) -> Rules[None]:
    """DGR-CHERO-1, DGR-CHERO-3: adventure, then discard."""
    if s.phase == phases.RESET:
        s.tell("turn", "DGR-CHERO-1", seat=hero.seat, round=s.round)
        for other in s.heroes:  # who was silent in the turn before is asked again, though it is one long turn
            other.is_silent, other.declined, other.passed_unseen = False, (), ()
        yield from phases.upkeep(s, hero)  # DGR-CHERO-2
        phases.refresh(s, hero)
        if phases.start_phase(s, phases.HERO):
            yield from windows.anytime(s)
    if s.phase == phases.HERO:
        yield from hero_phase.hero_phase(s, hero)
    yield from phases.close_hero_phase(s, hero)  # DGR-CHERO-5, DGR-CHERO-7
    yield from _drop(s, hero)
    yield from decks.draw_cards(s, hero, 1, "DGR-CHERO-14")
    while hero.glory and decks.has_cards(s, ADVENTURE):
        if (yield Ask(hero.seat, "buy", ("buy", "stop"), "DGR-CHERO-14")) == "stop":
            break
        hero.glory -= 1
        yield from decks.draw_cards(s, hero, 1, "DGR-CHERO-14")
    phases.age(s, hero)
    phases.next_turn(s)


def _drop(s: State, hero: Hero) -> Rules[None]:
    """DGR-CHERO-13: drop one readied treasure here, or discard it; he need not."""
    if not hero.treasures:
        return
    options: list[Option] = [(way, card) for card in hero.treasures for way in ("drop", "discard")]
    choice = yield Ask(hero.seat, "drop", (*options, NONE), "DGR-CHERO-13")
    if choice == NONE:
        return
    way, card = choice
    if way == "discard":
        yield from discard_treasure(s, hero, card, "DGR-CHERO-13")
    else:
        yield from remove_treasure(s, hero, card)
        lay_down(s, hero.at, (card,))
