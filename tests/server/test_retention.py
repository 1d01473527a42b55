"""Matches that nobody touched for long are deleted, if the operator wants it so, with everything of theirs."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server.table import get, new_match, post, serving, sitting
from undercroft.cli import main
from undercroft.commands.serve import find_database, read_limits
from undercroft.kernel.errors import BadOptions
from undercroft.server.house import House
from undercroft.server.operating.retention import before, forget_old
from undercroft.server.settings import Settings

TABLES = {"matches": "id", "seats": "match", "entries": "match", "chat": "match"}


def rows(folder: Path, match: str) -> dict[str, int]:
    """How many rows of each table are about a match."""
    with sqlite3.connect(folder / "games.db") as connection:
        count = "select count(*) from {} where {} = ?"
        return {
            table: int(connection.execute(count.format(table, column), (match,)).fetchone()[0])
            for table, column in TABLES.items()
        }


def played(folder: Path) -> dict[str, str]:
    """A match that has not begun, one that runs, one that is over, and one of today."""

    async def talk(address: str, match: str, secrets: list[str], *, ends: bool) -> None:
        async with sitting(address, match, *secrets) as client:
            await client.tell("chat", seat=0, text="hello")
            for seat in (0, 1) if ends else ():
                await client.tell("concede", seat=seat)

    with serving(folder) as address:
        made = {"open": new_match(address, "me", "link")}
        made |= {name: new_match(address, "me", "device") for name in ("running", "over", "today")}
        for name in ("running", "over", "today"):
            asyncio.run(talk(address, *made[name], ends=name == "over"))
        assert get(address, f"/api/matches/{made['over'][0]}")["state"] == "over"
    ids = {name: match for name, (match, _) in made.items()}
    with sqlite3.connect(folder / "games.db") as connection:
        for name in ("open", "running", "over"):
            connection.execute("update matches set changed = ? where id = ?", (before(40), ids[name]))
    return ids


def forget(folder: Path, **settings: Any) -> int:
    async def run() -> int:
        house = House(Settings(database=f"sqlite+aiosqlite:///{folder / 'games.db'}", **settings))
        await house.store.open()
        count = await forget_old(house.settings, house.matches, house.store)
        await house.close()
        return count

    return asyncio.run(run())


def test_by_default_everything_is_kept(tmp_path: Path) -> None:
    match = played(tmp_path)
    assert forget(tmp_path) == 0
    assert all(rows(tmp_path, one)["matches"] for one in match.values())


def test_what_is_old_is_deleted_with_names_chat_and_entries(tmp_path: Path) -> None:
    match = played(tmp_path)
    assert forget(tmp_path, keep_open_days=50, keep_finished_days=50) == 0
    assert forget(tmp_path, keep_finished_days=30) == 1
    assert not any(rows(tmp_path, match["over"]).values())
    assert rows(tmp_path, match["running"])["chat"] == 1
    assert forget(tmp_path, keep_open_days=30) == 2
    assert not any(rows(tmp_path, match["running"]).values())
    assert not any(rows(tmp_path, match["open"]).values())
    assert rows(tmp_path, match["today"])["entries"] > 0


def test_the_server_deletes_when_it_starts_and_never_where_somebody_is(tmp_path: Path) -> None:
    match = played(tmp_path)

    async def look(house: House) -> int:
        await house.store.open()
        authority = await house.matches.find(match["running"])
        async with authority.lock:
            count = await forget_old(house.settings, house.matches, house.store)
        await house.close()
        return count

    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'games.db'}", keep_open_days=30)
    assert asyncio.run(look(House(settings))) == 1
    assert rows(tmp_path, match["running"])["matches"] == 1
    with serving(tmp_path, keep_open_days=30) as address:
        while rows(tmp_path, match["running"])["matches"]:
            get(address, "/api/health")
        assert post(address, "/api/mine", {"secrets": []}) == []


# --- what the command line says --------------------------------------------------------------------------------


def test_the_address_of_the_database_may_come_from_a_file_or_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "secret"
    file.write_text("postgresql+asyncpg://user:hush@host/games\n")
    assert find_database(None, None) is None
    assert find_database("sqlite://", None) == "sqlite://"
    assert find_database(None, file) == "postgresql+asyncpg://user:hush@host/games"
    monkeypatch.setenv("UNDERCROFT_DATABASE", "sqlite:///of-the-environment")
    assert find_database(None, None) == "sqlite:///of-the-environment"
    monkeypatch.setenv("UNDERCROFT_DATABASE_FILE", str(file))
    assert find_database(None, None) == "postgresql+asyncpg://user:hush@host/games"
    with pytest.raises(BadOptions, match="not both"):
        find_database("sqlite://", file)
    with pytest.raises(BadOptions, match="cannot be read"):
        find_database(None, tmp_path / "none")


def test_limits_are_read_and_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert read_limits(["sockets_per_address=5", "request_seconds=1.5"]) == {
        "sockets_per_address": 5,
        "request_seconds": 1.5,
    }
    for wrong in ("sockets", "sockets_per_address=x", "database=1", "request_seconds=0", "request_seconds=nan"):
        assert main(["serve", "--limit", wrong]) == 2
        assert capsys.readouterr().err.count("\n") == 1
