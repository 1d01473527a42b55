"""Random games: the answers are the game, at every position."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.kernel.ask import Ask
from undercroft.kernel.run import playout
from undercroft.kernel.state import Told
from undercroft.kernel.table import Answer, Table

from .play import GAME, fresh_table, play_randomly, snapshot
from .toy import ToyState

SEEDS = st.integers(0, 10**9)
Snapshot = tuple[ToyState, dict[int, Ask], int, list[Told]]


def replayed(seats: int, answers: list[Answer]) -> Table[ToyState]:
    table = fresh_table(seats)
    for answer in answers:
        table.answer(answer.slot, answer.value)
    return table


def played(seats: int, seed: int, most: int = 80) -> tuple[Table[ToyState], list[Snapshot]]:
    """A table after a random game, and how it was at every position."""
    table = fresh_table(seats)
    seen = [snapshot(table)]
    for step in range(most):
        if table.over:
            break
        play_randomly(table, 1, seed + step)
        seen.append(snapshot(table))
    return table, seen


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 4), SEEDS)
def test_a_replay_is_the_live_game_at_every_position(seats: int, seed: int) -> None:
    table, seen = played(seats, seed)
    again = fresh_table(seats)
    assert snapshot(again) == seen[0]
    for position, answer in enumerate(table.answers, start=1):
        again.answer(answer.slot, answer.value)
        assert snapshot(again) == seen[position]
        assert not GAME.broken(again.marks[-1].state)


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 4), SEEDS, st.data())
def test_going_back_to_any_position_is_a_fresh_replay_to_it(seats: int, seed: int, data: st.DataObject) -> None:
    table, seen = played(seats, seed)
    answers = list(table.answers)
    for _ in range(4):
        position = data.draw(st.integers(0, table.position))
        table.back_to(position)
        fresh = replayed(seats, answers[:position])
        assert snapshot(table) == snapshot(fresh) == seen[position]
        assert table.marks == fresh.marks
        assert table.uncovered == fresh.uncovered
        assert table.answers == answers[:position]


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 4), SEEDS, SEEDS)
def test_after_going_back_another_game_can_be_played(seats: int, seed: int, other: int) -> None:
    table, _ = played(seats, seed)
    table.back_to(table.position // 2)
    play_randomly(table, 40, other)
    assert snapshot(table) == snapshot(replayed(seats, table.answers))


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 4), SEEDS)
def test_a_bare_playout_ends_the_game_within_the_rules(seats: int, seed: int) -> None:
    table = fresh_table(seats)
    play_randomly(table, seats, seed)
    state = GAME.copy(table.state)
    assert playout(GAME, state, Random(seed)) > 0
    assert GAME.over(state)
    assert GAME.broken(state) == []


def test_a_playout_can_be_steered() -> None:
    table = fresh_table(2)
    play_randomly(table, 2, 1)
    state = GAME.copy(table.state)
    answers = playout(
        GAME, state, Random(1), lambda ask: ("step", 1) if ask.what == "climb on" else next(iter(ask.options))
    )
    assert GAME.over(state)
    assert answers > 8


def test_a_playout_is_left_after_so_many_answers() -> None:
    table = fresh_table(2)
    play_randomly(table, 2, 1)
    state = GAME.copy(table.state)
    whole = playout(GAME, GAME.copy(state), Random(1))
    assert 2 <= playout(GAME, state, Random(1), most=2) < whole  # a part that is played together is played to its end
    assert not GAME.over(state)
