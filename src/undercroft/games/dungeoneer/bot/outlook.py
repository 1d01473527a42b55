"""How likely each seat is to win, from what lies on the table: what a search looks at where it stops to play on."""

from __future__ import annotations

from math import exp, log

from undercroft.games.dungeoneer.bot.hero import chance_of, goal_of
from undercroft.games.dungeoneer.bot.routes import FAR, way_costs
from undercroft.games.dungeoneer.content.cards import LIFE, QUESTS
from undercroft.games.dungeoneer.content.outlook import FEATURES, WEIGHTS
from undercroft.games.dungeoneer.state import QUESTS_TO_WIN, Hero, State

HALF_WAY = 4.0
"""So many steps away a quest promises half as much."""
_WEIGHTS: list[float] = [float(getattr(WEIGHTS, name)) for name in FEATURES]
_OUT = FEATURES.index("out")


def outlook(s: State) -> list[float]:
    """The chance of each seat to win; at the end, the game itself. Only games against each other have one."""
    if s.is_over:
        return [1.0 / len(s.winners) if hero.seat in s.winners else 0.0 for hero in s.heroes]
    odds = [0.0 if row is None else exp(_weighed(row)) for row in features(s)]
    whole = sum(odds) or 1.0
    return [one / whole for one in odds]


def _weighed(row: list[float]) -> float:
    found = 0.0
    for weight, value in zip(_WEIGHTS, row, strict=True):
        found += weight * value
    return found


def features(s: State) -> list[list[float] | None]:
    """What is counted of each hero, in the order of FEATURES; None for who can no longer win."""
    return [None if hero.is_out else _features_of(s, hero) for hero in s.heroes]


def _features_of(s: State, hero: Hero) -> list[float]:
    if not hero.at:
        return [1.0 if number == _OUT else 0.0 for number in range(len(FEATURES))]
    chances = [chance_of(s, hero, QUESTS[quest]) for quest in hero.quests]
    return [
        float(len(hero.completed)),
        float(len(hero.completed) == QUESTS_TO_WIN - 1),
        promise(s, hero, chances),
        sum(chances),
        3 * log((1 + hero.life) / (1 + LIFE)),  # the slope of three lives left is about 3 / 4
        float(hero.glory),
        float(hero.peril),
        float(len(hero.hand)),
        float(len(hero.boons) + len(hero.treasures)),
        float(hero.level),
        float(hero.defeats),
        0.0,
        float(hero.seat == s.active),
        float(hero.life == 1),
        float(sum(hero.base)),
    ]


def promise(s: State, hero: Hero, chances: list[float]) -> float:
    """The best of his open quests, by its chance and by how far away it is."""
    if not hero.quests:
        return 0.0
    costs = way_costs(s, hero)
    best = 0.0
    for quest, chance in zip(hero.quests, chances, strict=True):
        cost = costs.get(goal_of(hero, QUESTS[quest]), FAR)
        best = max(best, chance * HALF_WAY / (HALF_WAY + cost))
    return best
