"""The socket of a match: messages come and go by it; what they mean is for the host."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from undercroft.host.authority import Authority
from undercroft.host.connection import Connection
from undercroft.host.messages import BAD_MESSAGE, COME_BACK, NO_HELLO, Ended, attach, detach, read, take
from undercroft.host.wire import Message
from undercroft.server.charges import Charge
from undercroft.server.frames import EXTENSION
from undercroft.server.house import House

log = logging.getLogger(__name__)
Socket = WebSocket[Any, Any, Any]
TOO_MANY: Final = 1013
LONGEST_NAME: Final = 20


async def serve_socket(house: House, socket: Socket, match: str) -> None:
    """From the handshake to the end of one connection; refuses it if its address has too many."""
    host = socket.client.host if socket.client else ""
    key = house.sockets.enter(host) if house.settings.proxies else ""
    if key is None:
        await _close(socket, TOO_MANY)
        return
    try:
        await _serve(house, socket, match, house.charges.of(host, match))
    finally:
        house.sockets.leave(key)
        house.tidying.left()


async def _serve(house: House, socket: Socket, match: str, charge: Charge) -> None:
    await socket.accept()
    code = 1000
    try:
        hello = await _read_hello(house, socket)
        await charge.pay(hello.type)
        authority, connection = await attach(house.matches, match, hello, _way(socket, "write"))
    except Ended as ended:
        await _close(socket, ended.code)
        return
    except WebSocketDisconnect:
        return
    except SQLAlchemyError as unread:
        log.error("match %s cannot be read", match[:LONGEST_NAME], exc_info=unread)
        await _close(socket, COME_BACK)
        return
    charge.sits = bool(connection.seats)
    connection.abort = _way(socket, "abort")
    sender = asyncio.create_task(_send_on(socket, connection))
    reader = asyncio.create_task(_read_on(house, socket, authority, connection, charge))
    try:
        await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
        wrong = reader.exception() if reader.done() else None
        if isinstance(wrong, Ended):
            code = BAD_MESSAGE
        elif wrong is not None:
            log.error("a connection of match %s failed", authority.id, exc_info=wrong)
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


def _way(socket: Socket, name: str) -> Any:
    """A short way to the connection itself, if the server in front of us has it."""
    return (socket.scope.get("extensions") or {}).get(EXTENSION, {}).get(name)


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


async def _read_on(house: House, socket: Socket, authority: Authority, connection: Connection, charge: Charge) -> None:
    with suppress(WebSocketDisconnect):
        while not connection.is_closed:
            message = await _read(house, socket)
            await charge.pay(message.type)
            await take(authority, connection, message)
