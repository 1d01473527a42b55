"""The position of a Dungeon Fighter game as plain data.

Fields hold values that never change (texts, numbers, tuples), so that a copy copies references only. Nothing here is a
secret of one player; what nobody knows (which monsters lie in a stack, who the boss is, the order of the equipment) is
not there at all until it is drawn. `copies.py` is made from this file.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from undercroft.games.fighter.content.cards import (
    COLOURS,
    EQUIPMENT,
    HARD_MONSTERS,
    MAPS,
    MONSTERS,
    SHEETS,
    TOP_LIFE,
    HeroAbility,
    Monster,
    Room,
)
from undercroft.games.fighter.options import FighterOptions
from undercroft.kernel.state import Listener, Plain, Teller, fields_of

NOBODY: Final = -1
BOSS_LEVEL: Final = 4
LIFE_PER_SCAR: Final = 3
ALL_DICE: Final = 0b111
STEADY: Final = "steady"


class RuleSet:
    """The options as the rules read them: made once, shared by all copies. True is the Italian reading of a key."""

    def __init__(self, options: FighterOptions, seats: int) -> None:
        self.options = options
        self.monsters: dict[str, Monster] = HARD_MONSTERS if options.is_italian("hard_target") else MONSTERS
        self.real = options.real(seats)
        self.is_vote = options.group_decisions == "vote"
        self.is_order_chosen = options.clean_up_order == "chosen"
        self.is_retreat_on = options.retreat
        self.is_physical = options.judge == "physics"
        self.heals_in_danger_only = options.healing_moments == "danger"
        self.level_damage = options.is_italian("group_damage")
        self.higher_stack = options.is_italian("retreat_stack")
        self.split_healing = options.is_italian("divine_healing")
        self.direct_seduced = options.is_italian("seduced_monster")
        self.any_lender = options.is_italian("lender")
        self.kept_no_damage = options.is_italian("no_damage_card")
        self.always_retaliates = options.is_italian("retaliation_card")
        self.dice_aside = options.is_italian("spent_die_stays")
        self.is_standing_backward = options.is_italian("backward_stance")
        self.is_turn_dance = options.is_italian("dance")
        self.is_hand_under_leg = options.is_italian("leg_throw")
        self.start_after_thrower = options.next_start == "after-last-thrower"
        self.rewards_forbidden = options.reward_forbidden_die
        self.points = {"easy": 5, "normal": 10, "hard": 15}[options.difficulty]

    __slots__ = fields_of(__init__)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RuleSet) and self.options == other.options

    __hash__ = None  # type: ignore[assignment]


class Hero(Plain):
    """A player's hero and what he carries."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.kind = ""
        self.hand = STEADY
        """The hand of his player, by which the landing table judges his throws (FIG-SIM-3)."""
        self.life = TOP_LIFE
        self.scars = 0
        """The covered abilities, one bit a colour (FIG-SCAR-2)."""
        self.is_fainted = False
        self.has_levelled_up = False
        self.cards: tuple[str, ...] = ()
        self.seduced: tuple[str, ...] = ()
        """Monster cards; they use no slot (FIG-ABIL-25)."""

    __slots__ = fields_of(__init__)

    @property
    def most_life(self) -> int:
        """FIG-SCAR-3: nine, and three less for each scar."""
        return TOP_LIFE - LIFE_PER_SCAR * self.scar_count

    @property
    def scar_count(self) -> int:
        return (self.scars & 1) + (self.scars >> 1 & 1) + (self.scars >> 2 & 1)

    @property
    def is_conscious(self) -> bool:
        """Neither fainted nor levelled up."""
        return not self.is_fainted and not self.has_levelled_up

    def ability(self, colour: int) -> HeroAbility | None:
        """The ability of a colour; none if a scar covers it (FIG-ABIL-4)."""
        if self.scars >> colour & 1:
            return None
        return SHEETS[self.kind].abilities[colour]

    def slots(self, kind: int) -> int:
        return SHEETS[self.kind].slots[kind]

    def free_slots(self, kind: int) -> int:
        """FIG-EQ-2; negative if there are too many cards."""
        carried = 0
        for card in self.cards:
            if EQUIPMENT[card].kind == kind:
                carried += 1
        return SHEETS[self.kind].slots[kind] - carried

    def with_effect(self, effect: str) -> tuple[str, ...]:
        """The carried cards of this effect."""
        return tuple([card for card in self.cards if EQUIPMENT[card].effect == effect])


class Throwing(NamedTuple):
    """A die in somebody's hand: what must be done with it, whose hand it is, and the weapons declared for it."""

    seat: int
    die: int
    throws: int
    lender: int = NOBODY
    weapons: tuple[str, ...] = ()


