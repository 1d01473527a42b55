"""Where a bot wants to go next: a room to fight for, treasure that lies about, or home."""

from __future__ import annotations

from typing import Final, NamedTuple

from undercroft.games.labyrinth.bot.fights import best_attempt, foe_at, lying
from undercroft.games.labyrinth.bot.odds import toll_of
from undercroft.games.labyrinth.bot.outlook import Outlook
from undercroft.games.labyrinth.bot.rivals import claimed, taken_first
from undercroft.games.labyrinth.bot.routes import FAR, Reach, reach_of
from undercroft.games.labyrinth.content.board import START
from undercroft.games.labyrinth.content.cards import TREASURES
from undercroft.games.labyrinth.rules.places import awaits_fight, is_unsafe
from undercroft.games.labyrinth.rules.setup import MISSILES_OF_A_HOBBIT, SPELLS_OF_A_WIZARD

NOTHING: Final = 1e9
"""Turns to victory where no target is in sight."""
NEAREST: Final = 3
"""So many rooms of each level are weighed against each other."""
OUT_AND_BACK: Final = 2
"""Steps for leaving a place and coming in again."""
DEPOSIT: Final = 1.0
"""Turns that a deposit takes."""

CHEAPEST_AT_RISK: Final = 0.25
"""The share of the cheapest card that the next failure costs on average."""
ROBBED: Final = 0.02
"""The share of carried gold for which ambushes are reckoned with: a guess, they are rare."""


class Plan(NamedTuple):
    """Turns to victory by way of a target, and the spaces to walk."""

    turns: float
    target: str
    path: tuple[str, ...]


def make_plan(o: Outlook, *, except_here: bool = False, nearest: int = NEAREST) -> Plan:
    """The target that brings victory soonest; of each level so many rooms are looked at."""
    reach = reach_of(o.s, o.hero)
    if o.need <= 0:
        return Plan(reach.to(START) / o.steps, START, tuple(reach.path(START)))
    best, target = NOTHING, o.hero.at
    for turns, space in targets(o, reach, nearest):
        if turns < best and not (except_here and space == o.hero.at):
            best, target = turns, space
    if best >= NOTHING and not except_here:
        best, target = min(_last_resort(o, reach), default=(best, target))
    return plan_to(o, reach, best, target)


def plan_to(o: Outlook, reach: Reach, turns: float, target: str) -> Plan:
    """The way to a target."""
    path = tuple(reach.path(target))
    if not path and target != START:
        path = _out_and_back(o, target)
    return Plan(turns, target, path)


def _last_resort(o: Outlook, reach: Reach) -> list[tuple[float, str]]:
    """Where what pays is out of reach, a fight that does not pay is better than none: the game must end one day."""
    found: list[tuple[float, str]] = []
    for place in sorted(o.s.board.room_set - o.s.graves):
        steps = reach.to(place)
        if steps < FAR and place != o.hero.at:
            found.append((steps / o.steps + best_attempt(o, place).turns, place))
    return found


def _out_and_back(o: Outlook, here: str) -> tuple[str, ...]:
    """Treasure that was won from outside goes to those who enter, also if one stands beside it already."""
    steps = [to for _, to in o.s.board.open_steps[here] if not is_unsafe(o.s, to)]
    return (steps[0], here) if steps else ()


def targets(o: Outlook, reach: Reach, nearest: int = NEAREST, *, all_of_them: bool = False) -> list[tuple[float, str]]:
    """Where he may go, with the turns to victory that way; without those that cannot be the best, unless asked for."""
    s = o.s
    claims = claimed(o)
    found: list[tuple[float, str]] = []
    best = NOTHING
    for place, least in _rooms(o, reach, nearest):
        steps = reach.to(place)
        at = o.chart.number[place]
        if not all_of_them and steps / o.steps + least > best:
            continue
        turns = best_attempt(o, place).turns
        lost = taken_first(o, claims, place, steps)
        if lost:
            turns += lost * (o.turns(o.need, at, o.charges) - turns)
        turns += steps / o.steps
        found.append((turns, place))
        if turns < best:
            best = turns
    for space in (*s.loose, *s.unclaimed):
        steps = reach.to(space) or OUT_AND_BACK
        if steps < FAR and not awaits_fight(s, o.hero, space):
            then = o.turns(o.need - lying(o, space), o.chart.number[space], o.charges)
            found.append((steps / o.steps + then, space))
    at_home = refilled(o) if o.hero.at == START else min(refilled(o), _secured(o))
    found.append((reach.to(START) / o.steps + at_home, START))
    return found


