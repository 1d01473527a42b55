"""The numbers with which a search weighs positions; they are content, so that they can be changed without Python."""

from __future__ import annotations

from undercroft.kernel.content import Row, load_content


class Weights(Row, frozen=True):
    """What each feature of a hero adds to the logarithm of his odds."""

    quest: float
    last_quest: float
    promise: float
    chances: float
    life: float
    glory: float
    peril: float
    hand: float
    belongings: float
    level: float
    defeat: float
    out: float
    turn: float
    last_life: float
    force: float


WEIGHTS = load_content("dungeoneer", "outlook", Weights)
FEATURES: tuple[str, ...] = Weights.__struct_fields__
"""In the order in which `bot/outlook.py` gives them."""
