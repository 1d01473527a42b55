"""Moving: steps, tests of exits, and what happens on entering a location (DGR-MOVE, DGR-EXIT, DGR-CHAL)."""

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
)
from undercroft.games.dungeoneer.rules import wandering, windows
from undercroft.games.dungeoneer.rules.cards import effects
from undercroft.games.dungeoneer.rules.fights import fight, trial, wounds
from undercroft.games.dungeoneer.rules.quests import check_home
from undercroft.games.dungeoneer.rules.stats import best_type, passes, way_cost
from undercroft.games.dungeoneer.rules.ways import exit_state, put
from undercroft.games.dungeoneer.state import NOBODY, Foe, Hero, State
from undercroft.kernel.ask import Ask, Rules

DECLINE: Final = "decline"


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
    """Tolls, points, then whatever the location has in store for him (DGR-GOLD-5), not for who comes in his place."""
    place, kind = hero.at, hero.kind
    yield from _toll(s, hero)
    collect(s, hero)
    location = LOCATIONS[place]
    if location.challenge is not None:
        yield from challenge(s, hero)
    if location.on_enter and hero.at == place and hero.kind == kind:
        c = effects.Context(hero.seat, hero, "location", place, "DGR-CHAL-10")
        yield from effects.perform(s, location.on_enter, c)
    if location.guardian is not None and hero.at == place and hero.kind == kind:
        yield from _guardian(s, hero)
    if s.horde_at and s.horde_at == hero.at == place and hero.kind == kind:  # DGR-CHERO-6
        yield from wandering.meet_horde(s, hero)
    if s.is_solo and hero.at:
        check_home(s, hero)


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
        chosen = TYPES[best_type(s, foe, hero)]
    else:
        chosen = yield Ask(foe.seat, "monster", (*types, DECLINE), clause, {"card": foe.card, "target": hero.seat})
    if chosen == DECLINE:
        s.tell("monster-waits", clause, card=foe.card, seat=hero.seat)
        return
    if (yield from windows.challenge(s, foe, hero)):  # DGR-RULING-96
        yield from fight.attack(s, foe, hero, TYPE_NUMBER[chosen])
