"""Dungeoneer in the terminal: the map of cards, all players, and what lies before them."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from undercroft.games.dungeoneer.content.cards import LOCATIONS, OPEN, WALL
from undercroft.games.dungeoneer.content.layout import BACK, DX, DY, EXITS
from undercroft.kernel.ask import Ask, Option
from undercroft.terminal.face import Face, View, letters
from undercroft.terminal.faces.dungeoneer_cards import CardTeller
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
        self.cards = CardTeller(speaker)

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
        """Every location with its number, its points, the exits that demand a test, and what it says."""
        lines = []
        for number, spot in enumerate(view["map"], start=1):
            row = LOCATIONS[spot["place"]]
            parts = [self.speaker.names[row.id], f"({row.glory}/{row.peril})"]
            exits = self.cards.exits(view, row.id, is_whole=False)
            parts += [f"[{exits}]" if exits else "", self.cards.texts.get(row.id, "")]
            lines.append(Text(f"{number:>2} {' '.join(part for part in parts if part)}"))
        return lines

    # --- players -------------------------------------------------------------------------------------------------

    def standing(self, view: View, seat: int | None) -> list[Text]:
        """All players, and the monsters that lie open or wander about."""
        lines = [self._player(view, player, seat) for player in view["players"]]
        return [Text(line) for line in (*lines, *self._foes(view, is_whole=False), *self._wandering(view))]

    def _player(self, view: View, player: Any, seat: int | None) -> str:
        sign = "@" if player["seat"] == seat else self.letters[player["seat"]]
        name = f"{sign} {self.speaker.seats[player['seat']]}"
        if player["seat"] == view["lord"]:
            return f"{name}: {self.words.say('dungeoneer-view-lord')}"
        if not player["at"]:
            return f"{name}: {self.words.say('dungeoneer-view-out')}"
        facts = {key: player[key] for key in ("life", "level", "glory", "peril", "mp")}
        parts = [f"{name} ({self.speaker.names[player['hero']]})", self.words.say("dungeoneer-view-points", **facts)]
        parts.append(self.cards.values(player["values"], player["symbols"]))
        if player["tipped"]:
            parts.append(self.words.say("dungeoneer-view-tipped"))
        if player["threshold"] >= 0:
            parts.append(self.cards.threshold(player["threshold"]))
        if player["persons"]:
            parts.append(self.cards.say("persons", cards=self.cards.listed(player["persons"])))
        return ", ".join(parts)

    def _foes(self, view: View, *, is_whole: bool) -> list[str]:
        """What lies on locations against heroes, place by place."""
        found: dict[str, list[str]] = {}
        for foe in view["foes"]:
            found.setdefault(foe["at"], []).append(self.cards.foe(view, foe, is_whole=is_whole))
        return [
            self.cards.say("foes", place=self.speaker.names[place], cards=self.words.listed(foes))
            for place, foes in found.items()
        ]

    def _wandering(self, view: View) -> list[str]:
        """Where the horde of a campaign is, and treasures that lie about."""
        lines = []
        if view["horde"]["at"]:
            where = self.speaker.names[view["horde"]["at"]]
            monsters = self.cards.listed(view["players"][view["lord"]]["horde"])
            lines.append(self.cards.say("wandering", place=where, mp=view["horde"]["mp"], cards=monsters))
        for place, cards in view["dropped"].items():
            lines.append(self.cards.say("foes", place=self.speaker.names[place], cards=self.cards.listed(cards)))
        return lines

    # --- cards ---------------------------------------------------------------------------------------------------

    def hand(self, view: View, seat: int) -> list[Text]:
        """Where the seat stands and which exits there are, its hero's card, and all its cards."""
        player = view["players"][seat]
        lines: list[Text | None] = []
        if player["at"]:
            exits = self.cards.exits(view, player["at"], is_whole=True)
            lines.append(Text(self.cards.say("here", place=self.speaker.names[player["at"]], exits=exits)))
            lines.append(Text(self.cards.hero(player["hero"])))
        lines += [self._zone(view, "hand", player["hand"]), self._zone(view, "quests", _known(player["quests"]))]
        lines += [self._zone(view, zone, player[zone]) for zone in ZONES]
        return [line for line in lines if line is not None]

    def _zone(self, view: View, zone: str, cards: list[str]) -> Text | None:
        if not cards:
            return None
        return Text(self.cards.say(zone, cards=self.words.listed([self.cards.card(view, card) for card in cards])))

    def details(self, view: View, seat: int | None) -> list[Text]:
        """Everything else that lies open: quests, the others' heroes and cards, monsters, treasures, stacks."""
        lines: list[Text | None] = [self._zone(view, "general", view["general"])]
        for player in view["players"]:
            if player["seat"] == seat:
                continue
            shown = [self._zone(view, zone, _known(player[zone])) for zone in ("quests", *ZONES)]
            if player["at"]:
                shown.insert(0, Text(self.cards.hero(player["hero"])))
            if any(shown):
                lines += [Text(self.speaker.seats[player["seat"]]), *shown]
        lines += [Text(line) for line in self._foes(view, is_whole=True)]
        dropped = [card for cards in view["dropped"].values() for card in cards]
        lines += [Text(self.cards.card(view, card)) for card in dropped]
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


def _known(cards: list[str]) -> list[str]:
    """Those that do not lie face down for who looks."""
    return [card for card in cards if card]
