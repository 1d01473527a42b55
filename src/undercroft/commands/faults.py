"""`undercroft workshop faults`: kill, lie to and flood a server, and see whether it keeps its promises."""

from __future__ import annotations

import argparse
import json
from importlib import import_module

from rich.console import Console

from undercroft.commands.arguments import Commands, add_command
from undercroft.commands.serve import need_server
from undercroft.kernel.errors import BadOptions
from undercroft.lab.progress import progress_bar

_EXAMPLES = """
undercroft workshop faults                       the whole campaign; half an hour or more
undercroft workshop faults --kills 5 --messages 2000 --sockets 200 --deaf 5 --flooders 4
undercroft workshop faults --kills 0 --json      only the floods, as JSON
"""
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
