"""A server of several processes: each is the one authority of its share of the matches.

The first process is the door: it has its own share, and it answers all of HTTP. A request about a match of another one
is passed on to it; a socket is handed over whole (`door`). All write into the same database.
"""

from __future__ import annotations

import asyncio
import logging
import re
import socket
import subprocess
import sys
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.types import ASGIApp, Receive, Scope, Send

from undercroft.host.security import hashed
from undercroft.host.telling import words_of
from undercroft.host.wire import Join
from undercroft.server.errors import Interrupted, status_of
from undercroft.server.house import House
from undercroft.server.http import language
from undercroft.server.processes.door import Passage
from undercroft.server.processes.pipe import Asked, Pipe, Replied, Stop, ask_app
from undercroft.server.processes.shares import worker_of
from undercroft.server.settings import Settings

A_WHILE: Final = 1.0
PATIENCE: Final = 10.0
"""Seconds to end in, after which a worker is ended."""
OF_A_MATCH: Final = re.compile(r"/api/matches/([^/]+)(?:/|$)")
OF_A_CODE: Final = re.compile(r"/api/codes/([^/]+)$")
log = logging.getLogger(__name__)


class Worker:
    """Another process, as the door sees it. If it ends by itself it is started again."""

    def __init__(self, settings: Settings, number: int) -> None:
        self.settings = msgspec.structs.replace(settings, worker=number, static=None)
        self._process: subprocess.Popen[bytes] | None = None
        self._is_ready = asyncio.Event()
        self._keeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._start()
        self._keeping = asyncio.create_task(self._keep())

    async def _start(self) -> None:
        pipe, its_pipe = socket.socketpair()
        door, its_door = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
        command = [
            sys.executable,
            "-m",
            "undercroft.server.processes.worker",
            str(its_pipe.fileno()),
            str(its_door.fileno()),
        ]
        # a session of its own: who interrupts the server at a terminal interrupts the door, which ends the workers
        self._process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, pass_fds=(its_pipe.fileno(), its_door.fileno()), start_new_session=True
        )
        its_pipe.close()
        its_door.close()
        self._pipe, self._passage = await Pipe.open(pipe), Passage(door)
        self._pipe.send(self.settings)
        await self._pipe.receive()
        self._is_ready.set()

    async def _keep(self) -> None:
        """Take its replies; start it again whenever it ends."""
        while True:
            await self._pipe.take_replies()
            self._is_ready.clear()
            self._put_away()
            log.error("worker %d has ended and is started again", self.settings.worker)
            while not self._is_ready.is_set():
                try:
                    await self._start()
                except (OSError, asyncio.IncompleteReadError):
                    self._put_away()
                    await asyncio.sleep(A_WHILE)

    def _put_away(self) -> None:
        self._pipe.close()
        self._passage.close()
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    async def ask(self, asked: Asked) -> Replied:
        """Its reply to a request; raises ConnectionError if it ends meanwhile."""
        await self._is_ready.wait()
        return await self._pipe.ask(asked)

    def hand_over(self, connection: int, read: bytes) -> None:
        self._passage.send(connection, read)

    async def close(self) -> None:
        """Let it finish what it does."""
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
        if self._process is None:
            return
        if self._is_ready.is_set():
            self._pipe.send(Stop())
            try:
                await asyncio.to_thread(self._process.wait, PATIENCE)
            except subprocess.TimeoutExpired:
                log.error("worker %d did not end in time", self.settings.worker)
        self._put_away()


