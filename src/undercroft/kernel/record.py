"""The record of a game: a header and the list of answers, as JSON lines. Nothing else is ever stored.

Line 1 is the header, then one entry a line, in the order in which they happened:

    {"seat": 0, "answer": ["step", "c1-07"]}    a player's answer
    {"chance": [4, 3]}                          what chance gave; "slot": n inside a simultaneous part
    {"chance": [4, 3], "people": true}          the same, thrown by hand and entered by people
    {"undo": 17, "by": 0, "agreed": [1]}        back to the position with 17 answers
    {"key": "..."}                              the key of the dice, revealed when the game is over
    {"key": "...", "agreed": [0, 1]}            the same before the rules end it: these players agreed to stop here

A game that plays on from a moment of another one begins with the entries of that one; its header says how many
(`"begun": {"entries": 40, "match": "..."}`), for their chance is not of its own key.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from undercroft.kernel.ask import Option, plain
from undercroft.kernel.errors import BadRecord

FORMAT = 1


class SeatInfo(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Who sits there: a name, and "human" or the name of a bot."""

    name: str
    player: str = "human"


class Begun(msgspec.Struct, forbid_unknown_fields=True):
    """A game that plays on from a moment of another one, which is over: what was hidden may be known."""

    entries: int
    """So many entries at the beginning of the record were played there."""
    match: str = ""
    """Where that was, if it has a name."""


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """What must be known before the first answer."""

    undercroft: int
    game: str
    version: int
    options: dict[str, Any]
    seats: list[SeatInfo]
    key_hash: str
    seeds: list[str] = []
    real_dice: bool = False
    begun: Begun | msgspec.UnsetType = msgspec.UNSET
    hushed: bool | msgspec.UnsetType = msgspec.UNSET
    """Are windows that nobody can use asked about all the same (see `Game.hush`)? Not said where they are not."""

    @property
    def given(self) -> int:
        """How many of the first entries were played at another table."""
        return self.begun.entries if isinstance(self.begun, Begun) else 0


class Entry(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One line of the record; exactly one of answer, chance, undo and key is set."""

    seat: int | None = None
    answer: Any = None
    chance: Any = None
    slot: int | None = None
    people: bool = False
    undo: int | None = None
    by: int | None = None
    agreed: list[int] = []
    key: str | None = None

    def value(self) -> Option:
        """What was answered, by a seat or by chance."""
        return plain(self.answer if self.answer is not None else self.chance)


def straight(entries: Iterable[Entry]) -> list[Entry]:
    """The answers that count in the end; what was taken back is left out."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.undo is not None:
            del kept[entry.undo :]
        elif entry.key is None:
            kept.append(entry)
    return kept


class Record(msgspec.Struct):
    """A game as it was played."""

    header: Header
    entries: list[Entry] = []

    def lines(self) -> Iterator[str]:
        yield line(self.header)
        for entry in self.entries:
            yield line(entry)

    def save(self, path: Path) -> None:
        """Write it whole; a crash leaves either the old file or the new one."""
        draft = path.with_name(path.name + ".new")
        draft.write_text("".join(self.lines()), encoding="utf-8")
        draft.replace(path)


def line(part: Header | Entry) -> str:
    """One line of the file, with its line end."""
    return msgspec.json.encode(part).decode() + "\n"


def load(path: Path, *, forgive_torn_end: bool = False) -> Record:
    """Read a record. A last line cut off by a crash was never acknowledged; `forgive_torn_end` leaves it out."""
    try:
        stored = path.read_bytes()
        if forgive_torn_end:  # before it is decoded: the cut may go through a letter
            stored = stored[: stored.rfind(b"\n") + 1]
        text = stored.decode("utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        why = "missing" if isinstance(wrong, FileNotFoundError) else "unreadable"
        raise BadRecord(f"{path} cannot be read: {wrong}", file=str(path), why=why) from None
    try:
        return parse(text.split("\n"))  # not splitlines(): a name may hold other line ends
    except BadRecord as wrong:
        raise BadRecord(f"{path}: {wrong}", **wrong.facts) from None


def parse(lines: Iterable[str]) -> Record:
    """A record from its lines; the error names the line."""
    rows = list(lines)
    while rows and not rows[-1].strip():
        rows.pop()
    if not rows:
        raise BadRecord("the record is empty", why="empty")
    return Record(_header(rows[0]), [_entry(row, number) for number, row in enumerate(rows[1:], start=2)])


def _header(row: str) -> Header:
    try:
        given = json.loads(row)
    except (ValueError, RecursionError) as wrong:
        raise BadRecord(f"line 1 is not JSON: {wrong}", line=1, why="line") from None
    if not isinstance(given, dict) or "undercroft" not in given:
        raise BadRecord("line 1 is no header of an Undercroft record", line=1, why="line")
    if given["undercroft"] != FORMAT:
        found = given["undercroft"]
        sentence = f"this record has format {found!r}; this program reads format {FORMAT}"
        raise BadRecord(sentence, line=1, why="format", found=str(found), format=FORMAT)
    try:
        return msgspec.convert(given, Header)
    except msgspec.ValidationError as wrong:
        raise BadRecord(f"line 1: {wrong}", line=1, why="line") from None


def _entry(row: str, number: int) -> Entry:
    try:
        entry = msgspec.json.decode(row.encode(), type=Entry)
        if entry.answer is not None or entry.chance is not None:
            entry.value()
    except (msgspec.DecodeError, TypeError, RecursionError) as wrong:
        raise BadRecord(f"line {number}: {wrong}", line=number, why="line") from None
    kinds = [entry.answer is not None, entry.chance is not None, entry.undo is not None, entry.key is not None]
    if sum(kinds) != 1 or (entry.answer is not None) != (entry.seat is not None):
        raise BadRecord(f"line {number} is neither an answer, a chance, an undo nor a key", line=number, why="line")
    return entry
