"""The lobby over HTTP."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, Response, WebSocket, delete, get, post, websocket
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.types import Guard

from undercroft.games import find_game
from undercroft.host import lobby
from undercroft.host.wire import Check, Checked, Delete, Join, Mine, MyMatch, NewMatch, Rematch, Replay, Start, Taken
from undercroft.server.charges import address_key
from undercroft.server.described import refusals
from undercroft.server.errors import TooMany
from undercroft.server.house import House
from undercroft.server.socket import serve_socket
from undercroft.words import LANGUAGES

Asked = Request[Any, Any, Any]
Lang = FromQuery[str | None]
TheHouse = NamedDependency[House]
LOOK, RECORD, MOMENT, FILM, SECRET = 0.5, 2, 4, 4, 0.05
"""What requests cost, where to create or to join a match is 1."""


def language(lang: str | None, request: Asked) -> str:
    """The asked language: the parameter, or what the browser prefers."""
    wanted = [
        lang or "",
        *(part.split(";")[0].strip()[:2] for part in request.headers.get("accept-language", "").split(",")),
    ]
    return next((one.lower() for one in wanted if one.lower() in LANGUAGES), "en")


def limited(cost: float = 1) -> list[Guard]:
    """One address may not ask too often; what takes longer to answer counts more."""

    def limit(request: Any, _handler: Any) -> None:
        pay(request, request.app.state.house, cost)

    return [limit]


def pay(request: Any, house: House, cost: float) -> None:
    """Charge a request to its address; refuses if that has asked too much."""
    if not house.lobby_limits.try_take(address_key(request.client.host if request.client else ""), cost):
        raise TooMany("too many requests; wait a little")


class Health(msgspec.Struct):
    """Does the server do what it is for? `database` says in a word what is wrong with it."""

    ok: bool
    database: str


class Lobby(Controller):
    """Games, matches and seats."""

    path = "/api"

    @get(
        "/health",
        summary="Is the server there, and can it store?",
        responses={503: ResponseSpec(Health, description="It cannot store.")},
    )
    async def health(self, house: TheHouse) -> Response[Health]:
        found = await house.health()
        return Response(Health(found == "ok", found), status_code=200 if found == "ok" else 503)

    @get(
        "/games",
        summary="All games with their options and presets",
        sync_to_thread=False,
        guards=limited(),
        responses=refusals(429),
    )
    def games(self, request: Asked, lang: Lang = None) -> list[dict[str, Any]]:
        return lobby.games(language(lang, request))

    @post(
        "/games/{game:str}/check",
        summary="Do these options go together?",
        status_code=200,
        sync_to_thread=False,
        guards=limited(),
        responses=refusals(429),
    )
    def check(self, game: FromPath[str], data: JSONBody[Check]) -> Checked:
        return Checked(lobby.check(find_game(game), data.options, data.seats))

    @post("/matches", summary="Create a match", guards=limited(), responses=refusals(400, 429, 503))
    async def create(self, request: Asked, house: TheHouse, data: JSONBody[NewMatch], lang: Lang = None) -> Taken:
        return await lobby.create(house.matches, data, language(lang, request))

    @get(
        "/matches/{match:str}",
        summary="A match as anybody may know it",
        guards=limited(LOOK),
        responses=refusals(404, 429),
    )
    async def look(self, request: Asked, house: TheHouse, match: FromPath[str], lang: Lang = None) -> dict[str, Any]:
        return (await house.matches.find(match)).voice.described(language(lang, request))

    @get("/codes/{code:str}", summary="The match with this code", guards=limited(), responses=refusals(404, 429))
    async def by_code(self, request: Asked, house: TheHouse, code: FromPath[str], lang: Lang = None) -> dict[str, Any]:
        return (await lobby.by_code(house.matches, code)).voice.described(language(lang, request))

    @post(
        "/join",
        summary="Take a seat by code or invite",
        status_code=200,
        guards=limited(),
        responses=refusals(400, 404, 409, 429, 503),
    )
    async def join(self, request: Asked, house: TheHouse, data: JSONBody[Join], lang: Lang = None) -> Taken:
        return await lobby.join(house.matches, data, language(lang, request))

    @post(
        "/matches/{match:str}/start",
        summary="Let bots take the free seats",
        status_code=200,
        guards=limited(),
        responses=refusals(400, 403, 404, 429, 503),
    )
    async def start(
        self, request: Asked, house: TheHouse, match: FromPath[str], data: JSONBody[Start], lang: Lang = None
    ) -> Taken:
        return await lobby.start(house.matches, match, data.secret, data.level, language(lang, request))

    @post("/mine", summary="The matches of my secrets", status_code=200, guards=limited(), responses=refusals(400, 429))
    async def mine(self, request: Asked, house: TheHouse, data: JSONBody[Mine], lang: Lang = None) -> list[MyMatch]:
        pay(request, house, SECRET * len(data.secrets))
        return await lobby.mine(house.matches, data, language(lang, request))

    @post(
        "/matches/{match:str}/rematch",
        summary="The same again",
        status_code=200,
        guards=limited(),
        responses=refusals(400, 403, 404, 409, 429, 503),
    )
    async def rematch(
        self, request: Asked, house: TheHouse, match: FromPath[str], data: JSONBody[Rematch], lang: Lang = None
    ) -> Taken:
        return await lobby.rematch(house.matches, match, data.secret, language(lang, request))

    @delete(
        "/matches/{match:str}",
        summary="Delete a match that is over or never began",
        guards=limited(),
        responses=refusals(400, 403, 404, 409, 429, 503),
    )
    async def remove(self, house: TheHouse, match: FromPath[str], data: JSONBody[Delete]) -> None:
        await lobby.delete(house.matches, match, data.secret)

    @get(
        "/matches/{match:str}/record",
        summary="The record of a finished game",
        media_type="application/jsonl",
        guards=limited(RECORD),
        responses=refusals(404, 409, 429),
    )
    async def record(self, house: TheHouse, match: FromPath[str]) -> Response[bytes]:
        return Response((await lobby.record(house.matches, match)).encode(), media_type="application/jsonl")

    @get(
        "/matches/{match:str}/replay/{moment:int}",
        summary="A finished game at a moment",
        guards=limited(MOMENT),
        responses=refusals(400, 404, 409, 429),
    )
    async def replay(
        self,
        request: Asked,
        house: TheHouse,
        match: FromPath[str],
        moment: FromPath[int],
        viewer: FromQuery[int | None] = None,
        lang: Lang = None,
    ) -> Replay:
        async with house.heavy:
            return await lobby.replay(house.matches, match, moment, viewer, language(lang, request))


@websocket("/api/matches/{match:str}/socket")
async def match_socket(socket: WebSocket[Any, Any, Any], match: FromPath[str]) -> None:
    """Play a match, see docs/protocol.md."""
    await serve_socket(socket.app.state.house, socket, match)
