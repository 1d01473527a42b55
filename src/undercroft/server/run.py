"""Start the server."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any, Final

import uvicorn

from undercroft.server.address import LOOPBACK, listen, listen_somewhere, own_address
from undercroft.server.app import make_app
from undercroft.server.frames import Frames
from undercroft.server.guarded import Config, Guarded
from undercroft.server.operating.logs import log_to_stderr
from undercroft.server.operating.only_one import AlreadyRunning, OnlyOne
from undercroft.server.processes.door import door_to
from undercroft.server.processes.workers import Workers
from undercroft.server.settings import Settings
from undercroft.server.storage.store import SqlStore
from undercroft.server.storage.trouble import DatabaseUnusable, read_url, told, unusable

PATIENCE: Final = 20.0
"""Seconds in which a database must answer when the server starts."""


def default_database() -> str:
    """A file in the user's own data folder (XDG)."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite+aiosqlite:///{Path(base) / 'undercroft' / 'server.db'}"


class Server(uvicorn.Server):
    """Opens the browser once it can be answered."""

    page: str | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """As ever, and then the page."""
        await super().startup(sockets)
        if self.page is not None and can_open_a_browser():
            threading.Thread(target=webbrowser.open, args=(self.page,), daemon=True).start()


def can_open_a_browser() -> bool:
    """Is there a screen, or a browser that the user named? A browser for the terminal would take it over."""
    return sys.platform in ("darwin", "win32") or any(
        os.environ.get(v) for v in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )


def configured(settings: Settings) -> Config:
    """The application, and how it is served."""
    workers = Workers(settings) if settings.workers > 1 and settings.worker == 0 else None
    app: Any = make_app(settings, workers)
    return Config(
        app,
        settings,
        log_config=None,
        log_level="warning",
        access_log=False,
        http=Guarded if workers is None else door_to(settings.workers, workers.hand_over),
        ws=Frames,
        ws_max_size=settings.max_message,
        ws_per_message_deflate=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=",".join(settings.proxies),
        timeout_graceful_shutdown=3,
    )


def spare_the_collector() -> None:
    """What the server is made of lives as long as it does."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


async def _check(settings: Settings) -> None:
    """Bring the database up to date, write into it and read from it; refuses in one sentence what cannot be used."""
    store = SqlStore(settings.database)
    try:
        await asyncio.wait_for(store.open(), PATIENCE)
    except Exception as wrong:  # noqa: BLE001 - each driver has errors of its own
        await store.close()
        raise unusable(store.url, wrong) from None
    found = await store.check()
    await store.close()
    if found != "ok":
        raise DatabaseUnusable(f"the database {told(store.url)} cannot be used: it is {found}")


def serve(settings: Settings, port: int | None, *, open_browser: bool = False) -> None:
    """Serve until interrupted; prints the addresses."""
    log_to_stderr()
    only_one = OnlyOne(read_url(settings.database))
    try:
        only_one.enter()
    except AlreadyRunning as running:
        if not open_browser or not running.address:
            raise
        print(f"Undercroft runs already. It is at {running.address}", flush=True)
        if can_open_a_browser():
            webbrowser.open(running.address)
        return
    try:
        asyncio.run(_check(settings))
        _serve(settings, port, only_one, open_browser=open_browser)
    finally:
        only_one.leave()


def _serve(settings: Settings, port: int | None, only_one: OnlyOne, *, open_browser: bool) -> None:
    listener = listen_somewhere(share=settings.share) if port is None else listen(port, share=settings.share)
    here = f"http://{LOOPBACK}:{listener.getsockname()[1]}/"
    only_one.tell(here)
    print(f"Undercroft is at {here}", flush=True)
    address = own_address() if settings.share else None
    if address is not None:
        print(f"For friends on the same network: http://{address}:{listener.getsockname()[1]}/", flush=True)
    server = Server(configured(settings))
    server.page = here if open_browser else None
    spare_the_collector()
    server.run(sockets=[listener])
