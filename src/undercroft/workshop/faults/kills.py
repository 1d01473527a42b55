"""The server is killed at random moments while people play, vote, talk, look on slowly and come and go in the lobby."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from undercroft.workshop.faults.oracle import BROKEN, Oracle
from undercroft.workshop.faults.players import GAMES, Ledger, Lobbyist, Player, look_on
from undercroft.workshop.faults.process import DEADLINE, Server, post

MATCHES: Final = 8
LOBBYISTS: Final = 2
WHILE_STARTING: Final = 0.1
"""How many of the kills come before the server is ready."""
SLOW: Final = (0.0, 0.3)
"""How long those who look on pause after each message."""
FLAGS: Final = ("--limit", "lobby_per_minute=100000", "--limit", "address_per_second=100000")


class Kills:
    """One campaign."""

    def __init__(self, folder: Path, seed: int, matches: int = MATCHES) -> None:
        self.random = Random(seed)
        self.matches = matches
        self.server = Server(folder, FLAGS)
        self.oracle = Oracle(self.server.database)
        self.ledgers: list[Ledger] = []
        self.players: list[Player] = []
        self.lobby = [Lobbyist() for _ in range(LOBBYISTS)]
        self.answers = 0

    def _count(self) -> None:
        self.answers += 1

    async def run(self, kills: int, progress: Callable[[], None]) -> dict[str, Any]:
        """So many kills, and then everything is compared."""
        try:
            return await self._run(kills, progress)
        finally:
            await self.server.kill()

    async def _run(self, kills: int, progress: Callable[[], None]) -> dict[str, Any]:
        await self._begin()
        starting = 0
        for _ in range(kills):
            if self.random.random() < WHILE_STARTING:
                await self.server.start()
                await asyncio.sleep(self.random.uniform(0.05, 0.8))
                await self.server.kill()
                starting += 1
            else:
                await self.server.start()
                await self.server.until_ready()
                await self._play_and_kill()
            self.oracle.told_is_stored(self.ledgers)
            progress()
        return {"kills": kills, "while starting": starting, **await self._compare()}

    async def _begin(self) -> None:
        """Sit down at matches of all games."""
        await self.server.start()
        await self.server.until_ready()
        for number in range(self.matches):
            body = {"game": GAMES[number % len(GAMES)], "seats": [{"kind": "me"}, {"kind": "device"}]}
            made = await post(self.server.address, "/api/matches", body)
            ledger = Ledger(made["match"]["id"], {one["seat"]: one["secret"] for one in made["secrets"]})
            self.ledgers.append(ledger)
            self.players += [Player(ledger, seat, Random(self.random.random()), self._count) for seat in ledger.secrets]
        await self.server.kill()

    async def _play_and_kill(self) -> None:
        address = self.server.address
        tasks = [asyncio.create_task(player.play(address)) for player in self.players]
        tasks += [asyncio.create_task(one.busy(address)) for one in self.lobby]
        tasks += [
            asyncio.create_task(look_on(address, ledger, SLOW[number % len(SLOW)]))
            for number, ledger in enumerate(self.ledgers)
        ]
        goal = self.answers + self.random.randint(self.matches, 6 * self.matches)
        async with asyncio.timeout(2 * DEADLINE):
            while self.answers < goal and not all(task.done() for task in tasks[: len(self.players)]):
                await asyncio.sleep(self.random.uniform(0.001, 0.05))
            await self.server.kill()
            for found in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(found, Exception):
                    raise found

    async def _compare(self) -> dict[str, Any]:
        """The file first, and then what the server makes of it."""
        for ledger in self.ledgers:
            self.oracle.check(ledger)
        self.oracle.check_file()
        await self.server.start()
        await self.server.until_ready()
        stuck = await self._check_lobby()
        await self.server.kill()
        found: dict[str, Any] = dict(self.oracle.found)
        found |= {"stuck": stuck, "tracebacks": self.server.tracebacks()}
        found["broken"] = sum(found[name] for name in BROKEN) + stuck + found["tracebacks"]
        return found

    async def _check_lobby(self) -> int:
        """Every seat that somebody was given is there; gives how many matches are full and do not begin."""
        stuck: set[str] = set()
        for one in self.lobby:
            there: set[str] = set()
            secrets = sorted(one.secrets)
            for first in range(0, len(secrets), 100):
                some = secrets[first : first + 100]
                listed = await post(self.server.address, "/api/mine", {"secrets": some})
                there |= {some[seat["secret_number"]] for row in listed for seat in row["seats"]}
                stuck |= {row["match"]["id"] for row in listed if _is_stuck(row["match"])}
                one.matches -= {row["match"]["id"] for row in listed}
            self.oracle.found["lost"] += len(one.secrets - there) + len(one.matches)
            self.oracle.found["seats given"] += len(one.secrets)
        return len(stuck)


def _is_stuck(match: dict[str, Any]) -> bool:
    return match["state"] == "open" and all(seat["state"] == "taken" for seat in match["seats"])
