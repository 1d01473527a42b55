"""One attack on a monster: the number needed, what is added, and the roll (LAB-FIGHT-5 to 8, LAB-SWORD, LAB-THIEF)."""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple

from undercroft.games.labyrinth.content.cards import CLASSES, DASH, Line, Monster
from undercroft.games.labyrinth.rules.treasure import show, sword_bonus
from undercroft.games.labyrinth.state import Adventurer, Foe, State
from undercroft.kernel.ask import Rules, faces, roll

NEVER = 13
"""More than two dice can show."""
BIND_BONUS = 2
MISSILE_BONUS = 2
CLERICS_PREY = frozenset(
    ("skeleton", "vampire", "ghoul", "mummy", "evil-hero", "evil-superhero", "witch", "evil-wizard")
)
"""LAB-CLER-9, LAB-RULING-70: the eight kinds that a Cleric fights like a Superhero."""
WAYS = tuple(sum(1 for dice in faces(2, 6) if sum(dice) >= least) for least in range(NEVER + 1))
"""In how many of 36 throws two dice show at least this total."""


class Means(StrEnum):
    """With what an adventurer fights."""

    HAND = "hand"
    FIREBALL = "fireball"
    BOLT = "bolt"
    BIND = "bind"
    MISSILE = "missile"


class Blow(NamedTuple):
    """What a throw must show: `needed` with the bonus added, or by itself `natural`, the way past a dash."""

    needed: int
    bonus: int
    natural: int

    def succeeds(self, total: int) -> bool:
        return total + self.bonus >= self.needed or total >= self.natural

    @property
    def least(self) -> int:
        """The least total that succeeds; NEVER if none does."""
        return max(2, min(self.needed - self.bonus, self.natural, NEVER))


def target_number(hero: Adventurer, monster: Monster, means: Means = Means.HAND) -> int:
    """The number on the line that counts for this attacker; DASH for a "-"."""
    if means is Means.FIREBALL:
        return monster.targets[Line.FIREBALL]
    if means is Means.BOLT:
        return monster.targets[Line.BOLT]
    return monster.targets[line_of(hero.kind, monster)]


def line_of(kind: str, monster: Monster) -> Line:
    """The line of a monster card on which a class fights without a spell."""
    if kind == "cleric":  # LAB-CLER-9
        return Line.SUPERHERO if monster.kind in CLERICS_PREY else Line.HERO
    if kind == "hobbit":  # LAB-HOBB-2: a dash is higher than any number
        return Line.ELF if monster.targets[Line.ELF] > monster.targets[Line.HERO] else Line.HERO
    line = CLASSES[kind].line
    assert line is not None
    return line


def has_surprise(hero: Adventurer, card: str) -> bool:
    """LAB-THIEF-3, LAB-THIEF-9: not if he attacked the same monster on his previous turn."""
    return hero.kind == "thief" and hero.attacked != card


def blow(s: State, hero: Adventurer, monster: Monster, means: Means) -> Blow:
    """All that decides one attack, apart from the dice."""
    number = target_number(hero, monster, means)
    if means is Means.FIREBALL or means is Means.BOLT:  # LAB-SPELL-7, LAB-SPELL-8: no bonus, and a dash fails
        return Blow(number, 0, NEVER)
    if means is Means.MISSILE:  # LAB-HOBB-6, LAB-HOBB-8
        return Blow(number, MISSILE_BONUS, NEVER)
    sword = sword_bonus(s, hero)
    if number == DASH:  # LAB-SWORD-7, LAB-CLER-7; LAB-FIGHT-8: not even with a sword in the basic game
        return Blow(DASH, 0, NEVER - sword if sword and s.options.is_expert else NEVER)
    bonus = sword + (BIND_BONUS if means is Means.BIND else 0)  # LAB-SWORD-3, LAB-CLER-5
    if has_surprise(hero, monster.id):
        bonus += 1  # LAB-THIEF-15
    return Blow(number, bonus, NEVER)


def guards_treasure(s: State, foe: Foe) -> bool:
    """LAB-THIEF-5, LAB-THIEF-10: is there anything to steal?"""
    in_room = foe.at in s.board.room_set and not foe.is_robbed
    return in_room or bool(foe.held)


def chance(s: State, hero: Adventurer, monster: Monster, means: Means, *, can_steal: bool = True) -> Fraction:
    """The exact chance that this attack succeeds."""
    return Fraction(ways(s, hero, monster, means, can_steal=can_steal), 36)


def ways(s: State, hero: Adventurer, monster: Monster, means: Means, *, can_steal: bool = True) -> int:
    """How many of the 36 throws succeed; a Thief's theft counts as success, if there is what to steal."""
    least = blow(s, hero, monster, means).least
    if can_steal and hero.kind == "thief":
        least = min(least, 12)
    return WAYS[least]


def attack_roll(s: State, hero: Adventurer, monster: Monster, means: Means, clause: str) -> Rules[tuple[bool, int]]:
    """Two dice plus modifiers against the number; gives success and the natural total (0 if there was no roll)."""
    struck = blow(s, hero, monster, means)
    if struck.least == NEVER and hero.kind != "thief":  # LAB-FIGHT-8, LAB-SPELL-8; LAB-THIEF-5: he always rolls
        s.tell("hopeless", "LAB-FIGHT-8", seat=hero.seat, card=monster.id, means=means)
        return False, 0
    dice = yield roll(hero.seat, 2, clause, "attack-roll")
    total = sum(dice)
    success = struck.succeeds(total)
    if "sword" in hero.powers and means in (Means.HAND, Means.BIND):
        show(s, hero, "sword")
    s.tell(
        "attack",
        clause,
        seat=hero.seat,
        card=monster.id,
        means=means,
        dice=dice,
        bonus=struck.bonus,
        needed=struck.least,
        success=success,
    )
    return success, total
