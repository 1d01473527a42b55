"""The game turn by turn: a round of phase A, the paths of phase B, a master's turn of phase C (DOO-TURN)."""

from __future__ import annotations

from undercroft.games.doodle.rules.draft import build_round
from undercroft.games.doodle.rules.encounter import meet
from undercroft.games.doodle.rules.hand import refill
from undercroft.games.doodle.rules.hero_actions import lay_hero_actions
from undercroft.games.doodle.rules.move import move_hero
from undercroft.games.doodle.rules.path import draw_paths
from undercroft.games.doodle.rules.scoring import end_if_all_are_gone
from undercroft.games.doodle.state import ALIVE, State
from undercroft.kernel.ask import Rules


def turn(s: State) -> Rules[None]:
    """What comes next (DOO-SETUP-10)."""
    if s.phase == "A":
        return build_round(s)
    return draw_paths(s) if s.phase == "B" else _masters_turn(s)


def _masters_turn(s: State) -> Rules[None]:
    """DOO-TURN-1: move, encounter, hero actions, refill."""
    dungeon = s.dungeons[s.active]
    if s.listener is not None:
        s.tell("turn", "DOO-PREP-4", seat=s.active)
    if dungeon.has_begun and dungeon.fate == ALIVE:  # DOO-TURN-2, DOO-TURN-3
        if move_hero(s, dungeon):
            yield from meet(s, dungeon)
        if dungeon.fate != ALIVE:
            end_if_all_are_gone(s)  # DOO-RULING-22
    dungeon.has_begun = True
    yield from lay_hero_actions(s, dungeon)
    yield from refill(s, dungeon)
    s.active = (s.active + 1) % len(s.dungeons)
    s.turns += 1
