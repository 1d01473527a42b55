"""What must be true after every kill: compared with the file itself, and with the game played again from it."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from undercroft.games import find_game
from undercroft.kernel.match import Match
from undercroft.kernel.record import Entry, Header
from undercroft.workshop.faults.client import digest
from undercroft.workshop.faults.players import Ledger

BROKEN = ("lost", "doubled", "invented", "diverged", "forgotten", "votes lost", "chat lost", "chat doubled")
"""What may never be; each is counted."""


class Oracle:
    """Reads the file of a server that does not run."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.found: Counter[str] = Counter(dict.fromkeys(BROKEN, 0))

    def rows(self, question: str, *given: Any) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.database)) as connection:
            return list(connection.execute(question, given))

    def entries(self, match: str) -> list[Entry]:
        rows = self.rows("select number, entry from entries where match = ? order by number", match)
        self.found["lost"] += [number for number, _ in rows] != list(range(len(rows)))
        return [msgspec.json.decode(entry, type=Entry) for _, entry in rows]

    # --- after each kill -----------------------------------------------------------------------------------------

    def told_is_stored(self, ledgers: Iterable[Ledger]) -> None:
        """Nobody was shown a moment that the file does not have."""
        counts = dict(self.rows("select match, count(*) from entries group by match"))
        self.found["forgotten"] += sum(ledger.moment > counts.get(ledger.match, 0) for ledger in ledgers)

    # --- in the end ----------------------------------------------------------------------------------------------

    def check(self, ledger: Ledger) -> None:
        """All that was acknowledged is there, once; nothing else is; and all views were true."""
        entries = self.entries(ledger.match)
        self._check_answers(ledger, entries)
        self._check_undo(ledger, entries)
        self._check_chat(ledger)
        self._check_views(ledger, entries)
        self.found["answers"] += len(ledger.answered)
        self.found["undos"] += len(ledger.undone)
        self.found["votes"] += len(ledger.agreed)
        self.found["chat"] += len(ledger.heard)
        self.found["views"] += len(ledger.seen)
        self.found["diverged"] += ledger.differed

    def _check_answers(self, ledger: Ledger, entries: list[Entry]) -> None:
        for (seat, ask), after in ledger.answered.items():
            value = ledger.sent[seat, ask]
            given = [entry.answer for entry in entries[ask:after] if entry.seat == seat]
            self.found["lost"] += given != [value]
        used: set[tuple[int, int]] = set()
        for number, entry in enumerate(entries):
            if entry.seat is None or entry.seat not in ledger.secrets:
                continue
            asks = [ask for seat, ask in ledger.sent if seat == entry.seat and ask <= number]
            key = entry.seat, max(asks, default=-1)
            self.found["invented"] += ledger.sent.get(key) != entry.answer
            self.found["doubled"] += key in used
            used.add(key)
        self.found["in flight, taken"] += len(used - ledger.answered.keys())

    def _check_undo(self, ledger: Ledger, entries: list[Entry]) -> None:
        for seat, after in ledger.undone:
            taken_back = [entry.by for entry in entries[:after] if entry.undo is not None]
            self.found["lost"] += seat not in taken_back[-1:]
        agreed = {(entry.by, entry.undo) for entry in entries if entry.undo is not None}
        self.found["votes lost"] += len(ledger.agreed - agreed)

    def _check_chat(self, ledger: Ledger) -> None:
        lines = Counter(text for (text,) in self.rows("select text from chat where match = ?", ledger.match))
        self.found["chat lost"] += len(ledger.heard - lines.keys())
        self.found["chat doubled"] += sum(count > 1 for count in lines.values())
        self.found["invented"] += len(lines.keys() - ledger.said)

    def _check_views(self, ledger: Ledger, entries: list[Entry]) -> None:
        """Play it again, and look at every moment that somebody was shown."""
        (header, game), *_ = self.rows("select header, game from matches where id = ?", ledger.match)
        wanted: dict[int, list[str]] = {}
        for moment, viewer in ledger.seen:
            wanted.setdefault(moment, []).append(viewer)
        match: Match[Any] = Match(find_game(game), msgspec.json.decode(header, type=Header), None)
        match.computes_apart = True
        for moment in range(len(entries) + 1):
            if moment:
                match.apply(entries[moment - 1], moment + 1)
            for viewer in wanted.pop(moment, ()):
                seen = msgspec.json.encode(match.table.view(None if viewer == "public" else int(viewer)))
                self.found["diverged"] += digest(json.loads(seen)) != ledger.seen[moment, viewer]
        self.found["forgotten"] += len(wanted)

    def check_file(self) -> None:
        """The database itself is whole."""
        self.found["lost"] += self.rows("pragma integrity_check") != [("ok",)]
