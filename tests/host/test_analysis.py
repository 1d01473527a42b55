"""A finished game looked at once more: the parts add up, the turning points are where the chances turned."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from undercroft.bots import decide, find_bot
from undercroft.bots.offer import chances_of, offer_of
from undercroft.games import find_game, game_names
from undercroft.host.after.analysis import Effort, analyse, can_analyse
from undercroft.host.after.parting import parts, turning_points
from undercroft.host.after.plain import Analysis, Choice, Mark, Progress
from undercroft.host.after.rollouts import Difference
from undercroft.host.after.told import told
from undercroft.kernel.match import Match
from undercroft.kernel.record import Record, SeatInfo
from undercroft.kernel.table import Table

GAME = find_game("dungeoneer")
LITTLE = Effort(at_a_mark=2, in_all=100, least=8, most=8, pairs=20)
TWO = ("greedy", "random")
NAMES = ("Anna", "Bert", "Clara")


@cache
def played(bots: tuple[str, ...] = TWO, seed: int = 3, answers: int = 10**9) -> Record:
    """A game of these bots; where it is stopped, all agree to that."""
    seats = [SeatInfo(name) for name, _ in zip(NAMES, bots, strict=False)]
    match = Match.new(GAME, {}, seats, seed.to_bytes(32, "big"))
    random = Random(seed)
    players = [find_bot(GAME.name, bot, random) for bot in bots]
    while not match.table.over and len(match.record.entries) < answers:
        seat = next(iter(match.table.pending))
        match.answer(seat, decide(players[seat], match.table, seat, random))
    if not match.table.over:
        match.end(range(len(bots)))
    return match.record


@cache
def analysed(bots: tuple[str, ...] = TWO, answers: int = 10**9) -> Analysis:
    *_, found = analyse(GAME, played(bots, answers=answers), LITTLE)
    assert isinstance(found, Analysis)
    return found


@pytest.mark.parametrize("bots", [TWO, ("greedy", "greedy", "random")])
def test_start_and_luck_and_decisions_are_the_end_for_every_seat(bots: tuple[str, ...]) -> None:
    found = analysed() if bots == TWO else analysed(bots, answers=150)
    assert any(choice.cost for choice in found.choices)
    for seat, one in enumerate(found.parts):
        assert one.start == found.marks[0].chances[seat]
        assert one.end == found.marks[-1].chances[seat]
        assert one.start + one.luck + one.own + one.others == pytest.approx(one.end)
        assert one.own == pytest.approx(-sum(choice.cost for choice in found.choices if choice.seat == seat))
    assert sum(one.luck for one in found.parts) == pytest.approx(0, abs=0.01)


def test_between_two_marks_choice_and_dice_are_the_change() -> None:
    found = analysed()
    assert found.turns
    for turn in found.turns:
        before, after = found.marks[turn.before], found.marks[turn.before + 1]
        assert before.at <= turn.at <= after.at
        for seat in range(2):
            change = after.chances[seat] - before.chances[seat]
            assert turn.choice[seat] + turn.dice[seat] == pytest.approx(change)


def test_the_curve_goes_from_the_first_answer_to_the_result() -> None:
    found, record = analysed(), played()
    match = Match.resume(GAME, record)
    assert found.ended
    assert found.marks[0].at == 0
    assert found.marks[-1].at == found.last == match.position
    assert found.marks[-1].chances == [float(seat in match.winners()) for seat in range(2)]
    assert [mark.at for mark in found.marks] == sorted({mark.at for mark in found.marks})
    for mark in found.marks:
        assert sum(mark.chances) == pytest.approx(1, abs=0.001)


def test_a_game_that_all_agreed_to_end_ends_with_the_chances_as_they_stood() -> None:
    found = analysed(answers=60)
    assert not found.ended
    assert all(0 < chance < 1 for chance in found.marks[-1].chances)


def test_who_plays_by_chance_loses_more_by_decisions_than_greedy() -> None:
    parts_of = analysed().parts
    assert parts_of[1].own < parts_of[0].own


def test_the_same_record_gives_the_same_analysis() -> None:
    *_, again = analyse(GAME, played(answers=60), LITTLE)
    assert again == analysed(answers=60)


def test_it_tells_how_far_it_is_and_what_it_knows_already() -> None:
    *told_on_the_way, last = analyse(GAME, played(answers=60), LITTLE)
    assert isinstance(last, Analysis)
    heard = [one for one in told_on_the_way if isinstance(one, Progress)]
    assert [one.done for one in heard] == sorted({one.done for one in heard})
    assert heard[-1].done == heard[-1].of
    assert [mark for one in heard for mark in one.marks] == last.marks


def test_decisions_are_judged_by_what_the_seat_knew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing but honest deals for a seat is forked, where no position is played on as it was."""
    fork, forked = Table.fork, []

    def forking(table: Table[Any], seat: int | None = None, random: Random | None = None) -> Table[Any]:
        forked.append(seat)
        return fork(table, seat, random)

    monkeypatch.setattr(Table, "fork", forking)
    *_, found = analyse(GAME, played(answers=40), LITTLE._replace(at_a_mark=0))
    assert isinstance(found, Analysis)
    assert set(forked) == {choice.seat for choice in found.choices}


