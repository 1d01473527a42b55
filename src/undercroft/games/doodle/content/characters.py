"""How opponents differ: the habits of the computer's players, as content."""

from __future__ import annotations

from typing import Final

from msgspec import field
from msgspec.structs import replace

from undercroft.kernel.content import Row, load_content


class Habits(Row, frozen=True):
    """What a player goes by; as it stands here, the usual player who plays soundly."""

    likes: dict[str, float] = field(default_factory=dict)
    """How much more than usual he thinks of an element of a card, and of boxes of its category; 1 if not named.

    The elements are goblin, orc, dragon, trap, treasure, walls and upgrade; besides there are boxes of the hand.
    """
    actions: dict[str, float] = field(default_factory=dict)
    """What he thinks an action is worth in points, where it is not the usual."""
    spite: float = 1.0
    """How much more than usual he thinks of actions against the heroes of others."""
    places: int = 10
    """So many places are looked at for each element."""
    looks: int = 0
    """So many other ways through the dungeon are tried for each place, besides the one that seems worst."""
    foresight: float = 0.0
    """How much of the boxes that are still to come is counted in where a place is judged: 0 none, 1 all."""
    tries: int = 40
    """So many ways are tried before one is drawn."""
    keep: float = 0.45
    """What a card is worth that is kept for later."""
    sorts: bool = False
    """Does he put all cards under the deck that are of less use at the next encounter than others would be?"""
    help: tuple[float, float, float, float] = (1.0, 1.0, 1.0, 1.0)
    """What actions are held to add to the strength of a monster, on the average, by the hand limit of its master."""


USUAL: Final = Habits()
_FOUND: Final[dict[str, Habits]] = load_content("doodle", "characters", dict[str, Habits])
EXPERT: Final = _FOUND.pop("expert")
"""Whoever thinks further goes by these."""
QUICK: Final = replace(EXPERT, places=4, looks=0, tries=12)
"""The same in a hurry."""
CHARACTERS: Final = _FOUND


def expert_with(habits: Habits) -> Habits:
    """An expert with somebody's tastes."""
    likes = {**EXPERT.likes, **{name: much * EXPERT.likes.get(name, 1.0) for name, much in habits.likes.items()}}
    return replace(EXPERT, likes=likes, spite=habits.spite * EXPERT.spite)
