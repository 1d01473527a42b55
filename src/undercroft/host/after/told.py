"""An analysis in words: what somebody did, and what the search would have done, in one language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from undercroft.games import find_game
from undercroft.host.after.plain import Analysis, Choice, Mark, Parts, Turn
from undercroft.host.telling import Teller, words_of
from undercroft.kernel.ask import Ask, plain
from undercroft.kernel.match import Match
from undercroft.kernel.record import Entry, Record, straight


class Said(msgspec.Struct):
    """An answer, in words and with its odds."""

    value: Any
    label: str
    odds: str = ""


class ToldChoice(msgspec.Struct):
    """A decision, as people read it."""

    at: int
    round: int
    seat: int
    question: str
    played: Said
    best: Said
    cost: float


class ToldAnalysis(msgspec.Struct):
    """The whole, as a client gets it."""

    last: int
    together: bool
    ended: bool
    marks: list[Mark]
    turns: list[Turn]
    parts: list[Parts]
    choices: list[ToldChoice]


def told(found: Analysis, record: Record, names: Sequence[str], lang: str) -> ToldAnalysis:
    """Play the game again and put its decisions into words; the seats have these names now."""
    match = Match(find_game(record.header.game), record.header, None)
    teller = Teller(words_of(lang), match, list(names))
    choices = list(_choices(found.choices, match, teller, straight(record.entries)))
    return ToldAnalysis(found.last, found.together, found.ended, found.marks, found.turns, found.parts, choices)


def _choices(
    choices: Sequence[Choice], match: Match[Any], teller: Teller, entries: Sequence[Entry]
) -> Iterator[ToldChoice]:
    for choice in choices:
        while match.position < choice.at:
            match.apply(entries[match.position])
        view = match.table.view(choice.seat)["game"]
        ask = match.table.pending[choice.seat]
        question = str(teller.ask(ask, choice.seat, 0, view, wants_final=False)["question"])
        played, best = (_said(teller, match, view, ask, value) for value in (choice.played, choice.best))
        yield ToldChoice(choice.at, choice.round, choice.seat, question, played, best, choice.cost)


def _said(teller: Teller, match: Match[Any], view: Any, ask: Ask, value: Any) -> Said:
    option = plain(value)
    chance = match.game.odds(match.table.state, ask).get(option)
    odds = "" if chance is None else teller.speaker.odds(round(100 * float(chance)))
    return Said(value, teller.label(view, ask, option), odds)
