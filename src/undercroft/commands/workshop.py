"""`undercroft workshop`: tools for who works on the project."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from undercroft.commands import compiling, coverage, faults, mutants, pairs
from undercroft.commands.arguments import Commands, add_command, add_group, add_workers, need_count, words
from undercroft.games import find_game, game_names
from undercroft.kernel.errors import UndercroftError
from undercroft.lab.progress import progress_bar
from undercroft.lab.simulate import cores
from undercroft.project import need_root
from undercroft.workshop import copies, house

_EXAMPLES = """
undercroft workshop golden                       tell the golden playthroughs anew
undercroft workshop soak --games 1000            check random games of every kind
undercroft workshop coverage                     which clauses the tests cover
undercroft workshop mutants --sample 20          break rules, and see whether a test notices
undercroft workshop faults                       kill and flood a server, and see what it loses
undercroft workshop leaks --games 20             does anything that is shown tell what a hand holds?
undercroft workshop pairs --games 50            seek games in which two rare situations meet
undercroft workshop soak --help                  what a command takes, with examples
"""
_GOLDEN = """
undercroft workshop golden                       tell all of them anew in tests/golden
undercroft workshop golden ambush                only this one
undercroft workshop golden --anew                play them anew as well
"""
_SOAK = """
undercroft workshop soak --games 20000           of each game; takes hours
undercroft workshop soak --game doodle --games 200 --seed 5
"""
_HOUSE = """
undercroft workshop house                        draw docs/house.svg anew
"""
_COPIES = """
undercroft workshop copies                       after a field of a state was added or changed
"""
_FAIR_DIE = """
undercroft workshop fair-die                     6,000 throws; some minutes
undercroft workshop fair-die --throws 600
"""
_LANDING = """
undercroft workshop landing --out src/undercroft/games/fighter/content/landing.toml
undercroft workshop landing --only plain,bank --throws 100 --effort 0.5
"""
_THROWS = """
undercroft workshop throws                       all of them, 200 times each; some minutes
undercroft workshop throws --only plain,bank --throws 50
"""


class NoPhysics(UndercroftError):
    """The physics that let dice fly are not installed."""

    key = "error-no-physics"


def add(commands: Commands) -> None:
    """The commands of the workshop."""
    group = add_group(commands, "workshop", "check and make what the project is built of", _EXAMPLES)
    _add_golden(group)
    _add_soak(group)
    coverage.add(group)
    mutants.add(group)
    faults.add(group)
    faults.add_leaks(group)
    pairs.add(group)
    _add_house(group)
    _add_copies(group)
    _add_fair_die(group)
    _add_landing(group)
    _add_throws(group)
    compiling.add(group, "undercroft workshop compile")


# --- golden ---


def _add_golden(commands: Commands) -> None:
    parser = add_command(commands, "golden", "tell the golden playthroughs of the tests anew", _GOLDEN)
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these (default: all)")
    parser.add_argument("--anew", action="store_true", help="play them anew, not only tell them")
    parser.set_defaults(run=_run_golden)


def _run_golden(args: argparse.Namespace) -> int:
    golden = import_module("undercroft.workshop.golden")
    chosen = golden.find(args.names)
    with progress_bar() as bar:
        for one in bar.track(chosen, description="playthroughs"):
            golden.make(one, anew=args.anew)
            print(one.story)
    return 0


# --- soak ---


def _add_soak(commands: Commands) -> None:
    what = "play random games and check every promise of every game at each step; exit code 1 if one is broken"
    parser = add_command(commands, "soak", what, _SOAK)
    parser.add_argument("--games", type=int, default=20_000, metavar="N", help="of each game (default: %(default)s)")
    parser.add_argument("--game", help=f"only this one: {', '.join(game_names())} (default: all)")
    parser.add_argument("--seed", type=int, default=1, help="the first seed (default: %(default)s)")
    add_workers(parser)
    parser.set_defaults(run=_run_soak)


def _run_soak(args: argparse.Namespace) -> int:
    soak_and_tell = import_module("undercroft.workshop.soak").soak_and_tell
    need_count(args.games, "--games")
    names = [find_game(args.game).name] if args.game else game_names()
    seeds = range(args.seed, args.seed + args.games)
    kept = [soak_and_tell(name, seeds, args.workers or cores()) for name in names]
    return 0 if all(kept) else 1


# --- the picture of the house ---


def _add_house(commands: Commands) -> None:
    parser = add_command(commands, "house", "draw the picture of the rooms from the imports as they are", _HOUSE)
    parser.add_argument("--out", type=Path, metavar="FILE", help="the file to write (default: docs/house.svg)")
    parser.set_defaults(run=_run_house)


def _run_house(args: argparse.Namespace) -> int:
    print(f"The house is drawn in {house.draw(args.out)}.")
    return 0


# --- copies of states ---


def _add_copies(commands: Commands) -> None:
    parser = add_command(commands, "copies", "make the games' copies.py anew from what their states declare", _COPIES)
    parser.set_defaults(run=_run_copies)


def _run_copies(args: argparse.Namespace) -> int:
    del args
    need_root("to make copies of states")
    for path in copies.make_all():
        print(path)
    return 0


# --- dice that fly ---


def need_physics() -> None:
    """Refuse where the physics of the dice are missing."""
    if find_spec("mujoco") is None:
        raise NoPhysics("dice that fly need MuJoCo: install it with pip install mujoco")


def _add_fair_die(commands: Commands) -> None:
    what = "throw the simulated die and tell how even its faces are; exit code 1 if it is not fair"
    parser = add_command(commands, "fair-die", what, _FAIR_DIE)
    parser.add_argument("--throws", type=int, default=6000, metavar="N", help="how often (default: %(default)s)")
    parser.set_defaults(run=_run_fair_die)


def _run_fair_die(args: argparse.Namespace) -> int:
    need_count(args.throws, "--throws")
    need_physics()
    fair_die = import_module("undercroft.workshop.fair_die")
    with progress_bar() as bar:
        task = bar.add_task("throws", total=args.throws)
        found = fair_die.throw(args.throws, lambda: bar.advance(task))
    print(found.said)
    return 0 if found.is_fair else 1


def _add_landing(commands: Commands) -> None:
    what = "make the landing table of Dungeon Fighter anew from the physics; takes hours"
    parser = add_command(commands, "landing", what, _LANDING)
    parser.add_argument("--throws", type=int, default=400, help="throws for each hand and way (default: %(default)s)")
    parser.add_argument("--effort", type=float, default=1.0, help="how long an aim is searched (default: %(default)s)")
    add_workers(parser)
    parser.add_argument("--only", type=words, default=[], help="measure only these throws, as in plain,bank")
    parser.add_argument("--out", type=Path, metavar="FILE", help="the file to write (default: print it)")
    parser.set_defaults(run=_run_landing)


def _run_landing(args: argparse.Namespace) -> int:
    need_count(args.throws, "--throws")
    need_physics()
    landing = import_module("undercroft.workshop.landing")
    landing.check_names(args.only)
    parts = [landing.HEAD]
    with progress_bar() as bar:
        task = bar.add_task("ways of throwing", total=len(landing.ways()))
        for part in landing.table(args.throws, args.effort, args.workers or cores(), args.only):
            parts.append(part)
            bar.advance(task)
    text = "\n".join(parts)
    if args.out is None:
        print(text)
    else:
        args.out.write_text(text, encoding="utf-8")
        print(f"The landing table is in {args.out}.", file=sys.stderr)
    return 0


def _add_throws(commands: Commands) -> None:
    what = "compare every throw of Dungeon Fighter: physics with the client's aim beside the landing table"
    parser = add_command(commands, "throws", what, _THROWS)
    parser.add_argument("--throws", type=int, default=200, help="throws for each way (default: %(default)s)")
    parser.add_argument("--only", type=words, default=[], help="only these throws, as in plain,bank")
    parser.set_defaults(run=_run_throws)


def _run_throws(args: argparse.Namespace) -> int:
    """Exit code 1 if a throw is out of bounds (FIG-RULING-66)."""
    need_count(args.throws, "--throws")
    need_physics()
    import_module("undercroft.workshop.landing").check_names(args.only)
    is_well = True
    for row, fits in import_module("undercroft.workshop.throws").report(args.throws, args.only):
        print(row, flush=True)
        is_well = is_well and fits
    return 0 if is_well else 1
