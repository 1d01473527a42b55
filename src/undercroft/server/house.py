"""The house: the host of the matches with what it stands on here, a database and processes that think."""

from __future__ import annotations

import asyncio

from undercroft.host.matches import Matches
from undercroft.host.ports import Ports
from undercroft.server.limits import Buckets
from undercroft.server.processes.shares import worker_of
from undercroft.server.settings import Settings
from undercroft.server.storage.store import SqlStore
from undercroft.server.thinkers import ThinkerProcesses


class House:
    """Everything that one process of the server has."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = SqlStore(settings.database, is_shared=settings.workers > 1)
        self.thinkers = ThinkerProcesses(settings.bot_workers, settings.bot_seconds)
        self.lobby_limits = Buckets(settings.lobby_per_minute / 60, settings.lobby_per_minute)
        ports = Ports(self.store, self.thinkers, asyncio.to_thread, settings.gone_seconds, settings.pause_seconds)
        self.matches = Matches(ports, lambda match: worker_of(match, settings.workers) == settings.worker)

    async def open(self) -> None:
        await self.store.open()

    async def close(self) -> None:
        """Finish writing; nobody thinks or is told anything any more."""
        self.matches.close()
        await self.thinkers.close()
        await self.store.close()
