"""The position of a Doodle Dungeon game as plain data.

Fields hold values that never change (texts, numbers, tuples), so that a copy copies references only. Sets of cells are
numbers with a bit for each cell (see grid.py). States are copied for every fork, so these classes are written out by
hand: it is what a compiler can make the most of.
"""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple, TypeAlias

from undercroft.games.doodle.content.cards import CATEGORIES, HAND, LEVELS, TRAP, TREASURE
from undercroft.games.doodle.options import DoodleOptions
from undercroft.kernel.deck import Deck
from undercroft.kernel.state import Listener, Plain, Teller

ROUNDS = 14
ALIVE, DEAD, ESCAPED = "alive", "dead", "escaped"
BEFORE_THE_WAY = -1
"""The hero stands on the entrance, before the first cell."""

_ENCOUNTER = (
    *("cell", "kind", "stage", "dice", "bonus", "damage", "ignores_level", "crosses_out", "keeps_trap"),
    *("actions_left", "lost", "has_ended"),
)
_DUNGEON = (
    *("seat", "name", "walls", "traps", "monsters", "things", "gone", "treasures", "boxes", "taken", "step", "history"),
    *("is_ready", "deck", "hand", "path", "at", "crossed", "fate", "above", "has_begun"),
)
_STATE = (
    *("options", "dungeons", "build", "removed", "out", "display", "discard", "phase", "round", "sharpener", "picks"),
    *("builders", "active", "turns", "encounter", "scores", "ranks"),
)


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

    __slots__ = _ENCOUNTER
    FIELDS: ClassVar[tuple[str, ...]] = _ENCOUNTER

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

    @property
    def is_trap(self) -> bool:
        return self.kind == TRAP

    def copy(self) -> Encounter:
        twin = Encounter(self.cell, self.kind)
        for name in _ENCOUNTER[2:]:
            setattr(twin, name, getattr(self, name))
        return twin


class Dungeon(Plain):
    """All that belongs to one master: the sheet, the hero in it, the cards."""

    __slots__ = _DUNGEON
    FIELDS: ClassVar[tuple[str, ...]] = _DUNGEON

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

    def copy(self) -> Dungeon:
        twin = Dungeon(self.seat)
        twin.name = self.name
        twin.walls = self.walls
        twin.traps = self.traps
        twin.monsters = self.monsters
        twin.things = self.things
        twin.gone = self.gone
        twin.treasures = self.treasures
        twin.boxes = self.boxes
        twin.taken = self.taken
        twin.step = self.step
        twin.history = self.history
        twin.is_ready = self.is_ready
        twin.deck = self.deck
        twin.hand = self.hand
        twin.path = self.path
        twin.at = self.at
        twin.crossed = self.crossed
        twin.fate = self.fate
        twin.above = self.above
        twin.has_begun = self.has_begun
        return twin


class State(Teller):
    """Everything there is to know."""

    __slots__ = (*_STATE, "listener")
    FIELDS: ClassVar[tuple[str, ...]] = _STATE

    def __init__(self, options: DoodleOptions, dungeons: list[Dungeon], build: Deck, removed: int) -> None:
        self.options = options
        self.dungeons = dungeons
        self.build: list[Deck] = [build]
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


def copy(s: State) -> State:
    """An equal state; what can change in place is copied, everything else is shared, and nobody listens."""
    twin = State(s.options, [dungeon.copy() for dungeon in s.dungeons], s.build[0], s.removed)
    twin.out = s.out
    twin.display = s.display
    twin.discard = s.discard
    twin.phase = s.phase
    twin.round = s.round
    twin.sharpener = s.sharpener
    twin.picks = s.picks
    twin.builders = s.builders
    twin.active = s.active
    twin.turns = s.turns
    twin.encounter = s.encounter.copy() if s.encounter is not None else None
    twin.scores = s.scores
    twin.ranks = s.ranks
    return twin
