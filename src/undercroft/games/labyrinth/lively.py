"""A random player who means to get somewhere: soaking needs games that end, in every way a game can."""

from __future__ import annotations

from functools import cache
from random import Random

from undercroft.games.labyrinth.content.board import START, Board, LinkKind
from undercroft.games.labyrinth.state import State
from undercroft.kernel.ask import Ask, Option, pick

WANDER = 0.2
"""How often anything at all is chosen."""


@cache
def _way_home(board: Board) -> dict[str, int]:
    return board.distances(START) | board.distances(START, (LinkKind.OPEN, LinkKind.DOOR))


def lively(s: State, ask: Ask, random: Random) -> Option:
    """Go home with enough gold, else press on; but now and then do anything that is allowed."""
    if ask.what != "move" or not isinstance(ask.options, tuple) or random.random() < WANDER:
        return pick(ask.options, random)
    hero = s.heroes[ask.seat]
    steps = [option for option in ask.options if isinstance(option, tuple) and option[0] == "step"]
    if hero.gold >= hero.type.goal and steps:
        home = _way_home(s.board)
        return min(steps, key=lambda option: home[str(option[1])])
    before = hero.trail[-1] if hero.trail else ""
    onwards = tuple(option for option in ask.options if option not in ("end", ("step", before)))
    return pick(onwards or ask.options, random)
