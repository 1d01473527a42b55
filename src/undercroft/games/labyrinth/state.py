"""The position of a Labyrinth game as plain data.

Fields hold values that never change (texts, numbers, tuples, frozensets), so that a copy copies references only.
`copies.py` is made from this file.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from undercroft.games.labyrinth.content.board import START, Board
from undercroft.games.labyrinth.content.cards import CLASSES, MONSTERS, TREASURES, AdventurerClass, Monster
from undercroft.games.labyrinth.options import LabyrinthOptions
from undercroft.kernel.deck import Deck
from undercroft.kernel.state import Listener, Plain, SharedDict, Teller, fields_of

NOBODY = -1
TRAIL_KEPT = 16
"""How much of a trail is kept: no chain of retreats between two own steps is longer."""


class Outcome(Enum):
    """How an action leaves the turn of the player who took it."""

    GOES_ON = auto()
    TURN_ENDS = auto()
    PLACED = auto()
    """Fallen or teleported into another place, where a fight may follow."""


class Adventurer(Plain):
    """A player's figure and everything it carries."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.kind = ""
        self.at = START
        self.trail: tuple[str, ...] = ()
        self.carried: tuple[str, ...] = ()
        self.secured: tuple[str, ...] = ()
        self.powers: frozenset[str] = frozenset()
        """Which kinds of special treasure are among the carried cards."""
        self.spells: tuple[str, ...] = ()
        self.reserve: tuple[str, ...] = ()
        """A Cleric's used cards."""
        self.missiles = 0
        self.doors: frozenset[str] = frozenset()
        """The secret doors that this adventurer knows."""
        self.misses = 0
        self.is_wounded = False
        """Seriously wounded, until the next own turn."""
        self.cage = ""
        """The Cage card that holds the adventurer."""
        self.cage_treasure = ""
        """The treasure that a Crystal Ball had reserved with that Cage."""
        self.attacked = ""
        """The monster that was attacked on the previous own turn (LAB-THIEF-3)."""
        self.piles: tuple[tuple[str, ...], ...] = ()
        """Two face-down halves while the left neighbour chooses."""

    __slots__ = fields_of(__init__)

    @property
    def type(self) -> AdventurerClass:
        return CLASSES[self.kind]

    @property
    def gold(self) -> int:
        """LAB-TREAS-3: carried and secured treasure counts."""
        return sum(TREASURES[card].gold for card in self.carried) + sum(TREASURES[card].gold for card in self.secured)


class Foe(Plain):
    """A monster that lies open in a place, with the treasure it holds."""

    def __init__(
        self,
        card: str,
        at: str,
        *,
        held: tuple[str, ...] = (),
        marker: int = 0,
        is_wanderer: bool = False,
        reserved: str = "",
    ) -> None:
        self.card = card
        self.at = at
        self.engaged = NOBODY
        self.held = held
        self.marker = marker
        self.is_wanderer = is_wanderer
        self.is_robbed = False
        self.reserved = reserved
        """The treasure that a Crystal Ball linked to it."""

    __slots__ = fields_of(__init__)

    @property
    def monster(self) -> Monster:
        return MONSTERS[self.card]


@dataclass(frozen=True, slots=True)
class Reservation:
    """Two cards that a Crystal Ball keeps for a room ("" where there was none), and the seats that saw them."""

    owner: int
    monster: str
    treasure: str
    marker: int
    seen_monster: int
    seen_treasure: int


@dataclass(frozen=True, slots=True)
class Unclaimed:
    """What waits in a place that was won from outside: treasure cards still to be drawn, and held ones."""

    draws: int
    held: tuple[str, ...] = ()
    reserved: str = ""


class State(Teller):
    """Everything there is to know."""

    def __init__(
        self,
        board: Board,
        options: LabyrinthOptions,
        heroes: list[Adventurer],
        monsters: list[Deck],
        treasures: list[Deck],
        spells: list[Deck],
    ) -> None:
        self.board = board
        self.options = options
        self.heroes = heroes
        self.monsters = monsters
        """Decks by level; index 0 is not used."""
        self.treasures = treasures
        self.spells = spells
        """One deck."""
        self.listener: Listener | None = None
        self.active = 0
        self.turns = 0
        self.winners: tuple[int, ...] = ()
        self.graves: frozenset[str] = frozenset()
        self.cleared_rooms = 0
        self.defeats: SharedDict[str, int] = {}
        """Monsters defeated in a place; in a room a trap's treasure counts as well."""
        self.foes: list[Foe] = []
        self.loose: dict[str, tuple[str, ...]] = {}
        self.unclaimed: dict[str, Unclaimed] = {}
        self.reserved: dict[str, Reservation] = {}
        self.removed: tuple[str, ...] = ()
        """Monster cards that left the game."""
        self.box: tuple[str, ...] = ()
        """Cards that a scenario leaves out of the game."""
        self.strength: SharedDict[str, int] = {}
        """What each drawn Magic Sword adds (LAB-SWORD-2)."""
        self.known: SharedDict[str, int] = {}
        """The seats that know where a treasure card is."""
        self.locks: tuple[tuple[int, int], ...] = ()
        # What belongs to the turn under way:
        self.is_new_turn = True
        self.steps = 0
        self.began_on_start = False
        self.has_stepped = False
        self.has_acted = False
        self.must_face = False
        """The turn began in an unsafe place: fight there or leave it (LAB-FIGHT-20)."""
        self.may_not_fight = False
        """A Thief on his bonus move (LAB-THIEF-8)."""
        self.is_hushed = False
        """Is who might hold a spell for it asked also if it is only to say no (see `Game.hush`)?"""
        self.laid_spell = ""
        """The spell or missile used this turn."""
        self.used_ball = False
        self.peeks: tuple[tuple[str, str], ...] = ()
        """Places looked into with the ESP Medallion, and the cards set aside."""
        self.looked: frozenset[str] = frozenset()
        self.pacified: frozenset[str] = frozenset()
        """Places won from outside: the victor does not meet their next monster this turn (LAB-SPELL-16)."""
        self.attacking = ""
        self.defeated_at = ""
        """Where the active adventurer has just beaten a monster, as long as he stays there."""
        self.fresh_drops: tuple[tuple[int, str], ...] = ()
        """What was dropped in the ambush under way, and by whom (LAB-AMB-17)."""

    __slots__ = fields_of(__init__)

    def hero(self) -> Adventurer:
        """The adventurer whose turn it is."""
        return self.heroes[self.active]

    def clockwise(self, seat: int) -> list[Adventurer]:
        """The other adventurers, beginning to the left of this seat."""
        return self.heroes[seat + 1 :] + self.heroes[:seat]
