"""The frames of the socket, with a short way for those that a game consists of: whole messages of text.

uvicorn and websockets do the rest: the handshake, pings, messages in pieces, whatever breaks the protocol, and the end.
They get whole frames only, so that they never wait for the rest of one.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

EXTENSION: Final = "undercroft.frames"
"""Among the extensions of the scope: `write` is `write_texts` of the connection, `abort` ends it at once."""
TEXT: Final = 0x81
"""The whole of a message, and it is text."""
MASKED: Final = 0x80
MASK: Final = 4
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
MOST_HEAD: Final = 14
MOST_UNREAD: Final = 8
"""If so many messages wait for the application, the client has to wait too."""


class Mailbox:
    """What uvicorn needs of a queue, for the one reader that there is; it is never full."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: deque[Any] = deque()
        self._woken: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._waiting.append(message)
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)

    async def get(self) -> Any:
        """The next message. Whoever sends many lets the others have their turn after each."""
        if self._waiting:
            await asyncio.sleep(0)
        while not self._waiting:
            self._woken = self._loop.create_future()
            await self._woken
        return self._waiting.popleft()

    def empty(self) -> bool:
        return not self._waiting

    def qsize(self) -> int:
        return len(self._waiting)


class Frames(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.queue: Any = Mailbox(self.loop)
        self._rest = b""
        self._is_hasty = False
        """Did the client go on before we had agreed? Then nobody knows where its frames begin."""
        self.left: Callable[[], None] | None = None
        """Is told when the connection has ended."""

    def connection_lost(self, exc: Exception | None) -> None:
        if self.left is not None:
            self.left()
        super().connection_lost(exc)

    def handle_connect(self, event: Any) -> None:
        """The application is told of the short ways out."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            ways: dict[object, object] = {"write": self.write_texts, "abort": self.transport.abort}
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: ways}

    # --- in ------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Frame by frame."""
        if not self.handshake_complete or self._is_hasty:
            self._is_hasty = self._is_hasty or self.handshake_initiated
            super().data_received(data)
            return
        data = self._rest + data if self._rest else data
        start, end = 0, len(data)
        while start < end:
            size = frame_size(data, start)
            if size > end - start:
                if size > self.config.ws_max_size + MOST_HEAD:  # it is refused before it is all here
                    super().data_received(data[start:])
                    start = end
                break
            frame = data[start : start + size] if size != end else data
            start += size
            if not self._take_text(frame):
                super().data_received(frame)
        self._rest = data[start:]

    def _take_text(self, frame: bytes) -> bool:
        """Hand a whole message to the application; False if it is something else."""
        if frame[0] != TEXT or not frame[1] & MASKED or self.frames or self.conn.state is not State.OPEN:
            return False
        first = head_size(frame, 0)
        if len(frame) - first > self.config.ws_max_size:
            return False
        try:
            text = apply_mask(frame[first:], frame[first - MASK : first]).decode()
        except UnicodeDecodeError:
            return False
        if self.close_sent:
            return True
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def keepalive_timeout(self) -> None:
        """Who does not answer a ping is gone: what waits to be sent is not kept for it."""
        super().keepalive_timeout()
        self.transport.abort()

    # --- out -----------------------------------------------------------------------------------------------------

    def write_texts(self, texts: Iterable[bytes]) -> bool:
        """Send these messages at one go; False, and nothing is sent, if the client must be waited for or is gone."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        self.transport.write(b"".join([part for text in texts for part in (text_head(len(text)), text)]))
        return True


def head_size(data: bytes, start: int) -> int:
    """The bytes before what a frame carries, with the mask of a client's frame."""
    said = data[start + 1] & ~MASKED
    head = 2 if said < TWO_BYTES else 4 if said == TWO_BYTES else 10
    return head + MASK if data[start + 1] & MASKED else head


def frame_size(data: bytes, start: int) -> int:
    """The bytes of the frame that begins here; as many as are known to be needed, if its head is not yet here."""
    if len(data) - start < 2:
        return 2
    head, said = head_size(data, start), data[start + 1] & ~MASKED
    if said < TWO_BYTES:
        return head + said
    wide = 2 if said == TWO_BYTES else 8
    if len(data) - start < 2 + wide:
        return head
    return head + int.from_bytes(data[start + 2 : start + 2 + wide])


def text_head(size: int) -> bytes:
    """What stands before a message of text from the server."""
    if size < TWO_BYTES:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, TWO_BYTES, size >> 8, size & 0xFF))
    return bytes((TEXT, EIGHT_BYTES)) + size.to_bytes(8)
