"""What thinking costs: that it is measured on real decisions, not how much it is."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from undercroft.bench.bots import FIGURES, LENGTHS, Thinking, measure_bots
from undercroft.commands.bench import show_bots
from undercroft.games import find_game
from undercroft.kernel.game import Game


def test_decisions_are_taken_from_all_over_games_and_stay_as_they_are() -> None:
    thinking = Thinking(find_game("fighter"), positions=6)
    before = [thinking.game.copy(table.state) for table, _ in thinking.positions]
    assert len({table.position for table, _ in thinking.positions}) > 3
    assert all(len(table.pending[seat].options) > 1 for table, seat in thinking.positions)
    assert thinking.rollouts("greedy", 1, 0.01) > 0
    assert thinking.rollouts("quick", 1, 0.01) > 0
    assert [table.state for table, _ in thinking.positions] == before


def test_the_mean_is_not_above_the_slowest() -> None:
    found = Thinking(find_game("fighter"), positions=3).decisions("greedy", 0.01)
    assert found["mean_ms"] > 0
    assert set(found) == {"mean_ms", "p99_ms"}


def test_all_figures_of_a_game_are_measured_and_shown() -> None:
    games: list[Game[Any]] = [find_game("fighter")]
    heard: list[None] = []
    found = measure_bots(games, 0.01, lambda: heard.append(None))
    assert len(heard) == FIGURES
    assert set(found["fighter"]["rollouts_per_s"]["greedy"]) == set(LENGTHS)
    assert found["fighter"]["decision"]["search"] is None
    out = io.StringIO()
    show_bots(Console(file=out, width=120), {"bots": found, "compiled": False})
    assert "fighter" in out.getvalue()
    assert "plain Python" in out.getvalue()


@pytest.mark.parametrize("spec", ["greedy", "search"])
def test_a_search_is_measured_where_there_is_one(spec: str) -> None:
    out = io.StringIO()
    figures = {"mean_ms": 1.5, "p99_ms": 321.0}
    rates = {who: dict.fromkeys(LENGTHS, 10.0) for who in ("greedy", "quick")}
    decision = {"greedy": figures, "search": figures if spec == "search" else None}
    show_bots(
        Console(file=out, width=120),
        {"bots": {"toy": {"rollouts_per_s": rates, "decision": decision}}, "compiled": True},
    )
    assert out.getvalue().count("321.00") == (2 if spec == "search" else 1)
