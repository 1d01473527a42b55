"""The map: locations on a grid, edge to edge (DGR-PLACE, DGR-LOC). A layout never changes; placing makes a new one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from undercroft.games.dungeoneer.content.cards import LOCATIONS, WALL, Exit

DX: Final[tuple[int, ...]] = (0, 1, 0, -1)
DY: Final[tuple[int, ...]] = (-1, 0, 1, 0)
BACK: Final[tuple[int, ...]] = (2, 3, 0, 1)
PRINTED: Final = "printed"
TURNED: Final = "turned"
AREAS: Final = ("dungeon", "wilderness")

Cell = tuple[int, int, int]
"""Area, column (east), row (south); each entrance lies in column 0, row 0 of its area."""
Spot = tuple[int, int, bool]
"""Column, row, and whether the card is turned by 180 degrees (DGR-PLACE-2)."""
Exits = tuple[Exit, ...]
"""By side. (Where a tuple is asked for its n-th item, a compiled rule is fast if the type leaves the length open.)"""


AREA: Final[dict[str, int]] = {place: AREAS.index(row.set) for place, row in LOCATIONS.items()}


def area_of(location: str) -> int:
    """DGR-LOC-2: dungeon and wilderness are built separately."""
    return AREA[location]


def is_step(east: int, south: int) -> bool:
    """Do so many columns to the east and rows to the south make one step?"""
    return east * east + south * south == 1


def _turned(exits: Exits) -> Exits:
    north, east, south, west = exits
    return south, west, north, east


def _masks() -> dict[tuple[str, bool], int]:
    """Which sides are no walls, one bit a side."""
    found = {}
    for location in LOCATIONS.values():
        for is_turned in (False, True):
            exits = _turned(location.exits) if is_turned else location.exits
            found[location.id, is_turned] = sum(1 << side for side in range(4) if exits[side].state != WALL)
    return found


OPENINGS: Final = _masks()
EXITS: Final[dict[tuple[str, bool], Exits]] = {
    (location.id, is_turned): _turned(location.exits) if is_turned else location.exits
    for location in LOCATIONS.values()
    for is_turned in (False, True)
}
IS_SYMMETRIC: Final = {place: row.exits == _turned(row.exits) for place, row in LOCATIONS.items()}
TURNS: Final[dict[str, tuple[tuple[bool, int], ...]]] = {
    place: tuple((is_turned, OPENINGS[place, is_turned]) for is_turned in ((False,) if symmetric else (False, True)))
    for place, symmetric in IS_SYMMETRIC.items()
}
"""The ways in which a location may be turned that make a difference (DGR-PLACE-2), each with its openings."""


class Layout:
    """What lies where, who is next to whom, and where one more location could lie."""

    __slots__ = (
        *("beside", "cells", "corners", "cut_off", "exits", "frontier", "near", "numbers", "relocatable", "routes"),
        *("sewers", "spots", "turnable", "ways"),
    )

    def __init__(self) -> None:
        self.cells: dict[Cell, str] = {}
        self.spots: dict[str, Spot] = {}
        self.exits: dict[str, Exits] = {}
        """The printed exits as they lie, by side."""
        self.near: dict[str, tuple[str, ...]] = {}
        """The adjacent location of each side, "" where there is none (DGR-LOC-3)."""
        self.ways: dict[str, tuple[tuple[int, str], ...]] = {}
        """The possible exits (DGR-LOC-4): side and neighbour."""
        self.frontier: dict[Cell, int] = {}
        """Empty cells next to a non-wall exit; one bit for each side from which such an exit leads there."""
        self.corners: dict[Cell, int] = {}
        """The part of the frontier to which exits of two or more locations lead, once `_cut_off` has looked."""
        self.beside: dict[Cell, list[int]] = {}
        """The same cells: by side, the number of the location that lies there."""
        self.numbers: dict[str, tuple[int, int]] = {}
        """In which order a walk comes to the locations, and the last number behind each."""
        self.cut_off: dict[str, tuple[tuple[int, int], ...]] = {}
        self.relocatable: dict[str, bool] = {}
        """What is known of `can_relocate`."""
        self.turnable: dict[str, bool] = {}
        """What is known of `can_turn`."""
        self.sewers: dict[str, list[str]] = {}
        """What is known of the locations to which a sewer leads (DGR-SEWER-2)."""
        self.routes: dict[Any, Any] = {}
        """What a bot has found of the ways on this map (`bot/routes.py`)."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Layout) and self.spots == other.spots

    __hash__ = None  # type: ignore[assignment]

    def with_location(self, place: str, x: int, y: int, is_turned: bool) -> Layout:
        """The map with one more location; whether it may lie there is for the caller to know."""
        area = area_of(place)
        twin = Layout()
        twin.cells = {**self.cells, (area, x, y): place}
        twin.spots = {**self.spots, place: (x, y, is_turned)}
        twin.exits = {**self.exits, place: EXITS[place, is_turned]}
        twin.near, twin.ways, twin.frontier = self.near.copy(), self.ways.copy(), self.frontier.copy()
        twin.frontier.pop((area, x, y), None)
        near = [twin.cells.get((area, x + DX[side], y + DY[side]), "") for side in range(4)]
        twin.near[place] = tuple(near)
        twin.ways[place] = twin._ways(place, near)
        for side, other in enumerate(near):
            if other:
                beside = list(twin.near[other])
                beside[BACK[side]] = place
                twin.near[other] = tuple(beside)
                twin.ways[other] = twin._ways(other, beside)
            elif OPENINGS[place, is_turned] >> side & 1:
                cell = (area, x + DX[side], y + DY[side])
                twin.frontier[cell] = twin.frontier.get(cell, 0) | 1 << BACK[side]
        return twin

    def _ways(self, place: str, near: list[str]) -> tuple[tuple[int, str], ...]:
        here = self.exits[place]
        found = []
        for side, other in enumerate(near):
            if other and here[side].state != WALL and self.exits[other][BACK[side]].state != WALL:  # DGR-EXIT-4
                found.append((side, other))
        return tuple(found)

    def without(self, place: str) -> Layout:
        """The map with one location taken up."""
        x, y, _ = self.spots[place]
        here = (area_of(place), x, y)
        twin = Layout()
        twin.cells, twin.spots, twin.exits = self.cells.copy(), self.spots.copy(), self.exits.copy()
        twin.near, twin.ways, twin.frontier = self.near.copy(), self.ways.copy(), self._frontier_without(place)
        del twin.cells[here], twin.spots[place], twin.exits[place], twin.near[place], twin.ways[place]
        for side, other in enumerate(self.near[place]):
            if other:
                beside = list(self.near[other])
                beside[BACK[side]] = ""
                twin.near[other] = tuple(beside)
                twin.ways[other] = twin._ways(other, beside)
                if self.exits[other][BACK[side]].state != WALL:
                    twin.frontier[here] = twin.frontier.get(here, 0) | 1 << side
        return twin

    def touches_entrance(self, cell: Cell) -> bool:
        """DGR-PLACE-3: an entrance lies in the middle of its area."""
        return is_step(cell[1], cell[2])

    def placements(self, place: str, *, is_last: bool) -> list[tuple[int, int, str]]:
        """Where a location may be put and how it may be turned (DGR-PLACE-2 to DGR-PLACE-8)."""
        area = area_of(place)
        is_passage = LOCATIONS[place].is_passage
        turns = TURNS[place]
        found = []
        for cell, links in self.frontier.items():
            if cell[0] != area or (not is_passage and self.touches_entrance(cell)):
                continue
            for is_turned, opened in turns:
                # DGR-PLACE-5, DGR-PLACE-6: one possible exit is enough, and all the rest is connected already
                if links & opened and (is_last or not self._closes(place, cell, opened)):
                    found.append((cell[1], cell[2], TURNED if is_turned else PRINTED))
        return found

    def _closes(self, place: str, cell: Cell, opened: int) -> bool:
        """DGR-PLACE-8: would no empty cell lie next to a non-wall exit any more?"""
        return len(self.frontier) < 2 and not self._opens(place, cell, opened)

    def _opens(self, place: str, cell: Cell, opened: int) -> bool:
        """Would this location, with these openings, have an exit to an empty cell here?"""
        area, x, y = cell
        for side in range(4):
            if opened >> side & 1 and self.cells.get((area, x + DX[side], y + DY[side]), place) == place:
                return True
        return False

    def is_connected(self) -> bool:
        """DGR-PLACE-4: does every location have a way to the entrance of its area?"""
        seen = {place for place in self.spots if LOCATIONS[place].is_entrance}
        edge = list(seen)
        while edge:
            for _, other in self.ways[edge.pop()]:
                if other not in seen:
                    seen.add(other)
                    edge.append(other)
        return len(seen) == len(self.spots)

    def distances(self, start: str) -> dict[str, int]:
        """How many steps every location is away, through possible exits."""
        found = {start: 0}
        edge = [start]
        for place in edge:
            for _, other in self.ways[place]:
                if other not in found:
                    found[other] = found[place] + 1
                    edge.append(other)
        return found

    def relocations(self, place: str, most: int = 0) -> list[tuple[int, int, str]]:
        """DGR-DATA-14: where a location could lie instead, so that everything is connected and the map stays open.

        With `most`, it looks for no more than so many.
        """
        found: list[tuple[int, int, str]] = []
        area = area_of(place)
        is_passage = LOCATIONS[place].is_passage
        turns = TURNS[place]
        parts = self._parts_without(place)
        stays_open = self._stays_open_without(place)
        for cell, links in (self.corners if parts else self.frontier).items():
            if cell[0] != area or (not is_passage and self.touches_entrance(cell)):
                continue
            links &= ~self._own_link(place, cell)
            for is_turned, opened in turns:
                joins = links & opened
                if not joins or (parts and not (joins & (joins - 1) and _joins_all(parts, joins, self.beside[cell]))):
                    continue
                if stays_open or self._opens(place, cell, opened):
                    found.append((cell[1], cell[2], TURNED if is_turned else PRINTED))
                    if len(found) == most:
                        return found
        return found

    def can_relocate(self, place: str) -> bool:
        """Could a location lie anywhere else? As the layout never changes, the answer is looked for once."""
        known = self.relocatable.get(place)
        if known is None:
            known = self.relocatable[place] = len(self.relocations(place, 1)) > 0
        return known

    def _parts_without(self, place: str) -> tuple[tuple[int, int], ...]:
        """What has no way to the entrance without this location, part by part: nothing behind one with a single way."""
        return () if len(self.ways[place]) == 1 else self._cut_off().get(place, ())

    def _opened_by(self, place: str) -> dict[Cell, int]:
        """The empty cells to which exits of this location lead, and the bit of its side."""
        area = area_of(place)
        x, y, _ = self.spots[place]
        return {
            (area, x + DX[side], y + DY[side]): 1 << BACK[side]
            for side, other in enumerate(self.near[place])
            if not other and self.exits[place][side].state != WALL
        }

    def _stays_open_without(self, place: str) -> bool:
        """When a location is taken up and one of the empty cells is filled, is another one left (DGR-PLACE-8)?"""
        if len(self.frontier) > len(DX) + 1:  # it cannot be beside them all
            return True
        for side, other in enumerate(self.near[place]):
            if other and self.exits[other][BACK[side]].state != WALL:
                return True
        area, left = area_of(place), 0
        for cell, links in self.frontier.items():
            if cell[0] != area or links & ~self._own_link(place, cell):
                left += 1
        return left > 1

    def _own_link(self, place: str, cell: Cell) -> int:
        """The bit of the side from which this location, if it lies beside the cell, leads there."""
        x, y, _ = self.spots[place]
        east, south = x - cell[1], y - cell[2]
        if is_step(east, south):
            for side in range(4):
                if DX[side] == east and DY[side] == south:
                    return 1 << side
        return 0

    def _cut_off(self) -> dict[str, tuple[tuple[int, int], ...]]:
        """The locations without which others would have no way to the entrance; looked for once.

        What such a location cuts off is, part by part, all that has the numbers from the first to the second.
        """
        if not self.numbers:
            for place in self.spots:
                if LOCATIONS[place].is_entrance:
                    self._number(place, "")
            self._note_corners()
        return self.cut_off

    def _note_corners(self) -> None:
        for cell, links in self.frontier.items():
            if links & (links - 1):
                area, x, y = cell
                near = [self.cells.get((area, x + DX[side], y + DY[side]), "") for side in range(4)]
                self.corners[cell] = links
                self.beside[cell] = [self.numbers[other][0] if other else -1 for other in near]

    def _number(self, place: str, before: str) -> int:
        """Walk on from a location and number all; gives the least number to which some way leads back (Tarjan)."""
        number = lowest = len(self.numbers)
        self.numbers[place] = (number, number)
        for _, other in self.ways[place]:
            if other == before:
                continue
            if other in self.numbers:
                lowest = min(lowest, self.numbers[other][0])
                continue
            reached = self._number(other, place)
            lowest = min(lowest, reached)
            if reached >= number:
                self.cut_off[place] = (*self.cut_off.get(place, ()), self.numbers[other])
        self.numbers[place] = (number, len(self.numbers) - 1)
        return lowest

    def _frontier_without(self, place: str) -> dict[Cell, int]:
        """The empty cells next to an exit when a location is taken up, its own cell left out."""
        found = self.frontier.copy()
        for cell, link in self._opened_by(place).items():
            found[cell] &= ~link
            if not found[cell]:
                del found[cell]
        return found

    def can_turn(self, place: str) -> bool:
        """DGR-DATA-14: may a location be turned where it lies?"""
        if IS_SYMMETRIC[place]:
            return False
        known = self.turnable.get(place)
        if known is None:
            x, y, is_turned = self.spots[place]
            after = self.without(place).with_location(place, x, y, not is_turned)
            known = self.turnable[place] = bool(after.frontier) and after.is_connected()
        return known


def _joins_all(parts: tuple[tuple[int, int], ...], sides: int, beside: list[int]) -> bool:
    """Would a location join by these sides all the parts that fall apart without it, and the rest?"""
    joined = 0
    for side in range(4):
        if sides >> side & 1:
            joined |= 1 << _part_of(parts, beside[side])
    return joined == (1 << len(parts) + 1) - 1


def _part_of(parts: tuple[tuple[int, int], ...], number: int) -> int:
    """Which part the location with this number is in; len(parts) if it is in none of them."""
    part = 0
    for first, last in parts:
        if first <= number <= last:
            break
        part += 1
    return part


def from_spots(spots: Mapping[str, Spot]) -> Layout:
    """The layout of these locations."""
    layout = Layout()
    for place, (x, y, is_turned) in spots.items():
        layout = layout.with_location(place, x, y, is_turned)
    return layout


def cell_distance(one: Spot, x: int, y: int) -> int:
    """DGR-RULING-75: steps left or right plus up or down."""
    return abs(one[0] - x) + abs(one[1] - y)
