"""The position of a Labyrinth game as plain data.

Fields hold values that never change (texts, numbers, tuples, frozensets), so that a copy copies references only;
`known`, `defeats` and `strength` are dicts that are replaced and never written into.
"""

from __future__ import annotations

from operator import methodcaller
from typing import Any, Final

import msgspec

from undercroft.games.labyrinth.board import START, Board
from undercroft.games.labyrinth.cards import CLASSES, MONSTERS, TREASURES, AdventurerClass, Monster
from undercroft.games.labyrinth.options import LabyrinthOptions
from undercroft.kernel import state as kernel_state
from undercroft.kernel.deck import Deck

NOBODY = -1
shallow: Final[Any] = methodcaller("__copy__")
"""What `copy.copy` does, without the search for how to do it."""
TRAIL_KEPT = 16
"""How much of a trail is kept: no chain of retreats between two own steps is longer."""


class Adventurer(msgspec.Struct):
    """A player's figure and everything it carries."""

    seat: int
    kind: str = ""
    at: str = START
    trail: tuple[str, ...] = ()
    carried: tuple[str, ...] = ()
    secured: tuple[str, ...] = ()
    powers: frozenset[str] = frozenset()
    """Which kinds of special treasure are among the carried cards."""
    spells: tuple[str, ...] = ()
    reserve: tuple[str, ...] = ()
    """A Cleric's used cards."""
    missiles: int = 0
    doors: frozenset[str] = frozenset()
    """The secret doors that this adventurer knows."""
    misses: int = 0
    is_wounded: bool = False
    """Seriously wounded, until the next own turn."""
    cage: str = ""
    """The Cage card that holds the adventurer."""
    cage_treasure: str = ""
    """The treasure that a Crystal Ball had reserved with that Cage."""
    attacked: str = ""
    """The monster that was attacked on the previous own turn (LAB-THIEF-3)."""
    piles: tuple[tuple[str, ...], ...] = ()
    """Two face-down halves while the left neighbour chooses."""

    @property
    def type(self) -> AdventurerClass:
        return CLASSES[self.kind]

    @property
    def gold(self) -> int:
        """LAB-TREAS-3: carried and secured treasure counts."""
        return sum(TREASURES[card].gold for card in self.carried) + sum(TREASURES[card].gold for card in self.secured)


class Foe(msgspec.Struct):
    """A monster that lies open in a place, with the treasure it holds."""

    card: str
    at: str
    engaged: int = NOBODY
    held: tuple[str, ...] = ()
    marker: int = 0
    is_wanderer: bool = False
    is_robbed: bool = False
    reserved: str = ""
    """The treasure that a Crystal Ball linked to it."""

    @property
    def monster(self) -> Monster:
        return MONSTERS[self.card]


class Reservation(msgspec.Struct, frozen=True):
    """Two cards that a Crystal Ball keeps for a room ("" where there was none), and the seats that saw them."""

    owner: int
    monster: str
    treasure: str
    marker: int
    seen_monster: int
    seen_treasure: int


class Unclaimed(msgspec.Struct, frozen=True):
    """What waits in a place that was won from outside: treasure cards still to be drawn, and held ones."""

    draws: int
    held: tuple[str, ...] = ()
    reserved: str = ""


class State(kernel_state.Teller, msgspec.Struct, eq=False):
    """Everything there is to know."""

    board: Board
    options: LabyrinthOptions
    heroes: list[Adventurer]
    monsters: list[Deck]
    """Decks by level; index 0 is not used."""
    treasures: list[Deck]
    spells: list[Deck]
    """One deck."""
    listener: kernel_state.Listener | None = None
    active: int = 0
    turns: int = 0
    winners: tuple[int, ...] = ()
    graves: frozenset[str] = frozenset()
    cleared_rooms: int = 0
    defeats: dict[str, int] = {}
    """Monsters defeated in a place; in a room a trap's treasure counts as well."""
    foes: list[Foe] = []
    loose: dict[str, tuple[str, ...]] = {}
    unclaimed: dict[str, Unclaimed] = {}
    reserved: dict[str, Reservation] = {}
    removed: tuple[str, ...] = ()
    """Monster cards that left the game."""
    box: tuple[str, ...] = ()
    """Cards that a scenario leaves out of the game."""
    strength: dict[str, int] = {}
    """What each drawn Magic Sword adds (LAB-SWORD-2)."""
    known: dict[str, int] = {}
    """The seats that know where a treasure card is."""
    locks: tuple[tuple[int, int], ...] = ()

    # the turn under way
    is_new_turn: bool = True
    steps: int = 0
    began_on_start: bool = False
    has_stepped: bool = False
    has_acted: bool = False
    must_face: bool = False
    """The turn began in an unsafe place: fight there or leave it (LAB-FIGHT-20)."""
    may_not_fight: bool = False
    """A Thief on his bonus move (LAB-THIEF-8)."""
    laid_spell: str = ""
    """The spell or missile used this turn."""
    used_ball: bool = False
    peeks: tuple[tuple[str, str], ...] = ()
    """Places looked into with the ESP Medallion, and the cards set aside."""
    looked: frozenset[str] = frozenset()
    pacified: frozenset[str] = frozenset()
    """Chambers whose next monster is not met again this turn."""
    attacking: str = ""
    defeated_at: str = ""
    """Where the active adventurer has just beaten a monster, as long as he stays there or goes in next."""

    fresh_drops: tuple[tuple[int, str], ...] = ()
    """What was dropped in the ambush under way, and by whom (LAB-AMB-17)."""

    def __eq__(self, other: object) -> bool:
        """Equal but for who listens."""
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__struct_fields__ if name != "listener")

    __hash__ = None  # type: ignore[assignment]

    def hero(self) -> Adventurer:
        """The adventurer whose turn it is."""
        return self.heroes[self.active]

    def clockwise(self, seat: int) -> list[Adventurer]:
        """The other adventurers, beginning to the left of this seat."""
        return self.heroes[seat + 1 :] + self.heroes[:seat]


def copy(s: State) -> State:
    """An equal state; what can change in place is copied, everything else is shared, and nobody listens."""
    twin: State = shallow(s)
    twin.listener = None
    twin.heroes = [shallow(hero) for hero in s.heroes]
    twin.foes = [shallow(foe) for foe in s.foes]
    twin.monsters, twin.treasures, twin.spells = s.monsters[:], s.treasures[:], s.spells[:]
    twin.loose, twin.unclaimed, twin.reserved = s.loose.copy(), s.unclaimed.copy(), s.reserved.copy()
    return twin
