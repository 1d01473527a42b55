"""A match: chance comes from its dice, every answer is written before it takes effect."""

from __future__ import annotations

import pytest

from undercroft.kernel.ask import CHANCE, Roll
from undercroft.kernel.dice import key_hash
from undercroft.kernel.errors import (
    BadOptions,
    BadRecord,
    BatchBroken,
    ChanceDecides,
    NotAnOption,
    OutOfTurn,
    Refusal,
    StalePosition,
)
from undercroft.kernel.match import Match
from undercroft.kernel.record import Entry, Record, SeatInfo, parse

from .play import GAME, KEY, NAMES, match_of, play_match, snapshot, written
from .toy import ToyState


class Killed(Exception):
    """The machine stops in the middle of writing."""


class Disk:
    """Keeps what was written, and fails when it is told to."""

    def __init__(self, room: int = 10**9) -> None:
        self.entries: list[Entry] = []
        self.room = room

    def __call__(self, entry: Entry) -> None:
        if len(self.entries) >= self.room:
            raise Killed
        self.entries.append(entry)


def test_a_new_match_publishes_the_hash_and_plays_its_setup() -> None:
    match = match_of(3, seeds=["one", "two"])
    assert match.record.header.key_hash == key_hash(KEY)
    assert KEY.hex() not in "".join(match.record.lines())
    assert match.position == 3
    assert list(match.table.pending) == [0]


def test_unknown_options_are_refused_with_those_that_exist() -> None:
    with pytest.raises(BadOptions, match="toy has no option 'gaol'; it has goal, cards, coins"):
        Match.new(GAME, {"gaol": 3}, [SeatInfo("Anna"), SeatInfo("Bert")], KEY)


@pytest.mark.parametrize(
    ("seat", "value", "position", "error"),
    [
        (0, ("step", 3), None, NotAnOption),
        (1, ("step", 1), None, OutOfTurn),
        (0, ("step", 1), 1, StalePosition),
        (0, ("step", 1), 3, StalePosition),
        (CHANCE, "gem-1", None, ChanceDecides),
    ],
)
def test_a_refused_answer_is_neither_written_nor_played(
    seat: int, value: str, position: int | None, error: type[Refusal]
) -> None:
    disk = Disk()
    match = match_of(2, write=disk)
    before, lines = snapshot(match.table), list(disk.entries)
    with pytest.raises(error):
        match.answer(seat, value, position)
    assert snapshot(match.table) == before
    assert disk.entries == lines == match.record.entries


def test_a_broken_batch_is_neither_written_nor_played() -> None:
    disk = Disk()
    match = match_of(2, write=disk)
    before, lines = snapshot(match.table), list(disk.entries)
    with pytest.raises(BatchBroken):
        match.answer_all(0, [("step", 1), ("step", 7)])
    assert snapshot(match.table) == before
    assert disk.entries == lines
    match.answer_all(0, [("step", 1), ("step", 1)])
    assert len(disk.entries) == len(lines) + 2


def test_what_cannot_be_written_does_not_happen() -> None:
    disk = Disk(room=2)
    match = match_of(2, write=disk)
    before = snapshot(match.table)
    with pytest.raises(Killed):
        match.answer(0, ("step", 1))
    assert snapshot(match.table) == before
    disk.room = 3
    match.answer(0, ("step", 1))
    assert match.position == 3


def test_the_key_is_revealed_as_the_last_line_when_the_game_is_over() -> None:
    match = match_of(2)
    play_match(match, 10_000, 5)
    assert match.table.over
    assert [entry.key for entry in match.record.entries if entry.key] == [KEY.hex()]
    assert match.is_revealed
    again = Match.resume(GAME, match.record, KEY, write=Disk())
    assert written(again) == written(match)


def test_a_match_without_its_key_can_be_looked_at_but_not_continued() -> None:
    record = Record(match_of(2).record.header, [])
    match = Match.resume(GAME, record)
    assert match.table.pending[CHANCE].what == "draw"
    with pytest.raises(BadRecord, match="without the key"):
        match.settle()
    with pytest.raises(OutOfTurn):
        match.answer(0, ("step", 1))


