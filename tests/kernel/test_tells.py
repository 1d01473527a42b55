"""Nothing tells what a hidden hand holds: not whether an answer is final, nor who is asked, nor what undo gives.

`undercroft workshop leaks` looks for it in whole games.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from undercroft.games import find_game
from undercroft.kernel.ask import CHANCE, HIDDEN, PASS, Ask, Option, Rules, Subsets, Together
from undercroft.kernel.dice import key_from_seed
from undercroft.kernel.errors import BatchBroken, UndoRefused
from undercroft.kernel.match import Match
from undercroft.kernel.record import SeatInfo
from undercroft.kernel.table import Table

from .play import GAME, go
from .toy import Toy, ToyState

GAMES = 5
STEP: Option = ("step", 2)


def meeting(card: str, *, hidden: bool = False) -> Table[ToyState]:
    """Anna can step to Bert, who holds one card that she cannot know; if it is a shield he may play it."""
    given = {"Bert": {"at": 2, "hand": [card]}}
    return Table(GAME, GAME.given(GAME.read_options({"hidden": hidden}), ["Anna", "Bert"], given), is_set_up=True)


# --- whether an answer is final --------------------------------------------------------------------------------------


def test_whether_an_answer_is_final_does_not_hang_on_what_another_holds() -> None:
    often = {}
    for card in ("shield-1", "gem-1"):
        table = meeting(card)
        often[card] = sum(not table.can_be_undone(0, STEP, Random(seed)) for seed in range(300))
    assert abs(often["shield-1"] - often["gem-1"]) <= 15
    assert min(often.values()) > 250, "an answer that may be final must not look as if it could be taken back"


def test_an_answer_that_might_have_led_to_something_is_not_taken_back_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a shield Bert is asked, without one the dice are thrown: that he is asked tells Anna that he has one."""
    monkeypatch.setattr("undercroft.kernel.table.WORLDS", 60)
    table = meeting("shield-1")
    match = match_at(table)
    match.answer(0, STEP)
    assert list(table.pending) == [1]
    with pytest.raises(UndoRefused):
        match.undo(0)
    match.undo(0, 0, agreed=[1])
    assert list(table.pending) == [0]
    assert table.sealed == []


def match_at(table: Table[ToyState]) -> Match[ToyState]:
    """A match of two people that stands where this table stands."""
    match = Match.new(GAME, {}, [SeatInfo("Anna"), SeatInfo("Bert")], key_from_seed(1))
    match.table, match.is_guarded = table, True
    return match


def test_what_can_never_lead_to_anything_is_taken_back_freely() -> None:
    match = match_at(meeting("shield-1"))
    match.answer(0, ("step", 1))
    match.undo(0)
    assert match.position == 0


# --- who is asked ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["shield-1", "gem-1"])
def test_what_others_see_of_a_hidden_window_is_the_same_whoever_can_use_it(card: str) -> None:
    table = go(meeting(card, hidden=True), (0, STEP))
    for viewer in (None, 0):
        view = table.view(viewer)
        assert (view["asked"], view["responding"]) == ([], True)
    mine = table.view(1)
    assert (mine["asked"], mine["responding"]) == (([1], False) if card == "shield-1" else ([], True))


@pytest.mark.parametrize("card", ["shield-1", "gem-1"])
def test_a_window_that_opened_is_something_revealed(card: str) -> None:
    table = meeting(card, hidden=True)
    assert not table.can_be_undone(0, STEP)
    go(table, (0, STEP))
    assert table.undo_to(0) is None
    assert table.fork().undo_to(0) is None
    table.back_to(table.position)
    assert table.undo_to(0) is None


def test_all_are_asked_in_a_hidden_window_though_some_can_only_pass() -> None:
    table = go(meeting("gem-1", hidden=True), (0, STEP))
    ask = table.pending[1]
    assert (ask.options, ask.is_hidden, ask.is_foregone) == ((PASS,), True, True)
    go(table, (1, PASS))
    assert table.pending[CHANCE].what == "fight"


def test_a_question_is_foregone_only_if_it_is_hidden_and_has_one_answer() -> None:
    assert not Ask(0, "x", (PASS,), "TOY-X-1").is_foregone
    assert not Ask(0, "x", (PASS, "other"), "TOY-X-1", {HIDDEN: True}).is_foregone
    assert not Ask(0, "x", Subsets(("a",), least=1), "TOY-X-1", {HIDDEN: True}).is_foregone
    assert Ask(0, "x", (PASS,), "TOY-X-1", {HIDDEN: True, "card": "gem-1"}).is_foregone


