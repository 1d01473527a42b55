"""A dungeon sheet as signs: what stands in each cell, where the hero is, and the way with its arrows (DOO-PATH-14)."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from undercroft.games.doodle.content.grid import COLUMNS, INDEX, NAMES, ROWS
from undercroft.terminal.face import View

SIGNS: Final = {"walls": "#", "traps": "^", "goblins": "g", "orcs": "o", "dragons": "d"}
STYLES: Final = {
    "#": "bold",
    "^": "bright_red",
    "g": "bright_green",
    "o": "bright_yellow",
    "d": "bright_magenta",
    "x": "dim",
    "@": "bold reverse",
}
PLAIN, WITH_WAY = 2, 3
"""How wide a cell is: its sign and a space, or its sign and an arrow for each of two passes (DOO-PATH-8)."""
_ARROWS: Final = {1: "→", -1: "←", COLUMNS: "↓", -COLUMNS: "↑"}
_ASCII_ARROWS: Final = {1: ">", -1: "<", COLUMNS: "v", -COLUMNS: "^"}
HERO: Final = "@"


class SheetFace:
    """How sheets are drawn on this terminal."""

    def __init__(self, *, is_ascii: bool) -> None:
        self.arrows = _ASCII_ARROWS if is_ascii else _ARROWS
        self.pencil = "*" if is_ascii else "●"
        """Where a way under construction has come to."""

    def width(self, *, has_way: bool) -> int:
        return 4 + COLUMNS * (WITH_WAY if has_way else PLAIN)

    def rows(self, dungeon: View, *, has_way: bool, is_drawn: bool) -> list[Text]:
        """The grid with its letters and numbers; `is_drawn`: the way is still being drawn."""
        wide = WITH_WAY if has_way else PLAIN
        lines = [Text("   " + "".join(f"{column:<{wide}}" for column in range(1, COLUMNS + 1)) + " ", "dim")]
        signs = signs_of(dungeon)
        arrows = self._arrows_of(dungeon, is_drawn=is_drawn)
        waits = bool(dungeon["path"]) and not is_drawn and dungeon["at"] == 0
        for row in range(ROWS):
            line = Text((HERO if waits else ">") if row == 0 else " ", STYLES[HERO] if waits and row == 0 else "dim")
            line.append("ABCDEFGH"[row] + " ", "dim")
            for cell in NAMES[row * COLUMNS : (row + 1) * COLUMNS]:
                line.append(signs[cell], STYLES.get(signs[cell].lower(), ""))
                for sign, style in arrows.get(cell, ()):
                    line.append(sign, style)
                line.append(" " * (wide - 1 - len(arrows.get(cell, ()))))
            line.append("<" if row == ROWS - 1 else " ", "dim")
            lines.append(line)
        return lines

    def _arrows_of(self, dungeon: View, *, is_drawn: bool) -> dict[str, list[tuple[str, str]]]:
        """For each cell of the way where it goes on, at the first pass and at the second; what is walked is dim."""
        path, at = dungeon["path"], dungeon["at"] - 1
        found: dict[str, list[tuple[str, str]]] = {}
        for number, cell in enumerate(path):
            style = "bold cyan" if is_drawn or number >= at else "dim"
            found.setdefault(cell, []).append((self._onwards(path, number, is_drawn=is_drawn), style))
        if not is_drawn and 0 <= at < len(path) and dungeon["fate"] == "alive":
            onwards = self._onwards(path, at, is_drawn=False)
            found[path[at]] = [(HERO, STYLES[HERO]), (onwards, "bold cyan")]
        return found

    def _onwards(self, path: list[str], number: int, *, is_drawn: bool) -> str:
        """The arrow from one cell of the way to the next, or out of the dungeon; the pencil where it ends so far."""
        if number + 1 < len(path):
            return self.arrows[INDEX[path[number + 1]] - INDEX[path[number]]]
        return self.pencil if is_drawn else self.arrows[1]


def signs_of(dungeon: View) -> dict[str, str]:
    """What stands in each cell; a capital letter or a $ has a treasure of the reader's own below it."""
    signs = dict.fromkeys(NAMES, ".")
    for what, sign in SIGNS.items():
        signs |= dict.fromkeys(dungeon[what], sign)
    signs |= dict.fromkeys(dungeon["gone"], "x")
    for cell in dungeon.get("treasures", ()):
        signs[cell] = signs[cell].upper() if signs[cell] in "god" else "$"
    return signs


def way_of(dungeon: View, *, is_drawn: bool) -> Text:
    """The way cell by cell, with what is drawn on each; where the hero is (or the pencil) it stands in brackets."""
    signs = signs_of(dungeon)
    here = len(dungeon["path"]) - 1 if is_drawn else dungeon["at"] - 1
    line = Text()
    for number, cell in enumerate(dungeon["path"]):
        thing = signs[cell].lower() if signs[cell].lower() in "^godx" else ""
        told = f"{cell}{thing}"
        walked = number < here and not is_drawn
        line.append(" " if number else "")
        line.append(f"[{told}]" if number == here else told, "bold" if number == here else "dim" if walked else "")
    return line
