"""The chances a thrower would want to know: to hit with each choice of weapons, by the landing table."""

from __future__ import annotations

from fractions import Fraction

from undercroft.games.fighter.rules.demands import demanded, throws_of
from undercroft.games.fighter.rules.throws.landing import hit_chance
from undercroft.games.fighter.state import State
from undercroft.kernel.ask import Ask, Option


def odds(s: State, ask: Ask) -> dict[Option, Fraction]:
    """For weapons: the chance to hit with all that they and the fight demand."""
    if ask.what != "weapons" or not isinstance(ask.options, tuple) or ask.seat in s.rules.real:
        return {}
    return {option: chance_with(s, ask.seat, option) for option in ask.options}


def chance_with(s: State, seat: int, weapons: Option) -> Fraction:
    assert isinstance(weapons, tuple)
    throws = demanded(s) | throws_of(tuple(str(card) for card in weapons))
    return Fraction(hit_chance(throws, s.heroes[seat].hand, s.rules.options)).limit_denominator(1000)
