"""The whole report: the games of all tables are played, and every section says what they came to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from undercroft.kernel.game import Game
from undercroft.lab.balance.plan import AnySection, Grid, Lines, Plan, Things
from undercroft.lab.balance.sections import Games, sheets
from undercroft.lab.balance.settings import Setting, read_options, settings
from undercroft.lab.balance.sheet import Sheet
from undercroft.lab.simulate import Played, simulate

BY_HAND: Final = "<!-- What follows is written by hand and kept when the report is made anew. -->"


@dataclass(frozen=True)
class Order:
    """What somebody asked for."""

    game: str
    games: int
    bot: str | None
    """Who sits at every seat; None: whom the game's file names."""
    seed: str

    def command(self, plan: Plan) -> str:
        """How the report is made again; a named bot would sit at those tables as well that have bots of their own."""
        bot = self.bot or ("" if any(tables.bots for tables in plan.tables) else plan.bot)
        flags = f"--games {self.games}{f' --bot {bot}' if bot else ''} --seed {self.seed}"
        return f"undercroft lab balance {self.game} {flags}"

    def players(self, plan: Plan) -> str:
        """Who plays, in words."""
        own = {} if self.bot else {tables.name: tables.bots for tables in plan.tables if tables.bots}
        others = "".join(f", at {name} by {' and '.join(bots)} in turns" for name, bots in own.items())
        return f"every seat played by `{self.bot or plan.bot}`{others}"


@dataclass(frozen=True)
class Report:
    """The words at the beginning, and all sheets."""

    order: Order
    plan: Plan
    sheets: Sequence[Sheet]

    def markdown(self) -> str:
        """The report as it stands in docs."""
        order, plan = self.order, self.plan
        made = f"Made by `{order.command(plan)} --out docs/balance-{order.game}.md`"
        played = f"{order.games} games for each table, {order.players(plan)}, {plan.about.strip()}"
        head = f"# Balance of {plan.title}\n\n{made}: {played}\n"
        text = [f"{plan.text.strip()}\n"] if plan.text else []
        return "\n".join([head, *text, *(sheet.markdown() for sheet in self.sheets)])

    def data(self) -> dict[str, Any]:
        """The report as plain data, for `--json`."""
        return {
            "game": self.order.game,
            "games": self.order.games,
            "bot": self.order.bot or self.plan.bot,
            "seed": self.order.seed,
            "sections": [sheet.data() for sheet in self.sheets],
        }

    def write(self, file: Path) -> None:
        """Write the file anew; what somebody wrote by hand below the line stays."""
        file.write_text(self.markdown() + kept_by_hand(file), encoding="utf-8")


def kept_by_hand(file: Path) -> str:
    """What somebody wrote below the line in an earlier report, that line included."""
    _, line, below = file.read_text(encoding="utf-8").partition(BY_HAND) if file.is_file() else ("", "", "")
    return f"\n{line}{below}" if line else ""


def make_report(
    game: Game[Any],
    plan: Plan,
    order: Order,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play all tables and say what they came to."""
    played = play_tables(game, plan, order, workers, progress)
    games = Games(game, plan, played)
    return Report(order, plan, [sheet for section in plan.sections for sheet in sheets(section, games)])


def games_in_all(plan: Plan, order: Order) -> int:
    """How many games `make_report` plays: tables that differ only in name are played once."""
    return order.games * len({setting.key for setting in settings(plan, order.bot)})


def play_tables(
    game: Game[Any], plan: Plan, order: Order, workers: int | None, progress: Callable[[int], None] | None
) -> Mapping[Setting, Sequence[Played]]:
    """The games of every table."""
    kinds = frozenset(kind for section in plan.sections for kind in _told_in(plan, section))
    done: dict[tuple[Any, ...], list[Played]] = {}
    found = {}
    for setting in settings(plan, order.bot):
        if setting.key not in done:
            done[setting.key] = simulate(
                game,
                read_options(game, setting),
                setting.bots,
                order.games,
                order.seed,
                workers,
                most_answers=setting.most_answers,
                kinds=kinds,
                progress=progress,
            )
        found[setting] = done[setting.key]
    return found


def _told_in(plan: Plan, section: AnySection) -> set[str]:
    """What a section wants to hear of."""
    if isinstance(section, Things):
        columns = section.columns
        return {kind for column in columns for kind in (*column.told, *column.per, column.first_after) if kind}
    names = section.measures if isinstance(section, Lines) else ()
    if isinstance(section, Grid):
        names = tuple(name for name in (section.measure, *(more.measure for more in section.more)) if name)
    return {kind for name in names for kind in plan.measures[name].told}
