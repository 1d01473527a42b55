"""The host as it runs in a page: a store in memory, bots that think where they are, and no network in between."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from copy import deepcopy
from random import Random
from typing import Any

import msgspec

from tests.host.client import Client
from undercroft.bots import decide, find_bot
from undercroft.bots.hint import Advice, advise
from undercroft.host import lobby
from undercroft.host.authority import Authority
from undercroft.host.connection import Connection
from undercroft.host.errors import StoreFailed
from undercroft.host.matches import Matches
from undercroft.host.messages import attach, detach, read, take
from undercroft.host.ports import Ports, compute_here
from undercroft.host.rows import (
    AddChat,
    AddEntries,
    AddMatch,
    Change,
    ChangeMatch,
    ChangeSeat,
    KeepAnalysis,
    MatchRow,
    RemoveMatch,
    Said,
)
from undercroft.host.wire import NewMatch, SeatWish
from undercroft.kernel.ask import Option
from undercroft.kernel.match import Match

LONGEST = 16 * 1024


class MemoryStore:
    """A store that forgets everything at the end; `is_broken` lets it refuse whatever comes."""

    def __init__(self) -> None:
        self.rows: dict[str, MatchRow] = {}
        self.records: dict[str, list[bytes]] = {}
        self.said: dict[str, list[Said]] = {}
        self.analyses: dict[str, bytes] = {}
        self.is_broken = False
        self.commits = 0
        self.takes = 10**9
        """So many commits until the power fails."""

    async def write(self, changes: Sequence[Change]) -> None:
        if self.is_broken or self.commits >= self.takes:
            raise StoreFailed("it cannot be stored")
        self.commits += 1
        for change in deepcopy(list(changes)):
            match change:
                case AddMatch(row):
                    self.rows[row.id], self.records[row.id], self.said[row.id] = row, [], []
                case ChangeMatch(row):
                    row.seats = self.rows[row.id].seats
                    self.rows[row.id] = row
                case ChangeSeat(match, seat):
                    self.rows[match].seats[seat.seat] = seat
                case AddEntries(match, first, entries):
                    assert first == len(self.records[match]), "the record goes on with the next number"
                    self.records[match] += entries
                case AddChat(match, said):
                    self.said[match].append(said)
                case KeepAnalysis(match, found):
                    self.analyses[match] = found
                case RemoveMatch(match):
                    self.analyses.pop(match, None)
                    del self.rows[match], self.records[match], self.said[match]

    async def find(self, match: str) -> MatchRow | None:
        return deepcopy(self.rows.get(match))

    async def by_code(self, code: str) -> MatchRow | None:
        return deepcopy(next((row for row in self.rows.values() if row.code == code), None))

    async def by_invite(self, invite_hash: str) -> tuple[str, int] | None:
        return next(((match, seat) for match, seat, found in self._seats("invite_hash") if found == invite_hash), None)

    async def by_secrets(self, hashes: Iterable[str]) -> list[tuple[str, int, str]]:
        wanted = set(hashes)
        return [found for found in self._seats("secret_hash") if found[2] in wanted]

    def _seats(self, column: str) -> list[tuple[str, int, str]]:
        rows = sorted(self.rows.values(), key=lambda row: row.changed, reverse=True)
        return [(row.id, seat.seat, getattr(seat, column)) for row in rows for seat in row.seats]

    async def entries(self, match: str) -> list[bytes]:
        return list(self.records[match])

    async def analysis(self, match: str) -> bytes | None:
        return self.analyses.get(match)

    async def chat(self, match: str) -> list[Said]:
        return list(self.said[match])


class ThinkersHere:
    """Bots that think at once, in the same process."""

    def __init__(self) -> None:
        self.random = Random(1)

    async def decide(self, match_id: str, match: Match[Any], seat: int, bot: str) -> Option:
        del match_id
        return decide(find_bot(match.game.name, bot, self.random), match.table, seat, self.random)

    async def advise(self, match_id: str, match: Match[Any], seat: int) -> Advice:
        del match_id
        return advise(match.table, seat, self.random, seconds=0.05)


class Page:
    """One host with its store. A page that is opened again has the store, and nothing else."""

    def __init__(self, store: MemoryStore | None = None, compute: Callable[..., Any] = compute_here) -> None:
        self.store = store or MemoryStore()
        self.pauses: list[float] = []
        self.matches = Matches(Ports(self.store, ThinkersHere(), compute, pause=self._pause))

    async def _pause(self, seconds: float) -> None:
        """Nobody waits in a test; how long they would have is noted."""
        self.pauses.append(seconds)
        await asyncio.sleep(0)

    async def new_match(self, *kinds: Any, game: str = "labyrinth", **more: Any) -> tuple[str, list[str]]:
        """A match with these seats; its id and the secrets."""
        taken = await lobby.create(self.matches, NewMatch(game, [SeatWish(kind) for kind in kinds], **more), "en")
        return taken.match["id"], [one.secret for one in taken.secrets]


class Wire:
    """Between a client and the host: what is said on one side is heard on the other."""

    def __init__(self, authority: Authority, connection: Connection) -> None:
        self.authority, self.connection = authority, connection
        self._heard: list[bytes] = []

    async def send(self, message: str) -> None:
        await take(self.authority, self.connection, read(message, LONGEST))

    async def recv(self) -> str:
        if not self._heard:
            self._heard = await self.connection.to_send()
        if not self._heard:
            raise ConnectionError("the host has closed the connection")
        return self._heard.pop(0).decode()


@asynccontextmanager
async def sitting(page: Page, match: str, *secrets: str, **hello: Any) -> AsyncIterator[Client]:
    """A connection that has said hello and has its snapshot."""
    said = msgspec.json.encode({"type": "hello", "secrets": secrets, **hello})
    wire = Wire(*await attach(page.matches, match, read(said, LONGEST)))
    client = Client(wire)
    await client.until(lambda message: message["type"] == "snapshot")
    try:
        yield client
    finally:
        await detach(wire.authority, wire.connection)
