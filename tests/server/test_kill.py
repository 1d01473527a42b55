"""The server is killed at a random moment and started again: what was acknowledged is there, once, and all catch up."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.table import DEADLINE, Client, new_match, sitting, wait_for

ROUNDS = int(os.environ.get("UNDERCROFT_KILLS", "5"))
MATCHES = int(os.environ.get("UNDERCROFT_KILL_MATCHES", "10"))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def server(database: Path, port: int) -> Iterator[tuple[str, Callable[[], None]]]:
    """A server of its own process: its address, and what kills it whatever it is doing."""
    command = [sys.executable, "-m", "undercroft", "serve", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--database", f"sqlite+aiosqlite:///{database}"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    )
    try:
        address = f"http://127.0.0.1:{port}"
        wait_for(address)
        yield address, process.kill
    finally:
        process.kill()
        _, errors = process.communicate(timeout=DEADLINE)
    assert b"Traceback" not in errors, errors.decode()


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


def test_no_acknowledged_answer_is_lost_and_none_is_taken_twice(tmp_path: Path) -> None:
    database, port, random = tmp_path / "games.db", free_port(), Random()
    players: list[Player] = []

    def acknowledged() -> int:
        return sum(len(player.acknowledged) for player in players)

    async def play(address: str, kill: Callable[[], None]) -> None:
        tasks = [asyncio.create_task(player.play(address)) for player in players]
        goal = acknowledged() + random.randint(MATCHES, 4 * MATCHES)
        async with asyncio.timeout(2 * DEADLINE):
            while acknowledged() < goal and not any(task.done() for task in tasks):
                await asyncio.sleep(random.uniform(0.001, 0.01))
            kill()
            await asyncio.gather(*tasks)

    for _ in range(ROUNDS):
        with server(database, port) as (address, kill):
            if not players:
                players = [Player(*new_match(address, "me", "device"), number) for number in range(MATCHES)]
            asyncio.run(play(address, kill))
    with server(database, port) as (address, _):
        for player in players:
            asyncio.run(check(address, database, player))
    assert acknowledged() >= ROUNDS * MATCHES


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
