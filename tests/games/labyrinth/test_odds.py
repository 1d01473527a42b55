"""The chances that a person at the table is shown."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.labyrinth.game import Labyrinth
from undercroft.games.labyrinth.state import State
from undercroft.kernel.ask import Ask

GAME = Labyrinth()


def table(**more: Any) -> State:
    given = {"Anna": {"class": "hero"}, "Bert": {"class": "elf"}, **more}
    return GAME.given(GAME.read_options({"mode": "expert"}), ["Anna", "Bert"], given)


@pytest.mark.clause("LAB-TRAP-9")
def test_who_falls_is_told_the_odds_of_the_fight_below() -> None:
    ask = Ask(0, "fall", ("wine-cellar", "chapel"), "LAB-TRAP-8")
    odds = GAME.odds(table(), ask)
    assert 0 < odds["chapel"] == odds["wine-cellar"] < 1
    assert set(GAME.odds(table(graves=["chapel"]), ask)) == {"wine-cellar"}


@pytest.mark.clause("LAB-TRAP-1")
def test_a_trap_that_one_has_seen_has_no_odds() -> None:
    s = table(Anna={"class": "hero", "at": "start", "carried": ["esp"]})
    s.steps, s.peeks = 3, (("r1-06", "cage-1-1"),)
    assert GAME.odds(s, Ask(0, "move", (("step", "r1-06"), "end"), "LAB-TURN-2")) == {}
