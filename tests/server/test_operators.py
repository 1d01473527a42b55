"""What operators see: a database that cannot be used, a second server, and whether the first one is well."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import sqlite3
import subprocess
import sys
import weakref
import webbrowser
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.table import DEADLINE, free_port, new_match, running, serving, sitting
from tests.server.test_store import new_row
from undercroft.cli import main
from undercroft.host.errors import StoreFailed
from undercroft.host.rows import AddMatch
from undercroft.server import run
from undercroft.server.operating.only_one import AlreadyRunning, OnlyOne
from undercroft.server.operating.tidying import Tidying
from undercroft.server.storage import store as storage
from undercroft.server.storage.store import SqlStore
from undercroft.server.storage.trouble import read_url


def url_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A locked file is not waited for long."""
    pragmas = tuple("busy_timeout=50" if "busy" in one else one for one in storage.PRAGMAS)
    monkeypatch.setattr(storage, "PRAGMAS", pragmas)


# --- health --------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("quick")
def test_health_writes_and_reads_and_says_what_is_wrong(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        assert httpx.get(f"{address}/api/health", trust_env=False).json() == {"ok": True, "database": "ok"}
        other = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        status, said = 200, {}
        while status == 200:  # what was found a moment ago is told for a second
            reply = httpx.get(f"{address}/api/health", trust_env=False, timeout=DEADLINE)
            status, said = reply.status_code, reply.json()
        assert (status, said) == (503, {"ok": False, "database": "locked"})
        other.close()
        while status == 503:
            status = httpx.get(f"{address}/api/health", trust_env=False, timeout=DEADLINE).status_code
        assert new_match(address, "me", "device")


@pytest.mark.usefixtures("quick")
def test_a_locked_file_fails_for_all_who_wait_at_once_and_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tries: list[int] = []
    commit = SqlStore._commit

    async def counted(store: SqlStore, works: list[storage.Work]) -> None:
        tries.append(len(works))
        await commit(store, works)

    async def act() -> None:
        store = SqlStore(url_of(tmp_path / "games.db"))
        await store.open()
        monkeypatch.setattr(SqlStore, "_commit", counted)
        other = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        found = await asyncio.gather(*(store.write([AddMatch(new_row())]) for _ in range(6)), return_exceptions=True)
        assert all(isinstance(one, StoreFailed) for one in found)
        other.close()
        await store.write([AddMatch(new_row())])
        await store.close()

    with caplog.at_level(logging.ERROR):
        asyncio.run(act())
    assert tries == [6, 1]
    assert "locked" in caplog.text
    assert caplog.text.count("cannot be stored") == 1


def test_whatever_a_database_raises_the_next_can_be_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act() -> None:
        store = SqlStore(url_of(tmp_path / "games.db"))
        await store.open()
        commit = SqlStore._commit

        async def away(*_: object) -> None:
            raise ConnectionRefusedError("a secret")

        monkeypatch.setattr(SqlStore, "_commit", away)
        with pytest.raises(StoreFailed, match="not there"):
            await store.write([AddMatch(new_row())])
        monkeypatch.setattr(SqlStore, "_commit", commit)
        await store.write([AddMatch(new_row())])
        await store.close()

    asyncio.run(act())


def test_a_database_that_cannot_be_read_is_said_and_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def come(address: str, match: str) -> int | None:
        try:
            async with sitting(address, match):
                return None
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else None

    with serving(tmp_path) as address:
        with sqlite3.connect(tmp_path / "games.db") as connection:
            for table in ("entries", "chat", "seats", "matches"):
                connection.execute(f"drop table {table}")
        reply = httpx.get(f"{address}/api/matches/abcdefgh", trust_env=False)
        assert (reply.status_code, reply.json()["error"]["kind"]) == (503, "error-store-failed")
        assert asyncio.run(come(address, "abcdefgh")) == 1012
    assert "a request (GET) found the database" in caplog.text
    assert "match abcdefgh cannot be read" in caplog.text


# --- a database that cannot be used ----------------------------------------------------------------------------


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence in which the server refuses to start, before it says where it is."""
    assert main(["serve", "--port", "0", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1, said.err
    return said.err


@pytest.mark.parametrize("url", ["nonsense", "sqlite+nodriver:///x", "mysqlish://user:hush@host/x", "://"])
def test_an_address_that_is_none_is_told_without_its_password(capsys: pytest.CaptureFixture[str], url: str) -> None:
    assert "hush" not in refused(capsys, "--database", url)


def test_a_broken_file_is_told_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "games.db").write_bytes(b"this is no database " * 1000)
    assert "broken" in refused(capsys, "--database", url_of(tmp_path / "games.db"))


def test_a_folder_that_cannot_be_is_told_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be used" in refused(capsys, "--database", url_of(tmp_path / "file" / "games.db"))
    (tmp_path / "folder.db").mkdir()
    assert "cannot be used" in refused(capsys, "--database", url_of(tmp_path / "folder.db"))


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is read-only for root")
def test_a_file_that_must_not_be_written_is_told_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "games.db").touch(0o400)
    assert "cannot be used" in refused(capsys, "--database", url_of(tmp_path / "games.db"))


# --- the second server -----------------------------------------------------------------------------------------


def test_a_second_server_is_refused_in_one_sentence_that_names_the_first(tmp_path: Path) -> None:
    database, port = tmp_path / "games.db", free_port()
    with running(database, port):
        command = [sys.executable, "-m", "undercroft", "serve", "--port", "0", "--database", url_of(database)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=DEADLINE)
        assert done.returncode == 2
        assert done.stdout == ""
        assert f"http://127.0.0.1:{port}/" in done.stderr
        assert done.stderr.count("\n") == 1
        joined = subprocess.run([*command, "--open"], capture_output=True, text=True, timeout=DEADLINE, env=no_screen())
        assert joined.returncode == 0
        assert f"http://127.0.0.1:{port}/" in joined.stdout
    with running(database, port):  # it was killed, and what it left behind keeps nobody out
        pass


def no_screen() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")}


def test_who_wants_to_play_is_led_to_the_server_that_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = OnlyOne(read_url(url_of(tmp_path / "games.db")))
    first.enter()
    first.tell("http://127.0.0.1:7117/")
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(run, "can_open_a_browser", lambda: True)
    assert main(["serve", "--open", "--database", url_of(tmp_path / "games.db")]) == 0
    assert opened == ["http://127.0.0.1:7117/"]
    with pytest.raises(AlreadyRunning):
        OnlyOne(read_url(url_of(tmp_path / "games.db"))).enter()
    first.leave()
    second = OnlyOne(read_url(url_of(tmp_path / "games.db")))
    second.enter()
    second.leave()


def test_after_a_crowd_has_left_its_memory_is_given_back() -> None:
    class Ring:
        """Refers to itself, as what a connection leaves behind does."""

        def __init__(self) -> None:
            self.me = self

    async def crowd() -> list[bool]:
        tidying = Tidying(crowd=3, rest=0.0)
        ring = weakref.ref(Ring())
        gc.disable()
        try:
            found = []
            for _ in range(3):
                found.append(ring() is not None)
                tidying.left()
            while ring() is not None:
                await asyncio.sleep(0)
            return found
        finally:
            gc.enable()

    async def in_time() -> list[bool]:
        return await asyncio.wait_for(crowd(), 20)

    assert asyncio.run(in_time()) == [True] * 3
