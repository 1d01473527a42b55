"""The tables of a report: every number of seats with every value of the axes that a plan names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any, TypeAlias

from undercroft.kernel.game import Game
from undercroft.lab.balance.plan import SEATS, BadBalance, Plan, Section, Value

Places: TypeAlias = Mapping[str, Value]


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


def chosen(section: Section, among: tuple[Setting, ...]) -> list[Setting]:
    """The tables that a section is about."""
    return [
        setting
        for setting in among
        if setting.tables in section.tables and all(setting.places.get(axis) == at for axis, at in section.at.items())
    ]
