"""What only Dungeon Fighter's balance report has; `content/balance.toml` names it."""

from __future__ import annotations

from undercroft.games.fighter.options import FighterOptions
from undercroft.games.fighter.rules.throws.landing import HANDS, hit_chance, mean_zone


def plain_throws() -> list[tuple[str, float, float]]:
    """How often a plain throw of each hand hits, and what it is worth on average."""
    options = FighterOptions()
    return [(hand, hit_chance(0, hand, options), mean_zone(0, hand, options)) for hand in HANDS]
