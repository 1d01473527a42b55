"""A finished game, looked at once more: the chances of each seat over the game, what turned them, luck and decisions.

**The chances at a mark.** A mark is the beginning of a turn, and the end of the game. What is said there is the game's
fitted outlook on the true position, smoothed by rollouts: the position is played on a few turns by the game's quick
players, several times and with the same dice at every mark, and the outlook at the ends is averaged with the one at
the mark (which counts as `PRIOR` rollouts). At the end of a game that the rules have ended it is the result itself;
a game that was given up, or ended by agreement, ends with the chances as they stood.

**A decision** is an answer among several to an ask that the game's search thinks about. The search is asked in
honest deals of what the seat knew then. Where it would have answered otherwise, both answers are played on afresh, on
the same deals and with the same dice; what the seat (and each other seat) lost by its own answer is the mean
difference, shrunk towards nothing as far as it is uncertain (its standard error beside `TYPICAL`), or else the luck of
the rollouts would make many small costs of nothing. It counts if it is more than `GATE` standard errors, and then
still more than `LEAST_COST`: else the decision is as good as the search's.

**Parting.** Take the chances before a decision as they are if the search's answer is given. Then they change at two
kinds of places: at a decision, by what it cost, and everywhere else, which is dice and cards (and what the outlook
did not foresee). So for each seat, over the game and between any two marks:

    start + luck + own decisions + decisions of the others = end

Where all play against each other the chances of all seats sum to one, and luck sums to zero over the seats.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

from undercroft.bots.levels import make_search
from undercroft.bots.offer import Budget, chances_of, offer_of
from undercroft.host.after.parting import parts, turning_points
from undercroft.host.after.plain import FORMAT, Analysis, Choice, Mark, Progress
from undercroft.host.after.rollouts import Difference, Rollouts
from undercroft.host.after.walk import Decision, Step, Walk
from undercroft.kernel.game import Game
from undercroft.kernel.record import Record

PRIOR: Final = 8
GATE: Final = 1.5
TYPICAL: Final = 0.05
LEAST_COST: Final = 0.01
DIGITS: Final = 4


class Effort(NamedTuple):
    """How much is computed. By rollouts alone the same record gives the same analysis, on any machine."""

    at_a_mark: int = 24
    in_all: int = 7_000
    """Rollouts for all decisions together; each gets its share, within the two bounds below."""
    least: int = 24
    most: int = 120
    pairs: int = 160
    """So often at most the search's answer and the one that was given are played on beside each other."""
    seconds: float = 300.0
    """After so long, what is left is looked at without rollouts, so that it ends."""

    @classmethod
    def of(cls, rollouts: int) -> Effort:
        """Where so many rollouts for the decisions are allowed: everything else in proportion."""
        usual = cls()
        part = min(1.0, rollouts / usual.in_all)
        return cls(
            max(2, round(part * usual.at_a_mark)), rollouts, max(6, round(part * usual.least)), usual.most,
            max(20, round(part * usual.pairs)),
        )  # fmt: skip


def can_analyse(game: Game[Any], record: Record) -> bool:
    """Has this game an outlook, and was there a decision that a search would think about?"""
    offer = offer_of(game.name)
    if offer is None or (len(record.header.seats) < 2 and not game.is_cooperative):
        return False
    return any(step.decision is not None for step in Walk(game, record, offer).steps())


def analyse(game: Game[Any], record: Record, effort: Effort | None = None) -> Iterator[Progress | Analysis]:
    """Look at a finished record; tells how far it is, again and again, and gives the analysis at last."""
    yield from _Analyst(game, record, effort or Effort()).run()


