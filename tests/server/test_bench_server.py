"""The load that the server is measured under."""

from __future__ import annotations

from undercroft.lab.bench_server import measure_server


def test_the_load_is_played_and_measured() -> None:
    found = measure_server("labyrinth", seconds=1.0, matches=3)
    assert found["moves_per_s"] > 0
    assert 0 < found["p50_ms"] <= found["p99_ms"]
