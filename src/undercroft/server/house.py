"""All matches of the server. A stored match comes to life when somebody asks for it."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

from undercroft.server.authority import Authority
from undercroft.server.bots import Bots
from undercroft.server.errors import NoMatch
from undercroft.server.live import Live
from undercroft.server.security import Buckets, new_id, worker_of
from undercroft.server.settings import Settings
from undercroft.server.store import MatchRow, Store
from undercroft.server.telling import RememberingWords

MOST_IDLE: Final = 200
"""So many matches that nobody looks at stay in memory."""


@cache
def words_of(lang: str) -> RememberingWords:
    """The words of a language, shared by all matches."""
    return RememberingWords(lang)


class House:
    """Keeps one authority for each match, never two."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database, is_shared=settings.workers > 1)
        self.bots = Bots(settings.bot_workers, settings.bot_seconds)
        self.lobby_limits = Buckets(settings.lobby_per_minute / 60, settings.lobby_per_minute)
        self._loaded: dict[str, Authority] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    async def open(self) -> None:
        await self.store.open()

    async def close(self) -> None:
        for authority in self._loaded.values():
            authority.stop()
            for connection in authority.connections:
                connection.close()
        await self.bots.close()
        await self.store.close()

    def owns(self, match: str) -> bool:
        """Is this process the one that has the match?"""
        return worker_of(match, self.settings.workers) == self.settings.worker

    def new_id(self) -> str:
        """The name of a new match that this process will have."""
        while not self.owns(match := new_id()):
            pass
        return match

    async def find(self, match: str) -> Authority:
        """The authority of a match, from memory or from the store."""
        found = self._loaded.get(match)
        if found is not None and not found.is_failed:
            return found
        lock = self._loading.setdefault(match, asyncio.Lock())
        async with lock:
            found = self._loaded.get(match)
            if found is not None and not found.is_failed:
                return found
            loaded = await self._load(match)
            self._loaded[match] = loaded
        self._loading.pop(match, None)
        self._forget_idle()
        return loaded

    async def _load(self, match: str) -> Authority:
        row = await self.store.find(id=match)
        if row is None:
            raise NoMatch("there is no such match")
        live = None
        if row.header is not None:
            live = Live.resume(row, await self.store.entries(match))
        authority = self._authority(row, live)
        names = {seat.seat: seat.name for seat in row.seats}
        for said in await self.store.chat(match):
            authority.chat.append({key: said[key] for key in ("number", "seat", "text", "at")})
            authority.chat[-1]["name"] = names[said["seat"]]
        authority.think()
        return authority

    def add(self, row: MatchRow) -> Authority:
        """A new match, stored already."""
        self._loaded[row.id] = self._authority(row, None)
        return self._loaded[row.id]

    def _authority(self, row: MatchRow, live: Live | None) -> Authority:
        return Authority(row, live, self.store, self.bots, words_of, self.settings.gone_seconds)

    def _forget_idle(self) -> None:
        """Let go of the oldest matches that nobody looks at and nothing happens in."""
        idle = [one for one in self._loaded.values() if not one.connections and not one.lock.locked()]
        for authority in idle[: max(0, len(idle) - MOST_IDLE)]:
            if not authority.is_thinking:
                authority.is_failed = True  # whoever still holds it asks again
                del self._loaded[authority.id]
