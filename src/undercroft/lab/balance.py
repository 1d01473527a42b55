"""The balance report: how long games last between equal bots, which class wins how often, and what was aimed at.

python -m undercroft.lab.balance labyrinth --games 300 --out docs/balance-labyrinth.md

What stands in the file below the line BY_HAND is kept when the report is made anew.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, exp, floor, inf, sqrt
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Final

from undercroft.games import find_game, game_names
from undercroft.lab.progress import progress_bar
from undercroft.lab.report import Z95, wilson
from undercroft.lab.simulate import Played, simulate

TABLES = {
    "labyrinth": (
        ("first-game", 2),
        ("first-game", 4),
        ("expert", 2),
        ("expert", 4),
        ("expert", 8),
        ("everything", 4),
        ("everything", 6),
        ("everything", 8),
    ),
}
GROUP = {"labyrinth": "classes"}
ROUNDS = {"labyrinth": (20, 45)}
"""The aim for the median number of rounds in which a class wins."""
SLOWEST = {"labyrinth": 1.5}
"""The aim for the median of the slowest class, divided by that of the fastest."""
AIMED_AT: Final = range(4, 9)
"""The numbers of seats for which these two are meant."""
MOST_UNEQUAL = {"labyrinth": 2.0}
"""An aim of our own: the share of the best class, divided by that of the worst."""
BY_HAND: Final = "<!-- What follows is written by hand and kept when the report is made anew. -->"
BAR: Final = 20
TRIALS: Final = 1000


@dataclass(frozen=True)
class Share:
    """How often one class won; `seats` are the seats that had it."""

    name: str
    seats: int
    rounds: tuple[int, ...]
    """The lengths of the games that it won."""

    @property
    def wins(self) -> int:
        return len(self.rounds)

    @property
    def median(self) -> float:
        """In which round it wins; for ever away if it never does."""
        return median(self.rounds) if self.rounds else inf

    @property
    def part(self) -> float:
        return self.wins / self.seats


@dataclass(frozen=True)
class Measured:
    """One table of the report: so many seats under one preset."""

    preset: str
    seats: int
    lengths: tuple[int, ...]
    shares: tuple[Share, ...]
    """Best first."""

    @property
    def ratio(self) -> float:
        """How many times as often as the worst class the best one wins."""
        best, worst = self.shares[0], self.shares[-1]
        return best.part / worst.part if worst.wins else inf

    @property
    def fastest(self) -> Share:
        return min(self.shares, key=lambda share: share.median)

    @property
    def slowest(self) -> Share:
        return max(self.shares, key=lambda share: share.median)


def measure(preset: str, seats: int, group: str, played: Sequence[Played]) -> Measured:
    """The lengths of the games, and the share of each class."""
    had: dict[str, int] = {}
    rounds: dict[str, list[int]] = {}
    for one in played:
        for seat, kind in enumerate(one.statistics[group]):
            had[str(kind)] = had.get(str(kind), 0) + 1
            if seat in one.winners:
                rounds.setdefault(str(kind), []).append(one.length)
    shares = [Share(kind, had[kind], tuple(rounds.get(kind, ()))) for kind in had]
    shares.sort(key=lambda share: (-share.part, share.name))
    return Measured(preset, seats, tuple(one.length for one in played), tuple(shares))


def interval_of_ratio(best: Share, worst: Share) -> tuple[float, float]:
    """The 95 % interval of the ratio of two shares, taken on the scale of its logarithm."""
    if not (best.wins and worst.wins):
        return 0.0, inf
    spread = exp(Z95 * sqrt((1 - best.part) / best.wins + (1 - worst.part) / worst.wins))
    ratio = best.part / worst.part
    return ratio / spread, ratio * spread


def interval_of_median(rounds: Sequence[int]) -> tuple[float, float]:
    """The 95 % interval of a median: the values between which it lies whatever the lengths are like."""
    if not rounds:
        return 0.0, inf
    ordered, number = sorted(rounds), len(rounds)
    reach = Z95 * sqrt(number) / 2
    low, high = floor(number / 2 - reach), ceil(number / 2 + reach)
    return ordered[max(0, low)], ordered[min(number - 1, high)]


def ratio_by_chance(classes: Sequence[Sequence[str]], trials: int = TRIALS) -> float:
    """The ratio of best to worst that equal classes stay below in 95 of 100 reports of this size.

    `classes` are those at the seats of each game.
    """
    random = Random(1)
    had: dict[str, int] = {}
    for kinds in classes:
        for kind in kinds:
            had[kind] = had.get(kind, 0) + 1
    found = []
    for _ in range(trials):
        wins = dict.fromkeys(had, 0)
        for kinds in classes:
            wins[random.choice(kinds)] += 1
        parts = [wins[kind] / had[kind] for kind in had]
        found.append(max(parts) / min(parts) if min(parts) else inf)
    return sorted(found)[round(0.95 * trials) - 1]


def report(name: str, games: int, bot: str, seed: int) -> str:
    """The whole report as Markdown."""
    game, group = find_game(name), GROUP[name]
    tables: list[Measured] = []
    chances: list[float] = []
    with progress_bar() as bar:
        task = bar.add_task("games", total=games * len(TABLES[name]))
        for preset, seats in TABLES[name]:
            options = game.read_options(game.presets[preset])
            played = simulate(game, options, [bot] * seats, games, seed, progress=lambda n: bar.advance(task, n))
            tables.append(measure(preset, seats, group, played))
            chances.append(ratio_by_chance([[str(kind) for kind in one.statistics[group]] for one in played]))
    return "\n".join(
        [
            _head(name, games, bot, seed),
            *(_table(measured, group) for measured in tables),
            _speeds(tables, ROUNDS[name], SLOWEST[name]),
            _shares(tables, chances, MOST_UNEQUAL[name]),
        ]
    )


def _head(name: str, games: int, bot: str, seed: int) -> str:
    command = f"python -m undercroft.lab.balance {name} --games {games} --bot {bot} --seed {seed}"
    return (
        f"# Balance of {name}\n\nMade by `{command} --out docs/balance-{name}.md`: {games} games for each table,"
        f" every seat played by `{bot}`, classes chosen by the bots at random.\n\n"
        "Share is wins divided by the seats that had the class; fair is one divided by the number of seats. The\n"
        "round of a win is the number of turns that the winner had. Intervals are those of 95 %.\n"
    )


def _table(measured: Measured, group: str) -> str:
    tenths = quantiles(measured.lengths, n=10)
    lines = [
        f"## {measured.preset}, {measured.seats} seats\n",
        f"Rounds: median {median(measured.lengths):.0f}, one in ten under {tenths[0]:.0f},"
        f" one in ten over {tenths[-1]:.0f}.\n",
        f"| {group} | seats | wins | share (fair {100 / measured.seats:.0f} %) | interval | median round of a win"
        " | interval | |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |",
    ]
    for share in measured.shares:
        low, high = wilson(share.wins, share.seats)
        early, late = interval_of_median(share.rounds)
        bar = "█" * round(BAR * share.part * measured.seats / 3)
        counted = f"{share.name} | {share.seats} | {share.wins} | {share.part:.0%}"
        won = f"{share.median:g} | {early:g} to {late:g}" if share.rounds else "- | -"
        lines.append(f"| {counted} | {low:.0%} to {high:.0%} | {won} | {bar} |")
    return "\n".join(lines) + "\n"


def _speeds(tables: Sequence[Measured], rounds: tuple[int, int], most: float) -> str:
    """What was wanted of the game's numbers: how soon each class wins."""
    lines = [
        f"## Aims\n\nWanted with {AIMED_AT[0]} to {AIMED_AT[-1]} seats: every class wins at a median of {rounds[0]} to"
        f" {rounds[1]} turns, and none needs more than\n{most:g} times the turns of another.\n",
        "| table | fastest | slowest | every median | slowest : fastest | ratio |",
        "| --- | --- | --- | --- | ---: | --- |",
    ]
    for measured in tables:
        if measured.seats in AIMED_AT:
            fast, slow = measured.fastest, measured.slowest
            is_within = rounds[0] <= fast.median and slow.median <= rounds[1]
            ratio = slow.median / fast.median
            lines.append(
                f"| {measured.preset}, {measured.seats} seats | {fast.name} {fast.median:g} | {slow.name}"
                f" {slow.median:g} | {_said(is_within)} | {ratio:.2f} | {_said(ratio <= most)} |"
            )
    return "\n".join([*lines, ""])


