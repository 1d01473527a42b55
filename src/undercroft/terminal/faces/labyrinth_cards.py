"""What lies on the table besides the map, read out: monster cards, what cards do, classes, markers, decks, risks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rich.text import Text

from undercroft.games.labyrinth.content.cards import DASH, MONSTERS, TREASURES, Line, Monster
from undercroft.games.labyrinth.rules.attack import line_of
from undercroft.games.labyrinth.rules.counterattack import Result, result_of
from undercroft.games.labyrinth.told.naming import is_unsafe, known_foe
from undercroft.kernel.ask import Ask, faces
from undercroft.words import Speaker

View = Mapping[str, Any]
INTO_A_PLACE = ("step", "cast", "throw")
SPELL_LINES = (Line.BOLT, Line.FIREBALL)


class Cards:
    """Reads out cards in one language."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.words = speaker.words

    def row(self, what: str, things: Iterable[str], *, always: bool = False, between: str = ", ") -> Text | None:
        """A heading and what is under it; where nothing is, None, or `always` that there is nothing."""
        told = between.join(things) or (self.words.say("labyrinth-view-nothing") if always else "")
        return Text.assemble((f"{self.words.say(f'labyrinth-view-{what}')}: ", "bold"), told) if told else None

    # --- monsters ------------------------------------------------------------------------------------------------

    def numbers(self, card: str, kind: str = "") -> str:
        """LAB-FIGHT-4: the six numbers of a card, those of this class in brackets; of a trap what it does."""
        monster = MONSTERS[card]
        if monster.trap:
            told = self.words.say(f"labyrinth-use-{monster.trap}")
        else:
            own = _own_lines(kind, monster)
            told = ", ".join(self._line(line, monster.targets[line], is_own=line in own) for line in Line)
        return self.words.say("labyrinth-view-numbers", card=self.speaker.name("card", card), numbers=told)

    def _line(self, line: Line, number: int, *, is_own: bool) -> str:
        told = f"{self.speaker.names[line.name.lower()]} {'-' if number == DASH else number}"
        return f"[{told}]" if is_own else told

    def before_a_fight(self, view: View, ask: Ask) -> list[Text]:
        """The cards that one knows one may meet by an answer, and what is at stake for who fights now."""
        hero = view["adventurers"][ask.seat]
        rows = [Text(self.numbers(card, hero["class"]), "dim") for card in _met(view, ask)]
        if ask.what in ("means", "opponent") or (ask.what == "move" and "fight" in ask.options):
            rows.append(self._miss(view, ask.seat))
        return rows

    def _miss(self, view: View, seat: int) -> Text:
        """LAB-CTR-1: what the counter-attack may bring, with its chances as this adventurer suffers it."""
        hero = view["adventurers"][seat]
        is_surprised = hero["class"] == "thief" and hero["attacked"] != known_foe(view, seat, hero["at"])
        found = Counter(result_of(sum(dice), hero["class"], is_surprised=is_surprised) for dice in faces(2, 6))
        told = [self._result(result, found[result], hero["class"]) for result in reversed(Result) if found[result]]
        return Text.assemble((f"{self.words.say('labyrinth-view-miss')}: ", "dim"), (", ".join(told), "dim"))

    def _result(self, result: Result, ways: int, kind: str) -> str:
        named = self.words.say(f"labyrinth-result-{result}", **{"class": kind})
        odds = self.words.say("table-odds", percent=round(100 * ways / 36))
        return self.words.say("labyrinth-view-miss-one", result=named, odds=odds)

    # --- everything that lies open -------------------------------------------------------------------------------

    def details(self, view: View, seat: int | None) -> list[Text]:
        """What cards do, monsters with their numbers, markers, treasure on the ground, decks, and the classes."""
        kind = view["adventurers"][seat]["class"] if seat is not None else ""
        rows = [*self._uses(view, seat), self.row("monsters", map(self._foe, view["foes"]), between="; ")]
        known = dict.fromkeys((*(foe["card"] for foe in view["foes"]), *_seen_monsters(view)))
        rows += [Text(f"  {self.numbers(card, kind)}") for card in known]
        rows += [self._lying(view, what) for what in ("loose", "unclaimed")]
        rows.append(self.row("reserved", (self._reserved(room, kept) for room, kept in view["reserved"].items())))
        rows.append(self._decks(view))
        if seat is not None and view["adventurers"][seat]["doors"]:
            rows.append(Text(self.words.say("labyrinth-view-doors", number=len(view["adventurers"][seat]["doors"]))))
        if kind and seat is not None:
            rows.append(self._miss(view, seat))
        rows += self._classes(view)
        return [row for row in rows if row is not None]

    def _uses(self, view: View, seat: int | None) -> Iterator[Text]:
        """What the special cards, spells and missiles of this seat are good for."""
        if seat is None:
            return
        hero = view["adventurers"][seat]
        specials = sorted({TREASURES[card["card"]].special for card in hero["carried"] if "card" in card} - {""})
        missiles = ("missile",) if hero["missiles"] else ()
        for kind in (*specials, *dict.fromkeys(hero.get("spell_cards", ())), *missiles):
            use = self.words.say(f"labyrinth-use-{kind}")
            yield Text.assemble((f"  {self.speaker.name('slug', kind)}: ", "bold"), use)

    def _foe(self, foe: View) -> str:
        """Where a monster lies, what it holds, and its marker (LAB-MARK-1)."""
        card = self.speaker.name("card", foe["card"])
        if foe["marker"]:
            card = self.words.say("labyrinth-view-marker", card=card, marker=foe["marker"])
        facts = self.speaker.facts({"place": foe["at"], "held": len(foe["held"])})
        return self.words.say("labyrinth-view-foe", **{**facts, "card": card})

    def _lying(self, view: View, what: str) -> Text | None:
        numbers = {
            place: len(kept) if what == "loose" else kept["draws"] + len(kept["held"])
            for place, kept in view[what].items()
        }
        facts = [self.speaker.facts({"place": place, "number": number}) for place, number in numbers.items()]
        return self.row(what, [self.words.say("labyrinth-view-loose-cards", **one) for one in facts])

    def _reserved(self, room: str, kept: View) -> str:
        """LAB-ITEM-9: everybody sees which rooms a Crystal Ball has marked, and whose ball it is."""
        facts = {"place": room, "seat": kept["owner"], "marker": kept["marker"]}
        return self.speaker.sentence("labyrinth-view-reserved-room", facts)

    def _decks(self, view: View) -> Text:
        pairs = zip(view["decks"]["monsters"], view["decks"]["treasures"], strict=True)
        told = [
            self.words.say("labyrinth-view-deck", level=level, monsters=monsters, treasures=treasures)
            for level, (monsters, treasures) in enumerate(pairs, start=1)
        ]
        if view["decks"]["spells"]:
            told.append(self.words.say("labyrinth-view-spell-deck", number=view["decks"]["spells"]))
        return Text.assemble((f"{self.words.say('labyrinth-view-decks')}: ", "bold"), "; ".join(told))

    def _classes(self, view: View) -> Iterator[Text]:
        """What each class at the table can do, and its goal (LAB-CLASS-1)."""
        for kind in dict.fromkeys(hero["class"] for hero in view["adventurers"] if hero["class"]):
            about = self.words.say(f"labyrinth-class-{kind}.about")
            facts = {"class": self.speaker.names[kind], "about": about}
            yield Text(self.words.say("labyrinth-view-class-about", **facts), "dim")


