"""Doodle Dungeon in the terminal: the sheets as grids of signs, and cells that are typed by their names."""

from __future__ import annotations

import re
from typing import Any

from rich.text import Text

from undercroft.games.doodle.content.cards import CARDS
from undercroft.games.doodle.content.grid import COLUMNS, INDEX, NAMES, ROWS
from undercroft.kernel.ask import Ask, LazyOptions, Option, Subsets
from undercroft.kernel.ask import text as option_text
from undercroft.terminal.face import Face, View
from undercroft.words import Speaker

SIGNS = {"walls": "#", "traps": "^", "goblins": "g", "orcs": "o", "dragons": "d"}
STYLES = {"#": "bold", "^": "bright_red", "g": "bright_green", "o": "bright_yellow", "d": "bright_magenta", "x": "dim"}
SHEET_WIDTH = 2 * COLUMNS + 4
BY_CELL = ("walls", "trap", "goblin", "orc", "dragon", "treasure", "name-monster", "path")
"""Asks that are answered by cells; there are too many to number them."""


class GameFace(Face):
    """Doodle Dungeon."""

    ROUTINE = frozenset({"turn", "round", "laid-out", "taken", "left-over"})

    def __init__(self, speaker: Speaker, *, is_ascii: bool) -> None:
        super().__init__(speaker, is_ascii=is_ascii)
        self.on_the_way = "," if is_ascii else "·"

    # --- sheets --------------------------------------------------------------------------------------------------

    def title(self, view: View, seat: int | None) -> str:
        say = self.words.say
        where = say("doodle-view-round", round=view["round"]) if view["phase"] == "A" else say(self._phase(view))
        return f"{say('doodle')} · {where}" + (f" · {self.speaker.seats[seat]}" if seat is not None else "")

    def _phase(self, view: View) -> str:
        return f"doodle-view-phase-{view['phase']}"

    def around(self, view: View, ask: Ask, seat: int, width: int, height: int) -> list[Text]:  # noqa: ARG002
        if view["phase"] == "A":
            seats = [seat]
        elif view["phase"] == "B":
            seats = [(seat - 1) % len(view["dungeons"])]
        else:
            seats = [seat, *(other["seat"] for other in view["dungeons"] if other["seat"] != seat)]
        return [*self._side_by_side(view, seats, width), Text(self.words.say("doodle-view-legend"), "dim")]

    def whole(self, view: View, seat: int | None, where: str, width: int) -> list[Text]:  # noqa: ARG002
        seats = [dungeon["seat"] for dungeon in view["dungeons"]]
        return [*self._side_by_side(view, seats, width), Text(self.words.say("doodle-view-legend"), "dim")]

    def _side_by_side(self, view: View, seats: list[int], width: int) -> list[Text]:
        """As many sheets in a row as there is room for."""
        fit = max(1, width // (SHEET_WIDTH + 2))
        lines: list[Text] = []
        for first in range(0, len(seats), fit):
            sheets = [self._sheet(view["dungeons"][seat]) for seat in seats[first : first + fit]]
            lines += [Text("  ").join(row) for row in zip(*sheets, strict=True)]
        return lines

    def _sheet(self, dungeon: View) -> list[Text]:
        name = self.words.say("doodle-view-dungeon-of", seat=self.speaker.seats[dungeon["seat"]])
        lines = [Text(f"{name[:SHEET_WIDTH]:<{SHEET_WIDTH}}", "bold")]
        numbers = " ".join(str(column) for column in range(1, COLUMNS + 1))
        lines.append(Text(f"   {numbers:<{SHEET_WIDTH - 3}}", "dim"))
        signs = self._signs(dungeon)
        for row in range(ROWS):
            line = Text.assemble((">" if row == 0 else " ", "dim"), ("ABCDEFGH"[row], "dim"))
            for cell in NAMES[row * COLUMNS : (row + 1) * COLUMNS]:
                sign = signs[cell]
                line.append(" ")
                line.append(sign, STYLES.get(sign.lower(), "bold reverse" if sign == "@" else ""))
            line.append(" <" if row == ROWS - 1 else "  ", "dim")
            lines.append(line)
        return lines

    def _signs(self, dungeon: View) -> dict[str, str]:
        """What stands in each cell; a capital letter or a $ has a treasure of the reader's own below it."""
        signs = dict.fromkeys(NAMES, ".")
        signs |= dict.fromkeys(dungeon["path"], self.on_the_way)
        for what, sign in SIGNS.items():
            signs |= dict.fromkeys(dungeon[what], sign)
        signs |= dict.fromkeys(dungeon["gone"], "x")
        for cell in dungeon.get("treasures", ()):
            signs[cell] = signs[cell].upper() if signs[cell] in "god" else "$"
        if 0 < dungeon["at"] <= len(dungeon["path"]) and dungeon["fate"] == "alive":
            signs[dungeon["path"][dungeon["at"] - 1]] = "@"
        return signs

    # --- people and cards ----------------------------------------------------------------------------------------

    def standing(self, view: View, seat: int | None) -> list[Text]:  # noqa: ARG002
        return [self._master(view, dungeon) for dungeon in view["dungeons"]]

    def _master(self, view: View, dungeon: View) -> Text:
        say, speaker = self.words.say, self.speaker
        levels = [
            say("doodle-view-level", category=speaker.name("category", category), level=level)
            for category, level in dungeon["levels"].items()
        ]
        parts = [f"{say('doodle-view-levels')}: {', '.join(levels)}"]
        if view["phase"] == "C":
            is_alive = dungeon["fate"] == "alive"
            fate = say("doodle-view-hearts", hearts=dungeon["hearts"]) if is_alive else self._fate(dungeon)
            parts = [fate, *parts, say("doodle-view-hand-cards", number=dungeon["hand_count"])]
        if "treasure_count" in dungeon:
            parts.append(say("doodle-view-treasure-count", number=dungeon["treasure_count"]))
        parts.append(say("doodle-view-deck-cards", number=dungeon["cards"]))
        if dungeon["above"]:
            cards = self.words.listed([self._laid(laid) for laid in dungeon["above"]])
            parts.append(say("doodle-view-above", cards=cards))
        if dungeon["ready"]:
            parts.append(say("doodle-view-ready"))
        return Text.assemble((f"{speaker.seats[dungeon['seat']]}: ", "bold"), "; ".join(parts))

    def _fate(self, dungeon: View) -> str:
        return self.words.say("doodle-view-dead" if dungeon["fate"] == "dead" else "doodle-view-escaped")

    def _laid(self, laid: View) -> str:
        name = self.speaker.name("card", laid["card"])
        return f"{name} ({laid['target']})" if laid["target"] else name

    def hand(self, view: View, seat: int) -> list[Text]:
        own = view["dungeons"][seat]
        rows = []
        if own["taken"]:
            rows.append(self._taken(own))
        if view["phase"] == "C":
            rows.append(self._row("hand", own["hand"]))
        return rows

    def _taken(self, own: View) -> Text:
        """The open card with its elements; the one to be built next stands out."""
        line = Text.assemble((f"{self.speaker.name('card', own['taken'])}: ", "bold"))
        for number, element in enumerate(CARDS[own["taken"]].elements):
            style = "dim" if number < own["step"] else "bold" if number == own["step"] else ""
            line.append(f"{', ' if number else ''}{self.speaker.name('element', element)}", style)
        return line

    def _row(self, what: str, cards: list[str]) -> Text:
        told = [self.speaker.name("card", card) for card in cards]
        nothing = self.words.say("doodle-view-nothing")
        return Text.assemble((f"{self.words.say(f'doodle-view-{what}')}: ", "bold"), ", ".join(told) or nothing)

    def details(self, view: View, seat: int | None) -> list[Text]:
        rows = [self._row("discard", view["discard"])]
        if seat is not None and view["dungeons"][seat]["deck"]:
            rows.append(self._row("deck", view["dungeons"][seat]["deck"]))
        return rows

    # --- answering -----------------------------------------------------------------------------------------------

    def foregone(self, view: View, ask: Ask) -> Option | None:
        """A way is never walked without being asked: a whole one may be meant."""
        return None if ask.what == "path" else super().foregone(view, ask)

    def shown(self, view: View, ask: Ask) -> list[Option] | None:  # noqa: ARG002
        """Cells are typed, so only the words among the options are numbered."""
        if ask.what not in BY_CELL or not isinstance(ask.options, LazyOptions):
            return None
        return [word for word in ("done", "erase") if word in ask.options]

    def extra(self, view: View, ask: Ask) -> list[Text]:
        if self.shown(view, ask) is None or isinstance(ask.options, Subsets):
            return []
        if ask.what == "path":
            steps = [str(option) for option in ask.options if option in INDEX]
            return [Text(self.words.say("doodle-view-type-way", cells=", ".join(steps)))]
        first = next(option for option in ask.options if option != "erase")
        message = "doodle-view-type-walls" if ask.what == "walls" else "doodle-view-type-cell"
        return [Text(self.words.say(message, example=option_text(first)))]

    def read(self, view: View, ask: Ask, typed: str) -> list[Option] | str | None:
        """Cells in any case, with spaces or commas between them."""
        words = re.split(r"[\s,;>-]+", typed.strip().upper())
        if ask.what not in BY_CELL or not re.fullmatch(r"[A-Z]\d+", words[0]):
            return None
        wrong = next((word for word in words if word not in INDEX), None)
        if wrong is not None:
            return self.words.say("doodle-view-no-cell", typed=wrong)
        if ask.what == "walls":
            return [tuple(words)]
        if ask.what != "path":
            return [words[0]]
        if words[0] == NAMES[0] and len(words) > 1:
            return [tuple(words)]
        return list(self._steps(view["dungeons"][(ask.seat - 1) % len(view["dungeons"])]["path"][-1], words))

    def _steps(self, here: str, goals: list[str]) -> list[str]:
        """Step by step to each goal, along straight lines; what is no line is left to the rules to refuse."""
        steps = []
        at = INDEX[here]
        for goal in map(INDEX.__getitem__, goals):
            stride = _stride(at, goal)
            while stride and at + stride != goal:
                at += stride
                steps.append(NAMES[at])
            at = goal
            steps.append(NAMES[at])
        return steps

    def goes_on(self, ask: Ask, following: Ask | None) -> bool:
        return following is not None and ask.what == following.what == "path" and ask.seat == following.seat

    def rank(self, view: View, ask: Ask, option: Option) -> Any:  # noqa: ARG002
        """Cards of the display in the order of the deck, so that copies stand together."""
        return CARDS[str(option)].number if ask.what == "pick" and option in CARDS else 0


def _stride(at: int, goal: int) -> int:
    """The difference from cell to cell along the row or column that joins them; 0 if there is none."""
    if at // COLUMNS == goal // COLUMNS:
        return 1 if goal > at else -1
    if at % COLUMNS == goal % COLUMNS:
        return COLUMNS if goal > at else -COLUMNS
    return 0
