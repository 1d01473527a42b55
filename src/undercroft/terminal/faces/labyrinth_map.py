"""The Labyrinth drawn with letters: walls, doors, rooms by number, and all that a seat sees on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from textwrap import wrap
from typing import Any, Final

from rich.text import Text

from undercroft.games.labyrinth.content.board import Board, Kind, LinkKind, Space
from undercroft.games.labyrinth.content.board_map import load_board
from undercroft.games.labyrinth.told.naming import is_unsafe
from undercroft.terminal.faces.labyrinth_walk import may_pass, room_number

Cell = tuple[int, int]
Edge = tuple[str, int, int]
"""("v", x, y) is the line to the left of cell x, y, ("h", x, y) the line above it."""

WIDE, HIGH = 4, 2
"""Signs from one cell to the next in the detailed map."""
LEVEL_STYLES: Final = ("grey74", "#e0b020", "#6abf5e", "#f08a3c", "#b48ce8", "#f0606a", "#5aa9f0")
FLOORS: Final = ("", "on #332a0c", "on #12301a", "on #3a200c", "on #2a1c40", "on #3a1218", "on #10243c")
SEAT_STYLES: Final = tuple(
    f"#101010 on {colour}"
    for colour in ("#40d8e8", "#f070c0", "#f0d848", "#70e070", "#80a8ff", "#ff7060", "#f0f0f0", "#ffa040")
)
WALL, DOOR_STYLE, SECRET_STYLE, KNOWN_STYLE = "grey58", "#fff6d8", "#ff60c0", "bold #60ff90"
REACH, FOE, TREASURE = "bold #ffffff", "bold #ffffff on #b01818", "bold #ffe040"


@dataclass(frozen=True)
class Signs:
    """What the lines and marks are drawn with; doors as (upright, across)."""

    corners: str
    door: tuple[str, str]
    secret: tuple[str, str]
    known: tuple[str, str]
    floor: str
    grave: str
    stairs: Mapping[Cell, str]


_STAIRS: Final = {(0, 1): "▼", (0, -1): "▲", (1, 0): "▶", (-1, 0): "◀"}
UNICODE: Final = Signs(" ╵╶└╷│┌├╴┘─┴┐┤┬┼", ("▐", "▄▄▄"), ("┊", "╌╌╌"), ("╎", "┅┅┅"), "·", "†", _STAIRS)
_ARROWS: Final = {(0, 1): "v", (0, -1): "^", (1, 0): ">", (-1, 0): "<"}
ASCII: Final = Signs(" |-+||++-+-+++++", ("#", "###"), ("%", "%%%"), ("/", "///"), ".", "+", _ARROWS)


@dataclass
class Canvas:
    """A sheet of signs, each with its style."""

    width: int
    height: int
    signs: list[list[str]] = field(init=False)
    styles: list[list[str]] = field(init=False)

    def __post_init__(self) -> None:
        self.signs = [[" "] * self.width for _ in range(self.height)]
        self.styles = [[""] * self.width for _ in range(self.height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write on the sheet; an empty style keeps what is there, a style without ground keeps the ground."""
        for at, sign in enumerate(text, start=x):
            if 0 <= at < self.width and 0 <= y < self.height:
                self.signs[y][at] = sign
                self.styles[y][at] = _over(self.styles[y][at], style)

    def rows(self, left: int, top: int, width: int, height: int) -> list[Text]:
        """A part of the sheet."""
        found = []
        for y in range(max(top, 0), min(top + height, self.height)):
            row = Text(no_wrap=True)
            for x in range(max(left, 0), min(left + width, self.width)):
                row.append(self.signs[y][x], self.styles[y][x] or None)
            row.rstrip()
            found.append(row)
        return found


def _over(ground: str, style: str) -> str:
    if not style or " on " in f" {style}":
        return style or ground
    _, on, colour = ground.rpartition("on ")
    return f"{style} {on}{colour}" if on else style


