"""What a dungeon is worth: the way that would hurt it most, and the points that are left after it."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from random import Random
from typing import Final

from undercroft.games.doodle.content.cards import DAMAGE, LEVELS, POINTS, TRAP, TREASURE
from undercroft.games.doodle.content.grid import BIT, CELLS, ENTRANCE, EXIT, FULL, NEAR, NEIGHBOURS, around, members
from undercroft.games.doodle.rules.scoring import FOR_A_DEAD_HERO
from undercroft.games.doodle.state import Dungeon

HELP: Final = 1
"""What actions add to the strength of a monster, on the average."""
STEP: Final = 0.02
"""What a step is held to cost, so that ways are not longer than they need to be."""
RISK: Final = 0.25
"""How often a branch of a way may lead over something that hurts."""
WINS: Final[tuple[float, ...]] = tuple(
    sum(a + b + level + HELP >= 20 for a in range(1, 11) for b in range(1, 11)) / 100 for level in range(25)
)
"""The chance that a monster of this level wins a fight."""


class Outlook:
    """A dungeon as the one who draws the way sees it: what each thing is worth to him."""

    __slots__ = ("cost", "dungeon", "gain", "hearts", "treasure", "wins")

    def __init__(self, dungeon: Dungeon, hearts: int, boxes: Sequence[int] | None = None) -> None:
        self.dungeon = dungeon
        self.hearts = hearts
        levels = [LEVELS[category][count] for category, count in enumerate(boxes or dungeon.boxes)]
        monsters = dungeon.all_monsters.bit_count()
        hidden = dungeon.treasures.bit_count() * levels[TREASURE]
        self.treasure = min(hidden / monsters, float(levels[TREASURE])) if monsters else 0.0
        """What lies under a monster on the average, for all that the drawer knows."""
        self.wins: dict[int, tuple[float, int, int]] = {}
        """For each monster: its chance to win, its damage, its points."""
        self.gain: dict[int, float] = {}
        """The monsters that are worth a visit, and how much."""
        self.cost = [STEP] * CELLS
        for kind in range(3):
            chance = WINS[levels[kind]]
            gain = (1 - chance) * (POINTS[kind] + self.treasure) - chance * DAMAGE[kind]
            for cell in members(dungeon.monsters[kind]):
                self.wins[cell] = (chance, DAMAGE[kind], POINTS[kind])
                if gain > 0:
                    self.gain[cell] = gain
                else:
                    self.cost[cell] -= gain
        for cell in members(dungeon.traps):
            self.cost[cell] += levels[TRAP]
            self.wins[cell] = (1.0, levels[TRAP], 0)

    # --- ways ----------------------------------------------------------------------------------------------------

    def way(self, random: Random | None = None, jitter: float = 0.0) -> list[int]:
        """A way that avoids what hurts the hero and visits what can be had; with a Random, another one each time."""
        path = self._straight(random, jitter)
        once = sum(BIT[cell] for cell in path)
        twice = 0
        closed = self._closed(random)
        wanted = [(gain * (random.uniform(0.4, 1.6) if random else 1.0), cell) for cell, gain in self.gain.items()]
        for _, cell in sorted(wanted, reverse=True):
            if not (once | twice) & BIT[cell]:
                branch = self._branch(cell, once, twice | closed)
                if branch:
                    at = path.index(branch[0])
                    path[at + 1 : at + 1] = [*branch[1:], *branch[-2::-1]]
                    for passed in branch[:-1]:
                        once &= ~BIT[passed]
                        twice |= BIT[passed]
                    once |= BIT[cell]
        return path

    def _straight(self, random: Random | None, jitter: float) -> list[int]:
        """The cheapest way from door to door."""
        walls = self.dungeon.walls
        cost = self.cost if random is None else [price + jitter * random.random() for price in self.cost]
        best = {ENTRANCE: 0.0}
        came = {ENTRANCE: ENTRANCE}
        queue = [(0.0, ENTRANCE)]
        while queue:
            price, cell = heappop(queue)
            if cell == EXIT:
                break
            if price > best[cell]:
                continue
            for other in NEIGHBOURS[cell]:
                if not walls & BIT[other]:
                    dearer = price + cost[other]
                    if other not in best or dearer < best[other]:
                        best[other] = dearer
                        came[other] = cell
                        heappush(queue, (dearer, other))
        path = [EXIT]
        while path[-1] != ENTRANCE:
            path.append(came[path[-1]])
        path.reverse()
        return path

    def _closed(self, random: Random | None) -> int:
        """Cells that no branch leads over, since they hurt the hero; with a Random some of them are risked."""
        closed = 0
        for cell in self.wins:
            if cell not in self.gain and (random is None or random.random() > RISK):
                closed |= BIT[cell]
        return closed

    def _branch(self, goal: int, once: int, closed: int) -> list[int]:
        """From a cell that the way passes once, over fresh cells, to a monster; empty if there is no such way."""
        fresh = FULL & ~(self.dungeon.walls | once | closed)
        layers = [BIT[goal]]
        seen = BIT[goal]
        while not around(layers[-1]) & once:
            layer = around(layers[-1]) & fresh & ~seen
            if not layer:
                return []
            seen |= layer
            layers.append(layer)
        joints = around(layers[-1]) & once
        branch = [(joints & -joints).bit_length() - 1]
        for layer in reversed(layers):
            near = NEAR[branch[-1]] & layer
            branch.append((near & -near).bit_length() - 1)
        return branch

    # --- what is left --------------------------------------------------------------------------------------------

    def points(self, way: Sequence[int], treasures: int | None = None, at: int = 0, hearts: int | None = None) -> float:
        """The points that the owner may expect after this way; without `treasures`, as the drawer guesses them."""
        chances = [0.0] * (self.hearts + 1)
        chances[self.hearts if hearts is None else hearts] = 1.0
        alive = dict.fromkeys((cell for cell in self.wins if not self.dungeon.gone & BIT[cell]), 1.0)
        for cell in way[at:]:
            there = alive.get(cell, 0.0)
            if not there:
                continue
            chance, damage, points = self.wins[cell]
            living = 1.0 - chances[0]
            hurt = there * chance
            alive[cell] = there * (1.0 - living * (1.0 - chance if points else 1.0))
            for left in range(1, len(chances)):
                share = chances[left] * hurt
                chances[left] -= share
                chances[max(0, left - damage)] += share
        total = FOR_A_DEAD_HERO * chances[0] - sum(left * share for left, share in enumerate(chances))
        return total + self._kept(alive, treasures)

    def _kept(self, alive: dict[int, float], treasures: int | None) -> float:
        level = LEVELS[TREASURE][self.dungeon.boxes[TREASURE]]
        kept = 0.0
        for cell, share in alive.items():
            points = self.wins[cell][2]
            if points:
                under = self.treasure if treasures is None else level * (treasures >> cell & 1)
                kept += share * (points + under)
        return kept


def worth(dungeon: Dungeon, hearts: int, boxes: Sequence[int] | None = None) -> float:
    """The points that a dungeon may expect if its neighbour draws a sensible way."""
    outlook = Outlook(dungeon, hearts, boxes)
    return outlook.points(outlook.way(), dungeon.treasures)


def worst_way(dungeon: Dungeon, hearts: int, random: Random, tries: int) -> tuple[int, ...]:
    """The way with the fewest points for the owner among many that were tried."""
    outlook = Outlook(dungeon, hearts)
    best = outlook.way()
    least = outlook.points(best)
    for number in range(tries):
        way = outlook.way(random, 0.1 + 1.4 * number / tries)
        points = outlook.points(way)
        if points < least:
            best, least = way, points
    return tuple(best)
