"""Wall formations: every way to draw each of them inside the grid (DOO-WALL-2, DOO-WALL-3)."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.games.doodle.content.grid import BIT, CELLS, COLUMNS, DOORS, ROWS, around, is_one_piece, members, names


class Placement:
    """One way to draw a formation: its cells, those beside it, those around it (corners too)."""

    __slots__ = ("cells", "is_harmless", "names", "near", "ring")

    def __init__(self, cells: int) -> None:
        self.cells = cells
        self.names = tuple(names(cells))
        """The cells as an answer names them."""
        self.near = around(cells) & ~cells
        self.ring = _ring(cells)
        self.is_harmless = is_one_piece(self.ring)
        """With no other wall in the ring it cuts nothing off."""


class Orientation:
    """One picture of a formation: where it may lie, told by the cell of its upper left corner."""

    __slots__ = ("anchors", "offsets", "placements")

    def __init__(self, picture: tuple[str, ...]) -> None:
        self.offsets = tuple(
            down * COLUMNS + right for down, row in enumerate(picture) for right, sign in enumerate(row) if sign == "#"
        )
        """From the corner to each of its cells."""
        self.anchors = 0
        """The corners that keep it inside the grid and off the doors."""
        found: list[Placement | None] = [None] * CELLS
        for top in range(ROWS - len(picture) + 1):
            for left in range(COLUMNS - len(picture[0]) + 1):
                corner = top * COLUMNS + left
                cells = sum(BIT[corner + offset] for offset in self.offsets)
                if not cells & DOORS:
                    self.anchors |= BIT[corner]
                    found[corner] = Placement(cells)
        self.placements = tuple(found)
        """By the corner."""

    def room(self, empty: int) -> int:
        """The corners with which all its cells are empty."""
        corners = self.anchors
        for offset in self.offsets:
            corners &= empty >> offset
        return corners


class Formation:
    """A wall formation with every way to draw it."""

    __slots__ = ("id", "orientations", "placements", "rows", "shapes", "size")

    def __init__(self, name: str, rows: tuple[str, ...], pictures: list[tuple[str, ...]]) -> None:
        self.id = name
        self.rows = rows
        self.size = "".join(rows).count("#")
        self.orientations = tuple(Orientation(picture) for picture in pictures)
        self.placements = tuple(
            placement for one in self.orientations for placement in one.placements if placement is not None
        )
        """Those that leave both doors free; no other can be legal."""
        self.shapes = frozenset(cells for picture in pictures for cells in _placements(picture))
        """All of them as sets of cells."""


def _turned(rows: tuple[str, ...]) -> tuple[str, ...]:
    """A quarter turn clockwise."""
    return tuple("".join(row[column] for row in reversed(rows)) for column in range(len(rows[0])))


def _orientations(rows: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every different picture of a formation, turned and mirrored (DOO-WALL-2)."""
    found: dict[tuple[str, ...], None] = {}
    for picture in (rows, tuple(row[::-1] for row in rows)):
        for _ in range(4):
            found[picture] = None
            picture = _turned(picture)
    return list(found)


def _placements(picture: tuple[str, ...]) -> Iterator[int]:
    for top in range(ROWS - len(picture) + 1):
        for left in range(COLUMNS - len(picture[0]) + 1):
            cells = 0
            for down, row in enumerate(picture):
                for right, sign in enumerate(row):
                    if sign == "#":
                        cells |= BIT[(top + down) * COLUMNS + left + right]
            yield cells


def _ring(cells: int) -> int:
    """All cells that touch these, be it at a corner."""
    found = 0
    for cell in members(cells):
        row, column = divmod(cell, COLUMNS)
        for down in range(max(row - 1, 0), min(row + 2, ROWS)):
            for right in range(max(column - 1, 0), min(column + 2, COLUMNS)):
                found |= BIT[down * COLUMNS + right]
    return found & ~cells


def formation(name: str, rows: tuple[str, ...]) -> Formation:
    """A formation from its picture."""
    return Formation(name, rows, _orientations(rows))
