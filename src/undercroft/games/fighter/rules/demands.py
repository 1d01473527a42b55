"""Which special throws a throw must fulfil, and which cannot be done together (FIG-WEAP, FIG-COMB)."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

from undercroft.games.fighter.content.cards import BIT, EQUIPMENT, names_in
from undercroft.games.fighter.state import Hero, RuleSet, State

LAUNCHES: Final = ("crossbow", "blow", "elbow", "prayer", "borrowed-hand", "catapult", "header", "nose", "smash")
"""FIG-COMB-5: ways to set the die going."""
PAIRS: Final = frozenset(
    frozenset(pair)
    for pair in (
        ("blow", "elbow"),
        ("blow", "nose"),
        ("blow", "borrowed-hand"),
        ("crossbow", "borrowed-hand"),
        ("prayer", "borrowed-hand"),
    )
)
TOSSED: Final = ("header", "smash")
TOSSES: Final = ("prayer", "crossbow", "catapult", "borrowed-hand")
"""FIG-COMB-6: how the die may be tossed before a header or a smash, besides plainly."""
ALWAYS: Final = (
    *(("seated", "jump"), ("seated", "dance"), ("seated", "nose"), ("seated", "header")),
    *(("long", "catapult"), ("long", "elbow"), ("long", "nose"), ("long", "blow")),
    *(("below-table", "elbow"), ("below-table", "nose"), ("below-table", "blow"), ("below-table", "smash")),
    *(("under-leg", "elbow"), ("under-leg", "nose"), ("under-leg", "header"), ("under-leg", "smash")),
    ("under-leg", "catapult"),
)
"""FIG-COMB-8: conflicts of both editions."""


def conflicts(throws: int, rules: RuleSet) -> bool:
    """Can these special throws not be done in one throw? (FIG-COMB-5 to 8)"""
    return _conflicts(throws, rules.is_standing_backward, rules.is_turn_dance, rules.is_hand_under_leg)


@cache
def _conflicts(throws: int, is_standing_backward: bool, is_turn_dance: bool, is_hand_under_leg: bool) -> bool:
    pairs = list(ALWAYS)
    if is_standing_backward:
        pairs.append(("seated", "backward"))
    if not is_turn_dance:
        pairs.append(("jump", "dance"))
    if is_hand_under_leg:
        pairs.append(("long", "under-leg"))
    if any(throws & BIT[one] and throws & BIT[other] for one, other in pairs):
        return True
    return _launches_conflict([name for name in names_in(throws) if name in LAUNCHES])


def _launches_conflict(methods: list[str]) -> bool:
    """FIG-COMB-5, FIG-COMB-6: one launch method, or a pair that goes together; header and smash follow a toss."""
    tosses = [name for name in methods if name not in TOSSED]
    if len(tosses) < len(methods) and any(name not in TOSSES for name in tosses):
        return True
    return any(frozenset(pair) not in PAIRS for pair in combinations(tosses, 2))


def demanded(s: State) -> int:
    """What the monster and the room demand of every throw (FIG-WEAP-6, FIG-ROOM-6); equal ones merge (FIG-WEAP-8)."""
    throws = 0 if s.has_song else s.rules.monsters[s.monster].throws if s.monster else 0  # FIG-ABIL-28
    room = s.here()
    if room is not None and not s.is_room_demand_dropped:
        throws |= room.throws
    return throws


def is_impossible(s: State) -> bool:
    """FIG-COMB-10: monster and room together conflict; where all throw real dice the group judges (FIG-REAL-7)."""
    throws = demanded(s)
    if not throws & (throws - 1):  # one alone can always be done
        return False
    return len(s.rules.real) < len(s.heroes) and conflicts(throws, s.rules)


@cache
def _subsets(cards: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(chosen for size in range(len(cards) + 1) for chosen in combinations(cards, size))


def weapon_choices(s: State, hero: Hero, base: int) -> tuple[tuple[str, ...], ...]:
    """FIG-WEAP-2, FIG-WEAP-5: any of his weapons; in a simulated throw only what can be done (FIG-WEAP-10)."""
    weapons = tuple([card for card in hero.cards if EQUIPMENT[card].kind == 0])
    if not weapons:
        return _NONE
    choices = _subsets(weapons)
    if hero.seat in s.rules.real:  # FIG-REAL-7
        return choices
    return tuple([chosen for chosen in choices if not chosen or not conflicts(base | throws_of(chosen), s.rules)])


_NONE: Final[tuple[tuple[str, ...], ...]] = ((),)


@cache
def throws_of(weapons: tuple[str, ...]) -> int:
    """The special throws of these weapons, as a set."""
    throws = 0
    for card in weapons:
        throws |= EQUIPMENT[card].throws
    return throws
