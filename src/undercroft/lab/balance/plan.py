"""What a game wants to know of its balance: the shape of `content/balance.toml`."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from undercroft.kernel.content import Count, Row, Slug, Text
from undercroft.kernel.errors import UndercroftError
from undercroft.lab.simulate import MOST_ANSWERS

Value: TypeAlias = bool | int | str
"""A value of an option, or a number of seats."""
Positive = Annotated[int, msgspec.Meta(ge=1)]
SEATS = "seats"
"""The axis that every table has besides its options."""
FILLED = ("seats", "more")
"""What is filled in where a title or text of things says {seats} or {more}: the number of seats, and one more."""


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
