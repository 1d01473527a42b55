"""The benchmark: what it measures and how it compares, not how fast anything is."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from undercroft.bench.peers import Peers, PeersFailed
from undercroft.bench.playouts import ROUNDS, Subject, figures, measure, result
from undercroft.commands.bench import show
from undercroft.kernel.game import Game
from undercroft.workshop.fair_die import throws_a_second

from ..kernel.toy import Toy

FAKE = """
import json, sys
print(json.dumps(["hearts", "catanatron", "catanatron_copy"]), flush=True)
for row in sys.stdin:
    asked = json.loads(row)
    print(json.dumps({"count": 50, "seconds": 0.5}), flush=True)
"""
TOYS: list[Game[Any]] = [Toy()]


@pytest.fixture
def fake(tmp_path: Path) -> Path:
    path = tmp_path / "peers.py"
    path.write_text(FAKE)
    return path


def test_forks_are_taken_in_the_middle_of_games() -> None:
    subject = Subject(Toy())
    assert len(subject.middles) >= 8
    assert not any(table.over or table.marks[-1].is_setup for table in subject.middles)


def test_playouts_leave_their_starts_as_they_were() -> None:
    subject = Subject(Toy())
    start = next(subject.starts)
    before = subject.game.copy(start)
    assert subject.playouts(0.01) > 0
    assert subject.forks(0.01) > 0
    assert start == before


def test_ratios_are_ours_divided_by_theirs() -> None:
    rates = {
        "playout toy": [400.0, 300.0, 500.0],
        "fork toy": [2e5, 2e5, 2e5],
        "hearts": [200.0, 100.0, 250.0],
        "catanatron_copy": [25_000.0] * 3,
    }
    found = result(TOYS, rates)
    assert found["playout"] == {"toy": {"per_s": 400.0, "ratio_hearts": 2.0}}
    assert found["fork"] == {"toy": {"us": 5.0, "ratio_catanatron": 0.125}}
    assert found["peers"] == {"hearts": {"per_s": 200.0}, "catanatron_copy": {"us": 40.0}}


def test_everything_is_measured_in_turns(fake: Path) -> None:
    heard: list[None] = []
    with Peers(Path(sys.executable), fake) as peers:
        rates = measure(TOYS, peers, 0.05, lambda: heard.append(None))
        assert len(heard) == figures(TOYS, peers) == 5 * ROUNDS
    assert list(rates) == ["playout toy", "hearts", "fork toy", "catanatron_copy", "catanatron"]
    assert rates["hearts"] == [100.0] * ROUNDS


def test_without_peers_there_are_no_ratios() -> None:
    found = result(TOYS, measure(TOYS, None, 0.05))
    assert found["playout"]["toy"]["ratio_hearts"] is None
    assert found["fork"]["toy"]["ratio_catanatron"] is None
    assert found["peers"] == {}


@pytest.mark.parametrize("with_peers", [True, False])
def test_the_tables_can_be_shown_with_and_without_ratios(with_peers: bool) -> None:
    rates = {"playout toy": [400.0], "fork toy": [2e5]}
    if with_peers:
        rates |= {"hearts": [200.0], "uno": [100.0], "catanatron_copy": [25_000.0]}
    out = io.StringIO()
    show(Console(file=out, width=80), result(TOYS, rates))
    assert ("2.00" in out.getvalue()) == with_peers
    assert ("0.125" in out.getvalue()) == with_peers


def test_throws_of_the_physics_are_counted_and_shown() -> None:
    rate = throws_a_second(0.01)
    out = io.StringIO()
    found = result(TOYS, {"playout toy": [400.0], "fork toy": [2e5]})
    show(Console(file=out, width=80), {**found, "physics": {"throws_per_s": 40.0, "ms": 25.0}})
    assert rate > 0
    assert "40 a second, 25 ms each" in out.getvalue()


def test_peers_that_do_not_run_are_told_in_one_sentence(tmp_path: Path) -> None:
    script = tmp_path / "broken.py"
    script.write_text("import no_such_peer")
    with pytest.raises(PeersFailed, match="no_such_peer"):
        Peers(Path(sys.executable), script)
