"""The picture of the house: its rooms, and who may enter which, drawn from the imports as they are.

`undercroft workshop house` writes docs/house.svg; a test says when it is no longer true.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from textwrap import wrap
from typing import Final, NamedTuple

from undercroft.games.rooms import DUTIES
from undercroft.project import need_root
from undercroft.workshop.imports import SOURCE, graph, part_of

PICTURE: Final = Path("docs") / "house.svg"
WIDTH: Final = 1180
BOX: Final = (176, 74)
ROW: Final = 128
INNER_ROW: Final = 106
MARGIN: Final = 28
LETTERS: Final = 29
"""So many letters of a caption fit into a row of a box."""
SHELL: Final = {"cli": "commands", "__main__": "commands", "commands": "commands"}
ROOF: Final = "commands"
"""It may enter every room, so no way of it is drawn."""
NOT_SHOWN: Final = {"project", "compiled", "client"}
"""Where things lie on this machine; no room of the house."""
IN_A_GAME: Final = {
    "game": "the game as the kernel sees it",
    "told": "what people see and hear",
    "bot": "how the computer plays",
    "scenario": "a position in the ledger's words",
    "invariants": "what can never be",
    "redeal": "what a seat cannot know, dealt anew",
    "copies": "equal states, made from state",
    "balance": "what only its report has",
    "lively": "random answers that lead somewhere",
    "rules": "the rulebook, a file a section",
    "state": "the position as plain data",
    "options": "what a table can choose",
    "content": "cards and boards as data",
}

Graph = Mapping[str, set[str]]
STYLE: Final = """
text { font-family: Georgia, 'Times New Roman', serif; fill: #3a2c1a; text-anchor: middle; }
.name { font-size: 17px; font-weight: bold; } .caption { font-size: 11.5px; fill: #6b5638; }
.room { fill: #fdf8ea; stroke: #7a5c33; stroke-width: 1.4; }
.games { fill: #f1e3c2; stroke: #7a5c33; stroke-width: 1.8; stroke-dasharray: 7 4; }
.way { fill: none; stroke: #9a7a4a; stroke-width: 1.6; marker-end: url(#head); }
"""


class Box(NamedTuple):
    """Where a room is drawn: its left upper corner and its size."""

    x: float
    y: float
    width: float = BOX[0]
    height: float = BOX[1]

    @property
    def middle(self) -> float:
        return self.x + self.width / 2


# --- what is drawn ---------------------------------------------------------------------------------------------------


def rooms(modules: Graph) -> dict[str, set[str]]:
    """The parts of the house and what each imports; the command line is one of them."""

    def room_of(module: str) -> str:
        part = SHELL.get(part_of(module), part_of(module))
        return "" if part in NOT_SHOWN else part

    return _gathered(modules, room_of)


def rooms_of_a_game(modules: Graph) -> dict[str, set[str]]:
    """The rooms that all games have, with what any game imports there."""

    def room_of(module: str) -> str:
        return module.split(".")[3] if part_of(module) == "games" and module.count(".") > 2 else ""

    found = _gathered(modules, room_of)
    found["game"] |= {place.room.partition(".")[0] for place in DUTIES.values()}  # a game's class looks for them there
    return found


def _gathered(modules: Graph, room_of: Callable[[str], str]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for module, imported in modules.items():
        if room := room_of(module):
            found.setdefault(room, set()).update({room_of(name) for name in imported} - {room, ""})
    return found


def needed(ways: Graph) -> dict[str, set[str]]:
    """Only the ways that no longer way implies: who may enter the hall may enter what the hall leads to."""
    return {
        room: {other for other in others if not any(other in _reached(ways, one) for one in others - {other})}
        for room, others in ways.items()
    }


def _reached(ways: Graph, room: str) -> set[str]:
    found: set[str] = set()
    waiting = [room]
    while waiting:
        new = ways.get(waiting.pop(), set()) - found
        found |= new
        waiting.extend(new)
    return found


def floors(ways: Graph) -> list[list[str]]:
    """The rooms floor by floor, the top one first; a room stands above all that it enters."""
    height: dict[str, int] = {}

    def height_of(room: str) -> int:
        if room not in height:
            height[room] = 1 + max((height_of(other) for other in ways.get(room, ())), default=-1)
        return height[room]

    for room in ways:
        height_of(room)
    found = [sorted(room for room in ways if height[room] == floor) for floor in range(max(height.values()), -1, -1)]
    return [part for floor in found for part in _apart(floor)]


def _apart(floor: list[str]) -> list[list[str]]:
    """The games fill a floor of their own."""
    others = [room for room in floor if room != "games"]
    return [part for part in (others, [room for room in floor if room == "games"]) if part]


def caption(room: str) -> str:
    """What the room says of itself: the first sentence of its docstring."""
    folder, file = SOURCE / room / "__init__.py", SOURCE / f"{room}.py"
    told = ast.get_docstring(ast.parse((folder if folder.is_file() else file).read_text(encoding="utf-8"))) or ""
    sentence = " ".join(told.split("\n\n")[0].split()).split(". ")[0].rstrip(".")
    name, colon, rest = sentence.partition(": ")
    return rest if colon and name.lower().removeprefix("the ") == room else sentence


# --- the picture -----------------------------------------------------------------------------------------------------


def picture(modules: Graph) -> str:
    """The whole house as SVG."""
    inner, outer = rooms_of_a_game(modules), rooms(modules)
    inner_floors = floors(inner)
    ways = {room: others for room, others in needed(outer).items() if room != ROOF}
    boxes: dict[str, Box] = {}
    y = 0.0
    for floor in reversed(floors(outer)):
        height = len(inner_floors) * INNER_ROW + 30 if floor == ["games"] else BOX[1]
        y -= height + ROW - BOX[1]
        boxes |= _placed(floor, y, height, ways, boxes)
    boxes = {room: box._replace(y=box.y - y + MARGIN) for room, box in boxes.items()}
    parts = [*_ways(ways, boxes), *_games(boxes["games"], inner, inner_floors)]
    parts += [_room(room, box, caption(room)) for room, box in boxes.items() if room != "games"]
    return "\n".join([*_frame(-y - ROW + BOX[1] + 2 * MARGIN), *parts, "</svg>", ""])


def _placed(floor: list[str], y: float, height: float, ways: Graph, below: Mapping[str, Box]) -> dict[str, Box]:
    """A floor of the house: who is alone on it stands above the leftmost room it enters."""
    if floor in (["games"], [ROOF]):
        return {floor[0]: Box(MARGIN, y, WIDTH - 2 * MARGIN, height)}
    if len(floor) == 1 and ways[floor[0]] - {"games"}:
        return {floor[0]: Box(min(below[other].x for other in ways[floor[0]] - {"games"}), y)}
    return {room: Box(x, y) for room, x in zip(floor, _spread(floor), strict=True)}


def _spread(floor: Sequence[str]) -> Iterator[float]:
    """The left edges of the rooms of a floor."""
    gap = (WIDTH - 2 * MARGIN - len(floor) * BOX[0]) / (len(floor) + 1)
    yield from (MARGIN + gap + number * (BOX[0] + gap) for number, _ in enumerate(floor))


def _games(box: Box, inner: Graph, inner_floors: list[list[str]]) -> Iterator[str]:
    yield f'<rect class="games" x="{box.x}" y="{box.y}" width="{box.width}" height="{box.height}" rx="14"/>'
    yield _text(box.middle, box.y + 26, "games: each has the same rooms", "name")
    boxes = {
        room: Box(x, box.y + 44 + number * INNER_ROW)
        for number, floor in enumerate(inner_floors)
        for room, x in zip(floor, _spread(floor), strict=True)
    }
    yield from _ways(needed(inner), boxes)
    yield from (_room(room, place, IN_A_GAME.get(room, "")) for room, place in boxes.items())


def _ways(ways: Graph, boxes: Mapping[str, Box]) -> Iterator[str]:
    for room in sorted(ways):
        for other in sorted(ways[room]):
            start, end = boxes[room], boxes[other]
            x, y = start.middle, start.y + start.height
            to_x = min(max(x, end.x + 40), end.x + end.width - 40) if other == "games" else end.middle
            bend = (y + end.y) / 2
            curve = f"C{x:.0f} {bend:.0f} {to_x:.0f} {bend:.0f} {to_x:.0f} {end.y - 3:.0f}"
            yield f'<path class="way" d="M{x:.0f} {y:.0f}{curve}"/>'


def _room(room: str, box: Box, said: str) -> str:
    lines = wrap(said, LETTERS * int(box.width / BOX[0]))[:3]
    top = box.y + 3 + (box.height - 14 * len(lines)) / 2
    texts = [_text(box.middle, top + 4, room, "name")]
    texts += [_text(box.middle, top + 20 + 14 * number, line, "caption") for number, line in enumerate(lines)]
    shape = f'<rect class="room" x="{box.x:.0f}" y="{box.y:.0f}" width="{box.width}" height="{box.height}" rx="9"/>'
    return "\n".join([shape, *texts])


def _text(x: float, y: float, said: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x:.0f}" y="{y:.0f}">{escape(said)}</text>'


def _frame(height: float) -> list[str]:
    size = f'width="{WIDTH}" height="{height:.0f}"'
    head = '<marker id="head" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {WIDTH} {height:.0f}" role="img">',
        "<title>The rooms of the house: an arrow leads to what a room may import</title>",
        f'<defs>{head}<path d="M0 0 8 4 0 8z" fill="#9a7a4a"/></marker><style>{STYLE}</style></defs>',
        f'<rect {size} fill="#f7eed8"/>',
    ]


def draw(out: Path | None) -> Path:
    """Draw the picture anew; returns where it is."""
    place = out or need_root("the picture of the house") / PICTURE
    place.write_text(picture(graph()), encoding="utf-8")
    return place
