"""Many games between bots, on all cores. The same seed gives the same games, whatever the number of cores."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any, Final, Protocol, runtime_checkable

from undercroft.bots import Bot, decide, find_bot
from undercroft.kernel.ask import CHANCE, Computed
from undercroft.kernel.dice import Dice, key_from_seed
from undercroft.kernel.errors import NotAnOption, UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.state import Told
from undercroft.kernel.table import Table

MOST_ANSWERS: Final = 1_000_000
"""A game that lasts longer is given up and counted as unfinished."""
MOST_IN_A_CHUNK: Final = 10
"""Small enough that a worker soon hears of an interrupt."""


class BadSimulation(UndercroftError):
    """A simulation that cannot be run as it was asked for."""

    key = "error-bad-simulation"


@runtime_checkable
class HasStatistics(Protocol):
    """A game that tells more of its end, one value for each seat: words group the wins, numbers are averaged.

    Such as {"class": ["elf", "hero"], "gold": [10250, 4000]}.
    """

    def statistics(self, s: Any) -> dict[str, Any]: ...


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game. `bots` are the numbers of the bots, seat by seat."""

    number: int
    bots: tuple[int, ...]
    winners: tuple[int, ...]
    length: int
    answers: int
    seconds: float
    over: bool
    statistics: Mapping[str, Sequence[str] | Sequence[float]] = field(default_factory=dict)
    told: tuple[Told, ...] = ()
    """What was told of the kinds that somebody wants to know of."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be simulated; it travels to the worker processes."""

    game: Game[Any]
    options: Any
    bots: tuple[str, ...]
    seed: int | str
    rotate: bool = False
    most_answers: int = MOST_ANSWERS
    kinds: frozenset[str] = frozenset()
    """What is kept of all that is told."""

    def seating(self, number: int) -> tuple[int, ...]:
        """Which bot sits where in this game: as given or, if they rotate, one seat further each game."""
        count = len(self.bots)
        turn = number % count if self.rotate else 0
        return tuple((seat - turn) % count for seat in range(count))


def simulate(
    game: Game[Any],
    options: Any,
    bots: Sequence[str],
    games: int,
    seed: int | str,
    workers: int | None = None,
    *,
    rotate: bool = False,
    most_answers: int = MOST_ANSWERS,
    kinds: frozenset[str] = frozenset(),
    progress: Callable[[int], None] | None = None,
) -> list[Played]:
    """Play so many games; `options` are the game's own struct. `progress` hears how many more are done."""
    if games < 1:
        raise BadSimulation(f"{games} games cannot be simulated; it takes at least one")
    game.check_seats(len(bots))
    Table.new(game, options, len(bots), listen=False)
    for spec in bots:
        find_bot(game.name, spec)
    plan = Plan(game, options, tuple(bots), seed, rotate, most_answers, kinds)
    workers = min(workers or cores(), games)
    done: list[Played] = []
    for chunk in _chunks_played(plan, games, workers):
        done.extend(chunk)
        if progress is not None:
            progress(len(chunk))
    return sorted(done, key=lambda played: played.number)


def cores() -> int:
    """How many processes may work at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _chunks_played(plan: Plan, games: int, workers: int) -> Iterator[list[Played]]:
    """The games in chunks, in whatever order they get done."""
    if workers == 1:
        for number in range(games):
            yield play_chunk(plan, range(number, number + 1))
        return
    size = max(1, min(MOST_IN_A_CHUNK, games // (workers * 8)))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    with ProcessPoolExecutor(workers, initializer=begin_to_work) as pool:
        futures: list[Future[list[Played]]] = [pool.submit(play_chunk, plan, chunk) for chunk in chunks]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def begin_to_work() -> None:
    """What a process that plays many games does first.

    Ctrl-C reaches all processes; only the one in front of the person shall speak. Rules and cards stay for good, and a
    game makes little rubbish that refers to itself: to look for that after each 700 things costs a tenth of the time.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def play_chunk(plan: Plan, numbers: range) -> list[Played]:
    """These games, one after another."""
    return [play_one(plan, number) for number in numbers]


def play_one(plan: Plan, number: int) -> Played:
    """One game. Dice, bots and what forks deal anew each have a stream of their own, so none disturbs another."""
    key = key_from_seed(f"{plan.seed}/{number}")
    dice = Dice(key)
    seating = plan.seating(number)
    bots = [find_bot(plan.game.name, plan.bots[bot], Random(key + bytes([seat]))) for seat, bot in enumerate(seating)]
    dealing = Random(key + b"deal")
    start = perf_counter()
    table = Table.new(plan.game, plan.options, len(bots), listen=bool(plan.kinds))
    chances = answers = 0
    while not table.over and answers < plan.most_answers:
        chances += _answer_next(table, bots, dice, chances, dealing)
        answers += 1
    seconds = perf_counter() - start
    statistics = plan.game.statistics(table.state) if isinstance(plan.game, HasStatistics) else {}
    winners = tuple(plan.game.winners(table.state)) if table.over else ()
    length = plan.game.length(table.state)
    told = tuple(told for told in table.told if told.kind in plan.kinds)
    return Played(number, seating, winners, length, answers, seconds, table.over, statistics, told)


def _answer_next(table: Table[Any], bots: Sequence[Bot], dice: Dice, chances: int, dealing: Random) -> bool:
    """Answer the first pending ask; True if it was asked of chance."""
    slot, ask = next(iter(table.pending.items()))
    if ask.seat == CHANCE:
        table.answer(slot, ask.compute() if isinstance(ask, Computed) else dice.choose(chances, ask.options))
        return True
    answer = decide(bots[slot], table, slot, dealing)
    try:
        table.answer(slot, answer)
    except NotAnOption as refused:
        raise BadSimulation(f"the bot at seat {slot} broke the rules at {ask.what!r}: {refused}") from None
    return False
