"""The drawn map of the labyrinth (content/board.txt) read into a board; run as a module it prints the board's figures.

The map is a grid at double resolution. Cell x, y stands in column 2x+1 of row 2y+1; the signs between two cells say
what lies between them. The signs are explained at the top of the map itself.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files

from undercroft.games.labyrinth.content.board import GREAT_HALL, START, Board, Kind, Link, LinkKind, Space, space_named
from undercroft.games.labyrinth.content.board_check import problems
from undercroft.games.labyrinth.content.board_figures import (
    LEVELS,
    ROOMS,
    secret_rooms,
    shortcut_doors,
    stair_doors,
    steps_to_levels,
    through_ways,
)

Cell = tuple[int, int]

ROCK, COMMENT, DOOR, SECRET = ".", ";", "#", "%"
PASSAGES = {" ": LinkKind.OPEN, DOOR: LinkKind.DOOR, SECRET: LinkKind.SECRET}
WALLS = "|-+"
DOWNWARD = {"^": (0, -1), "v": (0, 1), "<": (-1, 0), ">": (1, 0)}  # a stair's sign points to the deeper level
STEPS: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 0), (0, -1))
CORRIDOR = frozenset(str(level) for level in LEVELS)
KEY_LINE = re.compile(r"(\S) = (\S+)(?: level (\d))?")


@cache
def load_board() -> Board:
    """The board of the game."""
    return parse(files("undercroft.games.labyrinth").joinpath("content", "board.txt").read_text("utf-8"))


def parse(text: str) -> Board:
    """The board a map draws; ValueError with line, column and cause for a map that draws none."""
    key, sheet = _read(text)
    areas = list(_areas(sheet, key))
    links = list(_links(sheet, areas))
    names = _names(sheet, key, areas, links)
    spaces = {area: _space(area, name) for area, name in names.items()}
    first = list(dict.fromkeys((START, GREAT_HALL, *key.values())))
    ordered = sorted(spaces.values(), key=lambda space: first.index(space.id) if space.id in first else len(first))
    board_links = (Link(names[a], names[b], kind, x, y) for a, b, kind, x, y in links)
    return Board({space.id: space for space in ordered}, tuple(board_links))


# --- the sheet -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Sheet:
    """The drawn rows, all of one width, and the line of the file on which they begin."""

    rows: tuple[str, ...]
    line: int

    @property
    def cells(self) -> Iterator[Cell]:
        return ((x, y) for y in range(len(self.rows) // 2) for x in range(len(self.rows[0]) // 2))

    def sign(self, cell: Cell) -> str:
        return self.rows[2 * cell[1] + 1][2 * cell[0] + 1]

    def beside(self, cell: Cell, step: Cell) -> str:
        """The sign between a cell and its neighbour."""
        return self.rows[2 * cell[1] + 1 + step[1]][2 * cell[0] + 1 + step[0]]

    def number(self, cell: Cell) -> str | None:
        """The room number that begins in a cell: two digits, one in the cell and one in the gap after it."""
        row, column = self.rows[2 * cell[1] + 1], 2 * cell[0] + 1
        both = row[column : column + 2]
        return both if both.isdecimal() else None

    def broken(self, cell: Cell, cause: str, step: Cell = (0, 0)) -> ValueError:
        line, column = self.line + 2 * cell[1] + 1 + step[1], 2 * cell[0] + 2 + step[0]
        return ValueError(f"line {line}, column {column}: {cause}")


@dataclass(frozen=True)
class _Area:
    """Cells that are one space: their common sign (empty for a room) and the rectangle they fill."""

    sign: str
    x: int
    y: int
    w: int
    h: int

    @property
    def cells(self) -> list[Cell]:
        return [(x, y) for y in range(self.y, self.y + self.h) for x in range(self.x, self.x + self.w)]


def _read(text: str) -> tuple[dict[str, str], _Sheet]:
    """The key (sign to space, in the order of LAB-WAND-11) and the drawing below the line "map"."""
    key: dict[str, str] = {}
    lines = text.splitlines()
    for number, line in enumerate(lines, start=1):
        if line.startswith(COMMENT) or not line.strip():
            continue
        if line.strip() == "map":
            return key, _sheet(lines[number:], number + 1)
        found = KEY_LINE.fullmatch(line.strip())
        if found is None:
            raise ValueError(f'line {number}, column 1: neither "map" nor a line of the key ("K = kitchen level 1")')
        sign, name, level = found[1], found[2], int(found[3] or 0)
        if sign in CORRIDOR or sign in DOWNWARD or sign in f"{ROCK}{DOOR}{SECRET}{WALLS}" or sign in key:
            raise ValueError(f"line {number}, column 1: the sign {sign} already means something else")
        if space_named(name).level != level:  # LAB-BOARD-5: the data states a chamber's level
            raise ValueError(f"line {number}, column 5: {name} does not lie on level {level}")
        key[sign] = name
    raise ValueError(f'line {len(lines)}, column 1: the line "map" and the drawing after it are missing')


def _sheet(lines: list[str], first: int) -> _Sheet:
    while lines and not lines[-1].strip():
        lines.pop()
    width = max((len(line) for line in lines), default=0)
    if len(lines) < 3 or len(lines) % 2 == 0 or width % 2 == 0:
        raise ValueError(
            f"line {first}, column 1: a map has an odd number of rows and columns, this one {len(lines)} by {width}"
        )
    return _Sheet(tuple(line.ljust(width) for line in lines), first)


# --- spaces --------------------------------------------------------------------------------------------------------


def _areas(sheet: _Sheet, key: dict[str, str]) -> Iterator[_Area]:
    """Every space of the drawing, in reading order of its upper left cell."""
    known = CORRIDOR | set(DOWNWARD) | set(key)
    seen: set[Cell] = set()
    for cell in sheet.cells:
        if cell in seen or sheet.sign(cell) == ROCK:
            continue
        sign = _sign(sheet, cell)
        if sign and sign not in known:
            raise sheet.broken(cell, f"the sign {sign} is not in the key")
        cells = {cell} if sign in CORRIDOR else _flood(sheet, cell, sign)
        seen |= cells
        xs, ys = [x for x, _ in cells], [y for _, y in cells]
        area = _Area(sign, min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
        if len(cells) != area.w * area.h:  # LAB-BOARD-4
            raise sheet.broken(cell, f"this {'room' if not sign else 'space ' + sign} is not a rectangle")
        yield area


def _sign(sheet: _Sheet, cell: Cell) -> str:
    """What fills a cell; rooms are blank but for their number."""
    return "" if sheet.number(cell) else sheet.sign(cell).strip()


def _flood(sheet: _Sheet, start: Cell, sign: str) -> set[Cell]:
    """All cells with the same sign that no wall or door parts from the first one."""
    cells, queue = {start}, [start]
    inside = set(sheet.cells)
    while queue:
        here = queue.pop()
        for step in STEPS:
            there = (here[0] + step[0], here[1] + step[1])
            between = sheet.beside(here, step)
            if there not in inside or there in cells or sheet.sign(there) == ROCK:
                continue
            if _sign(sheet, there) == sign and (between == " " or between.isdecimal()):
                cells.add(there)
                queue.append(there)
    return cells


def _space(area: _Area, name: str) -> Space:
    return replace(space_named(name), x=area.x, y=area.y, w=area.w, h=area.h)


# --- links ---------------------------------------------------------------------------------------------------------

_Raw = tuple[_Area, _Area, LinkKind, float, float]


def _links(sheet: _Sheet, areas: list[_Area]) -> Iterator[_Raw]:
    """Every passage between two spaces, in reading order; walls are only looked at."""
    owner = {cell: area for area in areas for cell in area.cells}
    joined: set[frozenset[_Area]] = set()
    for cell in sheet.cells:
        _closed_at_the_rim(sheet, cell, owner)
        for step in STEPS[:2]:
            here, there = owner.get(cell), owner.get((cell[0] + step[0], cell[1] + step[1]))
            sign = sheet.beside(cell, step)
            if here is not None and here is there:
                if sign != " " and not sign.isdecimal():
                    raise sheet.broken(cell, f"{sign} stands inside a space", step)
                continue
            if sign == ("|" if step[0] else "-") or (sign == " " and here is None and there is None):
                continue
            kind = PASSAGES.get(sign)
            if kind is None:
                raise sheet.broken(cell, f"{sign} is no wall, passage, door or secret door here", step)
            if here is None or there is None:
                raise sheet.broken(cell, f"a passage ({kind}) leads into the rock", step)
            if frozenset((here, there)) in joined:
                raise sheet.broken(cell, "these two spaces are joined already", step)
            joined.add(frozenset((here, there)))
            yield here, there, kind, cell[0] + (1 + step[0]) / 2, cell[1] + (1 + step[1]) / 2


def _closed_at_the_rim(sheet: _Sheet, cell: Cell, owner: dict[Cell, _Area]) -> None:
    inside = range(len(sheet.rows[0]) // 2), range(len(sheet.rows) // 2)
    for step in STEPS:
        outside = cell[0] + step[0] not in inside[0] or cell[1] + step[1] not in inside[1]
        if outside and cell in owner and sheet.beside(cell, step) not in WALLS:
            raise sheet.broken(cell, "the way leads off the map", step)


# --- names ---------------------------------------------------------------------------------------------------------


def _names(sheet: _Sheet, key: dict[str, str], areas: list[_Area], links: list[_Raw]) -> dict[_Area, str]:
    """The id of every space: from the key, the number in a room, the level of a corridor, the levels a stair joins."""
    count: Counter[str] = Counter()
    names: dict[_Area, str] = {}
    for area in areas:
        if area.sign in key:
            names[area] = key[area.sign]
        elif area.sign in CORRIDOR:
            count[area.sign] += 1
            names[area] = f"c{area.sign}-{count[area.sign]:02}"
        elif area.sign in DOWNWARD:
            pair = _levels_joined(sheet, area, links)
            count[pair] += 1
            names[area] = f"s{pair}-{count[pair]}"
        else:
            names[area] = _room_name(sheet, area)
        if list(names.values()).count(names[area]) > 1:
            raise sheet.broken((area.x, area.y), f"there is a second {names[area]}")
    for sign, name in key.items():
        if name not in names.values():
            raise ValueError(f"line {sheet.line}, column 1: the map has no {name} ({sign})")
    return names


def _room_name(sheet: _Sheet, area: _Area) -> str:
    numbers = [number for cell in area.cells if (number := sheet.number(cell))]
    if len(numbers) != 1:
        raise sheet.broken((area.x, area.y), f"a room carries one number, this one {' and '.join(numbers) or 'none'}")
    last = 0
    for level in LEVELS:
        last += ROOMS[level]
        if 0 < int(numbers[0]) <= last:
            return f"r{level}-{numbers[0]}"
    raise sheet.broken((area.x, area.y), f"room numbers run from 01 to {last}, not to {numbers[0]}")


def _levels_joined(sheet: _Sheet, stair: _Area, links: list[_Raw]) -> str:
    """The levels a stair joins, upper first: those of the corridors at its two ends."""
    dx, dy = DOWNWARD[stair.sign]
    across = stair.w if dx == 0 else stair.h
    found = {}
    for a, b, kind, x, y in links:
        if stair in (a, b) and kind is LinkKind.OPEN:
            other = b if a is stair else a
            side = (x - stair.x - stair.w / 2) * dx + (y - stair.y - stair.h / 2) * dy
            found["below" if side > 0 else "above" if side < 0 else "beside"] = other.sign
    if across != 1 or found.keys() != {"above", "below"} or not CORRIDOR.issuperset(found.values()):
        raise sheet.broken((stair.x, stair.y), "a stair is one cell wide and opens onto a corridor at each end alone")
    return found["above"] + found["below"]


# --- figures -------------------------------------------------------------------------------------------------------


def summary(board: Board) -> Iterator[str]:
    """The figures of a board on one screen, and what is wrong with it."""
    plain, secret = steps_to_levels(board), steps_to_levels(board, tuple(LinkKind))
    hidden = Counter(board.level(room) for room in secret_rooms(board))
    kinds = Counter((space.kind, space.level) for space in board.spaces.values())
    yield "level  rooms  secret  chambers  corridors  steps from Start  with secret doors"
    for level in LEVELS:
        counts = kinds[Kind.ROOM, level], hidden[level], kinds[Kind.CHAMBER, level], kinds[Kind.CORRIDOR, level]
        yield "{:>5}{:>7}{:>8}{:>10}{:>11}{:>18}{:>19}".format(level, *counts, plain[level], secret[level])
    doors = Counter(link.kind for link in board.links)
    yield f"{doors[LinkKind.DOOR]} ordinary doors, {doors[LinkKind.SECRET]} secret doors"
    cuts = {door.id for door in shortcut_doors(board)}
    stairs = {door.id for found in stair_doors(board).values() for door in found}
    through = len(through_ways(board))
    yield f"{len(cuts - stairs)} secret short cuts, {len(stairs)} more to stairs; {through} ways through chambers"
    yield from problems(board) or ["no problems"]


if __name__ == "__main__":
    print("\n".join(summary(load_board())))
