"""Liars, crowds, the deaf and the loud, one after another, while two people at a table of their own want to play on.

They come from other addresses of the loopback than the table, as strangers do.
"""

from __future__ import annotations

import asyncio
import json
import time
from base64 import b64encode
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack, suppress
from os import urandom
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

from undercroft.workshop.faults.client import GONE, Client, sitting
from undercroft.workshop.faults.process import HERE, Server, post
from undercroft.workshop.faults.table import Table

LIARS: Final = 30
AT_ONCE: Final = 20
"""So many lies are told before the liar listens to what becomes of them."""
PER_ADDRESS: Final = 200
QUIET: Final = 3.0
"""Seconds in which the table is measured before anything happens, and after each fault at least."""
LOUD: Final = 10.0
"""Seconds for which the loud go on."""
PATIENCE: Final = 75.0
"""Seconds within which the deaf must be cut off: a ping and its time limit take 40."""
FLAGS: Final = ("--limit", "lobby_per_minute=100000")
KINDS: Final = ("answer", "undo", "propose", "vote", "concede", "chat", "hint", "language", "log", "ping", "hello", "x")
VALUES: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    10**30,
    1.5,
    "",
    "x",
    "\u0000",
    "x" * 3000,
    [],
    [[]],
    {},
    {"a": []},
    [1, "b", None],
)
NAMES: Final = ("seat", "moment", "value", "values", "to", "what", "target", "proposal", "agree", "text", "lang", "id")


def stranger(number: int) -> str:
    """An address of the loopback that is not that of the table."""
    return f"127.0.{1 + number // 200}.{1 + number % 200}"


