"""`undercroft lab fit`: what bots think of a position."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path

from rich.console import Console

from undercroft.commands.arguments import Commands, add_command, add_workers, need_count
from undercroft.compiled import SOURCES
from undercroft.games import find_game, game_names
from undercroft.lab.fit import calibration
from undercroft.lab.fit.positions import CannotFit, Order, collect
from undercroft.lab.progress import progress_bar

_FIT_EXAMPLES = """
undercroft lab fit dungeoneer --games 2000       writes the weights into the game's content/outlook.toml
undercroft lab fit dungeoneer --check            are they true? On fresh games, to which they were not fitted

The games are greedy's, half of them with slips at first; in one of eight a search plays. A fifth is held out.
"""


def add_fit(commands: Commands) -> None:
    """What `fit` takes."""
    parser = add_command(commands, "fit", "fit to games how likely each seat is to win, or check it", _FIT_EXAMPLES)
    parser.add_argument("game", help=f"which game: {', '.join(game_names())}")
    parser.add_argument("--games", type=int, default=500, metavar="N", help="how many games (default: %(default)s)")
    parser.add_argument("--seed", default="1", help="the same seed gives the same games (default: %(default)s)")
    parser.add_argument("--check", action="store_true", help="write nothing; check the present numbers on fresh games")
    parser.add_argument("--quick", action="store_true", help="greedy's games alone: those of a search take the longest")
    add_workers(parser)
    parser.set_defaults(run=run_fit)


def run_fit(args: argparse.Namespace) -> int:
    """Play with a progress bar on a terminal, then fit or check."""
    game = find_game(args.game)
    need_count(args.games, "--games")
    order = Order(game, f"{'check' if args.check else 'fit'}/{args.seed}", thinking=not args.check and not args.quick)
    with progress_bar() as bar:
        task = bar.add_task("games", total=args.games)
        positions = collect(order, args.games, args.workers, lambda more: bar.advance(task, more))
    console = Console()
    if args.check:
        bins = calibration.calibration(positions)
        calibration.show(console, bins, f"{args.games} games, {len(positions)} positions")
        return 0 if calibration.is_calibrated(bins) else 1
    from undercroft.lab.fit.outlook import fit_outlook, read_weights, write_weights  # needs numpy, of the lab extra

    names = getattr(import_module(f"undercroft.games.{game.name}.bot"), "FEATURES", None)
    if names is None:
        raise CannotFit(f"{game.name} has no FEATURES in its room `bot`, so there is nothing to be fitted")
    file = Path(SOURCES) / "games" / game.name / "content" / "outlook.toml"
    fitted = fit_outlook(positions, names, read_weights(file))
    quick = " --quick" if args.quick else ""
    write_weights(file, fitted, f"undercroft lab fit {game.name} --games {args.games} --seed {args.seed}{quick}")
    now = "" if fitted.present is None else f", {fitted.present:.4f} with the numbers before"
    console.print(f"log loss {fitted.loss:.4f} in games held out{now}, {fitted.even:.4f} with even chances")
    calibration.show(console, calibration.calibration(fitted.held_out), "the games held out")
    console.print(f"The weights are in {file}.")
    return 0
