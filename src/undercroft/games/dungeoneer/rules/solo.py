"""The solo game: the cards of the peril deck are turned up against the hero (DGR-SOLO)."""

from __future__ import annotations

from undercroft.games.dungeoneer.content.cards import CARDS, LOCATIONS, SIDES, WALL
from undercroft.games.dungeoneer.rules import building, hero_phase, phases, windows
from undercroft.games.dungeoneer.rules.cards import decks
from undercroft.games.dungeoneer.rules.cards.banes import strike
from undercroft.games.dungeoneer.rules.cards.hand import attach
from undercroft.games.dungeoneer.rules.cards.notes import BEFORE_ROLL
from undercroft.games.dungeoneer.rules.fights import encounter
from undercroft.games.dungeoneer.rules.stats import best_type
from undercroft.games.dungeoneer.state import HORDE, NOBODY, PERIL, Foe, Hero, State
from undercroft.kernel.ask import Draw, Rules, roll


def turn(s: State) -> Rules[None]:
    """DGR-SOLO-9: reset, building, hero, dungeonlord, end."""
    hero = s.hero()
    if s.phase == phases.RESET:
        yield from phases.reset_phase(s, hero)
        s.phase = phases.BUILD
    if s.phase == phases.BUILD:
        yield from building.build(s, hero, "DGR-BUILD-1")
        s.phase = phases.HERO
    if s.phase == phases.HERO:
        yield from hero_phase.hero_phase(s, hero)
        s.phase = phases.LORD
    if not s.is_finished:  # DGR-RULING-93
        yield from _lord_phase(s, hero)
    yield from phases.end_phase(s, hero)
    phases.next_turn(s)


# --- phase 4 --------------------------------------------------------------------------------------------------------


def _lord_phase(s: State, hero: Hero) -> Rules[None]:
    """DGR-SOLO-11, DGR-SOLO-14, DGR-SOLO-16: turn up cards; banes first, then monsters and traps."""
    cards = yield from _turn_up(s, hero)
    banes = [card for card in cards if CARDS[card].kind == "bane"]
    for card in banes:
        yield from _bane(s, hero, card)
    played = [card for card in cards if card not in banes]
    for card in played:
        _lay(s, hero, card)
    if any(CARDS[card].kind == "monster" for card in played):
        for card in hero.horde:  # DGR-SOLO-20: after it
            _lay(s, hero, card)
        hero.horde = ()
    _attach_open_banes(s)
    _choose_types(s, hero)
    if s.foes:
        yield from encounter.resolve(s, None)
        yield from windows.anytime(s, with_active=True)  # DGR-SOLO-26: what is left may be used against them
        _clear(s, hero, played)


def _turn_up(s: State, hero: Hero) -> Rules[list[str]]:
    """DGR-SOLO-11: as many dice as the peril of the location; each at most that number turns up a card."""
    peril = LOCATIONS[hero.at].peril
    if not peril:
        return []
    faces = yield roll(hero.seat, peril, "DGR-SOLO-11", "encounter-roll")
    cards = []
    for face in faces:
        if face <= peril:
            card = yield from decks.draw(s, PERIL, "DGR-SOLO-11", "draw-peril")
            if card:
                cards.append(card)
                s.limbo += (card,)
    if cards:
        s.tell("turned-up", "DGR-SOLO-11", seat=hero.seat, dice=faces, cards=cards)
    else:
        s.tell("nothing-came", "DGR-SOLO-11", seat=hero.seat, dice=faces)
    return cards


def _bane(s: State, hero: Hero, card: str) -> Rules[None]:
    """DGR-SOLO-13, DGR-SOLO-15: it strikes without cost, or waits for what it concerns."""
    row = CARDS[card]
    s.limbo = tuple(other for other in s.limbo if other != card)
    if row.bearer or row.situation == BEFORE_ROLL:
        s.open_banes += (card,)
        return
    detail: list[object] = []
    if row.play and row.play[0][0] == "exit":
        exits = s.layout.exits[hero.at]
        sides = tuple(SIDES[side] for side in range(4) if exits[side].state != WALL)
        detail.append((yield Draw(sides, "DGR-SOLO-13", "solo-detail")))
    yield from strike(s, NOBODY, card, hero, detail)


def _lay(s: State, hero: Hero, card: str) -> None:
    kind = "trap" if CARDS[card].kind == "trap" else "encounter"
    s.limbo = tuple(other for other in s.limbo if other != card)
    s.foes.append(Foe(card, NOBODY, hero.at, kind, hero.seat))


def _attach_open_banes(s: State) -> None:
    """DGR-SOLO-15: open banes fall upon the first fitting card."""
    for card in s.open_banes:
        kind = {"own monster": "encounter", "own trap": "trap"}.get(CARDS[card].bearer, "")
        foe = next((foe for foe in s.foes if foe.kind == kind), None)
        if foe is not None:
            s.open_banes = tuple(other for other in s.open_banes if other != card)
            attach(s, card, foe.card)


def _choose_types(s: State, hero: Hero) -> None:
    """DGR-SOLO-17, DGR-RULING-94: with the values that they really have."""
    for foe in s.foes:
        if foe.kind == "encounter":
            foe.type = best_type(s, foe, hero)


def _clear(s: State, hero: Hero, played: list[str]) -> None:
    """DGR-SOLO-18: all monsters are discarded; DGR-SOLO-19: but one may join the horde."""
    left = [foe.card for foe in s.foes if foe.kind == "encounter"]
    s.foes = []
    hero.horde += tuple(card for card in left if card not in played)
    fresh = [card for card in left if card in played]
    joins = ""
    if s.options.solo_horde and fresh and len(hero.horde) < HORDE:
        joins = max(fresh, key=lambda card: CARDS[card].cost)
        hero.horde += (joins,)
        s.tell("survivor", "DGR-SOLO-19", seat=hero.seat, card=joins, goes="horde")
    for card in fresh:
        if card != joins:
            decks.discard(s, card)
