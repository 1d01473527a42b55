"""The outlook: who is likely to win, as far as the table tells."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from undercroft.games import find_game
from undercroft.games.dungeoneer.bot.outlook import outlook
from undercroft.games.dungeoneer.state import State
from undercroft.kernel.ask import CHANCE, pick
from undercroft.kernel.table import Table


def middle(seats: int, seed: int = 1) -> State:
    """A position after some turns."""
    game, random = find_game("dungeoneer"), Random(seed)
    table: Table[Any] = Table.new(game, game.read_options({}), seats, listen=False)
    while table.position < 80:
        slot, ask = next(iter(table.pending.items()))
        table.answer(slot, pick(ask.options, random) if ask.seat == CHANCE else game.lively(table.state, ask, random))
    state: State = table.state
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_of_all_seats_are_one_together(seats: int) -> None:
    found = outlook(middle(seats))
    assert len(found) == seats
    assert sum(found) == pytest.approx(1.0)
    assert all(0 < chance < 1 for chance in found)


def test_quests_and_lives_are_good_and_peril_is_not() -> None:
    s = middle(2)
    before = outlook(s)[0]
    s.heroes[0].completed = ("Q1", "Q2")
    with_quests = outlook(s)[0]
    s.heroes[0].life = 1
    wounded = outlook(s)[0]
    s.heroes[0].peril += 5
    assert with_quests > before
    assert outlook(s)[0] < wounded < with_quests


def test_who_is_out_has_no_chance_and_who_waits_to_come_back_has_little() -> None:
    s = middle(3)
    s.heroes[1].at, s.heroes[1].is_out = "", True
    s.heroes[2].at, s.heroes[2].returns = "", 9
    found = outlook(s)
    assert found[1] == 0.0
    assert 0 < found[2] < found[0]


def test_at_the_end_the_winners_have_it_all() -> None:
    s = middle(3)
    s.is_over, s.winners = True, (2,)
    assert outlook(s) == [0.0, 0.0, 1.0]
    s.winners = (0, 1)
    assert outlook(s) == [0.5, 0.5, 0.0]
