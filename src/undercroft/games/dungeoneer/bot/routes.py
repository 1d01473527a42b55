"""The ways of a hero over the map, as the greedy bot reckons them: what it takes to get anywhere, and how to begin."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.dungeoneer.bot.risk import PAIN, PERIL, stake, step_toll
from undercroft.games.dungeoneer.content.cards import LOCATIONS
from undercroft.games.dungeoneer.rules.stats import is_forbidden
from undercroft.games.dungeoneer.rules.ways import GO, portal_ends, sewer_ends
from undercroft.games.dungeoneer.state import NOBODY, Hero, State
from undercroft.kernel.ask import Option

FAR: Final = 99.0
MOST_KNOWN: Final = 512
"""So many answers are kept for a map; a search asks the same ones over and over."""
MOST_TOLLS: Final = 256
"""Of so many heroes, as they were at some moment, it is kept what they have to fear from each step."""
PERILS: dict[str, float] = {name: PERIL * row.peril for name, row in LOCATIONS.items()}
LINKED: dict[str, bool] = {name: bool(row.sewer or row.portal) for name, row in LOCATIONS.items()}

Tolls = dict[tuple[str, int, str, bool], tuple[float, float]]
"""By location, side, neighbour and how the location is turned."""
_tolls: dict[Any, Tolls] = {}


def way_costs(s: State, hero: Hero) -> dict[str, float]:
    """How much it takes to reach every location: steps, tests at exits, and dangers on the way. Not to be changed."""
    return _routes(s, hero)[0]


def towards(s: State, hero: Hero, goal: str) -> Option:
    """The first step to a location."""
    return _routes(s, hero)[1][goal]


Routes = tuple[dict[str, float], dict[str, Option]]
"""What it takes, and the first step."""


def _routes(s: State, hero: Hero) -> Routes:
    """Every location that can be reached. Nothing else goes into it than what stands in the key."""
    held: tuple[Any, ...] = ()
    for other in s.heroes:
        if other.threshold != NOBODY:
            held = (*held, other.at, other.threshold)
    visited = s.visited if s.is_standard else ()
    here = LOCATIONS[hero.at]
    one = (
        *(hero.seat, hero.life, hero.level, hero.base, s.opened, held, here.terrain, here.type),
        *(s.exit_changes, _effects(s, hero)),
    )
    key = (hero.at, visited, one, hero.bans)
    known: dict[Any, Routes] = s.layout.routes
    found = known.get(key)
    if found is None:
        if len(known) >= MOST_KNOWN:
            known.clear()
        found = known[key] = _find_routes(s, hero, _tolls_of(one))
    return found


def _effects(s: State, hero: Hero) -> tuple[int, ...]:
    """What works on the hero. It is all content, which is there for good."""
    found = [id(static) for static in hero.statics]
    for seat, for_all, static in s.auras:
        found += (-1, seat, for_all, id(static))
    return tuple(found)


def _tolls_of(one: Any) -> Tolls:
    """What is known already of the steps of such a hero; it holds on any map."""
    found = _tolls.get(one)
    if found is None:
        if len(_tolls) >= MOST_TOLLS:
            _tolls.clear()
        found = _tolls[one] = {}
    return found


def _find_routes(s: State, hero: Hero, tolls: Tolls) -> Routes:
    costs: dict[str, float] = {hero.at: 0.0}
    firsts: dict[str, Option] = {hero.at: ""}
    layout, visited, is_standard = s.layout, s.visited, s.is_standard
    pain = PAIN * stake(hero)
    edge = [hero.at]
    while edge:
        place = _nearest(edge, costs)
        cost, first = costs[place], firsts[place]
        is_turned: bool = layout.spots[place][2]
        for side, other in layout.ways[place]:
            toll = tolls.get((place, side, other, is_turned))
            if toll is None:
                toll = tolls[place, side, other, is_turned] = step_toll(s, hero, place, side, other)
            wounds = toll[1]
            if is_standard and other not in visited:
                wounds += PERILS[other]
            there = cost + (1 + toll[0] + pain * wounds)
            if there < costs.get(other, FAR):
                costs[other], firsts[other] = there, first or GO[side]
                edge.append(other)
        if LINKED[place]:
            for how, other in _links(s, hero, place):
                if cost + 1.0 < costs.get(other, FAR):
                    costs[other], firsts[other] = cost + 1.0, first or how
                    edge.append(other)
    return costs, firsts


def _nearest(edge: list[str], costs: dict[str, float]) -> str:
    """Taken from those where a way is still open; of equal ones, the first."""
    best = 0
    lowest = costs[edge[0]]
    for number in range(1, len(edge)):
        cost = costs[edge[number]]
        if cost < lowest:
            best, lowest = number, cost
    return edge.pop(best)


def _links(s: State, hero: Hero, place: str) -> list[tuple[Option, str]]:
    """Sewers and portals."""
    row = LOCATIONS[place]
    found: list[tuple[Option, str]] = []
    if row.sewer and not is_forbidden(s, hero, "sewer"):
        found += [(("sewer", other), other) for other in sewer_ends(s, place)]
    if row.portal:
        found += [(("portal", other), other) for other in portal_ends(s, place)]
    return found
