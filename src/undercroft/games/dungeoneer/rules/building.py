"""Drawing and placing locations (DGR-BUILD, DGR-PLACE, DGR-DATA-14)."""

from __future__ import annotations

from typing import Any

from undercroft.games.dungeoneer.content.cards import LOCATIONS
from undercroft.games.dungeoneer.content.layout import TURNED, area_of, cell_distance
from undercroft.games.dungeoneer.rules.cards.decks import draw
from undercroft.games.dungeoneer.state import NOBODY, PLACES, Hero, State
from undercroft.kernel.ask import Ask, Draw, Option, Rules


def build(s: State, hero: Hero, clause: str, near: list[str] | None = None) -> Rules[None]:
    """Draw a location and place it; one that fits nowhere goes under the stack (DGR-BUILD-3)."""
    for _ in range(len(s.decks[PLACES])):
        place = yield from draw(s, PLACES, clause, "draw-location")
        options = s.layout.placements(place, is_last=not len(s.decks[PLACES]))
        if options:
            yield from _place(s, hero.seat, place, _nearest(s, place, options, near), clause)
            return
        s.decks[PLACES] = s.decks[PLACES].with_under(place)
        s.tell("location-under", "DGR-BUILD-3", seat=hero.seat, place=place)


def _nearest(s: State, place: str, options: list[Any], near: list[str] | None) -> list[Any]:
    """DGR-CLORD-3, DGR-RULING-75: only the places nearest to one of these locations."""
    spots = [s.layout.spots[other] for other in near or () if area_of(other) == area_of(place)]
    if not spots:
        return options
    far = [min(cell_distance(spot, x, y) for spot in spots) for x, y, _ in options]
    return [option for option, distance in zip(options, far, strict=True) if distance == min(far)]


def _place(s: State, seat: int, place: str, options: list[Any], clause: str) -> Rules[None]:
    chosen = options[0]
    if len(options) > 1:
        s.limbo += (place,)
        chosen = yield Ask(seat, "place", tuple(options), clause, {"place": place})
        s.limbo = tuple(other for other in s.limbo if other != place)
    x, y, turned = chosen
    s.layout = s.layout.with_location(place, x, y, turned == TURNED)
    if s.listener is not None:
        s.tell("location-placed", clause, seat=seat, place=place, x=x, y=y, turned=turned == TURNED)


# --- cards that change the map --------------------------------------------------------------------------------------


def is_held(s: State, place: str) -> bool:
    """DGR-DATA-14: does anybody or anything hold a location in its place?"""
    if LOCATIONS[place].is_entrance or place == s.horde_at or place in s.dropped:
        return True
    for hero in s.heroes:
        if hero.at == place:
            return True
        if hero.threshold != NOBODY and hero.at and s.layout.near[hero.at][hero.threshold] == place:
            return True
    for foe in s.foes:  # noqa: SIM110 - a generator would cost more than the loop
        if foe.at == place:
            return True
    return False


def can_relocate(s: State) -> bool:
    """If nothing fits, the card cannot be played."""
    for place in reversed(s.layout.spots):  # noqa: SIM110 - a generator would cost more than the loop
        # from the newest one, which as a rule lies at the rim and can be taken up
        if not is_held(s, place) and s.layout.can_relocate(place):
            return True
    return False


def relocate(s: State, seat: int) -> Rules[None]:
    """Take up one location and place it again legally elsewhere."""
    found = [place for place in s.layout.spots if not is_held(s, place) and s.layout.can_relocate(place)]
    places: tuple[Option, ...] = tuple(found)
    if not places:
        return
    place = str((yield from _decide(seat, places, "relocate", {})))
    spots: tuple[Option, ...] = tuple(s.layout.relocations(place))
    x, y, turned = yield from _decide(seat, spots, "relocate-to", {"place": place})
    s.layout = s.layout.without(place).with_location(place, x, y, turned == TURNED)
    forget_exits(s, place)
    s.tell("relocated", "DGR-DATA-14", seat=seat, place=place, x=x, y=y, turned=turned == TURNED)


def _decide(seat: int, options: tuple[Option, ...], what: str, about: dict[str, Any]) -> Rules[Any]:
    if seat == NOBODY:
        return (yield Draw(options, "DGR-SOLO-13", "solo-detail"))
    if len(options) == 1:
        return options[0]
    return (yield Ask(seat, what, options, "DGR-DATA-14", about))


def turnable(s: State) -> list[str]:
    return [place for place in s.layout.spots if not is_held(s, place) and s.layout.can_turn(place)]


def turn(s: State, seat: int, detail: list[Any]) -> Rules[None]:
    """Turn one location by 180 degrees."""
    places: tuple[Option, ...] = tuple(turnable(s))
    if not places:
        return
    place = str(detail[-1]) if detail else str((yield from _decide(seat, places, "turn-location", {})))
    x, y, is_turned = s.layout.spots[place]
    s.layout = s.layout.without(place).with_location(place, x, y, not is_turned)
    forget_exits(s, place)
    s.tell("turned", "DGR-DATA-14", seat=seat, place=place)


def forget_exits(s: State, place: str) -> None:
    """A location that lies otherwise has its printed exits again."""
    s.opened = frozenset(exit_ for exit_ in s.opened if exit_[0] != place)
    s.exit_changes = tuple(change for change in s.exit_changes if change[0] != place)
