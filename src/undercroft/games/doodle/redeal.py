"""Deal anew what a seat cannot know: treasures, hands and decks of others, and the paths that they are drawing."""

from __future__ import annotations

from random import Random

from undercroft.games.doodle.content.grid import CELLS, ENTRANCE, members
from undercroft.games.doodle.rules.way import shortest
from undercroft.games.doodle.state import Dungeon, State
from undercroft.kernel.deck import Deck

UNDER_MONSTERS = 0.85
"""How often a treasure is thought to lie under a monster, where somebody with sense would have hidden it."""


def redeal(s: State, seat: int, random: Random) -> None:
    """Another world that looks the same to this seat."""
    for dungeon in s.dungeons:
        if dungeon.seat != seat:
            if dungeon.treasures and not s.ranks:
                _deal_treasures(dungeon, random)
            if s.phase == "C":
                _deal_cards(dungeon, random)
        if s.phase == "B" and s.drawn_by(seat) is not dungeon:
            _deal_path(s, dungeon)


def _deal_treasures(dungeon: Dungeon, random: Random) -> None:
    """As many as there are, anywhere; the sheets to which an erasing would go back keep fewer of them."""
    count = dungeon.treasures.bit_count()
    monsters = members(dungeon.all_monsters)
    random.shuffle(monsters)
    cells: list[int] = []
    while len(cells) < count:
        is_guarded = monsters and random.random() < UNDER_MONSTERS
        cell = monsters.pop() if is_guarded else int(random.random() * CELLS)
        if cell not in cells:
            cells.append(cell)
    dungeon.treasures = sum(1 << cell for cell in cells)
    if dungeon.history:
        dungeon.history = tuple(
            (step, walls, traps, monsters, sum(1 << cell for cell in cells[: treasures.bit_count()]), boxes)
            for step, walls, traps, monsters, treasures, boxes in dungeon.history
        )


def _deal_cards(dungeon: Dungeon, random: Random) -> None:
    """All know which cards a master took, but not which of them are in hand; nor may their order now tell it."""
    deck = dungeon.deck
    cards = sorted([*dungeon.hand, *deck.cards()])
    random.shuffle(cards)
    hand = len(dungeon.hand)
    under = len(deck.bottom)
    dungeon.hand = tuple(cards[:hand])
    bottom = tuple((card, seats) for card, (_, seats) in zip(cards[hand : hand + under], deck.bottom, strict=True))
    dungeon.deck = Deck(tuple(cards[hand + under :]), (), bottom)


def _deal_path(s: State, dungeon: Dungeon) -> None:
    """A path that nobody else sees yet: just begun or, if its drawer is ready, some complete one."""
    drawer = s.dungeons[(dungeon.seat + 1) % len(s.dungeons)]
    dungeon.path = shortest(dungeon) if drawer.is_ready else (ENTRANCE,)
