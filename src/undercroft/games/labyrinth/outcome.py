"""How an action leaves the turn of the player who took it."""

from __future__ import annotations

from enum import Enum, auto


class Outcome(Enum):
    GOES_ON = auto()
    TURN_ENDS = auto()
    PLACED = auto()
    """Fallen or teleported into another place, where a fight may follow."""
