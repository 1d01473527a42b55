"""Which cards a bot gives up, divides, secures and asks for."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from undercroft.games.labyrinth.bot.odds import worth
from undercroft.games.labyrinth.content.cards import SPELLS, TREASURES
from undercroft.games.labyrinth.state import Adventurer
from undercroft.kernel.ask import Option

MOST_TRIED: Final = 10
"""With more cards than this a fair division is good enough."""
SPELLS_BY_WISH: Final = ("fireball", "bolt", "teleport")


def cheapest(hero: Adventurer, cards: tuple[str, ...]) -> str:
    """The card whose loss hurts least."""
    return min(cards, key=lambda card: (worth(hero, card), card))


def even_halves(hero: Adventurer, cards: tuple[str, ...], size: int) -> tuple[str, ...]:
    """One of two piles of as equal worth as can be, in the order of the hand."""
    values = [worth(hero, card) for card in cards]
    half = sum(values) / 2
    numbers = range(len(cards))
    if len(cards) <= MOST_TRIED:
        pile = min(combinations(numbers, size), key=lambda pile: abs(sum(values[n] for n in pile) - half))
    else:
        ranked = sorted(numbers, key=lambda n: -values[n])
        pile = tuple(sorted(ranked[::2][:size]))
    return tuple(cards[n] for n in pile)


def to_secure(hero: Adventurer, cards: tuple[str, ...]) -> tuple[str, ...]:
    """All gold; what is of use to him he keeps in his hand."""
    return tuple(card for card in cards if TREASURES[card].gold or not worth(hero, card))


def wished_spell(hero: Adventurer, kinds: tuple[Option, ...]) -> Option:
    """Fire first, some lightning, and one Teleport for bad meetings."""
    held = [SPELLS[card].kind for card in hero.spells]
    if "teleport" in kinds and "teleport" not in held and len(held) > 3:
        return "teleport"
    return next(kind for kind in SPELLS_BY_WISH if kind in kinds)
