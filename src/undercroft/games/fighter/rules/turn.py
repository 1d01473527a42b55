"""The round: movement, encounter and fight, clean-up (FIG-ROUND). What comes next, the position itself says."""

from __future__ import annotations

from undercroft.games.fighter.rules.clean_up import clean_up
from undercroft.games.fighter.rules.encounter import encounter
from undercroft.games.fighter.rules.fight import throw_turn
from undercroft.games.fighter.rules.movement import movement
from undercroft.games.fighter.state import State
from undercroft.kernel.ask import Rules


def turn(s: State) -> Rules[None]:
    """FIG-ROUND-1: a step into the next room, or a throw against its monster, or clean-up when it is beaten."""
    if s.monster and s.life > 0:
        return throw_turn(s)
    if s.monster or s.conquered_free:
        return clean_up(s)  # FIG-END-1, FIG-ROUND-2
    return enter_next_room(s)


def enter_next_room(s: State) -> Rules[None]:
    """Movement, and at once what waits there (FIG-MOVE-10)."""
    yield from movement(s)
    yield from encounter(s)
