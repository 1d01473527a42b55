"""Moving: exits, steps, and what happens on entering a location (DGR-MOVE, DGR-EXIT, DGR-CHAL)."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer.content.cards import (
    CARDS,
    HEROES,
    LOCATIONS,
    LOCKED,
    OPEN,
    SIDES,
    TRAPPED,
    TYPE_NUMBER,
    TYPES,
    Exit,
)
from undercroft.games.dungeoneer.content.layout import BACK
from undercroft.games.dungeoneer.rules import effects, solo, wandering
from undercroft.games.dungeoneer.rules.fights import fight, trial, wounds
from undercroft.games.dungeoneer.rules.stats import is_forbidden, passes, way_cost
from undercroft.games.dungeoneer.state import NOBODY, Foe, Hero, State
from undercroft.kernel.ask import Ask, Option, Rules

DECLINE: Final = "decline"
FREE: Final = Exit(OPEN)
GO: Final[tuple[Option, ...]] = tuple(("go", side) for side in SIDES)
TRY: Final[tuple[Option, ...]] = tuple(("try", side) for side in SIDES)


def exit_state(s: State, place: str, side: int) -> Exit:
    """DGR-DATA-11, from strong to weak: held by a threshold, opened this turn, changed by a card, printed."""
    return _as_it_is(s, place, side, s.layout.exits[place][side])


def _as_it_is(s: State, place: str, side: int, printed: Exit) -> Exit:
    """The same, for who has looked up what is printed."""
    if printed.state == OPEN and not s.exit_changes:
        return printed
    if (s.opened and (place, side) in s.opened) or _is_held(s, place, side):
        return FREE
    if s.exit_changes:
        for changed, changed_side, state, _ in reversed(s.exit_changes):  # DGR-GOLD-2: the last one played
            if changed == place and changed_side == side:
                return state
    return printed


def _is_held(s: State, place: str, side: int) -> bool:
    """DGR-EXIT-13: open for everybody in both directions while somebody stands on the threshold."""
    for hero in s.heroes:
        if hero.threshold == NOBODY:
            continue
        if hero.at == place:
            if hero.threshold == side:
                return True
        elif hero.at == s.layout.near[place][side] and hero.threshold == BACK[side]:
            return True
    return False


def offer_ways(s: State, hero: Hero, options: list[Option]) -> None:
    """Where the hero may step to, or which exit he may try; he has at least 1 MP (DGR-EXIT-11)."""
    place = hero.at
    printed = s.layout.exits[place]
    for side, _ in s.layout.ways[place]:
        state = _as_it_is(s, place, side, printed[side]).state
        is_open = state == OPEN or passes(hero, state)
        options.append(GO[side] if is_open else TRY[side])


def links(s: State, hero: Hero) -> list[Option]:
    """Sewers and portals (DGR-SEWER, DGR-PORTAL)."""
    here = LOCATIONS[hero.at]
    options: list[Option] = []
    if here.sewer and hero.mp >= way_cost(hero, "sewer") and not is_forbidden(s, hero, "sewer"):
        options += [("sewer", place) for place in sewer_ends(s, hero.at)]
    if here.portal and hero.mp >= way_cost(hero, "portal") and not is_forbidden(s, hero, "portal"):
        options += [("portal", place) for place in portal_ends(s, hero.at)]
    return options


def sewer_ends(s: State, place: str) -> list[str]:
    """DGR-SEWER-2: other locations on the map with the same letter."""
    known = s.layout.sewers.get(place)
    if known is None:
        letter = LOCATIONS[place].sewer
        known = [other for other in s.layout.spots if letter and LOCATIONS[other].sewer == letter and other != place]
        s.layout.sewers[place] = known
    return known


def portal_ends(s: State, place: str) -> list[str]:
    """DGR-PORTAL-1: between the portals of the wilderness and the entrance of the dungeon, if both are there."""
    here = LOCATIONS[place]
    if not here.portal or s.options.sets != "both":
        return []
    if here.set == "wilderness":
        return [o for o in s.layout.spots if LOCATIONS[o].set == "dungeon" and LOCATIONS[o].is_entrance]
    return [o for o in s.layout.spots if LOCATIONS[o].portal and LOCATIONS[o].set == "wilderness"]


def go(s: State, hero: Hero, side: int) -> bool:
    """DGR-MOVE-1: one step for 1 MP through an exit that is open to him; True if he meets something there."""
    if exit_state(s, hero.at, side).state != OPEN:
        s.opened |= {(hero.at, side)}
    hero.mp -= 1
    set_foot(s, hero, s.layout.near[hero.at][side])
    if meets(s, hero):
        return True
    collect(s, hero)
    return False


def try_exit(s: State, hero: Hero, side: int) -> Rules[None]:
    """A trapped or locked exit demands a test; passed or failed, it is open afterwards (DGR-EXIT-7 to DGR-EXIT-12)."""
    place = hero.at
    exit_ = exit_state(s, place, side)
    clause = "DGR-EXIT-7" if exit_.state == TRAPPED else "DGR-EXIT-9"
    success = yield from trial.take_test(s, hero, exit_.attribute, exit_.value, "exit", clause)
    s.opened |= {(place, side)}  # DGR-EXIT-8
    if success:
        return
    if exit_.state == TRAPPED:
        yield from wounds.suffer(s, hero, 1, "exit", NOBODY)
    elif exit_.state == LOCKED:
        hero.mp -= 1
        if not hero.mp:  # DGR-EXIT-12
            hero.threshold, hero.is_threshold_old = side, False
            s.tell("threshold", "DGR-EXIT-12", seat=hero.seat, side=SIDES[side])


def link(s: State, hero: Hero, kind: str, place: str) -> Rules[None]:
    """DGR-SEWER-3: entering voluntarily, without a test of an exit."""
    hero.mp -= way_cost(hero, kind)
    yield from enter(s, hero, place)


def put(s: State, hero: Hero, place: str) -> None:
    """The figure stands there; nothing else happens (DGR-MOVE-8, DGR-CHAL-2)."""
    hero.at = place
    hero.threshold, hero.is_threshold_old = NOBODY, False  # DGR-EXIT-15
    if s.foes:  # who has gone away from a guardian or a quest monster has left it behind
        s.foes = [f for f in s.foes if f.target != hero.seat or f.at == place or f.kind not in ("guardian", "quest")]


def enter(s: State, hero: Hero, place: str) -> Rules[None]:
    """DGR-MOVE-3: enter, points, then challenge and other effects of the location."""
    set_foot(s, hero, place)
    yield from meet(s, hero)


def set_foot(s: State, hero: Hero, place: str) -> None:
    """He stands there by his own will."""
    put(s, hero, place)
    if hero.seat == s.active:
        s.has_moved = True
    if s.listener is not None:
        s.tell("enters", "DGR-MOVE-1", seat=hero.seat, place=place)


def collect(s: State, hero: Hero) -> None:
    """DGR-MOVE-4, DGR-MOVE-5: the points of a location that he has not visited in this turn."""
    if hero.at not in s.visited:
        s.visited += (hero.at,)
        award(s, hero)


def meets(s: State, hero: Hero) -> bool:
    """Is there more than points to be had where he has entered?"""
    location = LOCATIONS[hero.at]
    if location.is_eventful or s.horde_at == hero.at or s.is_solo:
        return True
    for other in s.heroes:  # noqa: SIM110 - a generator would cost more than the loop
        if other.at == hero.at and HEROES[other.kind].takes_toll:
            return True
    return False


def meet(s: State, hero: Hero) -> Rules[None]:
    """Tolls, points, then whatever the location has in store (DGR-GOLD-5)."""
    place = hero.at
    yield from _toll(s, hero)
    collect(s, hero)
    location = LOCATIONS[place]
    if location.challenge is not None:
        yield from challenge(s, hero)
    if location.on_enter and hero.at == place:
        c = effects.Context(hero.seat, hero, "location", place, "DGR-CHAL-10")
        yield from effects.perform(s, location.on_enter, c)
    if location.guardian is not None and hero.at == place:
        yield from _guardian(s, hero)
    if s.horde_at and s.horde_at == hero.at:
        yield from wandering.meet_horde(s, hero)
    if s.is_solo and hero.at:
        solo.check_home(s, hero)


def award(s: State, hero: Hero, clause: str = "DGR-MOVE-4") -> None:
    """DGR-END-1, DGR-MOVE-4: the glory and peril of the location, once a turn; DGR-SOLO-10: only the glory."""
    location = LOCATIONS[hero.at]
    s.awarded += (hero.at,)
    peril = 0 if s.is_solo else location.peril
    hero.glory += location.glory
    hero.peril += peril
    if s.listener is not None:
        s.tell("award", clause, seat=hero.seat, place=hero.at, glory=location.glory, peril=peril)
    if location.glory and hero.banes:
        for card in hero.banes:
            for ability in CARDS[card].abilities:
                if ability.when == "on award":
                    effects.gain_glory(s, hero, ability.effects[0][2], "DGR-BANE-2")


def challenge(s: State, hero: Hero) -> Rules[None]:
    """DGR-CHAL-1, DGR-MOVE-7: met at every entering in the own turn."""
    met = LOCATIONS[hero.at].challenge
    assert met is not None
    if passes(hero, met.kind):
        return
    clause = {"pit": "DGR-CHAL-3", "spear": "DGR-CHAL-5"}.get(met.kind, "DGR-CHAL-8")
    c = effects.Context(hero.seat, hero, met.kind, hero.at, clause)
    yield from effects.perform(s, (met.test,), c)


def _toll(s: State, hero: Hero) -> Rules[None]:
    """What other heroes may take from somebody who comes to them in his own turn."""
    for other in s.heroes_at(hero.at):
        if other is hero or hero.seat != s.active:
            continue
        for ability in HEROES[other.kind].abilities:
            if ability.when == "on enter" and other.kind not in other.used:
                other.used |= {other.kind}
                c = effects.Context(other.seat, other, "card", other.kind, "DGR-HERO-2")
                c.it = hero
                yield from effects.perform(s, ability.effects, c)


def left_neighbour(s: State, hero: Hero) -> int:
    """DGR-REWARD-5, DGR-REWARD-8: who plays quest and location monsters; NOBODY is the program."""
    if s.is_solo:
        return NOBODY
    if s.is_campaign:  # DGR-CAMP-16
        return s.lord
    for other in s.heroes[hero.seat + 1 :] + s.heroes[: hero.seat]:
        if not other.is_out:
            return other.seat
    return NOBODY


def _guardian(s: State, hero: Hero) -> Rules[None]:
    """DGR-CHAL-11: a fresh monster may attack once, and can be duelled while he stays."""
    s.foes = [foe for foe in s.foes if foe.kind != "guardian" or foe.target != hero.seat]
    if hero.at in s.wounds:
        s.wounds = {card: number for card, number in s.wounds.items() if card != hero.at}
    foe = Foe(hero.at, left_neighbour(s, hero), hero.at, "guardian", hero.seat)
    s.foes.append(foe)
    yield from monster_attacks(s, foe, hero, "DGR-CHAL-11")


def monster_attacks(s: State, foe: Foe, hero: Hero, clause: str) -> Rules[None]:
    """The left neighbour decides whether it attacks and how (DGR-QBTY-1, DGR-RULING-41)."""
    types = [TYPES[t] for t in foe.stats.standard]
    if foe.seat == NOBODY:  # DGR-SOLO-28
        chosen = TYPES[solo.best_type(s, foe, hero)]
    else:
        chosen = yield Ask(foe.seat, "monster", (*types, DECLINE), clause, {"card": foe.card, "target": hero.seat})
    if chosen == DECLINE:
        s.tell("monster-waits", clause, card=foe.card, seat=hero.seat)
        return
    yield from fight.attack(s, foe, hero, TYPE_NUMBER[chosen])