@dataclass(frozen=True)
class Layout:
    """Which space fills each cell, and what stands on each line between two cells."""

    board: Board
    owner: Mapping[Cell, str]
    edges: Mapping[Edge, tuple[LinkKind, str] | None]
    """None is a wall; a passage is named with its link."""

    @property
    def size(self) -> Cell:
        return max(x for x, _ in self.owner) + 1, max(y for _, y in self.owner) + 1


@cache
def layout() -> Layout:
    board = load_board()
    owner = {
        (x, y): space.id
        for space in board.spaces.values()
        for x in range(space.x, space.x + space.w)
        for y in range(space.y, space.y + space.h)
    }
    passages = {edge_of(link.x, link.y): (link.kind, link.id) for link in board.links}
    edges: dict[Edge, tuple[LinkKind, str] | None] = {}
    for (x, y), here in owner.items():
        for edge, other in ((("v", x, y), (x - 1, y)), (("v", x + 1, y), (x + 1, y))):
            if owner.get(other) != here:
                edges[edge] = passages.get(edge)
        for edge, other in ((("h", x, y), (x, y - 1)), (("h", x, y + 1), (x, y + 1))):
            if owner.get(other) != here:
                edges[edge] = passages.get(edge)
    return Layout(board, owner, edges)


def edge_of(x: float, y: float) -> Edge:
    """The line on which the middle of a passage lies."""
    return ("v", int(x), int(y)) if x == int(x) else ("h", int(x), int(y))


@dataclass(frozen=True)
class Scene:
    """What is to be drawn: what a seat sees, how far it may go, and how its figures and places are called."""

    view: Mapping[str, Any]
    seat: int | None
    letters: Sequence[str]
    names: Mapping[str, str]
    reach: Mapping[str, int] = field(default_factory=dict)
    is_ascii: bool = False

    @property
    def signs(self) -> Signs:
        return ASCII if self.is_ascii else UNICODE

    @property
    def own_doors(self) -> frozenset[str]:
        """The secret doors that the viewer may pass."""
        if self.seat is None:
            return frozenset()
        hero = self.view["adventurers"][self.seat]
        links = layout().board.links
        return frozenset(link.id for link in links if may_pass(hero, link.kind, link.id))

    def figures(self, space: str) -> list[tuple[str, str]]:
        """The letters of those who stand there, the viewer first."""
        here = [hero["seat"] for hero in self.view["adventurers"] if hero["at"] == space]
        here.sort(key=lambda seat: seat != self.seat)
        return [(self.letters[seat], SEAT_STYLES[seat % len(SEAT_STYLES)] + " bold") for seat in here]

    def marks(self, space: str) -> list[tuple[str, str]]:
        """Monsters, treasure, and what a Crystal Ball keeps there."""
        found = [(f"M{foe['marker'] or ''}", FOE) for foe in self.view["foes"] if foe["at"] == space]
        if space in self.view["reserved"]:
            found.append((f"o{self.view['reserved'][space]['marker']}", TREASURE))
        if space in self.view["loose"] or space in self.view["unclaimed"]:
            found.append(("$", TREASURE))
        return found


# --- the detailed map ----------------------------------------------------------------------------------------------


def around(scene: Scene, space: str, width: int, height: int) -> list[Text]:
    """The detailed map with this space in its middle."""
    canvas = detailed(scene)
    at = layout().board.spaces[space]
    left = int((at.x + at.w / 2) * WIDE - width / 2)
    top = int((at.y + at.h / 2) * HIGH - height / 2)
    top = max(top, (at.y + at.h) * HIGH - height + 1)  # figures stand on the lowest row of a space
    left = max(0, min(left, canvas.width - width))
    top = max(0, min(top, canvas.height - height))
    return canvas.rows(left, top, width, height)


def detailed(scene: Scene) -> Canvas:
    plan = layout()
    columns, rows = plan.size
    canvas = Canvas(columns * WIDE + 1, rows * HIGH + 1)
    for space in plan.board.spaces.values():
        _draw_floor(canvas, scene, space)
    _draw_lines(canvas, scene, plan)
    for space in plan.board.spaces.values():
        _draw_space(canvas, scene, space)
    return canvas


