"""What abilities and quests cost, and whether it can be paid (DGR-DATA-12)."""

from __future__ import annotations

from undercroft.games.dungeoneer.state import Hero


def can_pay(hero: Hero, costs: tuple[tuple[str, int], ...]) -> bool:
    """DGR-DATA-12: life may not be paid down to 0."""
    for kind, number in costs:
        if kind == "glory":
            have = hero.glory
        elif kind == "mp":
            have = hero.mp
        elif kind == "life":
            have = hero.life - 1
        elif kind == "hand":
            have = len(hero.hand)
        else:
            have = len(hero.treasures)
        if have < number:
            return False
    return True


def pay(hero: Hero, costs: tuple[tuple[str, int], ...]) -> None:
    """Glory, MP and life; cards are paid by the rule that lets them be chosen."""
    for kind, number in costs:
        if kind == "glory":
            hero.glory -= number
        elif kind == "mp":
            hero.mp -= number
        elif kind == "life":
            hero.life -= number