def _rooms(o: Outlook, reach: Reach, nearest: int) -> list[tuple[str, float]]:
    """The nearest unsafe rooms of each level, and monsters that hold treasure, with the least turns it may take then.

    At best he wins at once: that much can be said of a room without a closer look.
    """
    s, chart = o.s, o.chart
    here = o.hero.at
    found: list[tuple[str, float]] = []
    seen = {foe.at for foe in s.foes if foe.held} | {r for r, kept in s.reserved.items() if kept.owner == o.hero.seat}
    is_plain = o.habits.yields >= 0  # who seeks others out finds a room better for their being there
    for level in o.levels():
        near = [(reach.steps[chart.number[room]], room) for room in chart.rooms[level.number] - s.graves]
        near.sort()
        for steps, room in near[:nearest]:
            if steps < FAR and room != here:
                is_rich = room in seen or room in s.reserved or room in s.unclaimed or room in s.loose
                least = 0.0 if is_rich or not is_plain else o.turns(o.need - level.gold, chart.number[room], o.charges)
                found.append((room, least))
    for place in sorted(seen):
        if place == here or reach.to(place) >= FAR or not is_unsafe(s, place):
            continue
        if foe_at(o, place) is not None or place in s.reserved:
            found.append((place, 0.0))
    return found


def refilled(o: Outlook) -> float:
    """From Start, after waiting there for as many spells or missiles as are worth it."""
    missing = min(missing_charges(o), round(o.full) - o.charges)
    waits = ((turns, o.turns(o.need, o.start, o.charges + turns)) for turns in range(1, missing + 1))
    rest = o.s.steps / o.steps if o.s.has_stepped and o.s.active == o.hero.seat and o.hero.at == START else 0.0
    return rest + min((turns + then for turns, then in waits), default=1e9)


def missing_charges(o: Outlook) -> int:
    """How many cards or missiles could be had on Start."""
    hero = o.hero
    if hero.kind == "wizard":
        return min(SPELLS_OF_A_WIZARD - len(hero.spells), len(o.s.spells[0]))
    if hero.kind == "hobbit":
        return MISSILES_OF_A_HOBBIT - hero.missiles
    return sum(card.startswith("bind") for card in hero.reserve) if hero.kind == "cleric" else 0


def _secured(o: Outlook) -> float:
    """From Start, after a deposit: what is safe cannot be lost on the way."""
    saved = saved_by_deposit(o)
    return DEPOSIT + o.turns(o.need, o.start, o.charges) - saved if saved else 1e9


def saved_by_deposit(o: Outlook) -> float:
    """Turns that need not be played again because the gold carried now can no longer be lost."""
    if not o.s.options.secure_treasure or o.need <= 0:
        return 0.0
    gold = [TREASURES[card].gold for card in o.hero.carried if TREASURES[card].gold]
    if not gold:
        return 0.0
    level = min(o.levels(), key=lambda level: o.by_level(level), default=None)
    if level is None:
        return 0.0
    pace = level.by_hand
    failures = o.need / max(1.0, level.gold) * level.hand.fail / max(0.05, level.hand.win)
    if o.charges and level.with_charge.gold > 0:  # what is thrown from outside risks nothing
        pace = level.with_charge
        failures *= max(0.0, 1 - o.charges * level.with_charge.gold / o.need)
    if pace.gold <= 0:
        return 0.0
    kept = sum(gold)
    per_failure = toll_of(o.hero.kind, o.steps, is_fresh=True).all * kept
    lost = o.habits.saves * min(failures * per_failure + min(1.0, failures) * CHEAPEST_AT_RISK * min(gold), kept)
    if o.s.options.ambush:
        lost += ROBBED * kept
    return lost / pace.gold * pace.turns
