"""A client of the socket that knows nothing but the protocol, and notes all that it was shown."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hashlib import blake2b
from random import Random
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from undercroft.host.patch import patched
from undercroft.workshop.faults.process import DEADLINE, HERE

GONE: Final = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)
"""What a client meets when the server is killed."""
Seen = Callable[[int, str, bytes], None]
"""Is told the moment, the viewer and the digest of every view."""


def digest(view: Any) -> bytes:
    """A few bytes by which a view can be compared with another one."""
    return blake2b(json.dumps(view, sort_keys=True).encode(), digest_size=12).digest()


class Client:
    """One connection."""

    def __init__(self, socket: ClientConnection, seen: Seen | None = None) -> None:
        self.socket, self._seen = socket, seen
        self.moment = 0
        self.match: dict[str, Any] = {}
        self.views: dict[str, Any] = {}
        self.asks: dict[str, Any] = {}
        self.undo: dict[str, Any] = {}
        self.proposals: dict[int, dict[str, Any]] = {}
        self._number = 0

    async def next(self) -> dict[str, Any]:
        """The next message, taken in."""
        async with asyncio.timeout(DEADLINE):
            message: dict[str, Any] = json.loads(await self.socket.recv())
        kind = message["type"]
        if kind in ("snapshot", "match"):
            self.match = message["match"]
        if kind == "snapshot":
            self.proposals = {one["proposal"]: one for one in message["proposals"]}
        if kind in ("snapshot", "change"):
            self._take(message)
        if kind == "proposal":
            self.proposals[message["proposal"]] = message
        return message

    def _take(self, message: dict[str, Any]) -> None:
        self.moment = message["moment"]
        for key, part in message["viewers"].items():
            self.views[key] = part["view"] if "view" in part else patched(self.views[key], part["patch"])
            self.asks[key], self.undo[key] = part["ask"], part["undo"]
            if self._seen is not None:
                self._seen(self.moment, key, digest(self.views[key]))

    async def tell(self, kind: str, **facts: Any) -> dict[str, Any]:
        """Say something and wait for the reply."""
        self._number += 1
        number = self._number
        await self.socket.send(json.dumps({"type": kind, "id": number, **facts}))
        while True:
            message = await self.next()
            if message.get("re") == number:
                return message

    def random_answer(self, seat: int, random: Random) -> Any:
        ask = self.asks[str(seat)]
        if "choose" in ask:
            items = [item["value"] for item in ask["choose"]["items"]]
            size = random.randint(ask["choose"]["least"], ask["choose"]["most"])
            return [items[i] for i in sorted(random.sample(range(len(items)), size))]
        return random.choice(ask["options"])["value"]


@asynccontextmanager
async def sitting(
    address: str, match: str, *secrets: str, seen: Seen | None = None, source: str = HERE, **hello: Any
) -> AsyncIterator[Client]:
    """A connection that has said hello and has its snapshot."""
    url = f"{address.replace('http', 'ws', 1)}/api/matches/{match}/socket"
    async with connect(
        url,
        max_size=None,
        compression=None,
        proxy=None,
        open_timeout=DEADLINE,
        close_timeout=1,
        ping_interval=None,
        local_addr=(source, 0),
    ) as socket:
        client = Client(socket, seen)
        await socket.send(json.dumps({"type": "hello", "secrets": list(secrets), **hello}))
        while (await client.next())["type"] != "snapshot":
            pass
        yield client
