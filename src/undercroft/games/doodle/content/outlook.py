"""The numbers with which a search weighs positions; they are content, so that they can be changed without Python."""

from __future__ import annotations

from undercroft.kernel.content import Row, load_content


class Weights(Row, frozen=True):
    """What each feature of a seat adds to the logarithm of its odds."""

    built: float
    waiting: float
    walking: float
    boxes: float
    monsters: float
    treasures: float
    walls: float
    reach: float
    hand: float
    tricks: float
    pranks: float
    above: float


WEIGHTS = load_content("doodle", "outlook", Weights)
FEATURES: tuple[str, ...] = Weights.__struct_fields__
"""In the order in which `bot/outlook.py` gives them."""
