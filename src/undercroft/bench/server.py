"""How fast the server is: many matches at once, whose clients answer as soon as they see their turn.

Ours and, where Node is, boardgame.io in turns: whatever else the machine does hits both alike.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Any, Final

import httpx
import msgspec

from undercroft.bench.boardgameio import Boardgameio
from undercroft.bench.socket_client import SocketClient, open_socket

MATCHES: Final = 100
ROUNDS: Final = 3
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
    """What all clients do and measure together."""

    def __init__(self) -> None:
        self.plays = False
        self.is_counting = False
        self.moves = 0
        self.waits: list[float] = []
        self.waiting: list[Callable[[], None]] = []
        """The answers that are held back while the load rests."""

    def play(self) -> None:
        self.plays, waiting, self.waiting = True, self.waiting, []
        for answer in waiting:
            answer()

    def count(self) -> None:
        self.is_counting, self.moves, self.waits = True, 0, []

    def rest(self) -> tuple[int, list[float]]:
        """Stop; gives the moves and how long the other seat waited for each, in seconds."""
        self.plays = self.is_counting = False
        return self.moves, self.waits


class Match:
    """Two clients of one match, and when which moment was answered."""

    def __init__(self, pace: Pace, number: int) -> None:
        self.pace = pace
        self.random = Random(number)
        self.sockets: list[SocketClient] = []
        self.answered, self.answered_at, self.answerer = -1, 0.0, -1

    async def sit_down(self, address: str, match: str, seat: int, secret: str) -> None:
        """Connect a client; from then on it answers whatever its seat is asked."""
        url = f"{address}/api/matches/{match}/socket"
        client = await open_socket(url, lambda frame: self._take(client, seat, frame))
        client.send(_encode({"type": "hello", "secrets": [secret]}))
        self.sockets.append(client)

    def _take(self, client: SocketClient, seat: int, frame: bytes) -> None:
        message = _decode(frame)
        if message.type == "error":
            raise RuntimeError("the server refused a legal answer")
        if message.type not in ("snapshot", "change"):
            return
        if self.pace.is_counting and message.after == self.answered and seat != self.answerer:
            self.pace.waits.append(perf_counter() - self.answered_at)
        ask = message.viewers[str(seat)].ask
        if ask is None:
            return
        if self.pace.plays:
            self._answer(client, seat, ask)
        else:
            self.pace.waiting.append(lambda: self._answer(client, seat, ask))

    def _answer(self, client: SocketClient, seat: int, ask: _Ask) -> None:
        if ask.choose is not None:
            value: Any = [item.value for item in ask.choose.items[: ask.choose.least]]
        else:
            assert ask.options is not None
            value = self.random.choice(ask.options).value
        self.answered, self.answered_at, self.answerer = ask.moment, perf_counter(), seat
        self.pace.moves += self.pace.is_counting
        client.send(_encode({"type": "answer", "id": 1, "seat": seat, "moment": ask.moment, "value": value}))


class Ours:
    """Our server in a process of its own, and all its clients in this one; they rest unless they are measured."""

    def __init__(self, address: str, game: str) -> None:
        self.address, self.game = address, game
        self.pace = Pace()
        self.matches: list[Match] = []

    async def sit_down(self, matches: int) -> None:
        async with httpx.AsyncClient(trust_env=False, timeout=60) as lobby:
            await _until_ready(lobby, self.address)
            for number in range(matches):
                body = {"game": self.game, "seats": SEATS}
                made = (await lobby.post(f"{self.address}/api/matches", json=body)).raise_for_status().json()
                match = Match(self.pace, number)
                for one in made["secrets"]:
                    await match.sit_down(self.address, made["match"]["id"], one["seat"], one["secret"])
                self.matches.append(match)

    async def measure(self, seconds: float) -> tuple[int, list[float]]:
        """The moves of so many seconds, and how long the other seat waited for each."""
        self.pace.play()
        await asyncio.sleep(WARM_UP)
        self.pace.count()
        closed = [socket.closed for match in self.matches for socket in match.sockets]
        done, _ = await asyncio.wait(closed, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for future in done:
            future.result()
        return self.pace.rest()

    def leave(self) -> None:
        for match in self.matches:
            for socket in match.sockets:
                socket.close()


async def _until_ready(lobby: httpx.AsyncClient, address: str) -> None:
    async with asyncio.timeout(60):
        while True:
            with suppress(httpx.TransportError):
                if (await lobby.get(f"{address}/api/health")).status_code == httpx.codes.OK:
                    return
            await asyncio.sleep(0.02)


@contextmanager
def _server(workers: int) -> Iterator[str]:
    """A server of its own, on a database of its own."""
    with tempfile.TemporaryDirectory(prefix="undercroft-bench-") as folder:
        database = f"sqlite+aiosqlite:///{Path(folder) / 'games.db'}"
        process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "undercroft",
                "serve",
                "--port",
                "0",
                "--database",
                database,
                "--workers",
                str(workers),
                "--limit",
                "address_per_second=1000000",
                "--limit",
                "sockets_per_address=100000",
            ],
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[-1].rstrip("/")
        finally:
            process.terminate()
            process.wait()


async def _in_turns(
    ours: Ours, seconds: float, matches: int, peer: Boardgameio | None, progress: Callable[[], None]
) -> tuple[list[tuple[int, list[float]]], list[tuple[int, list[float]]]]:
    await ours.sit_down(matches)
    rounds, theirs = [], []
    for _ in range(ROUNDS):
        rounds.append(await ours.measure(seconds))
        if peer is not None:
            theirs.append(await asyncio.to_thread(peer.measure, seconds))
        progress()
    ours.leave()
    return rounds, theirs


def figures(rounds: list[tuple[int, list[float]]], seconds: float) -> dict[str, float]:
    """Moves per second (the median of the rounds), and the waits in milliseconds (of all rounds)."""
    cuts = quantiles([wait for _, waits in rounds for wait in waits], n=100)
    return {
        "moves_per_s": round(median(moves for moves, _ in rounds) / seconds, 1),
        "p50_ms": round(1000 * cuts[49], 2),
        "p99_ms": round(1000 * cuts[98], 2),
    }


def measure_server(
    game: str,
    seconds: float,
    matches: int = MATCHES,
    peer: Path | None = None,
    workers: int = 1,
    progress: Callable[[], None] = lambda: None,
) -> dict[str, Any]:
    """Our figures, those of the peer in this folder, and the median of the rounds' ratios of moves per second.

    `progress` hears of every round.
    """
    loop = _loop_factory()
    with _server(workers) as address, asyncio.Runner(loop_factory=loop) as runner:
        if peer is None:
            ours, theirs = runner.run(_in_turns(Ours(address, game), seconds, matches, None, progress))
            return {**figures(ours, seconds), "boardgameio": None, "ratio": None}
        with Boardgameio(peer, matches) as other:
            ours, theirs = runner.run(_in_turns(Ours(address, game), seconds, matches, other, progress))
    ratio = median(mine[0] / its[0] for mine, its in zip(ours, theirs, strict=True))
    return {**figures(ours, seconds), "boardgameio": figures(theirs, seconds), "ratio": round(ratio, 3)}


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster event loop, where it is installed: what the clients cost is not what is measured."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return None
    return uvloop.new_event_loop
