"""`undercroft serve`: play in the browser, alone, on one device or with friends over the network."""

from __future__ import annotations

import argparse
import os
import socket
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from undercroft.client import built_client, no_client
from undercroft.commands.arguments import Commands, add_command
from undercroft.kernel.errors import BadOptions, UndercroftError

_EXAMPLES = """
undercroft serve                                              for this machine only
undercroft serve --share --port 8080                          for the local network as well
undercroft serve --share --workers 4                          for many players: so many processes share the matches
undercroft serve --database sqlite+aiosqlite:////srv/undercroft/games.db
undercroft serve --database-file /run/secrets/database        the address with its password, out of sight
undercroft serve --keep-open-days 90 --keep-finished-days 365
undercroft serve --proxy 127.0.0.1 --limit sockets_per_address=50
"""
MOST_WORKERS = 64
LIMITS: Final[dict[str, Callable[[str], float]]] = {
    "sockets_per_address": int,
    "address_per_second": float,
    "messages_per_second": float,
    "watchers_per_second": float,
    "lobby_per_minute": float,
    "request_seconds": float,
    "analysis_rollouts": int,
}
"""What can be set otherwise; `server/settings.py` says what each means."""
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
    parser.add_argument(
        "--database-file",
        type=Path,
        metavar="FILE",
        help="a file with that URL in it: a password on the command line is seen by everybody on the machine",
    )
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help="another page that may connect")
    parser.add_argument(
        "--workers",
        type=int,
        default=1,
        metavar="N",
        help="processes that share the matches; one for each core pays where many play (default: %(default)s)",
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy in front of the server, which is believed where somebody comes from (X-Forwarded-For)",
    )
    for what, example in (("open", "not over and not played on"), ("finished", "over")):
        parser.add_argument(
            f"--keep-{what}-days",
            type=float,
            metavar="N",
            help=f"delete matches that are {example} after so many days (default: keep them)",
        )
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=NUMBER",
        help=f"another limit than the usual one: {', '.join(LIMITS)}",
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
        database=find_database(args.database, args.database_file) or server.default_database(),
        share=args.share,
        origins=tuple(args.origin),
        proxies=tuple(args.proxy),
        static=static,
        workers=args.workers,
        keep_open_days=_days(args.keep_open_days),
        keep_finished_days=_days(args.keep_finished_days),
        **read_limits(args.limit),
    )
    server.serve(settings, args.port, open_browser=args.open)
    return 0


def find_database(url: str | None, file: Path | None) -> str | None:
    """Where matches are kept: as the command line says, or a file that it names, or the environment."""
    if url is not None and file is not None:
        raise BadOptions("give --database or --database-file, not both")
    if url is not None:
        return url
    named = str(file or os.environ.get("UNDERCROFT_DATABASE_FILE", ""))
    if not named:
        return os.environ.get("UNDERCROFT_DATABASE") or None
    try:
        found = Path(named).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        raise BadOptions(f"{named} cannot be read: the URL of the database should stand in it") from None
    if not found:
        raise BadOptions(f"{named} is empty: the URL of the database should stand in it")
    return found


def read_limits(given: list[str]) -> dict[str, float]:
    """Limits as they are written, `name=number`."""
    limits: dict[str, float] = {}
    for one in given:
        name, _, number = one.partition("=")
        try:
            limits[name] = LIMITS[name](number)
        except (KeyError, ValueError):
            raise BadOptions(f"{one!r} is no limit; write NAME=NUMBER with one of {', '.join(LIMITS)}") from None
        if not limits[name] > 0:
            raise BadOptions(f"{one!r}: a limit is more than 0")
    return limits


def _days(days: float | None) -> float | None:
    if days is not None and not days > 0:
        raise BadOptions("matches are kept for more than 0 days")
    return days
