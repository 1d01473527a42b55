"""What the host needs of whoever runs it: a store, thinkers for the bots, and a place for what is heavy to compute."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from undercroft.bots.hint import Advice
from undercroft.host.rows import Change, MatchRow, Said
from undercroft.kernel.ask import Option
from undercroft.kernel.match import Match


class Store(Protocol):
    """Where matches are kept."""

    async def write(self, changes: Sequence[Change]) -> None:
        """All of these or none. When it returns they are there for good; it refuses with StoreFailed if never.

        The rows are taken as they are when this is called: they may change before it returns.
        """

    async def find(self, match: str) -> MatchRow | None:
        """A match by its id."""

    async def by_code(self, code: str) -> MatchRow | None:
        """A match by its code."""

    async def by_invite(self, invite_hash: str) -> tuple[str, int] | None:
        """The match and the seat of an invite."""

    async def by_secrets(self, hashes: Iterable[str]) -> list[tuple[str, int, str]]:
        """Match, seat and hash for all seats of these secrets, the latest match first."""

    async def entries(self, match: str) -> list[bytes]:
        """The record of a match, entry by entry."""

    async def chat(self, match: str) -> list[Said]:
        """What was said."""

    async def analysis(self, match: str) -> bytes | None:
        """What was found out about a match after its end, if anybody asked."""


class Thinkers(Protocol):
    """Who thinks for the bots, beside everything else and with a clock."""

    async def decide(self, match_id: str, match: Match[Any], seat: int, bot: str) -> Option:
        """What this bot answers for this seat. There always is an answer, in time: as greedy would, if need be."""

    async def advise(self, match_id: str, match: Match[Any], seat: int) -> Advice:
        """A hint for what this seat is asked, from what it knows; there always is one, in time."""


Compute = Callable[[Callable[[], Any]], Awaitable[Any]]
"""Computes what is too heavy for the event loop, such as the flight of a die."""


async def compute_here(compute: Callable[[], Any]) -> Any:
    """At once, where nothing runs beside."""
    return compute()


@dataclass(frozen=True)
class Ports:
    """All that a host is given."""

    store: Store
    thinkers: Thinkers
    compute: Compute = compute_here
    gone_seconds: float = 30.0
    """Who had no connection for so long may be replaced by a bot."""
    pause_seconds: float = 1.5
    """At a table of several people nobody, be it a bot, passes on a hidden hand faster than that, by chance."""
    pause: Callable[[float], Awaitable[None]] = asyncio.sleep
