"""A client that knows nothing but the protocol, however its messages come and go."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from undercroft.host.patch import patched

DEADLINE = 60.0


class Socket(Protocol):
    """By which messages come and go."""

    async def recv(self) -> str | bytes: ...

    async def send(self, message: str) -> None: ...


class Client:
    """One connection, with everything it was ever sent."""

    def __init__(self, socket: Socket) -> None:
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
