"""The measures of a report: one figure of many games, as `content/balance.toml` describes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, median

from undercroft.lab.balance.plan import BadBalance, Measure
from undercroft.lab.balance.shares import interval_of_mean, interval_of_median
from undercroft.lab.balance.sheet import NOTHING, Cell, Figure, between
from undercroft.lab.report import quantile, wilson
from undercroft.lab.simulate import Played

OF_A_GAME = ("games", "length", "answers", "won", "shared", "unfinished")


@dataclass(frozen=True)
class Measured:
    """A figure and its 95 % interval; no value where there was nothing to measure."""

    measure: Measure
    value: float | tuple[float, float] | None
    interval: tuple[float, float] | None = None

    @property
    def form(self) -> str:
        return f".{self.measure.digits}{'%' if self.measure.figure == 'share' else 'f'}"

    @property
    def cell(self) -> Figure:
        if self.value is None:
            return NOTHING
        if isinstance(self.value, tuple):
            return between(self.value, self.form)
        return Figure(self.value, format(self.value, self.form))

    @property
    def interval_cell(self) -> Cell:
        return between(self.interval, self.form) if self.interval is not None else NOTHING


def measured(measure: Measure, played: Sequence[Played]) -> Measured:
    """The figure of these games."""
    values = [value for one in played for value in _values(measure, one)]
    within = [value for value in values if _is_within(measure, value)]
    if measure.figure == "share":
        return _share(measure, values, within)
    if measure.figure == "count":
        return Measured(measure, sum(within))
    if not within:
        return Measured(measure, None)
    if measure.figure == "mean":
        return Measured(measure, fmean(within), interval_of_mean(within))
    if measure.figure == "median":
        return Measured(measure, median(within), interval_of_median(within))
    low, high = quantile(within, 0.1), quantile(within, 0.9)
    return Measured(measure, (low, high) if measure.figure == "middle" else low if measure.figure == "low" else high)


def _share(measure: Measure, values: Sequence[float], within: Sequence[float]) -> Measured:
    """The share of the values that are within the range; without one, of those that are not nothing."""
    if not values:
        return Measured(measure, None)
    has_range = measure.least is not None or measure.most is not None
    count = len(within) if has_range else sum(map(bool, values))
    return Measured(measure, count / len(values), wilson(count, len(values)))


def _is_within(measure: Measure, value: float) -> bool:
    return (measure.least is None or value >= measure.least) and (measure.most is None or value <= measure.most)


def _values(measure: Measure, one: Played) -> list[float]:
    """What one game has of it: a value for the game, or one for each seat."""
    if measure.told:
        found = [told for told in one.told if told.kind in measure.told]
        return [sum(told.clause == measure.clause or not measure.clause for told in found)]
    if measure.of in OF_A_GAME:
        return [_of_a_game(measure, one)]
    if measure.of not in one.statistics:
        known = ", ".join((*OF_A_GAME, *one.statistics))
        raise BadBalance(f"{measure.head!r} is to be a figure of {measure.of!r}, which is none of {known}")
    values = one.statistics[measure.of]
    if any(isinstance(value, str) for value in values):
        raise BadBalance(f"{measure.head!r} is to be a figure of {measure.of!r}, which are words and no numbers")
    numbers = [float(value) for value in values]
    if measure.seat is not None:
        numbers = numbers[measure.seat : measure.seat + 1]
    return [max(numbers)] if measure.best and numbers else numbers


def _of_a_game(measure: Measure, one: Played) -> float:
    if measure.of == "won":
        return bool(one.winners) if measure.seat is None else measure.seat in one.winners
    if measure.of == "shared":
        return len(one.winners) > 1
    if measure.of == "unfinished":
        return not one.over
    return {"games": 1, "length": one.length, "answers": one.answers}[measure.of]