def _draw_floor(canvas: Canvas, scene: Scene, space: Space) -> None:
    is_dark = space.kind in (Kind.ROOM, Kind.CHAMBER) and is_unsafe(scene.view, space.id)
    if is_dark:
        for y in range(space.y * HIGH + 1, (space.y + space.h) * HIGH):
            canvas.put(space.x * WIDE + 1, y, " " * (space.w * WIDE - 1), FLOORS[space.level])


def _draw_lines(canvas: Canvas, scene: Scene, plan: Layout) -> None:
    signs, doors = scene.signs, scene.own_doors
    walls: dict[Cell, int] = {}
    for (way, x, y), passage in plan.edges.items():
        if passage is not None and passage[0] is LinkKind.OPEN:
            continue
        ends = ((x, y, 4), (x, y + 1, 1)) if way == "v" else ((x, y, 2), (x + 1, y, 8))
        for cx, cy, bit in ends:
            walls[cx, cy] = walls.get((cx, cy), 0) | bit
        _draw_edge(canvas, signs, doors, (way, x, y), passage)
    for (x, y), bits in walls.items():
        canvas.put(x * WIDE, y * HIGH, signs.corners[bits], WALL)


def _draw_edge(
    canvas: Canvas, signs: Signs, doors: frozenset[str], edge: Edge, passage: tuple[LinkKind, str] | None
) -> None:
    way, x, y = edge
    upright, across, style = signs.corners[5], signs.corners[10] * (WIDE - 1), WALL
    if passage is not None:
        kind, link = passage
        if kind is LinkKind.DOOR:
            (upright, across), style = signs.door, DOOR_STYLE
        elif link in doors:
            (upright, across), style = signs.known, KNOWN_STYLE
        else:
            (upright, across), style = signs.secret, SECRET_STYLE
    if way == "v":
        canvas.put(x * WIDE, y * HIGH + 1, upright, style)
    else:
        canvas.put(x * WIDE + 1, y * HIGH, across, style)


