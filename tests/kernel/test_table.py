"""The table: answers and refusals, batches, forks, simultaneous parts, going back."""

from __future__ import annotations

import gc
from itertools import permutations
from random import Random

import pytest

from undercroft.kernel.ask import CHANCE, Ask, Draw, Option, Subsets
from undercroft.kernel.errors import BadSeats, BatchBroken, GameIsOver, NotAnOption, OutOfTurn, Refusal, UndoRefused
from undercroft.kernel.table import Table

from .play import GAME, fresh_table, go, play_randomly, snapshot, table_of
from .toy import Ballot, ToyState


def over_table() -> Table[ToyState]:
    return go(table_of(Anna={"at": 7}), (0, ("step", 1)))


@pytest.mark.parametrize(
    ("table", "slot", "value", "error"),
    [
        (table_of(), 0, ("step", 3), NotAnOption),
        (table_of(), 0, "drop", NotAnOption),
        (table_of(), 1, ("step", 1), OutOfTurn),
        (table_of(), 7, ("step", 1), OutOfTurn),
        (fresh_table(), CHANCE, "no-such-card", NotAnOption),
        (over_table(), 0, ("step", 1), GameIsOver),
        (go(table_of(Anna={"hand": ["gem-1", "gem-2"]}), (0, "drop")), 0, ("gem-2", "gem-1"), NotAnOption),
    ],
)
def test_a_refused_answer_changes_nothing(
    table: Table[ToyState], slot: int, value: Option, error: type[Refusal]
) -> None:
    before = snapshot(table)
    with pytest.raises(error):
        table.answer(slot, value)
    assert snapshot(table) == before


def test_a_refusal_names_the_clause_that_forbids_the_answer() -> None:
    table = table_of()
    with pytest.raises(NotAnOption) as refused:
        table.answer(0, ("step", 3))
    assert refused.value.clause == "TOY-MOVE-2"
    with pytest.raises(NotAnOption) as refused:
        table.answer(0, "fly")
    assert refused.value.clause == "TOY-MOVE-1"


def test_a_game_refuses_a_number_of_seats_it_does_not_have() -> None:
    with pytest.raises(BadSeats, match="played by 2 to 4, not by 5"):
        fresh_table(5)


def test_a_game_that_ends_in_the_middle_of_a_turn_asks_nobody_any_more() -> None:
    table = over_table()
    assert table.over
    assert table.pending == {}
    assert GAME.winners(table.state) == (0,)
    assert [told.kind for told in table.told] == ["climbed", "out"]


def test_a_turn_that_asks_nothing_is_passed_over() -> None:
    table = go(table_of(3, Bert={"asleep": True}), (0, ("step", 2)))
    assert list(table.pending) == [2]
    assert not table.state.dwarfs[1].is_asleep


# --- batches -----------------------------------------------------------------------------------------------------


def test_a_batch_is_taken_whole() -> None:
    table = table_of()
    assert table.answer_all(0, [("step", 1), ("step", 1)]) == 2
    assert table.state.dwarfs[0].at == 2
    assert table.position == 2


@pytest.mark.parametrize(
    ("batch", "index", "clause"),
    [
        ([("step", 1), ("step", 2)], 1, "TOY-MOVE-2"),
        ([("step", 3), "stop"], 0, "TOY-MOVE-2"),
        ([("step", 2), "stop"], 1, ""),
        (["draw", "stop"], 1, ""),
    ],
)
def test_a_batch_with_one_wrong_answer_is_not_taken_at_all(batch: list[Option], index: int, clause: str) -> None:
    table = table_of()
    before = snapshot(table)
    with pytest.raises(BatchBroken) as refused:
        table.answer_all(0, batch)
    assert snapshot(table) == before
    assert refused.value.facts["index"] == index
    assert refused.value.clause == clause


def test_an_empty_batch_is_nothing() -> None:
    table = table_of()
    before = snapshot(table)
    assert table.answer_all(0, []) == 0
    assert snapshot(table) == before


# --- forks -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(40))
def test_a_fork_is_equal_and_independent(seed: int) -> None:
    table = fresh_table(2 + seed % 3)
    play_randomly(table, seed, seed)
    twin = table.fork()
    assert (twin.state, twin.pending, twin.position) == (table.state, table.pending, table.position)
    before = snapshot(table)
    play_randomly(twin, 30, seed + 1)
    assert snapshot(table) == before
    moved = snapshot(twin)
    play_randomly(table, 30, seed + 2)
    assert snapshot(twin) == moved


def test_nobody_listens_to_a_fork() -> None:
    table = table_of()
    twin = go(table.fork(), (0, ("step", 2)))
    assert twin.told == []
    assert table.told == []


# --- simultaneous parts ------------------------------------------------------------------------------------------

BIDS: tuple[tuple[int, Option], ...] = ((0, 1), (0, (4,)), (1, 2), (1, (3,)), (2, 0), (2, (5,)))


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_simultaneous_answers_may_come_in_any_order(order: tuple[int, ...]) -> None:
    """Seats one after another in any order, and all first answers before all second ones."""
    straight = go(table_of(3), (0, "auction"), *BIDS)
    by_seat = [answer for seat in order for answer in BIDS if answer[0] == seat]
    by_round = [BIDS[2 * seat + turn] for turn in range(2) for seat in order]
    for answers in (by_seat, by_round):
        table = go(table_of(3), (0, "auction"), *answers)
        assert table.state == straight.state
        assert table.pending == straight.pending
    assert straight.state.dwarfs[0].at == 1
    assert straight.state.dwarfs[0].coins == 2


