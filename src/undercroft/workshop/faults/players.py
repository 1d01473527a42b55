"""People who play while the server is killed under them, and remember what they sent and what they were told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import httpx

from undercroft.workshop.faults.client import GONE, Client, sitting
from undercroft.workshop.faults.process import post

UNDO, CHAT, PROPOSE = 0.06, 0.05, 0.03
"""How often somebody takes back, talks, or asks the others to go back further."""
GAMES: Final = ("labyrinth", "doodle", "dungeoneer", "fighter")


@dataclass
class Ledger:
    """Of one match: all that was sent, and all that was acknowledged."""

    match: str
    secrets: dict[int, str]
    sent: dict[tuple[int, int], Any] = field(default_factory=dict)
    """The value, by seat and moment of the ask."""
    answered: dict[tuple[int, int], int] = field(default_factory=dict)
    """The moment that the `ok` named, by seat and moment of the ask."""
    undone: list[tuple[int, int]] = field(default_factory=list)
    """Seat, and the moment that the `ok` named."""
    agreed: set[tuple[int, int]] = field(default_factory=set)
    """Who proposed to go back and how far, where all were told that everybody agrees."""
    said: set[str] = field(default_factory=set)
    heard: set[str] = field(default_factory=set)
    """Lines of chat that were sent, and those of them that were acknowledged."""
    seen: dict[tuple[int, str], bytes] = field(default_factory=dict)
    differed: int = 0
    """How often the same moment looked otherwise than before."""
    moment: int = 0

    def see(self, moment: int, viewer: str, view: bytes) -> None:
        """Somebody was shown this."""
        self.differed += self.seen.setdefault((moment, viewer), view) != view
        self.moment = max(self.moment, moment)


class Player:
    """One seat of one match."""

    def __init__(self, ledger: Ledger, seat: int, random: Random, count: Callable[[], None]) -> None:
        self.ledger, self.seat, self.random, self.count = ledger, seat, random, count
        self._lines = 0

    async def play(self, address: str) -> None:
        """Until the connection breaks or the game is over."""
        moment = self.ledger.moment or None
        with suppress(*GONE):
            secret = self.ledger.secrets[self.seat]
            async with sitting(address, self.ledger.match, secret, seen=self.ledger.see, moment=moment) as client:
                while client.match["state"] == "running":
                    await self._turn(client)

    async def _turn(self, client: Client) -> None:
        await self._vote(client)
        chance = self.random.random()
        if chance < CHAT:
            await self._talk(client)
        elif chance < CHAT + UNDO and client.undo.get(str(self.seat)) is not None:
            await self._take_back(client)
        elif chance < CHAT + UNDO + PROPOSE and client.moment:
            await self._propose(client)
        elif client.asks.get(str(self.seat)):
            await self._answer(client)
        else:
            await client.next()

    async def _answer(self, client: Client) -> None:
        ask = client.asks[str(self.seat)]["moment"]
        key = self.seat, ask
        if key not in self.ledger.sent:  # else the server was killed, and asks again only if it was not taken
            self.ledger.sent[key] = client.random_answer(self.seat, self.random)
        reply = await client.tell("answer", seat=self.seat, moment=ask, value=self.ledger.sent[key])
        if reply["type"] == "ok":
            self.ledger.answered[key] = reply["moment"]
            self.count()
            await self._catch_up(client, reply["moment"])
        else:
            del self.ledger.sent[key]

    async def _take_back(self, client: Client) -> None:
        reply = await client.tell("undo", seat=self.seat)
        if reply["type"] == "ok":
            self.ledger.undone.append((self.seat, reply["moment"]))
            await self._catch_up(client, reply["moment"])

    async def _catch_up(self, client: Client, moment: int) -> None:
        """Read what came of it, so that nothing is answered twice."""
        while client.moment < moment:
            await client.next()

    async def _talk(self, client: Client) -> None:
        self._lines += 1
        line = f"{self.seat} {self._lines} {self.random.random()}"
        self.ledger.said.add(line)
        if (await client.tell("chat", seat=self.seat, text=line))["type"] == "ok":
            self.ledger.heard.add(line)

    async def _propose(self, client: Client) -> None:
        """Ask the other to go back further, and wait for the answer: to play on would be to think better of it."""
        if (await client.tell("propose", seat=self.seat, what="undo"))["type"] != "ok":
            return
        moment = client.moment
        while client.moment == moment:
            await self._vote(client)
            message = await client.next()
            if message["type"] == "proposal" and message["seat"] == self.seat and message["state"] != "open":
                return

    async def _vote(self, client: Client) -> None:
        """Mostly yes; and note what all have agreed to."""
        for number, one in list(client.proposals.items()):
            del client.proposals[number]
            if one["state"] == "agreed":
                self.ledger.agreed.add((one["seat"], one["to"]))
            elif one["state"] == "open" and self.seat in one["waits_for"]:
                agree = self.random.random() < 0.8
                await client.tell("vote", seat=self.seat, proposal=number, agree=agree)


async def look_on(address: str, ledger: Ledger, pause: float) -> None:
    """Somebody without a seat, who may read slowly."""
    with suppress(*GONE):
        async with sitting(address, ledger.match, seen=ledger.see) as client:
            while True:
                await client.next()
                await asyncio.sleep(pause)


@dataclass
class Lobbyist:
    """Creates, joins, gives up and plays again, as fast as it goes; notes what it was given."""

    secrets: set[str] = field(default_factory=set)
    matches: set[str] = field(default_factory=set)

    async def busy(self, address: str) -> None:
        with suppress(httpx.HTTPError, OSError, *GONE):
            while True:
                await self._round(address)

    async def _round(self, address: str) -> None:
        seats = [{"kind": "me"}, {"kind": "link"}]
        made = await post(address, "/api/matches", {"game": GAMES[0], "preset": "first-game", "seats": seats})
        match = made["match"]["id"]
        self._note(match, made)
        joined = await post(address, "/api/join", {"invite": made["invites"][0]["invite"]})
        self._note(match, joined)
        async with sitting(address, match, *self._given(made, joined)) as client:
            for seat in (0, 1):
                await client.tell("concede", seat=seat)
        again = await post(address, f"/api/matches/{match}/rematch", {"secret": made["secrets"][0]["secret"]})
        self.matches.add(again["match"]["id"])

    def _note(self, match: str, taken: dict[str, Any]) -> None:
        self.matches.add(match)
        self.secrets |= {one["secret"] for one in taken["secrets"]}

    @staticmethod
    def _given(*taken: dict[str, Any]) -> list[str]:
        return [one["secret"] for each in taken for one in each["secrets"]]
