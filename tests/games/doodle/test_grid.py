"""What hangs together, checked against the plain way of finding out."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.games.doodle.content.cards import FORMATIONS
from undercroft.games.doodle.content.grid import (
    BIT,
    DOORS,
    FULL,
    NEIGHBOURS,
    around,
    cell_set,
    flood,
    is_one_piece,
    names,
)
from undercroft.games.doodle.rules.elements import Placements, fits, why_no_walls
from undercroft.games.doodle.state import Dungeon


def spread(cells: int) -> int:
    """All cells of the set that hang together with its first one, step by step."""
    reached = todo = cells & -cells
    while todo:
        cell = todo.bit_length() - 1
        todo ^= BIT[cell]
        for other in NEIGHBOURS[cell]:
            if cells & ~reached & BIT[other]:
                reached |= BIT[other]
                todo |= BIT[other]
    return reached


@pytest.mark.clause("DOO-WALL-7", "DOO-WALL-8", "DOO-GRID-3")
def test_one_piece_is_what_can_be_reached_edge_by_edge() -> None:
    random = Random(1)
    pieces = 0
    for _ in range(4000):
        walls = random.randrange(40)
        cells = FULL & ~sum({BIT[random.randrange(80)] for _ in range(walls)})
        assert is_one_piece(cells) == (spread(cells) == cells) == (flood(cells & -cells, cells) == cells)
        pieces += is_one_piece(cells)
    assert 200 < pieces < 3800


def test_rows_do_not_run_into_each_other() -> None:
    assert names(around(cell_set(["C10"]))) == ["B10", "C9", "D10"]
    assert names(around(cell_set(["D1"]))) == ["C1", "D2", "E1"]


def random_sheet(random: Random) -> Dungeon:
    dungeon = Dungeon(0)
    for _ in range(random.randrange(18)):
        placements = Placements(dungeon, random.choice(list(FORMATIONS.values())))
        if placements.legal():
            dungeon.walls |= cell_set(map(str, placements.sample(random)))  # type: ignore[arg-type]
    return dungeon


@pytest.mark.clause("DOO-WALL-4", "DOO-WALL-5", "DOO-WALL-6", "DOO-WALL-7", "DOO-WALL-10", "DOO-WALL-11")
def test_a_placement_is_legal_exactly_if_nothing_is_cut_off() -> None:
    random = Random(2)
    counts = [0, 0]
    for _ in range(60):
        dungeon = random_sheet(random)
        for formation in FORMATIONS.values():
            for placement in formation.placements[:: random.randrange(5, 20)]:
                open_cells = FULL & ~(dungeon.walls | placement.cells)
                is_free = not placement.cells & dungeon.walls
                legal = is_free and open_cells & DOORS == DOORS and spread(open_cells) == open_cells
                assert fits(dungeon, placement) == legal
                assert (not why_no_walls(dungeon, formation, tuple(names(placement.cells)))) == legal
                counts[legal] += 1
    assert min(counts) > 500


@pytest.mark.clause("DOO-WALL-10", "DOO-SPACE-4")
def test_walls_may_stand_beside_anything() -> None:
    dungeon = Dungeon(0)
    dungeon.traps = dungeon.things = cell_set(["C3"])
    dungeon.walls = cell_set(["C5"])
    assert ("C4",) in Placements(dungeon, FORMATIONS["W1"])
    assert ("C4", "D4") in Placements(dungeon, FORMATIONS["W2a"])
