"""A random player for soaking: as blind as chance, but he also takes back what chance alone never would."""

from __future__ import annotations

from random import Random

from undercroft.games.doodle.content.grid import NAMES
from undercroft.games.doodle.rules.elements import ERASE
from undercroft.games.doodle.rules.names import Names
from undercroft.games.doodle.rules.path import Drawing
from undercroft.games.doodle.rules.way import shortest
from undercroft.games.doodle.state import State
from undercroft.kernel.ask import Ask, LazyOptions, Option, Subsets, pick

SECOND_THOUGHTS = 0.06
SHORTCUT = 0.05


def lively(s: State, ask: Ask, random: Random) -> Option:  # noqa: ARG001 - the ask says enough
    """Any option; now and then something is erased, or a whole way drawn at once."""
    options = ask.options
    if isinstance(options, LazyOptions) and not isinstance(options, Subsets | Names):
        if random.random() < SECOND_THOUGHTS and ERASE in options:
            return ERASE
        if isinstance(options, Drawing) and random.random() < SHORTCUT:
            return tuple(NAMES[cell] for cell in shortest(options.dungeon))
    return pick(options, random)
