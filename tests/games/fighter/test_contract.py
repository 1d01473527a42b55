"""Dungeon Fighter keeps every promise of the kernel over random options, seats and games (more in `make soak`)."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.games.fighter.game import Fighter
from undercroft.kernel.dice import key_from_seed
from undercroft.kernel.match import Match
from undercroft.kernel.record import SeatInfo
from undercroft.kernel.run import playout
from undercroft.kernel.walker import walk
from undercroft.workshop.soak import random_table

GAME = Fighter()
SEEDS = range(40)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_game_keeps_every_promise(seed: int) -> None:
    options, seats = random_table(GAME, Random(f"test {seed}"))
    report = walk(GAME, options, seats, seed, rate=0.05, turn_rate=0.3)
    assert report.answers
    assert len(report.winners) in (0, seats)


def test_the_walks_see_both_editions_and_all_sizes() -> None:
    tables = [random_table(GAME, Random(f"test {seed}")) for seed in SEEDS]
    assert {options["edition"] for options, _ in tables} == {"de", "it"}
    assert {options["difficulty"] for options, _ in tables} == {"easy", "normal", "hard"}
    assert {options.get("throw_mode") for options, _ in tables} >= {"real", "simulated"}
    assert {seats for _, seats in tables} == set(GAME.seats)


def test_walks_with_real_dice_see_games_won_and_lost() -> None:
    reports = [walk(GAME, {"throw_mode": "real"}, 3, seed, rate=0.01) for seed in range(12)]
    assert {bool(report.winners) for report in reports} == {True, False}


def test_a_playout_ends() -> None:
    random = Random(2)
    for seats in GAME.seats:
        table = Match.new(
            GAME, {"hero_choice": "random"}, [SeatInfo(f"{n}") for n in range(seats)], key_from_seed(seats)
        ).table
        while table.marks[-1].is_setup:
            slot, ask = next(iter(table.pending.items()))
            table.answer(slot, ask.options[0])  # type: ignore[index]
        state = GAME.copy(table.marks[-1].state)
        assert playout(GAME, state, random) > 5
        assert state.result in ("won", "lost")


@pytest.mark.clause("FIG-REAL-6")
def test_an_entry_may_be_corrected_until_the_next_one() -> None:
    options = {"throw_mode": "real", "retreat": False, "hero_choice": "random"}
    match = Match.new(GAME, options, [SeatInfo("Anna")], key_from_seed(1))
    match.answer(0, "red")
    for answer in ("yes", "4", "no"):
        match.answer(0, answer)
    after = match.table.state.life
    match.undo(0)
    assert match.table.pending[0].what == "entry-symbol"
    match.undo(0)
    match.answer(0, "off")
    match.answer(0, "no")
    assert match.table.state.life > after
