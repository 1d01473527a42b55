"""Soaking draws tables from all that a game has, and tells a broken promise."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.cli import main
from undercroft.games import GAMES
from undercroft.kernel.errors import BadSeats
from undercroft.workshop import soak
from undercroft.workshop.soak import random_table, walk_one

from ..kernel.toy import Toy, ToyState


class Picky(Toy):
    """Refuses three seats."""

    def check_seats(self, seats: int) -> None:
        if seats == 3:
            raise BadSeats("not with three")


class Leaky(Toy):
    """Shows everybody all cards."""

    def view(self, s: ToyState, seat: int | None) -> dict[str, object]:
        return {**super().view(s, seat), "all": [dwarf.hand for dwarf in s.dwarfs]}


def place(game: type[Toy]) -> str:
    return f"{game.__module__}:{game.__qualname__}"


def test_only_tables_that_the_game_takes_are_drawn() -> None:
    drawn = {random_table(Picky(), Random(seed))[1] for seed in range(40)}
    assert drawn == {2, 4}


def test_a_kept_promise_is_silent_and_a_broken_one_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", place(Toy))
    monkeypatch.setitem(GAMES, "leaky", place(Leaky))
    answers, broken = walk_one("toy", 1)
    assert answers > 0
    assert broken is None
    told = [broken for _, broken in (walk_one("leaky", seed) for seed in range(20)) if broken]
    assert told
    assert "seed" in told[0]


@pytest.mark.parametrize(("game", "code"), [(Toy, 0), (Leaky, 1)])
def test_the_exit_code_tells(
    game: type[Toy], code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(GAMES, "toy", place(game))
    monkeypatch.setattr(soak, "CHUNK", 5)
    assert main(["workshop", "soak", "--game", "toy", "--games", "20", "--workers", "2"]) == code
    assert "toy: 20 games" in capsys.readouterr().out
