"""Ways: a step is offered exactly if the way can be completed after it, checked by trying everything."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.games.doodle.content.grid import (
    BIT,
    ENTRANCE,
    EXIT,
    FULL,
    INDEX,
    NAMES,
    NEAR,
    NEIGHBOURS,
    cell_set,
    flood,
)
from undercroft.games.doodle.rules.path import Drawing
from undercroft.games.doodle.rules.way import Way, shortest, why_no_step, why_no_way
from undercroft.games.doodle.state import Dungeon

Key = tuple[int, int, int, int]
R1 = ("^#.g#.g#o#", ".#.#o.#..d", "^#g##...##", ".#.##o#..g", "^..#...###", "...#......", ".#o...g...", "#d........")


def corridors(random: Random) -> Dungeon:
    """A narrow dungeon with dead ends, traps and monsters: small enough to try every way."""
    dungeon = Dungeon(0)
    row = column = 0
    cells = {ENTRANCE}
    while (row, column) != (7, 9):
        if row == 7 or (column < 9 and random.random() < 0.55):
            column += 1
        else:
            row += 1
        cells.add(row * 10 + column)
    for _ in range(random.randrange(2, 9)):
        cell = random.choice(sorted(cells))
        for _ in range(random.randrange(1, 4)):
            cell = random.choice(NEIGHBOURS[cell])
            cells.add(cell)
    dungeon.walls = FULL & ~sum(BIT[cell] for cell in cells)
    goblins = 0
    for cell in sorted(cells):
        if random.random() < 0.35 and not dungeon.things & (NEAR[cell] | BIT[cell]):
            dungeon.things |= BIT[cell]
            if random.random() < 0.3:
                dungeon.traps |= BIT[cell]
            else:
                goblins |= BIT[cell]
    dungeon.monsters = (goblins, 0, 0)
    return dungeon


def can_be_completed(way: Way, known: dict[Key, bool]) -> bool:
    """By trying everything."""
    if way.here == EXIT:
        return True
    key = (way.here, way.once, way.twice, way.locked)
    if key not in known:
        known[key] = any(
            can_be_completed(gone(way, cell), known) for cell in NEIGHBOURS[way.here] if not why_no_step(way, cell)
        )
    return known[key]


def gone(way: Way, cell: int) -> Way:
    twin = way.copy()
    twin.go(cell)
    return twin


@pytest.mark.clause("DOO-PATH-3", "DOO-PATH-8", "DOO-PATH-9", "DOO-PATH-17")
def test_a_step_is_offered_exactly_if_the_way_can_be_completed() -> None:
    random = Random(7)
    refused = round_about = 0
    for _ in range(250):
        dungeon = corridors(random)
        dungeon.path = (ENTRANCE,)
        drawing = Drawing(dungeon)
        known: dict[Key, bool] = {}
        while True:
            steps = drawing.steps()
            legal = [cell for cell in NEIGHBOURS[dungeon.path[-1]] if not why_no_step(drawing.way, cell)]
            assert steps == [cell for cell in legal if can_be_completed(gone(drawing.way, cell), known)]
            refused += len(legal) - len(steps)
            round_about += drawing.out is None
            if dungeon.path[-1] == EXIT and (not steps or random.random() < 0.3):
                break
            drawing.go(random.choice(steps))
        assert why_no_way(dungeon, dungeon.path) == ""
    assert refused > 300
    assert round_about > 20


@pytest.mark.clause("DOO-PATH-17")
def test_the_shortest_way_is_always_legal() -> None:
    random = Random(3)
    for _ in range(200):
        dungeon = corridors(random)
        way = shortest(dungeon)
        assert why_no_way(dungeon, way) == ""
        assert len(set(way)) == len(way)


def r1() -> Dungeon:
    dungeon = Dungeon(0)
    signs = "".join(R1)
    dungeon.walls = sum(BIT[cell] for cell, sign in enumerate(signs) if sign == "#")
    dungeon.traps = sum(BIT[cell] for cell, sign in enumerate(signs) if sign == "^")
    kinds = tuple(sum(BIT[cell] for cell, sign in enumerate(signs) if sign == kind) for kind in "god")
    dungeon.monsters = (kinds[0], kinds[1], kinds[2])
    dungeon.things = dungeon.traps | dungeon.all_monsters
    return dungeon


@pytest.mark.clause("DOO-GRID-4", "DOO-PATH-13", "DOO-RULING-3")
@pytest.mark.parametrize(("cell", "is_needed"), [("A1", True), ("C1", True), ("E1", True), ("G3", True), ("D6", False)])
def test_bottlenecks_of_the_reference_sheet(cell: str, *, is_needed: bool) -> None:
    open_cells = FULL & ~r1().walls & ~cell_set([cell])
    assert bool(flood(BIT[ENTRANCE], open_cells) & BIT[EXIT]) != is_needed


@pytest.mark.clause("DOO-PATH-13")
def test_a_way_need_not_visit_anything() -> None:
    """The orc on D6 can be left out, and so can everything in the upper right half (DOO-EX-18)."""
    way = ["A1", "B1", "C1", "D1", "E1", "E2", "E3", "F3", "G3", "G4", "G5", "G6", "G7", "G8", "G9", "G10", "H10"]
    assert why_no_way(r1(), [INDEX[name] for name in way]) == ""


@pytest.mark.clause("DOO-PATH-3")
def test_a_way_leads_from_the_first_cell_to_the_last_one() -> None:
    dungeon = Dungeon(0)
    straight = shortest(dungeon)
    assert why_no_way(dungeon, straight) == ""
    assert why_no_way(dungeon, straight[:-1]) == "DOO-PATH-3"
    assert why_no_way(dungeon, straight[1:]) == "DOO-PATH-3"
    assert why_no_way(dungeon, ()) == "DOO-PATH-3"


@pytest.mark.clause("DOO-PATH-12", "DOO-RULING-15")
def test_a_way_may_come_back_to_its_first_cell_and_pass_the_last_one_early() -> None:
    dungeon = Dungeon(0)
    straight = [NAMES[cell] for cell in shortest(dungeon)]
    assert why_no_way(dungeon, [INDEX[name] for name in ("A1", "B1", *straight)]) == ""
    assert why_no_way(dungeon, [INDEX[name] for name in (*straight, "H9", "H10")]) == ""
    assert why_no_way(dungeon, [INDEX[name] for name in (*straight, "H9", "H10", "H9", "H10")]) == "DOO-PATH-8"


@pytest.mark.clause("DOO-PATH-14")
def test_a_way_is_a_sequence_so_its_direction_is_never_in_doubt() -> None:
    dungeon = Dungeon(0)
    assert why_no_way(dungeon, tuple(reversed(shortest(dungeon)))) == "DOO-PATH-3"


@pytest.mark.clause("DOO-PATH-3", "DOO-CASE-14")
def test_a_way_that_stands_on_the_last_cell_needs_no_step_more() -> None:
    """Even if both passes of it are used up, so that nobody could enter it again."""
    dungeon = Dungeon(0)
    way = Way(dungeon, (*shortest(dungeon), shortest(dungeon)[-2], EXIT))
    assert way.twice & BIT[EXIT]
    assert way.can_be_completed()


@pytest.mark.clause("DOO-PATH-3", "DOO-PATH-4")
@pytest.mark.parametrize("nonsense", [(), ("A1",), ("A1", "Z9"), ("A1", 2), 7, "Z9", ("H10",)])
def test_what_is_no_way_is_none(nonsense: object) -> None:
    dungeon = Dungeon(0)
    dungeon.path = (ENTRANCE,)
    assert nonsense not in Drawing(dungeon)
    assert tuple(NAMES[cell] for cell in shortest(dungeon)) in Drawing(dungeon)
