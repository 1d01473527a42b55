"""The numbers with which a search weighs positions; they are content, so that they can be changed without Python."""

from __future__ import annotations

from undercroft.kernel.content import Row, load_content


class Weights(Row, frozen=True):
    """What each feature of the party adds to the logarithm of its odds."""

    always: float
    margin: float
    toll: float
    fight: float
    life: float
    least: float
    scars: float
    fainted: float
    heroes: float
    dice: float
    gold: float
    weapons: float
    armour: float
    items: float
    zone: float
    reach_later: float
    reach_now: float
    boss_fight: float
    boss: float
    defeated: float


WEIGHTS = load_content("fighter", "outlook", Weights)
FEATURES: tuple[str, ...] = Weights.__struct_fields__
"""In the order in which `bot/outlook.py` gives them."""
