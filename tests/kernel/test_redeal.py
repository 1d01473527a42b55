"""Forks for a seat: what it cannot know is dealt anew, what it sees stays the same."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from undercroft.kernel.ask import CHANCE
from undercroft.kernel.errors import UndoRefused

from .play import GAME, fresh_table, go, play_randomly, snapshot, table_of


@pytest.mark.parametrize("seed", range(40))
def test_dealing_anew_never_changes_what_the_seat_sees(seed: int) -> None:
    seats = 2 + seed % 3
    table = fresh_table(seats)
    play_randomly(table, seats + seed, seed)
    before = snapshot(table)
    for seat in range(seats):
        seen = msgspec.json.encode(table.view(seat))
        for deal in range(5):
            twin = table.fork(seat, Random(deal))
            assert msgspec.json.encode(twin.view(seat)) == seen
            assert GAME.broken(twin.state) == GAME.broken(table.state)
    assert snapshot(table) == before


def test_dealing_anew_deals_everything_that_could_be() -> None:
    table = table_of(options={"cards": 4}, Bert={"hand": ["gem-1"]}, Anna={"hand": ["gem-2"]})
    hands = {table.fork(0, Random(n)).state.dwarfs[1].hand for n in range(100)}
    assert hands == {("gem-1",), ("shield-1",), ("shield-2",)}


def test_a_secret_bid_is_dealt_anew_for_the_others() -> None:
    table = go(table_of(), (0, "auction"), (1, 3), (1, (6,)))
    twins = [table.fork(0, Random(n)).state.dwarfs[1] for n in range(100)]
    assert {twin.bid for twin in twins} == {0, 1, 2, 3}
    assert {twin.luck for twin in twins} == {1, 2, 3, 4, 5, 6}
    assert {table.fork(1, Random(n)).state.dwarfs[1].bid for n in range(20)} == {3}


def test_a_card_put_under_is_known_to_whoever_put_it_there() -> None:
    table = go(table_of(), (0, "peek"), (CHANCE, "gem-4"), (0, "under"))
    assert {table.fork(0, Random(n)).state.decks[0].bottom[0][0] for n in range(50)} == {"gem-4"}
    assert len({table.fork(1, Random(n)).state.decks[0].bottom[0][0] for n in range(50)}) > 3


def test_a_fork_dealt_anew_cannot_be_forked_before_its_next_turn() -> None:
    twin = table_of().fork(0, Random(1))
    with pytest.raises(RuntimeError, match="cannot be forked again"):
        twin.fork()
    go(twin, (0, ("step", 2)))
    assert twin.fork().state == twin.state
    assert twin.fork(0, Random(2)).position == twin.position


def test_a_fork_dealt_anew_keeps_no_trace_of_the_true_world() -> None:
    """Neither the answers since the turn began nor the mark they start from: both may hold secrets."""
    table = go(table_of(3, Cleo={"at": 2, "hand": ["shield-1"]}), (0, ("step", 2)))
    twin = table.fork(2, Random(1))
    assert (twin.answers, twin.marks, twin.told) == ([], [], [])
    assert twin.position == table.position == 1
    assert twin.undo_to(0) is None
    with pytest.raises(UndoRefused):
        twin.back_to(1)
    go(twin, (2, "pass"), (CHANCE, (1, 1)))
    twin.back_to(3)
    with pytest.raises(UndoRefused):
        twin.back_to(2)


def test_a_fork_dealt_anew_plays_on_to_the_end_of_the_game() -> None:
    for seed in range(20):
        table = fresh_table(3)
        play_randomly(table, 3, seed)
        twin = table.fork(table.state.turn, Random(seed))
        play_randomly(twin, 10_000, seed)
        assert twin.over
        assert GAME.broken(twin.state) == []
