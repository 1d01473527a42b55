"""The greedy bot plays like a sensible person: it wins against chance, and it gets home."""

from __future__ import annotations

import pytest

from undercroft.games import find_game
from undercroft.lab.simulate import Played, simulate

GAME = find_game("labyrinth")


def played(preset: str, bots: list[str], games: int) -> list[Played]:
    return simulate(GAME, GAME.read_options(GAME.presets[preset]), bots, games, seed=5, workers=1)


@pytest.mark.parametrize("preset", ["first-game", "expert", "everything"])
def test_greedy_beats_random(preset: str) -> None:
    assert [game.winners for game in played(preset, ["greedy", "random"], 12)] == [(0,)] * 12


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_a_table_of_greedy_bots_always_comes_to_an_end(seats: int) -> None:
    games = played("everything", ["greedy"] * seats, 4)
    assert all(game.over and game.winners and game.length <= 150 for game in games)
