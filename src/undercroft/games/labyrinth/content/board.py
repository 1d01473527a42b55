"""The labyrinth itself: spaces, and the links that join them (LAB-BOARD)."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from undercroft.kernel.ask import Ask


class Kind(StrEnum):
    """LAB-BOARD-2: each of these is exactly one space."""

    START = "start"
    CORRIDOR = "corridor"
    STAIR = "stair"
    ROOM = "room"
    CHAMBER = "chamber"
    HALL = "hall"


class LinkKind(StrEnum):
    """LAB-BOARD-9: doors are links, not spaces."""

    OPEN = "open"
    DOOR = "door"
    SECRET = "secret"


@dataclass(frozen=True, slots=True)
class Space:
    """Anything a figure can stand on; `level` is 0 for Start and stairs (LAB-BOARD-6)."""

    id: str
    kind: Kind
    level: int
    x: int = 0
    y: int = 0
    w: int = 1
    h: int = 1

    @property
    def is_place(self) -> bool:
        """A room, or a chamber other than the Great Hall: where monsters are met."""
        return self.kind is Kind.ROOM or self.kind is Kind.CHAMBER


@dataclass(frozen=True, slots=True)
class Link:
    """Two adjacent spaces and what lies between them; `x`, `y` is the middle of the passage on the drawn board."""

    a: str
    b: str
    kind: LinkKind
    x: float = 0.0
    y: float = 0.0

    @property
    def id(self) -> str:
        return f"{self.a}/{self.b}"


@dataclass(frozen=True, slots=True)
class Way:
    """One link seen from one of its ends."""

    to: str
    kind: LinkKind
    link: str


MOST_SEATS = 8
START = "start"
GREAT_HALL = "great-hall"


class Ground:
    """What the rules want to know of a space at every single step, in one place."""

    __slots__ = ("asks", "is_place", "is_quiet", "is_start", "place_ways", "secret_ways")

    def __init__(
        self, space: str, places: frozenset[str], secret_ways: tuple[Way, ...], place_ways: tuple[Way, ...]
    ) -> None:
        self.is_place = space in places
        self.secret_ways = secret_ways
        self.place_ways = place_ways
        self.is_start = space == START
        self.is_quiet = not (self.is_place or secret_ways)
        """One can just walk away: there is no monster to leave and no secret door to go through."""
        self.asks: list[dict[int, Ask]] = [{} for _ in range(MOST_SEATS)]
        """Asks that recur here, for each seat; the rules fill them in as they come up."""


@dataclass(frozen=True, eq=False)
class Board:
    """Spaces in data order (the tie-break of LAB-WAND-11) and their links, with what the rules look up all the time."""

    spaces: dict[str, Space]
    links: tuple[Link, ...]
    ways: dict[str, tuple[Way, ...]] = field(init=False)
    rooms: tuple[str, ...] = field(init=False)
    chambers: tuple[str, ...] = field(init=False)
    room_set: frozenset[str] = field(init=False)
    open_steps: dict[str, tuple[tuple[str, str], ...]] = field(init=False)
    """The steps that everybody may take from a space, as options."""
    secret_ways: dict[str, tuple[Way, ...]] = field(init=False)
    way_to: dict[str, dict[str, Way]] = field(init=False)
    """From a space to a neighbour: the way, an ordinary one if there are two."""
    place_set: frozenset[str] = field(init=False)
    place_ways: dict[str, tuple[Way, ...]] = field(init=False)
    """The ways from a space into rooms and monster chambers."""
    grounds: dict[str, Ground] = field(init=False)
    nearest: dict[str, str] = field(init=False, default_factory=dict)
    """The nearest chambers found so far."""
    last_uncleared: list[Any] = field(init=False, default_factory=lambda: [None, ()])

    def __post_init__(self) -> None:
        ways: dict[str, list[Way]] = {space: [] for space in self.spaces}
        for link in self.links:
            ways[link.a].append(Way(link.b, link.kind, link.id))
            ways[link.b].append(Way(link.a, link.kind, link.id))
        put = object.__setattr__
        put(self, "ways", {space: tuple(found) for space, found in ways.items()})
        put(self, "rooms", tuple(s.id for s in self.spaces.values() if s.kind is Kind.ROOM))
        put(self, "chambers", tuple(s.id for s in self.spaces.values() if s.kind is Kind.CHAMBER))
        put(self, "room_set", frozenset(self.rooms))
        secret = {here: tuple(w for w in found if w.kind is LinkKind.SECRET) for here, found in self.ways.items()}
        plain = {here: tuple(w for w in found if w.kind is not LinkKind.SECRET) for here, found in self.ways.items()}
        put(self, "secret_ways", secret)
        put(self, "open_steps", {here: tuple(("step", way.to) for way in found) for here, found in plain.items()})
        put(self, "place_set", frozenset(s.id for s in self.spaces.values() if s.is_place))
        near = {here: tuple(w for w in found if w.to in self.place_set) for here, found in self.ways.items()}
        put(self, "place_ways", near)
        put(self, "grounds", {here: Ground(here, self.place_set, secret[here], near[here]) for here in self.spaces})
        put(self, "way_to", {here: {w.to: w for w in (*secret[here], *plain[here])} for here in self.ways})

    def level(self, space: str) -> int:
        return self.spaces[space].level

    def uncleared(self, graves: frozenset[str]) -> tuple[str, ...]:
        """The rooms without a grave marker; asked for again and again while nothing changes."""
        if self.last_uncleared[0] is not graves:
            self.last_uncleared[:] = [graves, tuple(room for room in self.rooms if room not in graves)]
        rooms: tuple[str, ...] = self.last_uncleared[1]
        return rooms

    def nearest_chamber(self, origin: str) -> str:
        """LAB-WAND-11: fewest steps over all links; then a chamber of the same level; then the order of the board."""
        if origin not in self.nearest:
            distances, level = self.distances(origin), self.spaces[origin].level
            self.nearest[origin] = min(self.chambers, key=lambda c: (distances[c], self.spaces[c].level != level))
        return self.nearest[origin]

    def distances(self, origin: str, kinds: Iterable[LinkKind] = tuple(LinkKind)) -> dict[str, int]:
        """Steps from `origin` to every space over links of these kinds."""
        allowed = frozenset(kinds)
        found = {origin: 0}
        queue = deque((origin,))
        while queue:
            here = queue.popleft()
            for way in self.ways[here]:
                if way.kind in allowed and way.to not in found:
                    found[way.to] = found[here] + 1
                    queue.append(way.to)
        return found


CHAMBER_LEVELS = {
    "kitchen": 1, "guardroom": 1, "wine-cellar": 2, "chapel": 2, "armory": 3, "library": 3, "barracks": 3,
    "crypt": 4, "prison": 4, "laboratory": 5, "throne-room": 5, "dragons-lair": 6, "royal-vault": 6,
}  # fmt: skip
_CODED = re.compile(r"([crs])(\d)\d?-\w+")
_NAMED: dict[str, Space] = {}
_SEPARATORS = {"-": LinkKind.OPEN, "|": LinkKind.DOOR, ":": LinkKind.SECRET}


def space_named(name: str) -> Space:
    """A space whose kind and level its id tells: start, great-hall, kitchen, c2-07, r3-31, s12-1."""
    found = _NAMED.get(name)
    if found is None:
        found = _NAMED[name] = _read_name(name)
    return found


def _read_name(name: str) -> Space:
    if name == START:
        return Space(name, Kind.START, 0)
    if name == GREAT_HALL:
        return Space(name, Kind.HALL, 1)
    if name in CHAMBER_LEVELS:
        return Space(name, Kind.CHAMBER, CHAMBER_LEVELS[name])
    coded = _CODED.fullmatch(name)
    if coded is None:
        raise ValueError(f"{name!r} names no space: use start, great-hall, a chamber, c2-07, r3-31 or s12-1")
    if coded[1] == "s":
        return Space(name, Kind.STAIR, 0)
    return Space(name, Kind.CORRIDOR if coded[1] == "c" else Kind.ROOM, int(coded[2]))


def from_chains(chains: Iterable[str]) -> Board:
    """A small board from lines such as "start - c1-1 - c1-2 | r1-1": - open, | door, : secret door."""
    spaces: dict[str, Space] = {}
    links: list[Link] = []
    for chain in chains:
        words = chain.split()
        for name in words[::2]:
            if name not in spaces:
                spaces[name] = space_named(name)
        for a, separator, b in zip(words[::2], words[1::2], words[2::2], strict=False):
            if separator not in _SEPARATORS:
                raise ValueError(f"{separator!r} joins no spaces: use - for open, | for a door, : for a secret door")
            links.append(Link(a, b, _SEPARATORS[separator]))
    return Board(spaces, tuple(links))
