"""The ways of a hero over the map, as the greedy bot reckons them: what it takes to get anywhere, and how to begin."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.dungeoneer.bot.risk import step_cost
from undercroft.games.dungeoneer.content.cards import LOCATIONS, SIDES
from undercroft.games.dungeoneer.rules.stats import is_forbidden
from undercroft.games.dungeoneer.rules.ways import portal_ends, sewer_ends
from undercroft.games.dungeoneer.state import NOBODY, Hero, State
from undercroft.kernel.ask import Option

FAR: Final = 99.0
MOST_KNOWN: Final = 512
"""So many answers are kept for a map; a search asks the same ones over and over."""


def edges(s: State, hero: Hero, place: str) -> list[tuple[Option, str, float]]:
    """The ways on from a location: how to go, where to, and what it takes."""
    found: list[tuple[Option, str, float]] = []
    for side, other in s.layout.ways[place]:
        found.append((("go", SIDES[side]), other, step_cost(s, hero, place, side, other)))
    row = LOCATIONS[place]
    if row.sewer and not is_forbidden(s, hero, "sewer"):
        found += [(("sewer", other), other, 1.0) for other in sewer_ends(s, place)]
    if row.portal:
        found += [(("portal", other), other, 1.0) for other in portal_ends(s, place)]
    return found


def way_costs(s: State, hero: Hero) -> dict[str, float]:
    """How much it takes to reach every location: steps, tests at exits, and dangers on the way. Not to be changed."""
    return _routes(s, hero)[0]


def towards(s: State, hero: Hero, goal: str) -> Option:
    """The first step to a location."""
    return _routes(s, hero)[1][goal]


Routes = tuple[dict[str, float], dict[str, Option], Any]
"""What it takes, the first step, and what must still be the same things for that to hold."""


def _routes(s: State, hero: Hero) -> Routes:
    """Every location that can be reached. Nothing else goes into it than what stands in the key."""
    held: tuple[Any, ...] = ()
    for other in s.heroes:
        if other.threshold != NOBODY:
            held = (*held, other.at, other.threshold)
    # Compared as things and not by all that is in them; the answer keeps them, so that none takes another's place.
    things = (hero.statics, s.auras, s.exit_changes, hero.bans)
    visited = s.visited if s.is_standard else ()
    same = (id(things[0]), id(things[1]), id(things[2]), id(things[3]))
    key = (hero.at, hero.seat, hero.life, hero.level, hero.base, visited, s.opened, held, same)
    known: dict[Any, Routes] = s.layout.routes
    found = known.get(key)
    if found is None:
        if len(known) >= MOST_KNOWN:
            known.clear()
        found = known[key] = _find_routes(s, hero, things)
    return found


def _find_routes(s: State, hero: Hero, things: Any) -> Routes:
    costs: dict[str, float] = {hero.at: 0.0}
    firsts: dict[str, Option] = {hero.at: ""}
    edge = [hero.at]
    while edge:
        place = min(edge, key=lambda other: costs[other])
        edge.remove(place)
        cost, first = costs[place], firsts[place]
        for how, other, step in edges(s, hero, place):
            if cost + step < costs.get(other, FAR):
                costs[other], firsts[other] = cost + step, first or how
                edge.append(other)
    return costs, firsts, things
