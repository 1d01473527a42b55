"""The store by itself, and a match on it: on SQLite and, where an address is given, on PostgreSQL.

UNDERCROFT_TEST_DATABASE=postgresql+asyncpg://user:password@localhost/empty_database pytest tests/server/test_store.py
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from tests.server.table import get, new_match, play_on, post, serving, sitting
from undercroft.host.errors import StoreFailed
from undercroft.host.rows import (
    AddChat,
    AddEntries,
    AddMatch,
    ChangeMatch,
    ChangeSeat,
    MatchRow,
    RemoveMatch,
    Said,
    SeatRow,
)
from undercroft.host.security import new_code, new_id
from undercroft.server.storage.store import SqlStore

GIVEN = os.environ.get("UNDERCROFT_TEST_DATABASE")
DATABASES = ["sqlite", *([GIVEN] if GIVEN else [])]


@pytest.fixture(params=DATABASES, ids=lambda url: url.partition("+")[0])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'games.db'}" if request.param == "sqlite" else str(request.param)


def with_store(url: str, act: Callable[[SqlStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = SqlStore(url)
        await store.open()
        try:
            await act(store)
        finally:
            await store.close()

    asyncio.run(run())


def new_row(secret_hash: str = "") -> MatchRow:
    anna = SeatRow(0, "Änne", "person", secret_hash=secret_hash or new_id())
    seats = [anna, SeatRow(1, "Igor", "bot", "hard", "miser")]
    return MatchRow(
        new_id(), new_code(), "labyrinth", 1, {"mode": "basic"}, bytes(range(32)), seats, seeds=["s", "\u2620"]
    )


def test_what_is_stored_is_read_again(url: str) -> None:
    async def act(store: SqlStore) -> None:
        row = new_row()
        await store.write([AddMatch(row)])
        row.state, row.winners, row.header = "over", [1], b"\x00\xff{}"
        row.seats[1].name = "Bert"
        said = Said(1, 0, "Grüß dich \u263a", "2026-01-01T12:00:00Z")
        await store.write([ChangeMatch(row), ChangeSeat(row.id, row.seats[1]), AddChat(row.id, said)])
        await store.write([AddEntries(row.id, 0, [b"one", b"two"]), AddEntries(row.id, 2, [b"three"])])
        assert await store.find(row.id) == row
        assert await store.by_code(row.code) == row
        assert await store.find("nowhere") is None
        assert list(await store.entries(row.id)) == [b"one", b"two", b"three"]
        assert await store.chat(row.id) == [said]
        assert row.seats[0].secret_hash is not None
        assert await store.by_secrets([row.seats[0].secret_hash, "x"]) == [(row.id, 0, row.seats[0].secret_hash)]
        await store.write([RemoveMatch(row.id)])
        assert await store.find(row.id) is None
        assert await store.by_secrets([row.seats[0].secret_hash]) == []
        assert (await store.entries(row.id), await store.chat(row.id)) == ([], [])

    with_store(url, act)


def test_an_entry_is_stored_once_and_a_failed_write_takes_nobody_elses_with_it(url: str) -> None:
    async def act(store: SqlStore) -> None:
        one, two = new_row(), new_row()
        await store.write([AddMatch(one), AddMatch(two)])
        await store.write([AddEntries(one.id, 0, [b"first"])])
        results = await asyncio.gather(
            store.write([AddEntries(one.id, 0, [b"again"])]),
            store.write([AddEntries(two.id, 0, [b"other"])]),
            store.write([AddEntries(one.id, 1, [b"second"]), AddEntries("nowhere", 0, [b"no match"])]),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [StoreFailed, type(None), StoreFailed]
        assert list(await store.entries(one.id)) == [b"first"]
        assert list(await store.entries(two.id)) == [b"other"]

    with_store(url, act)


def test_a_row_is_stored_as_it_was_when_it_was_handed_over(url: str) -> None:
    async def act(store: SqlStore) -> None:
        row = new_row()
        await store.write([AddMatch(row)])
        row.state, row.seats[1].name = "running", "Bert"
        writing = asyncio.create_task(store.write([ChangeMatch(row), ChangeSeat(row.id, row.seats[1])]))
        await asyncio.sleep(0)
        row.state, row.seats[1].name = "over", "Clara"
        await writing
        stored = await store.find(row.id)
        assert stored is not None
        assert (stored.state, stored.seats[1].name) == ("running", "Bert")

    with_store(url, act)


def test_a_store_that_is_opened_again_has_everything(url: str) -> None:
    row = new_row()

    async def write(store: SqlStore) -> None:
        await store.write([AddMatch(row), AddEntries(row.id, 0, [b"kept"])])

    async def look(store: SqlStore) -> None:
        assert await store.find(row.id) == row
        assert list(await store.entries(row.id)) == [b"kept"]

    with_store(url, write)
    with_store(url, look)


def test_a_match_is_played_and_goes_on_after_the_server_has_started_again(url: str, tmp_path: Path) -> None:
    async def play(address: str, match: str, secrets: list[str]) -> int:
        async with sitting(address, match, *secrets) as both:
            await play_on(both, Random(1), answers=20)
            assert (await both.tell("chat", seat=0, text="hello"))["type"] == "ok"
            return both.moment

    with serving(tmp_path, database=url) as address:
        match, secrets = new_match(address, "me", "device")
        moment = asyncio.run(play(address, match, secrets))
    with serving(tmp_path, database=url) as address:
        assert asyncio.run(play(address, match, secrets)) > moment
        assert get(address, f"/api/matches/{match}")["state"] == "running"
        listed = post(address, "/api/mine", {"secrets": secrets})
        assert match in [one["match"]["id"] for one in listed]
