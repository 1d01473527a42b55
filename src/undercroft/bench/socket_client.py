"""A client's side of a socket with as little as possible between it and the wire, so that a load costs little.

It speaks as much of the WebSocket protocol (RFC 6455) as a benchmark needs: whole text frames, no extensions.
"""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Callable
from os import urandom
from typing import Final, cast
from urllib.parse import urlsplit

TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
SHORT: Final = 126
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
"""A mask of zeros leaves the text as it is."""


class SocketClient(asyncio.Protocol):
    """One connection; `heard` gets the bytes of every text frame."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        for future in (self.ready, self.closed):
            if not future.done():
                future.set_exception(exc or ConnectionError("the server has closed the connection"))
                future.exception()  # it may be that nobody waits for it

    def send(self, text: bytes, kind: int = TEXT) -> None:
        """One frame."""
        size = len(text)
        head = bytes((kind, MASKED | size)) if size < SHORT else bytes((kind, MASKED | SHORT)) + size.to_bytes(2)
        self.transport.write(head + NO_MASK + text)

    def close(self) -> None:
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self.ready.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.transport.abort()
                return
            self.ready.set_result(None)
        self._rest = self._take_frames(data)

    def _take_frames(self, data: bytes) -> bytes:
        """Hand on every whole frame; gives what is left."""
        start, end = 0, len(data)
        while end - start >= 2:
            size, first = data[start + 1], start + 2
            if size == SHORT:
                size, first = int.from_bytes(data[first : first + 2]), first + 2
            elif size > SHORT:
                size, first = int.from_bytes(data[first : first + 8]), first + 8
            if end < first + size:
                break
            if data[start] == TEXT:
                self.heard(data[first : first + size])
            elif data[start] == PING:
                self.send(data[first : first + size], PONG)
            elif data[start] == CLOSE:
                self.transport.close()
            start = first + size
        return data[start:]


async def open_socket(address: str, heard: Callable[[bytes], None]) -> SocketClient:
    """Connect to an address such as http://127.0.0.1:7117/api/matches/.../socket."""
    parts = urlsplit(address)
    assert parts.hostname is not None
    assert parts.port is not None
    key = b64encode(urandom(16)).decode()
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(lambda: SocketClient(heard), parts.hostname, parts.port)
    client.transport.write(
        f"GET {parts.path} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await client.ready
    return client
