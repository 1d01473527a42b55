"""How fast the server is: many matches at once, whose clients answer as soon as they see their turn."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

MATCHES: Final = 100
WARM_UP: Final = 1.0
SEATS: Final = [{"kind": "me", "name": "Anna"}, {"kind": "device", "name": "Bert"}]


class _Option(msgspec.Struct):
    value: Any


class _Choose(msgspec.Struct):
    items: list[_Option]
    least: int


class _Ask(msgspec.Struct):
    moment: int
    options: list[_Option] | None = None
    choose: _Choose | None = None


class _Part(msgspec.Struct):
    ask: _Ask | None


class _Message(msgspec.Struct):
    """Only what a player needs; the rest is not even read."""

    type: str
    moment: int = 0
    after: int | None = None
    viewers: dict[str, _Part] = {}


_decode: Final = msgspec.json.Decoder(_Message).decode
_encode: Final = msgspec.json.Encoder().encode


class Pace:
    """What all clients measure together."""

    def __init__(self) -> None:
        self.everybody_is_there = asyncio.Event()
        self.is_counting = False
        self.moves = 0
        self.waits: list[float] = []


class Match:
    """Two clients of one match, and when which moment was answered."""

    def __init__(self, pace: Pace, number: int) -> None:
        self.pace = pace
        self.random = Random(number)
        self.answered: tuple[int, float] = (-1, 0.0)

    async def play(self, socket: ClientConnection, seat: int) -> None:
        """Answer whatever this seat is asked, at once."""
        with suppress(ConnectionClosed):
            async for frame in socket:
                message = _decode(frame)
                if message.type == "error":
                    raise RuntimeError("the server refused a legal answer")
                if message.type not in ("snapshot", "change"):
                    continue
                self._measure(message, seat)
                part = message.viewers.get(str(seat))
                if part is not None and part.ask is not None:
                    await self._answer(socket, seat, part.ask)

    def _measure(self, message: _Message, seat: int) -> None:
        """The time from an answer to the message that the other seat gets of it."""
        moment, sent = self.answered
        if self.pace.is_counting and message.after == moment and seat != self.answerer:
            self.pace.waits.append(perf_counter() - sent)

    async def _answer(self, socket: ClientConnection, seat: int, ask: _Ask) -> None:
        if ask.choose is not None:
            value: Any = [item.value for item in ask.choose.items[: ask.choose.least]]
        else:
            assert ask.options is not None
            value = self.random.choice(ask.options).value
        await self.pace.everybody_is_there.wait()
        self.answered, self.answerer = (ask.moment, perf_counter()), seat
        self.pace.moves += self.pace.is_counting
        await socket.send(
            _encode({"type": "answer", "id": 1, "seat": seat, "moment": ask.moment, "value": value}), text=True
        )

    answerer: int = -1


@contextmanager
def _server() -> Iterator[str]:
    """A server of its own, on a database of its own."""
    with tempfile.TemporaryDirectory(prefix="undercroft-bench-") as folder:
        database = f"sqlite+aiosqlite:///{Path(folder) / 'games.db'}"
        process = subprocess.Popen(
            [sys.executable, "-m", "undercroft", "serve", "--port", "0", "--database", database],
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[-1].rstrip("/")
        finally:
            process.terminate()
            process.wait()


async def _measure(address: str, game: str, seconds: float, matches: int) -> Pace:
    pace = Pace()
    async with AsyncExitStack() as stack:
        lobby = await stack.enter_async_context(httpx.AsyncClient(trust_env=False, timeout=30))
        await _until_ready(lobby, address)
        tasks: list[asyncio.Task[None]] = []
        for number in range(matches):
            made = (await lobby.post(f"{address}/api/matches", json={"game": game, "seats": SEATS})).json()
            match, url = (
                Match(pace, number),
                f"{address.replace('http', 'ws')}/api/matches/{made['match']['id']}/socket",
            )
            for one in made["secrets"]:
                socket = await stack.enter_async_context(connect(url, compression=None, proxy=None, max_size=None))
                await socket.send(_encode({"type": "hello", "secrets": [one["secret"]]}), text=True)
                tasks.append(asyncio.create_task(match.play(socket, one["seat"])))
        pace.everybody_is_there.set()
        await asyncio.sleep(WARM_UP)
        pace.is_counting = True
        done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        pace.is_counting = False
        for task in done:
            task.result()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return pace


async def _until_ready(lobby: httpx.AsyncClient, address: str) -> None:
    async with asyncio.timeout(30):
        while True:
            with suppress(httpx.TransportError):
                if (await lobby.get(f"{address}/api/health")).status_code == httpx.codes.OK:
                    return
            await asyncio.sleep(0.02)


def measure_server(game: str, seconds: float, matches: int = MATCHES) -> dict[str, float]:
    """Moves per second, and the time from an answer to the other seat's message in milliseconds."""
    with _server() as address:
        pace = asyncio.run(_measure(address, game, seconds, matches))
    cuts = quantiles(pace.waits, n=100)
    return {
        "moves_per_s": round(pace.moves / seconds, 1),
        "p50_ms": round(1000 * cuts[49], 2),
        "p99_ms": round(1000 * cuts[98], 2),
    }
