"""What is kept of a match, and each way in which that can change: plain data, whatever the store is made of."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any


def now() -> str:
    """This moment as it is stored and sent."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


@dataclass
class SeatRow:
    """Who sits there."""

    seat: int
    name: str
    player: str
    level: str = ""
    """Of the bot that plays it."""
    character: str = ""
    """The habits of that bot; "" for none."""
    state: str = "taken"
    secret_hash: str | None = None
    invite_hash: str | None = None

    @property
    def is_person(self) -> bool:
        """Does a person play this seat now?"""
        return self.player == "person" and self.state in ("free", "taken")


@dataclass
class MatchRow:
    """What is stored of a match besides its entries."""

    id: str
    code: str
    game: str
    version: int
    options: dict[str, Any]
    key: bytes = field(repr=False)
    seats: list[SeatRow]
    seeds: list[str] = field(default_factory=list)
    state: str = "open"
    real_dice: bool = False
    spectators: bool = True
    header: bytes | None = None
    rematch: str | None = None
    winners: list[int] = field(default_factory=list)
    created: str = field(default_factory=now)
    changed: str = field(default_factory=now)

    @property
    def is_watchable(self) -> bool:
        """May somebody look on who has no seat?"""
        return self.spectators or self.state == "over"


@dataclass(slots=True)
class Said:
    """A line of chat."""

    number: int
    seat: int
    text: str
    at: str


# --- what can change -------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class AddMatch:
    """A new match, with its seats."""

    row: MatchRow


@dataclass(slots=True)
class ChangeMatch:
    """The match, without its seats, is now as this row says."""

    row: MatchRow


@dataclass(slots=True)
class ChangeSeat:
    """A seat is now as this row says."""

    match: str
    seat: SeatRow


@dataclass(slots=True)
class AddEntries:
    """What the record goes on with; the first of these has the number `first`, and no number is ever there twice."""

    match: str
    first: int
    entries: list[bytes]


@dataclass(slots=True)
class AddChat:
    """Somebody said something."""

    match: str
    said: Said


@dataclass(slots=True)
class KeepAnalysis:
    """What was found out about a match that is over; it is kept in the place of what was found before."""

    match: str
    found: bytes


@dataclass(slots=True)
class RemoveMatch:
    """Nothing is kept of the match: not its record, not its names, not its chat."""

    match: str


Change = AddMatch | ChangeMatch | ChangeSeat | AddEntries | AddChat | KeepAnalysis | RemoveMatch
