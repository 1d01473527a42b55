"""The position of a Dungeoneer game as plain data.

Fields hold values that never change (texts, numbers, tuples, frozensets, layouts), so that a copy copies references
only. `copies.py` is made from this file.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer.content.cards import LIFE, STATS, Card, Exit, Static, Stats
from undercroft.games.dungeoneer.content.layout import Layout
from undercroft.games.dungeoneer.options import DungeoneerOptions
from undercroft.kernel.ask import Option
from undercroft.kernel.deck import Deck
from undercroft.kernel.state import Listener, Plain, SharedDict, Teller, fields_of

NOBODY: Final = -1
ADVENTURE: Final = 0
PERIL: Final = 1
PLACES: Final = 2
QUEST_STACK: Final = 3
"""The stacks; in the split modes the first is the glory deck and the second the peril deck."""
MOST_SEATS: Final = 6
HAND: Final = 5
QUESTS_TO_WIN: Final = 3
OPEN_QUESTS: Final = 3
HORDE: Final = 3
NEVER: Final = 99
"""More glory than anybody pays."""


class Hero(Plain):
    """A player: the hero, all that lies in front of him, and what he did as a dungeonlord."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.kind = ""
        """The hero card; "" while the player has none."""
        self.lost = ""
        """The hero card that he led before, while he waits to come back."""
        self.at = ""
        self.home = ""
        """The entrance he started from (DGR-SOLO-1)."""
        self.life = LIFE
        self.level = 1
        self.glory = 0
        self.peril = 0
        self.mp = 0
        self.hand: tuple[str, ...] = ()
        self.boons: tuple[str, ...] = ()
        self.treasures: tuple[str, ...] = ()
        self.inside: tuple[tuple[str, str], ...] = ()
        """Which treasures lie in which container (DGR-TREAS-6)."""
        self.banes: tuple[str, ...] = ()
        self.horde: tuple[str, ...] = ()
        self.quests: tuple[str, ...] = ()
        self.general: frozenset[str] = frozenset()
        """His quests that were taken from the general display."""
        self.persons: frozenset[str] = frozenset()
        """His escort quests whose person is with him."""
        self.completed: tuple[str, ...] = ()
        self.tipped = ""
        """"" if he stands, "tipped", or the location whose challenge he must pass to stand up (DGR-TIP-3)."""
        self.threshold = NOBODY
        """The side of the exit that he holds open (DGR-EXIT-12)."""
        self.is_threshold_old = False
        self.used: frozenset[str] = frozenset()
        """What was used once this turn (DGR-TURN-8)."""
        self.attacks = 0
        """Standard attacks started this turn (DGR-ATK-8)."""
        self.extra = 0
        self.next_mp = 0
        self.bans: tuple[tuple[str, int], ...] = ()
        """What he may not do, and after how many ends of his own turn that is over."""
        self.is_silent = False
        """Passes for the rest of the turn unless something concerns him."""
        self.is_reserved = False
        """The same from turn to turn, until he wants to be asked again."""
        self.declined: tuple[Option, ...] = ()
        """What he has passed on in this turn, so that he is not asked for it twice (DGR-RULING-101)."""
        self.passed_unseen: tuple[Option, ...] = ()
        """The same of all that he might hold, for all that the others know; noted only where the table is hushed."""
        self.defeats = 0
        """Heroes he has defeated as a dungeonlord (DGR-WIN-2)."""
        self.is_out = False
        self.returns = 0
        """The round in which a defeated player comes back; 0: he is not waiting for it."""
        self.resting = 0
        """DGR-MEET-3: 1 no MP in the turn under way, 2 none in his next turn."""
        self.faced_down: frozenset[str] = frozenset()
        """His quests that lie face down (DGR-CAMP-9)."""
        self.shown = 0
        """The seats to which he has shown them."""
        self.has_fought = False
        """May he play permanent cards after a fight? (DGR-SOLO-23, DGR-CFIGHT-5)"""
        self.has_done_personal = False
        """Has he completed his personal quest of the campaign? (DGR-CAMP-2)"""
        self.base: tuple[int, ...] = (0, 0, 0)
        """Melee, magic and speed with all that always counts."""
        self.symbols: tuple[str, ...] = ("-", "-", "-")
        self.attack_types: tuple[str, ...] = ()
        """The types with which he may start an attack (DGR-ATK-2)."""
        self.statics: tuple[Static, ...] = ()
        """What works on him, but for plain changes of an attribute."""
        self.prevents: tuple[str, ...] = ()
        self.uses: tuple[str, ...] = ()
        """Abilities that can be used at any time."""
        self.roll_uses: tuple[str, ...] = ()
        """Abilities that can be used before a roll."""
        self.phase_uses: tuple[str, ...] = ()
        """Abilities that say "in your hero phase"."""
        self.plays: tuple[Card, ...] = ()
        """Hand cards for the hero phase; so too the next four, by when they can be played."""
        self.evils: tuple[Card, ...] = ()
        """For the dungeonlord phase."""
        self.anytime: tuple[Card, ...] = ()
        self.roll_cards: tuple[Card, ...] = ()
        """Before a roll."""
        self.reactions: tuple[Card, ...] = ()
        self.cheapest = NEVER
        """The least glory for which he could play a card at any time."""

    __slots__ = fields_of(__init__)

    @property
    def is_here(self) -> bool:
        """Is his hero on the map?"""
        return self.at != ""


