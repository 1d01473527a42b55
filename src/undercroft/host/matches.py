"""All matches of a host. A stored match comes to life when somebody asks for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

from undercroft.host.authority import Authority
from undercroft.host.errors import NoMatch, Outdated, StoreFailed, note
from undercroft.host.live import Live
from undercroft.host.ports import Ports
from undercroft.host.rows import AddMatch, Change, MatchRow
from undercroft.host.security import MATCH, new_id
from undercroft.kernel.errors import UndercroftError

MOST_IDLE: Final = 200
"""So many matches that nobody looks at stay in memory."""


class Matches:
    """Keeps one authority for each match, never two. `owns` says which matches are for this host at all."""

    def __init__(self, ports: Ports, owns: Callable[[str], bool] = lambda _: True) -> None:
        self.ports = ports
        self.store = ports.store
        self.owns = owns
        self._loaded: dict[str, Authority] = {}
        self._loading: dict[str, asyncio.Future[Authority]] = {}
        """What is being read from the store; all who ask meanwhile wait for the same."""

    def close(self) -> None:
        """Think no more, and let everybody go; what waits to be sent still is."""
        for authority in self._loaded.values():
            authority.stop()
            for connection in authority.connections:
                connection.close()

    def new_id(self) -> str:
        """The name of a new match that this host will have."""
        while not self.owns(match := new_id()):
            pass
        return match

    async def find(self, match: str) -> Authority:
        """The authority of a match, from memory or from the store."""
        found = self._loaded.get(match)
        if found is not None and not found.is_failed:
            return found
        loading = self._loading.get(match)
        if loading is None:
            loading = self._loading[match] = asyncio.ensure_future(self._load(match))
            loading.add_done_callback(partial(self._is_loaded, match))
        return await asyncio.shield(loading)

    def _is_loaded(self, match: str, loading: asyncio.Future[Authority]) -> None:
        del self._loading[match]
        if not loading.cancelled():
            loading.exception()  # whoever waited for it was told; it may be that nobody waits any more

    async def _load(self, match: str) -> Authority:
        row = await self.store.find(match) if MATCH.fullmatch(match) else None
        if row is None:
            raise NoMatch("there is no such match")
        entries = [] if row.header is None else await self.store.entries(match)
        live = None if row.header is None else await self.ports.compute(partial(_resumed, row, entries))
        authority = Authority(row, live, self.ports)
        authority.is_outdated = live is None and row.header is not None
        for said in await self.store.chat(match):
            authority.add_chat(said)
        if authority.is_full:  # it was stored before it could begin
            authority = await self._begun(authority)
        self._loaded.pop(match, None)  # so that it is the latest
        self._loaded[match] = authority
        authority.think()
        self._forget_idle()
        return authority

    async def _begun(self, authority: Authority) -> Authority:
        """A match that waits for nobody any more; options that the rules of today do not know end it."""
        try:
            async with authority.lock:
                await authority.begin()
        except StoreFailed:
            raise
        except UndercroftError as wrong:
            note(f"match {authority.id} cannot begin", wrong)
            authority = Authority(authority.row, None, self.ports)
            authority.is_outdated = True
        return authority

    async def add(self, row: MatchRow, *more: Change, live: Live | None = None) -> Authority:
        """Store a new match, with what else belongs to it; it begins at once if nobody is waited for.

        `live` is one that goes on from a moment of another match.
        """
        authority = Authority(row, None, self.ports)
        async with authority.lock:
            if authority.is_full:
                await authority.begin(AddMatch(row), *more, live=live)
            else:
                await authority.save([AddMatch(row), *more])
        self._loaded[row.id] = authority
        self._forget_idle()
        return authority

    def let_go(self, match: str) -> None:
        """There is no such match any more."""
        self._loaded.pop(match, None)

    def forget(self, match: str) -> bool:
        """Let go of a match that shall be deleted; False if somebody sits there, looks on or does something."""
        authority = self._loaded.get(match)
        if authority is None:
            return match not in self._loading
        if authority.connections or authority.lock.locked() or authority.is_thinking:
            return False
        authority.is_failed = True
        del self._loaded[match]
        return True

    def _forget_idle(self) -> None:
        """Let go of the oldest matches that nobody looks at and nothing happens in."""
        idle = [one for one in self._loaded.values() if not one.connections and not one.lock.locked()]
        for authority in idle[: max(0, len(idle) - MOST_IDLE)]:
            if not authority.is_thinking:
                authority.is_failed = True  # whoever still holds it asks again
                del self._loaded[authority.id]


def _resumed(row: MatchRow, entries: list[bytes]) -> Live | None:
    """A stored match as it was; None if the rules have changed since and no longer lead there."""
    try:
        return Live.resume(row, entries)
    except Outdated:
        return None
    except Exception as wrong:  # noqa: BLE001 - rules that have changed may fail in any way
        note(f"match {row.id} does not follow the rules of today", wrong)
        return None
