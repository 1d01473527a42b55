"""Who else is after the same rooms: a bot does not walk where others will have been before."""

from __future__ import annotations

from typing import Final

from undercroft.games.labyrinth.bot.outlook import Outlook
from undercroft.games.labyrinth.bot.routes import chart_of, class_price

CLAIMS: Final = (0.6, 0.3)
"""How likely somebody enters the nearest uncleared room of the level he is on next, and the one after it."""

Claims = dict[str, list[tuple[int, float]]]
"""For each room the rivals who may want it: in how many of their turns they can be there, and how likely they come."""


def claimed(o: Outlook) -> Claims:
    """The rooms that rivals will probably enter next, as far as everybody at the table can tell."""
    s = o.s
    found: Claims = {}
    for rival in s.heroes:
        level = s.board.spaces[rival.at].level
        if rival.seat == o.hero.seat or not level or rival.is_wounded or rival.cage:
            continue
        chart = chart_of(s.board, class_price(rival))
        steps = chart.steps_from(chart.number[rival.at])
        near = sorted((steps[chart.number[room]], room) for room in chart.rooms[level] - s.graves)
        for (far, room), chance in zip(near, CLAIMS, strict=False):
            turns = rival.misses - (-far // rival.type.steps)
            found.setdefault(room, []).append((turns, chance))
    return found


def taken_first(o: Outlook, claims: Claims, room: str, steps: int) -> float:
    """The chance that a rival is there first: between two turns of one's own each of them has one."""
    now = o.s.steps if o.s.active == o.hero.seat else 0
    later = 0 if steps <= now else -((now - steps) // o.steps)
    free = 1.0
    for turns, chance in claims.get(room, ()):
        if turns <= later:
            free *= 1 - chance
    return float(min(1.0, o.habits.yields * (1 - free)))
