"""`undercroft serve`: play in the browser, alone, on one device or with friends over the network."""

from __future__ import annotations

import argparse
import socket
import sys
from importlib import import_module
from importlib.util import find_spec

from undercroft.client import built_client, no_client
from undercroft.commands.arguments import Commands, add_command
from undercroft.kernel.errors import BadOptions, UndercroftError

_EXAMPLES = """
undercroft serve                                              for this machine only
undercroft serve --share --port 8080                          for the local network as well
undercroft serve --share --workers 4                          for many players: so many processes share the matches
undercroft serve --database sqlite+aiosqlite:////srv/undercroft/games.db
"""
MOST_WORKERS = 64
_NEEDED = ("litestar", "uvicorn", "sqlalchemy", "aiosqlite", "alembic", "websockets")


class NoServer(UndercroftError):
    """The packages of the server are not installed."""

    key = "error-no-server"


def add(commands: Commands) -> None:
    """What `serve` takes."""
    parser = add_command(commands, "serve", "serve the games to browsers", _EXAMPLES)
    parser.add_argument("--port", type=int, help="port to listen on; 0 is any free one (7117, or any if that is taken)")
    parser.add_argument("--share", action="store_true", help="let other machines of the local network connect")
    parser.add_argument("--database", metavar="URL", help="where matches are kept (a file of yours by default)")
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help="another page that may connect")
    parser.add_argument(
        "--workers",
        type=int,
        default=1,
        metavar="N",
        help="processes that share the matches; one for each core pays where many play (default: %(default)s)",
    )
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.set_defaults(run=run)


def need_server() -> None:
    """Refuse where the packages of the server are missing."""
    missing = [name for name in _NEEDED if find_spec(name) is None]
    if missing:
        raise NoServer(f"the server needs {', '.join(missing)}: pip install undercroft installs all of it")


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    need_server()
    if not 1 <= args.workers <= MOST_WORKERS:
        raise BadOptions(f"the server runs in 1 to {MOST_WORKERS} processes, not in {args.workers}")
    if args.workers > 1 and not hasattr(socket, "send_fds"):
        raise BadOptions("on this system the server runs in one process only: leave --workers out")
    static = built_client()
    if static is None and args.open:
        raise no_client()
    if static is None:  # who writes another client can do without ours
        print(f"undercroft: {no_client()}; only the server runs", file=sys.stderr)
    server = import_module("undercroft.server.run")
    settings = import_module("undercroft.server.settings").Settings(
        database=args.database or server.default_database(),
        share=args.share,
        origins=tuple(args.origin),
        static=static,
        workers=args.workers,
    )
    server.serve(settings, args.port, open_browser=args.open)
    return 0
