"""A search for every game that can say how a position stands: it tries other answers beside greedy's own.

Greedy's answer stands unless another one leads it clearly. Each answer is tried on the same deals and with the same
dice as greedy's, a few turns on; what is clearly worse drops out of the race, so that the others are tried more often.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any, Final

from undercroft.bots.bot import Searcher
from undercroft.bots.offer import Budget, Offer, offer_of
from undercroft.bots.weighed import LEAST_ROUNDS, Lead, Tried, Weighed
from undercroft.kernel.ask import Ask, Option, pick
from undercroft.kernel.bot import Plan
from undercroft.kernel.play_on import Player, play_on
from undercroft.kernel.table import Deal, Table

__all__ = ["LEAST_ROUNDS", "Budget", "Lead", "Offer", "Search", "Tried", "Weighed", "offer_of"]

MOST_RIVALS: Final = 12
"""So many other answers are tried; of more than that, some by chance."""
TURNS: Final = 4
"""So many turns are played on after the one under way."""
GATE: Final = 0.7
"""An answer is taken if it leads by so many standard errors; without a gate, luck chooses among many answers."""

CLEAR: Final = 3.0
"""With such a lead the last one in the race is taken at once."""


class Search(Searcher):
    """Thinks ahead: greedy's answer, unless another one does clearly better in many deals."""

    def __init__(
        self,
        random: Random,
        offer: Offer,
        budget: Budget | None = None,
        turns: int = TURNS,
        gate: float = GATE,
        habits: Any = None,
    ) -> None:
        super().__init__(random)
        self.offer = offer
        self.budget = budget or Budget()
        self.turns = turns
        self.gate = gate
        self.greedy = offer.greedy(random) if habits is None else offer.greedy(random, habits)
        """Its first thought; a character's habits show wherever nothing else is clearly better."""
        self.plans: dict[int, Plan] = {}
        """What it is about to do, by seat: its memory of the match."""
        self.rollouts = 0
        """How many it has played in all."""
        self.hurry = 0.0
        """Another clock, if it is shorter than the budget's: others wait; 0 for none."""
        self._seats = 0
        self._start = 0.0

    def choose(self, table: Table[Any], seat: int, ask: Ask) -> Option:
        return self.greedy.choose(table, seat, ask)

    def search(self, deal: Deal, seat: int, ask: Ask) -> Option:
        first, chosen, _, _ = self._think(deal, seat, ask)
        if chosen.plan is not None:
            self.plans[seat] = chosen.plan
        elif chosen is not first:
            self.plans.pop(seat, None)
        return chosen.option

    def weigh(self, deal: Deal, seat: int, ask: Ask) -> Weighed:
        """The answer it would give, and what it thinks of the others; keeps nothing in mind."""
        first, chosen, leads, standing = self._think(deal, seat, ask)
        tried = sorted((lead.tried(self.gate) for lead in leads), key=lambda one: -one.lead)
        return Weighed(first.option, chosen.option, tuple(tried), standing, chosen.name)

    # --- what is tried -------------------------------------------------------------------------------------------

    def _think(self, deal: Deal, seat: int, ask: Ask) -> tuple[Lead, Lead, list[Lead], float | None]:
        """What stands, what is taken, all that was tried beside it, and how the seat stands then."""
        self._start = perf_counter()
        table = deal(self.random)
        first = self._first(table, seat, ask)
        if self.offer.thinks is not None and not self.offer.thinks(table.state, ask):
            return first, first, [], None
        self._seats = len(self.offer.outlook(table.state))
        leads = self._rivals(table, seat, ask, first)
        if not leads:
            return first, first, [], None
        chosen, standing = self._race(deal, seat, first, leads)
        return first, chosen, leads, standing

    def _first(self, table: Table[Any], seat: int, ask: Ask) -> Lead:
        """The next step of the plan under way, or greedy's answer."""
        plan = self.plans.get(seat)
        if plan is not None and not (plan.is_done is not None and plan.is_done(table.state)):
            step = plan.player(table, seat, ask)
            if step is None:
                return Lead(self.greedy.choose(table, seat, ask))
            if step in ask.options:
                return Lead(step, plan)
        self.plans.pop(seat, None)
        return Lead(self.greedy.choose(table, seat, ask))

    def _rivals(self, table: Table[Any], seat: int, ask: Ask, first: Lead) -> list[Lead]:
        """The answers, and plans, to be tried beside the first one."""
        found: list[Option | Plan]
        if self.offer.candidates is not None:
            found = list(self.offer.candidates(table.state, ask))
        elif isinstance(ask.options, tuple):
            found = list(ask.options)
        else:
            found = list(dict.fromkeys(pick(ask.options, self.random) for _ in range(MOST_RIVALS)))
        if first.plan is not None:
            found.insert(0, self.greedy.choose(table, seat, ask))
        leads: dict[tuple[Option, str], Lead] = {}
        for one in found:
            lead = Lead(one.answer, one) if isinstance(one, Plan) else Lead(one)
            if (lead.option, lead.name) != (first.option, first.name) and lead.option in ask.options:
                leads.setdefault((lead.option, lead.name), lead)
        rivals = list(leads.values())
        return rivals if len(rivals) <= MOST_RIVALS else self.random.sample(rivals, MOST_RIVALS)

    # --- the race ------------------------------------------------------------------------------------------------

    def _race(self, deal: Deal, seat: int, first: Lead, leads: list[Lead]) -> tuple[Lead, float]:
        """Round by round, each answer against the first one in the same deal; who falls behind is out."""
        racing, left = leads, self.budget.rollouts
        while racing and left > 0 and not (first.count and self._is_late()):
            seed = self.random.getrandbits(64)
            usual = self._rollout(deal, seat, first, seed)
            first.add(usual)
            left -= 1
            for lead in racing:
                if left <= 0 or self._is_late():
                    break
                lead.add(self._rollout(deal, seat, lead, seed) - usual)
                left -= 1
            else:
                racing = [lead for lead in racing if not lead.is_behind]
                if racing:
                    leader = max(racing, key=lambda lead: lead.mean)
                    racing = [lead for lead in racing if not lead.is_outrun(leader)]
                    if racing == [leader] and leader.leads(CLEAR):
                        break
        ahead = [lead for lead in racing if lead.leads(self.gate)]
        return max(ahead, key=lambda lead: lead.mean, default=first), first.mean

    def _is_late(self) -> bool:
        took = perf_counter() - self._start
        return 0 < self.budget.seconds <= took or 0 < self.hurry <= took

    def _rollout(self, deal: Deal, seat: int, lead: Lead, seed: int) -> float:
        """How this seat stands some turns after this answer; deal, dice and players all hang on the seed."""
        self.rollouts += 1
        random = Random(seed)
        table = deal(random)
        player = self.offer.quick(random) if self.offer.quick is not None else self.offer.greedy(random).choose
        players = [player] * self._seats
        players[seat] = _beginning_with(lead, player)
        play_on(table, players, random, self.turns)
        return self.offer.outlook(table.state)[seat]


def _beginning_with(lead: Lead, usual: Player) -> Player:
    """Gives this answer to what he is asked first, follows the plan behind it, and plays on as usual after that."""
    is_given = False
    plan = lead.plan

    def choose(table: Table[Any], seat: int, ask: Ask) -> Option:
        nonlocal is_given, plan
        if not is_given:
            is_given = True
            return lead.option
        if plan is not None and plan.is_done is not None and plan.is_done(table.state):
            plan = None
        step = plan.player(table, seat, ask) if plan is not None else None
        return step if step is not None and step in ask.options else usual(table, seat, ask)

    return choose
