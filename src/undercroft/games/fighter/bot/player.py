"""Greedy: a bot that plays Dungeon Fighter like a sensible person.

Its head weighs dice, weapons, cards, ways and purchases by simple expectations from the landing table, and by habits;
its hand aims as it knows and strays as it must. `Beginner` and `Master` have the same head and other hands.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from undercroft.games.fighter.bot.fight import (
    best_ability,
    best_weapons,
    cheapest_enough,
    least_ability,
    takes_bonus_die,
    worth_retreating,
)
from undercroft.games.fighter.bot.throw import aimed, entered, imagined, lent_hand
from undercroft.games.fighter.bot.trade import best_purchase, best_way, cheapest, neediest, uses_healing
from undercroft.games.fighter.content.cards import EQUIPMENT
from undercroft.games.fighter.content.characters import USUAL, Habits
from undercroft.games.fighter.rules.demands import demanded
from undercroft.games.fighter.rules.throws.landing import ZONES
from undercroft.games.fighter.state import Hero, State
from undercroft.kernel.ask import PASS, Ask, Option, pick
from undercroft.kernel.bot import Bot
from undercroft.kernel.play_on import Player
from undercroft.kernel.table import Table

FIXED: Final[dict[str, Option]] = {
    "leader": 0, "practice": "done", "exchange": "done", "ability": "use", "second-strike": "yes", "pay-song": "yes",
    "retaliate": "yes", "swap": "no",
}  # fmt: skip
"""What the bot always answers where it may."""
SETTLED: Final = frozenset((*FIXED, "hand", "hero", "throw", "lend", "stack", "clean-up", "lender", "inherit"))
"""Nothing to think about: always the same, a matter of the hand, or of taste."""


class Greedy(Bot):
    """Takes the option that seems to help the party most; its hand is steady."""

    hand: ClassVar[str] = "steady"

    def __init__(self, random: Random, habits: Habits | None = None) -> None:
        super().__init__(random)
        self.habits = habits or USUAL
        self._entry = ("", "")

    def choose(self, table: Table[Any], seat: int, ask: Ask) -> Option:
        s: State = table.state
        what = ask.what
        fixed = FIXED.get(what)
        if fixed is not None and fixed in ask.options:
            return fixed
        if what == "throw":
            return self.throw(s, seat, ask.about)
        if what == "lend":
            return lent_hand(s, self.hand, self.random)
        if what == "hand":
            return self.hand
        if what.startswith("entry-"):
            return self._enter(s, ask)
        choice = _decide(s, s.heroes[seat], ask, tuple(ask.options), self.habits)
        return choice if choice is not None and choice in ask.options else pick(ask.options, self.random)

    def throw(self, s: State, seat: int, about: Any) -> Option:
        """A launch, as this hand can do it."""
        del seat
        return aimed(s, about["throws"], self.hand, self.random)

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


class Thinking(Greedy):
    """Whoever thinks ahead lets no die fly: in thoughts the landing table of each hero's hand judges."""

    def throw(self, s: State, seat: int, about: Any) -> Option:
        return imagined(s, about, s.heroes[seat].hand, self.random)


def quick(random: Random) -> Player:
    """The player with whom a search plays on."""
    return Thinking(random).choose


def thinks(s: State, ask: Ask) -> bool:
    """Is it worth a search? Not what is settled, nor what nobody but a hand can say."""
    del s
    return ask.what not in SETTLED and not ask.what.startswith("entry-")


def _decide(s: State, hero: Hero, ask: Ask, options: tuple[Option, ...], habits: Habits) -> Option | None:
    """The answer of the head; None where any will do."""
    match ask.what:
        case "die" | "colour":
            return best_ability(s, hero, options, habits)
        case "weapons":
            return best_weapons(s, hero, options, habits)
        case "dice-out":
            return "A" if takes_bonus_die(s, habits) else "B"
        case "healing":
            return uses_healing(s, options, int((ask.about or {}).get("damage", 0)), habits) or PASS
        case "way":
            return best_way(s, options, habits)
        case "retreat":
            return "yes" if worth_retreating(s, habits) else "no"
        case "stack":
            return min(options, key=str)
        case "scar":
            return least_ability(hero, options)
        case "shop":
            return best_purchase(s, options, habits)
        case "hero":
            return next((kind for kind in habits.heroes if kind in options), None)
    return _in_a_throw(s, hero, ask, options)


def _in_a_throw(s: State, hero: Hero, ask: Ask, options: tuple[Option, ...]) -> Option | None:
    match ask.what:
        case "give-life":
            return "yes" if hero.life > 2 else "no"
        case "reroll":
            return options[1] if (ask.about or {}).get("rest") not in ZONES else options[0]
        case "beer" | "heal-whom":
            return neediest(s, options)
        case "extra-damage":
            dealt = int((ask.about or {}).get("damage", 0))
            return cheapest_enough(s, options, {card: EQUIPMENT[card].value for card in hero.cards}, dealt)
        case "seduced":
            dealt = int((ask.about or {}).get("damage", 0))
            return cheapest_enough(s, options, {c: s.rules.monsters[c].damage for c in hero.seduced}, dealt)
        case "no-damage":
            return options[1] if s.foe.damage >= 2 or hero.life <= s.foe.damage else "no"
        case "lose-card":
            return cheapest(options)
    return _in_clean_up(s, ask, options)


def _in_clean_up(s: State, ask: Ask, options: tuple[Option, ...]) -> Option | None:
    match ask.what:
        case "clean-up" | "inherit":
            return options[0]
        case "surplus":
            gifts = [option for option in options if isinstance(option, tuple) and option[0] == "give"]
            return gifts[0] if gifts else cheapest(tuple([o[1] for o in options if isinstance(o, tuple)]), options)
        case "theft" | "reward":
            kind = EQUIPMENT[s.shop[0]].kind
            return max(options, key=lambda seat: s.heroes[int(str(seat))].free_slots(kind))
    return None
