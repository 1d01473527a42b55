"""What became of each card: how often it was shown, taken or played, and how those fared who had it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from undercroft.lab.balance.plan import FILLED, ThingColumn, Things, ThingsAim
from undercroft.lab.balance.settings import Setting
from undercroft.lab.balance.shares import verdict
from undercroft.lab.balance.sheet import NOTHING, Cell, Sheet, number, percent
from undercroft.lab.report import wilson
from undercroft.lab.simulate import Played

Line = tuple[str, ...]
"""What the line of a thing begins with; things that begin alike are one."""


def sheet_of_things(
    section: Things, setting: Setting, played: Sequence[Played], about: Mapping[str, Sequence[str]]
) -> Sheet:
    """One line for each thing that was told of."""
    counts = {column.head: Counted(column, section.thing, about, played) for column in section.columns}
    seen = {line for counted in counts.values() for line in counted.told + counted.per}
    lines = [line for line in dict.fromkeys(map(tuple, about.values())) if line in seen]
    if section.sort:
        lines.sort(key=lambda line: -(counts[section.sort].figure(line) or 0.0))
    rows = [[*line, *(counted.cell(line) for counted in counts.values())] for line in lines]
    filled = dict(zip(FILLED, (setting.seats, setting.seats + 1), strict=True))
    note = section.note
    if section.aim is not None:
        note += said_of_aim(section.aim, counts[section.aim.column], lines)
    heads = [*section.head, *counts]
    return Sheet(heads, rows, section.title.format(**filled), section.text.format(**filled), note)


class Counted:
    """How often each thing was told of, for one column."""

    def __init__(
        self, column: ThingColumn, thing: str, about: Mapping[str, Sequence[str]], played: Sequence[Played]
    ) -> None:
        self.column = column
        self.told: Counter[Line] = Counter()
        self.per: Counter[Line] = Counter()
        self.won: dict[Line, float] = {}
        for one in played:
            self._count(one, thing, about)

    def _count(self, one: Played, thing: str, about: Mapping[str, Sequence[str]]) -> None:
        column, is_first = self.column, True
        for told in one.told:
            is_counted = told.kind in column.told and is_first
            if is_counted or told.kind in column.per:
                facts = {**told.facts, **told.secret}
                line = tuple(about[facts[thing]])
                self.per[line] += told.kind in column.per
                self.told[line] += is_counted
                if is_counted and facts.get("seat") in one.winners:
                    self.won[line] = self.won.get(line, 0.0) + 1 / len(one.winners)
            if column.first_after:
                is_first = told.kind == column.first_after or (is_first and told.kind not in column.told)

    def figure(self, line: Line) -> float | None:
        """The number of times, or the share; None if there is nothing to divide by."""
        if self.column.won:
            return self.won.get(line, 0.0) / self.told[line] if self.told[line] else None
        if self.column.per:
            return self.told[line] / self.per[line] if self.per[line] else None
        return self.told[line]

    def cell(self, line: Line) -> Cell:
        found = self.figure(line)
        if found is None:
            return NOTHING
        return percent(found) if self.column.per or self.column.won else number(found)

    @property
    def mean(self) -> float:
        return self.told.total() / max(1, self.per.total())


def said_of_aim(aim: ThingsAim, counted: Counted, lines: Sequence[Line]) -> str:
    """Which things are told of too seldom or too often, if any are."""
    most = aim.times_the_mean * counted.mean
    wrong: dict[str, list[str]] = {}
    for line in lines:
        share = counted.figure(line)
        if share is not None and counted.per[line]:
            told, per = counted.told[line], counted.per[line]
            interval = wilson(min(told, per), per)
            wrong.setdefault(verdict(share, interval, aim.least, most), []).append(line[0])
    said = [f"missed by {', '.join(wrong['missed'])}"] if "missed" in wrong else []
    said += [f"not refuted for {', '.join(wrong['not refuted'])}"] if "not refuted" in wrong else []
    wanted = f"*{aim.column}* is {aim.least:.0%} or more, and no more than {aim.times_the_mean:g} times the mean"
    return f"The aim that {wanted}: {'; '.join(said) or 'met'}."
