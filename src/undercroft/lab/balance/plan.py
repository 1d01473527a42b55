"""What a game wants to know of its balance: the shape of `content/balance.toml`, read and checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from undercroft.kernel.content import Count, Row, Slug, Text, load_content, read_content
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import Game
from undercroft.lab.simulate import MOST_ANSWERS

Value: TypeAlias = bool | int | str
"""A value of an option, or a number of seats."""
Places: TypeAlias = Mapping[str, Value]
Positive = Annotated[int, msgspec.Meta(ge=1)]
SEATS = "seats"
"""The axis that every table has besides its options."""


class BadBalance(UndercroftError):
    """A balance.toml that cannot be followed, or none at all."""

    key = "error-bad-balance"


# --- the parts of the file ---


class Tables(Row, frozen=True):
    """Tables of one kind: every number of seats with every value of the axes, and a preset or options for all."""

    name: Slug
    seats: tuple[Positive, ...]
    preset: str = ""
    options: dict[str, Value] = msgspec.field(default_factory=dict)
    axes: dict[str, tuple[Value, ...]] = msgspec.field(default_factory=dict)
    """Options that have one value after another."""
    bots: tuple[Text, ...] = ()
    """Who sits where, again and again until all seats are taken; otherwise the bot of the report plays every seat."""
    most_answers: Positive = MOST_ANSWERS
    """A game that lasts longer is given up and counted as unfinished."""


class Measure(Row, frozen=True):
    """One figure of many games."""

    head: Text
    """The words above its column."""
    figure: Literal["mean", "median", "low", "high", "middle", "share", "count"]
    """`low` and `high` are the outer tenths, `middle` is what lies between them."""
    of: Text = "games"
    """A statistic of the game, seat by seat; or of each game: games, length, answers, won, shared, unfinished."""
    told: tuple[Text, ...] = ()
    """Instead of `of`: how often one of these was told in a game."""
    clause: str = ""
    """Only what was told with this clause."""
    seat: Count | None = None
    """Only this seat, counted from 0."""
    best: bool = False
    """Only the highest value of each game."""
    least: float | None = None
    most: float | None = None
    """Only values between these two; a share is the share of those."""
    digits: Count = 0
    interval: bool = False
    """Show the 95 % interval beside it."""


class Section(Row, frozen=True, kw_only=True, tag_field="kind"):
    """A part of the report, over all tables of these names that are at these places of their axes."""

    tables: tuple[Slug, ...] = ()
    at: dict[str, Value] = msgspec.field(default_factory=dict)
    title: str = ""
    text: str = ""
    note: str = ""


class Lines(Section, frozen=True, kw_only=True, tag="lines"):
    """One line for each table, one column for each measure."""

    by: Text
    """The axis whose values begin the lines."""
    head: str = ""
    """The words above them, if the name of the axis says too little."""
    measures: tuple[Text, ...]
    aims: dict[str, tuple[float, float]] = msgspec.field(default_factory=dict)
    """The range in which the first measure is wanted, by the beginning of the line."""


class MoreCells(Row, frozen=True):
    """One more line of a grid: another measure, at this place of the axis that stands at the left."""

    label: Text
    at: dict[str, Value]
    measure: Text


class Grid(Section, frozen=True, kw_only=True, tag="grid"):
    """One measure over two axes, or the share of wins of each of a group at each table."""

    rows: Text
    columns: Text
    head: str = ""
    measure: str = ""
    group: str = ""
    """If rows or columns are not an axis but a group of seats: a statistic in words, `seat` or `bot`."""
    names: str = ""
    """The function of the game that says how a word of the group is called."""
    more: tuple[MoreCells, ...] = ()


class Groups(Section, frozen=True, kw_only=True, tag="groups"):
    """For each table how often each of a group wins, and in which round."""

    group: Text


class Rounds(Section, frozen=True, kw_only=True, tag="rounds"):
    """Who of a group wins fastest and slowest, and whether that is as wanted."""

    group: Text
    within: tuple[float, float]
    """The aim for the median round of a win."""
    ratio: float
    """The aim for the slowest, divided by the fastest."""
    seats: tuple[Positive, ...] = ()
    """The numbers of seats for which this is meant; none: all."""


class Ratios(Section, frozen=True, kw_only=True, tag="ratios"):
    """Who of a group wins most and least often, with what chance alone would do; and an aim, if there is one."""

    group: Text
    most: float | None = None


class ThingColumn(Row, frozen=True):
    """How often a thing was told of."""

    head: Text
    told: tuple[Text, ...]
    per: tuple[Text, ...] = ()
    """Divided by how often these were told of it."""
    first_after: str = ""
    """Only the first time after this was told."""
    won: bool = False
    """Instead: the share of those times in which the seat won in the end."""


class ThingsAim(Row, frozen=True):
    """No thing is below the least share, nor above so many times the mean of all."""

    column: Text
    least: float
    times_the_mean: float


class Things(Section, frozen=True, kw_only=True, tag="things"):
    """For each table what became of each card, or of other things that are told of."""

    thing: Text
    """The fact that names the thing."""
    function: Text
    """The function of the game that says of each thing what its line begins with; what begins alike is one thing."""
    head: tuple[Text, ...]
    columns: tuple[ThingColumn, ...]
    sort: str = ""
    """The column whose highest figure comes first."""
    aim: ThingsAim | None = None


class Own(Section, frozen=True, kw_only=True, tag="own"):
    """What a function of the game says without any games: a line for each of its rows."""

    function: Text
    head: tuple[Text, ...]
    forms: tuple[str, ...]
    """How the figures of a column are written, such as .0%; nothing for words."""


AnySection: TypeAlias = Lines | Grid | Groups | Rounds | Ratios | Things | Own


class Plan(Row, frozen=True):
    """The whole file."""

    title: Text
    about: Text
    """How the games are played, after the words that say how many and by whom."""
    tables: tuple[Tables, ...]
    sections: tuple[AnySection, ...]
    games: Positive
    """For each table, unless somebody says otherwise."""
    bot: Text = "greedy"
    text: str = ""
    options: dict[str, Value] = msgspec.field(default_factory=dict)
    """Options of all tables."""
    measures: dict[str, Measure] = msgspec.field(default_factory=dict)


# --- tables to be played ---


@dataclass(frozen=True, eq=False)
class Setting:
    """One table of the report."""

    tables: str
    places: Places
    """Its place on every axis, the number of seats among them."""
    preset: str
    options: Places
    bots: tuple[str, ...]
    most_answers: int

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def label(self) -> str:
        return f"{self.tables}, {self.seats} seats"

    @property
    def key(self) -> tuple[Any, ...]:
        """Two tables with the same key have the same games."""
        return self.preset, tuple(sorted(self.options.items())), self.bots, self.most_answers


def settings(plan: Plan, bot: str | None = None) -> Iterator[Setting]:
    """Every table, in the order of the file; `bot` sits at every seat if it is named."""
    for tables in plan.tables:
        for values, seats in product(product(*tables.axes.values()), tables.seats):
            at = dict(zip(tables.axes, values, strict=True))
            bots = (bot,) if bot is not None else tables.bots or (plan.bot,)
            yield Setting(
                tables.name,
                {**at, SEATS: seats},
                tables.preset,
                {**plan.options, **tables.options, **at},
                tuple(bots[seat % len(bots)] for seat in range(seats)),
                tables.most_answers,
            )


def read_options(game: Game[Any], setting: Setting) -> Any:
    """The options of a table as the game's own struct."""
    if setting.preset and setting.preset not in game.presets:
        raise BadBalance(f"{setting.tables} wants the preset {setting.preset!r}, which {game.name} does not have")
    return game.read_options({**game.presets.get(setting.preset, {}), **setting.options})


