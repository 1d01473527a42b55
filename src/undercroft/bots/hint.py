"""A hint: the answer that a strong player would give for a seat, what speaks for it, and what the others are worth.

All of it comes from deals of what the seat cannot know, so that it says nothing that the seat could not find out.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import inf, sqrt
from random import Random
from types import ModuleType
from typing import Any, Final

import msgspec

from undercroft.bots import find_bot
from undercroft.bots.levels import levels_of
from undercroft.bots.offer import Budget, offer_of, room_of
from undercroft.bots.search import Search
from undercroft.bots.weighed import BETTER, EQUAL, WORSE, Weighed
from undercroft.kernel.ask import Ask, Option, Ready, Roll, plain
from undercroft.kernel.table import Table
from undercroft.kernel.why import Why

HINT: Final = "hint"
"""Who is asked for a hint instead of a bot's answer."""
SECONDS: Final = 1.0
"""So long a person waits for a hint at most."""
_ROLLOUTS: Final = 1_000_000
CLEARLY: Final = {True: 0.5, False: 0.01}
"""Less than that is no clear difference: so many points where an outlook counts points, else so much of a chance."""


class Advice(msgspec.Struct, frozen=True):
    """What is advised, as plain data."""

    value: Any
    verdicts: list[tuple[Any, str]]
    """Of the answers that were tried: "better" if all others are clearly worse, "equal", or "worse"."""
    reasons: list[tuple[str, dict[str, Any]]]
    """Messages and their facts, to be told as one sentence."""
    marks: dict[str, list[Any]]
    """What a client may draw."""


def can_advise(game: str, ask: Ask) -> bool:
    """Does a hint make sense here? Not for dice that people throw by hand: nobody can choose how they fall."""
    if isinstance(ask, Roll | Ready):
        return False
    room = _room(game, "told.reasons")
    silent: tuple[str, ...] = getattr(room, "SILENT", ())
    return room is not None and ask.what not in silent


def advise(table: Table[Any], seat: int, random: Random, seconds: float = SECONDS) -> Advice:
    """The hint for what this seat is asked now."""
    game = table.game.name
    weighed = _weigh(table, seat, random, seconds)
    return first_thought(table.fork(seat, random), seat, weighed, CLEARLY[_counts_points(game)])


def _weigh(table: Table[Any], seat: int, random: Random, seconds: float) -> Weighed:
    """What the game's strongest player would answer, and beside it what a search thinks of the others.

    Where the strongest player is no search, none was found to be stronger: then its answer stands.
    """
    game, ask, offer = table.game.name, table.pending[seat], offer_of(table.game.name)
    if type(ask.options) is tuple and len(ask.options) == 1:
        return Weighed(ask.options[0], ask.options[0])
    best = find_bot(game, levels_of(game)[-1], random)
    if offer is None:
        value = best.choose(table.fork(seat, random), seat, ask)
        return Weighed(value, value)
    if isinstance(best, Search):
        best.budget = Budget(_ROLLOUTS, seconds)
        return best.weigh(table.dealer(seat), seat, ask)
    search = Search(random, offer, Budget(_ROLLOUTS, seconds), gate=inf)
    search.greedy = best
    return search.weigh(table.dealer(seat), seat, ask)


def first_thought(table: Table[Any], seat: int, weighed: Weighed, least: float = 0.0) -> Advice:
    """Advice made of what was weighed, be it only one answer; the table holds nothing its seat cannot know."""
    why = explain(table, seat, weighed.best, weighed.plan)
    return Advice(
        weighed.best,
        verdicts(weighed, least),
        [(reason.message, dict(reason.facts)) for reason in why.reasons],
        {kind: list(marked) for kind, marked in why.marks.items() if marked},
    )


def read_advice(told: Any) -> Advice:
    """Advice that came as JSON."""
    found = msgspec.convert(told, Advice)
    verdicts = [(plain(answer), verdict) for answer, verdict in found.verdicts]
    return msgspec.structs.replace(found, value=plain(found.value), verdicts=verdicts)


def explain(table: Table[Any], seat: int, value: Option, plan: str = "") -> Why:
    """What speaks for an answer, from a table that holds nothing its seat cannot know."""
    name, ask = table.game.name, table.pending[seat]
    reasons, aims = _room(name, "told.reasons"), _room(name, "bot.aims")
    if reasons is None:
        return Why(())
    path = aims.way(table.state, ask, value, plan) if aims is not None else ()
    found: Why = reasons.why(table.state, ask, value, path)
    return found


def verdicts(weighed: Weighed, least: float) -> list[tuple[Option, str]]:
    """What was tried, beside the answer that is advised."""
    if not weighed.tried:
        return []
    leads = {weighed.first: (0.0, 0.0)}
    for tried in weighed.tried:  # an answer may begin several plans: its best one counts
        if tried.error is not None and (tried.answer not in leads or leads[tried.answer][0] < tried.lead):
            leads[tried.answer] = (tried.lead, tried.error)
    best, error = leads.get(weighed.best, (0.0, 0.0))
    found: list[tuple[Option, str]] = []
    for answer, (lead, own) in leads.items():
        if answer != weighed.best:
            is_worse = best - lead > max(least, sqrt(error * error + own * own))
            found.append((answer, WORSE if is_worse else EQUAL))
    if not found:
        return []
    is_best = all(verdict == WORSE for _, verdict in found)
    return [(weighed.best, BETTER if is_best else EQUAL), *found]


def _counts_points(game: str) -> bool:
    """Does its outlook count points instead of chances?"""
    return callable(getattr(room_of(game), "chances", None))  # a file of that name says nothing


@cache
def _room(game: str, name: str) -> ModuleType | None:
    """A room of the game, if it has it."""
    module = f"undercroft.games.{game}.{name}"
    try:
        return import_module(module) if find_spec(module) is not None else None
    except ModuleNotFoundError:
        return None
