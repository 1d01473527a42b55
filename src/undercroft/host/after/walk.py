"""A record from its first answer to its last, with the places that are worth a look."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from undercroft.bots.offer import Offer
from undercroft.kernel.ask import CHANCE, Ask, Option
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.record import Entry, Record, straight
from undercroft.kernel.table import Table


class Decision(NamedTuple):
    """What somebody is asked, and answers."""

    seat: int
    ask: Ask
    played: Option


@dataclass(slots=True)
class Step:
    """The table after `at` answers, before the next one. It is the walk's own: look, fork, but do not answer."""

    at: int
    table: Table[Any]
    round: int
    is_mark: bool
    """Does a turn begin here, or is it the end?"""
    decision: Decision | None
    """What is answered next, if it is worth a thought."""


class Walk:
    """Plays a record again."""

    def __init__(self, game: Game[Any], record: Record, offer: Offer) -> None:
        self.game, self.offer = game, offer
        self.header = record.header
        self.entries = straight(record.entries)

    def steps(self) -> Iterator[Step]:
        """One for each position."""
        match = Match(self.game, self.header, None)
        table, seen = match.table, (-1, -1, -1)
        for entry in [*self.entries, None]:
            now = self._turn(table)
            is_mark = now != seen or entry is None
            seen = now
            decision = None if entry is None else self._decision(table, entry)
            yield Step(table.position, table, self.game.length(table.state), is_mark, decision)
            if entry is not None:
                match.apply(entry, table.position + 2)

    def _turn(self, table: Table[Any]) -> tuple[int, int, int]:
        """What is other as soon as another turn has begun; in a long turn, also now and then at rest."""
        state = table.state
        return table.marks[-1].position, self.game.turns(state), self.game.length(state)

    def _decision(self, table: Table[Any], entry: Entry) -> Decision | None:
        """What is answered, if there is a choice and a search would think about it."""
        ask = None if entry.seat is None else table.pending.get(entry.seat)
        if ask is None or ask.seat == CHANCE or (isinstance(ask.options, tuple) and len(ask.options) < 2):
            return None
        if self.offer.thinks is not None and not self.offer.thinks(table.state, ask):
            return None
        return Decision(ask.seat, ask, entry.value())
