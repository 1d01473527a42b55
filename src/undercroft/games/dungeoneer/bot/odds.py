"""Chances that the greedy bot reckons with: of tests, and of both sides of a fight."""

from __future__ import annotations

from functools import cache

from undercroft.games.dungeoneer.content.cards import COUNTER, STANDARD, TYPES
from undercroft.games.dungeoneer.rules.fights.throws import ATTACK, DEFENCE, TESTS
from undercroft.games.dungeoneer.rules.fights.trial import tested_value
from undercroft.games.dungeoneer.rules.stats import attribute, foe_value, hit_effects, roll_bonus
from undercroft.games.dungeoneer.state import Foe, Hero, State

HITS = (STANDARD, COUNTER)


def test_chance(s: State, hero: Hero, what: str, value: int, kind: str) -> float:
    """The chance to pass a test."""
    have = tested_value(hero, what) + roll_bonus(s, hero, TESTS[kind], what, "")
    return min(1.0, max(0.0, (7 - (value - have)) / 6))


@cache
def duel_chances(lead: int) -> tuple[float, float]:
    """How often the first, and how often the second of two dice wins, the first with this lead."""
    wins = sum(a + lead > b for a in range(1, 7) for b in range(1, 7))
    losses = sum(a + lead < b for a in range(1, 7) for b in range(1, 7))
    return wins / 36, losses / 36


def monster_attack(s: State, foe: Foe, hero: Hero, type_: int) -> tuple[float, float]:
    """The chances that a monster's attack hits, and that the hero hits back."""
    name = TYPES[type_]
    defence = attribute(hero, type_) + roll_bonus(s, hero, DEFENCE, name, foe.stats.category)
    hit, hit_back = duel_chances(foe_value(s, foe, type_) - defence)
    return hit, hit_back if hero.symbols[type_] in HITS else 0.0


def hero_attack(s: State, hero: Hero, foe: Foe, type_: int) -> tuple[float, float]:
    """The same for a hero who attacks a monster."""
    name = TYPES[type_]
    mine = attribute(hero, type_) + roll_bonus(s, hero, ATTACK, name, foe.stats.category)
    hit, hit_back = duel_chances(mine - foe_value(s, foe, type_))
    return hit, hit_back if foe.stats.symbols[type_] in HITS else 0.0


def hero_duel(s: State, hero: Hero, other: Hero, type_: int) -> tuple[float, float]:
    """The same between heroes."""
    name = TYPES[type_]
    mine = attribute(hero, type_) + roll_bonus(s, hero, ATTACK, name, "")
    theirs = attribute(other, type_) + roll_bonus(s, other, DEFENCE, name, "")
    hit, hit_back = duel_chances(mine - theirs)
    return hit, hit_back if other.symbols[type_] in HITS else 0.0


def harm(foe: Foe, type_: int) -> float:
    """What a hit of the monster is worth in wounds."""
    special = foe.stats.hits[type_]
    if not special:
        return 1.0
    worth = {"wound": 1.0, "glory": 0.15, "tip": 0.4, "nextmp": 0.2, "if": 0.9, "steal": 0.8, "move": 0.3}
    return sum(worth.get(effect[0], 0.3) * (effect[2] if effect[0] == "wound" else 1) for effect in special)


def wounds_of(hero: Hero, type_: int) -> int:
    """How many wounds a hit of the hero inflicts."""
    special = hit_effects(hero, type_)
    return sum(effect[2] for effect in special if effect[0] == "wound") if special else 1
