"""The load that the server is measured under."""

from __future__ import annotations

from undercroft.bench.server import figures, measure_server


def test_the_load_is_played_and_measured() -> None:
    found = measure_server("labyrinth", seconds=1.0, matches=3)
    assert found["moves_per_s"] > 0
    assert 0 < found["p50_ms"] <= found["p99_ms"]
    assert found["boardgameio"] is None


def test_the_figures_are_those_of_all_rounds() -> None:
    rounds = [(30, [0.001] * 30), (10, [0.003] * 10), (20, [0.001] * 20)]
    assert figures(rounds, seconds=2.0) == {"moves_per_s": 10.0, "p50_ms": 1.0, "p99_ms": 3.0}
