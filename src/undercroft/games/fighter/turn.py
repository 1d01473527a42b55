"""The round: movement, encounter and fight, clean-up (FIG-ROUND). What comes next, the position itself says."""

from __future__ import annotations

from undercroft.games.fighter.clean_up import clean_up
from undercroft.games.fighter.encounter import encounter
from undercroft.games.fighter.fight import throw_turn
from undercroft.games.fighter.movement import movement
from undercroft.games.fighter.state import State
from undercroft.kernel.ask import Rules


def turn(s: State) -> Rules[None]:
    """FIG-ROUND-1: a step into the next room, or a throw against its monster, or clean-up when it is beaten."""
    if s.monster and s.life > 0:
        yield from throw_turn(s)
    elif s.monster or s.conquered_free:
        yield from clean_up(s)  # FIG-END-1, FIG-ROUND-2
    else:
        yield from movement(s)
        yield from encounter(s)  # FIG-MOVE-10
