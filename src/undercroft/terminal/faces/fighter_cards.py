"""What is printed on the cards, sheets and rooms of Dungeon Fighter, in a few words for the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.games.fighter.content.cards import COLOURS, EQUIPMENT, SHEETS, names_in
from undercroft.words import Speaker

View = Mapping[str, Any]
PLAIN = str.maketrans({"×": "x", "−": "-", "·": "|"})


class Printed:
    """The printed things as sentences of one language."""

    def __init__(self, speaker: Speaker, *, is_ascii: bool) -> None:
        self.speaker = speaker
        self.is_ascii = is_ascii

    def say(self, message: str, **facts: Any) -> str:
        """A message, with plain signs where a terminal has no others."""
        return self.plain(self.speaker.words.say(message, **facts))

    def plain(self, text: str) -> str:
        return text.translate(PLAIN) if self.is_ascii else text

    def card(self, card: str) -> str:
        """Throw and bonus of a weapon, effect of armour and items, and whether it works once; "" for a monster."""
        found = EQUIPMENT.get(card)
        if found is None:
            return ""
        if found.throws:
            gain = self.plain(f"×{found.times}") if found.times > 1 else f"+{found.bonus}"
            return f"{self.speaker.words.listed([self.speaker.names[name] for name in names_in(found.throws)])} {gain}"
        effect = self.say(f"fighter-effect-{found.effect}", value=found.value)
        return f"{effect}, {self.say('fighter-effect-once')}" if found.once else effect

    def named(self, card: str) -> str:
        """The name of a card with what it does."""
        about = self.card(card)
        return f"{self.speaker.names[card]} ({about})" if about else self.speaker.names[card]

    def ability(self, ability: str, value: int, kind: str) -> str:
        """Name and effect of a hero's ability."""
        return f"{self.speaker.name('ability', ability)}: {self.power(ability, value, kind)}"

    def power(self, ability: str, value: int, kind: str) -> str:
        """What a hero's ability does, with its number and its type."""
        return self.say(f"fighter-power-{ability}", value=value, type=self.say(f"fighter-type-{kind}") if kind else "")

    def hero(self, hero: str) -> str:
        """The three abilities of a hero with what they do, and his slots."""
        sheet = SHEETS[hero]
        powers = [
            f"{self.say(f'fighter-die-{name}')}: {self.ability(one.id, one.value, one.type)}"
            for name, one in zip(COLOURS, sheet.abilities, strict=True)
        ]
        weapons, armour, items = sheet.slots
        slots = self.say("fighter-view-slots", weapons=weapons, armour=armour, items=items)
        return self.plain(" · ").join([*powers, slots])

    def throw(self, name: str) -> str:
        """A special throw and how it is done."""
        return f"{self.speaker.names[name]}: {self.say(f'fighter-throw-{name}')}"

    def reward(self, room: View) -> str:
        """What a treasure chamber holds; "" elsewhere."""
        if room["kind"] != "treasure":
            return ""
        return self.say("fighter-view-reward", reward=room["reward"], number=room["amount"])

    def foe(self, monster: View) -> str:
        """What the monster can do, or that a song has silenced it."""
        if monster["song"]:
            return self.say("fighter-foe-silenced")
        return self.say(f"fighter-foe-{monster['ability']}", value=monster["value"]) if monster["ability"] else ""
