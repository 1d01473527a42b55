"""Tests: a die plus an attribute against a value (DGR-TEST)."""

from __future__ import annotations

from undercroft.games.dungeoneer.content.cards import CARDS, TYPE_NUMBER
from undercroft.games.dungeoneer.rules.above import above
from undercroft.games.dungeoneer.rules.fights.throws import TESTS, Roller, Throw, is_open_to_change
from undercroft.games.dungeoneer.rules.stats import attribute, roll_bonus
from undercroft.games.dungeoneer.state import Hero, State
from undercroft.kernel.ask import Rules, roll


def tested_value(hero: Hero, what: str) -> int:
    """DGR-TEST-3: melee, magic, speed, and also current life or level."""
    if what == "life":
        return hero.life
    if what == "level":
        return hero.level
    return attribute(hero, TYPE_NUMBER[what])


def trap_test(card: str) -> tuple[str, int]:
    """What a trap tests, and from how much on it is passed."""
    _, _, (trap,) = CARDS[card].play[0]
    return trap[2], trap[3]


def take_test(
    s: State, hero: Hero, what: str, value: int, kind: str, clause: str = "DGR-TEST-1", bonus: int = 0
) -> Rules[bool]:
    """One die plus the attribute; reaching the value is a success (DGR-TEST-1)."""
    kinds = TESTS[kind]
    throw = Throw(kind, hero.seat, what, value)
    roller = Roller(kinds, what, bonus + roll_bonus(s, hero, kinds, what, ""))
    throw.rollers[hero.seat] = roller
    if is_open_to_change(s, throw):
        yield from above.before_roll(s, throw)
    faces = yield roll(hero.seat, roller.dice, clause, "test-roll")
    total = roller.value(faces) + tested_value(hero, what) + roller.bonus
    success = total >= value
    if s.listener is not None:
        kind = "test-passed" if success else "test-failed"
        s.tell(kind, clause, seat=hero.seat, test=what, value=value, total=total, dice=faces)
    return success
