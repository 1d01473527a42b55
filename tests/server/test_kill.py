"""The server is killed at a random moment and started again: what was acknowledged is there, once, and all catch up."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.table import DEADLINE, Client, Running, free_port, new_match, running, sitting

ROUNDS = int(os.environ.get("UNDERCROFT_KILLS", "5"))
MATCHES = int(os.environ.get("UNDERCROFT_KILL_MATCHES", "10"))


class Player:
    """Plays both seats of one match for as long as it is let, and remembers what it sent and what was acknowledged."""

    def __init__(self, match: str, secrets: list[str], number: int) -> None:
        self.match, self.secrets, self.random = match, secrets, Random(number)
        self.sent: dict[int, tuple[int, Any]] = {}
        self.acknowledged: set[int] = set()
        self.client: Client | None = None

    async def play(self, address: str) -> None:
        """Answer until the connection breaks."""
        before = self.client
        moment = before.moment if before is not None else None
        try:
            async with sitting(address, self.match, *self.secrets, moment=moment) as client:
                self.client = client
                if before is not None:
                    self.catch_up(before, client)
                while client.match["state"] == "running":
                    await self.answer(client)
        except (ConnectionClosed, OSError, InvalidHandshake):
            return

    def catch_up(self, before: Client, client: Client) -> None:
        """Nothing that this client had seen is gone."""
        assert client.moment >= before.moment
        for key, lines in before.lines.items():
            client.lines[key] = [*lines, *client.lines[key]]

    async def answer(self, client: Client) -> None:
        seat = next(seat for seat in client.seats if client.asks.get(str(seat)))
        moment = client.asks[str(seat)]["moment"]
        # an answer whose acknowledgement was lost is asked for again only if it was not taken
        value = self.sent[moment][1] if moment in self.sent else client.random_answer(seat, self.random)
        self.sent[moment] = seat, value
        reply = await client.answer(seat, value)
        assert reply["type"] == "ok", reply
        self.acknowledged.add(moment)


@pytest.mark.parametrize("workers", [1, 2])
def test_no_acknowledged_answer_is_lost_and_none_is_taken_twice(tmp_path: Path, workers: int) -> None:
    database, port, random = tmp_path / "games.db", free_port(), Random()
    players: list[Player] = []

    def acknowledged() -> int:
        return sum(len(player.acknowledged) for player in players)

    async def play(server: Running) -> None:
        tasks = [asyncio.create_task(player.play(server.address)) for player in players]
        goal = acknowledged() + random.randint(MATCHES, 4 * MATCHES)
        async with asyncio.timeout(2 * DEADLINE):
            while acknowledged() < goal and not any(task.done() for task in tasks):
                await asyncio.sleep(random.uniform(0.001, 0.01))
            server.kill()
            await asyncio.gather(*tasks)

    for _ in range(ROUNDS):
        with running(database, port, workers) as server:
            if not players:
                made = [new_match(server.address, "me", "device") for _ in range(MATCHES)]
                players = [Player(*one, number) for number, one in enumerate(made)]
            asyncio.run(play(server))
    with running(database, port, workers) as server:
        for player in players:
            asyncio.run(check(server.address, database, player))
    assert acknowledged() >= ROUNDS * MATCHES
    print(f"{ROUNDS} kills, {MATCHES} matches: {acknowledged()} acknowledged answers, all there and none twice")


async def check(address: str, database: Path, player: Player) -> None:
    """The store has every acknowledged answer where it was given, and nothing that nobody sent."""
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    rows = connection.execute("select number, entry from entries where match = ? order by number", (player.match,))
    entries = {number: json.loads(entry) for number, entry in rows}
    connection.close()
    assert sorted(entries) == list(range(len(entries)))
    given = {number: (entry["seat"], entry["answer"]) for number, entry in entries.items() if "seat" in entry}
    assert given.keys() >= player.acknowledged
    assert given == {number: player.sent[number] for number in given}
    old = player.client
    assert old is not None
    async with (
        sitting(address, player.match, *player.secrets, moment=old.moment) as caught_up,
        sitting(address, player.match, *player.secrets) as fresh,
    ):
        assert caught_up.views == fresh.views
        assert caught_up.asks == fresh.asks
