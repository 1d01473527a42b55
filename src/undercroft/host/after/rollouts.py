"""Positions played on a few turns, and what they are worth then, for every seat at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Any, Final

from undercroft.bots.search import Search
from undercroft.kernel.ask import Ask, Option
from undercroft.kernel.bot import Plan
from undercroft.kernel.play_on import Player, play_on
from undercroft.kernel.table import Deal, Table

Chances = Callable[[Any], Sequence[float]]
BATCH: Final = 20


class Difference:
    """By how much one answer is better than another one, for each seat: the mean of pairs of rollouts."""

    def __init__(self, seats: int) -> None:
        self.count = 0
        self.sums = [0.0] * seats
        self.squares = [0.0] * seats

    def add(self, row: Sequence[float]) -> None:
        self.count += 1
        for seat, one in enumerate(row):
            self.sums[seat] += one
            self.squares[seat] += one * one

    @property
    def means(self) -> list[float]:
        return [one / max(1, self.count) for one in self.sums]

    def error(self, seat: int) -> float:
        """The standard error of the mean."""
        if self.count < 2:
            return float("inf")
        variance = max(0.0, self.squares[seat] - self.sums[seat] ** 2 / self.count) / (self.count - 1)
        return sqrt(variance / self.count)


class Rollouts:
    """Deals, dice and players hang on a seed and a number alone, so that what is compared is compared in pairs."""

    def __init__(self, chances: Chances, search: Search, seats: int, seed: str) -> None:
        self.chances, self.offer, self.turns = chances, search.offer, search.turns
        self.seats, self.seed = seats, seed

    def look(self, state: Any) -> list[float]:
        """The chances as the outlook has them."""
        return [float(one) for one in self.chances(state)]

    def played_on(self, table: Table[Any], count: int) -> list[float]:
        """The mean of so many rollouts from the true position; with the same dice at every position."""
        found = [0.0] * self.seats
        for number in range(count):
            random = Random(f"{self.seed}/mark/{number}")
            twin = table.fork()
            play_on(twin, [self._player(random)] * self.seats, random, self.turns)
            for seat, one in enumerate(self.look(twin.state)):
                found[seat] += one / count
        return found

    def beside(
        self, deal: Deal, seat: int, ask: Ask, best: tuple[Option, str], played: Option, pairs: int
    ) -> Difference:
        """What `best` (an answer, and the plan that it begins) is ahead of the answer that was given.

        At most so many pairs; fewer where there is clearly nothing in it for the seat.
        """
        found = Difference(self.seats)
        while found.count < pairs:
            for number in range(found.count, found.count + BATCH):
                seed = f"{self.seed}/{number}"
                ahead = self._after(deal, seat, ask, best, seed)
                usual = self._after(deal, seat, ask, (played, best[1]), seed)
                found.add([a - b for a, b in zip(ahead, usual, strict=True)])
            if found.means[seat] < found.error(seat) / 2:
                break
        return found

    def _after(self, deal: Deal, seat: int, ask: Ask, answer: tuple[Option, str], seed: str) -> list[float]:
        """The chances a few turns after this answer."""
        random = Random(seed)
        table = deal(random)
        plan = self._plan(table, ask, answer)
        player = self._player(random)
        players = [player] * self.seats
        table.answer(seat, answer[0])
        if plan is not None:
            players[seat] = _following(plan, player)
        play_on(table, players, random, self.turns)
        return self.look(table.state)

    def _player(self, random: Random) -> Player:
        return self.offer.quick(random) if self.offer.quick is not None else self.offer.greedy(random).choose

    def _plan(self, table: Table[Any], ask: Ask, answer: tuple[Option, str]) -> Plan | None:
        """The plan of this name that begins with this answer, if the game offers one here."""
        if not answer[1] or self.offer.candidates is None:
            return None
        found = (one for one in self.offer.candidates(table.state, ask) if isinstance(one, Plan))
        return next((plan for plan in found if (plan.answer, plan.name) == answer), None)


def _following(plan: Plan, usual: Player) -> Player:
    """Goes on in the sense of a plan until it is done."""
    is_done = False

    def choose(table: Table[Any], seat: int, ask: Ask) -> Option:
        nonlocal is_done
        is_done = is_done or (plan.is_done is not None and plan.is_done(table.state))
        step = None if is_done else plan.player(table, seat, ask)
        return step if step is not None and step in ask.options else usual(table, seat, ask)

    return choose
