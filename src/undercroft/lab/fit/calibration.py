"""Is an outlook true? Of the positions that it calls 30 %, three in ten should be won."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

from undercroft.lab.fit.positions import Position

AIMS: Final = (30, 50, 70)
"""Where it has to be true."""
BEARABLE: Final = 0.05


class Bin(NamedTuple):
    """The positions that are called about the same."""

    percent: int
    positions: int
    called: float
    won: float
    error: float
    """The standard error of the difference; positions of one game hang together."""

    @property
    def is_true(self) -> bool:
        return abs(self.called - self.won) <= BEARABLE


def calibration(positions: Sequence[Position]) -> list[Bin]:
    """Ten per cent by ten. Of each position one seat is looked at, lest two seats make 50 % true by themselves."""
    bins: dict[int, list[tuple[int, float, float]]] = {}
    for position in positions:
        seat = position.game % len(position.chances)
        called = position.chances[seat]
        bins.setdefault(round(10 * called) * 10, []).append((position.game, called, position.won[seat]))
    return [_bin(percent, found) for percent, found in sorted(bins.items())]


def _bin(percent: int, found: list[tuple[int, float, float]]) -> Bin:
    off: dict[int, float] = {}
    for game, called, won in found:
        off[game] = off.get(game, 0.0) + won - called
    error = sqrt(sum(one * one for one in off.values())) / len(found)
    called = sum(called for _, called, _ in found) / len(found)
    return Bin(percent, len(found), called, sum(won for _, _, won in found) / len(found), error)


def is_calibrated(bins: Sequence[Bin]) -> bool:
    """True where it is aimed at."""
    return all(one.is_true for one in bins if one.percent in AIMS)


def show(console: Console, bins: Sequence[Bin], title: str) -> None:
    """The table for a person, with a bar for the eye."""
    table = Table("called", title=title)
    for name in ("positions", "mean called", "won", "difference", "standard error"):
        table.add_column(name, justify="right")
    table.add_column("won, of 20")
    for one in bins:
        figures = (f"{one.called:.1%}", f"{one.won:.1%}", f"{one.won - one.called:+.1%}", f"{one.error:.1%}")
        table.add_row(f"{one.percent} %", str(one.positions), *figures, "█" * round(20 * one.won))
    console.print(table)
