"""Taking back: free as long as nothing was revealed, else only if all the others agree."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.kernel.ask import CHANCE, Option, pick
from undercroft.kernel.dice import Dice
from undercroft.kernel.errors import UndoRefused
from undercroft.kernel.match import Match, verify
from undercroft.kernel.record import SeatInfo, parse
from undercroft.kernel.table import Table

from .play import GAME, KEY, go, match_of, play_match, play_randomly, snapshot, table_of, written
from .toy import Ballot, ToyState


def test_an_answer_that_revealed_nothing_is_taken_back_freely() -> None:
    match = match_of(2)
    before = snapshot(match.table)
    match.answer(0, ("step", 1))
    match.undo(0)
    assert snapshot(match.table) == before
    assert match.record.entries[-1].undo == 2


def test_after_taking_back_another_answer_may_be_given() -> None:
    match = match_of(2)
    match.answer(0, ("step", 1))
    match.undo(0)
    match.answer(0, ("step", 2))
    assert match.table.state.dwarfs[0].at == 2
    assert Match.resume(GAME, parse(match.record.lines())).table.state == match.table.state


def test_an_answer_that_ended_the_turn_can_still_be_taken_back() -> None:
    match = match_of(2)
    match.answer(0, ("step", 2))
    match.undo(0)
    assert list(match.table.pending) == [0]


HAND = {"hand": ["gem-1"]}
REVEALING: list[tuple[Table[ToyState], int, Option]] = [
    (table_of(), 0, "draw"),
    (table_of(), 0, "peek"),
    (table_of(Bert={"at": 2}), 0, ("step", 2)),
    (table_of(Anna={"at": 7}), 0, ("step", 1)),
    (go(table_of(), (0, "auction")), 0, 2),
]


@pytest.mark.parametrize(("table", "seat", "value"), REVEALING)
def test_an_answer_that_will_reveal_something_is_known_beforehand(
    table: Table[ToyState], seat: int, value: Option
) -> None:
    before = snapshot(table)
    assert not table.can_be_undone(seat, value)
    assert snapshot(table) == before


@pytest.mark.parametrize(
    ("table", "seat", "value"),
    [
        (table_of(), 0, ("step", 2)),
        (table_of(Anna=HAND), 0, "drop"),
        (table_of(), 0, "auction"),
    ],
)
def test_an_answer_that_reveals_nothing_can_be_undone(table: Table[ToyState], seat: int, value: Option) -> None:
    assert table.can_be_undone(seat, value)
    table.answer(seat, value)
    assert table.undo_to(seat) == table.position - 1


@pytest.mark.parametrize("first", ["draw", "peek", "auction"])
def test_what_chance_or_others_did_since_is_not_taken_back_freely(first: str) -> None:
    match = match_of(2)
    match.answer(0, first)
    if first == "auction":
        match.answer(1, 2)
    before, lines = snapshot(match.table), written(match)
    with pytest.raises(UndoRefused):
        match.undo(0)
    assert snapshot(match.table) == before
    assert written(match) == lines


def ballot() -> Table[ToyState]:
    game = Ballot()
    return Table.new(game, game.read_options({}), 2)


def test_the_last_answer_of_a_simultaneous_part_is_not_free_for_it_uncovers_the_others() -> None:
    """Whoever is ready last would otherwise see what the others did, take the answer back, and do better."""
    table = go(ballot(), (0, (3,)), (0, 1), (0, 2), (1, 0))
    assert table.undo_to(1) == 3
    assert not table.can_be_undone(1, 2)
    go(table, (1, 2))
    assert table.undo_to(1) is None
    table.back_to(table.position)
    assert table.undo_to(1) is None
    table.back_to(table.position - 1)
    assert table.undo_to(1) == 3


def test_dice_that_somebody_else_throws_in_a_part_of_his_own_do_not_stand_in_the_way() -> None:
    table = ballot()
    assert table.pending[0].seat == CHANCE
    assert table.can_be_undone(1, 2)
    go(table, (1, 2))
    assert table.undo_to(1) == 0


@pytest.mark.parametrize("seed", range(60))
def test_what_is_foretold_about_undo_is_what_comes_true(seed: int) -> None:
    random = Random(seed)
    match = match_of(2 + seed % 3)
    while not match.table.over and match.position < 150:
        slot, ask = random.choice(list(match.table.pending.items()))
        value = pick(ask.options, random)
        is_final = match.table.fork().reveals(slot, value)
        match.answer(slot, value)
        assert (match.table.undo_to(slot) is None) == is_final
        assert all(match.table.undo_to(seat) is None for seat in range(4) if seat != slot)


# --- by consent --------------------------------------------------------------------------------------------------


def far_on() -> Match[ToyState]:
    match = match_of(3)
    for seat in range(3):
        match.answer(seat, "draw")
    return match


def test_going_back_further_needs_all_the_others() -> None:
    match = far_on()
    lines = written(match)
    for agreed in ([], [1], [2], [0, 1]):
        with pytest.raises(UndoRefused, match="all the others agree"):
            match.undo(0, 3, agreed)
    assert written(match) == lines
    match.undo(0, 3, [1, 2])
    assert match.position == 3
    assert match.table.state.dwarfs[0].hand == Match.resume(GAME, match.record, upto=3).table.state.dwarfs[0].hand


def test_bots_are_not_asked_whether_they_agree() -> None:
    match = Match.new(GAME, {}, [SeatInfo("Anna"), SeatInfo("Robot", "random")], KEY)
    match.answer(0, "draw")
    match.undo(0, 2)
    assert match.position == 2


@pytest.mark.parametrize("position", [-1, 99])
def test_nobody_goes_back_to_a_position_that_never_was(position: int) -> None:
    match = far_on()
    with pytest.raises(UndoRefused):
        match.undo(0, position, [1, 2])


def test_dice_that_were_seen_never_come_again() -> None:
    """After going back the next draw takes a new number of the stream, whatever was taken back."""
    match = far_on()
    dice, taken = Dice(KEY), match.chances
    assert taken == 6
    match.undo(0, 3, [1, 2])
    assert match.chances == taken
    possible = match.table.state.decks[0].next_cards()
    match.answer(0, "draw")
    assert match.chances == taken + 1
    assert match.record.entries[-1].chance == dice.choose(taken, possible)


def test_going_back_to_a_roll_rolls_anew() -> None:
    match = far_on()
    match.undo(0, 4, [1, 2])
    assert match.position == 5
    assert [entry.undo for entry in match.record.entries[-2:]] == [4, None]
    assert match.chances == 7


def test_nothing_is_taken_back_once_the_key_is_revealed() -> None:
    match = match_of(2)
    play_match(match, 10_000, 2)
    assert match.table.over
    lines = written(match)
    for agreed in ([], [0, 1]):
        with pytest.raises(UndoRefused, match="revealed"):
            match.undo(0, 0, agreed)
    assert written(match) == lines


@pytest.mark.parametrize("seed", range(15))
def test_a_game_with_many_undos_is_still_its_record(seed: int) -> None:
    random = Random(seed)
    match = match_of(3)
    while not match.table.over and len(match.record.entries) < 300:
        play_match(match, random.randrange(1, 8), random.randrange(10**6))
        if not match.table.over and random.random() < 0.4:
            match.undo(0, random.randrange(match.position + 1), [1, 2])
    play_match(match, 10_000, seed)
    again = Match.resume(GAME, parse(match.record.lines()))
    assert again.table.state == match.table.state
    assert again.table.told == match.table.told
    assert again.chances == match.chances
    assert verify(GAME, match.record)["undone"] == sum(entry.undo is not None for entry in match.record.entries)


def test_a_table_can_be_played_on_after_going_back() -> None:
    table = table_of(3)
    play_randomly(table, 40, 1)
    table.back_to(table.position // 2)
    play_randomly(table, 10_000, 2)
    assert table.over
