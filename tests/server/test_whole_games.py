"""Whole random games over sockets: to the end, the result, the key of the dice, and the rematch.

UNDERCROFT_WHOLE_GAMES=20 pytest tests/server/test_whole_games.py   plays as many as one wants.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest

from tests.server.table import Client, catch_up, get, new_match, play_on, post, serving, sitting
from undercroft.games import find_game
from undercroft.games.labyrinth.content.board import START, LinkKind
from undercroft.games.labyrinth.content.board_map import load_board
from undercroft.kernel.dice import key_hash
from undercroft.kernel.match import verify
from undercroft.kernel.record import parse

GAMES = int(os.environ.get("UNDERCROFT_WHOLE_GAMES", "1"))
WANDER = 0.2
BOARD = load_board()
HOME = BOARD.distances(START) | BOARD.distances(START, (LinkKind.OPEN, LinkKind.DOOR))


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("whole")) as found:
        yield found


def lively(client: Client, seat: int, random: Random) -> Any:
    """An answer by chance of somebody who means to get somewhere, from nothing but what the seat sees."""
    ask = client.asks[str(seat)]
    if ask["what"] != "move" or random.random() < WANDER:
        return client.random_answer(seat, random)
    hero = client.views[str(seat)]["game"]["adventurers"][seat]
    values = [option["value"] for option in ask["options"]]
    steps = [value for value in values if value[0] == "step"]
    if hero["gold"] >= hero["goal"] and steps:
        return min(steps, key=lambda step: HOME[step[1]])
    before = hero["trail"][-1] if hero["trail"] else ""
    return random.choice([value for value in values if value not in ("end", ["step", before])] or values)


async def play_to_the_end(client: Client, random: Random) -> None:
    while client.match["state"] == "running":
        seat = next((seat for seat in client.seats if client.asks.get(str(seat))), None)
        if seat is None:
            await client.next()
        else:
            assert (await client.answer(seat, lively(client, seat, random)))["type"] == "ok"


@pytest.mark.parametrize("number", range(GAMES))
def test_a_random_game_is_played_to_its_end_and_again(address: str, number: int) -> None:
    match, secrets = new_match(address, "me", "device")
    before = get(address, f"/api/matches/{match}")
    assert before["key"] is None

    async def play() -> None:
        async with sitting(address, match, secrets[0]) as anna, sitting(address, match, secrets[1]) as bert:
            await asyncio.gather(play_to_the_end(anna, Random(number)), play_to_the_end(bert, Random(number + 1000)))
            for client, seat in ((anna, "0"), (bert, "1")):
                await catch_up(client, max(anna.moment, bert.moment))
                assert client.views[seat]["over"]
                assert client.match["winners"] == client.views[seat]["winners"]
                assert client.asks[seat] is None

    asyncio.run(play())
    after = get(address, f"/api/matches/{match}")
    assert after["state"] == "over"
    assert len(after["winners"]) == 1
    assert key_hash(bytes.fromhex(after["key"])) == before["key_hash"] == after["key_hash"]
    record = httpx.get(f"{address}/api/matches/{match}/record", trust_env=False).text
    assert verify(find_game("labyrinth"), parse(record.splitlines()))["rolls"] > 0

    async def play_again(again: str) -> None:
        async with sitting(address, again, *secrets) as both:
            assert both.match["key"] is None
            assert await play_on(both, Random(number), answers=5) == 5

    asyncio.run(play_again(post(address, f"/api/matches/{match}/rematch", {"secret": secrets[0]})["match"]["id"]))
