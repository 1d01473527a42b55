"""What thinking costs: rollouts a second, how long a bot takes for a decision, and how long people wait for many."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import cycle
from random import Random
from statistics import fmean
from time import perf_counter, process_time
from typing import Any, Final, Protocol

from undercroft.bots import Bot, RandomBot, decide, find_bot
from undercroft.bots.levels import levels_of
from undercroft.bots.search import TURNS, Search, offer_of
from undercroft.kernel.ask import CHANCE, Option, pick
from undercroft.kernel.dice import key_from_seed
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.play_on import TO_THE_END, Player, play_on
from undercroft.kernel.record import SeatInfo
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
        count, greedy = 0, self._greedy()
        start = process_time()
        for table, seat in cycle(self.positions):
            player = greedy.choose if who == "greedy" else self._quick()
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


def searching_level(game: str) -> str:
    """The hardest level of a game that searches; "" if none does."""
    return next((one for one in reversed(levels_of(game)) if isinstance(find_bot(game, one), Search)), "")


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
        level = searching_level(game.name)
        times["search"] = thinking.decisions(level, seconds) if level else None
        heard()
        found[game.name] = {"rollouts_per_s": rollouts, "decision": times}
    return found


# --- many matches at once -------------------------------------------------------------------------------------------


class Decides(Protocol):
    """Who thinks for the bots of many matches."""

    async def decide(self, match_id: str, match: Match[Any], seat: int, bot: str) -> Option: ...


async def measure_waits(
    thinkers: Decides, game: Game[Any], matches: int, seconds: float, level: str
) -> dict[str, float]:
    """So many matches between bots of this level at the same time: how long each answer was waited for, in seconds."""
    took: list[float] = []
    end = perf_counter() + seconds

    async def play(number: int) -> None:
        while perf_counter() < end:
            seats = [SeatInfo(name, level) for name in ("Anna", "Igor")]
            match_id = f"{number}-{len(took)}"
            match = Match.new(game, {}, seats, key_from_seed(match_id))
            while not match.table.over and perf_counter() < end:
                seat, ask = next(iter(match.table.pending.items()))
                start = perf_counter()
                value = await thinkers.decide(match_id, match, seat, level)
                if len(ask.options) > 1:
                    took.append(perf_counter() - start)
                match.answer(seat, value)

    await asyncio.gather(*(play(number) for number in range(matches)))
    ordered = sorted(took) or [0.0]
    p99 = ordered[len(ordered) * 99 // 100]
    return {"matches": matches, "answers": len(took), "mean_s": fmean(ordered), "p99_s": p99, "longest_s": ordered[-1]}


def _nothing() -> None:
    """Nobody wants to hear how far it is."""
