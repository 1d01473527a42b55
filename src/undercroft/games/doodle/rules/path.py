"""Phase B: each master draws the hero's way on the neighbour's sheet, all at the same time (DOO-PATH)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from undercroft.games.doodle.content.grid import BIT, ENTRANCE, EXIT, INDEX, NAMES, NEIGHBOURS, layers, way_back
from undercroft.games.doodle.rules.build import DONE, REVISE
from undercroft.games.doodle.rules.elements import ERASE
from undercroft.games.doodle.rules.prepare import prepare
from undercroft.games.doodle.rules.way import NO_MONSTER, Way, why_no_step, why_no_way
from undercroft.games.doodle.state import Dungeon, State
from undercroft.kernel.ask import LazyOptions, Option, RestAsk, RestReady, Rules, Together

_UNKNOWN: Final = (-1,)


def draw_paths(s: State) -> Rules[None]:
    """DOO-PATH-2: all draw at once; DOO-PATH-16: then the paths are open and final."""
    yield Together({drawer.seat: _draw_path(s, drawer, s.drawn_by(drawer.seat)) for drawer in s.dungeons})
    for dungeon in s.dungeons:
        dungeon.is_ready = False
        if s.listener is not None:
            drawer = (dungeon.seat + 1) % len(s.dungeons)
            s.tell("path-shown", "DOO-PATH-16", seat=drawer, owner=dungeon.seat, number=len(dungeon.path))
    s.phase = "C"
    yield from prepare(s)


def _draw_path(s: State, drawer: Dungeon, dungeon: Dungeon) -> Rules[None]:
    """Cell by cell, or a whole way at once; to the very end it may be changed.

    The path and who is ready stand in the state, so this too can be begun anew at any moment.
    """
    drawing = Drawing(dungeon)
    ask = RestAsk(drawer.seat, "path", drawing, "DOO-PATH-3", {"owner": dungeon.seat})
    while True:
        if not drawer.is_ready:
            answer: Option = yield ask
            if not _go_on(drawing, dungeon, answer):
                continue
            drawer.is_ready = True
            s.tell("path-drawn", "DOO-PATH-2", seat=drawer.seat, owner=dungeon.seat)
        if (yield RestReady(drawer.seat, "revise", (REVISE,), "DOO-RULING-23")) is None:
            return
        drawer.is_ready = False
        s.tell("path-reopened", "DOO-RULING-23", seat=drawer.seat, owner=dungeon.seat)


def _go_on(drawing: Drawing, dungeon: Dungeon, answer: Option) -> bool:
    """A step on or back, or the rest of the way; True if that ends it."""
    if type(answer) is tuple:
        dungeon.path = tuple(INDEX[str(name)] for name in answer)
        return True
    if answer == ERASE:
        dungeon.path = dungeon.path[:-1]
    elif answer != DONE:
        drawing.go(INDEX[str(answer)])
    return answer == DONE


class _Out:
    """A way out from where the path is now: its cells, the exit first and the next one last, and the same as a set."""

    __slots__ = ("cells", "passed")

    def __init__(self, cells: list[int], passed: int) -> None:
        self.cells = cells
        self.passed = passed


class Drawing(LazyOptions):
    """How the path on a sheet may go on: one step, taking one back, the end, or a whole way instead.

    A step is allowed only if the path can still be completed after it. To know that without searching, a way out from
    where the path is now is kept in mind; most steps lead along it, or a step away from it.
    """

    __slots__ = ("dungeon", "foreseen", "known", "out", "way")

    def __init__(self, dungeon: Dungeon) -> None:
        self.dungeon = dungeon
        self.known: tuple[int, ...] = _UNKNOWN
        """The path for which `way` and `out` hold."""
        self.way = Way(dungeon, (ENTRANCE,))
        self.out: _Out | None = None
        """A way out that needs no unlocking; None if none is known."""
        self.foreseen: tuple[int, _Out | None] = (-1, None)
        """The step that was looked at last, and the way out after it."""

    def _know(self) -> None:
        """The path may have been changed behind our back: by taking back, or by a fork that deals anew."""
        path = self.dungeon.path
        if path is not self.known:
            self.known = path
            self.way = Way(self.dungeon, path)
            self.out = _way_out(self.way, None)
            self.foreseen = (-1, None)

    def go(self, cell: int) -> None:
        """Take a step that is allowed."""
        self._know()
        out = self.foreseen[1] if self.foreseen[0] == cell else self._out_after(cell)
        self.way.go(cell)
        self.out = out if out is not None else _way_out(self.way, None)
        self.known = self.dungeon.path = (*self.dungeon.path, cell)
        self.foreseen = (-1, None)

    def _out_after(self, cell: int) -> _Out | None:
        """A way out after this step, made from the one that is known."""
        out, way = self.out, self.way
        if out is None:
            return None
        if out.cells and out.cells[-1] == cell:
            return _Out(out.cells[:-1], out.passed & ~BIT[cell])
        if out.passed & BIT[cell]:
            return _out(out.cells[: out.cells.index(cell)])
        here = way.here
        if not (way.twice | way.dungeon.things & ~way.dungeon.traps) & BIT[here]:  # one step there and back
            return _Out([*out.cells, here], out.passed | BIT[here])
        after = way.copy()
        after.go(cell)
        return _way_out(after, out)

    def allows(self, cell: int) -> bool:
        """May the path go on like this, and be completed afterwards?"""
        way = self.way
        if why_no_step(way, cell):
            return False
        out = self._out_after(cell)
        self.foreseen = (cell, out)
        if out is not None:
            return True
        after = way.copy()
        after.go(cell)
        return after.can_be_completed()

    def steps(self) -> list[int]:
        """The cells to which the path may go on."""
        self._know()
        return [cell for cell in NEIGHBOURS[self.way.here] if self.allows(cell)]

    # --- as options ----------------------------------------------------------------------------------------------

    def __contains__(self, value: object) -> bool:
        if isinstance(value, str):
            if value == ERASE:
                return len(self.dungeon.path) > 1
            self._know()
            if value == DONE:
                return self.way.here == EXIT
            return value in INDEX and self.allows(INDEX[value])
        if not isinstance(value, tuple) or not all(name in INDEX for name in value):
            return False
        return not why_no_way(self.dungeon, [INDEX[str(name)] for name in value])

    def sample(self, random: Random) -> Option:
        """A step, or the end; neither taking back nor a whole way."""
        self._know()
        here = self.way.here
        cells = NEIGHBOURS[here]
        if here == EXIT and random.random() < 0.5:
            return DONE
        first = int(random.random() * len(cells))
        for number in range(len(cells)):
            cell = cells[first - number]
            if self.allows(cell):
                return NAMES[cell]
        return DONE

    def __iter__(self) -> Iterator[Option]:
        yield from (NAMES[cell] for cell in self.steps())
        if self.way.here == EXIT:
            yield DONE
        if len(self.dungeon.path) > 1:
            yield ERASE

    def __len__(self) -> int:
        return sum(1 for _ in self)


def _out(cells: list[int]) -> _Out:
    passed = 0
    for cell in cells:
        passed |= BIT[cell]
    return _Out(cells, passed)


def _way_out(way: Way, old: _Out | None) -> _Out | None:
    """The shortest way to the exit, or to the nearest cell of an old way out, that needs no unlocking."""
    if way.here == EXIT:
        return _Out([], 0)
    free = way.free()
    if way.locked != NO_MONSTER:
        free &= ~BIT[way.locked]
    goal = (BIT[EXIT] if old is None else BIT[EXIT] | old.passed) & free
    found = layers(BIT[way.here], goal, free)
    if not found:
        return None
    back = way_back(found, goal)
    cell = back[0]
    if old is None or cell == EXIT:
        return _out(back)
    return _out([*old.cells[: old.cells.index(cell)], *back])
