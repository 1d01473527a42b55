"""The throw: by the landing table, by the physics of an aimed launch, or by hand at a real table (FIG-THROW)."""

from __future__ import annotations

from undercroft.games.fighter.content.cards import BIT, names_in
from undercroft.games.fighter.rules.throws.landing import landing_ask
from undercroft.games.fighter.rules.throws.launch import aimed_throw
from undercroft.games.fighter.rules.throws.real import enter_throw
from undercroft.games.fighter.state import NOBODY, Hero, State, Throwing, die_name
from undercroft.kernel.ask import Ask, Option, Rules

BORROWED = BIT["borrowed-hand"]


def throw(s: State, hero: Hero, die: int, throws: int, weapons: tuple[str, ...] = ()) -> Rules[tuple[str, str]]:
    """FIG-FIGHT-6: throw the die; gives back the place where it rests and the face that is up."""
    if throws and s.listener is not None:
        s.tell("demands", "FIG-WEAP-7", seat=hero.seat, throws=list(names_in(throws)))
    is_real = hero.seat in s.rules.real
    # by the landing table nothing depends on whose hand it is
    lender = (yield from _lender(s, hero)) if throws & BORROWED and (is_real or s.rules.is_physical) else NOBODY
    s.throwing = Throwing(hero.seat, die, throws, lender, weapons)
    if is_real:
        landing = yield from enter_throw(s, hero, throws)
    elif s.rules.is_physical:
        landing = yield from aimed_throw(s, hero, die, throws, lender)
    else:
        landing = yield landing_ask(throws, hero.hand, s.rules.options)
    s.throwing = None
    if s.listener is not None:
        place, face = landing
        s.tell("landed", "FIG-JUDGE-8", seat=hero.seat, die=die_name(die), rest=place, face=face)
    return landing


def _lender(s: State, hero: Hero) -> Rules[int]:
    """Whose hand it is: of the next player (FIG-EDDE-5), of any other (FIG-EDIT-5), or nobody's (FIG-RULING-54)."""
    count = len(s.heroes)
    if count == 1:
        return NOBODY
    if not s.rules.any_lender or count == 2:
        return (hero.seat + 1) % count
    others: tuple[Option, ...] = tuple([other.seat for other in s.heroes if other is not hero])
    lender: int = yield Ask(hero.seat, "lender", others, "FIG-EDIT-5")
    return lender
