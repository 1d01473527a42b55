"""Reading a game's `content/balance.toml`, and refusing what cannot be followed before hours of games are played."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from string import Formatter
from typing import Any

from undercroft.kernel.content import load_content, read_content
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import Game
from undercroft.lab.balance.plan import FILLED, SEATS, AnySection, BadBalance, Grid, Lines, Own, Plan, Things
from undercroft.lab.balance.settings import Setting, chosen, read_options, settings


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
    """Refuse what names something that is not there."""
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
    if isinstance(section, Own):
        if len(section.forms) != len(section.head):
            yield f"{len(section.forms)} forms for {len(section.head)} columns"
        return
    found = chosen(section, tuple(settings(plan)))
    if not found:
        yield "no table at all"
    if isinstance(section, Lines):
        yield from _wrong_aims(section, found)
    if isinstance(section, Things):
        yield from _wrong_columns(section)


def _wrong_aims(section: Lines, found: list[Setting]) -> Iterator[str]:
    known = {str(setting.places[section.by]) for setting in found if section.by in setting.places}
    yield from (
        f"an aim for {place!r}, which is no place of {section.by}" for place in section.aims if place not in known
    )


def _wrong_columns(section: Things) -> Iterator[str]:
    """Columns that a section of things does not have, and words to be filled in that nobody knows."""
    heads = ["", *(column.head for column in section.columns)]
    wanted = [section.sort, *([section.aim.column] if section.aim else [])]
    yield from (f"the column {name!r}, which it does not have" for name in wanted if name not in heads)
    for text in (section.title, section.text):
        unknown = [word for _, word, _, _ in Formatter().parse(text) if word is not None and word not in FILLED]
        yield from (f"{{{word}}}, which nothing fills in; {' and '.join(FILLED)} are" for word in unknown)


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


def function_of(game: Game[Any], name: str) -> Any:
    """A function that only this game has, from its `balance.py`."""
    return getattr(_functions(game), name)


def _functions(game: Game[Any]) -> Any:
    place = f"{type(game).__module__.rpartition('.')[0]}.balance"
    return import_module(place) if find_spec(place) is not None else None
