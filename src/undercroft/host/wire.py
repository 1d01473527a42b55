"""What is asked of the lobby and what it replies, and the messages of those who play: see docs/protocol.md."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit there."""

    kind: Literal["me", "device", "link", "bot"]
    name: str = ""
    level: str = "medium"
    character: str = ""


class NewMatch(msgspec.Struct, forbid_unknown_fields=True):
    """What shall be played, and by whom."""

    game: str
    seats: list[SeatWish]
    preset: str | None = None
    options: dict[str, Any] = {}
    seeds: list[str] = []
    real_dice: bool = False
    spectators: bool = True


class Check(msgspec.Struct, forbid_unknown_fields=True):
    """Do these go together?"""

    options: dict[str, Any]
    seats: int


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """By code or by invite."""

    name: str = ""
    code: str | None = None
    invite: str | None = None
    seed: str = ""


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """Bots of this level for the free seats."""

    secret: str
    level: str = "medium"


class Rematch(msgspec.Struct, forbid_unknown_fields=True):
    """The same again."""

    secret: str


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """Go on from a moment of a finished game, at this seat and against bots."""

    position: int
    seat: int
    name: str = ""
    level: str = "medium"


class Delete(msgspec.Struct, forbid_unknown_fields=True):
    """Away with it."""

    secret: str


class Mine(msgspec.Struct, forbid_unknown_fields=True):
    """All secrets of a device."""

    secrets: list[str]


class Secret(msgspec.Struct):
    """What lets its owner play a seat."""

    seat: int
    secret: str


class Invite(msgspec.Struct):
    """What lets somebody take a seat."""

    seat: int
    invite: str


class Taken(msgspec.Struct):
    """A match, and the seats one has in it."""

    match: dict[str, Any]
    secrets: list[Secret] = []
    invites: list[Invite] = []


class Checked(msgspec.Struct):
    """All options with their values."""

    options: dict[str, Any]


class MySeat(msgspec.Struct):
    """A seat, and the place of its secret in the request."""

    seat: int
    secret_number: int


class MyMatch(msgspec.Struct):
    """A match in which one has seats."""

    match: dict[str, Any]
    seats: list[MySeat]
    asked: bool


class Replay(msgspec.Struct):
    """How a finished game looked at a moment."""

    moment: int
    last: int
    position: int
    view: dict[str, Any]
    lines: list[dict[str, Any]]


class Message(msgspec.Struct):
    """Whatever a client says; which fields count depends on the type."""

    type: str
    id: int | None = None
    protocol: int = 1
    secrets: list[str] = []
    lang: str = ""
    final: bool = False
    seat: int = -1
    moment: int | None = None
    value: Any = None
    values: list[Any] | None = None
    to: int | None = None
    what: str = ""
    target: int = -1
    level: str = "medium"
    proposal: int = -1
    agree: bool = False
    text: str = ""
    viewer: str = ""
    before: int = 0