def _own_lines(kind: str, monster: Monster) -> tuple[Line, ...]:
    """The lines that count for a class: a Wizard has his spells besides."""
    if not kind:
        return ()
    return (*SPELL_LINES, Line.WIZARD) if kind == "wizard" else (line_of(kind, monster),)


def _met(view: View, ask: Ask) -> list[str]:
    """The monsters that the asked seat knows it would meet by one of its answers."""
    here = view["adventurers"][ask.seat]["at"]
    if ask.what == "opponent":
        return [str(card) for card in ask.options]
    places = [here] if ask.what == "means" or (ask.what == "move" and "fight" in ask.options) else []
    if ask.what == "move":
        aimed = (option for option in ask.options if isinstance(option, tuple) and option[0] in INTO_A_PLACE)
        places += [str(option[-1]) for option in aimed]
    unsafe = [place for place in places if is_unsafe(view, place) and place not in view["pacified"]]
    found = dict.fromkeys(known_foe(view, ask.seat, place) for place in unsafe)
    return [card for card in found if card]


def _seen_monsters(view: View) -> list[str]:
    """Monsters that only this seat has seen, through the Medallion or the Crystal Ball."""
    kept = [str(kept["monster"]) for kept in view["reserved"].values() if kept.get("monster")]
    return [*(str(card) for _, card in view["peeks"]), *kept]
