"""The analysis of a finished game, and playing on from a moment of it."""

from __future__ import annotations

import gzip
from functools import partial
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from undercroft.host.after import branch
from undercroft.host.after.running import Looked
from undercroft.host.after.told import told
from undercroft.host.wire import PlayOn, Taken
from undercroft.server.charges import address_key
from undercroft.server.described import refusals
from undercroft.server.http import FILM, LOOK, Asked, Lang, TheHouse, language, limited, pay
from undercroft.server.replay import Replays


def analysis_handlers() -> list[HTTPRouteHandler]:
    """The routes, with a memory of the last few analyses in words."""
    said = Replays()

    @get(
        "/api/matches/{match:str}/analysis",
        summary="How the analysis of a finished game stands, and what it found",
        guards=limited(LOOK),
        responses=refusals(404, 409, 429),
    )
    async def analysis(request: Asked, house: TheHouse, match: FromPath[str], lang: Lang = None) -> Response[bytes]:
        found = await house.analyses.find(match)
        if found is None:
            return _json(await house.analyses.look(match))
        pay(request, house, FILM - LOOK)
        authority, speech = await house.matches.find(match), language(lang, request)
        record, names = await house.analyses.record_of(authority), [seat.name for seat in authority.row.seats]
        packed = await said.find((match, None, speech), partial(told, found, record, names, speech))
        return _json({"state": "done", "analysis": msgspec.Raw(gzip.decompress(packed))})

    @post(
        "/api/matches/{match:str}/analysis",
        summary="Let a finished game be analysed",
        status_code=202,
        guards=limited(FILM),
        responses=refusals(404, 409, 429),
    )
    async def analyse(request: Asked, house: TheHouse, match: FromPath[str]) -> Looked:
        return await house.analyses.ask(match, address_key(request.client.host if request.client else ""))

    @post(
        "/api/matches/{match:str}/play-on",
        summary="Play on from a moment of a finished game",
        guards=limited(FILM),
        responses=refusals(400, 404, 409, 429, 503),
    )
    async def play_on(
        request: Asked, house: TheHouse, match: FromPath[str], data: JSONBody[PlayOn], lang: Lang = None
    ) -> Taken:
        async with house.heavy:
            return await branch.play_on(house.matches, match, data, language(lang, request))

    return [analysis, analyse, play_on]


def _json(content: Any) -> Response[bytes]:
    headers = {"Vary": "Accept-Language", "Cache-Control": "no-cache"}
    return Response(msgspec.json.encode(content), media_type="application/json", headers=headers)
