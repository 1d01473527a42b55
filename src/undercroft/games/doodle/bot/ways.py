"""The way that would hurt a dungeon most, and the points that are left after it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Final

from undercroft.games.doodle.content.cards import DAMAGE, HAND, LEVELS, POINTS, TRAP, TREASURE
from undercroft.games.doodle.content.characters import USUAL, Habits
from undercroft.games.doodle.content.grid import (
    BIT,
    CELLS,
    ENTRANCE,
    EXIT,
    FULL,
    NEAR,
    layers,
    members,
    way_back,
    wider,
)
from undercroft.games.doodle.rules.scoring import FOR_A_DEAD_HERO
from undercroft.games.doodle.state import Dungeon

if TYPE_CHECKING:
    from mypy_extensions import i64

STEP: Final = 0.02
"""What a step is held to cost, so that ways are not longer than they need to be; costs are counted in steps."""
RISK: Final = 0.25
"""How often a branch of a way may lead over something that hurts."""
DETOUR: Final = 60
"""With a Random, some cells are held to cost up to so many steps more, so that the ways differ."""
NEARLY: Final = 2.0
"""Ways that are by so many points better for the owner may still be worth a look."""
_WINS: Final[tuple[float, ...]] = tuple(
    sum(a + b + level >= 20 for a in range(1, 11) for b in range(1, 11)) / 100 for level in range(40)
)
"""The chance that a monster of this level wins a fight without any help."""
_HALF_CELLS: Final = 40
_HALF: Final = (1 << 40) - 1


@cache
def wins_with(help: tuple[float, ...]) -> tuple[tuple[float, ...], ...]:  # noqa: A002 - that is what it is
    """The chance that a monster wins, by the hand limit of its master and by its level.

    `help` is what the actions of a master with each hand limit add on the average.
    """
    found = []
    for more in (help[0], *help):
        whole, rest = int(more), more - int(more)
        found.append(tuple((1 - rest) * _WINS[n + whole] + rest * _WINS[n + whole + 1] for n in range(25)))
    return tuple(found)


WINS: Final = wins_with(USUAL.help)


class Ways:
    """A dungeon as the one who draws the way sees it: what each thing is worth to him."""

    __slots__ = ("chance", "cost", "damage", "dungeon", "gain", "hearts", "scored", "things", "treasure")

    def __init__(
        self,
        dungeon: Dungeon,
        hearts: int,
        wins: tuple[tuple[float, ...], ...] = WINS,
        boxes: Sequence[int] | None = None,
    ) -> None:
        self.dungeon = dungeon
        self.hearts = hearts
        if boxes is None:
            boxes = dungeon.boxes
        hidden = LEVELS[TREASURE][boxes[TREASURE]]
        monsters = dungeon.all_monsters.bit_count()
        self.treasure = min(dungeon.treasures.bit_count() * hidden / monsters, float(hidden)) if monsters else 0.0
        """What lies under a monster on the average, for all that the drawer knows."""
        self.things: list[int] = []
        """Where traps and monsters are."""
        self.chance = [0.0] * CELLS
        """How likely the thing on a cell hurts the hero: a trap always, a monster if it wins."""
        self.damage = [0] * CELLS
        self.scored = [0] * CELLS
        """The points of the monster on a cell."""
        self.gain: list[tuple[float, int]] = []
        """The monsters that are worth a visit, and how much."""
        self.cost: dict[int, int] = {}
        """What must be avoided, and how much it costs, in steps."""
        by_level = wins[LEVELS[HAND][boxes[HAND]]]
        for kind, cells in enumerate(dungeon.monsters):
            if cells:
                self._add_monsters(kind, cells, by_level[LEVELS[kind][boxes[kind]]])
        if dungeon.traps:
            level = LEVELS[TRAP][boxes[TRAP]]
            for cell in members(dungeon.traps):
                self.things.append(cell)
                self.chance[cell] = 1.0
                self.damage[cell] = level
                self.cost[cell] = int(level / STEP)

    def _add_monsters(self, kind: int, cells: int, chance: float) -> None:
        points, damage = POINTS[kind], DAMAGE[kind]
        gain = (1 - chance) * (points + self.treasure) - chance * damage
        cost = int(-gain / STEP)
        for cell in members(cells):
            self.things.append(cell)
            self.chance[cell] = chance
            self.damage[cell] = damage
            self.scored[cell] = points
            if gain > 0:
                self.gain.append((gain, cell))
            else:
                self.cost[cell] = cost

    # --- ways ----------------------------------------------------------------------------------------------------

    def way(self, random: Random | None = None, jitter: float = 0.0) -> list[int]:
        """A way that avoids what hurts the hero and visits what can be had; with a Random, another one each time."""
        path = self._straight(random, jitter)
        if not self.gain:
            return path
        once = 0
        for cell in path:
            once |= BIT[cell]
        fresh = FULL & ~(self.dungeon.walls | self._closed(random))
        wanted = self.gain
        if random is not None:
            wanted = [(gain * (0.4 + 1.2 * random.random()), cell) for gain, cell in wanted]
        for _, goal in sorted(wanted, reverse=True):
            bit = BIT[goal]
            if once & bit or not fresh & bit:
                continue
            found = layers(bit, once, fresh | once)
            if not found:
                continue
            back = way_back(found, once)
            at = path.index(back[0])
            path[at + 1 : at + 1] = [*back[1:], goal, *reversed(back)]
            for cell in back:
                once &= ~BIT[cell]
                fresh &= ~BIT[cell]
            once |= bit
        return path

    def _straight(self, random: Random | None, jitter: float) -> list[int]:
        """The cheapest way from door to door: all cells that can be reached at the same cost, set by set.

        Compiled, the two halves of the grid are numbers of the machine.
        """
        is_open = FULL & ~self.dungeon.walls
        dear = 0
        for cell in self.cost:
            dear |= BIT[cell]
        detour, slow = 0, 0
        if random is not None:
            slow = random.getrandbits(CELLS) & ~dear
            detour = 1 + int(random.random() * jitter * DETOUR)
        late = dear | slow
        open_upper: i64 = is_open & _HALF
        open_lower: i64 = is_open >> _HALF_CELLS
        late_upper: i64 = late & _HALF
        late_lower: i64 = late >> _HALF_CELLS
        upper: i64 = 1
        lower: i64 = 0
        waiting: dict[int, int] = {}
        reached: dict[int, int] = {0: BIT[ENTRANCE]}
        price = 0
        while not lower >> (EXIT - _HALF_CELLS) & 1:
            open_upper &= ~upper
            open_lower &= ~lower
            beside_upper, beside_lower = wider(upper, lower, open_upper, open_lower)
            beside_upper &= open_upper
            beside_lower &= open_lower
            if beside_upper & late_upper or beside_lower & late_lower:
                met: int = beside_upper & late_upper
                under: int = beside_lower & late_lower
                met |= under << _HALF_CELLS
                self._delay(met, slow, price + 1, detour, waiting)
                open_upper &= ~(beside_upper & late_upper)
                open_lower &= ~(beside_lower & late_lower)
            upper = beside_upper & ~late_upper
            lower = beside_lower & ~late_lower
            price = price + 1 if upper or lower else min(waiting)
            if waiting:
                come = waiting.pop(price, 0)
                upper |= come & _HALF
                lower |= come >> _HALF_CELLS
            low: int = lower
            high: int = upper
            reached[price] = low << _HALF_CELLS | high
        return self._back(reached, price, slow, detour)

    def _delay(self, met: int, slow: int, price: int, detour: int, waiting: dict[int, int]) -> None:
        """Cells that cost more than a step are reached later."""
        easy = met & slow
        if easy:
            waiting[price + detour] = waiting.get(price + detour, 0) | easy
        if met != easy:
            for cell in members(met & ~slow):
                then = price + self.cost[cell]
                waiting[then] = waiting.get(then, 0) | BIT[cell]

    def _back(self, reached: dict[int, int], price: int, slow: int, detour: int) -> list[int]:
        """From the exit back to where each cell was reached from."""
        path = [EXIT]
        cell = EXIT
        while cell != ENTRANCE:
            price -= 1 + self.cost.get(cell, detour if slow & BIT[cell] else 0)
            found = NEAR[cell] & reached[price]
            cell = (found & -found).bit_length() - 1
            path.append(cell)
        path.reverse()
        return path

    def _closed(self, random: Random | None) -> int:
        """Cells that no branch leads over, since they hurt the hero; with a Random some of them are risked."""
        closed = 0
        for cell in self.cost:
            if random is None or random.random() > RISK:
                closed |= BIT[cell]
        return closed

    # --- what is left --------------------------------------------------------------------------------------------

    def points(self, way: Sequence[int], treasures: int | None = None, at: int = 0, hearts: int | None = None) -> float:
        """The points that the owner may expect after this way; without `treasures`, as the drawer guesses them."""
        most = self.hearts if hearts is None else hearts
        alive = [0.0] * CELLS
        gone = self.dungeon.gone
        for cell in self.things:
            if not gone & BIT[cell]:
                alive[cell] = 1.0
        met: list[int] = []
        feared = 0
        for number in range(at, len(way)):
            cell = way[number]
            if alive[cell] > 0.0:
                met.append(cell)
                feared += self.damage[cell]
        if feared < most:
            hurt = self._hurt(met, alive) - most
        else:
            hurt = self._perhaps_killed(met, alive, most)
        return hurt + self._kept(alive, treasures)

    def _hurt(self, met: list[int], alive: list[float]) -> float:
        """The hearts that these things cost a hero who cannot die of them."""
        lost = 0.0
        for cell in met:
            chance = self.chance[cell]
            there = alive[cell]
            lost += there * chance * self.damage[cell]
            alive[cell] = there * chance if self.scored[cell] else 0.0
        return lost

    def _perhaps_killed(self, met: list[int], alive: list[float], most: int) -> float:
        """The points for his death or for his hearts, by how likely he has how many left."""
        chances = [0.0] * (most + 1)
        chances[most] = 1.0
        fewest = most
        for cell in met:
            there = alive[cell]
            chance, damage = self.chance[cell], self.damage[cell]
            hurt = there * chance
            alive[cell] = there * (1.0 - (1.0 - chances[0]) * (1.0 - chance if self.scored[cell] else 1.0))
            # From below, so that nobody is hurt twice.
            for left in range(max(1, fewest), most + 1):
                share = chances[left] * hurt
                chances[left] -= share
                chances[max(0, left - damage)] += share
            fewest = max(0, fewest - damage)
        total = FOR_A_DEAD_HERO * chances[0]
        for left in range(max(1, fewest), most + 1):
            total -= left * chances[left]
        return total

    def _kept(self, alive: list[float], treasures: int | None) -> float:
        level = LEVELS[TREASURE][self.dungeon.boxes[TREASURE]]
        kept = 0.0
        for cell in self.things:
            points = self.scored[cell]
            if points:
                under = self.treasure if treasures is None else float(level * (treasures >> cell & 1))
                kept += alive[cell] * (points + under)
        return kept


def worth(dungeon: Dungeon, hearts: int, habits: Habits = USUAL, boxes: Sequence[int] | None = None) -> float:
    """The points that a dungeon may expect if its neighbour draws a sensible way."""
    ways = Ways(dungeon, hearts, wins_with(habits.help), boxes)
    return ways.points(ways.way(), dungeon.treasures)


def worth_of_many(dungeon: Dungeon, hearts: int, habits: Habits, boxes: Sequence[int] | None, seed: int) -> float:
    """The same with a neighbour who tries some ways more; which ones hangs on the seed alone."""
    ways = Ways(dungeon, hearts, wins_with(habits.help), boxes)
    treasures = dungeon.treasures
    least = ways.points(ways.way(), treasures)
    random = Random(seed)
    for number in range(habits.looks):
        least = min(least, ways.points(ways.way(random, 0.3 + number / habits.looks), treasures))
    return least


def worst_way(dungeon: Dungeon, hearts: int, random: Random, tries: int, habits: Habits = USUAL) -> tuple[int, ...]:
    """The way with the fewest points for the owner among many that were tried."""
    return tuple(_tried(Ways(dungeon, hearts, wins_with(habits.help)), random, tries, {}))


def good_ways(dungeon: Dungeon, hearts: int, random: Random, habits: Habits, number: int) -> list[list[int]]:
    """The worst ways for the owner that differ in what the hero meets."""
    found: dict[int, tuple[float, list[int]]] = {}
    _tried(Ways(dungeon, hearts, wins_with(habits.help)), random, habits.tries, found)
    return [way for _, way in sorted(found.values())[:number]]


def _tried(ways: Ways, random: Random, tries: int, found: dict[int, tuple[float, list[int]]]) -> list[int]:
    """The worst way; into `found` goes the worst for each set of things on it."""
    best = ways.way()
    least = ways.points(best)
    things = ways.dungeon.things
    for number in range(tries):
        way = ways.way(random, 0.1 + 1.4 * number / tries)
        points = ways.points(way)
        if points < least + NEARLY:
            met = 0
            for cell in way:
                met |= BIT[cell]
            met &= things
            if met not in found or points < found[met][0]:
                found[met] = (points, way)
        if points < least:
            best, least = way, points
    return best
