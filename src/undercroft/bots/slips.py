"""Easy: a sound player who errs as people do. It takes what looks as good, and looks no further than this turn."""

from __future__ import annotations

from random import Random
from typing import Any

from undercroft.bots.bot import Bot, Searcher
from undercroft.bots.offer import LevelSpec, Offer
from undercroft.kernel.ask import Ask, Option, pick
from undercroft.kernel.bot import Plan
from undercroft.kernel.play_on import play_on
from undercroft.kernel.table import Deal, Table


class Slipping(Searcher):
    """Its first thought, but for some slips: second-best answers, never one that is plainly bad."""

    def __init__(self, random: Random, first: Bot, spec: LevelSpec, offer: Offer | None) -> None:
        super().__init__(random)
        self.first = first
        self.spec = spec
        self.offer = offer
        """None in a game that cannot say how a position stands: there a slip is any other answer."""

    def choose(self, table: Table[Any], seat: int, ask: Ask) -> Option:
        return self.first.choose(table, seat, ask)

    def search(self, deal: Deal, seat: int, ask: Ask) -> Option:
        table = deal(self.random)
        first = self.first.choose(table, seat, ask)
        if self.random.random() >= self.spec.slips or not self._is_worth_a_thought(table.state, ask):
            return first
        others = self._others(table.state, ask, first)
        if not others or self.offer is None:
            return others[0] if others else first
        seed = self.random.getrandbits(64)
        usual = self._look(deal, seat, first, seed)
        seen = [(self._look(deal, seat, other, seed) - usual, other) for other in others]
        lead, slip = max(seen, key=lambda one: one[0] + self.random.gauss(0.0, self.spec.noise))
        return slip if lead >= -self.spec.bearable else first

    def _is_worth_a_thought(self, s: Any, ask: Ask) -> bool:
        return self.offer is None or self.offer.thinks is None or self.offer.thinks(s, ask)

    def _others(self, s: Any, ask: Ask, first: Option) -> list[Option]:
        """Some answers besides the first thought, in any order."""
        found: list[Option | Plan]
        if self.offer is not None and self.offer.candidates is not None:
            found = list(self.offer.candidates(s, ask))
        elif isinstance(ask.options, tuple):
            found = list(ask.options)
        else:
            found = [pick(ask.options, self.random) for _ in range(self.spec.looks)]
        answers = dict.fromkeys(one.answer if isinstance(one, Plan) else one for one in found)
        others = [answer for answer in answers if answer != first and answer in ask.options]
        return self.random.sample(others, min(len(others), self.spec.looks))

    def _look(self, deal: Deal, seat: int, answer: Option, seed: int) -> float:
        """How the seat stands when this turn is over, in one world."""
        assert self.offer is not None
        random = Random(seed)
        table = deal(random)
        usual = self.offer.quick(random) if self.offer.quick is not None else self.offer.greedy(random).choose
        is_given = False

        def mine(table: Table[Any], seat: int, ask: Ask) -> Option:
            nonlocal is_given
            if is_given:
                return usual(table, seat, ask)
            is_given = True
            return answer

        players = [usual] * len(self.offer.outlook(table.state))
        players[seat] = mine
        play_on(table, players, random, 0)
        return self.offer.outlook(table.state)[seat]
