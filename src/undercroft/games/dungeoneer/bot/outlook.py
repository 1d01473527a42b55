"""How likely each seat is to win, from what lies on the table: what a search looks at where it stops to play on."""

from __future__ import annotations

from math import exp, log

from undercroft.games.dungeoneer.bot.hero import FAR, chance_of, goal_of, way_costs
from undercroft.games.dungeoneer.content.cards import LIFE, QUESTS
from undercroft.games.dungeoneer.content.outlook import WEIGHTS
from undercroft.games.dungeoneer.state import QUESTS_TO_WIN, Hero, State

HALF_WAY = 4.0
"""So many steps away a quest promises half as much."""


def outlook(s: State) -> list[float]:
    """The chance of each seat to win; at the end, the game itself. Only games against each other have one."""
    if s.is_over:
        return [1.0 / len(s.winners) if hero.seat in s.winners else 0.0 for hero in s.heroes]
    odds = [0.0 if hero.is_out else exp(strength(s, hero)) for hero in s.heroes]
    whole = sum(odds) or 1.0
    return [one / whole for one in odds]


def strength(s: State, hero: Hero) -> float:
    """All features of a hero, weighed."""
    if not hero.at:
        return WEIGHTS.out
    chances = [chance_of(s, hero, QUESTS[quest]) for quest in hero.quests]
    found = WEIGHTS.quest * len(hero.completed) + WEIGHTS.defeat * hero.defeats
    if len(hero.completed) == QUESTS_TO_WIN - 1:
        found += WEIGHTS.last_quest
    found += WEIGHTS.promise * promise(s, hero, chances) + WEIGHTS.chances * sum(chances)
    found += WEIGHTS.life * 3 * log((1 + hero.life) / (1 + LIFE))  # the slope of three lives left is about 3 / 4
    found += WEIGHTS.glory * hero.glory + WEIGHTS.peril * hero.peril + WEIGHTS.hand * len(hero.hand)
    return found + WEIGHTS.belongings * (len(hero.boons) + len(hero.treasures)) + WEIGHTS.level * hero.level


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
