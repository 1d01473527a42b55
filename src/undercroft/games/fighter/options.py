"""The options of a match, and what the two editions make of them (FIG-EDDE, FIG-EDIT)."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

Key = Literal["edition", "de", "it"]
KEYS: Final = (
    *("group_damage", "retreat_stack", "divine_healing", "seduced_monster", "lender", "dance", "long_distance"),
    *("seated_eyes", "catapult", "backward_stance", "leg_throw", "hard_target", "no_damage_card", "retaliation_card"),
    *("card_jump_bounces", "header_order", "spent_die_stays"),
)
"""In which the editions differ; each may be set alone."""
JUDGES: Final = ("table", "physics")


class FighterOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """One field for each option of the rules."""

    edition: Literal["de", "it"] = "de"
    difficulty: Literal["easy", "normal", "hard"] = "easy"
    throw_mode: Literal["simulated", "real"] = "simulated"
    real_seats: str = ""
    """FIG-REAL-8: where only some throw real dice, their seats counted from 1, as in "1,3"."""
    judge: str = "table"
    """Who judges a simulated throw: the landing table of a hand, or the physics of an aimed launch."""
    hand: Literal["own", "beginner", "steady", "master"] = "own"
    """Whose landing table judges: the same hand for all, or each player's own, which he names at the beginning."""
    retreat: bool = True
    hero_choice: Literal["choose", "random"] = "choose"
    group_decisions: Literal["vote", "leader"] = "vote"
    healing_moments: Literal["any", "danger"] = "any"
    """FIG-RULING-58: healing cards are asked for at any moment, or only when somebody would faint."""
    clean_up_order: Literal["listed", "chosen"] = "listed"
    reward_forbidden_die: bool = False
    next_start: Literal["after-last-thrower", "after-start-player"] = "after-last-thrower"
    practice: bool = False
    symbol_faces: Literal["1", "2", "3"] = "2"
    group_damage: Key = "edition"
    retreat_stack: Key = "edition"
    divine_healing: Key = "edition"
    seduced_monster: Key = "edition"
    lender: Key = "edition"
    dance: Key = "edition"
    long_distance: Key = "edition"
    seated_eyes: Key = "edition"
    catapult: Key = "edition"
    backward_stance: Key = "edition"
    leg_throw: Key = "edition"
    hard_target: Key = "edition"
    no_damage_card: Key = "edition"
    retaliation_card: Key = "edition"
    card_jump_bounces: Key = "edition"
    header_order: Key = "edition"
    spent_die_stays: Key = "edition"

    def __post_init__(self) -> None:
        if self.judge not in JUDGES:
            raise ValueError(f"judge cannot be {self.judge!r}; it is {' or '.join(JUDGES)}")
        if not all(part.strip().isdigit() and part.strip() != "0" for part in self.real_seats.split(",") if part):
            raise ValueError(f"real_seats are numbers of seats such as 1,3 and not {self.real_seats!r} (FIG-REAL-8)")

    def is_italian(self, key: str) -> bool:
        """Does this key follow the Italian rulebook?"""
        value: str = getattr(self, key)
        return (self.edition if value == "edition" else value) == "it"

    def real(self, seats: int) -> frozenset[int]:
        """The seats whose players throw real dice (FIG-REAL-1, FIG-REAL-8)."""
        if self.throw_mode == "real" and not self.real_seats:
            return frozenset(range(seats))
        return frozenset(int(part) - 1 for part in self.real_seats.split(",") if part)


PRESETS: dict[str, dict[str, Any]] = {
    "first-game": {"edition": "de", "difficulty": "easy"},
    "german": {"edition": "de", "difficulty": "normal"},
    "italian": {"edition": "it", "difficulty": "normal"},
    "hellish": {"edition": "de", "difficulty": "hard"},
}
