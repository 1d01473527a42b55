"""Dealing anew what a seat cannot know: here it is nothing at all."""

from __future__ import annotations

from random import Random

from undercroft.games.fighter.state import State


def redeal(s: State, seat: int, random: Random) -> None:
    """Nobody has a secret, and what nobody knows is drawn only when it comes to light."""
