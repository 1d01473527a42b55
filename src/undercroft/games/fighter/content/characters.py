"""How the computer's heroes differ: their habits, as content."""

from __future__ import annotations

from undercroft.kernel.content import Row, Slug, load_content


class Habits(Row, frozen=True):
    """What a player goes by where one thing has to be weighed against another; as it stands here, greedy itself."""

    heroes: tuple[Slug, ...] = ()
    """Whom he likes to lead, the dearest first; anybody if they are taken."""
    wary: float = 0.8
    """How much the blow of a miss weighs beside the damage of a hit."""
    special: float = 0.0
    """What it is worth to him in itself that a weapon demands a special throw."""
    kept_dice: int = 5
    """So many bonus dice he keeps for the boss."""
    hopeless: float = 5.0
    """The life for each hero that a fight may cost before he would rather retreat."""
    waste: float = 0.1
    """The share of a healing card that may be wasted."""
    alarm: int = 0
    """Life beyond the blow that threatens at which somebody is in danger."""
    healing: float = 1.0
    """How much abilities that heal are worth to him."""
    weapons: float = 1.0
    armour: float = 1.0
    items: float = 1.0
    potions: float = 1.0
    """How much cards that heal are worth to him in a shop, as the three before say it of the others."""
    dice: float = 1.4
    """What a bonus die is worth for each gold, until there are enough of them."""
    shop: float = 0.7
    """What a gold is worth on the way to a shop."""
    fountain: float = 1.6
    treasure: float = 1.5
    danger: float = -6.0
    """What a room is worth where no throw would hit; one that takes less counts less."""


USUAL = Habits()
STURDY = Habits(heroes=("grimalda", "borka", "egon", "florian"))
"""The same with the heroes whose parties win most often."""
CHARACTERS: dict[str, Habits] = load_content("fighter", "characters", dict[str, Habits])
