"""Playing one case of a scenario against its game."""

from __future__ import annotations

import re
import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from undercroft.kernel.ask import CHANCE, Ask, LazyOptions, Option, Roll, find, text
from undercroft.kernel.errors import BadScenario, NotAnOption, Refusal, UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.table import Table
from undercroft.scenario.expect import Expectation, Position

_COPY: Final = re.compile(r"-[0-9]+$")


@dataclass(frozen=True, slots=True)
class Step:
    """A line of `when`: somebody answers, chance gives something, or the position is checked in between."""

    text: str
    seat: int | None = None
    words: str = ""
    refused: str | None = None
    """None: it must be taken. Else it must be refused, for this clause or reason ("" for any)."""
    checks: tuple[Expectation, ...] = ()


@dataclass(frozen=True, slots=True)
class Case:
    """One story from its given to its then."""

    title: str
    clauses: tuple[str, ...]
    options: Mapping[str, Any]
    given: Mapping[str, Any] | None
    """None: the game starts with its own setup."""
    when: tuple[Step, ...]
    then: tuple[Expectation, ...]


@dataclass(frozen=True, slots=True)
class CaseReport:
    """Passed, or every way in which the game did otherwise than the file says."""

    title: str
    failures: tuple[str, ...]

    @property
    def passed(self) -> bool:
        return not self.failures


class _Failed(Exception):
    """The game did otherwise than this step says, so the steps after it mean nothing."""


def run_case(file: str, seats: Sequence[str], case: Case, game: Game[Any]) -> CaseReport:
    """Set up the position, do what the steps say, compare."""
    where = f"{file}, {case.title}"
    try:
        table = _table(where, seats, case, game)
    except BadScenario:
        raise
    except Exception as wrong:  # what is given may be of any kind
        raise BadScenario(f"{where}, given: something is of the wrong kind ({_place(wrong)})") from wrong
    try:
        return _played(where, seats, case, table)
    except BadScenario:
        raise
    except Exception as wrong:
        raise BadScenario(f"{where}: the game cannot go on from what is given ({_place(wrong)})") from wrong


def _place(wrong: Exception) -> str:
    """The kind of an error, and the line it comes from: whoever wrote the file can look there what is wanted."""
    frame = traceback.extract_tb(wrong.__traceback__)[-1]
    return f"{type(wrong).__name__} at {'/'.join(Path(frame.filename).parts[-2:])}:{frame.lineno}"


def _played(where: str, seats: Sequence[str], case: Case, table: Table[Any]) -> CaseReport:
    position = Position(table, seats)
    failures: list[str] = []
    for number, step in enumerate(case.when, start=1):
        try:
            failures += [f"step {number}: {unmet}" for unmet in position.unmet(step.checks)]
            if not step.checks:
                _do(position, step)
        except BadScenario as wrong:
            raise BadScenario(f"{where}, step {number}: {wrong}") from None
        except _Failed as wrong:
            return CaseReport(case.title, (*failures, f"step {number}, {step.text!r}: {wrong}"))
    try:
        failures += position.unmet(case.then)
    except BadScenario as wrong:
        raise BadScenario(f"{where}, then: {wrong}") from None
    if not any(expected.path[0] == "asked" for expected in case.then):
        failures += [f"at the end {waiting(a)} is still waiting" for a in table.pending.values() if a.seat == CHANCE]
    failures += [f"at the end the position cannot be: {sentence}" for sentence in table.game.broken(table.state)]
    return CaseReport(case.title, tuple(failures))


def waiting(ask: Ask) -> str:
    """A chance ask in words."""
    if isinstance(ask, Roll):
        dice = "1 die" if ask.dice == 1 else f"{ask.dice} dice"
        return f"a roll of {dice} ({ask.what}, {ask.clause})"
    return f"a draw ({ask.what}, {ask.clause})"


def _table(where: str, seats: Sequence[str], case: Case, game: Game[Any]) -> Table[Any]:
    try:
        options = game.read_options(case.options)
        game.check_seats(len(seats))
        if case.given is None:
            return Table.new(game, options, len(seats))
        state = game.given(options, list(seats), case.given)
    except UndercroftError as wrong:
        raise BadScenario(f"{where}, given: {wrong}") from None
    for sentence in game.broken(state):
        raise BadScenario(f"{where}, given: the position cannot be: {sentence}")
    return Table(game, state, is_set_up=True)


def _do(position: Position, step: Step) -> None:
    """Let one step happen; a step that must be refused must change nothing either."""
    table = position.table
    words = step.words
    if _is_chance(table, step):
        slot = _chance_slot(position, step)
        value = outcome(table.pending[slot], words)
    else:
        assert step.seat is not None
        slot = step.seat
        *first, words = step.words.split(",")
        for earlier in first:
            _answer(position, slot, _meant(position, slot, earlier, None), earlier)
        value = _meant(position, slot, words, step.refused)
    if step.refused is None:
        _answer(position, slot, value, words)
    else:
        _refuse(position, slot, value, step.refused)