def _said(holds: bool) -> str:
    return "holds" if holds else "missed"


def _shares(tables: Sequence[Measured], chances: Sequence[float], most: float) -> str:
    """An aim of our own besides: how often each class wins."""
    lines = [
        f"An aim of our own besides: no class wins more than {most:g} times as often as another.\n"
        "The ratio is that of the best to the worst class of the table. Since these two are picked after the fact,\n"
        'it is high by nature: "by chance" is the ratio that equal classes would stay below in 95 of 100 reports of\n'
        'this size. "Not refuted" says that the measured ratio is above the aim, but its interval reaches it.\n',
        "| table | best : worst | ratio | interval | by chance | shares |",
        "| --- | --- | ---: | ---: | ---: | --- |",
    ]
    for measured, by_chance in zip(tables, chances, strict=True):
        best, worst = measured.shares[0], measured.shares[-1]
        low, high = interval_of_ratio(best, worst)
        lines.append(
            f"| {measured.preset}, {measured.seats} seats | {best.name} : {worst.name} | {measured.ratio:.2f} |"
            f" {low:.2f} to {high:.2f} | {by_chance:.2f} | {verdict(measured.ratio, low, most)} |"
        )
    return "\n".join([*lines, ""])


def verdict(ratio: float, low: float, most: float) -> str:
    """Whether the classes are as equal as was aimed at, so far as the games played can tell."""
    if ratio <= most:
        return "holds"
    return "not refuted" if low <= most else "missed"


def kept_by_hand(file: Path) -> str:
    """What somebody wrote below the line in an earlier report, that line included."""
    _, line, below = file.read_text(encoding="utf-8").partition(BY_HAND) if file.is_file() else ("", "", "")
    return f"\n{line}{below}" if line else ""


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the report."""
    parser = argparse.ArgumentParser(
        prog="python -m undercroft.lab.balance", description="Report the balance of a game."
    )
    parser.add_argument("game", choices=[name for name in game_names() if name in TABLES])
    parser.add_argument("--games", type=int, default=300, help="games for each table (default: %(default)s)")
    parser.add_argument("--bot", default="greedy", help="who plays every seat (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="the file to write (default: print it)")
    args = parser.parse_args(arguments)
    text = report(args.game, args.games, args.bot, args.seed)
    if args.out is None:
        print(text)
    else:
        args.out.write_text(text + kept_by_hand(args.out), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
