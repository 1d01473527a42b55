"""Short ways to bring a toy table or match into a position."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from undercroft.kernel.ask import CHANCE, Ask, Option, pick
from undercroft.kernel.dice import key_from_seed
from undercroft.kernel.match import Match
from undercroft.kernel.record import SeatInfo
from undercroft.kernel.state import Told
from undercroft.kernel.table import Table

from .toy import Toy, ToyState

GAME = Toy()
NAMES = ("Anna", "Bert", "Cleo", "Dora")
KEY = key_from_seed("the kernel's tests")


def table_of(seats: int = 2, *, options: Mapping[str, Any] | None = None, **given: Any) -> Table[ToyState]:
    """A table at the beginning of a turn, in a position told in a scenario's words."""
    names = list(NAMES[:seats])
    return Table(GAME, GAME.given(GAME.read_options(options or {}), names, given), is_set_up=True)


def fresh_table(seats: int = 2) -> Table[ToyState]:
    """A table before the first draw of setup."""
    return Table.new(GAME, GAME.read_options({}), seats)


def match_of(seats: int = 2, **more: Any) -> Match[ToyState]:
    return Match.new(GAME, {}, [SeatInfo(name) for name in NAMES[:seats]], KEY, **more)


def play_randomly(table: Table[ToyState], answers: int, seed: int) -> None:
    """Up to so many random answers, chance included."""
    random = Random(seed)
    for _ in range(answers):
        if table.over:
            return
        slot, ask = random.choice(list(table.pending.items()))
        table.answer(slot, pick(ask.options, random))


def play_match(match: Match[ToyState], answers: int, seed: int) -> None:
    """Up to so many random answers of players; chance comes from the match's own dice, or is thrown by hand."""
    random = Random(seed)
    for _ in range(answers):
        if match.table.over:
            return
        slot, ask = random.choice(list(match.table.pending.items()))
        seat = match.thrower(slot, ask) if ask.seat == CHANCE else slot
        match.answer(seat, pick(ask.options, random))


def go(table: Table[ToyState], *answers: tuple[int, Option]) -> Table[ToyState]:
    for slot, value in answers:
        table.answer(slot, value)
    return table


def snapshot(table: Table[ToyState]) -> tuple[ToyState, dict[int, Ask], int, list[Told]]:
    """All that a refused answer must leave as it was."""
    return GAME.copy(table.state), dict(table.pending), table.position, list(table.told)


def written(match: Match[ToyState]) -> list[str]:
    """The lines after the header, as they stand in the file."""
    return list(match.record.lines())[1:]