@pytest.mark.parametrize("seed", range(12))
def test_a_match_killed_at_any_line_goes_on_as_if_nothing_had_happened(seed: int) -> None:
    """Also in the middle of what the dice settle by themselves: the dice give the same again."""
    whole = match_of(3)
    play_match(whole, 40, seed)
    lines = list(whole.record.lines())
    for room in range(1, len(lines)):
        disk = Disk()
        again = Match.resume(GAME, parse(lines[:room]), KEY, write=disk)
        settled = len(disk.entries)
        assert written(again) == written(whole)[: room - 1 + settled]
        for entry in parse(lines).entries[room - 1 + settled :]:
            if entry.seat is not None:
                again.answer(entry.seat, entry.value())
        assert again.table.state == whole.table.state
        assert written(again) == written(whole)


def test_a_record_can_be_played_up_to_any_entry() -> None:
    match = match_of(2)
    play_match(match, 10, 1)
    for upto in range(len(match.record.entries) + 1):
        again = Match.resume(GAME, match.record, upto=upto)
        assert written(again) == written(match)[:upto]


def test_an_abandoned_game_whose_key_is_revealed_cannot_be_continued() -> None:
    match = match_of(2)
    abandoned = Record(match.record.header, [*match.record.entries, Entry(key=KEY.hex())])
    disk = Disk()
    again = Match.resume(GAME, abandoned, write=disk)
    with pytest.raises(Refusal, match="revealed"):
        again.answer(0, ("step", 1))
    assert disk.entries == []


# --- real dice ---------------------------------------------------------------------------------------------------


def by_hand() -> Match[ToyState]:
    """A match with real dice in which seat 0 has called an auction."""
    match = match_of(2, real_dice=True)
    match.answer(0, "auction")
    return match


def test_people_enter_the_dice_they_threw_and_the_record_says_so() -> None:
    match = by_hand()
    match.answer(1, 2)
    assert isinstance(match.asked(1), Roll)
    match.answer(1, (6,))
    assert match.record.entries[-1] == Entry(chance=(6,), slot=1, people=True)
    assert match.table.state.dwarfs[1].luck == 6
    assert match.asked(1) is None
    again = Match.resume(GAME, parse(match.record.lines()))
    assert again.table.state == match.table.state


def test_nobody_enters_the_dice_of_somebody_else() -> None:
    match = by_hand()
    match.answer(0, 1)
    with pytest.raises(NotAnOption):
        match.answer(1, (6,))
    with pytest.raises(NotAnOption):
        match.answer(0, (7,))
    match.answer(0, (6,))


def test_cards_are_drawn_by_the_machine_even_if_the_dice_are_real() -> None:
    match = match_of(2, real_dice=True)
    assert [entry.people for entry in match.record.entries] == [False, False]
    match.answer(0, "draw")
    assert not match.record.entries[-1].people
    assert list(match.table.pending) == [1]


def test_the_thrower_is_the_one_whose_roll_it_is() -> None:
    for seed in range(200):
        match = match_of(3, real_dice=True)
        play_match(match, 30, seed)
        for slot, ask in match.table.pending.items():
            if isinstance(ask, Roll) and slot == CHANCE:
                assert match.asked(ask.by) is ask
                assert match.table.view(None)["asked"] == [ask.by], "all see whose dice they wait for"
                assert all(match.asked(seat) is None for seat in range(3) if seat != ask.by)
                with pytest.raises(OutOfTurn):
                    match.answer((ask.by + 1) % 3, ask.options[0] if isinstance(ask.options, tuple) else ())
                return
    pytest.fail("no fight in two hundred games")


def test_names_in_the_header_are_those_at_the_table() -> None:
    assert [seat.name for seat in match_of(4).record.header.seats] == list(NAMES)
