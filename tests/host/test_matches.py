"""All matches of a host: what does not exist costs nothing, and what nobody looks at is let go."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

from tests.host.page import MemoryStore, Page, sitting
from undercroft.host import lobby
from undercroft.host.connection import MOST_WAITING, Connection
from undercroft.host.errors import NoMatch
from undercroft.host.live import Live
from undercroft.host.matches import MOST_IDLE
from undercroft.host.presence import MANY
from undercroft.host.rows import MatchRow


def test_to_ask_for_matches_that_do_not_exist_leaves_nothing_behind() -> None:
    async def ask() -> None:
        page = Page()
        for wanted in ("nothing", "x" * 60_000, "\x00", "öäü", ""):
            with pytest.raises(NoMatch):
                await page.matches.find(wanted)
        await asyncio.sleep(0)
        assert page.matches._loading == {}

    asyncio.run(ask())


def test_all_who_ask_at_once_get_the_same_authority() -> None:
    class Counting(MemoryStore):
        found = 0

        async def find(self, match: str) -> MatchRow | None:
            self.found += 1
            await asyncio.sleep(0)
            return await super().find(match)

    async def ask() -> None:
        store = Counting()
        match, _ = await Page(store).new_match("me", "device")
        page = Page(store)
        found = await asyncio.gather(*(page.matches.find(match) for _ in range(5)))
        assert len({id(one) for one in found}) == 1
        assert store.found == 1

    asyncio.run(ask())


def test_new_matches_that_nobody_looks_at_are_let_go() -> None:
    async def make() -> None:
        page = Page()
        made = [(await page.new_match("me", "link"))[0] for _ in range(MOST_IDLE + 50)]
        assert len(page.matches._loaded) <= MOST_IDLE + 1
        assert (await page.matches.find(made[0])).id == made[0]

    asyncio.run(make())


def test_a_client_that_does_not_read_is_cut_off_by_the_bytes_that_wait() -> None:
    async def overflow() -> None:
        connection = Connection((), "en", write=lambda _: False)
        ended: list[bool] = []
        connection.abort = lambda: ended.append(True)
        said = b"x" * 100_000
        for _ in range(MOST_WAITING // len(said)):
            connection.send_bytes(said)
        assert not connection.is_closed
        assert len(await connection.to_send()) == MOST_WAITING // len(said)
        connection.send_bytes(said)  # those on their way count still
        assert connection.is_closed
        assert ended == [True]
        assert await connection.to_send() == []

    asyncio.run(overflow())


def test_very_many_who_come_are_not_told_of_each_other_one_by_one() -> None:
    async def come() -> int:
        page = Page()
        match, _ = await page.new_match("me", "device")
        async with sitting(page, match) as first:
            others = [sitting(page, match) for _ in range(3 * MANY)]
            for other in others:
                await other.__aenter__()
            await first.until(lambda message: message["type"] == "match" and message["match"]["watching"] > 2 * MANY)
            heard = len(first.frames)
            for other in others:
                await other.__aexit__(None, None, None)
            await first.until(lambda message: message["type"] == "match" and message["match"]["watching"] == 1)
            return heard

    assert asyncio.run(come()) <= MANY + 3


def test_what_is_heavy_is_computed_beside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[int] = []
    resume = Live.resume

    def noted(row: MatchRow, entries: list[bytes], upto: int | None = None) -> Live:
        where.append(threading.get_ident())
        return resume(row, entries, upto)

    async def look() -> None:
        async def apart(compute: Callable[[], Any]) -> Any:
            return await asyncio.to_thread(compute)

        store = MemoryStore()
        first = Page(store)
        match, secrets = await first.new_match("me", "device")
        async with sitting(first, match, *secrets) as client:
            for seat in (0, 1):
                await client.tell("concede", seat=seat)
        page = Page(store, apart)
        assert (await lobby.replay(page.matches, match, 1, None, "en")).moment == 1

    monkeypatch.setattr(Live, "resume", noted)
    asyncio.run(look())
    assert len(where) == 2
    assert threading.get_ident() not in where
