"""`undercroft lab balance`: the balance report of a game, as its `content/balance.toml` describes it."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from undercroft.commands.arguments import Commands, add_command, add_workers, need_count
from undercroft.games import find_game, game_names
from undercroft.kernel.errors import BadOptions
from undercroft.lab.balance.read import load_plan
from undercroft.lab.balance.report import Order, games_in_all, make_report
from undercroft.lab.progress import progress_bar

_EXAMPLES = """
undercroft lab balance labyrinth --games 100
undercroft lab balance doodle --out docs/balance-doodle.md    keeps what is written by hand in that file
undercroft lab balance fighter --bot random --seed 7 --json

Which tables are played, what is measured and what is wanted stands in the game's content/balance.toml.
met            a figure is as was wanted
not refuted    it is not, but its 95 % interval reaches what was wanted
missed         it is not, and that is hardly chance
"""


def add(commands: Commands) -> None:
    """What `balance` takes."""
    parser = add_command(commands, "balance", "let equal bots play a game and report its balance", _EXAMPLES)
    parser.add_argument("game", help=f"which game: {', '.join(game_names())}")
    parser.add_argument(
        "--games", type=int, metavar="N", help="games for each table (default: as the game's file says)"
    )
    parser.add_argument("--bot", help="who plays every seat (default: as its file says)")
    parser.add_argument("--seed", default="1", help="the same seed gives the same games (default: %(default)s)")
    add_workers(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help="the file to write (default: print it)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play with a progress bar on a terminal, then report."""
    game = find_game(args.game)
    plan = load_plan(game)
    order = Order(game.name, plan.games if args.games is None else args.games, args.bot, args.seed)
    need_count(order.games, "--games")
    if args.out is not None and not args.out.parent.is_dir():
        raise BadOptions(f"{args.out} cannot be written: there is no folder {args.out.parent}")
    with progress_bar() as bar:
        task = bar.add_task("games", total=games_in_all(plan, order))
        report = make_report(game, plan, order, args.workers, lambda more: bar.advance(task, more))
    if args.out is not None:
        report.write(args.out)
        print(f"The report is in {args.out}.", file=sys.stderr)
    if args.json:
        print(msgspec.json.encode(report.data()).decode())
    elif args.out is None:
        print(report.markdown(), end="")
    return 0
