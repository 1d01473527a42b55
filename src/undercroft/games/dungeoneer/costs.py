"""What abilities and quests cost, and whether it can be paid (DGR-DATA-12)."""

from __future__ import annotations

from undercroft.games.dungeoneer.state import Hero


def can_pay(hero: Hero, costs: tuple[tuple[str, int], ...]) -> bool:
    """DGR-DATA-12: life may not be paid down to 0."""
    for kind, number in costs:
        have = {"glory": hero.glory, "mp": hero.mp, "life": hero.life - 1, "hand": len(hero.hand)}
        if kind == "readied treasure":
            if len(hero.treasures) < number:
                return False
        elif have[kind] < number:
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
