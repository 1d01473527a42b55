"""Step 3: hero actions are laid above the dungeons of opponents (DOO-HACT)."""

from __future__ import annotations

from typing import Final

from undercroft.games.doodle.content.cards import CARDS
from undercroft.games.doodle.content.grid import INDEX, names
from undercroft.games.doodle.rules.hand import HIDDEN, take_from_hand
from undercroft.games.doodle.state import ALIVE, Dungeon, Laid, State
from undercroft.kernel.ask import Ask, Option, Rules

PASS: Final = "pass"
MOST_ABOVE: Final = 2


def lay_hero_actions(s: State, dungeon: Dungeon) -> Rules[None]:
    """Any number of them, also none (DOO-HACT-1); who can lay nothing is asked where others cannot know it."""
    while dungeon.hand:
        possible = _possible(s, dungeon, dungeon.hand)
        if not possible and not _possible(s, dungeon, dungeon.deck.cards()):  # DOO-RULING-47
            return
        choice = yield Ask(dungeon.seat, "hero-action", (*possible, PASS), "DOO-HACT-1", HIDDEN)
        if choice == PASS:
            return
        card, target = choice
        yield from _lay(s, dungeon, card, s.dungeons[target])


def _possible(s: State, dungeon: Dungeon, held: tuple[str, ...]) -> list[Option]:
    """Which of these cards may be laid where."""
    cards = [card for card in held if not CARDS[card].is_dungeon_action]
    if not cards:
        return []
    return [(card, other.seat) for card in cards for other in s.dungeons if not why_not_lay(dungeon, card, other)]


def why_not_lay(dungeon: Dungeon, card: str, other: Dungeon) -> str:
    """The clause that forbids to lay this card there; empty if it may be laid."""
    if other.seat == dungeon.seat:
        return "DOO-HACT-2"
    if other.fate != ALIVE:
        return "DOO-HACT-4"
    if len(other.above) >= MOST_ABOVE:
        return "DOO-HACT-3"
    if CARDS[card].special == "explode" and not other.live_monsters:
        return "DOO-ACT-17"
    return ""


def _lay(s: State, dungeon: Dungeon, card: str, other: Dungeon) -> Rules[None]:
    """Face up above the opponent's dungeon; a Bomb names its monster (DOO-ACT-17)."""
    target = -1
    if CARDS[card].special == "explode":
        cells = tuple(names(other.live_monsters))
        about = {"owner": other.seat}
        name = (yield Ask(dungeon.seat, "name-monster", cells, "DOO-ACT-17", about)) if len(cells) > 1 else cells[0]
        target = INDEX[name]
    take_from_hand(dungeon, card)
    other.above += (Laid(card, dungeon.seat, target),)
    s.tell("action-laid", "DOO-HACT-2", seat=dungeon.seat, card=card, owner=other.seat)
    if target >= 0:
        s.tell("monster-named", "DOO-ACT-17", seat=dungeon.seat, owner=other.seat, cell=name)
