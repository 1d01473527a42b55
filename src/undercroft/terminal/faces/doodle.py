"""Doodle Dungeon in the terminal: the sheets as grids of signs, and cells that are typed by their names."""

from __future__ import annotations

import re
from typing import Any

from rich.text import Text

from undercroft.games.doodle.content.cards import CARDS, CATEGORIES, LEVELS
from undercroft.games.doodle.content.grid import COLUMNS, INDEX, NAMES
from undercroft.games.doodle.rules.names import is_name
from undercroft.kernel.ask import Ask, LazyOptions, Option, Subsets
from undercroft.kernel.ask import text as option_text
from undercroft.terminal.face import Face, View
from undercroft.terminal.faces.doodle_sheet import SheetFace, way_of
from undercroft.words import Speaker

BY_CELL = ("walls", "trap", "goblin", "orc", "dragon", "treasure", "name-monster", "path")
"""Asks that are answered by cells; there are too many to number them."""
BETWEEN = 2
"""Spaces between two sheets."""
GAP = "   "
"""Parts what a legend explains."""


class GameFace(Face):
    """Doodle Dungeon."""

    ROUTINE = frozenset({"turn", "round", "laid-out", "taken", "left-over"})

    def __init__(self, speaker: Speaker, *, is_ascii: bool) -> None:
        super().__init__(speaker, is_ascii=is_ascii)
        self.sheets = SheetFace(is_ascii=is_ascii)

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
        elif ask.what == "name-monster" and ask.about is not None:
            seats = [ask.about["owner"]]
        else:
            seats = [seat, *(other["seat"] for other in view["dungeons"] if other["seat"] != seat)]
        return self._side_by_side(view, seats, width)

    def whole(self, view: View, seat: int | None, where: str, width: int) -> list[Text]:  # noqa: ARG002
        return self._side_by_side(view, [dungeon["seat"] for dungeon in view["dungeons"]], width)

    def _side_by_side(self, view: View, seats: list[int], width: int) -> list[Text]:
        """As many sheets in a row as there is room for, and what their signs mean."""
        shown = [view["dungeons"][seat] for seat in seats]
        has_way = any(dungeon["path"] for dungeon in shown)
        wide = self.sheets.width(has_way=has_way)
        fit = max(1, width // (wide + BETWEEN))
        lines: list[Text] = []
        for first in range(0, len(shown), fit):
            row = shown[first : first + fit]
            names = [self.dungeon_name(dungeon, room=wide if len(row) > 1 else width) for dungeon in row]
            lines.append(Text((" " * BETWEEN).join(f"{name:<{wide}}" for name in names), "bold"))
            sheets = [self.sheets.rows(one, has_way=has_way, is_drawn=view["phase"] == "B") for one in row]
            lines += [Text(" " * BETWEEN).join(parts) for parts in zip(*sheets, strict=True)]
        legend = self.words.say("doodle-view-legend")
        if has_way:
            legend += GAP + self.words.say("doodle-view-legend-way", arrow=self.sheets.arrows[1])
        if has_way and view["phase"] == "B":
            legend += GAP + self.words.say("doodle-view-legend-pencil", pencil=self.sheets.pencil)
        return [*lines, *(Text(line, "dim") for line in _filled(legend.split(GAP), width))]

    def dungeon_name(self, dungeon: View, room: int = 200) -> str:
        """The name on the sheet, cut off where there is no room for it, and whose it is (DOO-RULING-45)."""
        seat = self.speaker.seats[dungeon["seat"]]
        if not dungeon["name"]:
            return self.words.say("doodle-view-dungeon-of", seat=seat)[:room]
        name = self.speaker.name("dungeon", dungeon["name"])
        whole = self.words.say("doodle-view-sheet", seat=seat, dungeon=name)
        if len(whole) > room:
            kept = max(1, len(name) - (len(whole) - room) - 1)
            whole = self.words.say("doodle-view-sheet", seat=seat, dungeon=f"{name[:kept].rstrip()}.")
        return whole[:room]

    # --- people and cards ----------------------------------------------------------------------------------------

    def standing(self, view: View, seat: int | None) -> list[Text]:
        return [self._master(view, dungeon, is_own=dungeon["seat"] == seat) for dungeon in view["dungeons"]]

    def _master(self, view: View, dungeon: View, *, is_own: bool) -> Text:
        say, speaker = self.words.say, self.speaker
        levels = [self._level(dungeon, number, category) for number, category in enumerate(CATEGORIES)]
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
        if dungeon["taken"] and not is_own:
            parts.append(self._built(dungeon["taken"]))
        if dungeon["ready"]:
            parts.append(say("doodle-view-ready"))
        if "score" in dungeon:
            parts.append(say("doodle-table-points", number=dungeon["score"]["total"]))
        return Text.assemble((f"{speaker.seats[dungeon['seat']]}: ", "bold"), "; ".join(parts))

    def _level(self, dungeon: View, number: int, category: str) -> str:
        """The level of a category, and how many boxes of those for the next one are checked."""
        boxes, level = dungeon["boxes"][category], dungeon["levels"][category]
        sign = "+" if number < 3 else ""
        following = next((count for count, one in enumerate(LEVELS[number]) if one > level), 0)
        facts = {"category": self.speaker.name("category", category), "level": f"{sign}{level}"}
        if not following:
            return self.words.say("doodle-view-level", **facts)
        return self.words.say("doodle-view-level-boxes", **facts, boxes=boxes, next=following)

    def _fate(self, dungeon: View) -> str:
        return self.words.say("doodle-view-dead" if dungeon["fate"] == "dead" else "doodle-view-escaped")

    def _laid(self, laid: View) -> str:
        name = self.speaker.name("card", laid["card"])
        return f"{name} ({laid['target']})" if laid["target"] else name

    def _built(self, card: str) -> str:
        elements = ", ".join(self.speaker.name("element", element) for element in CARDS[card].elements)
        return f"{self.speaker.name('card', card)} ({elements})"

    def hand(self, view: View, seat: int) -> list[Text]:
        """The open card, the cards in hand, and what others have laid above the own dungeon, with their words."""
        own = view["dungeons"][seat]
        rows = []
        if own["taken"]:
            rows.append(self._taken(own))
        if view["phase"] == "C":
            rows += self._cards("hand", own["hand"])
        if own["above"]:
            rows += self._above("above-own", own["above"])
        return rows

    def _taken(self, own: View) -> Text:
        """The open card with its elements; the one to be built next stands out."""
        line = Text.assemble((f"{self.speaker.name('card', own['taken'])}: ", "bold"))
        for number, element in enumerate(CARDS[own["taken"]].elements):
            style = "dim" if number < own["step"] else "bold" if number == own["step"] else ""
            line.append(f"{', ' if number else ''}{self.speaker.name('element', element)}", style)
        line.append(f" – {self._does(own['taken'])}", "dim")
        return line

    def _does(self, card: str) -> str:
        """When an action can be played, and what it does."""
        found = CARDS[card]
        when = self.words.say(f"doodle-table-when-{found.timing if found.is_dungeon_action else 'hero'}")
        return f"{when}: {self.speaker.name('action', found.action)}"

    def _cards(self, what: str, cards: list[str]) -> list[Text]:
        """A heading, and each card with its words; copies of a card are told once, with their number."""
        heading = self.words.say(f"doodle-view-{what}")
        if not cards:
            return [Text.assemble((f"{heading}: ", "bold"), self.words.say("doodle-view-nothing"))]
        rows = [Text(f"{heading}:", "bold")]
        actions = [CARDS[card].action for card in cards]
        for action in dict.fromkeys(actions):
            card = cards[actions.index(action)]
            copies = f" ×{actions.count(action)}" if actions.count(action) > 1 else ""
            name = f"  {self.speaker.name('card', card)}{copies}"
            rows.append(Text.assemble((name, ""), (f" – {self._does(card)}", "dim")))
        return rows

    def _above(self, what: str, above: list[View]) -> list[Text]:
        """What others have laid above a dungeon, and what it does there."""
        rows = [Text(f"{self.words.say(f'doodle-view-{what}')}:", "bold")]
        for laid in above:
            does = self.speaker.name("action", CARDS[laid["card"]].action)
            rows.append(Text.assemble(f"  {self._laid(laid)}", (f" – {does}", "dim")))
        return rows

    def details(self, view: View, seat: int | None) -> list[Text]:
        """The ways cell by cell, and what every card above a dungeon, in the discard and in the own deck does."""
        rows = []
        for dungeon in view["dungeons"]:
            name = self.dungeon_name(dungeon)
            if dungeon["path"]:
                rows.append(Text(self.words.say("doodle-view-way", name=name, number=len(dungeon["path"])), "bold"))
                rows.append(way_of(dungeon, is_drawn=view["phase"] == "B"))
            if dungeon["above"] and dungeon["seat"] != seat:
                rows.append(Text(name, "bold"))
                rows += self._above("above-other", dungeon["above"])
        if any(dungeon["path"] for dungeon in view["dungeons"]):
            rows.append(Text(self.words.say("doodle-view-way-legend"), "dim"))
        rows += self._cards("discard", view["discard"])
        if seat is not None and view["dungeons"][seat]["deck"]:
            rows += self._cards("deck", view["dungeons"][seat]["deck"])
        return rows

    def results(self, view: View) -> list[tuple[str, list[str]]]:
        """The names of the dungeons (DOO-RULING-45); the lines of the score sheets stand in the log above."""
        names = [self.speaker.name("dungeon", one["name"]) if one["name"] else "" for one in view["dungeons"]]
        return [(self.words.say("doodle-view-dungeon"), names)]

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
        if ask.what == "name-dungeon":
            return [Text(self.words.say("doodle-view-type-name"))]
        if self.shown(view, ask) is None or isinstance(ask.options, Subsets):
            return []
        if ask.what == "path":
            steps = [str(option) for option in ask.options if option in INDEX]
            return [Text(self.words.say("doodle-view-type-way", cells=", ".join(steps)))]
        first = next(option for option in ask.options if option != "erase")
        message = "doodle-view-type-walls" if ask.what == "walls" else "doodle-view-type-cell"
        return [Text(self.words.say(message, example=option_text(first)))]

    def read(self, view: View, ask: Ask, typed: str) -> list[Option] | str | None:
        """Cells in any case, with spaces or commas between them; or a name, as it is typed."""
        if ask.what == "name-dungeon":
            return self._read_name(ask, typed)
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

    def _read_name(self, ask: Ask, typed: str) -> list[Option] | str | None:
        """Any line; a single letter is left to the commands, and a number to the proposals."""
        name = " ".join(typed.split())
        if len(name) < 2 or name.isdecimal():
            return None
        most = ask.about["most"] if ask.about is not None else 0
        return [name] if is_name(name) else self.words.say("doodle-view-no-name", most=most)

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


def _filled(pieces: list[str], width: int) -> list[str]:
    """Lines of so many pieces as have room."""
    lines: list[str] = []
    for piece in pieces:
        if lines and len(lines[-1]) + len(GAP) + len(piece) <= width:
            lines[-1] += GAP + piece
        else:
            lines.append(piece)
    return lines
