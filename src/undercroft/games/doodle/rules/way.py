"""The hero's way: what makes a path legal, and whether a path begun can still be completed (DOO-PATH)."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.doodle.content.grid import (
    BIT,
    ENTRANCE,
    EXIT,
    FULL,
    NEAR,
    around,
    flood,
    layers,
    members,
    way_back,
)
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
        """Two ways from a cell, one to where the path is now and one to the locked monster.

        One way is found first. The other may cross it where a cell can be passed twice; elsewhere it may come to the
        first way and push it aside: from there back along it to an earlier cell, and away from that one (the two ways
        then swap their ends). So whatever is reached beside the first way reopens all of it but the last part.
        """
        here, locked = BIT[self.here], BIT[self.locked]
        ends = here | locked
        found = layers(BIT[key], ends, region)
        if not found:
            return False
        first = [key, *reversed(way_back(found, ends))]
        passed = 0
        for cell in first:
            passed |= BIT[cell]
        # The path stands on `here` already and leaves it; only passing it once more uses what it has left.
        is_full = passed & (self.once & ~here | self.twice | BIT[key])
        left = ends if here == locked else ends & ~BIT[first[-1]]
        room = region & ~is_full
        reached = 0
        reopened = 1  # how many cells of the first way can be left: the key, to begin with
        while True:
            leaving = 0
            for cell in first[:reopened]:
                leaving |= NEAR[cell]
            reached = flood(reached | leaving, room)
            if reached & left:
                return True
            touched = (reached | leaving | around(reached)) & passed
            furthest = max((number for number, cell in enumerate(first) if touched & BIT[cell]), default=0)
            if furthest <= reopened:
                return False
            reopened = furthest


def shortest(dungeon: Dungeon) -> tuple[int, ...]:
    """DOO-PATH-17: a shortest way from entrance to exit, which repeats no cell."""
    found = layers(BIT[ENTRANCE], BIT[EXIT], FULL & ~dungeon.walls)
    return (ENTRANCE, *reversed(way_back(found, BIT[EXIT])))
