"""Requests from one process to the application of another, many at once over one pipe."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import unquote

import msgspec
from litestar.types import ASGIApp

HEAD: Final = 4
"""Bytes that say how long the message is which follows them."""
Headers = list[tuple[bytes, bytes]]


class Asked(msgspec.Struct, tag=True):
    """A request over HTTP, with the whole of its body."""

    method: str
    path: bytes
    query: bytes
    headers: Headers
    body: bytes
    client: tuple[str, int] | None = None
    number: int = 0


class Replied(msgspec.Struct):
    """The reply to it."""

    status: int
    headers: Headers
    body: bytes
    number: int = 0


class Stop(msgspec.Struct, tag=True):
    """The other process is to finish what it does, and to end."""


async def ask_app(app: ASGIApp, asked: Asked) -> Replied:
    """What an application of this process replies."""
    scope: Any = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": asked.method,
        "scheme": "http",
        "path": unquote(asked.path.decode("ascii")),
        "raw_path": asked.path,
        "query_string": asked.query,
        "root_path": "",
        "headers": asked.headers,
        "client": asked.client,
        "server": None,
        "extensions": {},
        "state": {},
    }
    told: list[Any] = [{"type": "http.request", "body": asked.body, "more_body": False}]
    reply = Replied(500, [], b"")

    async def receive() -> Any:
        return told.pop() if told else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            reply.status, reply.headers = message["status"], list(message.get("headers", ()))
        else:
            reply.body += message.get("body", b"")

    await app(scope, receive, send)
    return reply


class Pipe:
    """One end of a pair of sockets, through which whole messages go."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self._waiting: dict[int, asyncio.Future[Replied]] = {}
        self._number = 0

    @classmethod
    async def open(cls, end: socket.socket) -> Pipe:
        """Begin to use this end in this event loop."""
        return cls(*await asyncio.open_unix_connection(sock=end))

    def send(self, message: Any) -> None:
        packed = msgspec.msgpack.encode(message)
        self._writer.write(len(packed).to_bytes(HEAD) + packed)

    async def receive(self) -> bytes:
        """The next message, packed; raises IncompleteReadError once the other end is closed."""
        return await self._reader.readexactly(int.from_bytes(await self._reader.readexactly(HEAD)))

    def close(self) -> None:
        self._writer.close()

    # --- asking --------------------------------------------------------------------------------------------------

    async def ask(self, asked: Asked) -> Replied:
        """What the other process replies; raises ConnectionError if it ends before that."""
        self._number += 1
        number = asked.number = self._number
        self._waiting[number] = asyncio.get_running_loop().create_future()
        self.send(asked)
        try:
            return await self._waiting[number]
        finally:
            del self._waiting[number]

    async def take_replies(self) -> None:
        """Hand out replies until the other end is closed; who still waits then waits in vain."""
        try:
            while True:
                reply = msgspec.msgpack.decode(await self.receive(), type=Replied)
                if reply.number in self._waiting and not self._waiting[reply.number].done():
                    self._waiting[reply.number].set_result(reply)
        except (asyncio.IncompleteReadError, ConnectionError):
            for future in self._waiting.values():
                if not future.done():
                    future.set_exception(ConnectionError("the other process has ended"))

    # --- replying ------------------------------------------------------------------------------------------------

    async def reply(self, answer: Callable[[Asked], Awaitable[Replied]]) -> None:
        """Answer whatever is asked, each as soon as it can be, until Stop; raises if the other end is closed."""
        tasks: set[asyncio.Task[None]] = set()

        async def reply_to(asked: Asked) -> None:
            reply = await answer(asked)
            reply.number = asked.number
            self.send(reply)

        while not isinstance(message := msgspec.msgpack.decode(await self.receive(), type=Asked | Stop), Stop):
            task = asyncio.create_task(reply_to(message))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
