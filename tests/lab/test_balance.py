"""The balance report: shares by class, honest ratios, and a part that is written by hand."""

from __future__ import annotations

from math import inf
from pathlib import Path

import pytest

from undercroft.lab.balance import (
    BY_HAND,
    TABLES,
    Share,
    interval_of_median,
    interval_of_ratio,
    kept_by_hand,
    main,
    measure,
    ratio_by_chance,
    verdict,
)
from undercroft.lab.simulate import Played


def played(number: int, winner: int, length: int) -> Played:
    return Played(number, (0, 0), (winner,), length, 100, 0.5, True, {"classes": ["elf", "hero"]})


def test_shares_are_wins_by_the_seats_that_had_the_class() -> None:
    found = measure("first-game", 2, "classes", [played(0, 1, 20), played(1, 1, 24), played(2, 0, 30)])
    assert [(share.name, share.seats, share.rounds) for share in found.shares] == [
        ("hero", 3, (20, 24)),
        ("elf", 3, (30,)),
    ]
    assert found.ratio == pytest.approx(2)


def test_a_class_that_never_won_leaves_the_ratio_open() -> None:
    found = measure("first-game", 2, "classes", [played(0, 1, 20)])
    assert found.ratio == inf
    assert interval_of_ratio(*found.shares) == (0.0, inf)


def test_the_interval_of_a_ratio_grows_narrow_with_many_games() -> None:
    few = interval_of_ratio(Share("hero", 40, (20,) * 15), Share("elf", 40, (20,) * 10))
    many = interval_of_ratio(Share("hero", 4000, (20,) * 1500), Share("elf", 4000, (20,) * 1000))
    assert few[0] < many[0] < 1.5 < many[1] < few[1]


def test_classes_are_ranked_by_the_round_in_which_they_win() -> None:
    found = measure("first-game", 2, "classes", [played(0, 1, 20), played(1, 1, 24), played(2, 0, 30)])
    assert (found.fastest.name, found.fastest.median) == ("hero", 22)
    assert (found.slowest.name, found.slowest.median) == ("elf", 30)


def test_a_class_that_never_won_is_the_slowest_of_all() -> None:
    found = measure("first-game", 2, "classes", [played(0, 1, 20)])
    assert (found.slowest.name, found.slowest.median) == ("elf", inf)
    assert interval_of_median(found.slowest.rounds) == (0.0, inf)


def test_the_interval_of_a_median_is_made_of_lengths_and_holds_it() -> None:
    low, high = interval_of_median(range(1, 101))
    assert (low, high) == (41, 61)
    assert interval_of_median([28]) == (28, 28)


def test_equal_classes_differ_by_chance_and_less_with_many_games() -> None:
    few, many = ratio_by_chance([["elf", "hero"]] * 20, 200), ratio_by_chance([["elf", "hero"]] * 400, 200)
    assert 1 < many < few


@pytest.mark.parametrize(
    ("ratio", "low", "said"), [(1.4, 1.1, "holds"), (1.8, 1.2, "not refuted"), (2.4, 1.7, "missed")]
)
def test_what_is_said_of_an_aim(ratio: float, low: float, said: str) -> None:
    assert verdict(ratio, low, 1.5) == said


def test_the_part_written_by_hand_outlives_a_new_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TABLES, "labyrinth", (("first-game", 2),))
    out = tmp_path / "balance.md"
    assert kept_by_hand(out) == ""
    out.write_text(f"old numbers\n{BY_HAND}\n\n## Why\n", encoding="utf-8")
    assert main(["labyrinth", "--games", "2", "--bot", "random", "--out", str(out)]) == 0
    text = out.read_text(encoding="utf-8")
    assert text.startswith("# Balance of labyrinth")
    assert "## Aims" in text
    assert "old numbers" not in text
    assert text.endswith(f"{BY_HAND}\n\n## Why\n")
