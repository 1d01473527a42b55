"""How likely a monster wins a fight with the help of one card, before the dice are rolled."""

from __future__ import annotations

from functools import cache
from itertools import product

from undercroft.games.doodle.rules.dungeon_actions import FACES
from undercroft.games.doodle.rules.encounter import ENOUGH, FIRST_DICE
from undercroft.kernel.ask import faces


@cache
def chance_with(level: int, roll: int = 0, drop_lowest: int = 0, turn_lowest: int = 0, again: bool = False) -> float:
    """With so many dice more, so many of the lowest out of it, the lowest turned, or the best choice rolled again."""
    total = 0.0
    for dice in faces(FIRST_DICE, FACES):
        if again:
            total += max(_again(level, dice, chosen) for chosen in product((False, True), repeat=FIRST_DICE))
        elif roll:
            more = faces(roll, FACES)
            total += sum(level + sum(sorted((*dice, *one))[drop_lowest:]) >= ENOUGH for one in more) / len(more)
        else:
            lowest = min(dice)
            total += level + sum(dice) - lowest + max(lowest, turn_lowest) >= ENOUGH
    return total / FACES**FIRST_DICE


@cache
def _again(level: int, dice: tuple[int, ...], chosen: tuple[bool, ...]) -> float:
    kept = level + sum(face for face, is_rolled in zip(dice, chosen, strict=True) if not is_rolled)
    rolled = faces(sum(chosen), FACES) if any(chosen) else [()]
    return sum(kept + sum(one) >= ENOUGH for one in rolled) / len(rolled)