class State(Teller):
    """Everything there is to know."""

    def __init__(self, rules: RuleSet, heroes: list[Hero]) -> None:
        self.rules = rules
        self.heroes = heroes
        self.listener: Listener | None = None
        self.track: Any = None
        """A record of contacts that a scenario brings along to be judged; no rule looks at it."""
        self.unseen: list[tuple[str, ...]] = []
        """By level, the monsters nobody has seen: those of the stack and those that are out of the game."""
        self.left: list[int] = []
        """By level, how many unseen cards lie in the stack."""
        self.under: list[tuple[str, ...]] = []
        """By level, the monsters that were put under the stack, which everybody knows (FIG-IMP-3)."""
        self.equipment: tuple[str, ...] = ()
        """The face-down deck in no order."""
        self.equipment_discard: tuple[str, ...] = ()
        self.monster_discard: tuple[str, ...] = ()
        self.box: tuple[str, ...] = ()
        """Monsters that are known to be out of the game."""
        self.boss = ""
        """The boss, once he is turned up (FIG-SETUP-9)."""
        self.maps: tuple[str, ...] = ()
        """The maps of levels 1 to 3."""
        self.boards: tuple[str, ...] = ()
        """The boards that were drawn, the boss board first."""
        self.level = 0
        """0 outside, 1 to 3 on a map, 4 in the boss room."""
        self.room = ""
        self.leader = 0
        self.start = 0
        self.is_defeated_side = False
        """The side of the leader marker (FIG-SETUP-18, FIG-OUT-5)."""
        self.gold = 0
        self.bonus = 0
        self.rounds = 0
        self.result = ""
        """"won" or "lost" when it is over."""
        self.has_anybody_fainted = False
        self.shop: tuple[str, ...] = ()
        """The open cards of a shop that is visited now."""
        self.conquered_free = False
        """A room for which no monster was left (FIG-RULING-11)."""
        self.throwing: Throwing | None = None
        """The throw under way (FIG-REAL-2)."""
        self.healing_passed: tuple[tuple[Any, ...], tuple[int, ...]] = ((), ())
        """A calm moment (a fight, or the lives between two of them) and who passed in it: nobody is asked twice."""
        self.end_fight()

    def end_fight(self) -> None:
        """Everything that belongs to the fight is put away."""
        self.monster = ""
        self.life = 0
        self.card_gold = 0
        self.used = 0
        """The hero dice that were used, one bit a colour."""
        self.used_bonus = 0
        self.thrower = 0
        self.has_beacon = False
        self.has_frog = False
        self.beer = NOBODY
        self.has_song = False
        self.seducer = NOBODY
        self.thefts = 0
        self.is_room_demand_dropped = False
        self.has_thrown = False
        self.lying: tuple[tuple[int, ...], ...] = ()
        """Used dice that stay on the table: die, then the pose in hundredths of millimetres and of a quaternion."""

    __slots__ = fields_of(__init__, end_fight)

    # --- looking -------------------------------------------------------------------------------------------------

    @property
    def foe(self) -> Monster:
        return self.rules.monsters[self.monster]

    @property
    def is_boss_fight(self) -> bool:
        return self.level == BOSS_LEVEL

    @property
    def ability(self) -> str:
        """The monster's ability, as long as no song has taken it away (FIG-ABIL-28)."""
        return "" if self.has_song else self.rules.monsters[self.monster].ability

    @property
    def forbidden(self) -> int:
        """The hero die that this monster forbids, as a bit (FIG-MON-6)."""
        return 0 if self.has_song else self.rules.monsters[self.monster].forbidden

    @property
    def usable(self) -> int:
        """The hero dice that can be thrown now (FIG-FIGHT-3, FIG-MON-7)."""
        return ALL_DICE & ~self.used & ~self.forbidden

    @property
    def supply(self) -> int:
        """Bonus dice in the general supply (FIG-RULING-27)."""
        return 9 - self.bonus - self.used_bonus

    @property
    def coins(self) -> int:
        """Coins in the general supply (FIG-RULING-27)."""
        return 30 - self.gold - self.card_gold

    def here(self) -> Room | None:
        """The room of the party; none outside and in the boss room."""
        if not 1 <= self.level <= 3:
            return None
        return MAPS[self.maps[self.level - 1]].rooms[self.room]

    def conscious(self) -> list[Hero]:
        return [hero for hero in self.heroes if not hero.is_fainted and not hero.has_levelled_up]

    def in_game(self) -> list[Hero]:
        """Heroes that have not levelled up."""
        return [hero for hero in self.heroes if not hero.has_levelled_up]

    def next_conscious(self, seat: int) -> int:
        """The next conscious hero clockwise; the same one if he is alone (FIG-FIGHT-1, FIG-FIGHT-11)."""
        count = len(self.heroes)
        for step in range(1, count + 1):
            hero = self.heroes[(seat + step) % count]
            if not hero.is_fainted and not hero.has_levelled_up:
                return hero.seat
        return seat

    def next_in_game(self, seat: int) -> int:
        """The next player clockwise whose hero has not levelled up."""
        count = len(self.heroes)
        for step in range(1, count + 1):
            hero = self.heroes[(seat + step) % count]
            if not hero.has_levelled_up:
                return hero.seat
        return seat

    def gain_gold(self, amount: int) -> int:
        """What the supply cannot give is lost (FIG-RULING-27); returns what was gained."""
        gained = min(amount, self.coins)
        self.gold += gained
        return gained

    def gain_bonus(self, amount: int) -> int:
        """FIG-CLEAN-14; returns how many came."""
        gained = min(amount, self.supply)
        self.bonus += gained
        return gained


def die_name(die: int) -> str:
    """A die in words: a colour, or the bonus die."""
    return COLOURS[die] if die < len(COLOURS) else "bonus"
