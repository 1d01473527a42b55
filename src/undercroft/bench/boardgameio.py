"""The peer of our server: a minimal boardgame.io server with its store in memory, under the same load.

It lies in `bench/boardgameio` and needs Node and npm; what it needs from npm is installed beside it, once.
"""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType

from undercroft.bench.peers import PeersFailed

Figures = dict[str, float]


def find_node() -> bool:
    """Are Node and npm on this machine?"""
    return shutil.which("node") is not None and shutil.which("npm") is not None


def install(folder: Path) -> None:
    """What the lock file names, into `node_modules`, unless it is there already."""
    lock, stamp = folder / "package-lock.json", folder / "node_modules" / ".undercroft"
    if stamp.is_file() and stamp.read_bytes() == lock.read_bytes():
        return
    command = ["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--silent"]
    if subprocess.run(command, cwd=folder, stdout=sys.stderr, check=False).returncode != 0:
        raise PeersFailed("boardgame.io could not be installed: npm ci failed")
    stamp.write_bytes(lock.read_bytes())


class Boardgameio:
    """Its server and its clients, each a process of its own; they rest unless they are measured."""

    def __init__(self, folder: Path, matches: int) -> None:
        ports = _free_ports()
        with ExitStack() as stack:
            self._server = _start(stack, folder, "server.cjs", *ports)
            self._load = _start(stack, folder, "load.cjs", *ports, str(matches))
            self._stack = stack.pop_all()

    def __enter__(self) -> Boardgameio:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    def measure(self, seconds: float) -> tuple[int, list[float]]:
        """How many moves there were, and how long the other seat waited for each, in seconds."""
        assert self._load.stdin is not None
        self._load.stdin.write(f"{seconds}\n")
        self._load.stdin.flush()
        found = json.loads(_read(self._load))
        return found["moves"], [wait / 1000 for wait in found["waits_ms"]]


def _free_ports() -> tuple[str, str]:
    """One for the players and one for the lobby: on the same port each request would go through both."""
    with socket.socket() as one, socket.socket() as two:
        for each in (one, two):
            each.bind(("127.0.0.1", 0))
        return str(one.getsockname()[1]), str(two.getsockname()[1])


def _start(stack: ExitStack, folder: Path, script: str, *arguments: str) -> subprocess.Popen[str]:
    process = subprocess.Popen(
        ["node", script, *arguments],
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    stack.callback(_stop, process)
    if _read(process).strip() != "ready":
        raise PeersFailed(f"boardgame.io does not run: {script} did not begin")
    return process


def _stop(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.communicate()


def _read(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    row = process.stdout.readline()
    if not row:
        raise PeersFailed("boardgame.io does not run: it ended without a word")
    return row
