"""The answers that are worth a look in a search: of the many places where a location may lie, a few that differ."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer.content.layout import cell_distance
from undercroft.games.dungeoneer.state import State
from undercroft.kernel.ask import Ask, Option

MOST_PLACES: Final = 5
"""From the nearest to the farthest."""


def candidates(s: State, ask: Ask) -> list[Option]:
    """All there are, where they are listed; of places for a location, some near oneself and some far away."""
    if not isinstance(ask.options, tuple):
        return []
    at = s.heroes[ask.seat].at
    spot = s.layout.spots.get(at)
    if ask.what != "place" or len(ask.options) <= MOST_PLACES or spot is None:
        return list(ask.options)
    places = [option for option in ask.options if isinstance(option, tuple)]
    ordered = sorted(places, key=lambda option: cell_distance(spot, int(option[0]), int(option[1])))
    last = len(ordered) - 1
    return [ordered[last * number // (MOST_PLACES - 1)] for number in range(MOST_PLACES)] if ordered else []
