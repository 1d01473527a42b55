"""A roll that is about to be thrown: who rolls, for what, and what was declared before (DGR-GOLD-3)."""

from __future__ import annotations

from typing import Any

from undercroft.games.dungeoneer.notation import Effects
from undercroft.games.dungeoneer.state import Foe

ATTACK = frozenset(("attack", "any"))
DEFENCE = frozenset(("defence", "any"))
SPECIAL = frozenset(("any",))
"""An opportunity is no test (DGR-QOPP-1)."""
TESTS = {kind: frozenset((kind, "test", "any")) for kind in ("trap", "exit", "pit", "spear", "quest", "challenge")}


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
        return min(faces) if self.keeps == "worst" else max(faces)


class Throw:
    """A test of one hero, or a fight in which one or two of the dice are heroes'."""

    __slots__ = ("facts", "rollers")

    def __init__(self, facts: dict[str, Any]) -> None:
        self.rollers: dict[int, Roller] = {}
        self.facts = facts

    def about(self) -> dict[str, Any]:
        """What a player who is asked for modifiers should know."""
        return self.facts

    def is_of_life(self) -> bool:
        """Is somebody's life tested? (DGR-TEST-3)"""
        return any(roller.type == "life" for roller in self.rollers.values())

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


class Answering:
    """The encounter that is about to be resolved, and what reactions add to rolls against it."""

    __slots__ = ("bonus", "foe")

    def __init__(self, foe: Foe) -> None:
        self.foe = foe
        self.bonus: dict[int, int] = {}

    def about(self) -> dict[str, Any]:
        return {"card": self.foe.card, "target": self.foe.target}
