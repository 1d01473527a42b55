"""The Labyrinth keeps every promise of the kernel over random options, seats and games (more in `make soak`)."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.games import find_game
from undercroft.kernel.walker import walk
from undercroft.workshop.soak import random_table

GAME = find_game("labyrinth")
SEEDS = (1, 3, 4, 6, 9, 13, 14, 15, 16, 17, 19, 21, 22, 26, 27, 29, 31, 34)
"""Games that end soon, of all sizes; the long ones are for the soak."""


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_game_keeps_every_promise(seed: int) -> None:
    options, seats = random_table(GAME, Random(f"test {seed}"))
    report = walk(GAME, options, seats, seed, rate=0.02)
    assert report.winners
    assert report.forks


def test_the_walks_see_basic_and_expert_games_of_all_sizes() -> None:
    tables = [random_table(GAME, Random(f"test {seed}")) for seed in SEEDS]
    assert {options["mode"] for options, _ in tables} == {"basic", "expert"}
    assert any(options.get("ambush") and options.get("wandering") and options.get("thief") for options, _ in tables)
    assert {seats for _, seats in tables} == set(GAME.seats)
