"""A server to test against, and clients that know nothing but the protocol."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from undercroft.host.patch import patched
from undercroft.server.run import configured
from undercroft.server.settings import Settings

DEADLINE = 60.0


@contextmanager
def serving(folder: Path, **changes: Any) -> Iterator[str]:
    """A server in a thread of this process, on a free port of the loopback; gives its address."""
    given: dict[str, Any] = {
        "database": f"sqlite+aiosqlite:///{folder / 'games.db'}",
        "messages_per_second": 1e6,
        "lobby_per_minute": 1e6,
        "bot_seconds": 20.0,
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


class Client:
    """One connection, with everything it was ever sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.moment = 0
        self.views: dict[str, Any] = {}
        self.asks: dict[str, Any] = {}
        self.undo: dict[str, Any] = {}
        self.lines: dict[str, list[dict[str, Any]]] = {}
        self.match: dict[str, Any] = {}
        self.seats: list[int] = []
        self._id = 0

    async def next(self) -> dict[str, Any]:
        """The next message, taken in."""
        async with asyncio.timeout(DEADLINE):
            frame = await self.socket.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        self._take(message)
        return message

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] in ("snapshot", "match"):
            self.match = message["match"]
        if message["type"] == "change":
            assert message["after"] == self.moment, "a change was missed"
        if message["type"] in ("snapshot", "change"):
            self.moment = message["moment"]
            self.seats = message.get("seats", self.seats)
            for key, part in message["viewers"].items():
                self.views[key] = part["view"] if "view" in part else patched(self.views[key], part["patch"])
                self.asks[key], self.undo[key] = part["ask"], part["undo"]
                lines = self.lines.setdefault(key, [])
                if message["type"] == "snapshot" and message["since"] is None:
                    lines.clear()
                if message.get("back_to") is not None:
                    lines[:] = [line for line in lines if line["position"] <= message["back_to"]]
                lines.extend(part["lines"])

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read on until a message fits."""
        async with asyncio.timeout(DEADLINE):
            while True:
                message = await self.next()
                if wanted(message):
                    return message

    async def tell(self, kind: str, **facts: Any) -> dict[str, Any]:
        """Say something and wait for the reply to it."""
        self._id += 1
        number = self._id
        await self.socket.send(json.dumps({"type": kind, "id": number, **facts}))
        return await self.until(lambda message: message.get("re") == number)

    async def answer(self, seat: int, value: Any) -> dict[str, Any]:
        """Answer what this seat is asked, and read what comes of it."""
        reply = await self.tell("answer", seat=seat, moment=self.asks[str(seat)]["moment"], value=value)
        if reply["type"] == "ok":
            while self.moment < reply["moment"]:
                await self.next()
        return reply

    def random_answer(self, seat: int, random: Random) -> Any:
        """One of the options of what this seat is asked."""
        ask = self.asks[str(seat)]
        if "choose" in ask:
            items = [item["value"] for item in ask["choose"]["items"]]
            size = random.randint(ask["choose"]["least"], ask["choose"]["most"])
            return [items[i] for i in sorted(random.sample(range(len(items)), size))]
        return random.choice(ask["options"])["value"]


@asynccontextmanager
async def sitting(address: str, match: str, *secrets: str, **hello: Any) -> AsyncIterator[Client]:
    """A connection that has said hello and has its snapshot."""
    url = f"{address.replace('http', 'ws')}/api/matches/{match}/socket"
    async with connect(url, max_size=None, compression=None, proxy=None, open_timeout=DEADLINE) as socket:
        client = Client(socket)
        await socket.send(json.dumps({"type": "hello", "secrets": list(secrets), **hello}))
        await client.until(lambda message: message["type"] == "snapshot")
        yield client


async def play_on(client: Client, random: Random, answers: int = 10**9) -> int:
    """Answer whatever this client's seats are asked until the game is over, or so many times."""
    count = 0
    while client.match["state"] == "running" and count < answers:
        seat = next((seat for seat in client.seats if client.asks.get(str(seat))), None)
        if seat is None:
            await client.next()
            continue
        reply = await client.answer(seat, client.random_answer(seat, random))
        assert reply["type"] == "ok", reply
        count += 1
    return count


async def catch_up(client: Client, moment: int) -> None:
    """Read until this moment is there."""
    while client.moment < moment:
        await client.next()
