"""One open socket: who looks through it, and what is still to be sent."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

MOST_WAITING: Final = 1000
"""A client that lets so many messages wait is cut off; it can come back and catch up."""

encode: Final = msgspec.json.Encoder().encode


class Connection:
    """Sending never waits for the client: a slow one does not hold up the table."""

    def __init__(self, seats: tuple[int, ...], lang: str) -> None:
        self.seats = seats
        self.lang = lang
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.is_closed = False

    @property
    def viewers(self) -> tuple[int | None, ...]:
        """The seats, or the public."""
        return self.seats or (None,)

    def send(self, message: dict[str, Any]) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, message: bytes) -> None:
        if self.is_closed:
            return
        if self.queue.qsize() >= MOST_WAITING:
            self.close()
        else:
            self.queue.put_nowait(message)

    def close(self) -> None:
        """Send nothing more after what waits; the client may come back."""
        if not self.is_closed:
            self.is_closed = True
            self.queue.put_nowait(None)


def viewer_key(viewer: int | None) -> str:
    """How a viewer is called in messages."""
    return "public" if viewer is None else str(viewer)
