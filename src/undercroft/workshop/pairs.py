"""Where two rules meet: random games that seek rare situations at the same time, and check every promise there.

    undercroft workshop pairs --game labyrinth --games 50

A game names its situations in `invariants.py`. From a position with one of them several continuations are tried, and
the one that leads to a pair which was never met before is played on. The same seed finds the same again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import Any, Final, Generic

from undercroft.kernel.ask import CHANCE, Ask, Option, pick
from undercroft.kernel.game import Game, S
from undercroft.kernel.table import Table
from undercroft.kernel.walker import ContractBroken, Promises, must, whole
from undercroft.workshop.soak import random_table

BRANCHES: Final = 5
"""How many continuations are tried from one position."""
RARE: Final = 6
"""A situation that began so seldom so far is worth as many times more of them."""
AHEAD: Final = 16
"""How many answers a continuation has at most, also of those that are played on from a new pair."""
ONWARD: Final = 4
"""How many continuations are played on from a new pair, besides those of the other checks."""
TRIES: Final = 2
"""How often continuations are tried while the same situations hold, in one game."""
WANDER: Final = 0.3
"""How often anything at all is answered, and not what a lively player would."""
LONGEST: Final = 3_000
"""No game is followed further than that: rare situations are there or not."""

Pair = tuple[str, str]


@dataclass
class Meetings:
    """Which situations were there, which pairs of them, how often each began; and the promises that were broken."""

    game: str
    situations: tuple[str, ...]
    alone: Counter[str] = field(default_factory=Counter)
    together: Counter[Pair] = field(default_factory=Counter)
    games: int = 0
    answers: int = 0
    broken: list[str] = field(default_factory=list)

    def pairs(self) -> Iterator[Pair]:
        """Every pair of situations, met or not."""
        yield from combinations(self.situations, 2)

    def never(self) -> list[Pair]:
        """Pairs of situations that were seen, but not at the same time."""
        return [pair for pair in self.pairs() if not self.together[pair] and all(self.alone[one] for one in pair)]

    def unseen(self) -> list[str]:
        """Situations that were not seen at all."""
        return [one for one in self.situations if not self.alone[one]]


def seek(game: Game[Any], games: int, seed: int, progress: Callable[[], None], longest: int = LONGEST) -> Meetings:
    """Play so many games one after another; each of them seeks what the ones before did not meet."""
    found = Meetings(game.name, tuple(game.situations))
    for number in range(games):
        random = Random(f"pairs {seed} {number}")
        options, seats = random_table(game, random)
        seeker = Seeker(game, options, seats, random, found)
        try:
            seeker.play(longest)
        except Exception as wrong:  # noqa: BLE001 - whatever a rule raises is a broken promise, and is told
            kind = "" if isinstance(wrong, ContractBroken) else f"{type(wrong).__name__}: "
            at = f"seed {seed}, game {number + 1}, position {seeker.table.position}"
            found.broken.append(f"{game.name} {options} with {seats} seats, {at} ({seeker.where}): {kind}{wrong}")
        found.games += 1
        progress()
    return found


class Seeker(Generic[S]):
    """One game that is steered towards pairs of situations that were not met yet."""

    def __init__(self, game: Game[S], options: Any, seats: int, random: Random, found: Meetings) -> None:
        self.game, self.random, self.found = game, random, found
        self.table: Table[S] = Table.new(game, game.read_options(options), seats, listen=False)
        self.promises = Promises(game, seats, random, AHEAD)
        self.now: frozenset[str] = frozenset()
        """The situations of the position."""
        self.tried: Counter[frozenset[str]] = Counter()

    @property
    def where(self) -> str:
        return " + ".join(one for one in self.found.situations if one in self.now) or "no situation"

    def play(self, longest: int) -> None:
        """From the first ask to the end, or as long as it may last."""
        self._look()
        while not self.table.over and self.table.position < longest:
            if self._is_promising():
                self._branch()
            else:
                self._go(self.table)
                self._look()
        if self.table.over:
            whole(self.game, self.table.state)

    # --- going on ------------------------------------------------------------------------------------------------

    def _answer(self, table: Table[S]) -> tuple[int, Ask, Option]:
        """Somebody who is asked, and an answer that leads somewhere, or any."""
        random, pending = self.random, table.pending
        slot = random.choice(list(pending))
        ask = pending[slot]
        must(len(ask.options) > 0, f"{ask.what} ({ask.clause}) has no options")
        if ask.seat == CHANCE or random.random() < WANDER:
            return slot, ask, pick(ask.options, random)
        return slot, ask, self.game.lively(table.state, ask, random)

    def _go(self, table: Table[S]) -> None:
        slot, _, value = self._answer(table)
        table.answer(slot, value)
        self.found.answers += 1

    def _is_promising(self) -> bool:
        """Is there a situation whose meeting with another one is still to be seen, and was it not tried enough?"""
        if not self.now or self.tried[self.now] >= TRIES:
            return False
        together = self.found.together
        return any(not together[pair] for pair in self.found.pairs() if pair[0] in self.now or pair[1] in self.now)

    def _branch(self) -> None:
        """Try several continuations, and take the first that leads to a new pair."""
        self.tried[self.now] += 1
        is_rare = any(self.found.alone[one] <= RARE for one in self.now)
        for _ in range(BRANCHES * (RARE if is_rare else 1)):
            twin = self.table.fork()
            for _ in range(AHEAD):
                if twin.over:
                    break
                self._go(twin)
                if any(not self.found.together[pair] for pair in self._pairs(self._situations(twin))):
                    self.table = twin
                    self._look()
                    return

    # --- looking -------------------------------------------------------------------------------------------------

    def _situations(self, table: Table[S]) -> frozenset[str]:
        return frozenset([name for name, holds in self.game.situations.items() if holds(table.state)])

    def _pairs(self, situations: frozenset[str]) -> Iterator[Pair]:
        return combinations([one for one in self.found.situations if one in situations], 2)

    def _look(self) -> None:
        """Count what begins here; where two situations meet for the first time, every promise is checked."""
        before, self.now = self.now, self._situations(self.table)
        self.found.alone.update(self.now - before)
        begun = [pair for pair in self._pairs(self.now) if not before.issuperset(pair)]
        is_new = any(not self.found.together[pair] for pair in begun)
        self.found.together.update(begun)
        if is_new and not self.table.over:
            self._check()

    def _check(self) -> None:
        """At rest nothing may be as it can never be; elsewhere that is so where the next turn begins."""
        if self.table.at_rest:
            whole(self.game, self.table.state)
        slot, ask, value = self._answer(self.table)
        self.promises.check(self.table, slot, ask, value)
        for _ in range(ONWARD):
            self.promises.play_on(self.table.fork())
