"""Doodle Dungeon keeps every promise of the kernel over random options, seats and games (more in `make soak`)."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.games.doodle.game import Doodle
from undercroft.kernel.walker import walk
from undercroft.workshop.soak import random_table

GAME = Doodle()
SEEDS = range(36)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_game_keeps_every_promise(seed: int) -> None:
    options, seats = random_table(GAME, Random(f"test {seed}"))
    report = walk(GAME, options, seats, seed, rate=0.05, turn_rate=0.5)
    assert report.winners
    assert report.forks


def test_the_walks_see_games_of_all_kinds_and_sizes() -> None:
    tables = [random_table(GAME, Random(f"test {seed}")) for seed in SEEDS]
    assert {options.get("build_mode", "simultaneous") for options, _ in tables} == {"simultaneous", "sequential"}
    assert {seats for _, seats in tables} == set(GAME.seats)