class _Analyst:
    def __init__(self, game: Game[Any], record: Record, effort: Effort) -> None:
        self.game, self.record, self.effort = game, record, effort
        self.seed = record.header.key_hash
        search = make_search(game.name, Random(self.seed))
        assert search is not None, "whoever asks has looked whether it can be analysed"
        self.offer = search.offer
        self.rollouts = Rollouts(chances_of(game.name), search, len(record.header.seats), self.seed)
        self.marks: list[Mark] = []
        self.choices: list[Choice] = []
        self.effects: list[list[float]] = []
        """What each choice did to the chances of every seat."""
        self.plain: list[list[float]] = []
        """The outlook alone, at every position."""
        self.is_ended = False
        """By the rules?"""
        self._late = monotonic() + effort.seconds

    def run(self) -> Iterator[Progress | Analysis]:
        steps = list(Walk(self.game, self.record, self.offer).steps())
        decisions = sum(step.decision is not None for step in steps)
        of = decisions + sum(step.is_mark for step in steps)
        share = self.effort.in_all // max(1, decisions)
        budget = Budget(max(self.effort.least, min(self.effort.most, share)))
        done = 0
        for step in Walk(self.game, self.record, self.offer).steps():
            self.plain.append(self.rollouts.look(step.table.state))
            new: list[Mark] = []
            if step.is_mark:
                new.append(Mark(step.at, step.round, self._chances(step)))
                self.marks += new
            if step.decision is not None:
                self._weigh(step, step.decision, budget)
            if step.is_mark or step.decision is not None:
                done += step.is_mark + (step.decision is not None)
                yield Progress(done, of, step.round, new)
        yield self._analysis()

    # --- looking -------------------------------------------------------------------------------------------------

    @property
    def _is_late(self) -> bool:
        return monotonic() > self._late

    def _chances(self, step: Step) -> list[float]:
        if step.table.over:
            self.is_ended = True
            return _rounded(result(self.game, step.table.state, len(self.record.header.seats)))
        count = 0 if self._is_late else self.effort.at_a_mark
        found = self.rollouts.played_on(step.table, count)
        look = self.plain[step.at]
        return _rounded([(PRIOR * a + count * b) / (PRIOR + count) for a, b in zip(look, found, strict=True)])

    def _weigh(self, step: Step, decision: Decision, budget: Budget) -> None:
        """What the search would have done, and what the difference was."""
        seat, ask, played = decision
        choice = Choice(step.at, step.round, seat, played, played, 0.0)
        effect = [0.0] * len(self.plain[0])
        if not self._is_late:
            deal = step.table.dealer(seat)
            search = make_search(self.game.name, Random(f"{self.seed}/{step.at}"), budget)
            assert search is not None
            weighed = search.weigh(deal, seat, ask)
            if weighed.best != played:
                best = weighed.best, weighed.plan
                found = self.rollouts.beside(deal, seat, ask, best, played, self.effort.pairs)
                choice.best, choice.plan = best
                choice.cost, effect = _cost(found, seat)
        self.choices.append(choice)
        self.effects.append(effect)

    # --- what follows --------------------------------------------------------------------------------------------

    def _analysis(self) -> Analysis:
        last = self.marks[-1]
        return Analysis(
            FORMAT, last.at, self.game.is_cooperative, self.is_ended, self.marks,
            turning_points(self.marks, self.choices, self.effects, self.plain),
            parts(self.marks[0].chances, last.chances, self.choices, self.effects), self.choices,
        )  # fmt: skip


def result(game: Game[Any], state: Any, seats: int) -> list[float]:
    """How it ended, as chances: who wins with others against the rest has a share."""
    winners = game.winners(state)
    share = 1.0 if game.is_cooperative else 1.0 / max(1, len(winners))
    return [share if seat in winners else 0.0 for seat in range(seats)]


def _rounded(chances: Sequence[float]) -> list[float]:
    return [round(one, DIGITS) for one in chances]


def _cost(found: Difference, seat: int) -> tuple[float, list[float]]:
    """What the answer cost the seat, and what it did to the chances of all."""
    means, error = found.means, found.error(seat)
    trust = TYPICAL**2 / (TYPICAL**2 + error**2)
    cost = round(trust * means[seat], DIGITS)
    if cost < LEAST_COST or means[seat] < GATE * error:
        return 0.0, [0.0] * len(means)
    effect = _rounded([-trust * one for one in means])
    return cost, effect
