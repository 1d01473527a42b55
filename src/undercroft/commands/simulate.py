"""`undercroft simulate`: many games between bots."""

from __future__ import annotations

import argparse
import json
from time import perf_counter

from rich.console import Console

from undercroft.commands.arguments import Commands, add_command, add_options, add_workers, read_options, words
from undercroft.games import find_game, game_names
from undercroft.lab.progress import progress_bar
from undercroft.lab.report import show, summary
from undercroft.lab.simulate import simulate

_EXAMPLES = """
undercroft simulate labyrinth --bots greedy,greedy --games 1000 --seed 1
undercroft simulate labyrinth --bots greedy,random --games 200 --rotate --json
undercroft simulate dungeoneer --bots hard/duelist,medium --games 10
undercroft simulate labyrinth --bots greedy,my_bot.py:MyBot --option mode=expert
"""


def add(commands: Commands, called: str = "undercroft simulate") -> None:
    """What `simulate` takes; it is a command of its own and one of the lab's."""
    what = "let bots play many games on all cores and report who wins"
    parser = add_command(commands, "simulate", what, _EXAMPLES.replace("undercroft simulate", called))
    parser.add_argument("game", help=f"which game: {', '.join(game_names())}")
    parser.add_argument(
        "--bots",
        type=words,
        default=["random", "random"],
        help="the bots seat by seat: random, greedy, a level such as hard or hard/duelist, search@400, or"
        " path/to/file.py:ClassName (default: random,random)",
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default: %(default)s)")
    parser.add_argument("--seed", default="1", help="the same seed gives the same games (default: %(default)s)")
    add_workers(parser)
    parser.add_argument("--rotate", action="store_true", help="move every bot one seat further after each game")
    add_options(parser)
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Simulate with a progress bar on a terminal, then report."""
    game = find_game(args.game)
    options = game.read_options(read_options(game, args.preset, args.option))
    start = perf_counter()
    with progress_bar() as bar:
        task = bar.add_task("games", total=args.games)
        played = simulate(
            game,
            options,
            args.bots,
            args.games,
            args.seed,
            args.workers,
            rotate=args.rotate,
            progress=lambda more: bar.advance(task, more),
        )
    found = summary(played, args.bots, perf_counter() - start)
    if args.json:
        print(json.dumps(found))
    else:
        show(Console(), found)
    return 0
