"""How opponents differ: the habits of the computer's players, as content."""

from __future__ import annotations

from typing import Final

from undercroft.kernel.content import Row, load_content


class Habits(Row, frozen=True):
    """What a player goes by; as it stands here, the usual player who plays soundly."""

    likes: dict[str, float] = {}
    """How much more than usual he thinks of an element of a card, and of boxes of its category; 1 if not named.

    The elements are goblin, orc, dragon, trap, treasure, walls and upgrade; besides there are boxes of the hand.
    """
    actions: dict[str, float] = {}
    """What he thinks an action is worth in points, where it is not the usual."""
    spite: float = 1.0
    """How much more than usual he thinks of actions against the heroes of others."""
    places: int = 10
    """So many places are looked at for each element."""
    looks: int = 0
    """So many other ways through the dungeon are tried for each place, besides the one that seems worst."""
    foresight: float = 0.0
    """How much of the boxes that are still to come is counted in where a place is judged: 0 none, 1 all."""
    tries: int = 120
    """So many ways are tried before one is drawn."""
    keep: float = 0.45
    """What a card is worth that is kept for later."""
    sorts: bool = False
    """Does he put all cards under the deck that are of less use at the next encounter than others would be?"""
    help: tuple[float, float, float, float] = (1.0, 1.0, 1.0, 1.0)
    """What actions are held to add to the strength of a monster, on the average, by the hand limit of its master."""


USUAL: Final = Habits()
_FOUND: Final[dict[str, Habits]] = load_content("doodle", "characters", dict[str, Habits])
EXPERT: Final = _FOUND["expert"]
"""Whoever thinks further goes by these."""
CHARACTERS: Final = {name: habits for name, habits in _FOUND.items() if name != "expert"}
