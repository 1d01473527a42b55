"""What a step is taken for: the way to the location that is worth most, to be told and drawn with a hint."""

from __future__ import annotations

from undercroft.games.dungeoneer.bot.hero import goals
from undercroft.games.dungeoneer.bot.routes import FAR, edges, towards, way_costs
from undercroft.games.dungeoneer.state import Hero, State
from undercroft.kernel.ask import Ask, Option

WAYS = ("go", "try", "sewer", "portal")


def way(s: State, ask: Ask, answer: Option, plan: str = "") -> tuple[str, ...]:
    """The locations from the next one to the goal that lies behind it."""
    if ask.what != "hero" or not isinstance(answer, tuple) or answer[0] not in WAYS:
        return ()
    hero = s.heroes[ask.seat]
    first = ("go", answer[1]) if answer[0] == "try" else answer
    costs = way_costs(s, hero)
    behind = {
        place: (2.0 if place in plan else worth) / (1.5 + costs[place])
        for place, worth in goals(s, hero).items()
        if place in costs and place != hero.at and towards(s, hero, place) == first
    }
    if behind:
        return _path(s, hero, max(behind, key=lambda place: behind[place]))
    return tuple(other for how, other, _ in edges(s, hero, hero.at) if how == first)[:1]


def _path(s: State, hero: Hero, goal: str) -> tuple[str, ...]:
    """The locations on the cheapest way, without the one where he stands."""
    costs, before, edge = {hero.at: 0.0}, {hero.at: ""}, [hero.at]
    while edge:
        place = min(edge, key=lambda other: costs[other])
        edge.remove(place)
        for _, other, step in edges(s, hero, place):
            if costs[place] + step < costs.get(other, FAR):
                costs[other], before[other] = costs[place] + step, place
                edge.append(other)
    found = [goal]
    while before[found[-1]]:
        found.append(before[found[-1]])
    return tuple(found[-2::-1])
