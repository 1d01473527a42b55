"""Matches that an earlier version stored: they are found, played on and replayed as if nothing had happened."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.stored_before import DATABASE, NOTES
from tests.server.table import get, play_on, post, serving, sitting
from undercroft.games import find_game

STORED: dict[str, Any] = json.loads(NOTES.read_text(encoding="utf-8"))


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    shutil.copy(DATABASE, tmp_path / "games.db")
    with serving(tmp_path) as found:
        yield found


def test_the_rules_are_still_those_of_the_stored_matches(address: str) -> None:
    versions = {get(address, f"/api/matches/{one['match']}")["version"] for one in STORED.values()}
    assert versions == {find_game("labyrinth").version}, "make the file anew: see stored_before.py"


def test_a_match_under_way_stands_where_it_stood_and_goes_on(address: str) -> None:
    one = STORED["under way"]

    async def play() -> None:
        async with sitting(address, one["match"], *one["secrets"]) as both:
            assert (both.moment, both.match["position"]) == (one["moment"], one["position"])
            assert json.loads(both.frames[-1])["chat"][0]["text"] == "Grüß euch"
            await play_on(both, Random(4), answers=20)
            moment = both.moment
            assert (await both.tell("concede", seat=0))["type"] == "ok"
            assert (await both.tell("concede", seat=1))["type"] == "ok"
            assert both.moment >= moment
        assert get(address, f"/api/matches/{one['match']}")["state"] == "over"

    asyncio.run(play())
    film = get(address, f"/api/matches/{one['match']}/replay?viewer=1")
    assert film["last"] > one["position"]


def test_a_finished_match_is_replayed(address: str) -> None:
    match = STORED["over"]["match"]
    film = get(address, f"/api/matches/{match}/replay")
    assert film["last"] == get(address, f"/api/matches/{match}")["position"]
    assert any(step.get("lines") for step in film["steps"])
    assert get(address, f"/api/matches/{match}/replay/3?viewer=0&lang=de")["moment"] == 3


def test_an_invitation_still_holds_and_the_match_begins(address: str) -> None:
    one = STORED["waiting"]
    joined = post(address, "/api/join", {"name": "Bert", "invite": one["invite"]})
    assert (joined["match"]["id"], joined["match"]["state"]) == (one["match"], "running")
    secrets = [*one["secrets"], joined["secrets"][0]["secret"]]
    listed = post(address, "/api/mine", {"secrets": [*secrets, *STORED["over"]["secrets"]]})
    assert {found["match"]["id"] for found in listed} == {one["match"], STORED["over"]["match"]}

    async def play() -> None:
        async with sitting(address, one["match"], *secrets) as both:
            assert await play_on(both, Random(5), answers=10) == 10

    asyncio.run(play())
