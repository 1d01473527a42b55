"""The map: locations on a grid, edge to edge (DGR-PLACE, DGR-LOC). A layout never changes; placing makes a new one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from undercroft.games.dungeoneer.cards import LOCATIONS, SIDES, WALL, Exit

DX: Final = (0, 1, 0, -1)
DY: Final = (-1, 0, 1, 0)
BACK: Final = (2, 3, 0, 1)
PRINTED: Final = "printed"
TURNED: Final = "turned"
AREAS: Final = ("dungeon", "wilderness")

Cell = tuple[int, int, int]
"""Area, column (east), row (south); each entrance lies in column 0, row 0 of its area."""
Spot = tuple[int, int, bool]
"""Column, row, and whether the card is turned by 180 degrees (DGR-PLACE-2)."""
Exits = tuple[Exit, Exit, Exit, Exit]


def area_of(location: str) -> int:
    """DGR-LOC-2: dungeon and wilderness are built separately."""
    return AREAS.index(LOCATIONS[location].set)


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


class Layout:
    """What lies where, who is next to whom, and where one more location could lie."""

    __slots__ = ("cells", "cuts", "exits", "frontier", "near", "relocatable", "spots", "turnable", "ways")

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
        self.cuts: set[str] | None = None
        self.relocatable: dict[str, bool] = {}
        """What is known of `can_relocate`."""
        self.turnable: dict[str, bool] = {}
        """What is known of `can_turn`."""

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
        return abs(cell[1]) + abs(cell[2]) == 1

    def placements(self, place: str, *, is_last: bool) -> list[tuple[int, int, str]]:
        """Where a location may be put and how it may be turned (DGR-PLACE-2 to DGR-PLACE-8)."""
        area = area_of(place)
        is_passage = LOCATIONS[place].is_passage
        turns = (False,) if IS_SYMMETRIC[place] else (False, True)
        found = []
        for cell, links in self.frontier.items():
            if cell[0] != area or (not is_passage and self.touches_entrance(cell)):
                continue
            for is_turned in turns:
                # DGR-PLACE-5, DGR-PLACE-6: one possible exit is enough, and all the rest is connected already
                if links & OPENINGS[place, is_turned] and (is_last or not self._closes(place, cell, is_turned)):
                    found.append((cell[1], cell[2], TURNED if is_turned else PRINTED))
        return found

    def _closes(self, place: str, cell: Cell, is_turned: bool) -> bool:
        """DGR-PLACE-8: would no empty cell lie next to a non-wall exit any more?"""
        return len(self.frontier) < 2 and not self._opens(place, cell, is_turned)

    def _opens(self, place: str, cell: Cell, is_turned: bool) -> bool:
        """Would this location have an exit to an empty cell here?"""
        area, x, y = cell
        opened = OPENINGS[place, is_turned]
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

    def relocations(self, place: str) -> Iterator[tuple[int, int, str]]:
        """DGR-DATA-14: where a location could lie instead, so that everything is connected and the map stays open."""
        area = area_of(place)
        opened = self._opened_by(place)
        is_cut = place in self._cuts()
        parts: dict[str, int] = {}
        stays_open = self._stays_open_without(place, opened)
        for cell, links in self.frontier.items():
            links &= ~opened.get(cell, 0)
            if not links or (is_cut and not links & (links - 1)):  # a cut must join several parts again
                continue
            if cell[0] != area or (self.touches_entrance(cell) and not LOCATIONS[place].is_passage):
                continue
            if is_cut and not parts:  # only now, since as a rule no cell has two links
                parts = self._parts_without(place)
            for is_turned in (False,) if IS_SYMMETRIC[place] else (False, True):
                joins = links & OPENINGS[place, is_turned]
                if not joins or (is_cut and not self._joins(cell, joins, parts)):
                    continue
                if stays_open or self._opens(place, cell, is_turned):
                    yield cell[1], cell[2], TURNED if is_turned else PRINTED

    def can_relocate(self, place: str) -> bool:
        """Could a location lie anywhere else? As the layout never changes, the answer is looked for once."""
        known = self.relocatable.get(place)
        if known is None:
            known = self.relocatable[place] = next(self.relocations(place), None) is not None
        return known

    def _opened_by(self, place: str) -> dict[Cell, int]:
        """The empty cells to which exits of this location lead, and the bit of its side."""
        area = area_of(place)
        x, y, _ = self.spots[place]
        return {
            (area, x + DX[side], y + DY[side]): 1 << BACK[side]
            for side, other in enumerate(self.near[place])
            if not other and self.exits[place][side].state != WALL
        }

    def _stays_open_without(self, place: str, opened: dict[Cell, int]) -> bool:
        """When a location is taken up and one of the empty cells is filled, is another one left (DGR-PLACE-8)?"""
        if len(self.frontier) - len(opened) > 1:
            return True
        for side, other in enumerate(self.near[place]):
            if other and self.exits[other][BACK[side]].state != WALL:
                return True
        return sum(links & ~opened.get(cell, 0) != 0 for cell, links in self.frontier.items()) > 1

    def _joins(self, cell: Cell, sides: int, parts: dict[str, int]) -> bool:
        """Would a location in this cell join all parts of the map by these sides?"""
        area, x, y = cell
        joined = 0
        for side in range(4):
            if sides >> side & 1:
                joined |= 1 << parts[self.cells[area, x + DX[side], y + DY[side]]]
        return joined == (1 << parts[""]) - 1

    def _parts_without(self, place: str) -> dict[str, int]:
        """To which connected part each location belongs when one is taken up; under "", how many parts there are."""
        parts: dict[str, int] = {}
        number = 0
        for _, start in self.ways[place]:
            if start in parts:
                continue
            parts[start] = number
            edge = [start]
            while edge:
                for _, other in self.ways[edge.pop()]:
                    if other != place and other not in parts:
                        parts[other] = number
                        edge.append(other)
            number += 1
        parts[""] = number
        return parts

    def _cuts(self) -> set[str]:
        """The locations without which others would have no way to the entrance; looked for once."""
        if self.cuts is None:
            self.cuts = set()
            depths: dict[str, int] = {}
            for place in self.spots:
                if LOCATIONS[place].is_entrance:
                    self._look_for_cuts(place, "", 0, depths, self.cuts)
        return self.cuts

    def _look_for_cuts(self, place: str, before: str, depth: int, depths: dict[str, int], cuts: set[str]) -> int:
        """Walk on from a location; gives the least depth to which some way leads back from there (Tarjan)."""
        depths[place] = lowest = depth
        for _, other in self.ways[place]:
            if other == before:
                continue
            if other in depths:
                lowest = min(lowest, depths[other])
            else:
                reached = self._look_for_cuts(other, place, depth + 1, depths, cuts)
                lowest = min(lowest, reached)
                if reached >= depth:
                    cuts.add(place)
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


def from_spots(spots: Mapping[str, Spot]) -> Layout:
    """The layout of these locations."""
    layout = Layout()
    for place, (x, y, is_turned) in spots.items():
        layout = layout.with_location(place, x, y, is_turned)
    return layout


def cell_distance(one: Spot, x: int, y: int) -> int:
    """DGR-RULING-75: steps left or right plus up or down."""
    return abs(one[0] - x) + abs(one[1] - y)


def side_named(word: str) -> int:
    return SIDES.index(word)
