"""Dungeoneer in the terminal: the map of cards, all players, and what lies before them."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from undercroft.games.dungeoneer.content.cards import CARDS, LOCATIONS, OPEN, TYPES, WALL, card_texts
from undercroft.games.dungeoneer.content.layout import BACK, DX, DY, EXITS
from undercroft.kernel.ask import Ask, Option
from undercroft.terminal.face import Face, View, letters
from undercroft.words import Speaker

WIDTH: Final = 6
SIGNS: Final = {"EW": {OPEN: "--", "trapped": "~~", "locked": "=="}, "NS": {OPEN: "|", "trapped": "!", "locked": '"'}}
ORDER: Final = ("deliver", "meet", "accept", "attempt", "go", "try", "explore", "duel", "play", "use", "end")
ZONES: Final = ("boons", "treasures", "banes", "horde", "completed")


class GameFace(Face):
    """Dungeoneer."""

    ROUTINE = frozenset({"turn", "drawn", "drawn-cards", "award"})

    def __init__(self, speaker: Speaker, *, is_ascii: bool) -> None:
        super().__init__(speaker, is_ascii=is_ascii)
        self.letters = letters(speaker.seats)
        self.texts = card_texts(speaker.words.lang)

    def title(self, view: View, seat: int | None) -> str:
        parts = [self.words.say("dungeoneer-view-round", round=view["round"])]
        if seat is not None:
            player = view["players"][seat]
            name = self.speaker.names[player["hero"]] if player["hero"] else ""
            parts.append(f"{self.speaker.seats[seat]} ({name})" if name else self.speaker.seats[seat])
        return " · ".join(parts)

    # --- the map -------------------------------------------------------------------------------------------------

    def around(self, view: View, ask: Ask, seat: int, width: int, height: int) -> list[Text]:
        del ask
        lines = self._map(view, seat)
        return lines if len(lines) <= height and all(len(line) <= width for line in lines) else lines[:height]

    def whole(self, view: View, seat: int | None, where: str, width: int) -> list[Text]:
        del where, width
        return [*self._map(view, seat), *self._legend(view)]

    def _map(self, view: View, seat: int | None) -> list[Text]:
        lines: list[Text] = []
        for area in ("dungeon", "wilderness"):
            spots = [spot for spot in view["map"] if spot["area"] == area]
            if spots:
                lines += self._area(view, spots, seat)
        return lines

    def _area(self, view: View, spots: list[Any], seat: int | None) -> list[Text]:
        """Every location is a number with the letters of who stands there; signs between them are the exits."""
        numbers = {spot["place"]: number for number, spot in enumerate(view["map"], start=1)}
        placed = {(spot["x"], spot["y"]): spot for spot in spots}
        left, right = min(x for x, _ in placed), max(x for x, _ in placed)
        top, bottom = min(y for _, y in placed), max(y for _, y in placed)
        lines = []
        for y in range(top, bottom + 1):
            row, below = Text(), Text()
            for x in range(left, right + 1):
                spot = placed.get((x, y))
                row.append(self._cell(view, spot, numbers, seat))
                row.append(_between(placed, spot, 1) if spot else "  ")
                below.append((_between(placed, spot, 2) if spot else " ").center(WIDTH) + "  ")
            lines += [row, below]
        return lines

    def _cell(self, view: View, spot: Any, numbers: dict[str, int], seat: int | None) -> str:
        if spot is None:
            return " " * WIDTH
        here = [p["seat"] for p in view["players"] if p["at"] == spot["place"]]
        who = "".join("@" if other == seat else self.letters[other] for other in here)
        horde = "*" if view["horde"]["at"] == spot["place"] else ""
        return f"{numbers[spot['place']]}{who}{horde}".center(WIDTH)[:WIDTH]

    def _legend(self, view: View) -> list[Text]:
        lines = []
        for number, spot in enumerate(view["map"], start=1):
            row = LOCATIONS[spot["place"]]
            name, text = self.speaker.names[row.id], self.texts.get(row.id, "")
            lines.append(Text(f"{number:>2} {name} ({row.glory}/{row.peril}) {text}"))
        return lines

    # --- players -------------------------------------------------------------------------------------------------

    def standing(self, view: View, seat: int | None) -> list[Text]:
        return [Text(self._player(view, player, seat)) for player in view["players"]]

    def _player(self, view: View, player: Any, seat: int | None) -> str:
        sign = "@" if player["seat"] == seat else self.letters[player["seat"]]
        name = f"{sign} {self.speaker.seats[player['seat']]}"
        if player["seat"] == view["lord"]:
            return f"{name}: {self.words.say('dungeoneer-view-lord')}"
        if not player["at"]:
            return f"{name}: {self.words.say('dungeoneer-view-out')}"
        facts = {key: player[key] for key in ("life", "level", "glory", "peril", "mp")}
        parts = [f"{name} ({self.speaker.names[player['hero']]})", self.words.say("dungeoneer-view-points", **facts)]
        if player["tipped"]:
            parts.append(self.words.say("dungeoneer-view-tipped"))
        return ", ".join(parts)

    def hand(self, view: View, seat: int) -> list[Text]:
        player = view["players"][seat]
        lines = [self._cards("hand", player["hand"]), self._cards("quests", [q for q in player["quests"] if q])]
        lines += [self._cards(zone, player[zone]) for zone in ZONES]
        return [line for line in lines if line is not None]

    def _cards(self, zone: str, cards: list[str]) -> Text | None:
        if not cards:
            return None
        return Text(self.words.say(f"dungeoneer-view-{zone}", cards=self.words.listed([self._told(c) for c in cards])))

    def _told(self, card: str) -> str:
        """A card with its cost, a monster's numbers, and what it says."""
        row = CARDS.get(card)
        if row is None:
            return f"{self.speaker.names[card]} [{self.texts[card]}]"
        numbers = ""
        if row.stats is not None:
            values = [f"{value}{symbol}" for value, symbol in zip(row.stats.values, row.stats.symbols, strict=True)]
            facts = dict(zip(TYPES, values, strict=True))
            numbers = f"{self.words.say('dungeoneer-view-stats', **facts, life=row.stats.life)}. "
        return f"{self.speaker.names[card]} ({row.cost}) [{numbers}{self.texts[card]}]"

    def details(self, view: View, seat: int | None) -> list[Text]:
        lines: list[Text | None] = [self._cards("general", view["general"])]
        for player in view["players"]:
            if player["seat"] == seat:
                continue
            shown = [self._cards(zone, player[zone]) for zone in ("quests", *ZONES) if "" not in player[zone]]
            if any(shown):
                lines += [Text(self.speaker.seats[player["seat"]]), *shown]
        stacks = view["stacks"]
        facts = {"adventures": stacks["adventure"] + stacks["peril"], "locations": stacks["locations"]}
        lines.append(Text(self.words.say("dungeoneer-view-stacks", **facts, quests=stacks["quests"])))
        return [line for line in lines if line is not None]

    def rank(self, view: View, ask: Ask, option: Option) -> Any:
        del view, ask
        word = option[0] if isinstance(option, tuple) else option
        return ORDER.index(str(word)) if word in ORDER else len(ORDER) - 1


def _between(placed: dict[tuple[int, int], Any], spot: Any, side: int) -> str:
    """The sign between a location and its neighbour: what going on from the one with the harder exit demands."""
    other = placed.get((spot["x"] + DX[side], spot["y"] + DY[side]))
    empty = "  " if side == 1 else " "
    if other is None:
        return empty
    one = EXITS[spot["place"], spot["turned"]][side].state
    two = EXITS[other["place"], other["turned"]][BACK[side]].state
    if WALL in (one, two):
        return empty
    hard = next((state for state in (one, two) if state != OPEN), OPEN)
    return SIGNS["EW" if side == 1 else "NS"][hard]
