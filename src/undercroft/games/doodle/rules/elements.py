"""What may be built where: walls, spacing, treasures, upgrades (DOO-WALL, DOO-SPACE, DOO-TREAS, DOO-UPG)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from undercroft.games.doodle.content.cards import CATEGORIES, LEVELS
from undercroft.games.doodle.content.formations import Formation, Placement
from undercroft.games.doodle.content.grid import (
    BIT,
    CELLS,
    DOORS,
    ENTRANCE,
    EXIT,
    FULL,
    INDEX,
    NAMES,
    around,
    flood,
    is_joined,
    is_one_piece,
    members,
    names,
)
from undercroft.games.doodle.state import Dungeon
from undercroft.kernel.ask import LazyOptions, Option

ERASE: Final = "erase"
"""Take back the element of this card that was built last (DOO-BUILD-7)."""
_TRIES: Final = 24

_free: dict[tuple[int, ...], list[str]] = {}
"""The categories with an empty box, by the boxes that are checked; found when they are first needed."""


# --- walls ---------------------------------------------------------------------------------------------------------


def fits(dungeon: Dungeon, placement: Placement) -> bool:
    """May the formation be drawn like this (DOO-WALL-4 to 9)?"""
    cells, walls = placement.cells, dungeon.walls
    if cells & (walls | dungeon.things):
        return False
    if placement.is_harmless and not placement.ring & walls:
        return True
    # All was one piece before, so only what lies beside the new walls can have been parted.
    open_cells = FULL & ~(walls | cells)
    return is_joined(placement.near & open_cells, open_cells)


def can_be_drawn(dungeon: Dungeon, formation: Formation) -> bool:
    """Is there any legal way to draw it (DOO-WALL-11)?"""
    empty = FULL & ~(dungeon.walls | dungeon.things)
    for orientation in formation.orientations:
        corners = orientation.room(empty)
        while corners:
            corner = corners.bit_length() - 1
            placement = orientation.placements[corner]
            if placement is not None and fits(dungeon, placement):
                return True
            corners ^= BIT[corner]
    return False


def why_no_walls(dungeon: Dungeon, formation: Formation, answer: Option) -> str:
    """The first rule that these cells break as a formation; empty if none."""
    if not isinstance(answer, tuple) or not all(isinstance(cell, str) for cell in answer):
        return "DOO-WALL-1"
    if any(cell not in INDEX for cell in answer):
        return "DOO-WALL-3"
    cells = sum(1 << INDEX[str(cell)] for cell in set(answer))
    if len(answer) != formation.size or cells not in formation.shapes:
        return "DOO-WALL-1"
    if cells & (dungeon.walls | dungeon.things):
        return "DOO-WALL-4"
    if cells & DOORS:
        return "DOO-WALL-6" if cells & BIT[EXIT] else "DOO-WALL-5"
    open_cells = FULL & ~(dungeon.walls | cells)
    if is_one_piece(open_cells):
        return ""
    # Either some cells are cut off, or the doors are cut off from each other.
    return "DOO-WALL-5" if flood(BIT[ENTRANCE], open_cells) & BIT[EXIT] else "DOO-WALL-6"


class Placements(LazyOptions):
    """Every legal way to draw a formation, as its cells in any order."""

    __slots__ = ("dungeon", "formation")

    def __init__(self, dungeon: Dungeon, formation: Formation) -> None:
        self.dungeon = dungeon
        self.formation = formation

    def __contains__(self, value: object) -> bool:
        if value == ERASE:
            return bool(self.dungeon.history)
        return isinstance(value, tuple) and not why_no_walls(self.dungeon, self.formation, value)

    def sample(self, random: Random) -> Option:
        """Any placement; erasing is not left to chance, or building would hardly come to an end."""
        dungeon, orientations = self.dungeon, self.formation.orientations
        empty = FULL & ~(dungeon.walls | dungeon.things)
        for _ in range(_TRIES):
            orientation = orientations[int(random.random() * len(orientations))]
            corners = orientation.room(empty)
            first = int(random.random() * CELLS)
            corners = corners >> first << first or corners
            if corners:
                placement = orientation.placements[(corners & -corners).bit_length() - 1]
                if placement is not None and fits(dungeon, placement):
                    return placement.names
        legal = self.legal()
        return legal[int(random.random() * len(legal))].names

    def legal(self) -> list[Placement]:
        return [placement for placement in self.formation.placements if fits(self.dungeon, placement)]

    def __iter__(self) -> Iterator[Option]:
        for placement in self.legal():
            yield placement.names
        if self.dungeon.history:
            yield ERASE

    def __len__(self) -> int:
        return len(self.legal()) + bool(self.dungeon.history)


# --- traps, monsters, treasures ------------------------------------------------------------------------------------


def room_for_thing(dungeon: Dungeon) -> int:
    """DOO-SPACE-1, DOO-SPACE-2: empty cells that are not adjacent to any trap or monster."""
    things = dungeon.things
    return FULL & ~(dungeon.walls | things | around(things))


def room_for_treasure(dungeon: Dungeon) -> int:
    """DOO-TREAS-2, DOO-TREAS-3: any cell without a treasure."""
    return FULL & ~dungeon.treasures


class Cells(LazyOptions):
    """One of the cells in which an element may be built."""

    __slots__ = ("dungeon", "known")

    def __init__(self, dungeon: Dungeon, *, is_treasure: bool, known: int = 0) -> None:
        self.dungeon = dungeon
        self.known = known or (0 if is_treasure else room_for_thing(dungeon))
        """Where a trap or monster may be drawn; 0 for a treasure, whose secret a fork may deal anew."""

    def room(self) -> int:
        return self.known or room_for_treasure(self.dungeon)

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, str):
            return False
        if value == ERASE:
            return bool(self.dungeon.history)
        return value in INDEX and bool(self.room() >> INDEX[value] & 1)

    def sample(self, random: Random) -> Option:
        """Any cell; erasing is not left to chance."""
        room = self.room()
        for _ in range(_TRIES):
            cell = int(random.random() * CELLS)
            if room >> cell & 1:
                return NAMES[cell]
        cells = members(room)
        return NAMES[cells[int(random.random() * len(cells))]]

    def __iter__(self) -> Iterator[Option]:
        yield from names(self.room())
        if self.dungeon.history:
            yield ERASE

    def __len__(self) -> int:
        return self.room().bit_count() + bool(self.dungeon.history)


# --- upgrades and the end of a build -------------------------------------------------------------------------------


def free_categories(dungeon: Dungeon) -> list[str]:
    """DOO-UPG-6: the categories with an empty box."""
    found = _free.get(dungeon.boxes)
    if found is None:
        rows = zip(CATEGORIES, LEVELS, dungeon.boxes, strict=True)
        found = _free[dungeon.boxes] = [name for name, levels, boxes in rows if boxes + 1 < len(levels)]
    return found


class Words(LazyOptions):
    """A few words, and `erase` if there is something to erase; chance takes one of the words."""

    __slots__ = ("dungeon", "words")

    def __init__(self, dungeon: Dungeon, words: list[str]) -> None:
        self.dungeon = dungeon
        self.words = words

    def __contains__(self, value: object) -> bool:
        return value in self.words or (value == ERASE and bool(self.dungeon.history))

    def sample(self, random: Random) -> Option:
        return self.words[int(random.random() * len(self.words))]

    def __iter__(self) -> Iterator[Option]:
        yield from self.words
        if self.dungeon.history:
            yield ERASE

    def __len__(self) -> int:
        return len(self.words) + bool(self.dungeon.history)
