"""The sections of a report: from the games of its tables to sheets of figures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from statistics import median
from typing import Any, Final

from undercroft.kernel.game import Game
from undercroft.lab.balance.measures import Measured, measured
from undercroft.lab.balance.plan import (
    AnySection,
    Grid,
    Groups,
    Lines,
    Own,
    Plan,
    Ratios,
    Rounds,
    Section,
    Things,
    Value,
)
from undercroft.lab.balance.read import function_of
from undercroft.lab.balance.settings import Setting, chosen
from undercroft.lab.balance.shares import (
    Share,
    interval_of_median,
    interval_of_ratio,
    ratio,
    ratio_by_chance,
    shares_of,
    verdict,
    words_of,
    worst_of,
)
from undercroft.lab.balance.sheet import EMPTY, NOTHING, Cell, Figure, Sheet, between, number, percent
from undercroft.lab.balance.things import sheet_of_things
from undercroft.lab.report import quantile, wilson
from undercroft.lab.simulate import Played

BAR: Final = 20
"""How long the bar of three times the fair share is."""
INF: Final = float("inf")


class Games:
    """All games of a report, and what they are asked about."""

    def __init__(self, game: Game[Any], plan: Plan, played: Mapping[Setting, Sequence[Played]]) -> None:
        self.game, self.plan, self.played = game, plan, played

    def of(self, section: Section) -> list[Setting]:
        return chosen(section, tuple(self.played))

    def measured(self, name: str, setting: Setting) -> Measured:
        return measured(self.plan.measures[name], self.played[setting])

    def shares(self, setting: Setting, group: str) -> list[Share]:
        return shares_of(setting, self.played[setting], group)


def sheets(section: AnySection, games: Games) -> Iterator[Sheet]:
    """The sheets of one section."""
    match section:
        case Lines():
            yield _lines(section, games)
        case Grid():
            yield _grid(section, games)
        case Groups():
            yield from _groups(section, games)
        case Rounds():
            yield _rounds(section, games)
        case Ratios():
            yield _ratios(section, games)
        case Things():
            about: Mapping[str, Sequence[str]] = function_of(games.game, section.function)()
            for setting in games.of(section):
                yield sheet_of_things(section, setting, games.played[setting], about)
        case Own():
            yield _own(section, games)


def _place(value: Value) -> Cell:
    """A place on an axis as the beginning of a line."""
    return value if isinstance(value, str) else Figure(value, str(value))


# --- lines ---


def _lines(section: Lines, games: Games) -> Sheet:
    head = [section.head or section.by]
    for name in section.measures:
        measure = games.plan.measures[name]
        head += [measure.head, "95 %"] if measure.interval else [measure.head]
    head += ["aim", "verdict"] if section.aims else []
    rows = []
    for setting in games.of(section):
        found = [games.measured(name, setting) for name in section.measures]
        row = [_place(setting.places[section.by])]
        for one in found:
            row += [one.cell, one.interval_cell] if one.measure.interval else [one.cell]
        if section.aims:
            row += _aim(found[0], section.aims.get(str(setting.places[section.by])))
        rows.append(row)
    return Sheet(head, rows, section.title, section.text, section.note)


def _aim(found: Measured, aim: tuple[float, float] | None) -> list[Cell]:
    """What was wanted, and whether it was met."""
    if aim is None or not isinstance(found.value, float | int):
        return ["", ""]
    interval = found.interval or (found.value, found.value)
    return [between(aim, found.form), verdict(found.value, interval, *aim)]


# --- grids ---


def _grid(section: Grid, games: Games) -> Sheet:
    cells = _shares_by_place(section, games) if section.group else _measured_by_place(section, games)
    at_left = list(dict.fromkeys(row for row, _ in cells))
    above = list(dict.fromkeys(column for _, column in cells))
    if section.group:
        at_left, above = (
            sorted(places) if axis == section.group else places
            for axis, places in ((section.rows, at_left), (section.columns, above))
        )
    call = function_of(games.game, section.names)("en") if section.names else {}
    rows: list[list[Cell]] = [
        [_called(row, call), *(cells.get((row, column), EMPTY) for column in above)] for row in at_left
    ]
    for more in section.more:
        at = [s for s in games.of(section) if all(s.places[axis] == place for axis, place in more.at.items())]
        by_column = {setting.places[section.columns]: games.measured(more.measure, setting).cell for setting in at}
        rows.append([more.label, *(by_column.get(column, EMPTY) for column in above)])
    head = [section.head or section.rows, *(call.get(str(column), str(column)) for column in above)]
    return Sheet(head, rows, section.title, section.text, section.note)


def _called(place: Value, names: Mapping[str, str]) -> Cell:
    return names.get(place, place) if isinstance(place, str) else _place(place)


def _measured_by_place(section: Grid, games: Games) -> dict[tuple[Value, Value], Cell]:
    return {
        (setting.places[section.rows], setting.places[section.columns]): games.measured(section.measure, setting).cell
        for setting in games.of(section)
    }


def _shares_by_place(section: Grid, games: Games) -> dict[tuple[Value, Value], Cell]:
    """The share of wins of each of the group, at each place of the other axis."""
    found: dict[tuple[Value, Value], Cell] = {}
    for setting in games.of(section):
        for share in games.shares(setting, section.group):
            if section.rows == section.group:
                found[share.name, setting.places[section.columns]] = percent(share.part)
            else:
                found[setting.places[section.rows], share.name] = percent(share.part)
    return found


# --- groups ---


def _groups(section: Groups, games: Games) -> Iterator[Sheet]:
    for setting in games.of(section):
        lengths = [one.length for one in games.played[setting]]
        text = (
            f"Rounds: median {median(lengths):.0f}, one in ten under {quantile(lengths, 0.1):.0f},"
            f" one in ten over {quantile(lengths, 0.9):.0f}."
        )
        fair = f"share (fair {100 / setting.seats:.0f} %)"
        head = [section.group, "seats", "wins", fair, "interval", "median round of a win", "interval", ""]
        rows = [_group_row(share, setting.seats) for share in games.shares(setting, section.group)]
        yield Sheet(head, rows, setting.label, text, section.note)


def _group_row(share: Share, seats: int) -> list[Cell]:
    won: list[Cell] = [NOTHING, NOTHING]
    if share.rounds:
        won = [number(share.median), between(interval_of_median(share.rounds), "g")]
    sure = between(wilson(share.wins, share.seats), ".0%")
    bar = "█" * round(BAR * share.part * seats / 3)
    return [share.name, number(share.seats), number(share.wins), percent(share.part), sure, *won, bar]


# --- aims for a group ---


def _rounds(section: Rounds, games: Games) -> Sheet:
    least, most = section.within
    meant = f" with {min(section.seats)} to {max(section.seats)} seats" if section.seats else ""
    who = section.group if section.group.endswith("s") else f"{section.group}s"
    wanted = (
        f"Wanted{meant}: all {who} win at a median of {least:g} to {most:g} rounds, and none needs more than"
        f" {section.ratio:g} times\nthe rounds of another."
    )
    rows = [
        _rounds_row(setting.label, games.shares(setting, section.group), section)
        for setting in games.of(section)
        if not section.seats or setting.seats in section.seats
    ]
    head = ["table", "fastest", "slowest", "every median", "slowest : fastest", "ratio"]
    return Sheet(head, rows, section.title, f"{wanted} {section.text}", section.note)


def _rounds_row(label: str, shares: Sequence[Share], section: Rounds) -> list[Cell]:
    fastest, slowest = min(shares, key=lambda share: share.median), max(shares, key=lambda share: share.median)
    every = [verdict(share.median, interval_of_median(share.rounds), *section.within) for share in shares]
    between_them = slowest.median / fastest.median
    (low, _), (_, high) = interval_of_median(slowest.rounds), interval_of_median(fastest.rounds)
    said = verdict(between_them, (low / high if high else INF, INF), 0, section.ratio)
    shown = Figure(between_them, f"{between_them:.2f}")
    words = [f"{share.name} {share.median:g}" for share in (fastest, slowest)]
    return [label, *words, worst_of(every), shown, said]


def _ratios(section: Ratios, games: Games) -> Sheet:
    rows: list[list[Cell]] = []
    for setting in games.of(section):
        shares = games.shares(setting, section.group)
        best, worst = shares[0], shares[-1]
        words = [list(filter(None, words_of(setting, one, section.group))) for one in games.played[setting]]
        interval, by_chance = interval_of_ratio(best, worst), ratio_by_chance(words)
        row: list[Cell] = [
            setting.label,
            f"{best.name} : {worst.name}",
            Figure(ratio(best, worst), f"{ratio(best, worst):.2f}"),
        ]
        row += [between(interval, ".2f"), Figure(by_chance, f"{by_chance:.2f}")]
        row += [verdict(ratio(best, worst), interval, 0, section.most)] if section.most else []
        rows.append(row)
    head = ["table", "best : worst", "ratio", "interval", "by chance", *(["shares"] if section.most else [])]
    return Sheet(head, rows, section.title, section.text, section.note)


# --- what only the game knows ---


def _own(section: Own, games: Games) -> Sheet:
    rows: Sequence[Sequence[str | float]] = function_of(games.game, section.function)()
    cells: list[list[Cell]] = [
        [
            cell if isinstance(cell, str) else Figure(cell, format(cell, form))
            for cell, form in zip(row, section.forms, strict=True)
        ]
        for row in rows
    ]
    return Sheet(section.head, cells, section.title, section.text, section.note)
