"""`undercroft workshop faults` and `leaks`: does the server keep its promises when it is attacked, and its secrets?"""

from __future__ import annotations

import argparse
import json
import sys
from importlib import import_module
from typing import Any, Final

from rich.console import Console

from undercroft.commands.arguments import Commands, add_command, add_workers, need_count
from undercroft.commands.serve import need_server
from undercroft.games import find_game, game_names
from undercroft.kernel.errors import BadOptions
from undercroft.lab.progress import progress_bar
from undercroft.lab.simulate import cores

_EXAMPLES = """
undercroft workshop faults                       the whole campaign; half an hour or more
undercroft workshop faults --kills 5 --messages 2000 --sockets 200 --deaf 5 --flooders 4
undercroft workshop faults --kills 0 --json      only the floods, as JSON
"""
_LEAKS = """
undercroft workshop leaks --games 300            of each game; half an hour or more
undercroft workshop leaks --game dungeoneer --games 20 --seed 5
undercroft workshop leaks --games 20 --json      the figures and all that was found, as JSON
"""
_MOST_SHOWN = 20
_FIGURES: Final = {
    "games": "games",
    "answers": "answers",
    "worlds": "worlds",
    "windows": "windows that nobody could use",
    "undone": "answers taken back",
}
_COUNTS = {
    "kills": (200, "times that the server is killed"),
    "messages": (100_000, "malformed messages"),
    "sockets": (2000, "sockets at one match"),
    "deaf": (30, "clients that ask and never read"),
    "flooders": (8, "spectators that ask all the time"),
}


def add(commands: Commands) -> None:
    """What `faults` takes."""
    what = "kill, lie to and flood a server while people play; exit code 1 if a promise was broken"
    parser = add_command(commands, "faults", what, _EXAMPLES)
    for name, (usual, told) in _COUNTS.items():
        parser.add_argument(f"--{name}", type=int, default=usual, metavar="N", help=f"{told} (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of what the players do (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.set_defaults(run=run)


def add_leaks(commands: Commands) -> None:
    """What `leaks` takes."""
    what = "play random games in two worlds that look alike to somebody; exit code 1 if one tells them apart"
    parser = add_command(commands, "leaks", what, _LEAKS)
    parser.add_argument("--games", type=int, default=300, metavar="N", help="of each game (default: %(default)s)")
    parser.add_argument("--game", help=f"only this one: {', '.join(game_names())} (default: all)")
    parser.add_argument("--seed", type=int, default=1, help="the first seed (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    add_workers(parser)
    parser.set_defaults(run=run_leaks)


def run_leaks(args: argparse.Namespace) -> int:
    """One game after another."""
    need_count(args.games, "--games")
    leaks = import_module("undercroft.workshop.leaks.run")
    names = [find_game(args.game).name] if args.game else game_names()
    found = {}
    with progress_bar() as bar:
        for name in names:
            seeds = range(args.seed, args.seed + args.games)
            games = leaks.run(name, seeds, args.workers or cores())
            found[name] = leaks.summed(list(bar.track(games, total=len(seeds), description=name)))
    if args.json:
        print(json.dumps(found))
    else:
        _tell_leaks(found)
    return 1 if any(figures["leaks"] for figures in found.values()) else 0


def _tell_leaks(found: dict[str, Any]) -> None:
    for name, figures in found.items():
        for leak in figures["leaks"][:_MOST_SHOWN]:
            print(leak, file=sys.stderr)
        told = ", ".join(f"{figures[key]:,} {words}" for key, words in _FIGURES.items())
        print(f"{name}: {told}, {len(figures['leaks'])} leaks")


def run(args: argparse.Namespace) -> int:
    """All of it, on the loopback."""
    need_server()
    counts = {name: getattr(args, name) for name in _COUNTS}
    if min(counts.values()) < 0:
        raise BadOptions("nothing can be done less than 0 times")
    campaign = import_module("undercroft.workshop.faults.campaign")
    with progress_bar() as bar:
        task = bar.add_task("faults", total=args.kills + campaign.PHASES)
        found = campaign.run(**counts, seed=args.seed, progress=lambda: bar.advance(task))
    if args.json:
        print(json.dumps(found))
    else:
        campaign.show(Console(), found)
    return 1 if found["wrong"] else 0
