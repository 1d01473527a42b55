"""Who is here: told at once at a table of some people, and now and then where very many look on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from undercroft.host.connection import Connection

MANY: Final = 24
"""From so many connections on, all who come and go within a pause are told together."""
PAUSE: Final = 1.0


class Crowd(Protocol):
    """What must be known of a match to tell who is here."""

    lock: asyncio.Lock
    connections: list[Connection]


class Presence:
    """Tells everybody of a match that somebody has come or gone. `tell` is called with the lock held."""

    def __init__(self, crowd: Crowd, tell: Callable[[], None]) -> None:
        self._crowd, self._tell = crowd, tell
        self._telling: asyncio.Task[None] | None = None

    def changed(self) -> None:
        """With the lock held: at once, or soon together with all who come and go until then."""
        if len(self._crowd.connections) < MANY:
            self._tell()
        elif self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell_soon())

    async def _tell_soon(self) -> None:
        await asyncio.sleep(PAUSE)
        async with self._crowd.lock:
            self._telling = None  # who comes from now on is told of anew
            self._tell()