def test_answers_of_a_simultaneous_part_are_taken_back_though_others_are_asked_something_hidden() -> None:
    class Secretive(Toy):
        """All choose twice at once, from hidden hands."""

        def turn(self, s: ToyState) -> Any:
            def part(seat: int) -> Any:
                yield Ask(seat, "one", (1, 2), "TOY-X-1", {HIDDEN: True})
                yield Ask(seat, "two", (1, 2), "TOY-X-1", {HIDDEN: True})

            yield Together({seat: part(seat) for seat in range(len(s.dwarfs))})
            s.round += 1

        def setup(self, s: ToyState) -> Any:
            s.turn = 0
            return
            yield

    game = Secretive()
    table = go(Table.new(game, game.read_options({}), 2), (0, 1))
    assert table.undo_to(0) == 0
    assert table.view(0)["asked"] == [0]
    assert table.view(0)["responding"]
    go(table, (1, 1), (1, 2), (0, 2))
    assert table.undo_to(0) is None


# --- batches ---------------------------------------------------------------------------------------------------------


class Watched(Toy):
    """The first dwarf walks twice; in between whoever has a shield may call out."""

    def turn(self, s: ToyState) -> Rules[None]:
        yield Ask(0, "walk", (1, 2), "TOY-X-1")
        for seat in range(1, len(s.dwarfs)):
            if any(card.startswith("shield") for card in s.dwarfs[seat].hand):
                yield Ask(seat, "call", ("halt", PASS), "TOY-X-2", {HIDDEN: True})
        yield Ask(0, "walk", (1, 2), "TOY-X-1")
        s.round += 1


@pytest.mark.parametrize("card", ["shield-1", "gem-1"])
def test_a_batch_does_not_try_out_what_another_holds(card: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If it were refused only where somebody comes in between, it could be tried for nothing."""
    monkeypatch.setattr("undercroft.kernel.table.WORLDS", 60)
    game = Watched()
    given = {"Bert": {"hand": [card]}}
    match = match_at(Table(game, game.given(game.read_options({}), ["Anna", "Bert"], given), is_set_up=True))
    match.game = game
    with pytest.raises(BatchBroken):
        match.answer_all(0, [1, 2])
    assert match.position == 0
    with pytest.raises(BatchBroken):
        match.answer_all(0, [1, 3])
    monkeypatch.setattr("undercroft.kernel.table.WORLDS", 0)  # as if none of the worlds had shown it
    match.answer_all(0, [1, 2])
    assert match.position == (1 if card == "shield-1" else 2)


# --- the games -------------------------------------------------------------------------------------------------------


def test_where_hands_decide_what_follows_the_padlock_does_not_know_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two worlds that look alike, in one of which an answer is final, neither is more often said to be the one."""
    monkeypatch.setattr("undercroft.kernel.table.WORLDS", 1)
    game, random = find_game("dungeoneer"), Random("padlock")
    right = wrong = 0
    for seed in range(GAMES):
        match: Match[Any] = Match.new(game, {}, [SeatInfo(str(n)) for n in range(3)], key_from_seed(seed))
        for _ in range(200):
            seat, ask = random.choice(list(match.table.pending.items()))
            if match.table.at_rest and isinstance(ask.options, tuple):
                for option in ask.options[:6]:
                    found = told(match.table, seat, option, random)
                    right += found == (True, False)
                    wrong += found == (False, True)
            match.answer(seat, game.lively(match.table.state, ask, random))
    assert right + wrong > 50
    assert abs(right - wrong) < 4 * (right + wrong) ** 0.5, (right, wrong)


def told(table: Table[Any], seat: int, option: Option, random: Random) -> tuple[bool, ...]:
    """What is said in a world in which the answer is final, and in one in which it is not; nothing without these."""
    worlds: dict[bool, Table[Any]] = {}
    for _ in range(6):
        world = table.fork(seat, random)
        worlds[world.fork().reveals(seat, option)] = world
    if len(worlds) < 2:
        return ()
    return tuple(not worlds[is_final].can_be_undone(seat, option, random) for is_final in (True, False))


def test_undo_gives_nothing_away_of_what_might_have_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where another world would have opened a window, it cannot be taken back freely though here none opened."""
    monkeypatch.setattr("undercroft.kernel.table.WORLDS", 60)
    game, random = find_game("dungeoneer"), Random("undo")
    offered = cases = 0
    for seed in range(GAMES):
        match: Match[Any] = Match.new(game, {}, [SeatInfo(str(n)) for n in range(3)], key_from_seed(seed))
        match.is_guarded = True
        for _ in range(150):
            seat, ask = random.choice(list(match.table.pending.items()))
            value = game.lively(match.table.state, ask, random)
            worlds = [match.table.fork(seat, random).reveals(seat, value) for _ in range(6)]
            match.answer(seat, value)
            if any(worlds):
                cases += 1
                offered += match.table.undo_to(seat) is not None
    assert cases > 50
    assert offered * 50 <= cases, (offered, cases)
