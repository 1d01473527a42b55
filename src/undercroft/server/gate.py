"""The gate that every request passes: own host, own origin, and the headers that keep a browser safe."""

from __future__ import annotations

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from undercroft.server.security import HEADERS, is_own_host, is_own_origin
from undercroft.server.settings import Settings

_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


class Gate:
    """Plain ASGI, so that it stands before everything else."""

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
