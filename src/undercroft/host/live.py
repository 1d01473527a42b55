"""A match in memory, with the moment of all that is asked and was told. It does no input or output."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from undercroft.bots.levels import bot_of_seat
from undercroft.games import find_game
from undercroft.host.errors import Outdated, note
from undercroft.host.rows import MatchRow
from undercroft.kernel.ask import CHANCE, Ask
from undercroft.kernel.dice import key_hash
from undercroft.kernel.errors import OutOfTurn, Refusal, StalePosition, UndercroftError
from undercroft.kernel.match import Match
from undercroft.kernel.record import FORMAT, Entry, Header, SeatInfo
from undercroft.kernel.state import Told

_entry: Final = msgspec.json.Decoder(Entry)


class HalfDone(Exception):
    """Something failed after a part of it was taken: the match must be read from the store again."""


class Live:
    """The moment is the number of entries in the record. It only grows, also when something is taken back."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.told_at: list[int] = []
        """The moment of each event of `table.told`."""
        self.taken_back = 0
        """The moment at which something was last taken back."""
        self._asked: dict[int, tuple[Ask, int]] = {}
        self._written: list[Entry] = []
        self.back_to: int | None = None
        """The position to which the last act went back."""

    @classmethod
    def begin(cls, row: MatchRow) -> Live:
        """A match before its first entry; `settle` lets it begin."""
        game = find_game(row.game)
        row.version = game.version  # it keeps the version it begins with, however long it waited for people
        seats = [
            SeatInfo(s.name, "human" if s.player == "person" else bot_of_seat(row.game, s.level, s.character))
            for s in row.seats
        ]
        header = Header(
            FORMAT, row.game, row.version, row.options, seats, key_hash(row.key), list(row.seeds), row.real_dice
        )
        if sum(s.player == "person" for s in row.seats) > 1:  # alone nobody learns from a question that is missing
            header.hushed = True
        return cls(_apart(Match(game, header, row.key)))

    @classmethod
    def resume(cls, row: MatchRow, entries: Sequence[bytes], upto: int | None = None) -> Live:
        """A stored match as it was after its last entry, or after `upto` entries.

        One that goes on must have begun with the rules of today, or with some that they still follow; one that is over
        is shown as far as they do.
        """
        assert row.header is not None
        header, game = msgspec.json.decode(row.header, type=Header), find_game(row.game)
        if row.state != "over" and not game.can_play(header.version):
            raise Outdated("the rules have changed since", version=header.version)
        return cls.played(row, header, [_entry.decode(stored) for stored in entries[:upto]])

    @classmethod
    def played(cls, row: MatchRow, header: Header, entries: Sequence[Entry]) -> Live:
        """A match of this header after these entries, with the dice of the row."""
        live = cls(_apart(Match(find_game(row.game), header, row.key)))
        for number, entry in enumerate(entries, start=2):
            live._before(entry)
            live.match.apply(entry, number)
        if live.match.game.has_hidden_hands(live.match.table.state):
            live.match.table.seal()  # how it was dealt when the last answer was tried out is not stored
        live._after(set())
        return live

    # --- moments -------------------------------------------------------------------------------------------------

    @property
    def moment(self) -> int:
        return len(self.match.record.entries)

    @property
    def is_over(self) -> bool:
        return self.match.is_over

    def told_since(self, moment: int) -> list[tuple[int, Told]]:
        """What was told after a moment, each with its own."""
        first = len(self.told_at)
        while first and self.told_at[first - 1] > moment:
            first -= 1
        return list(zip(self.told_at[first:], self.match.table.told[first:], strict=True))

    def asked(self, owner: Callable[[int, Ask], int], seat: int) -> tuple[int, Ask, int] | None:
        """The slot, ask and moment of what this seat has to answer (or, being ready, may answer still).

        `owner` says who answers an ask. What has one answer only, and is asked so that nobody learns from a question
        that is missing, is put to nobody: the authority answers it.
        """
        if self.match.is_revealed:
            return None
        for slot, (ask, moment) in self._asked.items():
            if owner(slot, ask) == seat and not ask.is_foregone:
                return slot, ask, moment
        return None

    def check(self, found: tuple[int, Ask, int] | None, seat: int, moment: int) -> None:
        """Refuse an answer to another question than the one that is asked now."""
        if moment != (found[2] if found is not None else self.moment):
            raise StalePosition(f"that answered moment {moment}; the game is at {self.moment}", position=moment)
        if found is None and not self.is_over:
            raise OutOfTurn(f"seat {seat} is not asked anything now", seat=seat)

    # --- acting --------------------------------------------------------------------------------------------------

    def take(self, act: Callable[[], None]) -> list[Entry]:
        """Do something to the match; gives the entries it made. A refusal changes nothing.

        What fails before the first entry was a check: that is a refusal too, whatever it was that failed.
        """
        self._written, self.back_to = [], None
        self.match.write = self._before_written
        try:
            act()
        except Exception as wrong:
            if self._written:
                raise HalfDone from wrong
            if isinstance(wrong, UndercroftError):
                raise
            note("an answer could not be checked", wrong)
            raise Refusal("that cannot be answered here") from None
        self._after({_slot(entry) for entry in self._written})
        return self._written

    def end(self, reveal: Entry) -> None:
        """Reveal the key before the rules end the game: nothing can be played after that."""
        self._before_written(reveal)
        self.match.apply(reveal)

    def _before_written(self, entry: Entry) -> None:
        self._before(entry)
        self._written.append(entry)

    def _before(self, entry: Entry) -> None:
        """What was told until now belongs to the entries so far."""
        self._date()
        if entry.undo is not None:
            kept = sum(told.position <= entry.undo for told in self.match.table.told)
            del self.told_at[kept:]
            self.taken_back = self.moment + 1
            self.back_to = entry.undo if self.back_to is None else min(self.back_to, entry.undo)
            self._asked.clear()

    def _date(self) -> None:
        told = len(self.match.table.told)
        self.told_at.extend([self.moment] * (told - len(self.told_at)))

    def _after(self, answered: set[int]) -> None:
        self._date()
        before, self._asked = self._asked, {}
        run = self.match.table.run
        for slot, ask in (*run.pending.items(), *run.ready.items()):
            old = before.get(slot)
            is_same = old is not None and old[0] is ask and slot not in answered
            self._asked[slot] = (ask, old[1] if old is not None and is_same else self.moment)


def _apart(match: Match[Any]) -> Match[Any]:
    """What is computed (physics) is computed off the event loop (see `Authority.act`); and people play it."""
    match.computes_apart = match.is_guarded = True
    return match


def _slot(entry: Entry) -> int:
    if entry.seat is not None:
        return entry.seat
    return CHANCE if entry.slot is None else entry.slot
