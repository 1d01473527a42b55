"""What thinking costs: that it is measured on real decisions, not how much it is."""

from __future__ import annotations

import asyncio
import io
from random import Random
from typing import Any

import pytest
from rich.console import Console

from undercroft.bench.bots import FIGURES, LENGTHS, Thinking, measure_bots, measure_waits, searching_level
from undercroft.commands.bench import show_bots
from undercroft.games import find_game
from undercroft.kernel.ask import Option, pick
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match


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
    assert (found["fighter"]["decision"]["search"] is None) == (searching_level("fighter") == "")
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


class AtOnce:
    """Thinkers that answer at once, by chance."""

    async def decide(self, match_id: str, match: Match[Any], seat: int, bot: str) -> Option:
        del match_id, bot
        await asyncio.sleep(0)
        return pick(match.table.pending[seat].options, Random(match.position))


def test_the_waits_of_many_matches_are_measured_where_there_is_something_to_choose() -> None:
    found = asyncio.run(measure_waits(AtOnce(), find_game("dungeoneer"), 3, 0.2, "hard"))
    assert found["matches"] == 3
    assert found["answers"] > 3
    assert 0 <= found["mean_s"] <= found["longest_s"]
    assert found["p99_s"] <= found["longest_s"]


def test_the_hardest_level_that_searches_is_the_one_to_be_measured() -> None:
    assert searching_level("dungeoneer") == "hard"
    assert searching_level("unknown") == ""
