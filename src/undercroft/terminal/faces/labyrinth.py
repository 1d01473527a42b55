"""The Labyrinth in the terminal: its map, its cards, and walking by naming a place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from typing import Any

from rich.text import Text

from undercroft.games.labyrinth.content.board import START, Kind
from undercroft.games.labyrinth.content.board_map import load_board
from undercroft.games.labyrinth.content.cards import TREASURES
from undercroft.games.labyrinth.told.naming import is_unsafe
from undercroft.kernel.ask import Ask, Option, Subsets
from undercroft.terminal.face import Face, View, letters
from undercroft.terminal.faces import labyrinth_map
from undercroft.terminal.faces.labyrinth_cards import Cards
from undercroft.terminal.faces.labyrinth_map import LEVEL_STYLES, SEAT_STYLES, Scene
from undercroft.terminal.faces.labyrinth_walk import called, find_space, room_number, side, ways
from undercroft.words import Speaker

ORDER = ("fight", "step", "cast", "throw", "look", "ball", "take", "search", "hex", "ambush", "deposit", "end")
MANY = 9
"""More places than this are named, not numbered."""
SIDES = ("north", "east", "south", "west")


class GameFace(Face):
    """Im Drachen-Labyrinth."""

    ROUTINE = frozenset({"turn", "step", "steps"})

    def __init__(self, speaker: Speaker, *, is_ascii: bool) -> None:
        super().__init__(speaker, is_ascii=is_ascii)
        self.board = load_board()
        self.letters = letters(speaker.seats)
        self.compass = self.words.say("labyrinth-map-compass").split()
        self.called = called(self.board, speaker)
        self.cards = Cards(speaker)

    # --- drawing -------------------------------------------------------------------------------------------------

    def _scene(self, view: View, seat: int | None, reach: dict[str, int] | None = None) -> Scene:
        signs = ["@" if other == seat else letter for other, letter in enumerate(self.letters)]
        names = {**self.speaker.names, START: self.words.say("labyrinth-map-start")}
        return Scene(view, seat, signs, names, reach or {}, self.is_ascii)

    def title(self, view: View, seat: int | None) -> str:
        parts = [self.words.say("labyrinth-view-round", round=view["round"])]
        if seat is not None and view["adventurers"][seat]["class"]:
            hero = view["adventurers"][seat]
            parts += [f"{self.speaker.seats[seat]} ({self.speaker.names[hero['class']]})", self._gold(hero)]
        return " · ".join(parts)

    def _gold(self, hero: View) -> str:
        gold = self.words.say("labyrinth-view-gold", gold=hero["gold"], goal=hero["goal"])
        return gold if hero["gold"] < hero["goal"] else f"{gold}, {self.words.say('labyrinth-view-goal-reached')}"

    def around(self, view: View, ask: Ask, seat: int, width: int, height: int) -> list[Text]:
        if not view["adventurers"][seat]["class"]:
            return []
        reach = {}
        if ask.what == "move":
            reach = {to: len(way) for to, way in self._ways(view, ask).items() if 0 < len(way) <= view["steps"]}
        return labyrinth_map.around(self._scene(view, seat, reach), view["adventurers"][seat]["at"], width, height)

    def whole(self, view: View, seat: int | None, where: str, width: int) -> list[Text]:
        scene = self._scene(view, seat)
        if where:
            found = find_space(self.board, self.called, where)
            if len(found) != 1:
                return [Text(self.words.say("labyrinth-walk-unknown", typed=where))]
            return labyrinth_map.around(scene, found[0], width, 31)
        short = replace(scene, names={**scene.names, START: self.speaker.name("space", START)})
        return [*labyrinth_map.overview(short, width), *self._legend(scene)]

    def _legend(self, scene: Scene) -> list[Text]:
        signs, say = scene.signs, self.words.say
        parts = [("@", "you"), (signs.grave, "grave"), ("M3", "monster"), ("$", "loose")]
        if scene.view["reserved"]:
            parts.append(("o1", "reserved"))
        legend = Text("   ").join(Text(f"{sign} {say(f'labyrinth-map-{word}')}") for sign, word in parts)
        others = Text("   ").join(
            Text.assemble((scene.letters[seat], SEAT_STYLES[seat]), f" {name}")
            for seat, name in enumerate(self.speaker.seats)
            if seat != scene.seat
        )
        doors = [(signs.door[1], "door"), (signs.secret[1], "secret"), (signs.known[1], "known"), ("3", "reach")]
        detail = Text("   ").join(Text(f"{sign} {say(f'labyrinth-map-{word}')}") for sign, word in doors)
        levels = Text("  ").join(Text(self._rooms_of(level), LEVEL_STYLES[level]) for level in range(1, 7))
        return [legend, detail, others, Text(f"{say('labyrinth-map-levels')} ") + levels]

    def _rooms_of(self, level: int) -> str:
        """1: 1-16, so that the levels can be told without colours."""
        numbers = [room_number(room) for room in self.board.rooms if self.board.level(room) == level]
        return f"{level}: {min(numbers)}{'-' if self.is_ascii else '–'}{max(numbers)}"

    # --- people and cards ----------------------------------------------------------------------------------------

    def standing(self, view: View, seat: int | None) -> list[Text]:
        return [self._adventurer(view, hero, seat) for hero in view["adventurers"] if hero["class"]]

    def _adventurer(self, view: View, hero: View, seat: int | None) -> Text:
        say, number = self.words.say, hero["seat"]
        letter = "@" if number == seat else self.letters[number]
        line = Text.assemble(
            (f"{letter}", SEAT_STYLES[number]),
            (f" {self.speaker.seats[number]}", "bold" if number == view["active"] else ""),
            f" ({self.speaker.names[hero['class']]}) {self.speaker.name('space', hero['at'], 'in')}: ",
        )
        parts = [say("labyrinth-view-cards", number=len(hero["carried"]))]
        if number != seat:  # one's own goal stands above everything
            parts.insert(0, say("labyrinth-view-goal", goal=hero["goal"]))
        if hero["secured"]:
            parts.append(say("labyrinth-view-safe-cards", number=len(hero["secured"])))
        if hero["spells"]:
            parts.append(say("labyrinth-view-spell-count", number=hero["spells"]))
        if hero["missiles"]:
            parts.append(say("labyrinth-view-missile-count", number=hero["missiles"]))
        line.append(", ".join((*parts, *self._plight(view, hero))))
        return line

    def _plight(self, view: View, hero: View) -> list[str]:
        say, found = self.words.say, []
        if hero["engaged"]:
            found.append(say("labyrinth-view-engaged", card=self.speaker.name("card", hero["engaged"])))
        if hero["wounded"]:
            found.append(say("labyrinth-view-wounded"))
        if hero["caged"]:
            found.append(say("labyrinth-view-caged"))
        if hero["misses"]:
            found.append(say("labyrinth-view-misses", number=hero["misses"]))
        for pair in view["locks"]:  # LAB-AMB-20
            others = [self.speaker.seats[other] for other in pair if other != hero["seat"]]
            found += [say("labyrinth-view-locked", target=name) for name in others if hero["seat"] in pair]
        if view["may_not_fight"] and view["active"] == hero["seat"]:  # LAB-THIEF-8
            found.append(say("labyrinth-view-may-not-fight"))
        return found

    def hand(self, view: View, seat: int) -> list[Text]:
        hero = view["adventurers"][seat]
        if not hero["class"]:
            return []
        rows = [self.cards.row("carried", self._cards(hero, "carried"), always=True)]
        rows.append(self.cards.row("secured", self._cards(hero, "secured")))
        for what, kinds in (("spells", hero.get("spell_cards", ())), ("reserve", hero["reserve"])):
            rows.append(self.cards.row(what, _counted([self.speaker.names[kind] for kind in kinds])))
        rows.append(self.cards.row("seen", self._seen(view)))
        return [row for row in rows if row is not None]

    def _cards(self, hero: View, where: str) -> list[str]:
        found = []
        for card in sorted(hero[where], key=lambda card: -TREASURES[card["card"]].gold if "card" in card else 1):
            if "card" not in card:
                found.append(self.words.say("labyrinth-view-unknown-card", level=card["level"]))
                continue
            strength = hero["swords"].get(card["card"], 0)
            name = self.speaker.name("card", card["card"])
            found.append(f"{name} +{strength}" if strength else name)
        return _counted(found)

    def _seen(self, view: View) -> list[str]:
        """What only this seat knows of places: peeked monsters and what a Crystal Ball keeps."""
        seen = {place: [card] for place, card in view["peeks"]}
        for room, kept in view["reserved"].items():
            seen[room] = [kept[what] for what in ("monster", "treasure") if kept.get(what)]
        return [self._at(place, cards) for place, cards in seen.items() if cards]

    def _at(self, place: str, cards: list[str]) -> str:
        names = self.words.listed([self.speaker.name("card", card) for card in cards])
        return self.words.say("labyrinth-view-seen-cards", **self.speaker.facts({"place": place}), cards=names)

    def details(self, view: View, seat: int | None) -> list[Text]:
        return self.cards.details(view, seat)

    def before_roll(self, view: View, ask: Ask, seat: int) -> str:
        """The card one fights against, as it would lie on the table."""
        hero = view["adventurers"][seat]
        fights = ask.what == "attack-roll" and hero["engaged"]
        return self.cards.numbers(hero["engaged"], hero["class"]) if fights else ""

    # --- answering -----------------------------------------------------------------------------------------------

    def rank(self, view: View, ask: Ask, option: Option) -> Any:
        if ask.what != "move":
            return 0, 0
        word = option[0] if isinstance(option, tuple) else option
        key = self.key(view, ask, option)
        return ORDER.index(str(word)), self.compass.index(key) if key else 0

    def shown(self, view: View, ask: Ask) -> list[Option] | None:
        """Cards to drop: gold before special cards, the cheapest first, and equal cards once."""
        if ask.what != "drop":
            return None
        cards = sorted(ask.options, key=lambda card: (not TREASURES[str(card)].gold, TREASURES[str(card)].gold))
        return list({self.speaker.option(view, ask, card): card for card in cards}.values())

    def is_named(self, ask: Ask) -> bool:
        return ask.what in ("ball", "teleport") and len(ask.options) > MANY

    def named(self, view: View, ask: Ask) -> list[Text]:  # noqa: ARG002 - the board says enough
        """Level by level: the numbers of the rooms and the names of the chambers."""
        places = [self.board.spaces[str(option)] for option in ask.options]
        rows = []
        for level in sorted({space.level for space in places}):
            here = [space for space in places if space.level == level]
            numbers = sorted(room_number(space.id) for space in here if space.kind is Kind.ROOM)
            told = [*_ranges(numbers, "-" if self.is_ascii else "–")]
            told += [self.speaker.names[space.id] for space in here if space.kind is not Kind.ROOM]
            label = self.words.say("labyrinth-view-level", level=level)
            rows.append(Text(f"{label}: {', '.join(told)}", LEVEL_STYLES[level]))
        return rows

    def key(self, view: View, ask: Ask, option: Option) -> str:
        """A room's number, or the side on which a way lies."""
        if self.is_named(ask):
            space = self.board.spaces[str(option)]
            return str(room_number(space.id)) if space.kind is Kind.ROOM else self.speaker.names[space.id]
        here = view["adventurers"][ask.seat]["at"]
        match ask.what, option:
            case ("move", ("step", str(to))) | ("retreat", str(to)):
                return self.compass[side(self.board, here, self.board.way_to[here][to].link)]
            case "move", ("search", str(link)):
                return self.compass[side(self.board, here, link)]
        return ""

    def _ways(self, view: View, ask: Ask) -> dict[str, tuple[str, ...]]:
        """Safe ways whose first step is among the options."""
        found = ways(self.board, view, ask.seat)
        return {to: way for to, way in found.items() if way and ("step", way[0]) in ask.options}

    def extra(self, view: View, ask: Ask) -> list[Text]:
        """The cards that one may have to fight, and where something awaits one further than one step away."""
        if not view["adventurers"][ask.seat]["class"]:
            return []
        return [*self.cards.before_a_fight(view, ask), *(self._in_reach(view, ask) if ask.what == "move" else [])]

    def _in_reach(self, view: View, ask: Ask) -> list[Text]:
        near = sorted((len(way), to) for to, way in self._ways(view, ask).items() if 1 < len(way) <= view["steps"])
        places = [
            (steps, to) for steps, to in near if is_unsafe(view, to) or to == START or self._has_treasure(view, to)
        ]
        if not places:
            return []
        line = Text.assemble((f"{self.words.say('labyrinth-reach')}: ", "bold"))
        told = []
        for steps, to in places:
            facts = self.speaker.facts({"place": to, "steps": steps})
            told.append(Text(self.words.say("labyrinth-reach-one", **facts), LEVEL_STYLES[self.board.level(to)]))
        return [line + Text(", ").join(told), *self._how_to_type(ask, [to for _, to in places])]

    def _how_to_type(self, ask: Ask, places: list[str]) -> list[Text]:
        """A room whose bare number is also the number of an option is typed otherwise."""
        rooms = [to for to in places if self.board.spaces[to].kind is Kind.ROOM and room_number(to) <= len(ask.options)]
        if not rooms:
            return []
        names = self.words.listed([self.speaker.name("space", to) for to in rooms])
        typed = self.words.listed([f"r{room_number(to)}" for to in rooms])
        return [Text(self.words.say("labyrinth-reach-typed", rooms=names, typed=typed), "dim")]

    def _has_treasure(self, view: View, space: str) -> bool:
        return space in view["loose"] or space in view["unclaimed"]

    def read(self, view: View, ask: Ask, typed: str) -> list[Option] | str | None:
        if self.is_named(ask):
            meant = [space for space in find_space(self.board, self.called, typed) if space in ask.options]
            return [meant[0]] if len(meant) == 1 else self._which(typed, meant)
        if ask.what == "retreat":
            sides = [option for option in ask.options if self.key(view, ask, option) == typed.casefold()]
            return sides if len(sides) == 1 else None
        if ask.what != "move":
            return None
        step = self._one_step(view, ask, typed)
        if step:
            return step
        meant = find_space(self.board, self.called, typed)
        if len(meant) != 1:
            return self._which(typed, meant) if meant or typed.isdecimal() else None
        return self._walk(view, ask, meant[0])

    def _which(self, typed: str, meant: list[str]) -> str:
        if not meant:
            return self.words.say("labyrinth-walk-unknown", typed=typed)
        names = self.words.listed([self.speaker.name("space", space) for space in meant])
        return self.words.say("terminal-ambiguous", typed=typed, names=names)

    def _one_step(self, view: View, ask: Ask, typed: str) -> list[Option] | str | None:
        if typed.casefold() not in self.compass or not isinstance(ask.options, tuple):
            return None
        steps = [option for option in ask.options if isinstance(option, tuple) and option[0] == "step"]
        there = [option for option in steps if self.key(view, ask, option) == typed.casefold()]
        if len(there) > 1:
            return self._which(typed, [str(option[1]) for option in there])
        if there:
            return [there[0]]
        if not view["steps"]:
            return self.words.say("labyrinth-walk-no-steps")
        direction = SIDES[self.compass.index(typed.casefold())]
        return self.words.say("labyrinth-walk-no-way", direction=self.words.say(f"labyrinth-map-compass.{direction}"))

    def _walk(self, view: View, ask: Ask, goal: str) -> list[Option] | str:
        if goal == view["adventurers"][ask.seat]["at"]:
            return self.words.say("labyrinth-walk-here")
        if not view["steps"]:
            return self.words.say("labyrinth-walk-no-steps")
        way = self._ways(view, ask).get(goal)
        if way is None:
            facts = self.speaker.facts({"place": goal})
            return self.words.say("labyrinth-walk-blocked", **facts)
        if len(way) > 1 and is_unsafe(view, goal) and _stops_before_doors(view["adventurers"][ask.seat]):
            way = way[:-1]
        return [("step", to) for to in way[: view["steps"]]]

    def foregone(self, view: View, ask: Ask) -> Option | None:
        """With a single card to lay out, left and right come to the same (LAB-CTR-6); of equal cards any is dropped."""
        if ask.what == "split" and isinstance(ask.options, Subsets) and len(ask.options.items) == 1:
            return tuple(ask.options.items)
        to_drop = self.shown(view, ask) or ()
        if len(to_drop) == 1:
            return to_drop[0]
        return super().foregone(view, ask)

    def goes_on(self, ask: Ask, following: Ask | None) -> bool:
        """Walking goes on as long as the same adventurer is simply asked for the next move."""
        return following is not None and ask.what == following.what == "move" and ask.seat == following.seat


def _stops_before_doors(hero: View) -> bool:
    """Who can throw something into a place, or look into it first, does not rush in (LAB-SPELL-9, LAB-ITEM-5)."""
    looks = any("card" in card and TREASURES[card["card"]].special == "esp" for card in hero["carried"])
    return bool(looks or hero["missiles"] or (hero["class"] == "wizard" and hero["spells"]))


def _counted(names: list[str]) -> list[str]:
    """What is there several times is told once."""
    return [name if names.count(name) == 1 else f"{name} ×{names.count(name)}" for name in dict.fromkeys(names)]


def _ranges(numbers: list[int], dash: str) -> Iterator[str]:
    """1, 2, 3, 7 as "1-3", "7"."""
    for _, run in groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0]):
        members = [number for _, number in run]
        yield str(members[0]) if len(members) == 1 else f"{members[0]}{dash}{members[-1]}"
