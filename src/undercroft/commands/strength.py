"""`undercroft lab fit` and `undercroft lab ladder`: what bots think of a position, and how strong they are."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path

from rich.console import Console
from rich.table import Table

from undercroft.bots.levels import budgeted, levels_of
from undercroft.commands.arguments import (
    Commands,
    add_command,
    add_options,
    add_workers,
    need_count,
    read_options,
    words,
)
from undercroft.compiled import SOURCES
from undercroft.games import find_game, game_names
from undercroft.kernel.errors import BadOptions
from undercroft.lab import ladder_page
from undercroft.lab.fit import calibration
from undercroft.lab.fit.positions import CannotFit, Order, collect
from undercroft.lab.ladder import Kept, Ladder, Result, Rung, rungs
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


# --- the ladder -----------------------------------------------------------------------------------------------------

_LADDER_EXAMPLES = """
undercroft lab ladder dungeoneer --games 200 --out docs/ladder.md
undercroft lab ladder doodle --seats 3,4 --games 40 --bots medium,hard --out docs/ladder.md
undercroft lab ladder labyrinth --seconds 0.3 --games 50       a quick look with a shorter clock
undercroft lab ladder fighter --games 400                      all win or lose together: a party of each level

Each finished game is kept in .ladder/GAME.jsonl and the page is written after each one: who is interrupted, or wants
more games, runs the same command again. A change of the game or the bots begins anew.
"""


def add_ladder(commands: Commands) -> None:
    """What `ladder` takes."""
    what = "let each level of a game play against the next lower one and report how often it wins"
    parser = add_command(commands, "ladder", what, _LADDER_EXAMPLES)
    parser.add_argument("game", help=f"which game: {', '.join(game_names())}")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="games a pair (default: %(default)s)")
    parser.add_argument("--bots", type=words, help="these bots, the weakest first (default: the levels of the game)")
    parser.add_argument("--seats", type=words, default=["2"], metavar="N,N", help="how many sit there (default: 2)")
    parser.add_argument("--seconds", type=float, metavar="S", help="another clock for bots that search")
    parser.add_argument("--seed", default="1", help="the same seed gives the same dice (default: %(default)s)")
    add_workers(parser)
    add_options(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help="the page to write the game's section into")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="where games are kept (default: .ladder/GAME.jsonl)")
    parser.set_defaults(run=run_ladder)


def run_ladder(args: argparse.Namespace) -> int:
    """Play with a progress bar on a terminal, then report."""
    ladder = _ladder(args)
    command = _command(args)
    results: dict[Rung, Result] = {rung: ladder.result(rung) for rung in ladder.rungs}
    with progress_bar() as bar:
        task = bar.add_task("games", total=sum(len(ladder.missing(rung)) for rung in ladder.rungs))

        def heard(rung: Rung, result: Result) -> None:
            results[rung] = result
            against = f" against {rung.against}" if rung.against else ""
            bar.update(task, advance=1, description=f"{rung.who}{against}: {result.share:.0%} of {result.games}")
            if args.out is not None:
                ladder_page.write(args.out, args.game, list(results.values()), command)

        found = ladder.climb(args.workers, heard)
    if args.out is not None:
        ladder_page.write(args.out, args.game, found, command)
    show(Console(), args.game, found)
    return 0


def _ladder(args: argparse.Namespace) -> Ladder:
    game = find_game(args.game)
    need_count(args.games, "--games")
    if not all(one.isdecimal() for one in args.seats):
        raise BadOptions(f"--seats takes numbers with commas, not {','.join(args.seats)}")
    if args.out is not None and not args.out.parent.is_dir():
        raise BadOptions(f"{args.out} cannot be written: there is no folder {args.out.parent}")
    bots = args.bots or list(levels_of(game.name))
    if args.seconds is not None:
        bots = [budgeted(game.name, bot, args.seconds) for bot in bots]
    steps = rungs(game, bots, [int(one) for one in args.seats])
    options = game.read_options(read_options(game, args.preset, args.option))
    kept = Kept(args.keep or Path(".ladder") / f"{game.name}.jsonl")
    return Ladder(game, options, tuple(steps), args.games, args.seed, kept)


def _command(args: argparse.Namespace) -> str:
    """As it can be run again."""
    said = ["undercroft lab ladder", args.game, f"--games {args.games}"]
    said += [f"--bots {','.join(args.bots)}"] if args.bots else []
    said += [f"--seats {','.join(args.seats)}"] if args.seats != ["2"] else []
    said += [f"--seconds {args.seconds:g}"] if args.seconds is not None else []
    said += [f"--seed {args.seed}"] if args.seed != "1" else []
    said += [f"--preset {args.preset}"] if args.preset else []
    return " ".join([*said, *(f"--option {one}" for one in args.option)])


def show(console: Console, game: str, results: list[Result]) -> None:
    """The ladder for a person."""
    table = Table("who", "against", title=game)
    for name in ("seats", "games", "won", "95 % interval", "seconds a game"):
        table.add_column(name, justify="right")
    for result in results:
        low, high = result.interval
        took = result.seconds / result.games if result.games else 0.0
        figures = (f"{result.share:.1%}", f"{low:.1%} to {high:.1%}", f"{took:.1f}")
        table.add_row(result.rung.who, result.rung.against, str(result.rung.seats), str(result.games), *figures)
    console.print(table)
