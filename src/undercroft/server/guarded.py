"""Connections before anything is known of them: so many of one address, and none that never says what it wants."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from undercroft.server.charges import address_key
from undercroft.server.settings import Settings

log = logging.getLogger(__name__)


class Sockets:
    """How many connections each address has open. A proxy of ours is not counted: many people come through it."""

    def __init__(self, most: int, proxies: tuple[str, ...] = ()) -> None:
        self.most, self.proxies = most, proxies
        self._open: Counter[str] = Counter()

    def enter(self, host: str) -> str | None:
        """The key to leave with; None if there are too many of this address."""
        key = address_key(host)
        if host in self.proxies:
            return ""
        if self._open[key] >= self.most:
            log.warning("an address has %d connections open and gets no more", self.most)
            return None
        self._open[key] += 1
        return key

    def leave(self, key: str) -> None:
        if key:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]


class Config(uvicorn.Config):
    """How the application is served, with what all connections share."""

    def __init__(self, app: Any, settings: Settings, **named: Any) -> None:
        super().__init__(app, **named)
        self.request_seconds = settings.request_seconds
        self.sockets = Sockets(settings.sockets_per_address, settings.proxies)


class Guarded(HttpToolsProtocol):
    """A connection of HTTP with a clock: a request must come whole, and a reply be read, within some seconds."""

    config: Config

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._key: str | None = None
        self._request: asyncio.TimerHandle | None = None
        self._reply: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._key = self.config.sockets.enter(self.client[0] if self.client else "")
        if self._key is None:
            transport.abort()
        else:
            self._request = self._clock()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        if self._key is not None:
            self.config.sockets.leave(self._key)
        super().connection_lost(exc)

    # --- in ------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._key is None:
            return
        if self._request is None and (self.cycle is None or self.cycle.response_complete):
            self._request = self._clock()
        super().data_received(data)

    def on_message_complete(self) -> None:
        """All of a request is here."""
        if self._request is not None:
            self._request.cancel()
            self._request = None
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """It is a socket from now on, and counts as one until it is closed."""
        self._stop()
        super().handle_websocket_upgrade()
        key, self._key = self._key or "", None
        protocol: Any = self.transport.get_protocol()
        protocol.left = lambda: self.config.sockets.leave(key)

    # --- out -----------------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._reply is None:
            self._reply = self._clock()

    def resume_writing(self) -> None:
        if self._reply is not None:
            self._reply.cancel()
            self._reply = None
        super().resume_writing()

    # --- the clock -----------------------------------------------------------------------------------------------

    def _clock(self) -> asyncio.TimerHandle:
        return self.loop.call_later(self.config.request_seconds, self.transport.abort)

    def _stop(self) -> None:
        for clock in (self._request, self._reply):
            if clock is not None:
                clock.cancel()
        self._request = self._reply = None
