"""What only Dungeoneer's balance report has; `content/balance.toml` names it."""

from __future__ import annotations

from undercroft.games.dungeoneer.content.cards import CARDS, card_names

__all__ = ["card_names", "cards"]


def cards() -> dict[str, tuple[str, ...]]:
    """Each card by its name and kind; the copies of a card are one."""
    names = card_names("en")
    return {card: (names[data.design], data.kind) for card, data in CARDS.items()}
