"""The benchmark: random playouts and forks of our games, beside other systems, in turns on one core."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import cycle
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, Final

from undercroft.bench.peers import Peers
from undercroft.kernel.ask import pick
from undercroft.kernel.game import Game
from undercroft.kernel.run import MOST_OF_A_PLAYOUT, playout
from undercroft.kernel.table import Table

ROUNDS: Final = 5
STARTS: Final = 8
FORKS: Final = 32
"""How many positions from the middle of games are forked in turns."""
MOST_FORKS: Final = 64

Rates = dict[str, list[float]]
"""What was measured, round by round: decisions, forks or copies a second."""


class Subject:
    """One game of ours, full size (preset "everything" where there is one) with four seats, ready to be measured."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.random = Random(1)
        self.options = game.read_options(game.presets.get("everything", {}))
        self.seats = min(max(4, game.seats[0]), game.seats[-1])
        self.starts = cycle([self._start().marks[-1].state for _ in range(STARTS)])
        self.middles = self._middles()

    def _start(self) -> Table[Any]:
        """A table right after a random setup."""
        table = Table.new(self.game, self.options, self.seats, listen=False)
        while table.marks[-1].is_setup and not table.over:
            _answer_randomly(table, self.random)
        return table

    def _middles(self) -> list[Table[Any]]:
        """Positions spread over the middle half of random games."""
        found: list[Table[Any]] = []
        while len(found) < FORKS:
            forks = self._forks_of_a_game()
            quarter = len(forks) // 4
            half = forks[quarter : len(forks) - quarter]
            found.extend(half[:: max(1, len(half) // 8)][:8])
        return found

    def _forks_of_a_game(self) -> list[Table[Any]]:
        """Forks at equal distances over a whole random game; how many answers it will have, nobody knows before."""
        table = self._start()
        forks: list[Table[Any]] = []
        distance = 1
        while not table.over and table.position < MOST_OF_A_PLAYOUT:
            if table.position % distance == 0:
                forks.append(table.fork())
            if len(forks) > MOST_FORKS:
                distance *= 2
                forks = [fork for fork in forks if fork.position % distance == 0]
            _answer_randomly(table, self.random)
        return forks

    def playouts(self, seconds: float) -> float:
        """Decisions a second in random playouts from the first turn to the end of the game."""
        answers = 0
        start = perf_counter()
        end = start + seconds
        while (now := perf_counter()) < end:
            answers += playout(self.game, self.game.copy(next(self.starts)), self.random)
        return answers / (now - start)

    def forks(self, seconds: float) -> float:
        """Forks a second in the middle of games, wherever in a turn that is."""
        count = 0
        start = perf_counter()
        end = start + seconds
        while (now := perf_counter()) < end:
            for table in self.middles:
                table.fork()
            count += len(self.middles)
        return count / (now - start)


def _answer_randomly(table: Table[Any], random: Random) -> None:
    slot, ask = next(iter(table.pending.items()))
    table.answer(slot, pick(ask.options, random))


def measure(
    games: list[Game[Any]], peers: Peers | None, seconds: float, progress: Callable[[], None] | None = None
) -> Rates:
    """Measure everything in turns, several rounds, so that whatever else the machine does hits all alike."""
    subjects = {game.name: Subject(game) for game in games}
    rates: Rates = {}
    if peers is not None:
        for name in peers.names:
            peers.rate(name, 0.01)
    for _ in range(ROUNDS):
        for name, rate in _one_round(subjects, peers, seconds / ROUNDS):
            rates.setdefault(name, []).append(rate)
            if progress is not None:
                progress()
    return rates


def figures(games: list[Game[Any]], peers: Peers | None) -> int:
    """How many figures `measure` takes."""
    return ROUNDS * (2 * len(games) + (len(peers.names) if peers is not None else 0))


def _one_round(subjects: dict[str, Subject], peers: Peers | None, seconds: float) -> Iterator[tuple[str, float]]:
    """What is compared is measured one right after the other."""
    for name, subject in subjects.items():
        yield f"playout {name}", subject.playouts(seconds)
    if peers is not None:
        yield "hearts", peers.rate("hearts", seconds)
    for name, subject in subjects.items():
        yield f"fork {name}", subject.forks(seconds)
    if peers is not None:
        for other in ("catanatron_copy", *(n for n in peers.names if n not in ("hearts", "catanatron_copy"))):
            yield other, peers.rate(other, seconds)


def stay_on_one_core() -> None:
    """Keep this process, and those it starts from now on, on one core, where the machine lets us say so."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def result(games: list[Game[Any]], rates: Rates) -> dict[str, Any]:
    """The figures as plain data. Every ratio is ours divided by theirs in the same round, the median of all rounds."""
    peers = {
        name: {"us": 1e6 / median(found)} if name.endswith("_copy") else {"per_s": median(found)}
        for name, found in rates.items()
        if " " not in name
    }
    playouts, forks = {}, {}
    for game in games:
        own, fork = rates[f"playout {game.name}"], rates[f"fork {game.name}"]
        playouts[game.name] = {"per_s": median(own), "ratio_hearts": _ratio(own, rates.get("hearts"))}
        forks[game.name] = {"us": 1e6 / median(fork), "ratio_catanatron": _ratio(rates.get("catanatron_copy"), fork)}
    return {"playout": playouts, "fork": forks, "peers": peers}


def _ratio(ours: list[float] | None, theirs: list[float] | None) -> float | None:
    if ours is None or theirs is None:
        return None
    return median(a / b for a, b in zip(ours, theirs, strict=True))
