"""What a step is taken for: the way to the location that is worth most, to be told and drawn with a hint."""

from __future__ import annotations

from undercroft.games.dungeoneer.bot.hero import goals
from undercroft.games.dungeoneer.bot.routes import towards, way_costs
from undercroft.games.dungeoneer.content.cards import SIDE_NUMBER
from undercroft.games.dungeoneer.state import State
from undercroft.kernel.ask import Ask, Option

WAYS = ("go", "try", "sewer", "portal")


def way(s: State, ask: Ask, answer: Option, plan: str = "") -> tuple[str, ...]:
    """The locations from the next one to the goal that lies behind it."""
    if ask.what != "hero" or not isinstance(answer, tuple) or answer[0] not in WAYS:
        return ()
    hero = s.heroes[ask.seat]
    first = ("go", answer[1]) if answer[0] == "try" else answer
    there = str(answer[1])
    if first[0] == "go":
        there = next(other for side, other in s.layout.ways[hero.at] if side == SIDE_NUMBER[there])
    costs = way_costs(s, hero)
    behind = {
        place: (2.0 if place in plan else worth) / (1.5 + costs[place])
        for place, worth in goals(s, hero).items()
        if place in costs and place != hero.at and towards(s, hero, place) == first
    }
    return _path(s, hero.at, there, max(behind, key=lambda place: behind[place])) if behind else (there,)


def _path(s: State, here: str, there: str, goal: str) -> tuple[str, ...]:
    """The fewest locations from the next one to the goal, not back over where he stands."""
    before, edge = {here: "", there: ""}, [there]
    for place in edge:
        for _, other in s.layout.ways[place]:
            if other not in before:
                before[other] = place
                edge.append(other)
    found = [goal if goal in before else there]
    while before[found[-1]]:
        found.append(before[found[-1]])
    return tuple(reversed(found))
