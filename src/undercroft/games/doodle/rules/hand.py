"""Step 4, and every other way in which cards come into a hand (DOO-HAND)."""

from __future__ import annotations

from typing import Final

from undercroft.games.doodle.content.cards import CARDS
from undercroft.games.doodle.state import ALIVE, Dungeon, State
from undercroft.kernel import ask
from undercroft.kernel.ask import Ask, Draw, Rules

KEEP: Final = "keep"
HIDDEN: Final = {ask.HIDDEN: True}
"""Of an ask that hangs on a hidden hand: others see only that the table waits for whoever may respond."""


def draw_cards(s: State, dungeon: Dungeon, number: int, clause: str) -> Rules[None]:
    """From the top of the own action deck; if it runs out, drawing stops (DOO-HAND-3)."""
    for _ in range(number):
        possible = dungeon.deck.next_cards()
        if not possible:
            return
        card = yield Draw(possible, clause, "draw-card")
        dungeon.deck = dungeon.deck.without_next(card)
        dungeon.hand += (card,)
        if s.listener is not None:
            s.whisper(1 << dungeon.seat, {"card": card}, "card-drawn", clause, seat=dungeon.seat)


def refill(s: State, dungeon: Dungeon) -> Rules[None]:
    """Put cards under the deck one by one, then draw up to the hand limit; that ends the turn (DOO-HAND-5)."""
    while dungeon.hand and _could_want_other_cards(dungeon):  # DOO-HAND-1
        card = yield Ask(dungeon.seat, "under", (*dungeon.hand, KEEP), "DOO-HAND-1")
        if card == KEEP:
            break
        take_from_hand(dungeon, card)
        dungeon.deck = dungeon.deck.with_under(card, 1 << dungeon.seat)
        if s.listener is not None:
            s.whisper(1 << dungeon.seat, {"card": card}, "card-under", "DOO-HAND-1", seat=dungeon.seat)
    yield from draw_cards(s, dungeon, dungeon.hand_limit - len(dungeon.hand), "DOO-HAND-2")  # DOO-HAND-4: none above it


def _could_want_other_cards(dungeon: Dungeon) -> bool:
    """Once the hero is gone only hero actions are of use (DOO-TURN-3); who has none left is not asked in vain.

    This tells nobody anything: all cards were taken face up (DOO-DRAFT-3) and are played openly.
    """
    if dungeon.fate == ALIVE:
        return True
    return any(not CARDS[card].is_dungeon_action for card in (*dungeon.hand, *dungeon.deck.cards()))


def take_from_hand(dungeon: Dungeon, card: str) -> None:
    at = dungeon.hand.index(card)
    dungeon.hand = dungeon.hand[:at] + dungeon.hand[at + 1 :]