class Floods:
    """One campaign; `run` gives the figures of the table before, during and after each fault."""

    def __init__(
        self, folder: Path, seed: int, *, quiet: float = QUIET, loud: float = LOUD, patience: float = PATIENCE
    ) -> None:
        self.random = Random(seed)
        self.server = Server(folder, FLAGS)
        self.table = Table(self.server.address)
        self.quiet, self.loud, self.patience = quiet, loud, patience
        self.match = ""

    async def run(
        self, messages: int, sockets: int, deaf: int, flooders: int, progress: Callable[[], None]
    ) -> dict[str, Any]:
        await self.server.start()
        try:
            await self.server.until_ready()
            self.match, _ = await self._match()
            await self.table.start()
            found = await self._phases(messages, sockets, deaf, flooders, progress)
        finally:
            await self.table.stop()
            await self.server.kill()
        found["tracebacks"] = self.server.tracebacks()
        return found

    async def _match(self) -> tuple[str, list[str]]:
        body = {"game": "labyrinth", "seats": [{"kind": "me"}, {"kind": "device"}]}
        made = await post(self.server.address, "/api/matches", body)
        return made["match"]["id"], [one["secret"] for one in made["secrets"]]

    async def _phases(
        self, messages: int, sockets: int, deaf: int, flooders: int, progress: Callable[[], None]
    ) -> dict[str, Any]:
        faults: dict[str, Coroutine[Any, Any, int]] = {
            "before": asyncio.sleep(self.quiet, 0),
            f"{messages} malformed messages": self._lie(messages),
            f"{sockets} sockets": self._crowd(sockets),
            f"{deaf} deaf clients": self._deaf(deaf),
            f"{flooders} flooding spectators": self._flood(flooders),
            "after": asyncio.sleep(self.quiet, 0),
        }
        found: dict[str, Any] = {}
        for name, fault in faults.items():
            since, began = time.time(), perf_counter()
            done = await fault
            seconds = round(perf_counter() - began, 1)
            memory = round(self.server.memory(), 1)
            if name not in ("before", "after"):
                await asyncio.sleep(self.quiet)
            found[name] = {**self.table.figures(since), "done": done, "seconds": seconds, "memory_mb": memory}
            progress()
        return {"phases": found}

    # --- liars ---------------------------------------------------------------------------------------------------

    async def _lie(self, messages: int) -> int:
        """So many messages that are wrong in one way or another, from people who have a seat."""
        each = -(-messages // LIARS)
        return sum(await asyncio.gather(*(self._liar(number, each) for number in range(LIARS))))

    async def _liar(self, number: int, messages: int) -> int:
        """Tells lies until so many were heard: each is answered, or ends the connection."""
        random, heard = Random(number), 0
        match, secrets = await self._match()
        while heard < messages:
            try:
                async with sitting(self.server.address, match, *secrets, source=stranger(number)) as client:
                    while heard < messages:
                        for _ in range(min(AT_ONCE, messages - heard)):
                            await client.socket.send(_lie(random, client))
                        before = heard
                        while heard < before + AT_ONCE and heard < messages:
                            heard += "re" in await client.next()
            except GONE:
                heard += 1
        return heard

    # --- crowds --------------------------------------------------------------------------------------------------

    async def _crowd(self, sockets: int) -> int:
        """So many who look on at one match."""
        async with AsyncExitStack() as stack:
            come = asyncio.Semaphore(20)
            here: list[asyncio.Task[None]] = []

            async def enter(number: int) -> None:
                async with come:
                    place = sitting(self.server.address, self.match, source=stranger(number // PER_ADDRESS))
                    client = await stack.enter_async_context(place)
                    here.append(asyncio.create_task(_read_on(client)))

            found = await asyncio.gather(*(enter(number) for number in range(sockets)), return_exceptions=True)
            for one in here:
                one.cancel()
            await asyncio.gather(*here, return_exceptions=True)
        return sum(one is None for one in found)

    # --- the deaf ------------------------------------------------------------------------------------------------

    async def _deaf(self, deaf: int) -> int:
        """People who ask for much and never read; gives how many of them the server has let go."""
        cut = await asyncio.gather(*(self._one_deaf(number) for number in range(deaf)))
        return sum(cut)

    async def _one_deaf(self, number: int) -> bool:
        _, writer = await asyncio.open_connection(
            HERE, self.server.port, local_addr=(stranger(number // PER_ADDRESS), 0), limit=1
        )
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        key = b64encode(urandom(16)).decode()
        head = f"GET /api/matches/{self.match}/socket HTTP/1.1\r\nHost: {HERE}:{self.server.port}\r\n"
        head += f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
        writer.write(f"{head}Sec-WebSocket-Version: 13\r\n\r\n".encode())
        await asyncio.sleep(0.5)
        asked = [_frame({"type": "hello"}), *(_frame({"type": "language", "lang": lang}) for lang in ("de", "it"))]
        ends = perf_counter() + self.patience
        is_cut = False
        try:
            while perf_counter() < ends:
                writer.write(asked[0] if len(asked) == 3 else self.random.choice(asked))
                asked = asked[-2:]
                await asyncio.wait_for(writer.drain(), max(0.1, ends - perf_counter()))
                await asyncio.sleep(0.02)
        except OSError:
            is_cut = True
        except TimeoutError:  # the server does not read on either, and holds the connection
            is_cut = False
        writer.transport.abort()
        return is_cut

    # --- the loud ------------------------------------------------------------------------------------------------

    async def _flood(self, flooders: int) -> int:
        """Who looks on and asks for everything anew, all the time; gives how often it was asked."""
        return sum(await asyncio.gather(*(self._one_flooder(number) for number in range(flooders))))

    async def _one_flooder(self, number: int) -> int:
        ends, sent = perf_counter() + self.loud, 0
        with suppress(*GONE):
            async with sitting(self.server.address, self.match, source=stranger(number % 4)) as client:
                reading = asyncio.create_task(_read_on(client))
                while perf_counter() < ends and not reading.done():
                    await client.socket.send(json.dumps({"type": "language", "lang": self.random.choice(("de", "it"))}))
                    sent += 1
                    await asyncio.sleep(0.005)
                reading.cancel()
                await asyncio.gather(reading, return_exceptions=True)
        return sent


async def _read_on(client: Client) -> None:
    """Read, and understand nothing: what it costs us is not what is measured."""
    with suppress(*GONE):
        while True:
            await client.socket.recv()


def _lie(random: Random, client: Client) -> str:
    """A message that is wrong in one way or another."""
    if random.random() < 0.002:
        return random.choice(("", "[", "null", "[]", "\u0000", '{"type": 5}', '{"type":"answer","value":' + "[" * 5000))
    message: dict[str, Any] = {"type": random.choice(KINDS), "id": 1, "seat": random.choice((0, 1, 0, 1, 7))}
    if random.random() < 0.5:
        message |= {"moment": client.moment, "proposal": 1}
    for name in random.sample(NAMES, random.randint(0, 3)):
        message[name] = random.choice(VALUES)
    if message["type"] == "concede" and message["seat"] in (0, 1):
        message["seat"] = 9  # the match shall last
    return json.dumps(message)


def _frame(message: dict[str, Any]) -> bytes:
    """A frame of text with a mask of zeros."""
    text = json.dumps(message).encode()
    return bytes((0x81, 0x80 | len(text))) + bytes(4) + text
