"""One of the other processes of a server, started by `workers`.

`python -m undercroft.server.processes.worker PIPE DOOR`
"""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import Callable
from typing import Any

import msgspec
import uvicorn

from undercroft.server.operating.logs import log_to_stderr
from undercroft.server.processes.door import Arrival, arriving
from undercroft.server.processes.pipe import HEAD, Asked, Pipe, Replied, ask_app
from undercroft.server.run import configured, spare_the_collector
from undercroft.server.settings import Settings


class WorkerServer(uvicorn.Server):
    """Serves the connections that the door hands over, and the requests that it passes on."""

    def __init__(self, config: uvicorn.Config, pipe: socket.socket, door: socket.socket) -> None:
        super().__init__(config)
        self._pipe_end, self._door = pipe, door
        self._arriving: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """As ever, and then tell the door that somebody is here."""
        await super().startup(sockets)
        asyncio.get_running_loop().add_reader(self._door, self._take_arrivals)
        self._replying = asyncio.create_task(self._reply())

    async def _reply(self) -> None:
        pipe = await Pipe.open(self._pipe_end)
        pipe.send(b"ready")
        app: Any = self.config.app

        async def answer(asked: Asked) -> Replied:
            return await ask_app(app.app, asked)  # the door's limits have let it in

        try:
            await pipe.reply(answer)
        except (asyncio.IncompleteReadError, ConnectionError):
            os._exit(1)  # the door was killed: another server may start at once, and a match has one authority
        self.should_exit = True

    def _take_arrivals(self) -> None:
        while (found := arriving(self._door)) is not None:
            task = asyncio.create_task(self._welcome(*found))
            self._arriving.add(task)
            task.add_done_callback(self._arriving.discard)

    async def _welcome(self, connection: socket.socket, read: bytes) -> None:
        make: Callable[[], Arrival] = lambda: Arrival(  # noqa: E731
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state, read=read
        )
        try:
            await asyncio.get_running_loop().connect_accepted_socket(make, connection)
        except OSError:  # whoever it was is gone
            connection.close()


def _read_settings(pipe: socket.socket) -> Settings:
    size = int.from_bytes(pipe.recv(HEAD, socket.MSG_WAITALL))
    return msgspec.msgpack.decode(pipe.recv(size, socket.MSG_WAITALL), type=Settings)


def main() -> None:
    """Until the door says stop, or is no more."""
    pipe, door = (socket.socket(fileno=int(given)) for given in sys.argv[1:3])
    log_to_stderr()
    settings = _read_settings(pipe)
    for end in (pipe, door):
        end.setblocking(False)
    server = WorkerServer(configured(settings), pipe, door)
    spare_the_collector()
    server.run(sockets=[])


if __name__ == "__main__":
    main()
