"""Greedy: a bot that plays Dungeon Fighter like a sensible person.

Its head weighs dice, weapons, cards, ways and purchases by simple expectations from the landing table; its hand aims
with the launches the table was made with, and trembles. `Beginner` and `Master` have the same head and other hands.
"""

from __future__ import annotations

from typing import Any, ClassVar

from undercroft.games.fighter.bot.head import (
    best_ability,
    best_purchase,
    best_way,
    best_weapons,
    cheapest,
    cheapest_enough,
    least_ability,
    neediest,
    takes_bonus_die,
    uses_healing,
    worth_retreating,
)
from undercroft.games.fighter.bot.throw import aimed, entered, lent_hand
from undercroft.games.fighter.content.cards import EQUIPMENT
from undercroft.games.fighter.rules.demands import demanded
from undercroft.games.fighter.rules.throws.landing import ZONES
from undercroft.games.fighter.state import Hero, State
from undercroft.kernel.ask import PASS, Ask, Option, pick
from undercroft.kernel.bot import Bot
from undercroft.kernel.table import Table


class Greedy(Bot):
    """Takes the option that seems to help the party most; its hand is steady."""

    hand: ClassVar[str] = "steady"
    _entry: tuple[str, str] = ("", "")

    def choose(self, table: Table[Any], seat: int, ask: Ask) -> Option:
        s: State = table.state
        hero = s.heroes[seat]
        if ask.what in ("throw", "lend"):
            about = ask.about or {}
            if ask.what == "lend":
                return lent_hand(s)
            return aimed(s, about["throws"], self.hand, self.random)
        if ask.what.startswith("entry-"):
            return self._enter(s, ask)
        choice = _decide(s, hero, ask)
        return choice if choice is not None and choice in ask.options else pick(ask.options, self.random)

    def _enter(self, s: State, ask: Ask) -> Option:
        """With real dice somebody must throw for a bot; if nobody does, the landing table does."""
        if ask.what == "entry-confirm":
            return "confirm"
        if ask.what == "entry-bounce":
            self._entry = entered(s, demanded(s), self.hand, self.random)
        place, face = self._entry
        match ask.what:
            case "entry-bounce":
                return "no" if place == "no-bounce" else "yes"
            case "entry-done":
                assert isinstance(ask.options, tuple)
                return ask.options[-1] if place == "failed" else ask.options[0]
            case "entry-place":
                return place if place in ask.options else "off"
        return "yes" if face == "symbol" else "no"


class Beginner(Greedy):
    """The same head with a shaky hand."""

    hand: ClassVar[str] = "beginner"


class Master(Greedy):
    """The same head with a master's hand."""

    hand: ClassVar[str] = "master"


def _decide(s: State, hero: Hero, ask: Ask) -> Option | None:
    """The answer of the head; None where any will do."""
    options = tuple(ask.options)
    match ask.what:
        case "leader":
            return 0
        case "way":
            return best_way(s, options)
        case "retreat":
            return "yes" if worth_retreating(s) else "no"
        case "stack":
            return min(options, key=str)
        case "dice-out":
            return "A" if takes_bonus_die(s) else "B"
        case "die" | "colour":
            return best_ability(s, hero, options)
        case "scar":
            return least_ability(hero, options)
        case "weapons":
            return best_weapons(s, hero, options)
        case "practice" | "exchange":
            return "done"
        case "shop":
            return best_purchase(s, options)
        case "healing":
            return uses_healing(s, options, int((ask.about or {}).get("damage", 0))) or PASS
    return _in_a_throw(s, hero, ask, options)


def _in_a_throw(s: State, hero: Hero, ask: Ask, options: tuple[Option, ...]) -> Option | None:
    dealt = int((ask.about or {}).get("damage", 0))
    match ask.what:
        case "ability":
            return "use"
        case "give-life":
            return "yes" if hero.life > 2 else "no"
        case "second-strike" | "pay-song":
            return "yes"
        case "reroll":
            return options[1] if (ask.about or {}).get("rest") not in ZONES else options[0]
        case "beer" | "heal-whom":
            return neediest(s, options)
        case "extra-damage":
            return cheapest_enough(s, options, {card: EQUIPMENT[card].value for card in hero.cards}, dealt)
        case "seduced":
            return cheapest_enough(s, options, {c: s.rules.monsters[c].damage for c in hero.seduced}, dealt)
        case "no-damage":
            return options[1] if s.foe.damage >= 2 or hero.life <= s.foe.damage else "no"
        case "retaliate":
            return "yes"
        case "lose-card":
            return cheapest(options)
    return _in_clean_up(s, ask, options)


def _in_clean_up(s: State, ask: Ask, options: tuple[Option, ...]) -> Option | None:
    match ask.what:
        case "clean-up" | "inherit":
            return options[0]
        case "swap":
            return "no"
        case "surplus":
            gifts = [option for option in options if isinstance(option, tuple) and option[0] == "give"]
            return gifts[0] if gifts else cheapest(tuple(o[1] for o in options if isinstance(o, tuple)), options)
        case "theft" | "reward":
            kind = EQUIPMENT[s.shop[0]].kind
            return max(options, key=lambda seat: s.heroes[int(str(seat))].free_slots(kind))
    return None
