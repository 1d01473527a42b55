"""A server to test against, and clients that know nothing but the protocol."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import connect

from tests.host.client import DEADLINE as DEADLINE
from tests.host.client import Client as Client
from tests.host.client import catch_up as catch_up
from tests.host.client import play_on as play_on
from undercroft.server.run import configured
from undercroft.server.settings import Settings


@contextmanager
def serving(folder: Path, **changes: Any) -> Iterator[str]:
    """A server in a thread of this process, on a free port of the loopback; gives its address."""
    given: dict[str, Any] = {
        "database": f"sqlite+aiosqlite:///{folder / 'games.db'}",
        "messages_per_second": 1e6,
        "address_per_second": 1e6,
        "watchers_per_second": 1e6,
        "lobby_per_minute": 1e6,
        "bot_seconds": 20.0,
        "pause_seconds": 0.0,
        "analysis_rollouts": 100,
        **changes,
    }
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    server = uvicorn.Server(configured(Settings(**given)))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    try:
        wait_for(address)
        yield address
    finally:
        server.should_exit = True
        thread.join(DEADLINE)
        listener.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Running:
    """A server in a process of its own."""

    def __init__(self, address: str, process: subprocess.Popen[bytes], log: Path) -> None:
        self.address, self.process, self.log = address, process, log

    def kill(self) -> None:
        """End it, whatever it is doing."""
        self.process.kill()

    def said(self) -> bytes:
        """All that it has written so far."""
        return self.log.read_bytes()


@contextmanager
def running(database: Path, port: int, workers: int = 1) -> Iterator[Running]:
    """A server with this file, of so many processes; killed at the end."""
    command = [sys.executable, "-m", "undercroft", "serve", "--port", str(port), "--workers", str(workers)]
    command += ["--limit", "analysis_rollouts=100"]
    log = database.with_suffix(".log")
    with log.open("wb") as said:
        process = subprocess.Popen(
            [*command, "--database", f"sqlite+aiosqlite:///{database}"], stdout=said, stderr=subprocess.STDOUT
        )
    try:
        server = Running(f"http://127.0.0.1:{port}", process, log)
        wait_for(server.address)
        yield server
    finally:
        process.kill()
        process.wait(DEADLINE)
    assert b"Traceback" not in server.said(), server.said().decode()


def wait_for(address: str) -> None:
    """Until the server answers."""

    async def ask() -> None:
        async with httpx.AsyncClient(trust_env=False) as client:
            async with asyncio.timeout(DEADLINE):
                while True:
                    try:
                        if (await client.get(f"{address}/api/health")).status_code == 200:
                            return
                    except httpx.TransportError:
                        await asyncio.sleep(0.02)

    asyncio.run(ask())


def post(address: str, path: str, body: dict[str, Any], **headers: str) -> Any:
    """The reply to a request that shall succeed."""
    reply = httpx.post(f"{address}{path}", json=body, headers=headers, trust_env=False, timeout=DEADLINE)
    assert reply.status_code < 300, reply.text
    return reply.json()


def get(address: str, path: str) -> Any:
    reply = httpx.get(f"{address}{path}", trust_env=False, timeout=DEADLINE)
    assert reply.status_code < 300, reply.text
    return reply.json()


def refused(address: str, path: str, body: dict[str, Any]) -> tuple[int, str]:
    """The status and the kind of a refusal."""
    reply = httpx.post(f"{address}{path}", json=body, trust_env=False, timeout=DEADLINE)
    return reply.status_code, reply.json()["error"]["kind"]


def new_match(
    address: str, *kinds: str, game: str = "labyrinth", preset: str = "first-game", **more: Any
) -> tuple[str, list[str]]:
    """A game (a labyrinth) with these seats ("me", "bot:easy" ...): its id and the secrets."""
    seats = [{"kind": kind.partition(":")[0], "level": kind.partition(":")[2] or "medium"} for kind in kinds]
    taken = post(address, "/api/matches", {"game": game, "preset": preset, "seats": seats, **more})
    return taken["match"]["id"], [one["secret"] for one in taken["secrets"]]


@asynccontextmanager
async def sitting(
    address: str, match: str, *secrets: str, source: str | None = None, **hello: Any
) -> AsyncIterator[Client]:
    """A connection that has said hello and has its snapshot; `source` is whom a proxy says that it is of."""
    url = f"{address.replace('http', 'ws')}/api/matches/{match}/socket"
    headers = {"X-Forwarded-For": source} if source is not None else None
    async with connect(
        url, max_size=None, compression=None, proxy=None, open_timeout=DEADLINE, additional_headers=headers
    ) as socket:
        client = Client(socket)
        await socket.send(json.dumps({"type": "hello", "secrets": list(secrets), **hello}))
        await client.until(lambda message: message["type"] == "snapshot")
        yield client