def test_what_takes_too_long_is_ended_without_rollouts() -> None:
    *_, found = analyse(GAME, played(), LITTLE._replace(seconds=-1))
    assert isinstance(found, Analysis)
    assert {choice.cost for choice in found.choices} == {0}
    assert len(found.choices) == len(analysed().choices)


def test_only_where_a_search_thinks_there_is_something_to_analyse() -> None:
    assert can_analyse(GAME, played(answers=60))
    match = Match.new(GAME, GAME.presets["solo"], [SeatInfo("Anna")], bytes(32))
    assert not can_analyse(GAME, match.record)
    assert not can_analyse(GAME, Record(played().header, []))


def test_decisions_have_words_in_every_language() -> None:
    record = played(answers=60)
    kept = msgspec.json.decode(msgspec.json.encode(analysed(answers=60)), type=Analysis)
    texts = [told(kept, record, NAMES[:2], lang).choices for lang in ("en", "de", "it")]
    assert len(texts[0]) == len(kept.choices)
    for one in texts[0]:
        assert one.question
        assert one.played.label
        assert one.best.label
    assert len({found[0].question for found in texts}) == 3


# --- parting, on chances that are made up -------------------------------------------------------------------------


def marks(*chances: float) -> list[Mark]:
    """Ten answers lie between two of them."""
    return [Mark(10 * n, n + 1, [one, round(1 - one, 4)]) for n, one in enumerate(chances)]


def test_the_three_greatest_changes_are_the_turning_points_in_their_order() -> None:
    found = turning_points(marks(0.5, 0.7, 0.75, 0.3, 0.42, 0.4, 1.0), [], [], [[0.5, 0.5]] * 61)
    assert [turn.before for turn in found] == [0, 2, 5]
    assert [turn.seat for turn in found] == [0, 0, 0]


def test_where_nothing_much_changed_there_is_no_turning_point() -> None:
    assert turning_points(marks(0.5, 0.55, 0.5, 0.57), [], [], [[0.5, 0.5]] * 31) == []


def test_a_turning_point_is_at_the_decision_that_made_most_of_it() -> None:
    choice = Choice(14, 2, 1, "a", "b", 0.3)
    (turn,) = turning_points(marks(0.5, 0.5, 0.9), [choice], [[0.3, -0.3]], [[0.5, 0.5]] * 21)
    assert (turn.before, turn.at) == (1, 14)
    assert turn.choice == [0.3, -0.3]
    assert turn.dice == pytest.approx([0.1, -0.1])


def test_or_after_the_dice_that_did() -> None:
    plain = [[0.5, 0.5]] * 17 + [[0.8, 0.2]] * 4
    (turn,) = turning_points(marks(0.5, 0.5, 0.9), [], [], plain)
    assert turn.at == 17


def test_what_one_seat_loses_by_its_own_decision_the_others_have_of_the_others() -> None:
    choices = [Choice(3, 1, 0, "a", "b", 0.1), Choice(4, 1, 1, "a", "b", 0.05)]
    first, second, third = parts([0.4, 0.3, 0.3], [0.0, 0.0, 1.0], choices, [[-0.1, 0.04, 0.06], [0.0, -0.05, 0.05]])
    assert (first.own, first.others) == (-0.1, 0.0)
    assert (second.own, second.others) == (-0.05, 0.04)
    assert third.own == 0
    assert third.others == pytest.approx(0.11)
    assert first.luck + second.luck + third.luck == pytest.approx(0)


def test_a_difference_knows_how_uncertain_it_is() -> None:
    found = Difference(2)
    for one in (0.1, 0.2, 0.3):
        found.add([one, -one])
    assert found.means == pytest.approx([0.2, -0.2])
    assert found.error(0) == pytest.approx(0.1 / 3**0.5)


@pytest.mark.parametrize("game", game_names())
def test_whatever_game_offers_a_search_says_the_chances_of_every_seat(game: str) -> None:
    """A game without an outlook has no analysis; one that has says chances, and not points."""
    rules = find_game(game)
    if offer_of(game) is None:
        assert not can_analyse(rules, Record(Match.new(rules, {}, [SeatInfo("Anna")] * 2, bytes(32)).record.header))
        return
    found = chances_of(game)(Match.new(rules, {}, [SeatInfo("Anna"), SeatInfo("Bert")], bytes(32)).table.state)
    assert len(found) == 2
    assert all(0 <= one <= 1 for one in found)
