"""The position of a Doodle Dungeon game as plain data.

Fields hold values that never change (texts, numbers, tuples), so that a copy copies references only. Sets of cells are
numbers with a bit for each cell (see grid.py). `copies.py` is made from this file.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from undercroft.games.doodle.content.cards import CATEGORIES, HAND, LEVELS, TRAP, TREASURE
from undercroft.games.doodle.options import DoodleOptions
from undercroft.kernel.deck import Deck
from undercroft.kernel.state import Listener, Plain, Teller, fields_of

ROUNDS = 14
ALIVE, DEAD, ESCAPED = "alive", "dead", "escaped"
BEFORE_THE_WAY = -1
"""The hero stands on the entrance, before the first cell."""


NO_BOXES: Final[tuple[int, ...]] = (0,) * len(CATEGORIES)
NO_CARDS: Final = Deck(())


class Laid(NamedTuple):
    """A hero action above a dungeon: the card, who laid it, and the cell of the monster that a Bomb names (or -1)."""

    card: str
    by: int
    target: int = -1


Before: TypeAlias = tuple[int, int, int, tuple[int, int, int], int, tuple[int, ...]]
"""A sheet as it was before an element of the card was built, so that the element can be erased (DOO-BUILD-7):

how many elements were handled, walls, traps, monsters, treasures, boxes.
"""


class Encounter(Plain):
    """The hero and what he has met; everybody sees it."""

    def __init__(self, cell: int, kind: int) -> None:
        self.cell = cell
        self.kind = kind
        """0, 1, 2 for a monster, or TRAP."""
        self.stage = "open"
        """The window that is open: W-OPEN, W-TRAP or W-FIGHT of DOO-DACT-7."""
        self.dice: tuple[int, ...] = ()
        """The dice in the fight."""
        self.bonus = 0
        self.damage = 0
        self.ignores_level = False
        self.crosses_out = False
        self.keeps_trap = False
        self.actions_left = -1
        """How many more dungeon actions a Hush Scroll allows; -1 if none lies there."""
        self.lost = 0
        """Hearts crossed out in this encounter."""
        self.has_ended = False
        """Nothing more happens in it but E-AFTER, or (the hero is dead) nothing at all."""

    __slots__ = fields_of(__init__)

    @property
    def is_trap(self) -> bool:
        return self.kind == TRAP


class Dungeon(Plain):
    """All that belongs to one master: the sheet, the hero in it, the cards."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.name = ""
        """What the master calls the dungeon: a proposed name, or a text of the master's own (DOO-SETUP-2)."""
        self.walls = 0
        self.traps = 0
        self.monsters: tuple[int, int, int] = (0, 0, 0)
        """Goblins, orcs and dragons, as they were drawn."""
        self.things = 0
        """All traps and monsters, as they were drawn."""
        self.gone = 0
        """Traps and monsters that are crossed out."""
        self.treasures = 0
        """Secret until the scoring."""
        self.boxes = NO_BOXES
        self.taken = ""
        """The card of this round, face up in front of the master."""
        self.step = 0
        """How many elements of it have been handled."""
        self.history: tuple[Before, ...] = ()
        self.is_ready = False
        """Has the master confirmed the build, or finished the path that he draws on the neighbour's sheet?"""
        self.deck = NO_CARDS
        self.hand: tuple[str, ...] = ()
        self.path: tuple[int, ...] = ()
        self.at = BEFORE_THE_WAY
        """DOO-MOVE-5: the hero's place in the path, not only his cell."""
        self.crossed = 0
        """Hearts crossed out."""
        self.fate = ALIVE
        self.above: tuple[Laid, ...] = ()
        self.has_begun = False
        """Has the master had a turn of phase C?"""

    __slots__ = fields_of(__init__)

    # --- levels --------------------------------------------------------------------------------------------------

    def level(self, category: int) -> int:
        """The highest unlocked level (DOO-UPG-5)."""
        return LEVELS[category][self.boxes[category]]

    @property
    def trap_level(self) -> int:
        return self.level(TRAP)

    @property
    def treasure_level(self) -> int:
        return self.level(TREASURE)

    @property
    def hand_limit(self) -> int:
        return self.level(HAND)

    # --- cells ---------------------------------------------------------------------------------------------------

    @property
    def all_monsters(self) -> int:
        goblins, orcs, dragons = self.monsters
        return goblins | orcs | dragons

    @property
    def live_monsters(self) -> int:
        """Those that are not crossed out."""
        return self.all_monsters & ~self.gone

    def kind_at(self, cell: int) -> int:
        """The kind of the monster drawn on a cell, or TRAP."""
        bit = 1 << cell
        for kind, cells in enumerate(self.monsters):
            if cells & bit:
                return kind
        return TRAP


class State(Teller):
    """Everything there is to know."""

    def __init__(self, options: DoodleOptions, dungeons: list[Dungeon], build: list[Deck], removed: int) -> None:
        self.options = options
        self.dungeons = dungeons
        self.build = build
        """One deck. Cards that were removed unseen are among its cards: nobody can tell which they are."""
        self.removed = removed
        """How many cards of the build deck will never be drawn (DOO-SETUP-5)."""
        self.out: tuple[str, ...] = ()
        """The removed cards, once the deck has run out."""
        self.display: tuple[str, ...] = ()
        self.discard: tuple[str, ...] = ()
        self.phase = "A"
        self.round = 1
        self.sharpener = 0
        self.picks = 0
        """How many masters have taken a card in this round."""
        self.builders = 0
        """How many masters have begun to build in this round, where they build one after another (DOO-DRAFT-6)."""
        self.active = 0
        """Whose turn it is in phase C."""
        self.turns = 0
        self.encounter: Encounter | None = None
        self.scores: tuple[int, ...] = ()
        self.ranks: tuple[int, ...] = ()
        """The place of each seat, counted from 1; empty before the scoring."""
        self.listener: Listener | None = None

    __slots__ = fields_of(__init__)

    @property
    def deck_size(self) -> int:
        """Cards that can still be drawn from the build deck."""
        return len(self.build[0]) - self.removed

    def from_sharpener(self) -> list[Dungeon]:
        """All dungeons clockwise, beginning with the holder of the sharpener."""
        return self.dungeons[self.sharpener :] + self.dungeons[: self.sharpener]

    def drawn_by(self, seat: int) -> Dungeon:
        """DOO-PATH-1: sheets are passed to the left, so each master draws on the sheet of the right neighbour."""
        return self.dungeons[seat - 1]

    def hearts_left(self, dungeon: Dungeon) -> int:
        return self.options.hearts - dungeon.crossed
