"""The people of a match: who sits there, who looks on, whom it waits for, and who tells it in their language."""

from __future__ import annotations

import time
from dataclasses import asdict
from typing import Any

from undercroft.host.connection import Connection
from undercroft.host.errors import NotRunning, Outdated
from undercroft.host.live import Live
from undercroft.host.proposals import Proposal
from undercroft.host.rows import MatchRow, Said
from undercroft.host.telling import Teller, words_of
from undercroft.kernel.ask import CHANCE, Ask, Ready


class Seating:
    """All that is known of a match now. It changes nothing: that is for the authority."""

    def __init__(self, row: MatchRow, live: Live | None, gone_seconds: float) -> None:
        self.row = row
        self.live = live
        self.gone_seconds = gone_seconds
        self.is_outdated = False
        """Did it begin with rules that have changed since? Then it cannot go on, and nobody can look at it."""
        self.connections: list[Connection] = []
        self.proposals: dict[int, Proposal] = {}
        self.chat: list[dict[str, Any]] = []
        self.last_here: dict[int, float] = dict.fromkeys(range(len(row.seats)), time.monotonic())
        self._tellers: dict[str, Teller] = {}

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def is_full(self) -> bool:
        """Does it wait for nobody any more, and could begin?"""
        return self.row.state == "open" and all(seat.state != "free" for seat in self.row.seats)

    def need_followed(self) -> None:
        """Refuse what only the rules with which the match began could do."""
        if self.is_outdated:
            raise Outdated("the rules have changed since", version=self.row.version)

    def running(self) -> Live:
        """The match under way; refuses if there is none."""
        if self.live is None or self.row.state != "running":
            raise NotRunning("the match is not under way")
        return self.live

    def seat_of(self, secret_hash: str) -> int | None:
        return next((seat.seat for seat in self.row.seats if seat.secret_hash == secret_hash), None)

    @property
    def watching(self) -> int:
        """How many look on without a seat."""
        return sum(not connection.seats for connection in self.connections)

    def is_here(self, seat: int) -> bool:
        return any(seat in connection.seats for connection in self.connections)

    def is_gone(self, seat: int) -> bool:
        """Has this person had no connection for a while?"""
        return not self.is_here(seat) and time.monotonic() - self.last_here[seat] >= self.gone_seconds

    def persons(self) -> list[int]:
        """The seats that people play now."""
        return [seat.seat for seat in self.row.seats if seat.is_person]

    def owner(self, slot: int, ask: Ask) -> int:
        """Who answers an ask; real dice of a bot are thrown by the first person."""
        assert self.live is not None
        if ask.seat != CHANCE:
            return ask.seat
        seat = self.live.match.thrower(slot, ask)
        persons = self.persons()
        return persons[0] if persons and seat not in persons else seat

    def is_asked(self, seat: int) -> bool:
        """Does the match wait for this seat?"""
        found = self.live.asked(self.owner, seat) if self.live is not None and self.row.state == "running" else None
        return found is not None and not isinstance(found[1], Ready)

    def teller(self, lang: str) -> Teller:
        """Who tells this match in a language."""
        assert self.live is not None
        if lang not in self._tellers:
            names = [seat.name for seat in self.row.seats]
            self._tellers[lang] = Teller(words_of(lang), self.live.match, names)
        return self._tellers[lang]

    def add_chat(self, said: Said) -> None:
        """A line of chat as it is sent: with the name of who said it."""
        self.chat.append({**asdict(said), "name": self.row.seats[said.seat].name})

    def forget_names(self) -> None:
        """The people have other names than before."""
        self._tellers.clear()
