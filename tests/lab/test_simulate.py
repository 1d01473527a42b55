"""Simulations: the same seed gives the same games, whoever computes them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from undercroft.bots import UnknownBot
from undercroft.kernel.errors import BadSeats
from undercroft.lab.simulate import BadSimulation, Plan, Played, play_one, simulate

from ..kernel.toy import Toy, ToyOptions

BOTS = ("random", "random", "random")


def run(**changes: object) -> list[Played]:
    given = {"games": 12, "seed": 1, "workers": 1, **changes}
    played = simulate(Toy(), ToyOptions(), BOTS, **given)  # type: ignore[arg-type]
    return [replace(game, seconds=0.0) for game in played]


def test_the_number_of_workers_changes_nothing() -> None:
    assert run(workers=1) == run(workers=2)


def test_another_seed_gives_other_games() -> None:
    assert run(seed=1) == run(seed=1) != run(seed=2)


def test_a_longer_simulation_begins_with_the_games_of_a_shorter_one() -> None:
    assert run(games=20)[:12] == run(games=12)


def test_every_game_is_told() -> None:
    played = run()
    assert [game.number for game in played] == list(range(12))
    for game in played:
        assert game.over
        assert game.winners
        assert game.answers > 0
        assert game.length > 0


def test_bots_keep_their_seats_unless_they_rotate() -> None:
    assert {game.bots for game in run()} == {(0, 1, 2)}
    assert [game.bots for game in run(games=4, rotate=True)] == [(0, 1, 2), (2, 0, 1), (1, 2, 0), (0, 1, 2)]


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    run(progress=heard.append, workers=2)
    assert sum(heard) == 12


def test_a_game_without_an_end_is_given_up() -> None:
    plan = Plan(Toy(), ToyOptions(), BOTS, 1, most_answers=5)
    played = play_one(plan, 0)
    assert not played.over
    assert played.winners == ()
    assert played.answers == 5


def test_what_the_game_tells_of_its_end_is_kept() -> None:
    played = simulate(Labelled(), ToyOptions(), BOTS, 2, 1, 1)
    assert played[0].statistics == {"beard": ["long", "short", "long"]}


class Labelled(Toy):
    def statistics(self, s: object) -> dict[str, list[str]]:  # noqa: ARG002
        return {"beard": ["long", "short", "long"]}


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_breaks_the_rules_is_told_in_one_sentence(tmp_path: Path, workers: int) -> None:
    path = tmp_path / "cheat.py"
    path.write_text(
        "from undercroft.bots import Bot\n"
        "class Cheat(Bot):\n"
        "    def choose(self, table, seat, ask):\n"
        "        return 'win'\n"
    )
    with pytest.raises(BadSimulation, match="seat 1 broke the rules"):
        simulate(Toy(), ToyOptions(), ("random", f"{path}:Cheat"), 2, 1, workers)


def test_what_cannot_be_simulated_is_refused_before_it_begins() -> None:
    with pytest.raises(BadSimulation):
        run(games=0)
    with pytest.raises(BadSeats):
        simulate(Toy(), ToyOptions(), ("random",), 1, 1)
    with pytest.raises(UnknownBot):
        simulate(Toy(), ToyOptions(), ("random", "clever"), 1, 1)
