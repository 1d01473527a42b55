"""The numbers with which a search weighs positions; they are content, so that they can be changed without Python."""

from __future__ import annotations

from undercroft.kernel.content import Row, load_content

CLASSES_WEIGHED = ("hero", "superhero", "wizard", "dwarf", "cleric", "hobbit", "thief")
"""How much better or worse than an Elf, as long as all is still to be won; in the order of the last weights."""


class Weights(Row, frozen=True):
    """What each feature of an adventurer adds to the logarithm of his odds."""

    log_turns: float
    root_turns: float
    ready: float
    left: float
    carried: float
    charges: float
    sword: float
    opener: float
    sight: float
    active: float
    unchosen: float
    hero: float
    superhero: float
    wizard: float
    dwarf: float
    cleric: float
    hobbit: float
    thief: float


WEIGHTS = load_content("labyrinth", "outlook", Weights)
FEATURES: tuple[str, ...] = Weights.__struct_fields__
"""In the order in which `bot/chances.py` gives them."""
