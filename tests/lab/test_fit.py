"""Outlooks are fitted to games, and what they say is true."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from undercroft.games import find_game
from undercroft.games.dungeoneer.bot import FEATURES, features, outlook
from undercroft.kernel.table import Table
from undercroft.lab.fit.calibration import calibration, is_calibrated
from undercroft.lab.fit.logit import fit, log_loss, sample_of
from undercroft.lab.fit.outlook import fit_outlook, read_weights, write_weights
from undercroft.lab.fit.positions import CannotFit, Order, Position, collect


def made_up(weights: list[float], games: int, seats: int = 3) -> list[Position]:
    """Positions whose winners hang on their rows by these weights, and on chance."""
    random = Random(1)
    found = []
    for game in range(games):
        rows = [tuple(random.gauss(0, 1) for _ in weights) for _ in range(seats)]
        odds = np.exp([np.dot(row, weights) for row in rows])
        chances = tuple(float(one) for one in odds / odds.sum())
        winner = random.choices(range(seats), chances)[0]
        won = tuple(float(seat == winner) for seat in range(seats))
        found.append(Position(game, tuple(rows), chances, won))
    return found


def test_the_weights_that_made_the_winners_are_found() -> None:
    sample = sample_of(made_up([1.0, -0.5], 3000))
    found = fit(sample, 0.1)
    assert found == pytest.approx([1.0, -0.5], abs=0.12)
    assert log_loss(sample, found) < log_loss(sample, np.zeros(2))


def test_one_row_for_all_is_a_logistic_curve() -> None:
    """All win or lose together: in two of three positions they won."""
    found = [Position(game, ((1.0,),), (0.5,), (float(game % 3 > 0),)) for game in range(300)]
    assert fit(sample_of(found), 1e-6) == pytest.approx([np.log(2)], abs=1e-3)


def test_who_is_out_is_left_out() -> None:
    rows = ((1.0,), None, (0.0,))
    found = [
        Position(game, rows, (0.5, 0.0, 0.5), (1.0, 0.0, 0.0) if game % 4 else (0.0, 0.0, 1.0)) for game in range(40)
    ]
    assert fit(sample_of(found), 1e-6) == pytest.approx([np.log(3)], abs=1e-3)


def test_an_outlook_that_says_what_is_true_is_calibrated() -> None:
    honest = made_up([1.0, 1.0], 6000, seats=2)
    assert is_calibrated(calibration(honest))
    boasting = [Position(one.game, one.rows, (one.chances[0] ** 2, one.chances[1] ** 2), one.won) for one in honest]
    assert not is_calibrated(calibration(boasting))


def test_weights_are_written_with_what_was_said_of_them(tmp_path: Path) -> None:
    file = tmp_path / "outlook.toml"
    file.write_text("# old\nlife = 1.0     # a life\nglory = 2\n", encoding="utf-8")
    fitted = fit_outlook(made_up([1.0, -0.5], 800), ["life", "glory"], read_weights(file))
    write_weights(file, fitted, "undercroft lab fit toy")
    text = file.read_text(encoding="utf-8")
    assert "# a life" in text
    assert "undercroft lab fit toy" in text
    assert read_weights(file) == pytest.approx(fitted.weights, abs=1e-4)
    assert fitted.present is not None
    assert fitted.loss < fitted.present


def test_features_and_names_must_fit_each_other() -> None:
    with pytest.raises(CannotFit, match="2 things"):
        fit_outlook(made_up([1.0, -0.5], 50), ["life"], None)


def test_the_same_seed_gives_the_same_positions_of_a_game() -> None:
    order = Order(find_game("dungeoneer"), "test", thinking=False)
    first, again = collect(order, 2, 1), collect(order, 2, 2)
    assert first == again
    assert all(abs(sum(one.chances) - 1) < 1e-9 for one in first)


def test_dungeoneers_features_have_names_and_its_outlook_is_made_of_them() -> None:
    game = find_game("dungeoneer")
    s = Table.new(game, game.read_options({}), 2, listen=False).state
    assert all(row is None or len(row) == len(FEATURES) for row in features(s))
    assert sum(outlook(s)) == pytest.approx(1)


def test_dungeoneers_outlook_is_about_true() -> None:
    """A small version of `undercroft lab fit dungeoneer --check`: so few games bear with three standard errors."""
    positions = collect(Order(find_game("dungeoneer"), "quick check", thinking=False), 60)
    bins = calibration(positions)
    assert sum(one.positions for one in bins) > 500
    for one in bins:
        if 20 <= one.percent <= 80 and one.positions >= 40:
            assert abs(one.called - one.won) <= 0.05 + 3 * one.error, one