def _is_chance(table: Table[Any], step: Step) -> bool:
    """`Anna: draw` is her own answer if she is asked or no chance of hers is waiting."""
    if step.seat is None:
        return True
    is_asked = step.seat in table.pending and table.pending[step.seat].seat == step.seat
    return step.words.split(" ")[0] in ("dice", "draw") and not is_asked and bool(_chances(table, step.seat))


def _chances(table: Table[Any], seat: int | None) -> dict[int, Ask]:
    """The chance asks that are waiting, or those whose dice a seat throws."""
    return {
        slot: ask
        for slot, ask in table.pending.items()
        if ask.seat == CHANCE
        and (seat is None or slot == seat or (slot == CHANCE and isinstance(ask, Roll) and ask.by == seat))
    }


def _meant(position: Position, slot: int, words: str, refused: str | None) -> Option:
    """What a seat's words mean; the dice must not be waiting in their way."""
    pending = position.table.pending
    if slot in pending and pending[slot].seat != CHANCE:
        return find(pending[slot].options, position.with_numbers(words))
    rolls = [waiting(ask) for ask in pending.values() if ask.seat == CHANCE]
    if rolls and refused is None:
        raise _Failed(f"{rolls[0]} is waiting; it must be answered first")
    return words.strip()


def _answer(position: Position, slot: int, value: Option, words: str) -> None:
    table = position.table
    try:
        table.answer(slot, value)
    except NotAnOption as refused:
        raise _Failed(f"it was refused because of {refused.clause}; {_instead(table.pending[slot], words)}") from None
    except Refusal as refused:
        asked = " and ".join(map(str, position.asked_names())) or "nobody"
        raise _Failed(f"it was refused: {refused}; asked is {asked}") from None


def _refuse(position: Position, slot: int, value: Option, why: str) -> None:
    table = position.table
    before = _snapshot(table)
    try:
        table.answer(slot, value)
    except Refusal as refused:
        found = refused.clause or refused.key.removeprefix("refusal-")
        if why and why not in (refused.clause, refused.key.removeprefix("refusal-")):
            raise _Failed(f"it was refused because of {found}, not of {why}") from None
    else:
        raise _Failed(f"it should be refused{f' because of {why}' if why else ''}, but it was taken")
    if _snapshot(table) != before:
        raise _Failed("it was refused, but it changed the position")


def _snapshot(table: Table[Any]) -> tuple[Any, ...]:
    return table.game.copy(table.state), dict(table.pending), table.position, len(table.told)


def _chance_slot(position: Position, step: Step) -> int:
    """Which chance ask this step answers; a name says whose dice they are where several are thrown at once."""
    asked = _chances(position.table, step.seat)
    if len(asked) == 1:
        return next(iter(asked))
    if asked:
        names = " or ".join(f"'{position.names[slot]}: {step.words}'" for slot in asked)
        raise BadScenario(f"several wait for chance at once: write {names}")
    who = " and ".join(map(str, position.asked_names())) or "nobody"
    raise _Failed(f"no roll or draw is waiting; asked is {who}")


def outcome(ask: Ask, words: str) -> Option:
    """The outcome that `dice 2+2` or `draw giant-rat` names."""
    kind, _, named = words.partition(" ")
    if (kind == "dice") != isinstance(ask, Roll):
        raise _Failed(f"{waiting(ask)} is waiting")
    if isinstance(ask, Roll):
        faces = named.replace("+", " ").split()
        if not faces or not all(face.isascii() and face.isdigit() for face in faces):
            raise BadScenario(f"{words!r} names no faces such as 'dice 2+2'")
        return tuple(int(face) for face in faces)
    if not named.strip():
        raise BadScenario(f"{words!r} names no card")
    return _drawn(ask, " ".join(named.split()))


def _drawn(ask: Ask, named: str) -> Option:
    """A card by its name or by the first words of it; of several copies (`rat-1`, `rat-2`) any will do."""
    possible = {text(option): option for option in ask.options}
    if named in possible:
        return possible[named]
    begun = sorted((card for card in possible if card.startswith(f"{named}-")), key=lambda card: (len(card), card))
    kinds = {_COPY.sub("", card) for card in begun}
    if named in kinds or len(kinds) == 1:
        kind = named if named in kinds else kinds.pop()
        return possible[next(card for card in begun if _COPY.sub("", card) == kind)]
    if kinds:
        raise BadScenario(f"{named!r} may be {' or '.join(sorted(kinds)[:6])}")
    raise _Failed(f"{named!r} cannot be drawn now ({waiting(ask)}); {_instead(ask, named)}")


def _instead(ask: Ask, words: str) -> str:
    """What could have been answered, the nearest first."""
    if isinstance(ask.options, LazyOptions):
        return f"there are {len(ask.options)} options"
    texts = list(dict.fromkeys(text(option) for option in ask.options))
    close = get_close_matches(" ".join(words.split()), texts, n=6, cutoff=0.3)
    listed = close + [t for t in texts if t not in close]
    more = f" and {len(listed) - 12} more" if len(listed) > 12 else ""
    return f"possible: {', '.join(listed[:12])}{more}"
