"""Ways through the labyrinth for somebody who fights only where he wants to: how far it is, and by which step."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from undercroft.games.labyrinth.content.board import START, Board, Kind, LinkKind
from undercroft.games.labyrinth.rules.places import is_waiting
from undercroft.games.labyrinth.state import Adventurer, State

FAR: Final = 999
"""So many steps are no way at all."""
LEVELS: Final = range(1, 7)


class Chart:
    """What never changes on a board, with spaces by number: distances past no monster.

    `secret` is what a secret door counts in steps: an Elf has shorter ways than others.
    """

    def __init__(self, board: Board, secret: int) -> None:
        self.secret = secret
        self.names = tuple(board.spaces)
        self.number = {name: number for number, name in enumerate(self.names)}
        self.open_ways = [
            tuple(self.number[way.to] for way in board.ways[name] if way.kind is not LinkKind.SECRET)
            for name in self.names
        ]
        self.secret_ways = [
            tuple((self.number[way.to], way.link) for way in board.secret_ways[name]) for name in self.names
        ]
        self.start = self.number[START]
        self.places = bytearray(name in board.place_set for name in self.names)
        self.level = [board.spaces[name].level for name in self.names]
        self.rooms = {level: frozenset(r for r in board.rooms if board.level(r) == level) for level in LEVELS}
        self.sample = {level: next((n for n in self.names if board.level(n) == level), "") for level in LEVELS}
        """Any space of each level."""
        self.home = self.spread((self.start,), self.places, {}, secret)[0]
        self.reach = {level: self._to_level(board, level) for level in LEVELS}
        """How far it is from each space to the corridors of a level."""
        self._steps_from: dict[int, list[int]] = {}
        self.home_of_level = {level: self._mean_home(level) for level in LEVELS}

    def _to_level(self, board: Board, level: int) -> list[int]:
        corridors = [
            self.number[space.id]
            for space in board.spaces.values()
            if space.level == level and space.kind is Kind.CORRIDOR
        ]
        return self.spread(corridors, self.places, {}, self.secret)[0]

    def _mean_home(self, level: int) -> float:
        """Over the rooms that can be reached past no monster: some lie behind another room."""
        homes = [self.home[self.number[room]] for room in self.rooms[level]]
        found = [home for home in homes if home < FAR]
        return sum(found) / len(found) if found else float(FAR)

    def steps_from(self, space: int) -> list[int]:
        """How far it is from a space to every other."""
        found = self._steps_from.get(space)
        if found is None:
            found = self._steps_from[space] = self.spread((space,), self.places, {}, self.secret)[0]
        return found

    def spread(
        self, origins: Iterable[int], stops: bytearray, prices: Mapping[str, int], unknown: int
    ) -> tuple[list[int], list[int]]:
        """Steps from the origins to every space, and the space before it; a stop is entered, but not passed.

        A secret door costs its price, or `unknown` if it has none.
        """
        open_ways, secret_ways = self.open_ways, self.secret_ways
        steps = [FAR] * len(open_ways)
        before = [-1] * len(open_ways)
        rings: dict[int, list[int]] = {0: list(origins)}
        for origin in rings[0]:
            steps[origin] = 0
        at = 0
        while rings:
            ring = rings.pop(at, ())
            further = rings.get(at + 1, [])
            for here in ring:
                if steps[here] != at or (stops[here] and at):
                    continue
                for there in open_ways[here]:
                    if at + 1 < steps[there]:
                        steps[there], before[there] = at + 1, here
                        further.append(there)
                for there, door in secret_ways[here]:
                    far = at + prices.get(door, unknown)
                    if far < steps[there]:
                        steps[there], before[there] = far, here
                        if far == at + 1:
                            further.append(there)
                        else:
                            rings.setdefault(far, []).append(there)
            at += 1
            if further:
                rings[at] = further
        return steps, before


@lru_cache(maxsize=16)
def chart_of(board: Board, secret: int) -> Chart:
    """The chart of a board for those to whom a secret door counts so many steps, drawn once."""
    return Chart(board, secret)


class Reach:
    """Where one adventurer can walk now, counting the turns that a search for a secret door takes on average."""

    __slots__ = ("before", "chart", "steps")

    def __init__(
        self, chart: Chart, at: str, graves: frozenset[str], waiting: tuple[str, ...], doors: frozenset[str]
    ) -> None:
        self.chart = chart
        stops = bytearray(chart.places)
        for place in graves:
            stops[chart.number[place]] = 0
        for place in waiting:
            stops[chart.number[place]] = 1
        self.steps, self.before = chart.spread((chart.number[at],), stops, dict.fromkeys(doors, 1), chart.secret)

    def to(self, space: str) -> int:
        return self.steps[self.chart.number[space]]

    def path(self, space: str) -> list[str]:
        """The spaces from the next one up to this one."""
        chart, found = self.chart, []
        at = chart.number[space]
        while self.before[at] >= 0:
            found.append(chart.names[at])
            at = self.before[at]
        return found[::-1]


MOST_REMEMBERED: Final = 4000
_REACHES: dict[tuple[int, str, frozenset[str], tuple[str, ...], frozenset[str]], Reach] = {}
"""Played on from one position many times, the same ways are asked for again and again."""


def reach_of(s: State, hero: Adventurer, price: int = 0) -> Reach:
    """Where this adventurer can walk now; found once for the same place, graves, monsters and doors.

    `price` is what he is thought to pay for a secret door: others cannot see whether he has an Opener.
    """
    waiting = tuple([foe.at for foe in s.foes if foe.is_wanderer or is_waiting(s, foe)])
    chart = chart_of(s.board, price or search_price(hero))
    key = (id(chart), hero.at, s.graves, waiting, hero.doors)
    found = _REACHES.get(key)
    if found is None or found.chart is not chart:
        if len(_REACHES) >= MOST_REMEMBERED:
            _REACHES.clear()
        found = _REACHES[key] = Reach(chart, hero.at, s.graves, waiting, hero.doors)
    return found


def search_price(hero: Adventurer) -> int:
    """The step through a secret door, and the steps that are lost on average until it is found.

    The first failure costs half a turn, as one comes with some steps left; each further one a whole turn.
    """
    return 1 if "opener" in hero.powers else class_price(hero)


def class_price(hero: Adventurer) -> int:
    """The same as far as others can tell."""
    fails = 1 - hero.type.secret_door / 6
    return 1 + round(hero.type.steps * (fails / 2 + fails * fails / (1 - fails)))
