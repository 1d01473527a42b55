"""The house: the host of the matches with what it stands on here, a database and processes that think."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from undercroft.host.after.running import Analyses
from undercroft.host.matches import Matches
from undercroft.host.ports import Ports
from undercroft.host.telling import read_beforehand
from undercroft.server.after.analyst import ProcessAnalyst
from undercroft.server.charges import Charges
from undercroft.server.guarded import Sockets
from undercroft.server.limits import Buckets
from undercroft.server.operating.retention import forget_daily
from undercroft.server.operating.tidying import Tidying
from undercroft.server.processes.shares import worker_of
from undercroft.server.settings import Settings
from undercroft.server.storage.store import SqlStore
from undercroft.server.thinkers import ThinkerProcesses

A_SECOND: Final = 1.0


class House:
    """Everything that one process of the server has."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = SqlStore(settings.database, is_shared=settings.workers > 1)
        self.thinkers = ThinkerProcesses(settings.bot_workers, settings.bot_seconds)
        self.lobby_limits = Buckets(settings.lobby_per_minute / 60, settings.lobby_per_minute)
        self.charges = Charges(settings)
        self.sockets = Sockets(settings.sockets_per_address)
        """Of those who come through a proxy; all others are counted before anything is known of them (`guarded`)."""
        self.tidying = Tidying()
        self.heavy = asyncio.Lock()
        """Held by who computes something long beside the event loop: one at a time, or all threads were busy."""
        self._forgetting: asyncio.Task[None] | None = None
        self._reading: asyncio.Task[None] | None = None
        self._is_open = False
        self._checking = asyncio.Lock()
        self._checked_at, self._found = -A_SECOND, ""
        ports = Ports(self.store, self.thinkers, asyncio.to_thread, settings.gone_seconds, settings.pause_seconds)
        self.matches = Matches(ports, lambda match: worker_of(match, settings.workers) == settings.worker)
        self.analyses = Analyses(self.matches, ProcessAnalyst(settings.analysis_rollouts))

    async def health(self) -> str:
        """Can something be written and read? "ok", or what is wrong in a word; looked at once a second at most."""
        async with self._checking:
            if time.monotonic() - self._checked_at >= A_SECOND:
                self._found, self._checked_at = await self.store.check(), time.monotonic()
        return self._found

    async def open(self) -> None:
        await self.store.open()
        self._is_open = True
        self._reading = asyncio.create_task(asyncio.to_thread(read_beforehand, lambda: self._is_open))
        if self.settings.keep_open_days is not None or self.settings.keep_finished_days is not None:
            self._forgetting = asyncio.create_task(forget_daily(self.settings, self.matches, self.store))

    async def close(self) -> None:
        """Finish writing; nobody thinks or is told anything any more."""
        self._is_open = False
        self.tidying.close()
        self.matches.close()
        await self.analyses.close()
        if self._reading is not None:
            await asyncio.gather(self._reading, return_exceptions=True)
        if self._forgetting is not None:
            self._forgetting.cancel()
            await asyncio.gather(self._forgetting, return_exceptions=True)
        await self.thinkers.close()
        await self.store.close()