def test_a_simultaneous_part_may_ask_chance_of_its_own() -> None:
    table = go(table_of(3), (0, "auction"), (1, 2))
    assert {slot: ask.seat for slot, ask in table.pending.items()} == {0: 0, 1: CHANCE, 2: 2}
    assert table.view(None)["asked"] == [0, 1, 2]
    with pytest.raises(NotAnOption):
        table.answer(1, 2)
    table.answer(1, (6,))
    assert list(table.pending) == [0, 2]
    with pytest.raises(OutOfTurn):
        table.answer(1, (6,))


@pytest.mark.parametrize("order", [(0, 0, 0, 1, 1, 2, 2), (2, 1, 2, 0, 1, 0, 0), (1, 2, 0, 1, 0, 2, 0)])
def test_what_the_parts_return_does_not_tell_who_was_ready_first(order: tuple[int, ...]) -> None:
    game = Ballot()
    table = Table.new(game, game.read_options({}), 3)
    answers: dict[int, list[Option]] = {0: [(5,), 1, 2], 1: [0, 1], 2: [2, 2]}
    go(table, *((seat, answers[seat].pop(0)) for seat in order))
    assert table.heard(None)[0]["votes"] == [(0, (1, 2)), (1, (0, 1)), (2, (2, 2))]


def test_who_has_nothing_to_do_has_no_part() -> None:
    table = go(table_of(3, Bert={"coins": 0}), (0, "auction"))
    assert list(table.pending) == [0, 2]


# --- windows and lazy options ------------------------------------------------------------------------------------


def test_only_those_with_a_shield_are_asked_before_a_fight() -> None:
    cleo = {"at": 2, "hand": ["shield-1"]}
    table = go(table_of(3, Bert={"hand": ["gem-1"]}, Cleo=cleo), (0, ("step", 2)))
    assert list(table.pending) == [2]
    assert table.pending[2].options == (("play", "shield-1"), "pass")
    go(table, (2, ("play", "shield-1")))
    assert table.pending[CHANCE].what == "fight"
    go(table, (CHANCE, (4, 4)))
    assert table.state.dwarfs[0].at == 0


def test_lazy_options_are_answered_like_listed_ones() -> None:
    table = go(table_of(Anna={"hand": ["gem-1", "gem-2", "gem-3"]}), (0, "drop"))
    assert table.pending[0] == Ask(0, "drop", Subsets(("gem-1", "gem-2", "gem-3"), 1), "TOY-DROP-1")
    go(table, (0, ("gem-1", "gem-3")))
    assert table.state.dwarfs[0].hand == ("gem-2",)


# --- what is told, and to whom -----------------------------------------------------------------------------------


def test_a_whisper_is_heard_by_its_seats_only() -> None:
    table = go(table_of(3), (0, "draw"), (CHANCE, "gem-2"))
    assert table.heard(0)[-1] == {
        "kind": "drew", "clause": "TOY-DRAW-1", "position": 2, "seat": 0, "card": "gem-2"
    }  # fmt: skip
    for other in (1, 2, None):
        assert table.heard(other)[-1] == {"kind": "drew", "clause": "TOY-DRAW-1", "position": 2, "seat": 0}


def test_what_was_told_before_a_position_is_left_out() -> None:
    table = go(table_of(), (0, ("step", 2)), (1, ("step", 1)))
    assert [told["seat"] for told in table.heard(None, since=2)] == [1]


def test_a_peeked_card_is_seen_by_its_seat_only() -> None:
    table = go(table_of(top=["gem-4"]), (0, "peek"))
    assert isinstance(table.pending[CHANCE], Draw)
    assert table.pending[CHANCE].options == ("gem-4",)
    go(table, (CHANCE, "gem-4"))
    assert table.view(0)["game"]["peeked"] == "gem-4"
    assert table.view(1)["game"]["peeked"] == table.view(None)["game"]["peeked"] == ""
    go(table, (0, "under"))
    assert [table.view(seat)["game"]["bottom"] for seat in (0, 1, None)] == [["gem-4"], ["?"], ["?"]]


# --- going back --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("position", [-1, 3, 100])
def test_there_is_no_way_back_to_a_position_that_never_was(position: int) -> None:
    table = go(table_of(), (0, ("step", 2)), (1, ("step", 1)))
    before = snapshot(table)
    with pytest.raises(UndoRefused):
        table.back_to(position)
    assert snapshot(table) == before


def test_a_fork_goes_back_no_further_than_its_turn() -> None:
    twin = go(table_of(), (0, ("step", 2)), (1, ("step", 1))).fork()
    twin.back_to(1)
    assert list(twin.pending) == [1]
    with pytest.raises(UndoRefused):
        twin.back_to(0)


def test_random_is_not_needed_to_fork_for_a_seat() -> None:
    table = go(table_of(), (0, "draw"), (CHANCE, "gem-2"))
    assert table.fork(0).state.dwarfs[0].hand == ("gem-2",)
    assert table.fork(1, Random(1)).position == table.position


def test_a_table_that_nobody_holds_is_gone_at_once() -> None:
    """No ring of references keeps it until a collector comes by: a server has many tables."""

    def alive() -> int:
        return sum(isinstance(thing, Table) for thing in gc.get_objects())

    gc.collect()
    gc.disable()
    try:
        before = alive()
        table = fresh_table()
        assert alive() == before + 1
        del table
        assert alive() == before
    finally:
        gc.enable()
