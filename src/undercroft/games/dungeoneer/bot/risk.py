"""What the greedy bot stakes: how much a life is worth to it, and where wounds lie in wait."""

from __future__ import annotations

from undercroft.games.dungeoneer.bot.odds import monster_attack, test_chance
from undercroft.games.dungeoneer.content.cards import LOCATIONS, LOCKED
from undercroft.games.dungeoneer.rules.stats import passes
from undercroft.games.dungeoneer.rules.ways import exit_state
from undercroft.games.dungeoneer.state import NOBODY, Foe, Hero, State

STAKES = {1: 4.0, 2: 1.8, 3: 1.3}
PAIN = 2.0
"""Steps that one goes round to be spared a wound."""
PERIL = 0.1
"""Wounds that an opponent makes of one peril."""


def stake(hero: Hero) -> float:
    """What the next wound costs: the more, the fewer lives are left, and the last one most."""
    return STAKES.get(hero.life, 1.0)


def entry_wounds(s: State, hero: Hero, place: str) -> float:
    """The wounds to be expected from what waits in a location."""
    location = LOCATIONS[place]
    if location.guardian is not None:
        foe = Foe(place, NOBODY, place, "guardian", hero.seat)
        return max(monster_attack(s, foe, hero, type_)[0] for type_ in location.guardian.standard)
    challenge = location.challenge
    if challenge is None or challenge.kind != "spear" or passes(hero, "spear"):
        return 0.0
    _, _, what, value, _, _ = challenge.test
    return (1 - test_chance(s, hero, what, value, "spear")) * (1 + location.hazard_wounds)


def exit_toll(s: State, hero: Hero, place: str, side: int) -> tuple[float, float]:
    """The MP and the wounds to be expected at an exit."""
    exit_ = exit_state(s, place, side)
    if not exit_.value or passes(hero, exit_.state):
        return 0.0, 0.0
    fails = 1 - test_chance(s, hero, exit_.attribute, exit_.value, "exit")
    return (1.5 * fails, 0.0) if exit_.state == LOCKED else (0.0, fails)


def step_toll(s: State, hero: Hero, place: str, side: int, other: str) -> tuple[float, float]:
    """What is to be feared from a step, besides the peril of the location: MP and wounds."""
    lost, wounds = exit_toll(s, hero, place, side)
    return lost, wounds + entry_wounds(s, hero, other)