class Foe(Plain):
    """A card that lies on a location against a hero: a monster, or a trap that waits to be resolved."""

    def __init__(self, card: str, seat: int, at: str, kind: str, target: int, type_: int = NOBODY) -> None:
        self.card = card
        self.seat = seat
        """Its controller; NOBODY: the program."""
        self.at = at
        self.kind = kind
        """encounter, trap, quest, guardian, or horde (the wandering horde of the campaign)."""
        self.target = target
        self.type = type_
        """The attack type it will use."""
        self.has_attacked = False
        self.is_resolved = False
        self.is_from_horde = False

    __slots__ = fields_of(__init__)

    @property
    def stats(self) -> Stats:
        return STATS[self.card]


ExitChange = tuple[str, int, Exit, int]
"""A location, a side, what the exit is, and until whose reset phase (NOBODY: anybody's)."""
Aura = tuple[int, bool, Static]
"""A quest effect in play: the owner's seat, whether it concerns all heroes, and what it does."""


class State(Teller):
    """Everything there is to know."""

    def __init__(self, options: DungeoneerOptions, heroes: list[Hero], decks: list[Deck]) -> None:
        self.options = options
        self.is_solo = options.mode == "solo"
        self.is_campaign = options.mode == "campaign"
        self.is_standard = not self.is_solo and not self.is_campaign
        self.do_heroes_meet = options.heroes_meet
        self.heroes = heroes
        self.layout = Layout()
        self.decks = decks
        self.discards: list[tuple[str, ...]] = [() for _ in decks]
        self.listener: Listener | None = None
        self.general: tuple[str, ...] = ()
        """The general quests on display."""
        self.supply: tuple[str, ...] = ()
        """Hero cards that nobody leads."""
        self.gone: tuple[str, ...] = ()
        """Quests that left the game."""
        self.box: tuple[str, ...] = ()
        """Cards that are not in this game."""
        self.attached: SharedDict[str, tuple[str, ...]] = {}
        self.wounds: SharedDict[str, int] = {}
        """Wounds of monsters, by card; of quest monsters, by quest."""
        self.known: SharedDict[str, int] = {}
        """Hand cards that others know, and the seats that do."""
        self.foes: list[Foe] = []
        self.active = 0
        self.start = 0
        self.round = 1
        self.turns = 0
        self.phase = "reset"
        self.winners: tuple[int, ...] = ()
        self.auras: tuple[Aura, ...] = ()
        self.opened: frozenset[tuple[str, int]] = frozenset()
        self.exit_changes: tuple[ExitChange, ...] = ()
        self.visited: tuple[str, ...] = ()
        self.awarded: tuple[str, ...] = ()
        self.has_moved = False
        self.struck = 0
        """The opponents who have received their batch this turn (DGR-LORD-7)."""
        self.has_attempted = False
        """Is the free attempt of the turn used up? (DGR-QUEST-8)"""
        self.found: frozenset[str] = frozenset()
        """Search quests whose search was passed this turn (DGR-QSRCH-3)."""
        self.has_explored = False
        self.is_finished = False
        """Has the active hero completed a quest, so that his hero phase is over?"""
        self.dropped: SharedDict[str, tuple[str, ...]] = {}
        """Treasures that lie on locations (DGR-CDEF-3)."""
        self.lord = NOBODY
        """The dungeonlord of a campaign."""
        self.horde_at = ""
        self.horde_mp = 0
        self.horde_lead = ""
        """The monster that carries the MP markers (DGR-CRESET-2)."""
        self.horde_has_struck = False
        self.attackers: frozenset[str] = frozenset()
        """Monsters that have started an attack in the long turn of a campaign."""
        self.open_banes: tuple[str, ...] = ()
        """Solo: banes that wait for a monster or trap (DGR-SOLO-15)."""
        self.is_over = False
        self.start_mp = 0
        """The MP with which the turn began (DGR-MEET-3)."""
        self.has_proposed = False
        self.limbo: tuple[str, ...] = ()
        """Cards that are being carried out."""
        self.is_hushed = False
        """Is who might hold a response asked also if it is only to pass (see `Game.hush`)?"""
        self.completed_general = 0
        """General quests that the heroes of a campaign have completed."""

    __slots__ = fields_of(__init__)

    def hero(self) -> Hero:
        """The hero whose turn it is."""
        return self.heroes[self.active]

    def order(self, but: Hero | None = None) -> list[Hero]:
        """DGR-GOLD-6: everybody with a hero on the map, but for one, from the active player clockwise."""
        found: list[Hero] = []
        seats = len(self.heroes)
        for place in range(seats):
            hero = self.heroes[(self.active + place) % seats]
            if hero.at and hero is not but:
                found.append(hero)
        return found

    def heroes_at(self, place: str) -> list[Hero]:
        """The same of one location."""
        found = [hero for hero in self.heroes if hero.at == place and place]
        if self.active and len(found) > 1:
            return [hero for hero in self.order() if hero.at == place]
        return found
