"""The cards of Dungeoneer in the terminal's words: heroes with their values, monsters that lie open, exits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from undercroft.games.dungeoneer.content.cards import (
    CARDS,
    HEROES,
    OPEN,
    SIDES,
    STATS,
    TYPES,
    Card,
    ability_names,
    card_texts,
)
from undercroft.games.dungeoneer.content.layout import EXITS
from undercroft.games.dungeoneer.rules.cards.effects import can_help
from undercroft.terminal.face import View
from undercroft.words import Speaker

GUARDIAN: Final = "guardian"


class CardTeller:
    """Puts cards into words, in short or with all that they say."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.words = speaker.words
        self.texts = card_texts(speaker.words.lang)
        self.abilities = ability_names(speaker.words.lang)

    def say(self, what: str, **facts: Any) -> str:
        return self.words.say(f"dungeoneer-view-{what}", **facts)

    def values(self, values: Iterable[int], symbols: Iterable[str]) -> str:
        """Melee, magic and speed, each with the sign of what it can do."""
        told = [self.say("value", value=value, symbol=s) for value, s in zip(values, symbols, strict=True)]
        return self.say("values", **dict(zip(TYPES, told, strict=True)))

    # --- cards ---------------------------------------------------------------------------------------------------

    def card(self, view: View, card: str) -> str:
        """A card with its cost, what it is, a monster's numbers, what it says, and what is attached to it."""
        name = self.speaker.names[card]
        row = CARDS.get(card)
        if row is None:
            return f"{name} [{self.texts[card]}]"
        parts = [f"{self._kind(row)}."]
        if row.stats is not None:
            life = row.stats.life - view["wounds"].get(card, 0)
            parts.append(f"{self.values(row.stats.values, row.stats.symbols)}, {self.say('life', life=life)}.")
        parts.append(self.texts[card])
        if view["mode"] == "campaign" and helps(row):  # DGR-RULING-89
            parts.append(f"({self.say('helps')})")
        return f"{name} ({row.cost}) [{' '.join(parts)}]{self._attached(view, card)}"

    def _kind(self, row: Card) -> str:
        """A boon, a treasure, a trap; of a monster, of which type it is."""
        kind = self.words.say(f"dungeoneer-kind-{row.kind}")
        category = self.words.say(f"dungeoneer-category-{row.category.lower()}")
        return f"{kind}, {category}"

    def _attached(self, view: View, card: str) -> str:
        cards = view["attached"].get(card, [])
        return f" {self.say('attached', cards=self.listed(cards))}" if cards else ""

    def listed(self, cards: Iterable[str]) -> str:
        """Their names only."""
        return self.words.listed([self.speaker.names[card] for card in cards])

    # --- heroes and monsters -------------------------------------------------------------------------------------

    def hero(self, kind: str) -> str:
        """What stands on a hero's card besides the values: limits and the special ability."""
        row = HEROES[kind]
        ability, text = self.abilities[kind], self.texts[kind]
        return self.say("hero-card", boons=row.boons, treasures=row.treasures, ability=ability, text=text)

    def foe(self, view: View, foe: Any, *, is_whole: bool) -> str:
        """A monster or trap that lies open: values, life, how and whom it attacks, and if wanted what it says."""
        card = foe["card"]
        name = self.speaker.names[f"{card}-guardian" if foe["kind"] == GUARDIAN else card]
        parts = []
        if foe["values"]:
            category = STATS[card].category.lower()
            parts.append(self.words.say(f"dungeoneer-category-{category}"))
            parts.append(self.values(foe["values"], STATS[card].symbols))
            parts.append(self.say("life", life=foe["life"]))
        if foe["type"]:
            parts.append(self.say("attacks-with", type=self.words.say(f"dungeoneer-type-{foe['type']}")))
        parts.append(self.say("against", target=self.speaker.seats[foe["target"]]))
        if is_whole:
            parts.append(self.texts[card])
        return f"{name} [{'; '.join(parts)}]{self._attached(view, card)}"

    # --- exits ---------------------------------------------------------------------------------------------------

    def exits(self, view: View, place: str, *, is_whole: bool) -> str:
        """How the exits of a location are now, on every side, or those only that demand a test."""
        spot = next(spot for spot in view["map"] if spot["place"] == place)
        told = []
        for side, printed in enumerate(EXITS[place, spot["turned"]]):
            state, attribute, value = printed.state, printed.attribute, printed.value
            for changed, changed_side, *new in view["exits"]:
                if (changed, changed_side) == (place, side):
                    state, attribute, value = new
            if [place, side] in [list(opened) for opened in view["opened"]]:
                state = OPEN
            if is_whole or (attribute and state != OPEN):
                told.append(self.say("exit", side=self._side(side), exit=self._exit(state, attribute, value)))
        return self.words.listed(told) if told else ""

    def _side(self, side: int) -> str:
        return self.words.say(f"dungeoneer-side-{SIDES[side]}")

    def _exit(self, state: str, attribute: str, value: int) -> str:
        type_ = self.words.say(f"dungeoneer-type-{attribute}") if attribute else ""
        return self.words.say(f"dungeoneer-web-exit-{state}", type=type_, value=value)

    def threshold(self, side: int) -> str:
        return self.say("threshold", side=self._side(side))


def helps(row: Card) -> bool:
    """May it be used for another hero of a campaign? (DGR-RULING-89)"""
    if row.aim:
        return False
    works = [row.play] if row.play and not row.is_permanent else [ability.effects for ability in row.uses]
    return row.is_good and any(can_help(do) and do[0][0] != "if" for do in works)