# --- reading and checking ---


def load_plan(game: Game[Any]) -> Plan:
    """What the game's file says; refuses a game that has none."""
    try:
        plan = load_content(game.name, "balance", Plan)
    except (ModuleNotFoundError, FileNotFoundError):
        sentence = f"{game.name} does not say what balance is to it: it has no content/balance.toml"
        raise BadBalance(sentence) from None
    except ValueError as wrong:
        raise BadBalance(str(wrong)) from None
    check(game, plan)
    return plan


def read_plan(game: Game[Any], text: str) -> Plan:
    """The same of a text."""
    try:
        plan = read_content(text, f"balance of {game.name}", Plan)
    except ValueError as wrong:
        raise BadBalance(str(wrong)) from None
    check(game, plan)
    return plan


def check(game: Game[Any], plan: Plan) -> None:
    """Refuse what names something that is not there, before hours of games are played."""
    names = [tables.name for tables in plan.tables]
    if len(set(names)) < len(names):
        raise BadBalance(f"two tables of {game.name} have the same name: {', '.join(names)}")
    for setting in settings(plan):
        try:
            game.check_seats(setting.seats)
            read_options(game, setting)
        except UndercroftError as wrong:
            raise BadBalance(f"the table {setting.label} cannot be played: {wrong}") from None
    for section in plan.sections:
        for wrong_name in _wrong_names(game, plan, section):
            raise BadBalance(f"the section {section.title!r} of the balance of {game.name} names {wrong_name}")


