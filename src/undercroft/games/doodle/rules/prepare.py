"""Preparing phase C: the action decks are shuffled and the first hands drawn (DOO-PREP)."""

from __future__ import annotations

from undercroft.games.doodle.rules.hand import draw_cards
from undercroft.games.doodle.state import BEFORE_THE_WAY, State
from undercroft.kernel.ask import Rules


def prepare(s: State) -> Rules[None]:
    """Heroes on the entrance, decks face down, as many cards as the hand limit."""
    s.active = s.sharpener  # DOO-PREP-4
    for dungeon in s.dungeons:
        dungeon.at = BEFORE_THE_WAY  # DOO-PREP-1
        dungeon.deck = dungeon.deck.shuffled()  # DOO-PREP-2
    for dungeon in s.from_sharpener():
        yield from draw_cards(s, dungeon, dungeon.hand_limit, "DOO-PREP-3")
