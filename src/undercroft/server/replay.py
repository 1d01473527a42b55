"""The replays of finished games over HTTP."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from typing import Any, Final

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery

from undercroft.host.film import Viewer, film_of
from undercroft.server.described import refusals
from undercroft.server.http import FILM, Asked, Lang, TheHouse, language, limited

MOST_KEPT: Final = 24
"""So many replays stay in memory, packed."""
PACKING: Final = 6
_encode: Final = msgspec.json.Encoder().encode
Key = tuple[str, Viewer, str]


class Replays:
    """The last few replays, or what else is told of whole games, packed; one at a time is computed, beside the event
    loop."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self.most = most
        self._packed: dict[Key, bytes] = {}
        self._lock = asyncio.Lock()

    async def find(self, key: Key, make: Callable[[], Any]) -> bytes:
        """From memory, or else computed."""
        async with self._lock:
            packed = self._packed.pop(key, None)
            if packed is None:
                packed = await asyncio.to_thread(lambda: gzip.compress(_encode(make()), PACKING, mtime=0))
            self._packed[key] = packed
            while len(self._packed) > self.most:
                del self._packed[next(iter(self._packed))]
            return packed


def replay_handler() -> HTTPRouteHandler:
    """The route of the replays, with a memory of its own."""
    replays = Replays()

    @get(
        "/api/matches/{match:str}/replay",
        summary="A finished game, step by step",
        guards=limited(FILM),
        responses=refusals(400, 404, 409, 429),
    )
    async def replay(
        request: Asked,
        house: TheHouse,
        match: FromPath[str],
        viewer: FromQuery[int | None] = None,
        lang: Lang = None,
    ) -> Response[bytes]:
        key = match, viewer, language(lang, request)
        packed = await replays.find(key, await film_of(house.matches, *key))
        headers = {"Vary": "Accept-Encoding, Accept-Language", "Cache-Control": "no-cache"}
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(gzip.decompress(packed), media_type="application/json", headers=headers)
        return Response(packed, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"})

    return replay