def _wrong_names(game: Game[Any], plan: Plan, section: AnySection) -> Iterator[str]:
    """Everything that a section names and that does not exist."""
    known = {tables.name: {*tables.axes, SEATS} for tables in plan.tables}
    yield from (f"the table {name!r}, which is none" for name in section.tables if name not in known)
    axes = [axis for axis in _axes_of(section) for name in section.tables if axis not in known.get(name, (axis,))]
    yield from (f"the axis {axis!r}, which its tables do not have" for axis in axes)
    yield from (f"the measure {name!r}, which is none" for name in _measures_of(section) if name not in plan.measures)
    for name in _functions_of(section):
        if not hasattr(_functions(game), name):
            yield f"the function {name!r}, which the game's balance.py does not have"
    if not isinstance(section, Own) and not chosen(section, tuple(settings(plan))):
        yield "no table at all"
    if isinstance(section, Things):
        wanted = [section.sort, *([section.aim.column] if section.aim else [])]
        heads = ["", *(column.head for column in section.columns)]
        yield from (f"the column {name!r}, which it does not have" for name in wanted if name not in heads)


def _axes_of(section: AnySection) -> list[str]:
    found = list(section.at)
    if isinstance(section, Lines):
        found.append(section.by)
    if isinstance(section, Grid):
        found += [axis for axis in (section.rows, section.columns) if axis != section.group]
        found += [axis for more in section.more for axis in more.at]
    return found


def _measures_of(section: AnySection) -> list[str]:
    if isinstance(section, Lines):
        return list(section.measures)
    if isinstance(section, Grid):
        return [*([] if section.group else [section.measure]), *(more.measure for more in section.more)]
    return []


def _functions_of(section: AnySection) -> list[str]:
    if isinstance(section, Things | Own):
        return [section.function]
    return [section.names] if isinstance(section, Grid) and section.names else []


def chosen(section: Section, among: tuple[Setting, ...]) -> list[Setting]:
    """The tables that a section is about."""
    return [
        setting
        for setting in among
        if setting.tables in section.tables and all(setting.places.get(axis) == at for axis, at in section.at.items())
    ]


def function_of(game: Game[Any], name: str) -> Any:
    """A function that only this game has, from its `balance.py`."""
    return getattr(_functions(game), name)


def _functions(game: Game[Any]) -> Any:
    place = f"{type(game).__module__.rpartition('.')[0]}.balance"
    return import_module(place) if find_spec(place) is not None else None
