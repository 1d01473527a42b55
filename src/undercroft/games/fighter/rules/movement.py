"""Movement: one step along an arrow, together (FIG-MOVE)."""

from __future__ import annotations

from undercroft.games.fighter.content.cards import MAPS
from undercroft.games.fighter.rules.encounter import place_of
from undercroft.games.fighter.rules.equipment import healing_window
from undercroft.games.fighter.rules.group import group
from undercroft.games.fighter.state import BOSS_LEVEL, State
from undercroft.kernel.ask import Option, Rules


def ways(s: State) -> tuple[Option, ...]:
    """FIG-MOVE-2: where the arrows lead; nothing at the end of a map or outside."""
    if not s.level:
        return ()
    return MAPS[s.maps[s.level - 1]].ways[s.room]


def movement(s: State) -> Rules[None]:
    """FIG-MOVE-1: exactly one step, never back (FIG-MOVE-3), never split (FIG-MOVE-9)."""
    yield from healing_window(s)
    options = ways(s)
    if options:
        s.room = yield from group(s, "way", options, "FIG-MOVE-8")
    else:  # FIG-MOVE-5 to 7: into the next map, and from the last one to the boss
        s.level += 1
        s.room = MAPS[s.maps[s.level - 1]].entrance if s.level < BOSS_LEVEL else ""
    s.rounds += 1
    if s.listener is not None:
        s.tell("moved", "FIG-MOVE-1", place=place_of(s))
