"""What only Doodle Dungeon's balance report has; `content/balance.toml` names it."""

from __future__ import annotations

from undercroft.games.doodle.content.cards import CARDS, action_names


def cards() -> dict[str, tuple[str, ...]]:
    """Each card by its number, its action above and what it builds below."""
    names = action_names("en")
    return {card: (f"C{data.number:02}", names[data.action], ", ".join(data.elements)) for card, data in CARDS.items()}
