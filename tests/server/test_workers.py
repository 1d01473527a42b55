"""A server of several processes: a player does not notice which of them has the match."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.table import DEADLINE, Running, free_port, get, new_match, post, refused, running, sitting
from undercroft.server.processes.shares import worker_of

WORKERS = 3
LINK = [{"kind": "me", "name": "Anna"}, {"kind": "link", "name": "Bert"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("workers") / "games.db", free_port(), WORKERS) as one:
        yield one


def children(process: int) -> list[int]:
    return [int(found) for found in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


async def until_ended(processes: list[int]) -> None:
    async with asyncio.timeout(DEADLINE):
        while any(is_alive(process) for process in processes):
            await asyncio.sleep(0.02)


def with_everybody(server: Running, *kinds: str) -> dict[int, tuple[str, list[str]]]:
    """A match of each process."""
    found: dict[int, tuple[str, list[str]]] = {}
    while len(found) < WORKERS:
        match, secrets = new_match(server.address, *kinds)
        found[worker_of(match, WORKERS)] = match, secrets
    return found


def test_new_matches_are_shared_out_among_all(server: Running) -> None:
    made = [new_match(server.address, "me", "bot")[0] for _ in range(2 * WORKERS)]
    assert sorted(worker_of(match, WORKERS) for match in made) == [0, 0, 1, 1, 2, 2]


async def _play(address: str, match: str, secrets: list[str], answers: int) -> int:
    random = Random(1)
    async with sitting(address, match, *secrets) as client:
        for _ in range(answers):
            seat = next(seat for seat in client.seats if client.asks.get(str(seat)))
            reply = await client.answer(seat, client.random_answer(seat, random))
            assert reply["type"] == "ok", reply
        return client.moment


def test_every_match_is_played_and_looked_at_wherever_it_is(server: Running) -> None:
    for match, secrets in with_everybody(server, "me", "device").values():
        moment = asyncio.run(_play(server.address, match, secrets, 8))
        assert moment >= 8
        assert get(server.address, f"/api/matches/{match}")["position"] >= 8
        assert refused(server.address, f"/api/matches/{match}/rematch", {"secret": secrets[0]})[1] == "error-not-over"


def test_people_join_by_code_and_by_invite(server: Running) -> None:
    joined: set[int] = set()
    for number in range(2 * WORKERS):
        made = post(server.address, "/api/matches", {"game": "labyrinth", "preset": "first-game", "seats": LINK})
        code = made["match"]["code"]
        assert get(server.address, f"/api/codes/{code.lower()}")["id"] == made["match"]["id"]
        way = {"code": code} if number % 2 else {"invite": made["invites"][0]["invite"]}
        taken = post(server.address, "/api/join", {"name": "Berta", **way})
        assert taken["match"]["state"] == "running"
        assert [seat["name"] for seat in taken["match"]["seats"]] == ["Anna", "Berta"]
        joined.add(worker_of(made["match"]["id"], WORKERS))
    assert joined == {0, 1, 2}


def test_wishes_that_cannot_be_granted_are_refused_in_words(server: Running) -> None:
    assert refused(server.address, "/api/join", {"code": "NOSUCH"}) == (404, "error-no-match")
    assert refused(server.address, "/api/join", {"invite": "x" * 32}) == (404, "error-no-match")
    assert refused(server.address, "/api/join", {"cod": "NOSUCH"}) == (400, "error-bad-request")
    assert refused(server.address, "/api/matches", {"game": "labyrinth", "seats": []})[1] == "error-bad-seats"
    long = httpx.post(f"{server.address}/api/mine", content=b" " * 100_000, trust_env=False)
    assert long.status_code == 413
    german = httpx.get(f"{server.address}/api/matches/nosuchmatch?lang=de", trust_env=False).json()
    assert german["error"]["text"] == "Diese Partie gibt es nicht."


def test_my_matches_are_listed_from_all_processes(server: Running) -> None:
    made = with_everybody(server, "me", "bot")
    secrets = [own[0] for _, own in made.values()]
    listed = post(server.address, "/api/mine", {"secrets": secrets})
    assert {one["match"]["id"] for one in listed} == {match for match, _ in made.values()}
    changed = [one["match"]["changed"] for one in listed]
    assert changed == sorted(changed, reverse=True)
    for one in listed:
        (seat,) = one["seats"]
        assert made[worker_of(one["match"]["id"], WORKERS)][1][0] == secrets[seat["secret_number"]]


def test_the_headers_that_keep_a_browser_safe_stand_once_in_every_reply(server: Running) -> None:
    for match, _ in with_everybody(server, "me", "bot").values():
        reply = httpx.get(f"{server.address}/api/matches/{match}", trust_env=False)
        assert len(reply.headers.get_list("content-security-policy")) == 1
        stranger = {"Origin": "http://elsewhere.example"}
        body: dict[str, Any] = {"secret": "x"}
        path = f"{server.address}/api/matches/{match}/start"
        assert httpx.post(path, json=body, headers=stranger, trust_env=False).status_code == 403


def test_a_request_that_comes_in_pieces_reaches_its_match(server: Running) -> None:
    host, port = "127.0.0.1", int(server.address.rsplit(":", 1)[1])
    for match, _ in with_everybody(server, "me", "bot").values():
        asked = (
            f"GET /api/matches/{match}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        with socket.create_connection((host, port), DEADLINE) as connection:
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for byte in asked:
                connection.sendall(bytes((byte,)))
            assert connection.recv(12) == b"HTTP/1.1 101"


def test_a_process_that_is_killed_starts_again_and_nothing_is_lost(server: Running) -> None:
    match, secrets = with_everybody(server, "me", "device")[1]
    killed = children(server.process.pid)
    moment = asyncio.run(_play(server.address, match, secrets, 5))

    async def come_back() -> int:
        for process in killed:
            os.kill(process, signal.SIGKILL)
        await until_ended(killed)
        async with asyncio.timeout(DEADLINE):
            while True:
                try:
                    async with sitting(server.address, match, *secrets) as client:
                        return client.moment
                except (ConnectionClosed, OSError, InvalidHandshake, EOFError):
                    await asyncio.sleep(0.05)

    assert asyncio.run(come_back()) == moment
    assert get(server.address, f"/api/matches/{match}")["state"] == "running"
    assert not set(children(server.process.pid)) & set(killed)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_with_the_door_all_processes_end(tmp_path: Path, how: signal.Signals) -> None:
    with running(tmp_path / "games.db", free_port(), WORKERS) as server:
        others = children(server.process.pid)
        assert len(others) == WORKERS - 1
        match, secrets = with_everybody(server, "me", "device")[1]

        async def play_and_end() -> None:
            async with sitting(server.address, match, *secrets):
                server.process.send_signal(how)
                await until_ended([server.process.pid, *others])

        asyncio.run(play_and_end())
