"""The hero's way: what makes a path legal, and whether a path begun can still be completed (DOO-PATH)."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.doodle.grid import BIT, ENTRANCE, EXIT, FULL, NEAR, NEIGHBOURS, around, flood, members
from undercroft.games.doodle.state import Dungeon

NO_MONSTER = -1


def why_no_way(dungeon: Dungeon, cells: Sequence[int]) -> str:
    """The first rule that this whole path breaks; empty if it is legal."""
    if not cells or cells[0] != ENTRANCE:
        return "DOO-PATH-3"
    way = Way(dungeon, cells[:1])
    for cell in cells[1:]:
        if clause := why_no_step(way, cell):
            return clause
        way.go(cell)
    return "" if cells[-1] == EXIT else "DOO-PATH-3"


def why_no_step(way: Way, cell: int) -> str:
    """The rule that forbids this step, looking no further than the step itself."""
    bit = BIT[cell]
    if not NEAR[way.here] & bit:
        return "DOO-PATH-4"
    if way.dungeon.walls & bit:
        return "DOO-PATH-6"
    if way.twice & bit:
        return "DOO-PATH-8"
    return "DOO-PATH-9" if cell == way.locked else ""


class Way:
    """A path under way: which cells it has passed once and twice, and the monster that it may not pass again yet.

    DOO-PATH-9: between two passes of a monster there must be a trap or another monster. So only the last trap or
    monster on the path matters: if it is a monster passed once, it is locked until another one is passed.
    """

    __slots__ = ("dungeon", "here", "locked", "once", "twice")

    def __init__(self, dungeon: Dungeon, cells: Sequence[int]) -> None:
        self.dungeon = dungeon
        self.here = ENTRANCE
        self.once = 0
        self.twice = 0
        self.locked = NO_MONSTER
        for cell in cells:
            self.go(cell)

    def go(self, cell: int) -> None:
        """Walk on; the step must be legal."""
        bit = BIT[cell]
        self.here = cell
        if self.once & bit:
            self.twice |= bit
        else:
            self.once |= bit
        if self.dungeon.things & bit:
            self.locked = cell if not self.dungeon.traps & bit and not self.twice & bit else NO_MONSTER

    def copy(self) -> Way:
        twin = Way(self.dungeon, ())
        twin.here = self.here
        twin.once = self.once
        twin.twice = self.twice
        twin.locked = self.locked
        return twin

    def free(self) -> int:
        """Cells that the path may still enter, but for the locked monster."""
        return FULL & ~(self.dungeon.walls | self.twice)

    def can_be_completed(self) -> bool:
        """Is there any legal continuation to the exit?"""
        if self.here == EXIT:
            return True
        free = self.free()
        if self.locked == NO_MONSTER:
            return bool(flood(NEAR[self.here] & free, free) & BIT[EXIT])
        unlocked = free & ~BIT[self.locked]
        reached = flood(NEAR[self.here] & unlocked, unlocked)
        if reached & BIT[EXIT]:
            return True
        return self._can_go_round(reached, free)

    def _can_go_round(self, reached: int, free: int) -> bool:
        """The only way out leads back over the locked monster: it must be unlocked first.

        So a trap or another monster must be visited, and then the locked one. The locked one parts this region from
        the exit, so all that is needed is one way from here to such a cell and one from there to the locked one that
        together pass no cell oftener than it may still be passed: a flow of two units from that cell.
        """
        locked = self.locked
        if self.twice & BIT[locked] or not flood(BIT[locked], free) & BIT[EXIT]:
            return False
        keys = reached & self.dungeon.things
        if self._can_turn_back(keys):
            return True
        return any(self._two_ways(key, reached | BIT[self.here] | BIT[locked]) for key in members(keys))

    def _can_turn_back(self, keys: int) -> bool:
        """The usual case: over fresh cells to such a cell and back the same way, then on over cells passed once."""
        here = BIT[self.here]
        passed = self.once & ~self.twice
        if not here & passed:
            return False
        fresh = FULL & ~(self.dungeon.walls | self.once)
        if not flood(NEAR[self.here] & fresh, fresh) & keys:
            return False
        if self.here == self.locked:
            return True
        near = NEAR[self.locked]
        return bool(near & here or flood(here, passed & ~BIT[self.locked]) & near)

    def _two_ways(self, key: int, region: int) -> bool:
        """Two ways from a cell, one to where the path is now and one to the locked monster."""
        flow = _Flow(self, region, key)
        return flow.add() and flow.add()


class _Flow:
    """Integral flow from one cell to two others with a capacity for each cell, by augmenting ways."""

    __slots__ = ("between", "capacity", "key", "region", "sinks", "through")

    def __init__(self, way: Way, region: int, key: int) -> None:
        self.region = members(region)
        self.key = key
        self.capacity = {cell: 0 if way.twice >> cell & 1 else 1 if way.once >> cell & 1 else 2 for cell in self.region}
        self.sinks = {way.here: 1}
        # The path stands on `here` already and leaves it; only passing it once more uses what it has left.
        self.sinks[way.locked] = self.sinks.get(way.locked, 0) + 1
        if way.here == way.locked:
            self.capacity[way.here] = 2
        else:
            self.capacity[way.here] += 1
        self.through = dict.fromkeys(self.region, 0)
        self.between: dict[tuple[int, int], int] = {}

    def add(self) -> bool:
        """One more unit, if it can be had."""
        # Nodes are (cell, is it the side by which one leaves). From the leaving side of the key, to any sink.
        start = (self.key, True)
        came: dict[tuple[int, bool], tuple[int, bool] | None] = {start: None}
        queue = [start]
        for node in queue:
            cell, leaving = node
            if not leaving and self.sinks.get(cell, 0) and self.through[cell] < self.capacity[cell]:
                self._push(node, came)
                return True
            for following in self._next(cell, leaving):
                if following not in came:
                    came[following] = node
                    queue.append(following)
        return False

    def _next(self, cell: int, leaving: bool) -> list[tuple[int, bool]]:
        if leaving:
            found = [(other, False) for other in NEIGHBOURS[cell] if other in self.capacity and other != self.key]
            if self.through[cell]:
                found.append((cell, False))
            return found
        found = [(other, True) for other in NEIGHBOURS[cell] if self.between.get((other, cell), 0)]
        if self.through[cell] < self.capacity[cell]:
            found.append((cell, True))
        return found

    def _push(self, node: tuple[int, bool], came: dict[tuple[int, bool], tuple[int, bool] | None]) -> None:
        sink = node[0]
        self.sinks[sink] -= 1
        self.through[sink] += 1
        while (before := came[node]) is not None:
            (a, a_leaves), (b, _) = before, node
            if a == b:
                self.through[a] += -1 if a_leaves else 1
            elif a_leaves:
                self.between[a, b] = self.between.get((a, b), 0) + 1
            else:
                self.between[b, a] -= 1
            node = before


def shortest(dungeon: Dungeon) -> tuple[int, ...]:
    """DOO-PATH-17: a shortest way from entrance to exit, which repeats no cell."""
    open_cells = FULL & ~dungeon.walls
    layers = [BIT[ENTRANCE]]
    seen = BIT[ENTRANCE]
    while not layers[-1] & BIT[EXIT]:
        layers.append(around(layers[-1]) & open_cells & ~seen)
        seen |= layers[-1]
    path = [EXIT]
    for layer in reversed(layers[:-1]):
        path.append(members(NEAR[path[-1]] & layer)[0])
    return tuple(reversed(path))
