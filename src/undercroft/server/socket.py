"""The socket of a match: messages come and go by it; what they mean is for the host."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, cast

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from undercroft.host.authority import Authority
from undercroft.host.connection import Connection, WriteTexts
from undercroft.host.messages import BAD_MESSAGE, COME_BACK, NO_HELLO, Ended, attach, detach, read, take
from undercroft.host.wire import Message
from undercroft.server.frames import EXTENSION
from undercroft.server.house import House
from undercroft.server.limits import Bucket

log = logging.getLogger(__name__)
Socket = WebSocket[Any, Any, Any]


async def serve_socket(house: House, socket: Socket, match: str) -> None:
    """From the handshake to the end of one connection."""
    await socket.accept()
    code = 1000
    try:
        hello = await _read_hello(house, socket)
        authority, connection = await attach(house.matches, match, hello, _writer(socket))
    except Ended as ended:
        await _close(socket, ended.code)
        return
    except WebSocketDisconnect:
        return
    sender = asyncio.create_task(_send_on(socket, connection))
    reader = asyncio.create_task(_read_on(house, socket, authority, connection))
    try:
        await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
        wrong = reader.exception() if reader.done() else None
        if isinstance(wrong, Ended):
            code = BAD_MESSAGE
        elif wrong is not None:
            log.error("a connection of match %s failed: %s", authority.id, type(wrong).__name__)
            code = COME_BACK
        elif sender.done():
            code = COME_BACK
    finally:
        reader.cancel()
        await asyncio.gather(reader, return_exceptions=True)
        await detach(authority, connection)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
        await _close(socket, code)


def _writer(socket: Socket) -> WriteTexts | None:
    """The short way out, if the server in front of us has it."""
    found = (socket.scope.get("extensions") or {}).get(EXTENSION, {}).get("write")
    return cast(WriteTexts | None, found)


async def _close(socket: Socket, code: int) -> None:
    with suppress(Exception):
        await socket.close(code=code)


async def _send_on(socket: Socket, connection: Connection) -> None:
    while messages := await connection.to_send():
        for message in messages:
            await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})


async def _read(house: House, socket: Socket) -> Message:
    return read(await socket.receive_data(mode="text"), house.settings.max_message)


async def _read_hello(house: House, socket: Socket) -> Message:
    try:
        return await asyncio.wait_for(_read(house, socket), house.settings.hello_seconds)
    except TimeoutError:
        raise Ended(NO_HELLO) from None


async def _read_on(house: House, socket: Socket, authority: Authority, connection: Connection) -> None:
    bucket = Bucket(house.settings.messages_per_second, house.settings.message_burst)
    with suppress(WebSocketDisconnect):
        while not connection.is_closed:
            wait = bucket.take()
            if wait:
                await asyncio.sleep(wait)
            await take(authority, connection, await _read(house, socket))
