"""The door of a server of several processes: whoever wants to play a match is handed to the process that has it.

The open connection itself (its file descriptor) goes over, with the bytes that were read already, so that from then on
nothing stands between the player and that process.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import socket
from collections.abc import Callable
from typing import Any, Final

from undercroft.server.guarded import Guarded
from undercroft.server.processes.shares import worker_of

WANTS_TO_PLAY: Final = re.compile(rb"GET /api/matches/([^/ ?]+)/socket[ ?]")
LONGEST_WANT: Final = 128
"""In so many bytes of a request it can be seen what it wants."""
MOST_READ: Final = 64 * 1024
log = logging.getLogger(__name__)
HandOver = Callable[[int, int, bytes], None]
"""To which worker, a file descriptor of its own, and what was read of it."""


class Door(Guarded):
    """A connection of which it is not known yet what it wants."""

    workers: int
    hand_over: HandOver

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._read = b""
        self._is_decided = False

    def data_received(self, data: bytes) -> None:
        """Once the first line is there it is decided whose connection this is."""
        if self._is_decided:
            super().data_received(data)
            return
        data = self._read + data
        wanted = WANTS_TO_PLAY.match(data)
        if wanted is None and len(data) < LONGEST_WANT and b"\n" not in data:
            self._read = data
            return
        self._is_decided, self._read = True, b""
        worker = 0 if wanted is None else worker_of(wanted[1].decode("latin-1"), self.workers)
        if worker == 0 or len(data) > MOST_READ:
            super().data_received(data)
        else:
            self._leave_to(worker, data)

    def _leave_to(self, worker: int, data: bytes) -> None:
        self.transport.pause_reading()
        self.hand_over(worker, os.dup(self.transport.get_extra_info("socket").fileno()), data)
        self.transport.abort()  # the copy stays open


def door_to(workers: int, hand_over: HandOver) -> type[Door]:
    """The protocol of a server of so many processes."""
    return type("DoorToWorkers", (Door,), {"workers": workers, "hand_over": staticmethod(hand_over)})


class Arrival(Guarded):
    """A connection that comes from the door."""

    def __init__(self, *args: Any, read: bytes, **named: Any) -> None:
        super().__init__(*args, **named)
        self._read = read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """As if it had come here at once."""
        super().connection_made(transport)
        self.data_received(self._read)


class Passage:
    """The way from the door to one worker; connections wait here while the worker is busy."""

    def __init__(self, end: socket.socket) -> None:
        self._end = end
        end.setblocking(False)
        self._waiting: list[tuple[int, bytes]] = []
        self._is_closed = False
        self._loop = asyncio.get_running_loop()

    def send(self, connection: int, read: bytes) -> None:
        """Hand a file descriptor over; it is closed here. If the worker is no more, the client will come again."""
        if self._is_closed:
            os.close(connection)
            return
        self._waiting.append((connection, read))
        if len(self._waiting) == 1:
            self._send_on()

    def _send_on(self) -> None:
        self._loop.remove_writer(self._end)
        while self._waiting:
            connection, read = self._waiting[0]
            try:
                socket.send_fds(self._end, [read], [connection])
            except BlockingIOError:
                self._loop.add_writer(self._end, self._send_on)
                return
            except OSError:  # the worker has ended
                log.warning("a connection could not be handed over")
            self._waiting.pop(0)
            os.close(connection)

    def close(self) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        self._loop.remove_writer(self._end)
        self._end.close()
        for connection, _ in self._waiting:
            os.close(connection)
        self._waiting = []


def arriving(end: socket.socket) -> tuple[socket.socket, bytes] | None:
    """The next connection from the door, and what was read of it; None if there is none now."""
    try:
        read, connections, _, _ = socket.recv_fds(end, MOST_READ, 1)
    except BlockingIOError:
        return None
    if not connections:
        return None
    arrived = socket.socket(fileno=connections[0])
    arrived.setblocking(False)
    return arrived, read
