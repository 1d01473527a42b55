"""Dungeon Fighter in the terminal: the map with its arrows, the monster, the dice and the heroes."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from undercroft.games.fighter.content.cards import EQUIPMENT, MONSTERS, SHEETS
from undercroft.kernel.ask import Ask, Option
from undercroft.terminal.face import Face, View
from undercroft.terminal.faces.fighter_cards import Printed
from undercroft.words import Speaker

DICE = {"red": "bold red", "green": "bold green", "blue": "bold blue"}
KINDS = {"normal": "", "shop": "yellow", "fountain": "cyan", "treasure": "bold yellow", "danger": "bold red"}
BAR = 9


class GameFace(Face):
    """Dungeon Fighter."""

    def __init__(self, speaker: Speaker, *, is_ascii: bool) -> None:
        super().__init__(speaker, is_ascii=is_ascii)
        self.printed = Printed(speaker, is_ascii=is_ascii)

    def title(self, view: View, seat: int | None) -> str:  # noqa: ARG002 - all see the same
        say = self.words.say
        parts = [say("fighter-view-round", round=view["round"])]
        parts.append(say("fighter-view-treasure", gold=view["gold"], dice=view["bonus_dice"]))
        if view["marker"] == "defeated":
            parts.append(say("fighter-view-defeated"))
        return " · ".join(parts)

    def around(self, view: View, ask: Ask, seat: int, width: int, height: int) -> list[Text]:  # noqa: ARG002
        return [*self._map(view), *self._fight(view), *self._throw(view), *self._won(view, ask)]

    def about(self, view: View, ask: Ask, option: Option) -> str:
        """What is printed on the card, the sheet or the room that an option names."""
        if ask.what == "hero" and option in SHEETS:
            return self.printed.hero(str(option))
        if ask.what in ("die", "colour", "scar") and option in DICE:
            found = view["heroes"][ask.seat]["abilities"][option]
            return self.printed.power(found["ability"], found["value"], found["type"])
        if ask.what == "way":
            return self._about_room(view, str(option))
        named = option if isinstance(option, tuple) else (option,)
        cards = [part for part in named if isinstance(part, str) and part in EQUIPMENT]
        if len(cards) == 1:
            return self.printed.card(cards[0])
        if cards:
            return self.printed.plain(" · ").join(map(self.printed.named, cards))
        return super().about(view, ask, option)

    def _about_room(self, view: View, name: str) -> str:
        room = next(room for room in view["maps"][view["level"] - 1]["rooms"] if room["id"] == name)
        told = [self.words.say(f"fighter-throw-{throw}") for throw in room["throws"]]
        return " ".join(part for part in (*told, self.printed.reward(room)) if part)

    def whole(self, view: View, seat: int | None, where: str, width: int) -> list[Text]:  # noqa: ARG002
        rows = []
        for level in range(len(view["maps"])):
            rows += self._map({**view, "level": level + 1} if view["level"] != level + 1 else view)
        return rows

    # --- the dungeon ---------------------------------------------------------------------------------------------

    def _map(self, view: View) -> list[Text]:
        """The map of this level: a line for each step from the entrance, rooms with what they are."""
        if not 1 <= view["level"] <= len(view["maps"]):
            return [Text(self.speaker.name("space", view["place"]), "bold")] if view["maps"] else []
        found = view["maps"][view["level"] - 1]
        rows = [Text(self.speaker.names[found["id"]], "bold")]
        rooms = {room["id"]: room for room in found["rooms"]}
        here = view["place"].partition("/")[2] if view["place"].startswith(found["id"]) else ""
        for step in self._steps(found):
            rows.append(Text("   ").join(self._room(rooms[name], found["ways"][name], name == here) for name in step))
        return rows

    def _steps(self, found: View) -> list[list[str]]:
        """Rooms by their longest way from the entrance."""
        depth = {room["id"]: 0 for room in found["rooms"]}
        for _ in depth:
            for room, onwards in found["ways"].items():
                for other in onwards:
                    depth[other] = max(depth[other], depth[room] + 1)
        return [[room for room in depth if depth[room] == step] for step in range(max(depth.values()) + 1)]

    def _room(self, room: View, onwards: list[str], is_here: bool) -> Text:
        kind = self.words.say("fighter-view-room-kind", kind=room["kind"])
        throws = "".join(f" {self.speaker.names[name]}" for name in room["throws"])
        reward = self.printed.reward(room)
        throws += f" ({reward})" if reward else ""
        arrow = "->" if self.is_ascii else "→"
        leads = f" {arrow} {', '.join(other.upper() for other in onwards)}" if onwards else ""
        text = Text(f"[{room['id'].upper()}] {kind}{throws}{leads}", KINDS[room["kind"]])
        if is_here:
            text.stylize("reverse")
        return text

    # --- the fight -----------------------------------------------------------------------------------------------

    def _fight(self, view: View) -> list[Text]:
        monster = view["monster"]
        if monster is None:
            return []
        say = self.words.say
        name = self.speaker.names[monster["card"]]
        facts = {"card": name, "life": monster["life"], "most": monster["most_life"], "damage": monster["damage"]}
        rows = [Text(""), Text(say("fighter-view-monster", **facts), "bold magenta")]
        kind = say(f"fighter-type-{monster['type']}")
        rows.append(Text(say("fighter-view-foe", type=kind, level=monster["level"], gold=monster["gold"]), "magenta"))
        power = self.printed.foe(monster)
        rows += [Text(power, "bold red")] if power else []
        rows += [Text(mark, "cyan") for mark in self._marks(view)]
        if view["demands"]:
            told = self.words.listed([self.speaker.names[throw] for throw in view["demands"]])
            rows.append(Text(f"{say('fighter-view-demands')}: {told}", "red"))
            rows += [Text(f"  {self.printed.throw(throw)}", "dim") for throw in view["demands"]]
        dice = [
            Text(f"{say(f'fighter-die-{name}')} {say(f'fighter-view-die-{state}')}", DICE[name])
            for name, state in view["dice"].items()
        ]
        return [*rows, Text("   ").join(dice)]

    def _marks(self, view: View) -> list[str]:
        """The markers that lie on the monster and beside the heroes."""
        monster, say, seats = view["monster"], self.words.say, self.speaker.seats
        found = [say(f"fighter-view-{mark}") for mark in ("beacon", "frog") if monster[mark]]
        found += [say("fighter-view-beer", name=seats[monster["beer"]])] if monster["beer"] >= 0 else []
        found += [say("fighter-view-seducer", name=seats[monster["seducer"]])] if monster["seducer"] >= 0 else []
        return found

    def _throw(self, view: View) -> list[Text]:
        """FIG-REAL-2: what is thrown by whom and how, and the rules of throwing in short."""
        now = view["throw"]
        if now is None:
            return []
        die = self.words.say(f"fighter-die-{now['die']}")
        rows = [Text(self.words.say("fighter-view-throws", name=self.speaker.seats[now["seat"]], die=die), "bold")]
        rows += [Text(f"  {self.printed.named(card)}") for card in now["weapons"]]
        rows += [Text(f"  {self.printed.throw(name)}", "dim") for name in now["throws"] if name not in view["demands"]]
        return [*rows, Text(f"  {self.words.say('fighter-view-throwing')}", "dim")]

    def _won(self, view: View, ask: Ask) -> list[Text]:
        """The card that is to be handed out."""
        if ask.what not in ("reward", "theft") or not view["shop"]:
            return []
        return [Text(self.printed.named(card), "bold yellow") for card in view["shop"]]

    # --- people --------------------------------------------------------------------------------------------------

    def standing(self, view: View, seat: int | None) -> list[Text]:  # noqa: ARG002
        return [self._hero(view, hero) for hero in view["heroes"] if hero["hero"]]

    def _hero(self, view: View, hero: View) -> Text:
        say, number = self.words.say, hero["seat"]
        line = Text.assemble(
            (self.speaker.seats[number], "bold" if number == view["thrower"] else ""),
            f" ({self.speaker.names[hero['hero']]}) ",
            (self._bar(hero), "red"),
            f" {say('fighter-view-life', life=hero['life'], most=hero['most_life'])}",
        )
        notes = [say("fighter-view-fainted")] if hero["fainted"] else []
        notes += [say("fighter-view-levelled-up")] if hero["levelled_up"] else []
        notes += [say("fighter-view-leader")] if number == view["leader"] else []
        if notes:
            line.append(f", {', '.join(notes)}")
        return line

    def _bar(self, hero: View) -> str:
        full, empty = ("#", ".") if self.is_ascii else ("♥", "·")
        life, most = int(hero["life"]), int(hero["most_life"])
        return full * life + empty * (most - life) + " " * (BAR - most)

    def hand(self, view: View, seat: int) -> list[Text]:
        hero = view["heroes"][seat]
        if not hero["hero"]:
            return []
        rows = [self._powers(hero), self._row("cards", [self.printed.named(card["card"]) for card in hero["cards"]])]
        if hero["seduced"]:
            rows.append(self._row("seduced", [self._follower(card) for card in hero["seduced"]]))
        if hero["scars"]:
            rows.append(self._row("scars", [self.words.say(f"fighter-die-{colour}") for colour in hero["scars"]]))
        return rows

    def _powers(self, hero: View) -> Text:
        """His abilities by colour; what a scar covers is struck out of them."""
        line = Text()
        for colour, found in hero["abilities"].items():
            if colour not in hero["scars"]:
                line.append(
                    f"{self.printed.plain(' · ') if line else ''}{self.words.say(f'fighter-die-{colour}')}: ",
                    DICE[colour],
                )
                line.append(self.printed.ability(found["ability"], found["value"], found["type"]))
        return line

    def _follower(self, card: str) -> str:
        return self.words.say("fighter-view-follower", card=self.speaker.names[card], damage=MONSTERS[card].damage)

    def _row(self, what: str, things: list[str]) -> Text:
        told = ", ".join(things) if things else self.words.say("fighter-view-nothing")
        return Text.assemble((f"{self.words.say(f'fighter-view-{what}')}: ", "bold"), told)

    def details(self, view: View, seat: int | None) -> list[Text]:  # noqa: ARG002
        rows = [self._row("cards", [self.printed.named(card) for card in view["shop"]])] if view["shop"] else []
        score: Any = view["score"]
        if score:
            rank = self.words.say(f"fighter-rank-{score['rank']}")
            rows.append(Text(self.words.say("fighter-view-score", total=score["total"], rank=rank), "bold green"))
        return rows
