"""All people agree to end a game before the rules do."""

from __future__ import annotations

import pytest

from undercroft.kernel.errors import GameIsOver, Refusal, UndoRefused
from undercroft.kernel.match import Match, verify
from undercroft.kernel.record import SeatInfo, parse

from .play import GAME, KEY, match_of, play_match, written
from .toy import Toy, ToyState


class Race(Toy):
    """The Well, in which whoever is highest is ahead."""

    def standing(self, s: ToyState) -> tuple[int, ...]:
        best = max(dwarf.at for dwarf in s.dwarfs)
        return tuple(seat for seat, dwarf in enumerate(s.dwarfs) if dwarf.at == best)


class Rope(Race):
    """The same, climbed together."""

    is_cooperative = True


def ended(game: Toy) -> Match[ToyState]:
    match = Match.new(game, {}, [SeatInfo("Anna"), SeatInfo("Bert"), SeatInfo("Robot", "random")], KEY)
    match.answer(0, ("step", 1))
    match.answer(0, "stop")
    match.end([0, 1])
    return match


def test_the_record_says_who_agreed_and_can_be_played_again_and_verified() -> None:
    match = ended(Race())
    assert written(match)[-1] == f'{{"agreed":[0,1],"key":"{KEY.hex()}"}}\n'
    again = Match.resume(Race(), parse(match.record.lines()))
    assert again.is_over
    assert again.is_agreed
    assert again.winners() == (0,)
    assert verify(Race(), match.record)["answers"] == 2


def test_who_is_ahead_has_won_if_the_game_can_say_and_nobody_where_all_win_together() -> None:
    assert ended(Race()).winners() == (0,)
    assert ended(GAME).winners() == ()
    assert ended(Rope()).winners() == ()


@pytest.mark.parametrize("agreed", [[], [0], [1], [0, 2]])
def test_all_people_must_agree(agreed: list[int]) -> None:
    match = match_of(2)
    lines = written(match)
    with pytest.raises(Refusal):
        match.end(agreed)
    assert written(match) == lines


def test_nothing_follows() -> None:
    match = ended(Race())
    with pytest.raises(UndoRefused):
        match.undo(0)
    with pytest.raises(GameIsOver):
        match.end([0, 1])
    with pytest.raises(GameIsOver):
        match.answer(1, ("step", 1))


def test_a_game_that_the_rules_have_ended_is_not_ended_by_agreement() -> None:
    match = match_of(2)
    play_match(match, 10_000, 2)
    assert match.is_over
    assert not match.is_agreed
    assert match.winners() == GAME.winners(match.table.state)
