"""A search for every game that can say how a position stands: it tries other answers beside greedy's own.

Greedy's answer stands unless another one leads it clearly. Each answer is tried on the same deals and with the same
dice as greedy's, a few turns on; what is clearly worse drops out of the race, so that the others are tried more often.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

from undercroft.bots.bot import Bot, Searcher
from undercroft.kernel.ask import Ask, Option, pick
from undercroft.kernel.play_on import Player, play_on
from undercroft.kernel.table import Deal, Table

MOST_RIVALS: Final = 12
"""So many other answers are tried; of more than that, some by chance."""
LEAST_ROUNDS: Final = 5
"""So often an answer is tried before it drops out, or is taken."""
TURNS: Final = 4
"""So many turns are played on after the one under way."""
GATE: Final = 0.7
"""An answer is taken if it leads by so many standard errors; without a gate, luck chooses among many answers."""


class Offer(NamedTuple):
    """What a game's room `bot` offers to a search. It needs a `Greedy` and an `outlook`, the rest is as it likes.

    `outlook(s)` says for each seat how it stands, as its chance to win or by points, also when the game is over;
    `candidates(s, ask)` the answers worth a look; `quick(random)` makes a cheaper player than Greedy to play on with;
    `thinks(s, ask)` says whether an ask is worth the time.
    """

    greedy: type[Bot]
    outlook: Callable[[Any], Sequence[float]]
    candidates: Callable[[Any, Ask], Sequence[Option]] | None = None
    quick: Callable[[Random], Player] | None = None
    thinks: Callable[[Any, Ask], bool] | None = None


def offer_of(game: str) -> Offer | None:
    """What this game offers; None if there is nothing to search with."""
    module = f"undercroft.games.{game}.bot"
    try:
        if find_spec(module) is None:
            return None
    except ModuleNotFoundError:
        return None
    room = import_module(module)
    greedy, outlook = getattr(room, "Greedy", None), getattr(room, "outlook", None)
    if greedy is None or not callable(outlook):
        return None
    return Offer(greedy, outlook, *(getattr(room, name, None) for name in Offer._fields[2:]))


class Budget(NamedTuple):
    """When a search has to answer: after so many rollouts, or after so many seconds, whichever is first.

    By rollouts alone the same seed gives the same answers, on any machine.
    """

    rollouts: int = 200
    seconds: float = 0.0
    """0: no clock."""


class Lead:
    """How far an answer is ahead of greedy's, from all pairs of rollouts so far."""

    def __init__(self, option: Option) -> None:
        self.option = option
        self.count = 0
        self.sum = 0.0
        self.squares = 0.0

    def add(self, difference: float) -> None:
        self.count += 1
        self.sum += difference
        self.squares += difference * difference

    @property
    def mean(self) -> float:
        return self.sum / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.count < 2:
            return float("inf")
        variance = max(0.0, self.squares - self.sum * self.sum / self.count) / (self.count - 1)
        return sqrt(variance / self.count)

    @property
    def is_behind(self) -> bool:
        """Is it clearly no better?"""
        return self.count >= LEAST_ROUNDS and self.mean + self.error <= 0

    def leads(self, gate: float) -> bool:
        return self.count >= LEAST_ROUNDS and self.mean > gate * self.error


class Search(Searcher):
    """Thinks ahead: greedy's answer, unless another one does clearly better in many deals."""

    def __init__(
        self, random: Random, offer: Offer, budget: Budget | None = None, turns: int = TURNS, gate: float = GATE
    ) -> None:
        super().__init__(random)
        self.offer = offer
        self.budget = budget or Budget()
        self.turns = turns
        self.gate = gate
        self.greedy = offer.greedy(random)
        self.seats = 0
        self.rollouts = 0
        """How many it has played in all."""

    def choose(self, table: Table[Any], seat: int, ask: Ask) -> Option:
        return self.greedy.choose(table, seat, ask)

    def search(self, deal: Deal, seat: int, ask: Ask) -> Option:
        start = perf_counter()
        table = deal(self.random)
        first = self.greedy.choose(table, seat, ask)
        if self.offer.thinks is not None and not self.offer.thinks(table.state, ask):
            return first
        self.seats = len(self.offer.outlook(table.state))
        rivals = self._rivals(table.state, ask, first)
        return self._race(deal, seat, first, rivals, start) if rivals else first

    def _rivals(self, s: Any, ask: Ask, first: Option) -> list[Option]:
        """The answers to be tried beside the first one."""
        if self.offer.candidates is not None:
            found = list(self.offer.candidates(s, ask))
        elif isinstance(ask.options, tuple):
            found = list(ask.options)
        else:
            found = list(dict.fromkeys(pick(ask.options, self.random) for _ in range(MOST_RIVALS)))
        found = [option for option in found if option != first]
        return found if len(found) <= MOST_RIVALS else self.random.sample(found, MOST_RIVALS)

    def _race(self, deal: Deal, seat: int, first: Option, rivals: list[Option], start: float) -> Option:
        """Round by round, each answer against the first one in the same deal; who falls behind is out."""
        leads = [Lead(option) for option in rivals]
        racing, left = leads, self.budget.rollouts
        while racing and left > 0:
            seed = self.random.getrandbits(64)
            usual = self._rollout(deal, seat, first, seed)
            left -= 1
            for lead in racing:
                if left <= 0 or self._is_late(start):
                    return self._leader(racing, first)
                lead.add(self._rollout(deal, seat, lead.option, seed) - usual)
                left -= 1
            racing = [lead for lead in racing if not lead.is_behind]
        return self._leader(racing, first)

    def _is_late(self, start: float) -> bool:
        return 0 < self.budget.seconds <= perf_counter() - start

    def _leader(self, racing: list[Lead], first: Option) -> Option:
        ahead = [lead for lead in racing if lead.leads(self.gate)]
        return max(ahead, key=lambda lead: lead.mean).option if ahead else first

    def _rollout(self, deal: Deal, seat: int, option: Option, seed: int) -> float:
        """How this seat stands some turns after this answer; deal, dice and players all hang on the seed."""
        self.rollouts += 1
        random = Random(seed)
        table = deal(random)
        player = self.offer.quick(random) if self.offer.quick is not None else self.offer.greedy(random).choose
        players = [player] * self.seats
        players[seat] = _beginning_with(option, player)
        play_on(table, players, random, self.turns)
        return self.offer.outlook(table.state)[seat]


def _beginning_with(option: Option, player: Player) -> Player:
    """The same player, but with this answer to what he is asked first."""
    is_given = False

    def choose(table: Table[Any], seat: int, ask: Ask) -> Option:
        nonlocal is_given
        if is_given:
            return player(table, seat, ask)
        is_given = True
        return option

    return choose
