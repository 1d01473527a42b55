"""Response windows never nag: who is asked has something to do, and who passes for the turn is left alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.state import State
from undercroft.kernel.ask import CHANCE, pick
from undercroft.kernel.table import Table

GAME = Dungeoneer()
WINDOWS = ("anytime", "respond", "before-roll", "answer-bane")


@pytest.mark.clause("DGR-GOLD-8", "DGR-GOLD-9", "DGR-ENC-4")
@pytest.mark.parametrize("options", [{}, {"mode": "campaign"}, {"sets": "both"}])
def test_nobody_is_asked_without_a_choice_or_after_passing_for_the_turn(options: dict[str, Any]) -> None:
    random = Random(8)
    table: Table[State] = Table.new(GAME, GAME.read_options(options), 4, listen=False)
    asked = 0
    while not table.over and table.position < 3000:
        ((slot, ask),) = table.pending.items()
        if ask.seat != CHANCE and ask.what in WINDOWS:
            asked += 1
            choices = [option for option in ask.options if option not in ("pass", "pass-turn", "pass-always")]
            assert choices
            assert "pass" in ask.options
            if ask.what == "anytime":
                hero = table.state.heroes[ask.seat]
                assert not hero.is_silent
                assert not hero.is_reserved
        table.answer(slot, pick(ask.options, random))
    assert asked > 20


@pytest.mark.clause("DGR-GOLD-6", "DGR-RULING-15")
def test_a_window_goes_round_from_the_active_player() -> None:
    hurt = {"life": 3, "glory": 2}
    given = {
        "map": ["L01", "L02"],
        "locations": [],
        "phase": "hero",
        "turn": "Bert",
        "Anna": {**hurt, "hand": ["A28"]},
        "Bert": {"mp": 1},
        "Cleo": {**hurt, "hand": ["A29"]},
    }
    state = GAME.given(GAME.read_options({}), ["Anna", "Bert", "Cleo"], given)
    table: Table[State] = Table(GAME, state, is_set_up=True)
    table.answer(1, ("go", "south"))
    assert list(table.pending) == [2]
    table.answer(2, "pass")
    assert list(table.pending) == [0]


@pytest.mark.clause("DGR-CAMP-15", "DGR-GOLD-9")
def test_silence_lasts_for_the_part_of_one_player_though_the_turn_of_the_campaign_is_long() -> None:
    given = {"turn": "Bert", "phase": "reset", "Bert": {"hero": "H1"}}
    state = GAME.given(GAME.read_options({"mode": "campaign"}), ["Anna", "Bert"], given)
    for hero in state.heroes:
        hero.is_silent = True
    table = Table(GAME, state, is_set_up=True)
    assert table.state.phase == "hero"
    assert not any(hero.is_silent for hero in table.state.heroes)


@pytest.mark.clause("DGR-GOLD-9")
def test_alone_one_only_passes_for_once() -> None:
    random = Random(2)
    table: Table[State] = Table.new(GAME, GAME.read_options({"mode": "solo"}), 1, listen=False)
    asked = 0
    while not table.over and table.position < 2000:
        ((slot, ask),) = table.pending.items()
        if ask.seat != CHANCE and ask.what in WINDOWS:
            asked += 1
            assert "pass-turn" not in ask.options
        table.answer(slot, pick(ask.options, random))
    assert asked
