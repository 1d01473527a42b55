"""Luck and decisions parted, and the turning points: what is computed from the marks and the choices."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from undercroft.host.after.plain import Choice, Mark, Parts, Turn

LEAST_SWING: Final = 0.08
"""A smaller change of the chances is no turning point."""
TURNING_POINTS: Final = 3
Effects = Sequence[Sequence[float]]
"""What each choice did to the chances of every seat."""


def parts(start: Sequence[float], end: Sequence[float], choices: Sequence[Choice], effects: Effects) -> list[Parts]:
    """For each seat, what brought it from its chances at the start to those at the end."""
    found = []
    for seat, (first, last) in enumerate(zip(start, end, strict=True)):
        own = sum(effect[seat] for choice, effect in zip(choices, effects, strict=True) if choice.seat == seat)
        others = sum(effect[seat] for choice, effect in zip(choices, effects, strict=True) if choice.seat != seat)
        found.append(Parts(first, last - first - own - others, own, others, last))
    return found


def turning_points(
    marks: Sequence[Mark], choices: Sequence[Choice], effects: Effects, plain: Sequence[Sequence[float]]
) -> list[Turn]:
    """The turns in which the chances changed most, in their order; only what is worth the name."""
    swings = [(_swing(before, after), number) for number, (before, after) in enumerate(pairwise(marks))]
    greatest = sorted((one for one in swings if one[0] >= LEAST_SWING), key=lambda one: (-one[0], one[1]))
    return [_turn(number, marks, choices, effects, plain) for number in sorted(n for _, n in greatest[:TURNING_POINTS])]


def _swing(before: Mark, after: Mark) -> float:
    return max(abs(b - a) for a, b in zip(before.chances, after.chances, strict=True))


def _turn(
    number: int, marks: Sequence[Mark], choices: Sequence[Choice], effects: Effects, plain: Sequence[Sequence[float]]
) -> Turn:
    before, after = marks[number], marks[number + 1]
    changes = [b - a for a, b in zip(before.chances, after.chances, strict=True)]
    seat = max(range(len(changes)), key=lambda one: round(abs(changes[one]), 4))
    inside = [n for n, choice in enumerate(choices) if before.at <= choice.at < after.at]
    choice = [sum(effects[n][one] for n in inside) for one in range(len(changes))]
    dice = [change - made for change, made in zip(changes, choice, strict=True)]
    if inside and abs(choice[seat]) > abs(dice[seat]):
        at = choices[max(inside, key=lambda n: abs(effects[n][seat]))].at
    else:
        sign = 1 if changes[seat] > 0 else -1
        at = max(range(before.at + 1, after.at + 1), key=lambda p: sign * (plain[p][seat] - plain[p - 1][seat]))
    return Turn(number, at, seat, choice, dice)
