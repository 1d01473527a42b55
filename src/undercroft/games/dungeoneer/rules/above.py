"""Rules that are called from below: here the circle of the rules is closed.

The rules of this game call each other in circles. An effect demands a test, cards are played before its roll, and what
they do are effects; an effect leads a hero into a location, and what he meets there are effects; an effect wounds a
monster, and what its defeat brings are effects. Modules import only what stands below them. So a rule that is needed
below itself has a place here, and `turn.py`, which stands on top of all rules, puts it there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.games.dungeoneer.rules.fights.throws import Throw
from undercroft.games.dungeoneer.state import Foe, Hero, State
from undercroft.kernel.ask import Rules


class Above:
    """The few rules that are called upwards, each under its own name."""

    before_roll: Callable[[State, Throw], Rules[None]]
    """`before_roll` in `windows.py`: tests and fights open a window."""
    respond: Callable[[State, Foe, Hero | None], Rules[dict[int, int]]]
    """`respond` in `windows.py`: the attacks of the wandering horde are answered like any other."""
    challenge: Callable[[State, Hero | Foe, Hero | Foe], Rules[bool]]
    """`challenge` in `windows.py`: between a duel and its dice there is a window."""
    enter: Callable[[State, Hero, str], Rules[None]]
    """`enter` in `moves.py`: effects move heroes."""
    wound_foe: Callable[[State, Foe, int, Hero], Rules[int]]
    """`wound_foe` in `fights/slaying.py`: effects wound monsters."""


above: Final = Above()