class Workers:
    """All other processes of the server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._others: dict[int, Worker] = {}

    async def open(self) -> None:
        """Start them all; the database is up to date by now."""
        self._others = {number: Worker(self.settings, number) for number in range(1, self.settings.workers)}
        await asyncio.gather(*(worker.open() for worker in self._others.values()))

    async def close(self) -> None:
        await asyncio.gather(*(worker.close() for worker in self._others.values()))

    def hand_over(self, number: int, connection: int, read: bytes) -> None:
        """A connection that is for this worker."""
        self._others[number].hand_over(connection, read)

    async def ask(self, number: int, asked: Asked) -> Replied:
        return await self._others[number].ask(asked)


class PassOn:
    """Before the door's own application: what another process has to answer is asked there."""

    def __init__(self, app: ASGIApp, house: House, workers: Workers) -> None:
        self.app, self.house, self.workers = app, house, workers
        self.number = house.settings.workers
        self._created = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        method, path = scope.get("method"), scope.get("path", "")
        if method is None or not path.startswith("/api/"):  # a socket, or a page
            await self.app(scope, receive, send)
            return
        body, receive = await _read(receive, self.house.settings.max_body)
        if body is not None and (method, path) == ("POST", "/api/mine"):
            await _send(await self._ask_all(scope, body), send)
        elif body is not None and (worker := await self._whose(scope, body)):
            await _send(await self._ask(worker, scope, body), send)
        else:
            await self.app(scope, receive, send)

    async def _whose(self, scope: Any, body: bytes) -> int:
        """Who has to answer this."""
        path = scope["path"]
        if scope["method"] == "POST" and path == "/api/matches":
            self._created += 1
            return self._created % self.number
        if found := OF_A_MATCH.match(path):
            return worker_of(found[1], self.number)
        if found := OF_A_CODE.match(path):
            return await self._by_code(found[1])
        return await self._by_wish(body) if path == "/api/join" else 0

    async def _by_wish(self, body: bytes) -> int:
        try:
            wish = msgspec.json.decode(body, type=Join)
        except msgspec.DecodeError:
            return 0  # the door itself refuses it
        if wish.invite is None:
            return await self._by_code(wish.code or "")
        found = await self.house.store.by_invite(hashed(wish.invite))
        return 0 if found is None else worker_of(found[0], self.number)

    async def _by_code(self, code: str) -> int:
        row = await self.house.store.by_code(code.strip().upper())
        return 0 if row is None else worker_of(row.id, self.number)

    async def _ask(self, worker: int, scope: Any, body: bytes) -> Replied:
        asked = Asked(
            scope["method"], scope["raw_path"], scope["query_string"], list(scope["headers"]), body, scope["client"]
        )
        if worker == 0:
            return await ask_app(self.app, asked)
        try:
            return await self.workers.ask(worker, asked)
        except ConnectionError:
            return _interrupted(scope)

    async def _ask_all(self, scope: Any, body: bytes) -> Replied:
        """Each lists the matches it has; the latest first, as ever."""
        replies = await asyncio.gather(*(self._ask(worker, scope, body) for worker in range(self.number)))
        wrong = next((reply for reply in replies if reply.status != 200), None)
        if wrong is not None:
            return wrong
        listed = [one for reply in replies for one in msgspec.json.decode(reply.body)]
        listed.sort(key=lambda one: one["match"]["changed"], reverse=True)
        return _json(200, listed)


async def _read(receive: Receive, most: int) -> tuple[bytes | None, Receive]:
    """The body (None if it is too long), and the way to read it again."""
    read: list[Any] = []
    size = 0
    while True:
        message: Any = await receive()
        read.append(message)
        size += len(message.get("body", b""))
        if size > most or not message.get("more_body"):
            break
    body = None if size > most else b"".join(message.get("body", b"") for message in read)

    async def again() -> Any:
        return read.pop(0) if read else await receive()

    return body, again


async def _send(reply: Replied, send: Send) -> None:
    await send({"type": "http.response.start", "status": reply.status, "headers": reply.headers})
    await send({"type": "http.response.body", "body": reply.body, "more_body": False})


def _interrupted(scope: Any) -> Replied:
    request: Request[Any, Any, Any] = Request(scope)
    wrong = Interrupted("the server was interrupted; try again")
    text = words_of(language(request.query_params.get("lang"), request)).error(wrong)
    return _json(status_of(wrong), {"error": {"kind": wrong.key, "text": text, "clause": ""}})


def _json(status: int, content: Any) -> Replied:
    body = msgspec.json.encode(content)
    return Replied(status, [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))], body)
