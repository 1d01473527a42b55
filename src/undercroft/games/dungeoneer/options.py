"""The ways in which Dungeoneer can be played (DGR-VAR)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from undercroft.games.dungeoneer.content.cards import CARDS, HEROES, LOCATIONS, QUESTS
from undercroft.kernel.errors import BadOptions

SETS = {"dungeon": ("dungeon",), "wilderness": ("wilderness",), "both": ("dungeon", "wilderness")}


class DungeoneerOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One field for each option of the rules."""

    mode: Literal["standard", "solo", "campaign"] = "standard"
    hero_deal: Literal["random", "choose"] = "random"
    reentry: Literal["vote", "never", "always"] = "vote"
    heroes_meet: bool = False
    sets: Literal["dungeon", "wilderness", "both"] = "dungeon"
    leave_out: str = ""
    """DGR-COMB-6: the ids of cards that are not in the game, with spaces between them."""
    familiar_ground: bool = False
    first_passages: Literal["random", "dealer"] = "random"
    solo_quests: Literal["1", "2", "3"] = "3"
    solo_horde: bool = False

    def __post_init__(self) -> None:
        known = {*CARDS, *HEROES, *LOCATIONS, *QUESTS}
        unknown = [card for card in self.left_out() if card not in known]
        if unknown:
            cards = ", ".join(sorted(unknown))
            raise BadOptions(f"leave_out: there is no card {cards}", clause="DGR-COMB-6", why="card", cards=cards)
        if self.solo_horde and not self.is_solo:
            sentence = "solo_horde needs mode=solo"
            raise BadOptions(sentence, clause="DGR-SOLO-19", why="needs", option="solo_horde", needs="mode=solo")

    def left_out(self) -> frozenset[str]:
        return frozenset(self.leave_out.split())

    def cards_of(self, cards: dict[str, Any]) -> tuple[str, ...]:
        """The cards of one kind that are in the game; DGR-DATA-19: for the wilderness alone, all heroes."""
        out, sets = self.left_out(), SETS["both" if self.sets == "wilderness" and cards is HEROES else self.sets]
        return tuple(card for card, row in cards.items() if row.set in sets and card not in out)

    @property
    def is_solo(self) -> bool:
        return self.mode == "solo"

    @property
    def is_split(self) -> bool:
        """Are there a glory deck and a peril deck? (DGR-SOLO-6, DGR-CAMP-7)"""
        return self.mode != "standard"


PRESETS: dict[str, dict[str, Any]] = {
    "standard": {},
    "solo": {"mode": "solo"},
    "campaign": {"mode": "campaign"},
    "both-worlds": {"sets": "both"},
}
