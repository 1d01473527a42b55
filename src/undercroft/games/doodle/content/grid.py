"""The grid: 80 cells as the bits of one number, what is adjacent, and what hangs together (DOO-GRID)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

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

_HALF_CELLS: Final = 40
_HALF: Final = (1 << 40) - 1
_HALF_NOT_FIRST: Final = _HALF - (1 | 1 << 10 | 1 << 20 | 1 << 30)
_HALF_NOT_LAST: Final = _HALF - (1 << 9 | 1 << 19 | 1 << 29 | 1 << 39)
_ROW: Final = (1 << 10) - 1
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
    if cells & ~around(open_cells):  # a single cell that nothing touches: what is cut off mostly is one
        return cells == open_cells and not cells & (cells - 1)
    open_upper: i64 = open_cells & _HALF
    open_lower: i64 = open_cells >> _HALF_CELLS
    goal_upper: i64 = cells & _HALF
    goal_lower: i64 = cells >> _HALF_CELLS
    upper: i64 = cells & -cells & _HALF
    lower: i64 = (cells & -cells) >> _HALF_CELLS
    while goal_upper & ~upper or goal_lower & ~lower:
        wider_upper, wider_lower = wider(upper, lower, open_upper, open_lower)
        if wider_upper == upper and wider_lower == lower:
            return False
        upper, lower = wider_upper, wider_lower
    return True


def is_one_piece(open_cells: int) -> bool:
    """Are all these cells one single component under edge adjacency (DOO-WALL-7)?"""
    return is_joined(open_cells, open_cells)


def flood(start: int, open_cells: int) -> int:
    """All open cells that can be reached from these."""
    open_upper: i64 = open_cells & _HALF
    open_lower: i64 = open_cells >> _HALF_CELLS
    upper: i64 = start & open_cells & _HALF
    lower: i64 = (start & open_cells) >> _HALF_CELLS
    while True:
        wider_upper, wider_lower = wider(upper, lower, open_upper, open_lower)
        if wider_upper == upper and wider_lower == lower:
            return _whole(upper, lower)
        upper, lower = wider_upper, wider_lower


def layers(start: int, goal: int, open_cells: int) -> list[int]:
    """Start, then all cells within one step of it over open cells, within two, and so on until the goal is met.

    Empty if the goal cannot be reached.
    """
    open_upper: i64 = open_cells & _HALF
    open_lower: i64 = open_cells >> _HALF_CELLS
    goal_upper: i64 = goal & _HALF
    goal_lower: i64 = goal >> _HALF_CELLS
    upper: i64 = start & _HALF
    lower: i64 = start >> _HALF_CELLS
    found = [start]
    while not (upper & goal_upper or lower & goal_lower):
        wider_upper, wider_lower = wider(upper, lower, open_upper, open_lower)
        if wider_upper == upper and wider_lower == lower:
            return []
        upper, lower = wider_upper, wider_lower
        found.append(_whole(upper, lower))
    return found


def way_back(found: list[int], goal: int) -> list[int]:
    """A shortest way from a cell of the goal back to the start, which is left out; `found` are the layers."""
    met = found[-1] & goal
    cell = (met & -met).bit_length() - 1
    back = [cell]
    for number in range(len(found) - 2, 0, -1):
        met = NEAR[cell] & found[number]
        cell = (met & -met).bit_length() - 1
        back.append(cell)
    return back


def wider(upper: i64, lower: i64, open_upper: i64, open_lower: i64) -> tuple[i64, i64]:
    """These cells, and the open ones beside them.

    The upper and the lower half of the grid each fit into a number of the machine: compiled, this takes nanoseconds.
    """
    beside_upper = (upper & _HALF_NOT_LAST) << 1 | (upper & _HALF_NOT_FIRST) >> 1
    beside_lower = (lower & _HALF_NOT_LAST) << 1 | (lower & _HALF_NOT_FIRST) >> 1
    return (
        upper | (beside_upper | upper << 10 | upper >> 10 | (lower & _ROW) << 30) & open_upper,
        lower | (beside_lower | lower << 10 | lower >> 10 | upper >> 30) & open_lower,
    )


def _whole(upper: i64, lower: i64) -> int:
    """Both halves as one set."""
    cells: int = lower
    above: int = upper
    return cells << _HALF_CELLS | above
