"""The grid: 80 cells as the bits of one number, what is adjacent, and what hangs together (DOO-GRID)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

ROWS: Final = 8
COLUMNS: Final = 10
CELLS: Final = ROWS * COLUMNS
NAMES: Final[tuple[str, ...]] = tuple(f"{row}{column}" for row in "ABCDEFGH" for column in range(1, COLUMNS + 1))
"""DOO-GRID-1, DOO-GRID-2: row letter, then column number."""
INDEX: Final[dict[str, int]] = {name: cell for cell, name in enumerate(NAMES)}
BIT: Final[tuple[int, ...]] = tuple(1 << cell for cell in range(CELLS))
FULL: Final = (1 << CELLS) - 1
ENTRANCE: Final = INDEX["A1"]
"""DOO-GRID-4: the cell behind the entrance door."""
EXIT: Final = INDEX["H10"]
"""DOO-GRID-5: the cell before the exit door."""
DOORS: Final = BIT[ENTRANCE] | BIT[EXIT]

_NOT_FIRST: Final = FULL & ~sum(1 << row * COLUMNS for row in range(ROWS))
_NOT_LAST: Final = FULL & ~sum(1 << row * COLUMNS + COLUMNS - 1 for row in range(ROWS))


def around(cells: int) -> int:
    """All cells adjacent to any of these (DOO-GRID-3); they themselves only where they touch each other."""
    sideways = (cells & _NOT_LAST) << 1 | (cells & _NOT_FIRST) >> 1
    return (sideways | cells << COLUMNS | cells >> COLUMNS) & FULL


NEAR: Final[tuple[int, ...]] = tuple(around(BIT[cell]) for cell in range(CELLS))
"""The adjacent cells of each cell as a set."""


def members(cells: int) -> list[int]:
    """The cells of a set, in reading order."""
    found = []
    while cells:
        lowest = cells & -cells
        found.append(lowest.bit_length() - 1)
        cells ^= lowest
    return found


NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(members(NEAR[cell])) for cell in range(CELLS))


def names(cells: int) -> list[str]:
    """The names of the cells of a set, in reading order."""
    return [NAMES[cell] for cell in members(cells)]


def cell_set(cells: Iterable[str]) -> int:
    """Named cells as a set."""
    found = 0
    for name in cells:
        found |= BIT[INDEX[name]]
    return found


# --- what hangs together -------------------------------------------------------------------------------------------


def is_joined(cells: int, open_cells: int) -> bool:
    """Can all these open cells be reached from each other over open cells (DOO-WALL-8: not round a corner)?"""
    if cells & ~around(open_cells):  # a single cell that nothing touches
        return cells == open_cells and not cells & (cells - 1)
    # From both ends at once: what is cut off is mostly small, and whoever stands in it soon cannot get any further.
    first = cells & -cells
    last = 1 << (cells.bit_length() - 1)
    while cells & ~first:
        grown = _grown(first) & open_cells
        if grown == first:
            return False
        first = grown
        if not last:
            continue
        grown = _grown(last) & open_cells
        if grown == last and cells & ~last:
            return False
        last = grown
        if first & last:
            first |= last
            last = 0
    return True


def _grown(cells: int) -> int:
    """These cells and all beside them, and perhaps some outside the grid."""
    return cells | (cells & _NOT_LAST) << 1 | (cells & _NOT_FIRST) >> 1 | cells << COLUMNS | cells >> COLUMNS


def is_one_piece(open_cells: int) -> bool:
    """Are all these cells one single component under edge adjacency (DOO-WALL-7)?"""
    return is_joined(open_cells, open_cells)


def flood(start: int, open_cells: int) -> int:
    """All open cells that can be reached from these."""
    reached = start & open_cells
    edge = reached
    while edge:
        edge = around(edge) & open_cells & ~reached
        reached |= edge
    return reached
