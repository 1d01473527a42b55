"""What a search may try: a few good answers to each question, a player to play on with, and what is worth a thought."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from undercroft.games.doodle.bot import build
from undercroft.games.doodle.bot.player import Greedy
from undercroft.games.doodle.bot.ways import good_ways
from undercroft.games.doodle.content.cards import CATEGORIES
from undercroft.games.doodle.content.characters import EXPERT, QUICK
from undercroft.games.doodle.content.grid import NAMES
from undercroft.games.doodle.copies import copy_dungeon
from undercroft.games.doodle.rules.elements import ERASE, Cells, Placements
from undercroft.games.doodle.rules.names import Names
from undercroft.games.doodle.rules.path import Drawing
from undercroft.games.doodle.state import ROUNDS, State
from undercroft.kernel.ask import Ask, Option, Subsets
from undercroft.kernel.play_on import Player

FEW: Final = 4
_FOREGONE: Final = ("finish-build", "revise", "name-dungeon", "sharpener")


def quick(random: Random) -> Player:
    """Plays as the expert does, but looks at few places and few ways."""
    player: Player = Greedy(random, QUICK).choose
    return player


def thinks(s: State, ask: Ask) -> bool:
    """Names and confirmations need no thought."""
    del s
    return ask.what not in _FOREGONE


def candidates(s: State, ask: Ask) -> list[Option]:
    """The few answers that are worth a look; the same position has the same ones."""
    options = ask.options
    dungeon = s.dungeons[ask.seat]
    if isinstance(options, tuple):
        return list(options)
    if isinstance(options, Drawing):
        other = options.dungeon
        random = Random(other.walls ^ other.things)
        ways = good_ways(other, s.options.hearts, random, EXPERT, FEW)
        return [tuple(NAMES[cell] for cell in way) for way in ways]
    if isinstance(options, Placements | Cells):
        return _places(s, ask, options)
    if isinstance(options, Names | Subsets):
        return list(options) if isinstance(options, Subsets) else []
    if ask.what == "upgrade":
        rounds = ROUNDS - s.round + 1
        free = [str(option) for option in options if option != ERASE]
        free.sort(key=lambda name: -build.box_value(dungeon, CATEGORIES.index(name), rounds, EXPERT))
        return list(free[:FEW])
    return []


def _places(s: State, ask: Ask, options: Any) -> list[Option]:
    dungeon = copy_dungeon(s.dungeons[ask.seat])
    random = Random(dungeon.walls ^ dungeon.things ^ dungeon.treasures)
    if isinstance(options, Placements):
        return build.good_walls(s, dungeon, options, random, EXPERT, FEW)
    if ask.what == "treasure":
        return build.good_hiding_places(dungeon, options, random, EXPERT, FEW)
    return build.good_cells(s, dungeon, ask.what, options, random, EXPERT, FEW)
