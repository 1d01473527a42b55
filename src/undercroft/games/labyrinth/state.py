"""The position of a Labyrinth game as plain data.

Fields hold values that never change (texts, numbers, tuples, frozensets), so that a copy copies references only;
`known`, `defeats` and `strength` are dicts that are replaced and never written into. States are copied for every fork,
so these classes are written out by hand: it is what a compiler can make the most of.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import ClassVar

from undercroft.games.labyrinth.content.board import START, Board
from undercroft.games.labyrinth.content.cards import CLASSES, MONSTERS, TREASURES, AdventurerClass, Monster
from undercroft.games.labyrinth.options import LabyrinthOptions
from undercroft.kernel.deck import Deck
from undercroft.kernel.state import Listener, Plain, Teller

NOBODY = -1
TRAIL_KEPT = 16
"""How much of a trail is kept: no chain of retreats between two own steps is longer."""

_ADVENTURER = (
    *("seat", "kind", "at", "trail", "carried", "secured", "powers", "spells", "reserve", "missiles"),
    *("doors", "misses", "is_wounded", "cage", "cage_treasure", "attacked", "piles"),
)
_FOE = (*("card", "at", "engaged", "held", "marker", "is_wanderer", "is_robbed", "reserved"),)
_STATE = (
    *("board", "options", "heroes", "monsters", "treasures", "spells", "active", "turns", "winners"),
    *("graves", "cleared_rooms", "defeats", "foes", "loose", "unclaimed", "reserved", "removed", "box"),
    *("strength", "known", "locks", "is_new_turn", "steps", "began_on_start", "has_stepped", "has_acted"),
    *("must_face", "may_not_fight", "laid_spell", "used_ball", "peeks", "looked", "pacified"),
    *("attacking", "defeated_at", "fresh_drops"),
)


class Outcome(Enum):
    """How an action leaves the turn of the player who took it."""

    GOES_ON = auto()
    TURN_ENDS = auto()
    PLACED = auto()
    """Fallen or teleported into another place, where a fight may follow."""


class Adventurer(Plain):
    """A player's figure and everything it carries."""

    __slots__ = _ADVENTURER
    FIELDS: ClassVar[tuple[str, ...]] = _ADVENTURER

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

    @property
    def type(self) -> AdventurerClass:
        return CLASSES[self.kind]

    @property
    def gold(self) -> int:
        """LAB-TREAS-3: carried and secured treasure counts."""
        return sum(TREASURES[card].gold for card in self.carried) + sum(TREASURES[card].gold for card in self.secured)

    def copy(self) -> Adventurer:
        twin = Adventurer(self.seat)
        twin.kind = self.kind
        twin.at = self.at
        twin.trail = self.trail
        twin.carried = self.carried
        twin.secured = self.secured
        twin.powers = self.powers
        twin.spells = self.spells
        twin.reserve = self.reserve
        twin.missiles = self.missiles
        twin.doors = self.doors
        twin.misses = self.misses
        twin.is_wounded = self.is_wounded
        twin.cage = self.cage
        twin.cage_treasure = self.cage_treasure
        twin.attacked = self.attacked
        twin.piles = self.piles
        return twin


class Foe(Plain):
    """A monster that lies open in a place, with the treasure it holds."""

    __slots__ = _FOE
    FIELDS: ClassVar[tuple[str, ...]] = _FOE

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

    @property
    def monster(self) -> Monster:
        return MONSTERS[self.card]

    def copy(self) -> Foe:
        twin = Foe(
            self.card,
            self.at,
            held=self.held,
            marker=self.marker,
            is_wanderer=self.is_wanderer,
            reserved=self.reserved,
        )
        twin.engaged = self.engaged
        twin.is_robbed = self.is_robbed
        return twin


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

    __slots__ = (*_STATE, "listener")
    FIELDS: ClassVar[tuple[str, ...]] = _STATE

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
        self.defeats: dict[str, int] = {}
        """Monsters defeated in a place; in a room a trap's treasure counts as well."""
        self.foes: list[Foe] = []
        self.loose: dict[str, tuple[str, ...]] = {}
        self.unclaimed: dict[str, Unclaimed] = {}
        self.reserved: dict[str, Reservation] = {}
        self.removed: tuple[str, ...] = ()
        """Monster cards that left the game."""
        self.box: tuple[str, ...] = ()
        """Cards that a scenario leaves out of the game."""
        self.strength: dict[str, int] = {}
        """What each drawn Magic Sword adds (LAB-SWORD-2)."""
        self.known: dict[str, int] = {}
        """The seats that know where a treasure card is."""
        self.locks: tuple[tuple[int, int], ...] = ()
        self._no_turn_yet()

    def _no_turn_yet(self) -> None:
        """What belongs to the turn under way."""
        self.is_new_turn = True
        self.steps = 0
        self.began_on_start = False
        self.has_stepped = False
        self.has_acted = False
        self.must_face = False
        """The turn began in an unsafe place: fight there or leave it (LAB-FIGHT-20)."""
        self.may_not_fight = False
        """A Thief on his bonus move (LAB-THIEF-8)."""
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

    def hero(self) -> Adventurer:
        """The adventurer whose turn it is."""
        return self.heroes[self.active]

    def clockwise(self, seat: int) -> list[Adventurer]:
        """The other adventurers, beginning to the left of this seat."""
        return self.heroes[seat + 1 :] + self.heroes[:seat]


def copy(s: State) -> State:
    """An equal state; what can change in place is copied, everything else is shared, and nobody listens."""
    heroes = [hero.copy() for hero in s.heroes]
    twin = State(s.board, s.options, heroes, s.monsters[:], s.treasures[:], s.spells[:])
    twin.foes = [foe.copy() for foe in s.foes]
    twin.loose = s.loose.copy() if s.loose else {}
    twin.unclaimed = s.unclaimed.copy() if s.unclaimed else {}
    twin.reserved = s.reserved.copy() if s.reserved else {}
    twin.active = s.active
    twin.turns = s.turns
    twin.winners = s.winners
    twin.graves = s.graves
    twin.cleared_rooms = s.cleared_rooms
    twin.defeats = s.defeats
    twin.removed = s.removed
    twin.box = s.box
    twin.strength = s.strength
    twin.known = s.known
    twin.locks = s.locks
    twin.is_new_turn = s.is_new_turn
    twin.steps = s.steps
    twin.began_on_start = s.began_on_start
    twin.has_stepped = s.has_stepped
    twin.has_acted = s.has_acted
    twin.must_face = s.must_face
    twin.may_not_fight = s.may_not_fight
    twin.laid_spell = s.laid_spell
    twin.used_ball = s.used_ball
    twin.peeks = s.peeks
    twin.looked = s.looked
    twin.pacified = s.pacified
    twin.attacking = s.attacking
    twin.defeated_at = s.defeated_at
    twin.fresh_drops = s.fresh_drops
    return twin
