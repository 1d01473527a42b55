"""The limits for whoever asks: own host, own origin, not too often, and the headers that keep a browser safe."""

from __future__ import annotations

import ipaddress
import socket
import time
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from undercroft.server.settings import Settings

CONTENT_SECURITY_POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_HEADERS: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


# --- how often -------------------------------------------------------------------------------------------------------


class Bucket:
    """So many things a second, and so many at once after a pause."""

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._left, self._then = burst, clock()

    def take(self, cost: float = 1) -> float:
        """Take so much; gives the seconds to wait before it is there."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        self._left -= cost
        return 0.0 if self._left >= 0 else -self._left / self._rate

    def try_take(self, cost: float = 1) -> bool:
        """Take so much if it is there."""
        if self.take(cost) == 0.0:
            return True
        self._left += cost
        return False


class Buckets:
    """One bucket for each address or match; the oldest are forgotten."""

    MOST: Final = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._of: dict[str, Bucket] = {}

    def take(self, who: str, cost: float = 1) -> float:
        return self._bucket(who).take(cost)

    def try_take(self, who: str, cost: float = 1) -> bool:
        return self._bucket(who).try_take(cost)

    def _bucket(self, who: str) -> Bucket:
        bucket = self._of.pop(who, None) or Bucket(self.rate, self.burst)
        self._of[who] = bucket
        if len(self._of) > self.MOST:
            del self._of[next(iter(self._of))]
        return bucket


# --- from where ------------------------------------------------------------------------------------------------------


def is_own_host(host: str, *, share: bool) -> bool:
    """Was this machine meant by name? A stranger's domain that points here (DNS rebinding) is not."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:  # half a bracket
        return False
    if name == "localhost":
        return True
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        own = socket.gethostname().lower()
        return share and name in (own, own.partition(".")[0], f"{own.partition('.')[0]}.local")
    return share or address.is_loopback


def is_own_origin(origin: str | None, host: str, allowed: tuple[str, ...]) -> bool:
    """Does the page that asks come from here? What is no browser says nothing of an origin."""
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


class Limits:
    """Every request passes them. Plain ASGI, so that they stand before everything else."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        given = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        host = given.get("host", "")
        is_safe = scope.get("method") in ("GET", "HEAD")
        is_own = is_safe or is_own_origin(given.get("origin"), host, self.settings.origins)
        if not is_own_host(host, share=self.settings.share) or not is_own:
            await _refuse(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *_HEADERS]
            await send(message)

        await self.app(scope, receive, send_safely)


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if "method" not in scope:  # a socket
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    body = b'{"error":{"kind":"error-not-your-seat","text":"Not from there.","clause":""}}'
    headers = [(b"content-type", b"application/json"), *_HEADERS]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
