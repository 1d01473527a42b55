"""Replays over HTTP: for everybody after the end, and for nobody before."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

import httpx
import pytest

from tests.server.table import DEADLINE, get, new_match, play_on, post, serving, sitting
from undercroft.host.film import Film
from undercroft.server.replay import Replays


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("replay")) as found:
        yield found


def asked(address: str, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{address}{path}", headers=headers, trust_env=False, timeout=DEADLINE)


def refused(address: str, path: str) -> tuple[int, str]:
    reply = asked(address, path)
    return reply.status_code, reply.json()["error"]["kind"]


def test_nothing_is_told_before_the_end(address: str) -> None:
    made = post(address, "/api/matches", {"game": "labyrinth", "seats": [{"kind": "me"}, {"kind": "link"}]})
    assert refused(address, f"/api/matches/{made['match']['id']}/replay") == (409, "error-not-over")
    match, secrets = new_match(address, "me", "device")

    async def play() -> None:
        async with sitting(address, match, *secrets) as client:
            await play_on(client, Random(3), answers=12)

    asyncio.run(play())
    for query in ("", "?viewer=0", "?viewer=1&lang=de"):
        assert refused(address, f"/api/matches/{match}/replay{query}") == (409, "error-not-over")


def test_whom_nobody_knows_there_is_no_replay_for(address: str) -> None:
    assert refused(address, "/api/matches/nosuchmatch1/replay") == (404, "error-no-match")
    match = finished(address)
    for viewer in ("2", "-1", "x"):
        assert refused(address, f"/api/matches/{match}/replay?viewer={viewer}") == (400, "error-bad-request")


def finished(address: str) -> str:
    """A match that ends because somebody gives up."""
    match, secrets = new_match(address, "me", "device")

    async def play() -> None:
        async with sitting(address, match, *secrets) as client:
            await play_on(client, Random(5), answers=40)
            assert (await client.tell("concede", seat=0))["type"] == "ok"

    asyncio.run(play())
    return match


def test_a_finished_match_is_replayed_in_the_asked_language_packed_or_not(address: str) -> None:
    match = finished(address)
    packed = asked(address, f"/api/matches/{match}/replay?lang=it", **{"Accept-Encoding": "gzip"})
    plain = asked(address, f"/api/matches/{match}/replay?lang=it", **{"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    found = plain.json()
    assert found["viewer"] is None
    assert found["last"] == get(address, f"/api/matches/{match}")["position"]
    assert any("tira" in line.get("text", "") for step in found["steps"] for line in step.get("lines", []))
    last = get(address, f"/api/matches/{match}/replay?viewer=1")
    assert "gold" in last["first"]["game"]["adventurers"][1]
    assert "gold" not in last["first"]["game"]["adventurers"][0]


def test_a_replay_is_computed_once_and_the_oldest_is_forgotten() -> None:
    made: list[str] = []

    def make(name: str) -> Film:
        made.append(name)
        return Film(None, 0, {}, [], {"of": name})

    async def ask() -> None:
        replays = Replays(most=2)
        for name in ("a", "a", "b", "a", "c", "a", "b"):
            await replays.find((name, None, "en"), lambda name=name: make(name))  # type: ignore[misc]

    asyncio.run(ask())
    assert made == ["a", "b", "c", "b"]
