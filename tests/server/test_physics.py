"""Throws that are computed: nobody else waits for them, the record keeps them, and a restart needs no physics."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.server.table import DEADLINE, Client, get, post, serving, sitting
from undercroft.games.fighter.rules.throws import launch

OPTIONS = {"judge": "physics", "retreat": False, "group_decisions": "leader", "hero_choice": "random"}


def new_match(address: str) -> tuple[str, str]:
    wish = {"game": "fighter", "options": OPTIONS, "seats": [{"kind": "me", "name": "Anna"}]}
    made = post(address, "/api/matches", wish)
    return made["match"]["id"], made["secrets"][0]["secret"]


async def throw(anna: Client) -> dict[str, Any]:
    """Take the first die and throw it; gives what was told of its flight."""
    await anna.answer(0, anna.asks["0"]["options"][0]["value"])
    assert anna.asks["0"]["what"] == "throw"
    reply = await anna.answer(0, anna.asks["0"]["options"][0]["value"])
    assert reply["type"] == "ok"
    return next(line["facts"] for line in reversed(anna.lines["0"]) if line["kind"] == "flight")


def test_where_dice_can_fly_people_aim_themselves(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        game = next(one for one in get(address, "/api/games") if one["name"] == "fighter")
    judge = next(option for option in game["options"] if option["name"] == "judge")
    assert judge["default"] == "physics"
    assert judge["kind"] == "choice"
    assert {value["value"] for value in judge["values"]} == {"table", "physics"}
    assert all(preset["options"]["judge"] == "physics" for preset in game["presets"])
    assert next(option for option in game["options"] if option["name"] == "real_seats")["kind"] == "text"


def test_the_server_answers_others_while_a_die_flies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flying, landed = threading.Event(), threading.Event()
    compute = launch.compute

    def held_up(*throw: Any, **more: Any) -> Any:
        flying.set()
        assert landed.wait(DEADLINE), "nobody was answered while the die was in the air"
        return compute(*throw, **more)

    monkeypatch.setattr(launch, "compute", held_up)
    with serving(tmp_path) as address:
        match, secret = new_match(address)

        async def play() -> None:
            async with sitting(address, match, secret) as anna:
                thrown = asyncio.create_task(throw(anna))
                assert await asyncio.to_thread(flying.wait, DEADLINE)
                assert await asyncio.to_thread(get, address, "/api/health") == {"ok": True, "database": "ok"}
                landed.set()
                assert (await thrown)["frames"]

        asyncio.run(play())


def test_after_a_restart_the_die_lies_where_it_lay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def first(address: str, match: str, secret: str) -> tuple[dict[str, Any], Any]:
        async with sitting(address, match, secret) as anna:
            return await throw(anna), anna.views["0"]["game"]

    async def again(address: str, match: str, secret: str) -> tuple[dict[str, Any], Any]:
        async with sitting(address, match, secret) as anna:
            lines = [line["facts"] for line in anna.lines["0"] if line["kind"] == "flight"]
            return lines[-1], anna.views["0"]["game"]

    def never(*_throw: Any, **_more: Any) -> Any:
        raise AssertionError("a record needs no physics")

    with serving(tmp_path) as address:
        match, secret = new_match(address)
        before = asyncio.run(first(address, match, secret))
    monkeypatch.setattr(launch, "compute", never)
    with serving(tmp_path) as address:
        assert asyncio.run(again(address, match, secret)) == before
