"""`undercroft workshop pairs`: do all promises hold where two rarely meeting rules meet?"""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.console import Console
from rich.table import Table

from undercroft.commands.arguments import Commands, add_command, need_count
from undercroft.games import find_game, game_names
from undercroft.lab.progress import progress_bar
from undercroft.workshop.pairs import Meetings, seek

_EXAMPLES = """
undercroft workshop pairs --games 50                          50 games of each game that seek rare pairs
undercroft workshop pairs --game labyrinth --seed 5           other games; the same seed plays the same ones again
undercroft workshop pairs --game doodle --json                how often every pair was met, for other programs

The exit code is 1 if a promise was broken. Some pairs cannot be, so that not all that were never met are missing.
"""
MOST_SHOWN = 20
SELDOM = 10
"""How many of the rarest pairs are shown."""


def add(commands: Commands) -> None:
    """What `workshop pairs` takes."""
    what = "seek positions in which two rare situations meet, and check every promise there"
    parser = add_command(commands, "pairs", what, _EXAMPLES)
    parser.add_argument("--game", metavar="NAME", help="only this game (default: all)")
    parser.add_argument("--games", type=int, default=20, metavar="N", help="of each game (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which games (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Seek in one game, or in all."""
    need_count(args.games, "--games")
    names = [find_game(args.game).name] if args.game else game_names()
    found = [_seek(name, args.games, args.seed) for name in names]
    if args.json:
        print(json.dumps({one.game: _told(one) for one in found}))
    else:
        _show(Console(highlight=False), found)
    return 1 if any(one.broken for one in found) else 0


def _seek(name: str, games: int, seed: int) -> Meetings:
    with progress_bar() as bar:
        task = bar.add_task(f"pairs of {name}", total=games)
        return seek(find_game(name), games, seed, lambda: bar.advance(task))


def _told(one: Meetings) -> dict[str, Any]:
    return {
        "games": one.games,
        "answers": one.answers,
        "situations": {name: one.alone[name] for name in one.situations},
        "pairs": [{"pair": list(pair), "met": one.together[pair]} for pair in one.pairs()],
        "broken": one.broken,
    }


def _show(console: Console, found: list[Meetings]) -> None:
    table = Table("game")
    for name in ("games", "answers", "pairs", "met", "broken promises"):
        table.add_column(name, justify="right")
    for one in found:
        pairs = list(one.pairs())
        met = sum(1 for pair in pairs if one.together[pair])
        table.add_row(one.game, str(one.games), f"{one.answers:,}", str(len(pairs)), str(met), str(len(one.broken)))
    console.print(table)
    for one in found:
        for wrong in one.broken[:MOST_SHOWN]:
            console.print(wrong, markup=False)
        for name in one.unseen():
            console.print(f"{one.game}, never seen: {name}", markup=False)
        for pair in one.never():
            console.print(f"{one.game}, never met: {' + '.join(pair)}", markup=False)
        seldom = sorted((pair for pair in one.pairs() if one.together[pair]), key=lambda pair: one.together[pair])
        for pair in seldom[:SELDOM]:
            console.print(f"{one.game}, met {one.together[pair]} times: {' + '.join(pair)}", markup=False)
