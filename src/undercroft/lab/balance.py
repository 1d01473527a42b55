"""The balance report: how long games last between equal bots, which class wins how often, and what was aimed at.

python -m undercroft.lab.balance labyrinth --games 300 --out docs/balance-labyrinth.md

What stands in the file below the line BY_HAND is kept when the report is made anew.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, inf, sqrt
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
        ("everything", 4),
        ("everything", 8),
    ),
}
GROUP = {"labyrinth": "classes"}
ROUNDS = {"labyrinth": (25, 45)}
"""The aim for the median number of rounds."""
MOST_UNEQUAL = {"labyrinth": 1.5}
"""The aim for the share of the best class, divided by that of the worst."""
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
    game = find_game(name)
    parts, aims = [_head(name, games, bot, seed)], []
    with progress_bar() as bar:
        task = bar.add_task("games", total=games * len(TABLES[name]))
        for preset, seats in TABLES[name]:
            options = game.read_options(game.presets[preset])
            played = simulate(game, options, [bot] * seats, games, seed, progress=lambda n: bar.advance(task, n))
            measured = measure(preset, seats, GROUP[name], played)
            classes = [[str(kind) for kind in one.statistics[GROUP[name]]] for one in played]
            parts.append(_table(measured, GROUP[name]))
            aims.append(_aim(measured, ratio_by_chance(classes), ROUNDS[name], MOST_UNEQUAL[name]))
    return "\n".join([*parts, _aims(aims, ROUNDS[name], MOST_UNEQUAL[name])])


def _head(name: str, games: int, bot: str, seed: int) -> str:
    command = f"python -m undercroft.lab.balance {name} --games {games} --bot {bot} --seed {seed}"
    return (
        f"# Balance of {name}\n\nMade by `{command} --out docs/balance-{name}.md`: {games} games for each table,"
        f" every seat played by `{bot}`, classes chosen by the bots at random.\n\n"
        "Share is wins divided by the seats that had the class, with its 95 % interval; fair is one divided by the\n"
        "number of seats.\n"
    )


def _table(measured: Measured, group: str) -> str:
    tenths = quantiles(measured.lengths, n=10)
    lines = [
        f"## {measured.preset}, {measured.seats} seats\n",
        f"Rounds: median {median(measured.lengths):.0f}, one in ten under {tenths[0]:.0f},"
        f" one in ten over {tenths[-1]:.0f}.\n",
        f"| {group} | seats | wins | share (fair {100 / measured.seats:.0f} %) | interval | median round of a win | |",
        "| --- | ---: | ---: | ---: | ---: | ---: | --- |",
    ]
    for share in measured.shares:
        low, high = wilson(share.wins, share.seats)
        won = f"{median(share.rounds):.0f}" if share.rounds else "-"
        bar = "█" * round(BAR * share.part * measured.seats / 3)
        counted = f"{share.name} | {share.seats} | {share.wins} | {share.part:.0%}"
        lines.append(f"| {counted} | {low:.0%} to {high:.0%} | {won} | {bar} |")
    return "\n".join(lines) + "\n"


def _aim(measured: Measured, by_chance: float, rounds: tuple[int, int], most: float) -> str:
    """One line of the closing section."""
    middle = median(measured.lengths)
    is_long_enough = "holds" if rounds[0] <= middle <= rounds[1] else "missed"
    best, worst = measured.shares[0], measured.shares[-1]
    low, high = interval_of_ratio(best, worst)
    return (
        f"| {measured.preset}, {measured.seats} seats | {middle:.0f} | {is_long_enough} | {best.name} : {worst.name} |"
        f" {measured.ratio:.2f} | {low:.2f} to {high:.2f} | {by_chance:.2f} | {verdict(measured.ratio, low, most)} |"
    )


def verdict(ratio: float, low: float, most: float) -> str:
    """Whether the classes are as equal as was aimed at, so far as the games played can tell."""
    if ratio <= most:
        return "holds"
    return "not refuted" if low <= most else "missed"


def _aims(lines: Sequence[str], rounds: tuple[int, int], most: float) -> str:
    head = (
        f"## Aims\n\nThe median of all games lies between {rounds[0]} and {rounds[1]} rounds, and no class wins more"
        f" than {most:g} times as often as another.\n"
        "The ratio is that of the best to the worst class of the table. Since these two are picked after the fact,\n"
        'it is high by nature: "by chance" is the ratio that equal classes would stay below in 95 of 100 reports of\n'
        'this size. "Not refuted" says that the measured ratio is above the aim, but its interval reaches down to it.\n'
    )
    return "\n".join(
        [
            head,
            "| table | rounds | length | best : worst | ratio | interval | by chance | classes |",
            "| --- | ---: | --- | --- | ---: | ---: | ---: | --- |",
            *lines,
            "",
        ]
    )


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
