"""One open connection: who looks through it, and what is still to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

MOST_WAITING: Final = 1024 * 1024
"""A client that lets so many bytes wait is cut off; it can come back and catch up."""

WriteTexts = Callable[[Iterable[bytes]], bool]
"""Sends these messages at one go; False, and nothing is sent, if the client must be waited for or is gone."""
encode: Final = msgspec.json.Encoder().encode


class Connection:
    """Sending never waits for the client: a slow one does not hold up the table.

    What is said at one go is written at one go, straight to the transport (`write`) if that takes it. If not, it waits
    for `to_send`.
    """

    def __init__(
        self, seats: tuple[int, ...], lang: str, *, wants_final: bool = False, write: WriteTexts | None = None
    ) -> None:
        self.seats = seats
        self.viewers: tuple[int | None, ...] = seats or (None,)
        """The seats, or the public."""
        self.lang = lang
        self.wants_final = wants_final
        """Does the client want to know which options cannot be taken back? Each has to be tried out."""
        self.is_closed = False
        self.abort: Callable[[], None] | None = None
        """Ends the connection at once, whatever waits to be sent; set by who has it."""
        self._loop = asyncio.get_running_loop()
        self._write = write
        self._is_due = self._is_sending = False
        self._waiting: list[bytes] = []
        self._size = 0
        """The bytes that wait, with those that are on their way."""
        self._woken: asyncio.Future[None] | None = None

    async def to_send(self) -> list[bytes]:
        """What waits and could not be written straight away; nothing, if the connection is to be closed."""
        self._is_sending, self._size = False, sum(map(len, self._waiting))
        while not self._waiting and not self.is_closed:
            self._woken = self._loop.create_future()
            await self._woken
        self._is_sending = True
        waiting, self._waiting = self._waiting, []
        return waiting

    def send(self, message: dict[str, Any]) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, message: bytes) -> None:
        if self.is_closed:
            return
        self._size += len(message)
        if self._size > MOST_WAITING and self._size > len(message):
            self._cut_off()
            return
        self._waiting.append(message)
        if not self._is_due:
            self._is_due = True
            self._loop.call_soon(self._flush)

    def close(self) -> None:
        """Send nothing more after what waits; the client may come back."""
        self.is_closed = True
        self._wake()

    def _cut_off(self) -> None:
        """Whoever reads so slowly comes back, or does not; its memory is free at once."""
        self._waiting, self._size = [], 0
        self.close()
        if self.abort is not None:
            self.abort()

    def _flush(self) -> None:
        """Everything of this turn of the event loop has been said."""
        self._is_due = False
        if self._waiting and not self._is_sending and self._write is not None and self._write(self._waiting):
            self._waiting, self._size = [], 0
        if self._waiting or self.is_closed:
            self._wake()

    def _wake(self) -> None:
        woken, self._woken = self._woken, None
        if woken is not None and not woken.done():
            woken.set_result(None)


def viewer_key(viewer: int | None) -> str:
    """How a viewer is called in messages."""
    return "public" if viewer is None else str(viewer)
