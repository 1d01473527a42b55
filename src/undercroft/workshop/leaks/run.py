"""Random games of people who cannot see each other's hands, looked at in two worlds again and again."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from random import Random
from typing import Any, Final

import msgspec

from undercroft.games import find_game
from undercroft.kernel.dice import key_from_seed
from undercroft.kernel.errors import UndoRefused
from undercroft.kernel.match import Match
from undercroft.kernel.record import SeatInfo
from undercroft.lab.simulate import begin_to_work
from undercroft.workshop.leaks.worlds import Leak, Worlds, asked_people
from undercroft.workshop.soak import random_table

OFTEN: Final = 0.1
"""How often a position is looked at."""
UNDO: Final = 0.1
"""How often somebody takes back what can be taken back."""
LONGEST: Final = 1500
"""Answers after which a game is left."""
MOST_TOLD: Final = 300
"""Letters of each world that are told of a leak."""
NAMES: Final = ["Anna", "Bert", "Clara", "Dora", "Emil", "Frieda", "Gustav", "Hanna"]


class Found(msgspec.Struct):
    """What came of one game."""

    game: str
    seed: int
    options: dict[str, Any] = {}
    seats: int = 0
    answers: int = 0
    worlds: int = 0
    undone: int = 0
    windows: int = 0
    """Questions that were put only so that nobody learns from their absence."""
    leaks: list[str] = msgspec.field(default_factory=list)


def look_through(name: str, seed: int, longest: int = LONGEST) -> Found:
    """Play one game and compare what everybody sees in it with what they would see if the others held other cards."""
    game, random = find_game(name), Random(f"leaks {name} {seed}")
    options, seats = random_table(game, random)
    while seats < 2:
        options, seats = random_table(game, random)
    people = [SeatInfo(one) for one in NAMES[:seats]]
    match: Match[Any] = Match.new(game, options, people, key_from_seed(seed), hushed=True)
    found = Found(name, seed, options, seats)
    while not match.is_over and found.answers < longest:
        seat, ask = random.choice(asked_people(match.table))
        value = next(iter(ask.options)) if ask.is_foregone else game.lively(match.table.state, ask, random)
        if random.random() < OFTEN:
            for leak in _compare(match, seat, value, random, found):
                found.leaks.append(_told(found, leak, ask.what))
        match.answer(seat, value)
        found.answers += 1
        found.windows += ask.is_foregone
        if random.random() < UNDO:
            _take_back(match, seat, found)
    return found


def _compare(match: Match[Any], seat: int, value: Any, random: Random, found: Found) -> Iterator[Leak]:
    """Through the eyes of who is asked, and of somebody else or of who only looks on."""
    others = [other for other in (None, *range(found.seats)) if other != seat]
    for viewer in (seat, random.choice(others)):
        worlds = Worlds(match, viewer, random)
        found.worlds += 1
        yield from worlds.looks(NAMES[: found.seats])
        yield from worlds.finals(seat, random)
        yield from worlds.follows(seat, value)


def _take_back(match: Match[Any], seat: int, found: Found) -> None:
    try:
        match.undo(seat)
        found.undone += 1
    except UndoRefused:  # as a rule something was revealed
        return


def _told(found: Found, leak: Leak, what: str) -> str:
    where = f"{found.game} seed {found.seed} answer {found.answers} ({what}), {found.seats} seats, {found.options}"
    viewer = "who looks on" if leak.viewer is None else f"seat {leak.viewer}"
    one, other = (str(part) for part in first_difference(leak.one, leak.other))
    return f"{where}: {leak.what} tells {viewer} a secret: {one[:MOST_TOLD]} / {other[:MOST_TOLD]}"


def first_difference(one: Any, other: Any, path: str = "") -> tuple[Any, Any]:
    """The smallest parts of two values that differ, with the way there."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        pairs = [(f"{path}.{key}", one[key], other[key]) for key in one]
    elif isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        pairs = [(f"{path}[{number}]", *both) for number, both in enumerate(zip(one, other, strict=True))]
    else:
        pairs = []
    for way, mine, its in pairs:
        if mine != its:
            return first_difference(mine, its, way)
    return f"{path} {one!r}", f"{other!r}"


def run(name: str, seeds: range, workers: int) -> Iterator[Found]:
    """All these games, in whatever order they get done."""
    with ProcessPoolExecutor(workers, initializer=begin_to_work) as pool:
        try:
            for future in as_completed([pool.submit(look_through, name, seed) for seed in seeds]):
                yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def summed(found: list[Found]) -> dict[str, Any]:
    """The figures of one game."""
    counts = ("answers", "worlds", "undone", "windows")
    leaks = [leak for one in found for leak in one.leaks]
    return {"games": len(found), **{name: sum(getattr(one, name) for one in found) for name in counts}, "leaks": leaks}
