"""Real dice: people throw at a real target and enter what happened (FIG-REAL)."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

from undercroft.games.fighter.content.cards import names_in
from undercroft.games.fighter.rules.throws.landing import WORST
from undercroft.games.fighter.state import Hero, State
from undercroft.kernel.ask import Ask, Option, Rules

YES_NO: Final = ("yes", "no")
PLACES: Final[tuple[Option, ...]] = (*WORST, *(("doubtful", one, other) for one, other in combinations(WORST, 2)))
"""FIG-REAL-3: where the die rests, or two places between which it is in doubt."""


def enter_throw(s: State, hero: Hero, throws: int) -> Rules[tuple[str, str]]:
    """The thrower enters, another player confirms, and on dispute the leader decides (FIG-REAL-6)."""
    s.tell("throw-real", "FIG-REAL-2", seat=hero.seat, throws=list(names_in(throws)))
    landing = yield from _entry(hero.seat, throws)
    if len(s.heroes) == 1:
        return landing
    witness = (hero.seat + 1) % len(s.heroes)
    s.tell("entered", "FIG-REAL-3", seat=hero.seat, rest=landing[0], face=landing[1])
    agrees = yield Ask(witness, "entry-confirm", ("confirm", "dispute"), "FIG-REAL-6", _about(hero, landing))
    if agrees == "confirm":
        return landing
    s.tell("disputed", "FIG-REAL-6", seat=witness, target=s.leader)
    return (yield from _entry(s.leader, throws))


def _about(hero: Hero, landing: tuple[str, str]) -> dict[str, object]:
    return {"target": hero.seat, "rest": landing[0], "face": landing[1]}


def _entry(seat: int, throws: int) -> Rules[tuple[str, str]]:
    """FIG-REAL-3: bounced or not, which special throws were done, the place, and the symbol."""
    has_bounced = (yield Ask(seat, "entry-bounce", YES_NO, "FIG-REAL-3")) == "yes"
    done = (yield Ask(seat, "entry-done", done_choices(throws), "FIG-REAL-3")) if throws else ()
    place = yield Ask(seat, "entry-place", PLACES, "FIG-REAL-3")
    face = "symbol" if (yield Ask(seat, "entry-symbol", YES_NO, "FIG-REAL-3")) == "yes" else "plain"
    return verdict(has_bounced, len(done) == len(names_in(throws)), place), face


@cache
def done_choices(throws: int) -> tuple[Option, ...]:
    """Any of the special throws that were to be done."""
    names = names_in(throws)
    return tuple(chosen for size in range(len(names), -1, -1) for chosen in combinations(names, size))


def verdict(has_bounced: bool, is_fulfilled: bool, place: Option) -> str:
    """FIG-REAL-5: judged as the physics would be (FIG-JUDGE-1)."""
    if not has_bounced:
        return "no-bounce"
    if not is_fulfilled:
        return "failed"
    if isinstance(place, tuple):  # FIG-REAL-4
        return min((str(one) for one in place[1:]), key=WORST.index)
    return str(place)
