"""The application: lobby, sockets and the client's files, behind the limits."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp
from sqlalchemy.exc import SQLAlchemyError

from undercroft import __version__
from undercroft.host.errors import BadRequest, NoMatch, StoreFailed
from undercroft.host.telling import words_of
from undercroft.kernel.errors import UndercroftError
from undercroft.server.after.routes import analysis_handlers
from undercroft.server.described import Described
from undercroft.server.errors import status_of
from undercroft.server.house import House
from undercroft.server.http import Lobby, language, match_socket
from undercroft.server.limits import Limits
from undercroft.server.processes.workers import PassOn, Workers
from undercroft.server.replay import replay_handler
from undercroft.server.settings import Settings
from undercroft.server.sharing import sharing
from undercroft.server.static import static_handler
from undercroft.server.storage.trouble import trouble

log = logging.getLogger(__name__)


def make_app(settings: Settings, workers: Workers | None = None) -> ASGIApp:
    """The whole server as one ASGI application; with workers, that of the door."""
    house = House(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.house = house
        await house.open()
        try:
            if workers is not None:
                await workers.open()
            yield
        finally:
            if workers is not None:
                await workers.close()
            await house.close()

    app = Litestar(
        route_handlers=[
            Lobby,
            replay_handler(),
            *analysis_handlers(),
            sharing,
            match_socket,
            static_handler(settings.static),
        ],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False, use_cache=True)},
        lifespan=[lifespan],
        exception_handlers={
            UndercroftError: _refused,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            SQLAlchemyError: _not_read,
            Exception: _unexpected,
        },
        openapi_config=OpenAPIConfig(
            title="Undercroft", version=__version__, path="/api/schema", render_plugins=[Described()]
        ),
        request_max_body_size=settings.max_body,
        debug=False,
        logging_config=None,
    )
    inner = cast(ASGIApp, app)
    return Limits(inner if workers is None else PassOn(inner, house, workers), settings)


def _reply(request: Request[Any, Any, Any], wrong: UndercroftError, status: int) -> Response[Any]:
    text = words_of(language(request.query_params.get("lang"), request)).error(wrong)
    return Response(
        {"error": {"kind": wrong.key, "text": text, "clause": wrong.clause}},
        status_code=status,
        media_type="application/json",
    )


def _refused(request: Request[Any, Any, Any], wrong: Exception) -> Response[Any]:
    assert isinstance(wrong, UndercroftError)
    return _reply(request, wrong, status_of(wrong))


def _http_error(request: Request[Any, Any, Any], wrong: Exception) -> Response[Any]:
    assert isinstance(wrong, HTTPException)
    error = NoMatch("there is nothing here") if wrong.status_code == 404 else BadRequest("it cannot be understood")
    return _reply(request, error, wrong.status_code)


def _too_deep(request: Request[Any, Any, Any], wrong: Exception) -> Response[Any]:
    """Lists in lists in lists: nothing of ours is like that."""
    del wrong
    return _reply(request, BadRequest("it cannot be understood"), 400)


def _not_read(request: Request[Any, Any, Any], wrong: Exception) -> Response[Any]:
    """The database does not even let us read."""
    log.error("a request (%s) found the database %s", request.method, trouble(wrong), exc_info=wrong)
    failed = StoreFailed("the database cannot be read")
    return _reply(request, failed, status_of(failed))


def _unexpected(request: Request[Any, Any, Any], wrong: Exception) -> Response[Any]:
    # the route, and not the path: somebody may have put a secret there
    log.error("a request (%s %s) failed", request.method, request.scope.get("path_template", ""), exc_info=wrong)
    return _reply(request, BadRequest("something went wrong here"), 500)
