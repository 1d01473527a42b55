"""What the turns of all three games have in common: how they begin and end (DGR-TURN, DGR-RESET, DGR-END)."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer.content.cards import CARDS, DISCARD, SPEED
from undercroft.games.dungeoneer.rules import moves, windows
from undercroft.games.dungeoneer.rules.cards import effects
from undercroft.games.dungeoneer.rules.cards.decks import draw_cards, into_hand
from undercroft.games.dungeoneer.rules.cards.inventory import discard_hand, discard_treasure, leave_horde
from undercroft.games.dungeoneer.rules.cards.notes import note
from undercroft.games.dungeoneer.rules.stats import attribute, is_forbidden
from undercroft.games.dungeoneer.state import HAND, NOBODY, Hero, State
from undercroft.kernel.ask import Ask, Option, Rules

RESET: Final = "reset"
LORD: Final = "lord"
BUILD: Final = "build"
HERO: Final = "hero"
END: Final = "end"
NONE: Final = "none"
SAVING: Final[tuple[Option, ...]] = ("save", "lapse")


def start_phase(s: State, phase: str) -> bool:
    """DGR-GOLD-9: everybody else may do something at the start of a phase; True if anybody can."""
    s.phase = phase
    return windows.is_anybody_alert(s)


# --- phase 1 --------------------------------------------------------------------------------------------------------


def reset_phase(s: State, hero: Hero) -> Rules[None]:
    """Exits, cards used once per turn and effects of a turn; then upkeep and MP (DGR-RESET)."""
    if s.listener is not None:
        s.tell("turn", "DGR-TURN-1", seat=hero.seat, round=s.round)
    reset_table(s)
    if hero.boons or hero.treasures:
        yield from upkeep(s, hero)
    refresh(s, hero)


def reset_table(s: State) -> None:
    """DGR-RESET-1 to DGR-RESET-3: for everybody."""
    if s.opened:
        s.opened = frozenset()
    end_spans(s)
    for hero in s.heroes:
        if hero.used:
            hero.used = frozenset()
        hero.attacks = hero.extra = 0
        hero.is_silent, hero.declined, hero.passed_unseen = False, (), ()
    s.struck = 0
    if s.attackers:
        s.attackers = frozenset()


def end_spans(s: State) -> None:
    """Changes of exits for a turn, or until the turn that begins now; also if its player is out (DGR-RULING-87)."""
    if s.exit_changes:
        kept = [change for change in s.exit_changes if change[3] not in (NOBODY, s.active)]
        s.exit_changes = tuple(
            (place, side, exit_, NOBODY if until == effects.NEXT else until) for place, side, exit_, until in kept
        )


def refresh(s: State, hero: Hero) -> None:
    """DGR-RESET-5 to DGR-RESET-7: the saved MP lapses, the new ones are as many as the speed."""
    hero.mp = max(0, attribute(hero, SPEED) + hero.next_mp)
    hero.next_mp = 0
    if hero.resting:
        hero.resting -= 1
    s.start_mp = hero.mp
    s.visited, s.awarded, s.found = (hero.at,), (), frozenset()
    s.has_moved = s.has_attempted = s.has_explored = s.is_finished = s.has_proposed = False


def upkeep(s: State, hero: Hero) -> Rules[None]:
    """DGR-RESET-4: pay, or take the card back into the hand, card by card in an order of his choice."""
    due = [card for card in (*hero.boons, *hero.treasures) if CARDS[card].upkeep]
    while due:
        options: list[Option] = [("pay", card) for card in due if CARDS[card].upkeep <= hero.glory]
        options += [("take-back", card) for card in due]
        choice = options[0] if len(options) == 1 else (yield Ask(hero.seat, "upkeep", tuple(options), "DGR-RESET-4"))
        assert isinstance(choice, tuple)
        card = str(choice[1])
        due.remove(card)
        if choice[0] == "pay":
            hero.glory -= CARDS[card].upkeep
            s.tell("upkeep", "DGR-RESET-4", seat=hero.seat, card=card)
        else:
            hero.boons = tuple(other for other in hero.boons if other != card)
            into_hand(s, hero, card)
            note(s, hero)
            s.tell("taken-back", "DGR-RESET-4", seat=hero.seat, card=card)


# --- phase 5 --------------------------------------------------------------------------------------------------------


def end_phase(s: State, hero: Hero) -> Rules[None]:
    """DGR-END-8: points, saving, discarding, drawing."""
    yield from close_hero_phase(s, hero)
    if not hero.at:
        return
    yield from _discard(s, hero)
    if s.is_solo:
        yield from draw_cards(s, hero, 1, "DGR-SOLO-22")
    elif len(hero.hand) < HAND:  # DGR-END-6, DGR-END-7
        yield from draw_cards(s, hero, HAND - len(hero.hand), "DGR-END-6")
    age(s, hero)


def close_hero_phase(s: State, hero: Hero) -> Rules[None]:
    """The points of the location where he stands, what resting brings, and the MP he saves."""
    s.phase = END
    if s.is_finished or windows.is_anybody_alert(s):
        yield from windows.anytime(s, with_active=s.is_finished)
    if not hero.at:
        return
    if hero.at not in s.awarded:  # DGR-END-1, DGR-MOVE-11
        moves.award(s, hero, "DGR-END-1")
    if not s.has_moved and (hero.boons or hero.treasures):
        yield from _rest(s, hero)
    if hero.mp:
        yield from save(s, hero)


def _rest(s: State, hero: Hero) -> Rules[None]:
    """What cards give a hero who has not changed his location."""
    for card in (*hero.boons, *hero.treasures):
        for ability in CARDS[card].abilities:
            if ability.when == "on rest":
                c = effects.Context(hero.seat, hero, "card", card, "DGR-MOVE-11")
                yield from effects.perform(s, ability.effects, c)


def save(s: State, hero: Hero) -> Rules[None]:
    """DGR-END-3: at most 1 MP may be saved; alone it could never be used (DGR-SOLO-26, DGR-RULING-101)."""
    keeps = "lapse"
    if not s.is_solo and hero.resting != 1 and not is_forbidden(s, hero, "save"):
        keeps = yield Ask(hero.seat, "save", SAVING, "DGR-END-3")
    hero.mp = 1 if keeps == "save" else 0


def _discard(s: State, hero: Hero) -> Rules[None]:
    """DGR-END-4, DGR-END-5: with a card in hand, one card from hand, treasures or horde."""
    if not hero.hand:
        return
    options: list[Option] = [DISCARD[card][0] for card in hero.hand]
    if hero.treasures:
        options += [DISCARD[card][1] for card in hero.treasures]
    if hero.horde and not s.is_solo:  # DGR-RULING-86
        options += [DISCARD[card][2] for card in hero.horde]
    options.append(NONE)
    choice = yield Ask(hero.seat, "end-discard", tuple(options), "DGR-END-4")
    if isinstance(choice, str):  # none
        return
    zone: str = choice[0]
    card: str = choice[1]
    if zone == "hand":
        discard_hand(s, hero, card, "DGR-END-4")
    elif zone == "treasure":
        yield from discard_treasure(s, hero, card, "DGR-TREAS-3")
    else:
        leave_horde(s, hero, card)


def age(s: State, hero: Hero) -> None:
    """What ends with the own turn: bans, and a threshold that was held since the turn before (DGR-EXIT-15)."""
    if hero.bans:
        hero.bans = tuple((action, ends - 1) for action, ends in hero.bans if ends > 1)
    if hero.threshold != NOBODY:
        if hero.is_threshold_old:
            hero.threshold = NOBODY
            s.tell("threshold-left", "DGR-EXIT-15", seat=hero.seat)
        hero.is_threshold_old = not hero.is_threshold_old and hero.threshold != NOBODY
    if hero.resting == 1:
        hero.resting = 0


def next_turn(s: State) -> None:
    """DGR-TURN-1: clockwise; quest and location monsters are there until the end of the turn."""
    if s.foes:
        gone = [foe.card for foe in s.foes if foe.kind == "guardian"]
        s.foes = [foe for foe in s.foes if foe.kind not in ("guardian", "quest")]
        if gone:
            s.wounds = {card: number for card, number in s.wounds.items() if card not in gone}
    s.active = (s.active + 1) % len(s.heroes)
    if s.active == s.start:
        s.round += 1
    s.turns += 1
    s.phase = RESET