def _draw_space(canvas: Canvas, scene: Scene, space: Space) -> None:
    left, top = space.x * WIDE + 1, space.y * HIGH + 1
    wide, high = space.w * WIDE - 1, space.h * HIGH - 1
    style = LEVEL_STYLES[space.level]
    if space.kind is Kind.ROOM:
        _draw_room(canvas, scene, space, left, top)
    elif space.kind in (Kind.CORRIDOR, Kind.STAIR):
        sign = _stair_sign(scene, space) if space.kind is Kind.STAIR else scene.signs.floor
        canvas.put(left + wide // 2, top + high // 2, sign, style)
    else:
        _draw_chamber(canvas, scene, space, left, top)
    cost = scene.reach.get(space.id)
    figures = scene.figures(space.id)
    row = top + high // 2 if wide < 2 * WIDE and high == 1 else top + high - 1
    at = left + wide // 2 if wide < WIDE else left
    if space.kind is Kind.STAIR:
        row = top + high // 2
    if cost and space.kind in (Kind.CORRIDOR, Kind.STAIR) and not figures:
        canvas.put(left + wide // 2, top + high // 2, str(cost), REACH)
    elif cost:
        canvas.put(left + wide - 1, top + high - 1, str(cost), REACH)
    if figures and wide < WIDE:
        at = left + max(0, (wide - len(figures)) // 2)
    for letter, seat_style in figures:
        canvas.put(at, row, letter, seat_style)
        at += 1


def _draw_room(canvas: Canvas, scene: Scene, space: Space, left: int, top: int) -> None:
    number = str(room_number(space.id))
    canvas.put(left, top, number, f"bold {LEVEL_STYLES[space.level]}")
    at = left + len(number) + 1
    if space.id in scene.view["graves"]:
        canvas.put(at, top, scene.signs.grave, "grey62")
    at = left
    for mark, style in scene.marks(space.id):
        canvas.put(at, top + 1, mark, style)
        at += len(mark) + 1


def _draw_chamber(canvas: Canvas, scene: Scene, space: Space, left: int, top: int) -> None:
    wide = space.w * WIDE - 1
    style = f"bold {LEVEL_STYLES[space.level]}"
    row = top + 1
    for line in wrap(scene.names[space.id], wide):
        canvas.put(left + (wide - len(line)) // 2, row, line, style)
        row += 1
    marks = scene.marks(space.id)
    if space.id in scene.view["graves"]:
        marks.insert(0, (scene.signs.grave, "grey62"))
    elif space.id in scene.view["defeats"]:
        marks.insert(0, (f"{scene.view['defeats'][space.id]}/3", style))
    width = sum(len(mark) + 1 for mark, _ in marks) - 1
    at = left + (wide - width) // 2
    for mark, mark_style in marks:
        canvas.put(at, row, mark, mark_style)
        at += len(mark) + 1


def _stair_sign(scene: Scene, space: Space) -> str:
    """An arrow to the deeper level."""
    below = int(space.id[2])
    board = layout().board
    for link in board.links:
        if space.id in (link.a, link.b):
            other = board.spaces[link.b if link.a == space.id else link.a]
            if other.level == below:
                across, down = link.x - space.x - space.w / 2, link.y - space.y - space.h / 2
                step = ((across > 0) - (across < 0), (down > 0) - (down < 0))
                return scene.signs.stairs[step]
    return scene.signs.floor


# --- the whole map -------------------------------------------------------------------------------------------------


def overview(scene: Scene, width: int) -> list[Text]:
    """The whole labyrinth on one sheet of this width, one row for each row of cells."""
    plan = layout()
    columns, rows = plan.size
    scale = min(2.0, width / columns)
    canvas = Canvas(int(columns * scale), rows)
    for space in plan.board.spaces.values():
        _draw_small(canvas, scene, space, int(space.x * scale), int((space.x + space.w) * scale))
    return canvas.rows(0, 0, canvas.width, canvas.height)


def _draw_small(canvas: Canvas, scene: Scene, space: Space, left: int, right: int) -> None:
    wide, style = right - left, LEVEL_STYLES[space.level]
    if space.kind in (Kind.CORRIDOR, Kind.STAIR):
        sign = _stair_sign(scene, space) if space.kind is Kind.STAIR else scene.signs.floor
        for y in range(space.y, space.y + space.h):
            canvas.put(left, y, sign.ljust(wide), style)
    else:
        _draw_small_place(canvas, scene, space, left, wide)
    marks = [(sign, style) for sign, style in scene.marks(space.id) if sign[0] in "M$"]
    row = space.y + space.h - 1 if space.kind is not Kind.CORRIDOR else space.y
    at = left + 1 if wide > 2 and space.kind not in (Kind.CORRIDOR, Kind.STAIR) else left
    for sign, sign_style in (*scene.figures(space.id), *marks):
        canvas.put(at, row, sign[0], sign_style)
        at += 1


def _draw_small_place(canvas: Canvas, scene: Scene, space: Space, left: int, wide: int) -> None:
    style = _over(FLOORS[space.level] if is_unsafe(scene.view, space.id) else "", LEVEL_STYLES[space.level])
    ends = "[]" if space.kind is Kind.ROOM else "()"
    for y in range(space.y, space.y + space.h):
        canvas.put(left, y, ends[0] + " " * (wide - 2) + ends[1], style)
    if space.kind is Kind.ROOM:
        label = str(room_number(space.id))
        at = left if wide < 4 and len(label) == 2 else left + 1
        canvas.put(at, space.y, label, f"bold {style}")
        if space.id in scene.view["graves"]:
            row = space.y if wide > len(label) + 2 else space.y + 1
            canvas.put(left + wide - 2, row, scene.signs.grave, "grey62")
        return
    for row, line in enumerate(_fitted(scene.names[space.id], wide, space.h - 2), start=space.y + 1):
        canvas.put(left, row, " " * wide, style)
        canvas.put(left + (wide - len(line)) // 2, row, line, f"bold {style}")


def _fitted(name: str, wide: int, rows: int) -> list[str]:
    """A name in as many rows; a word that is too long is cut off."""
    words = (word if len(word) <= wide else f"{word[: wide - 1]}." for word in name.split())
    return wrap(" ".join(words), wide)[:rows]
