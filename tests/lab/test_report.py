"""Reports: shares with honest intervals, and groups by what the game says of a seat."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from undercroft.lab.report import groups, numbers, quantile, show, spread, summary, wilson
from undercroft.lab.simulate import Played


def played(number: int, winner: int, length: int = 10) -> Played:
    bots = (1, 0) if number % 2 else (0, 1)
    return Played(number, bots, (winner,), length, 100, 0.5, True, {"class": ["elf", "hero"], "gold": [length, 0]})


GAMES = [played(0, 0, 8), played(1, 1, 10), played(2, 1, 12)]


def test_wilson_is_the_interval_of_the_textbooks() -> None:
    assert wilson(95, 100) == pytest.approx((0.8882, 0.9785), abs=1e-4)


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (10, 10), (0, 0)])
def test_wilson_stays_between_nothing_and_all(wins: int, games: int) -> None:
    low, high = wilson(wins, games)
    assert 0 <= low < high <= 1


def test_quantiles_lie_between_neighbours() -> None:
    assert quantile([1, 2, 3, 4, 5], 0.5) == 3
    assert quantile([0, 10], 0.1) == pytest.approx(1)
    assert quantile([7], 0.9) == 7
    assert spread([1, 2, 3])["mean"] == 2


def test_wins_belong_to_the_bot_wherever_it_sat() -> None:
    found = summary(GAMES, ["greedy", "random"], 2.0)
    assert [(seat["bot"], seat["wins"]) for seat in found["seats"]] == [("greedy", 2), ("random", 1)]
    assert found["games"] == 3
    assert found["length"]["median"] == 10
    assert found["decisions_per_s"] == 150
    assert found["unfinished"] == found["ties"] == 0


def test_wins_are_grouped_by_the_labels_of_the_seats() -> None:
    found = groups(GAMES)
    assert found["class"]["elf"]["wins"] == 1
    assert found["class"]["hero"]["wins"] == 2
    assert found["class"]["hero"]["seats"] == 3


def test_numbers_of_the_seats_are_averaged() -> None:
    assert set(groups(GAMES)) == {"class"}
    assert numbers(GAMES)["gold"]["mean"] == 5


def test_the_tables_say_the_same_in_words() -> None:
    out = io.StringIO()
    show(Console(file=out, width=80), summary(GAMES, ["greedy", "random"], 2.0))
    assert "greedy" in out.getvalue()
    assert "66.7%" in out.getvalue()
    assert "hero" in out.getvalue()
