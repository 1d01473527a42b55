"""A finished game as a film: it shows what each viewer saw."""

from __future__ import annotations

import gzip
from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest

from undercroft.games import find_game
from undercroft.host.film import Film, film
from undercroft.host.patch import patched
from undercroft.host.rows import MatchRow, SeatRow
from undercroft.kernel.match import Match
from undercroft.kernel.record import Entry, SeatInfo

GAME = find_game("labyrinth")
NAMES = ("Anna", "Bert", "Clara")


def a_game(seed: int, answers: int = 10**9) -> tuple[MatchRow, Match[Any]]:
    """A game of three, played at random, in which now and then somebody takes something back."""
    match = Match.new(GAME, GAME.presets["expert"], [SeatInfo(name) for name in NAMES], seed.to_bytes(32, "big"))
    random = Random(seed)
    while not match.table.over and len(match.record.entries) < answers:
        seat, ask = next(iter(match.table.pending.items()))
        match.answer(seat, GAME.lively(match.table.state, ask, random))
        if random.random() < 0.05 and match.table.undo_to(seat) is not None:
            match.undo(seat)
    seats = [SeatRow(number, name, "person") for number, name in enumerate(NAMES)]
    header = msgspec.json.encode(match.record.header)
    row = MatchRow("id", "CODE12", GAME.name, GAME.version, {}, b"", seats, header=header, state="over")
    return row, match


@pytest.fixture(scope="module")
def whole() -> tuple[MatchRow, Match[Any]]:
    """A game from its first answer to its last."""
    row, match = a_game(9)
    assert match.table.over
    return row, match


def stored(match: Match[Any]) -> list[bytes]:
    return [msgspec.json.encode(entry) for entry in match.record.entries]


def shown(found: Film) -> dict[int, Any]:
    """The view at each position that has a step, as a client computes it."""
    view = deepcopy(found.first)
    views = {}
    for step in found.steps:
        view = patched(view, deepcopy(step.patch))
        views[step.at] = deepcopy({**view, "position": step.at})
    return views


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_every_step_shows_what_the_viewer_saw_at_that_position(viewer: int | None) -> None:
    row, match = a_game(7, answers=900)
    assert any(entry.undo is not None for entry in match.record.entries)
    views = shown(film(row, stored(match), viewer, "en"))
    again: Match[Any] = Match(GAME, match.record.header, None)
    kept: list[Entry] = []
    for entry in match.record.entries:
        kept = kept[: entry.undo] if entry.undo is not None else [*kept, entry]
    for entry in (entry for entry in kept if entry.key is None):
        again.apply(entry)
        if again.position in views:
            assert views[again.position] == msgspec.json.decode(msgspec.json.encode(again.table.view(viewer)))
    assert max(views) == again.position == match.position


def test_the_lines_of_all_steps_are_the_log_of_the_viewer() -> None:
    row, match = a_game(8, answers=600)
    for viewer in (None, 1):
        found = film(row, stored(match), viewer, "de")
        told = [(step.at, line.kind, line.clause) for step in found.steps for line in step.lines]
        assert told == [(one["position"], one["kind"], one["clause"]) for one in match.table.heard(viewer)]
        texts = " ".join(line.text for step in found.steps for line in step.lines)
        assert "würfelt" in texts
        assert "labyrinth-" not in texts


def test_an_answer_that_shows_nothing_has_no_step_of_its_own(whole: tuple[MatchRow, Match[Any]]) -> None:
    row, match = whole
    found = film(row, stored(match), None, "en")
    assert found.last == match.position
    for step in found.steps[1:-1]:
        assert step.lines or any(path[0] not in ("position", "asked", "responding") for path, *_ in step.patch)
    assert len(gzip.compress(msgspec.json.encode(found))) < 40 * found.last


def test_the_gold_of_all_is_told_after_the_end(whole: tuple[MatchRow, Match[Any]]) -> None:
    row, match = whole
    found = film(row, stored(match), None, "en")
    assert found.statistics == GAME.statistics(match.table.state)  # type: ignore[attr-defined]
    assert len(found.statistics["gold"]) == len(NAMES)
