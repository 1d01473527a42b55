"""What thinking costs: rollouts a second, and how long a bot takes for a decision."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from random import Random
from statistics import fmean
from time import perf_counter, process_time
from typing import Any, Final

from undercroft.bots import Bot, RandomBot, decide, find_bot
from undercroft.bots.search import TURNS, offer_of
from undercroft.kernel.ask import CHANCE, pick
from undercroft.kernel.game import Game
from undercroft.kernel.play_on import TO_THE_END, Player, play_on
from undercroft.kernel.table import Table

POSITIONS: Final = 24
"""Decisions from all over games between greedy bots."""
EVERY: Final = 7
"""Between two of them lie so many decisions."""
LENGTHS: Final = {f"{TURNS}_turns": TURNS, "to_the_end": TO_THE_END}
FIGURES: Final = 2 * len(LENGTHS) + 2


class Thinking:
    """One game with two seats and its usual options, ready to be measured."""

    def __init__(self, game: Game[Any], positions: int = POSITIONS) -> None:
        self.game = game
        self.random = Random(1)
        self.seats = min(max(2, game.seats[0]), game.seats[-1])
        self.positions = self._positions(positions)
        self.offer = offer_of(game.name)

    def _positions(self, wanted: int) -> list[tuple[Table[Any], int]]:
        """Tables at which a seat has something to choose, and the seat."""
        found: list[tuple[Table[Any], int]] = []
        decisions = 0
        while len(found) < wanted:
            table = Table.new(self.game, self.game.read_options({}), self.seats, listen=False)
            bot = self._greedy()
            while not table.over and len(found) < wanted:
                slot, ask = next(iter(table.pending.items()))
                if ask.seat == CHANCE:
                    table.answer(slot, pick(ask.options, self.random))
                    continue
                if len(ask.options) > 1:
                    decisions += 1
                    if decisions % EVERY == 0:
                        found.append((table.fork(), slot))
                table.answer(slot, decide(bot, table, slot, self.random))
        return found

    def _greedy(self) -> Bot:
        return find_bot(self.game.name, "greedy", self.random)

    def _quick(self) -> Player:
        """The game's own quick player; where it has none, any answer will do."""
        if self.offer is not None and self.offer.quick is not None:
            return self.offer.quick(self.random)
        return RandomBot(self.random).choose

    def rollouts(self, who: str, turns: int, seconds: float) -> float:
        """Deals played on, a second of one core: what else runs on this machine does not count."""
        count = 0
        start = process_time()
        for table, seat in cycle(self.positions):
            player = self._greedy().choose if who == "greedy" else self._quick()
            play_on(table.dealer(seat)(self.random), [player] * self.seats, self.random, turns)
            count += 1
            if process_time() - start >= seconds:
                break
        return count / (process_time() - start)

    def decisions(self, spec: str, seconds: float) -> dict[str, float]:
        """How long this bot takes, in milliseconds: on the average, and for the slowest of a hundred decisions."""
        bot = find_bot(self.game.name, spec, self.random)
        took: list[float] = []
        for table, seat in cycle(self.positions):
            start = perf_counter()
            decide(bot, table, seat, self.random)
            took.append(1000 * (perf_counter() - start))
            if sum(took) >= 1000 * seconds:
                break
        return {"mean_ms": fmean(took), "p99_ms": sorted(took)[len(took) * 99 // 100]}


def measure_bots(
    games: list[Game[Any]], seconds: float, progress: Callable[[], None] | None = None
) -> dict[str, dict[str, Any]]:
    """For each game: rollouts a second by greedy and by quick players, and the time of a decision of each bot."""
    found: dict[str, dict[str, Any]] = {}
    heard = progress or _nothing
    for game in games:
        thinking = Thinking(game)
        rollouts: dict[str, dict[str, float]] = {"greedy": {}, "quick": {}}
        for who, rates in rollouts.items():
            for length, turns in LENGTHS.items():
                rates[length] = thinking.rollouts(who, turns, seconds)
                heard()
        times: dict[str, dict[str, float] | None] = {"greedy": thinking.decisions("greedy", seconds)}
        heard()
        times["search"] = thinking.decisions("search", seconds) if thinking.offer is not None else None
        heard()
        found[game.name] = {"rollouts_per_s": rollouts, "decision": times}
    return found


def _nothing() -> None:
    """Nobody wants to hear how far it is."""
