"""The balance report of Dungeon Fighter: how often a party of bots wins, by difficulty, players and hand.

python -m undercroft.lab.fighter_balance --games 300 --out docs/balance-fighter.md
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import mean
from typing import Any, Final

from undercroft.games import find_game
from undercroft.games.fighter.options import FighterOptions
from undercroft.games.fighter.rules.throws.landing import HANDS, hit_chance, mean_zone
from undercroft.kernel.game import Game
from undercroft.lab.progress import progress_bar
from undercroft.lab.report import wilson
from undercroft.lab.simulate import Played, simulate

DIFFICULTIES: Final = ("easy", "normal", "hard")
AIMS: Final = {"easy": (0.60, 0.80), "normal": (0.35, 0.55), "hard": (0.10, 0.25)}
"""The aim for three heroes with a steady hand."""
PLAYERS: Final = range(1, 7)
BOT: Final = "greedy"


def play(game: Game[Any], games: int, seed: int, seats: int, **options: str) -> list[Played]:
    """So many games of one kind; the leader speaks for the group, since all bots would vote alike."""
    chosen = game.read_options({"group_decisions": "leader", **options})
    return simulate(game, chosen, [BOT] * seats, games, seed, workers=1)


def won(played: Sequence[Played]) -> float:
    """The share of won games."""
    return sum(bool(one.winners) for one in played) / len(played)


def report(games: int, seed: int) -> str:
    """The whole report as Markdown."""
    game = find_game("fighter")
    cells: dict[tuple[str, str, int], list[Played]] = {}
    kinds = [(d, "steady", n) for d in DIFFICULTIES for n in PLAYERS]
    kinds += [(d, hand, 3) for d in DIFFICULTIES for hand in HANDS if hand != "steady"]
    with progress_bar() as bar:
        task = bar.add_task("games", total=len(kinds))
        for difficulty, hand, seats in kinds:
            cells[difficulty, hand, seats] = play(game, games, seed, seats, difficulty=difficulty, hand=hand)
            bar.advance(task)
    return "\n".join([_head(games, seed), _aims(cells), _players(cells), _hands(cells), _throws()])


def _head(games: int, seed: int) -> str:
    command = f"python -m undercroft.lab.fighter_balance --games {games} --seed {seed} --out docs/balance-fighter.md"
    return (
        f"# Balance of Dungeon Fighter\n\nMade by `{command}`: {games} games for each cell, German edition, every hero"
        f" led by `{BOT}`, throws by the landing table of the hand.\n"
    )


def _aims(cells: dict[tuple[str, str, int], list[Played]]) -> str:
    rows = [
        "## Three heroes with a steady hand\n",
        "| difficulty | won | 95 % | aim | met |",
        "| --- | ---: | ---: | ---: | --- |",
    ]
    for difficulty in DIFFICULTIES:
        played = cells[difficulty, "steady", 3]
        low, high = wilson(sum(bool(one.winners) for one in played), len(played))
        least, most = AIMS[difficulty]
        met = "yes" if least <= won(played) <= most else "no"
        rows.append(
            f"| {difficulty} | {won(played):.0%} | {low:.0%} to {high:.0%} | {least:.0%} to {most:.0%} | {met} |"
        )
    return "\n".join(rows) + "\n"


def _players(cells: dict[tuple[str, str, int], list[Played]]) -> str:
    rows = [
        "## By players, steady hand\n",
        f"| difficulty | {' | '.join(map(str, PLAYERS))} |",
        "| --- |" + " ---: |" * len(PLAYERS),
    ]
    for difficulty in DIFFICULTIES:
        shares = [f"{won(cells[difficulty, 'steady', seats]):.0%}" for seats in PLAYERS]
        rows.append(f"| {difficulty} | {' | '.join(shares)} |")
    lengths = [mean(one.length for one in cells["normal", "steady", seats]) for seats in PLAYERS]
    rows.append(f"| rooms entered (normal) | {' | '.join(f'{length:.1f}' for length in lengths)} |")
    return "\n".join(rows) + "\n"


def _hands(cells: dict[tuple[str, str, int], list[Played]]) -> str:
    rows = ["## By hand, three heroes\n", f"| difficulty | {' | '.join(HANDS)} |", "| --- |" + " ---: |" * len(HANDS)]
    for difficulty in DIFFICULTIES:
        shares = [f"{won(cells[difficulty, hand, 3]):.0%}" for hand in HANDS]
        rows.append(f"| {difficulty} | {' | '.join(shares)} |")
    return "\n".join(rows) + "\n"


def _throws() -> str:
    options = FighterOptions()
    rows = ["## A plain throw by hand\n", "| hand | hits | mean zone |", "| --- | ---: | ---: |"]
    rows += [f"| {h} | {hit_chance(0, h, options):.0%} | {mean_zone(0, h, options):.2f} |" for h in HANDS]
    return "\n".join(rows) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the report."""
    parser = argparse.ArgumentParser(prog="python -m undercroft.lab.fighter_balance", description="Report the balance.")
    parser.add_argument("--games", type=int, default=300, help="games for each cell (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="the file to write (default: print it)")
    args = parser.parse_args(arguments)
    text = report(args.games, args.seed)
    if args.out is None:
        print(text)
    else:
        args.out.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
