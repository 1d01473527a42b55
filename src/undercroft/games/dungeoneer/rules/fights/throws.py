"""A roll that is about to be thrown: who rolls, for what, and what was declared before (DGR-GOLD-3)."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.dungeoneer.content.notation import Effects
from undercroft.games.dungeoneer.state import MOST_SEATS, NOBODY, Foe, Hero, State
from undercroft.kernel import ask

ATTACK: Final = frozenset(("attack", "any"))
DEFENCE: Final = frozenset(("defence", "any"))
SPECIAL: Final = frozenset(("any",))
"""An opportunity is no test (DGR-QOPP-1)."""
TESTS: Final = {
    kind: frozenset((kind, "test", "any")) for kind in ("trap", "exit", "pit", "spear", "quest", "challenge")
}
HIDDEN: Final = {ask.HIDDEN: True}
"""Of an ask that hangs on a hidden hand: others see only that the table waits for whoever may respond."""
BONUS: Final = tuple(f"bonus{seat}" for seat in range(MOST_SEATS))
"""What the facts of an ask call that which is added to a seat's roll."""


class Roller:
    """One hero's part of a roll."""

    __slots__ = ("bonus", "keeps", "kinds", "type")

    def __init__(self, kinds: frozenset[str], type_: str, bonus: int) -> None:
        self.kinds = kinds
        self.type = type_
        """The attribute that is added."""
        self.bonus = bonus
        self.keeps = ""
        """best or worst: two dice are thrown and one counts."""

    @property
    def dice(self) -> int:
        return 2 if self.keeps else 1

    def value(self, faces: tuple[int, ...]) -> int:
        if not self.keeps:
            return faces[0]
        return min(faces) if self.keeps == "worst" else max(faces)


class Throw:
    """A test of one hero, or a fight in which one or two of the dice are heroes'."""

    __slots__ = ("attacker", "card", "defender", "moment", "rollers", "target", "test", "value")

    def __init__(self, moment: str, target: int, test: str, value: int = 0, card: str = "") -> None:
        self.rollers: dict[int, Roller] = {}
        self.moment = moment
        """fight, opportunity, or what is tested for: exit, trap, pit, spear, quest, challenge."""
        self.target = target
        """The seat that rolls, or one of them."""
        self.test = test
        self.value = value
        self.card = card
        self.attacker = ""
        self.defender = ""
        """Who fights: the cards of heroes and monsters."""

    def about(self) -> dict[str, Any]:
        """What a player who is asked for modifiers should know; also what is added to each hero's roll so far."""
        facts: dict[str, Any] = {"card": self.card, "value": self.value, "test": self.test, "moment": self.moment}
        facts["target"] = self.target
        if self.attacker:
            facts["attacker"], facts["defender"] = self.attacker, self.defender
        for seat, roller in self.rollers.items():
            facts[BONUS[seat]] = roller.bonus
        return facts

    def is_of_life(self) -> bool:
        """Is somebody's life tested? (DGR-TEST-3)"""
        return self.test == "life"

    def is_changed_by(self, seat: int, do: Effects) -> bool:
        """Would these effects change the seat's roll?"""
        roller = self.rollers[seat]
        for effect in do:
            match effect:
                case ("if", ("type", kind), inner):
                    if roller.type == kind and self.is_changed_by(seat, inner):
                        return True
                case ("roll", _, kind, _, _):
                    if kind in roller.kinds:
                        return True
        return False


def is_open_to_change(s: State, throw: Throw) -> bool:
    """A quick look: could anybody change this roll?"""
    if s.is_hushed or s.open_banes or throw.is_of_life():
        return True
    is_campaign = s.is_campaign
    for hero in s.heroes:  # noqa: SIM110 - a generator would cost more than the loop
        if hero.roll_cards or (hero.roll_uses and (is_campaign or hero.seat in throw.rollers)):
            return True
    return False


class Challenge:
    """A duel, or the attack of a quest's or a location's monster, before its dice (DGR-RULING-96)."""

    __slots__ = ("attacker", "by", "defender", "kinds", "place", "target")

    def __init__(self, attacker: Hero | Foe, defender: Hero | Foe) -> None:
        self.attacker = attacker
        self.defender = defender
        self.by = attacker.seat
        """Whose challenge it is."""
        self.target = defender.seat if isinstance(defender, Hero) else NOBODY
        """The hero who is challenged; NOBODY: a monster."""
        self.place = attacker.at
        self.kinds = card_of(attacker), card_of(defender)

    def about(self) -> dict[str, Any]:
        attacker, defender = self.kinds
        target = self.by if self.target == NOBODY else self.target
        return {"card": attacker, "attacker": attacker, "defender": defender, "target": target}

    def stands(self, s: State) -> bool:
        """Are both of them still there, and still who they were?"""
        return all(
            fighter.at == self.place
            and card_of(fighter) == kind
            and (isinstance(fighter, Hero) or is_lying(s, fighter))
            for fighter, kind in zip((self.attacker, self.defender), self.kinds, strict=True)
        )


def card_of(fighter: Hero | Foe) -> str:
    """A hero's card, or a monster's."""
    return fighter.kind if isinstance(fighter, Hero) else fighter.card


def is_lying(s: State, foe: Foe) -> bool:
    """Is it still there? A monster of the wandering horde lies where the horde is."""
    if foe.kind == "horde":
        return s.horde_at == foe.at and foe.card in s.heroes[s.lord].horde
    for other in s.foes:  # noqa: SIM110 - a generator would cost more than the loop
        if other is foe:
            return True
    return False


def stir(s: State, place: str) -> None:
    """Something has happened there: what its heroes have passed on may be worth doing now (DGR-RULING-101)."""
    for hero in s.heroes:
        if hero.at == place:
            hero.declined = hero.passed_unseen = ()


class Answering:
    """The encounter that is about to be resolved, and what reactions add to rolls against it."""

    __slots__ = ("bonus", "foe", "player")

    def __init__(self, foe: Foe, player: Hero | None) -> None:
        self.foe = foe
        self.player = player
        """Who has played it; None in the solo game."""
        self.bonus: dict[int, int] = {}

    def about(self) -> dict[str, Any]:
        facts: dict[str, Any] = {"card": self.foe.card, "target": self.foe.target}
        for seat, bonus in self.bonus.items():
            facts[BONUS[seat]] = bonus
        return facts
