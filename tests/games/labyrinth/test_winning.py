"""Who is ahead, if all agree to end the game before anybody has won."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games import find_game
from undercroft.kernel.table import Table

LABYRINTH = find_game("labyrinth")
SEATS = ["Anna", "Bert", "Cora"]


def standing(**given: Any) -> tuple[int, ...]:
    return LABYRINTH.standing(LABYRINTH.given(LABYRINTH.read_options({}), SEATS, given))


@pytest.mark.clause("LAB-RULING-83", "LAB-WIN-6")
def test_the_highest_share_of_gold_and_goal_is_ahead_not_the_most_gold() -> None:
    ahead = standing(
        Anna={"class": "elf", "carried": [5000]},  # a half
        Bert={"class": "superhero", "carried": [9000]},  # less than a half
        Cora={"class": "wizard", "carried": [10_000]},  # a third
    )
    assert ahead == (0,)


@pytest.mark.clause("LAB-RULING-83")
def test_equal_shares_are_ahead_together() -> None:
    ahead = standing(
        Anna={"class": "elf", "carried": [5000]},
        Bert={"class": "superhero", "carried": [10_000]},
        Cora={"class": "wizard", "carried": [10_000]},
    )
    assert ahead == (0, 1)


@pytest.mark.clause("LAB-RULING-83", "LAB-TREAS-3")
def test_secured_treasure_counts_wherever_its_owner_is() -> None:
    ahead = standing(
        Anna={"class": "hero", "carried": [1000]},
        Bert={"class": "hero", "secured": [1000], "carried": [250], "at": "r1-01"},
        Cora={"class": "hero"},
    )
    assert ahead == (1,)


@pytest.mark.clause("LAB-RULING-83")
def test_with_nothing_won_all_are_level_and_before_classes_are_chosen_nobody_is_ahead() -> None:
    assert standing() == (0, 1, 2)
    table = Table.new(LABYRINTH, LABYRINTH.read_options({}), 3)
    assert LABYRINTH.standing(table.state) == ()


@pytest.mark.clause("LAB-RULING-83")
def test_being_ahead_ends_nothing_by_itself() -> None:
    s = LABYRINTH.given(LABYRINTH.read_options({}), SEATS, {"Anna": {"carried": [5000]}})
    assert LABYRINTH.standing(s) == (0,)
    assert not LABYRINTH.over(s)
    assert LABYRINTH.winners(s) == ()
