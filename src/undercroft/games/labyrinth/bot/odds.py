"""What a bot may know of fights and treasure: exact chances, and what its seat cannot rule out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from undercroft.games.labyrinth.content.cards import (
    CLASSES,
    COUNTER,
    MONSTER_DECKS,
    MONSTERS,
    TREASURE_DECKS,
    TREASURES,
    Monster,
)
from undercroft.games.labyrinth.rules.attack import Means, chance, has_surprise
from undercroft.games.labyrinth.rules.counterattack import Result
from undercroft.games.labyrinth.rules.traps import ignores
from undercroft.games.labyrinth.rules.treasure import sword_bonus
from undercroft.games.labyrinth.rules.wandering import reappears_on
from undercroft.games.labyrinth.state import Adventurer, State
from undercroft.games.labyrinth.told.odds import possible_cards
from undercroft.kernel.ask import faces
from undercroft.kernel.state import holds

LEVELS: Final = range(1, 7)
SPECIAL_SHARE: Final = {"sword": 0.12, "opener": 0.04, "esp": 0.06, "crystal": 0.05}
"""What a special card is worth to somebody who has none of its kind yet, as a share of his goal."""


class Meeting:
    """What may come of one attack: `win` brings the treasure, a cage brings it late, a fall brings it too."""

    def __init__(self, win: float, cage: float = 0.0, fall: float = 0.0) -> None:
        self.win = win
        self.cage = cage
        self.fall = fall
        self.fail = 1 - win - cage - fall


class Setback(NamedTuple):
    """One result of the counter-attack table: how likely, which part of the cards it costs, turns and spaces."""

    share: float
    lost: str
    misses: float
    back: int
    to_start: bool


class Toll:
    """What a failed attack costs on average, by the table of setbacks of somebody with so many steps a turn."""

    def __init__(self, table: tuple[Setback, ...], steps: int) -> None:
        self.turns = sum([b.share * (b.misses + 2 * b.back / steps) for b in table])
        """Turns missed, and steps walked again."""
        self.home = sum([b.share for b in table if b.to_start])
        """How likely it leads back to Start."""
        self.one = sum([b.share for b in table if b.lost == "one"])
        """How likely it costs one card."""
        self.all = sum([b.share * (0.5 if b.lost == "half" else 1.0) for b in table if b.lost in ("half", "all")])
        """The share of everything that it costs."""
        self.here = sum([b.share * (b.misses + 2 * b.back / steps) for b in table if not b.to_start])
        self.at_start = [(b.share, b.misses, b.lost) for b in table if b.to_start]


MOST_REMEMBERED: Final = 20_000
_MEETINGS: dict[tuple[str, int, bool, str, bool, tuple[str, ...]], Meeting] = {}
_CHANCES: dict[tuple[str, int, bool, str, bool, str], float] = {}


def win_chance(s: State, hero: Adventurer, monster: Monster, means: Means, *, is_fresh: bool = False) -> float:
    """`attack.chance`, remembered. `is_fresh`: met for the first time, so that a Thief surprises it."""
    surprise = hero.kind == "thief" and (is_fresh or has_surprise(hero, monster.id))
    key = (hero.kind, sword_bonus(s, hero), s.options.is_expert, means.value, surprise, monster.id)
    found = _CHANCES.get(key)
    if found is None:
        attacked, hero.attacked = hero.attacked, "" if surprise else hero.attacked
        found = _CHANCES[key] = float(chance(s, hero, monster, means))
        hero.attacked = attacked
    return found


def meeting(s: State, hero: Adventurer, cards: tuple[str, ...], means: Means, *, outside: bool) -> Meeting:
    """The mean over all cards that may be turned up, remembered."""
    key = (hero.kind, sword_bonus(s, hero), s.options.is_expert, means.value, outside, cards)
    found = _MEETINGS.get(key)
    if found is None:
        if len(_MEETINGS) > MOST_REMEMBERED:
            _MEETINGS.clear()
        monsters = [MONSTERS[card] for card in cards]
        found = _MEETINGS[key] = _mean_meeting(s, hero, monsters, means, outside=outside)
    return found


def _mean_meeting(s: State, hero: Adventurer, monsters: Sequence[Monster], means: Means, *, outside: bool) -> Meeting:
    """A trap met from outside is only a spell lost (LAB-SPELL-20)."""
    win = cage = fall = 0.0
    for monster in monsters:
        if not monster.trap:
            win += win_chance(s, hero, monster, means, is_fresh=True)
        elif ignores(hero, monster.trap):
            win += 1
        elif outside:
            continue
        elif monster.trap == "cage":
            cage += 1
        elif monster.level == LEVELS[-1]:
            win += 1
        else:
            fall += 1
    number = len(monsters)
    return Meeting(win / number, cage / number, fall / number) if number else Meeting(1.0)


def later_cards(s: State, seat: int, level: int) -> tuple[str, ...]:
    """What one may meet on this level in the long run: once all cards were seen, all of them come again."""
    if s.monsters[level].pool:
        return possible_cards(s, seat, level)
    out = {foe.card for foe in s.foes} | {other.cage for other in s.heroes} | set(s.removed)
    return tuple([card for card in MONSTER_DECKS[level] if card not in out])


@lru_cache(maxsize=8)
def comes_back(level: int) -> float:
    """The chance that a monster beaten on a level reappears in a corridor of the same level (LAB-WAND-2)."""
    return goes_to(level, level)


@lru_cache(maxsize=64)
def goes_to(beaten_on: int, level: int) -> float:
    """The chance that a monster beaten on one level reappears in a corridor of another (LAB-WAND-2)."""
    return sum(reappears_on(sum(dice), beaten_on) == level for dice in faces(2, 6)) / 36


@lru_cache(maxsize=32)
def setbacks(kind: str) -> tuple[Setback, ...]:
    """The counter-attack table as it hits this class (LAB-CTR-1, LAB-CLER-12, LAB-CLER-13, LAB-HOBB-3)."""
    found = []
    for dice in faces(2, 6):
        total = sum(dice)
        result = Result(COUNTER[total])
        if kind == "hobbit" and total == 11:
            result = Result.UNCONSCIOUS
        if kind == "cleric" and result is Result.SERIOUS:
            found.append(Setback(1 / 36, "one", 1, 1, False))
        elif kind == "cleric" and result is Result.LIGHT:
            found.append(Setback(1 / 36, "one", 0, 2, False))
        else:
            found.append(_SETBACKS[result])
    merged: dict[Setback, float] = {}
    for setback in found:
        merged[setback] = merged.get(setback, 0.0) + 1 / 36
    return tuple(setback._replace(share=share) for setback, share in merged.items())


_SETBACKS: Final = {
    Result.KILLED: Setback(1 / 36, "all", 0, 0, True),
    Result.SERIOUS: Setback(1 / 36, "half", 1, 0, True),
    Result.LIGHT: Setback(1 / 36, "one", 1, 2, False),
    Result.UNCONSCIOUS: Setback(1 / 36, "one", 0, 1, False),
    Result.NOTHING: Setback(1 / 36, "none", 0, 0, False),
}
SURPRISED: Final = (Setback(1 / 36, "all", 0, 0, True), Setback(35 / 36, "none", 0, 0, False))
"""LAB-THIEF-4: after a failed surprise attack only "killed" counts."""


@lru_cache(maxsize=64)
def toll_of(kind: str, steps: int, *, is_fresh: bool) -> Toll:
    """Of a class; `is_fresh`: the monster is met for the first time, so that a Thief surprises it."""
    return Toll(SURPRISED if is_fresh and kind == "thief" else setbacks(kind), steps)


def worth(hero: Adventurer, card: str, *, is_new: bool = False) -> float:
    """What a card is worth to this adventurer in gold; a second one of a special kind is worth nothing."""
    treasure = TREASURES[card]
    if not treasure.special:
        return treasure.gold
    if treasure.special == "sword" and hero.kind == "wizard":
        return 0.0
    same = [other for other in hero.carried if TREASURES[other].special == treasure.special]
    if (is_new and same) or (not is_new and len(same) > 1):
        return 0.0
    return SPECIAL_SHARE[treasure.special] * CLASSES[hero.kind].goal


_SUMS: Final = {level: sum(TREASURES[card].gold for card in TREASURE_DECKS[level]) for level in LEVELS}
MEAN_GOLD: Final = {level: _SUMS[level] / len(TREASURE_DECKS[level]) for level in LEVELS}
"""What a treasure of each level is worth in gold, over the whole deck."""


def mean_treasure(s: State, hero: Adventurer) -> list[float]:
    """By level: the mean gold of the treasure cards whose place this adventurer does not know."""
    sums = [0.0, *(_SUMS[level] for level in LEVELS)]
    counts = [0, *(len(TREASURE_DECKS[level]) for level in LEVELS)]
    for card, seats in s.known.items():
        if holds(seats, hero.seat):
            treasure = TREASURES[card]
            sums[treasure.level] -= treasure.gold
            counts[treasure.level] -= 1
    return [total / count if count else 0.0 for total, count in zip(sums, counts, strict=True)]


def face_value(s: State, hero: Adventurer, card: str, means: list[float]) -> float:
    """What a card lying somewhere is worth: its own value if this adventurer knows it, else that of its back."""
    return worth(hero, card, is_new=True) if holds(s.known.get(card, 0), hero.seat) else means[TREASURES[card].level]
