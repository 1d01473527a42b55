"""The analysis over HTTP: asked for after the end, computed in a process of its own, and kept."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

import httpx
import pytest

from tests.server.table import DEADLINE, free_port, get, new_match, play_on, post, refused, running, serving, sitting


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("analysis")) as found:
        yield found


def finished(address: str, answers: int = 8) -> str:
    """A match that ends because somebody gives up."""
    match, secrets = new_match(address, "me", "device", game="dungeoneer", preset="standard")

    async def play() -> None:
        async with sitting(address, match, *secrets) as client:
            await play_on(client, Random(5), answers=answers)
            assert (await client.tell("concede", seat=0))["type"] == "ok"

    asyncio.run(play())
    return match


def settled(address: str, match: str, lang: str = "en") -> dict[str, Any]:
    """What is said of an analysis once it is no longer under way."""
    while True:
        found: dict[str, Any] = get(address, f"/api/matches/{match}/analysis?lang={lang}")
        if found["state"] not in ("waiting", "running"):
            return found
        sleep(0.05)


def test_who_asks_is_told_how_far_it_is_and_finds_it_kept(address: str) -> None:
    match = finished(address)
    assert get(address, f"/api/matches/{match}/analysis") == {"state": "none"}
    assert post(address, f"/api/matches/{match}/analysis", {})["state"] == "waiting"
    found = settled(address, match, "de")
    assert found["state"] == "done"
    analysis = found["analysis"]
    assert analysis["marks"][0]["at"] == 0
    assert analysis["last"] == analysis["marks"][-1]["at"]
    assert all(choice["played"]["label"] and choice["best"]["label"] for choice in analysis["choices"])
    assert post(address, f"/api/matches/{match}/analysis", {}) == {"state": "done"}
    english = get(address, f"/api/matches/{match}/analysis?lang=en")["analysis"]
    assert english["parts"] == analysis["parts"]
    assert english["choices"][0]["question"] != analysis["choices"][0]["question"]


def test_a_game_that_goes_on_is_not_for_strangers_nor_for_players(address: str) -> None:
    match, _ = new_match(address, "me", "device", game="dungeoneer", preset="standard")
    path = f"/api/matches/{match}"
    assert httpx.get(f"{address}{path}/analysis", trust_env=False, timeout=DEADLINE).status_code == 409
    assert refused(address, f"{path}/analysis", {}) == (409, "error-not-over")
    assert refused(address, f"{path}/play-on", {"position": 0, "seat": 0}) == (409, "error-not-over")
    assert refused(address, "/api/matches/nosuchmatch1/analysis", {}) == (404, "error-no-match")


def test_one_at_a_time_for_an_address(address: str) -> None:
    first, second = finished(address, 20), finished(address, 4)
    post(address, f"/api/matches/{first}/analysis", {})
    assert refused(address, f"/api/matches/{second}/analysis", {}) == (429, "error-analysis-busy")
    settled(address, first)


def test_playing_on_gives_a_match_of_ones_own(address: str) -> None:
    match = finished(address)
    taken = post(address, f"/api/matches/{match}/play-on", {"position": 30, "seat": 1, "level": "easy"})
    assert taken["match"]["begun"] == {"match": match, "entries": 30}
    assert [seat["player"] for seat in taken["match"]["seats"]] == ["bot", "person"]
    assert [one["seat"] for one in taken["secrets"]] == [1]
    assert refused(address, f"/api/matches/{match}/play-on", {"position": 30, "seat": 1, "level": "x"})[0] == 400


def test_a_server_that_is_killed_meanwhile_computes_it_anew_and_then_never_again(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with running(database, free_port()) as server:
        match = finished(server.address, 12)
        post(server.address, f"/api/matches/{match}/analysis", {})
        while get(server.address, f"/api/matches/{match}/analysis").get("done", 0) == 0:
            sleep(0.02)
        server.kill()
    with running(database, free_port()) as server:
        assert get(server.address, f"/api/matches/{match}/analysis") == {"state": "none"}
        post(server.address, f"/api/matches/{match}/analysis", {})
        found = settled(server.address, match)
        assert found["state"] == "done"
        server.kill()
    with running(database, free_port()) as server:
        assert get(server.address, f"/api/matches/{match}/analysis?lang=en") == found
