"""A server in a process of its own, which is killed and started again on the same file."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import httpx

DEADLINE: Final = 60.0
MANY_FILES: Final = 16_384
HERE: Final = "127.0.0.1"


def may_open_many_files() -> None:
    """Very many sockets need as many files, here and in the server that we start."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MANY_FILES if most == resource.RLIM_INFINITY else min(MANY_FILES, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        return int(probe.getsockname()[1])


class Server:
    """One server on one file; `kill` is the plug that is pulled."""

    def __init__(self, folder: Path, flags: Sequence[str] = ()) -> None:
        self.database = folder / "games.db"
        self.log = folder / "server.log"
        self.port = free_port()
        self.address = f"http://{HERE}:{self.port}"
        self._flags = flags
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Begin; `until_ready` says when it answers."""
        url = f"sqlite+aiosqlite:///{self.database}"
        command = [sys.executable, "-m", "undercroft", "serve", "--port", str(self.port), "--database", url]
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(*command, *self._flags, stdout=log, stderr=log)

    async def until_ready(self) -> None:
        async with httpx.AsyncClient(trust_env=False) as client, asyncio.timeout(DEADLINE):
            while True:
                with suppress(httpx.TransportError):
                    if (await client.get(f"{self.address}/api/health")).status_code == httpx.codes.OK:
                        return
                if self._process is not None and self._process.returncode is not None:
                    raise ConnectionError(f"the server has ended; {self.log} says why")
                await asyncio.sleep(0.02)

    async def kill(self) -> None:
        """End it in the middle of whatever it does."""
        if self._process is not None:
            if self._process.returncode is None:
                self._process.send_signal(signal.SIGKILL)
            await self._process.wait()

    def memory(self) -> float:
        """Megabytes that it holds; 0 where the system does not tell."""
        status = Path(f"/proc/{self._process.pid if self._process else 0}/statm")
        if not status.exists():
            return 0.0
        return int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6

    def tracebacks(self) -> int:
        """How often its log has more than a line about a failure."""
        return self.log.read_bytes().count(b"Traceback") if self.log.exists() else 0


async def post(address: str, path: str, body: dict[str, Any], source: str = HERE) -> Any:
    """The reply to a request that is not refused."""
    transport = httpx.AsyncHTTPTransport(local_address=source)
    async with httpx.AsyncClient(trust_env=False, timeout=DEADLINE, transport=transport) as client:
        return (await client.post(f"{address}{path}", json=body)).raise_for_status().json()
