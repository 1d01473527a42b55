"""The ways of the map: exits, sewers and portals, and where a figure stands (DGR-EXIT, DGR-SEWER, DGR-PORTAL)."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer.content.cards import LOCATIONS, OPEN, SIDES, Exit
from undercroft.games.dungeoneer.content.layout import BACK
from undercroft.games.dungeoneer.rules.stats import is_forbidden, passes, way_cost
from undercroft.games.dungeoneer.state import NOBODY, Hero, State
from undercroft.kernel.ask import Option

FREE: Final = Exit(OPEN)
GO: Final[tuple[Option, ...]] = tuple(("go", side) for side in SIDES)
TRY: Final[tuple[Option, ...]] = tuple(("try", side) for side in SIDES)


def exit_state(s: State, place: str, side: int) -> Exit:
    """DGR-DATA-11, from strong to weak: held by a threshold, opened this turn, changed by a card, printed."""
    return _as_it_is(s, place, side, s.layout.exits[place][side])


def _as_it_is(s: State, place: str, side: int, printed: Exit) -> Exit:
    """The same, for who has looked up what is printed."""
    if printed.state == OPEN and not s.exit_changes:
        return printed
    if (s.opened and (place, side) in s.opened) or _is_held(s, place, side):
        return FREE
    if s.exit_changes:
        for changed, changed_side, state, _ in reversed(s.exit_changes):  # DGR-GOLD-2: the last one played
            if changed == place and changed_side == side:
                return state
    return printed


def _is_held(s: State, place: str, side: int) -> bool:
    """DGR-EXIT-13: open for everybody in both directions while somebody stands on the threshold."""
    for hero in s.heroes:
        if hero.threshold == NOBODY:
            continue
        if hero.at == place:
            if hero.threshold == side:
                return True
        elif hero.at == s.layout.near[place][side] and hero.threshold == BACK[side]:
            return True
    return False


def offer_ways(s: State, hero: Hero, options: list[Option]) -> None:
    """Where the hero may step to, or which exit he may try; he has at least 1 MP (DGR-EXIT-11)."""
    place = hero.at
    printed = s.layout.exits[place]
    for side, _ in s.layout.ways[place]:
        state = _as_it_is(s, place, side, printed[side]).state
        is_open = state == OPEN or passes(hero, state)
        options.append(GO[side] if is_open else TRY[side])


def links(s: State, hero: Hero) -> list[Option]:
    """Sewers and portals (DGR-SEWER, DGR-PORTAL)."""
    here = LOCATIONS[hero.at]
    options: list[Option] = []
    if here.sewer and hero.mp >= way_cost(hero, "sewer") and not is_forbidden(s, hero, "sewer"):
        options += [("sewer", place) for place in sewer_ends(s, hero.at)]
    if here.portal and hero.mp >= way_cost(hero, "portal") and not is_forbidden(s, hero, "portal"):
        options += [("portal", place) for place in portal_ends(s, hero.at)]
    return options


def sewer_ends(s: State, place: str) -> list[str]:
    """DGR-SEWER-2: other locations on the map with the same letter."""
    known = s.layout.sewers.get(place)
    if known is None:
        letter = LOCATIONS[place].sewer
        known = [other for other in s.layout.spots if letter and LOCATIONS[other].sewer == letter and other != place]
        s.layout.sewers[place] = known
    return known


def portal_ends(s: State, place: str) -> list[str]:
    """DGR-PORTAL-1: between the portals of the wilderness and the entrance of the dungeon, if both are there."""
    here = LOCATIONS[place]
    if not here.portal or s.options.sets != "both":
        return []
    if here.set == "wilderness":
        return [o for o in s.layout.spots if LOCATIONS[o].set == "dungeon" and LOCATIONS[o].is_entrance]
    return [o for o in s.layout.spots if LOCATIONS[o].portal and LOCATIONS[o].set == "wilderness"]


def put(s: State, hero: Hero, place: str) -> None:
    """The figure stands there; nothing else happens (DGR-MOVE-8, DGR-CHAL-2)."""
    hero.at = place
    hero.threshold, hero.is_threshold_old = NOBODY, False  # DGR-EXIT-15
    if s.foes:  # who has gone away from a guardian or a quest monster has left it behind
        s.foes = [f for f in s.foes if f.target != hero.seat or f.at == place or f.kind not in ("guardian", "quest")]
