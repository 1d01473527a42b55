"""Two worlds that look alike: nothing tells them apart, and the machinery would notice if something did."""

from __future__ import annotations

import json
from typing import Any

import pytest

from undercroft.cli import main
from undercroft.games import GAMES, game_names
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.workshop.leaks.run import first_difference, look_through

from ..kernel.toy import Toy, ToyState

DUNGEONEER = 2
"""A seed whose table is played to the end by more than two heroes."""


@pytest.mark.parametrize("name", game_names())
def test_nothing_tells_what_a_seat_cannot_know(name: str) -> None:
    found = [look_through(name, seed, longest=150) for seed in (1, 2, 3)]
    assert [leak for one in found for leak in one.leaks] == []
    assert sum(one.worlds for one in found) > 20


def test_windows_that_nobody_can_use_are_not_left_out() -> None:
    assert look_through("dungeoneer", DUNGEONEER, longest=150).windows > 20


def test_a_window_that_is_missing_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Dungeoneer, "hush", Dungeoneer.length)
    leaks = [leak for seed in (DUNGEONEER, 3, 4) for leak in look_through("dungeoneer", seed, longest=300).leaks]
    assert any("responding" in leak or "asked" in leak for leak in leaks)


class Shameless(Toy):
    """Its odds count the gems in all hands."""

    def odds(self, s: ToyState, ask: Any) -> dict[Any, Any]:
        held = sum(card.startswith("gem") for dwarf in s.dwarfs for card in dwarf.hand)
        return dict.fromkeys(ask.options, held)


def test_odds_that_know_all_hands_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", f"{Shameless.__module__}:{Shameless.__qualname__}")
    leaks = [leak for seed in range(6) for leak in look_through("toy", seed).leaks]
    assert any("ask tells" in leak for leak in leaks)


def test_a_leak_is_told_by_what_differs() -> None:
    one, other = first_difference({"a": [1, {"b": 2}], "c": 3}, {"a": [1, {"b": 5}], "c": 3})
    assert (one, other) == (".a[1].b 2", "5")


def test_the_command_tells_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["workshop", "leaks", "--game", "doodle", "--games", "1", "--workers", "1"]
    assert main(command) == 0
    assert "doodle: 1 games" in capsys.readouterr().out
    assert main([*command, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["doodle"]["leaks"] == []
