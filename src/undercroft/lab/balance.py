"""The balance report: how long games last between equal bots, and which class wins how often.

python -m undercroft.lab.balance labyrinth --games 300 --out docs/balance-labyrinth.md
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from undercroft.games import find_game, game_names
from undercroft.kernel.game import Game
from undercroft.lab.progress import progress_bar
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
BAR = 20


def report(name: str, games: int, bot: str, seed: int) -> str:
    """The whole report as Markdown."""
    game = find_game(name)
    parts = [_head(name, games, bot, seed)]
    with progress_bar() as bar:
        task = bar.add_task("games", total=games * len(TABLES[name]))
        for preset, seats in TABLES[name]:
            options = game.read_options(game.presets[preset])
            played = simulate(game, options, [bot] * seats, games, seed, progress=lambda n: bar.advance(task, n))
            parts.append(_table(game, preset, seats, played))
    return "\n".join(parts)


def _head(name: str, games: int, bot: str, seed: int) -> str:
    command = f"python -m undercroft.lab.balance {name} --games {games} --bot {bot} --seed {seed}"
    return (
        f"# Balance of {name}\n\nMade by `{command} --out docs/balance-{name}.md`: {games} games for each table,"
        f" every seat played by `{bot}`, classes chosen by the bots themselves.\n\n"
        "Share is wins divided by the seats that had the class; fair is one divided by the number of seats.\n"
    )


def _table(game: Game[Any], preset: str, seats: int, played: Sequence[Played]) -> str:
    lengths = [one.length for one in played]
    tenths = quantiles(lengths, n=10)
    lines = [
        f"## {preset}, {seats} seats\n",
        f"Rounds: median {median(lengths):.0f}, one in ten under {tenths[0]:.0f}, one in ten over {tenths[-1]:.0f}.\n",
        f"| {GROUP[game.name]} | seats | wins | share (fair {100 / seats:.0f} %) | median round of a win | |",
        "| --- | ---: | ---: | ---: | ---: | --- |",
    ]
    had: dict[str, int] = defaultdict(int)
    rounds: dict[str, list[int]] = defaultdict(list)
    for one in played:
        for seat, kind in enumerate(one.statistics[GROUP[game.name]]):
            had[str(kind)] += 1
            if seat in one.winners:
                rounds[str(kind)].append(one.length)
    for kind in sorted(had, key=lambda kind: -len(rounds[kind]) / had[kind]):
        share = len(rounds[kind]) / had[kind]
        won = f"{median(rounds[kind]):.0f}" if rounds[kind] else "-"
        bar = "█" * round(BAR * share * seats / 3)
        lines.append(f"| {kind} | {had[kind]} | {len(rounds[kind])} | {share:.0%} | {won} | {bar} |")
    return "\n".join(lines) + "\n"


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
        args.out.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
