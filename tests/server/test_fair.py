"""Nobody keeps the others from playing: work is charged by its cost, and nobody holds connections for nothing."""

from __future__ import annotations

import asyncio
import socket
import threading
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import InvalidMessage, InvalidStatus

from tests.server.table import DEADLINE, get, new_match, serving, sitting
from undercroft.host.telling import read_beforehand
from undercroft.server.charges import COSTS, Charges, Turnstile, address_key
from undercroft.server.frames import Mailbox
from undercroft.server.house import House
from undercroft.server.settings import Settings
from undercroft.words import LANGUAGES


def test_what_takes_long_costs_more_than_a_ping() -> None:
    charges = Charges(Settings(messages_per_second=1.0, message_burst=50.0))
    charge = charges.of("192.0.2.1", "m")
    assert charge.take(COSTS["language"]) == charge.take(COSTS["language"]) == 0.0
    assert charge.take(1) > 0.0
    assert charges.of("192.0.2.1", "m").take(1) == 0.0, "another connection has its own account"


def test_one_address_pays_for_all_its_connections() -> None:
    charges = Charges(Settings(address_per_second=1.0, address_burst=60.0))
    first, second = (charges.of(host, "m") for host in ("192.0.2.1", "192.0.2.1"))
    assert first.take(40) == 0.0
    assert second.take(40) > 0.0
    assert charges.of("192.0.2.2", "m").take(40) == 0.0


def test_who_looks_on_pays_together_and_who_sits_does_not() -> None:
    charges = Charges(Settings(watchers_per_second=1.0, watchers_burst=60.0))
    first, second, player = (charges.of(f"192.0.2.{n}", "m") for n in range(3))
    player.sits = True
    assert first.take(40) == 0.0
    assert second.take(40) > 0.0
    assert player.take(40) == 0.0


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("", ""),
    ],
)
def test_the_many_addresses_of_one_network_are_one(host: str, key: str) -> None:
    assert address_key(host) == key


def test_after_every_message_the_others_have_their_turn() -> None:
    async def read() -> list[str]:
        mailbox = Mailbox(asyncio.get_running_loop())
        done: list[str] = []

        async def flood() -> None:
            for _ in range(5):
                mailbox.put_nowait("flood")
            for _ in range(5):
                done.append(await mailbox.get())

        async def other() -> None:
            for _ in range(4):
                await asyncio.sleep(0)
                done.append("other")

        await asyncio.gather(flood(), other())
        return done

    done = asyncio.run(read())
    assert "flood flood" not in " ".join(done[:-1])


def test_what_is_heavy_is_done_one_at_a_time() -> None:
    async def push() -> list[str]:
        turnstile, done = Turnstile(), []

        async def heavy() -> None:
            await turnstile.go_through()
            done.append("heavy")

        async def small() -> None:
            for _ in range(8):
                await asyncio.sleep(0)
                done.append("small")

        await asyncio.gather(small(), *(heavy() for _ in range(4)))
        return done

    assert "heavy heavy" not in " ".join(asyncio.run(push()))


def test_what_takes_long_to_answer_counts_more(tmp_path: Path) -> None:
    def let_in(address: str, path: str) -> int:
        replies = [httpx.get(f"{address}{path}", trust_env=False, timeout=DEADLINE).status_code for _ in range(12)]
        return len(replies) - replies.count(429)

    found = {}
    for path in ("/api/matches/none", "/api/codes/NONE22", "/api/matches/none/record", "/api/matches/none/replay/1"):
        with serving(tmp_path, lobby_per_minute=10) as address:
            found[path] = let_in(address, path)
    counts = list(found.values())
    assert counts[0] == 12
    assert counts == sorted(counts, reverse=True)
    assert counts[-1] < counts[1]


# --- connections -----------------------------------------------------------------------------------------------------


def _closed(address: str, sent: bytes) -> bool:
    """Does the server end a connection by which only this was sent?"""
    with socket.create_connection(("127.0.0.1", urlsplit(address).port or 0), DEADLINE) as client:
        client.settimeout(DEADLINE)
        client.sendall(sent)
        try:
            return client.recv(1) == b""
        except ConnectionResetError:
            return True


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n",
        b"POST /api/join HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{",
        b"GET /api/matches/x/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n",
    ],
)
def test_half_a_request_is_not_waited_for(tmp_path: Path, half: bytes) -> None:
    with serving(tmp_path, request_seconds=0.2) as address:
        assert _closed(address, half)
        assert get(address, "/api/health")["ok"]


def test_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    async def come(address: str) -> None:
        match, _ = await asyncio.to_thread(new_match, address, "me", "device")
        async with sitting(address, match), sitting(address, match) as last:
            async with sitting(address, match):
                with pytest.raises((InvalidMessage, ConnectionError)):
                    async with sitting(address, match):
                        pass
            await last.until(lambda message: message["type"] == "match" and message["match"]["watching"] == 2)
            async with sitting(address, match):
                assert last.match["watching"] == 2

    with serving(tmp_path, sockets_per_address=3) as address:
        asyncio.run(come(address))


def test_who_comes_through_a_proxy_is_counted_by_the_own_address(tmp_path: Path) -> None:
    async def come(address: str) -> None:
        match, _ = await asyncio.to_thread(new_match, address, "me", "device")
        async with sitting(address, match, source="192.0.2.1"), sitting(address, match, source="192.0.2.2"):
            with pytest.raises(InvalidStatus):
                async with sitting(address, match, source="192.0.2.1"):
                    pass

    with serving(tmp_path, sockets_per_address=1, proxies=("127.0.0.1",)) as address:
        asyncio.run(come(address))


def test_languages_and_games_are_read_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first who wants another language must not make all tables wait until it is read."""
    readers: list[tuple[str, threading.Thread]] = []

    async def open_a_house() -> None:
        house = House(Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"))
        await house.open()
        await house.close()

    def read(lang: str) -> None:
        readers.append((lang, threading.current_thread()))

    monkeypatch.setattr("undercroft.host.telling.words_of", read)
    asyncio.run(open_a_house())
    assert [lang for lang, _ in readers] == list(LANGUAGES)[: len(readers)]
    assert threading.current_thread() not in [thread for _, thread in readers]


def test_nothing_is_read_for_a_house_that_closes(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    monkeypatch.setattr("undercroft.host.telling.words_of", read.append)
    answers = iter([True, True, *[False] * 9])
    read_beforehand(lambda: next(answers))
    assert read == ["en", "de"]
