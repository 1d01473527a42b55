"""The commands of the workshop: what they do, and what they refuse in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.cli import main
from undercroft.commands import workshop
from undercroft.workshop import fair_die, landing
from undercroft.workshop.golden import GOLDEN

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("arguments", "cause"),
    [
        (("golden", "nonsense"), "whole-basic-game"),
        (("soak", "--games", "0"), "--games"),
        (("soak", "--game", "chess"), "labyrinth"),
        (("pairs", "--games", "0"), "--games"),
        (("pairs", "--game", "chess"), "labyrinth"),
        (("fair-die", "--throws", "0"), "--throws"),
        (("landing", "--only", "plain,nonsense"), "card-jump"),
        (("coverage", "chess"), "chess"),
    ],
)
def test_what_cannot_be_done_is_refused(arguments: tuple[str, ...], cause: str, capsys: Capture) -> None:
    assert main(["workshop", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("undercroft: ")
    assert cause in said.err


def test_without_the_physics_no_die_flies(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(workshop, "find_spec", lambda _: None)
    for command in ("fair-die", "landing"):
        assert main(["workshop", command]) == 2
        assert "pip install mujoco" in capsys.readouterr().err


def test_a_golden_playthrough_is_told_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr("undercroft.workshop.golden.folder", lambda: tmp_path)
    shortest = min(GOLDEN, key=lambda golden: golden.answers)
    assert main(["workshop", "golden", shortest.name]) == 0
    assert capsys.readouterr().out.strip() == str(shortest.story)
    assert shortest.record.is_file()


@pytest.mark.parametrize(("counts", "code"), [([10] * 6, 0), ([60, 0, 0, 0, 0, 0], 1)])
def test_the_exit_code_says_whether_the_die_is_fair(
    counts: list[int], code: int, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(fair_die, "faces", lambda *_, **__: counts)
    monkeypatch.setattr(workshop, "need_physics", lambda: None)
    assert main(["workshop", "fair-die", "--throws", "60"]) == code
    assert "60 throws" in capsys.readouterr().out


def test_the_landing_table_is_written_as_it_is_where_nothing_is_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workshop, "need_physics", lambda: None)
    monkeypatch.setattr(landing, "_measured", lambda work: f"measured {work[0]}")
    monkeypatch.setattr(landing, "ProcessPoolExecutor", Here)
    out = tmp_path / "landing.toml"
    assert main(["workshop", "landing", "--only", "plain", "--out", str(out)]) == 0
    text = out.read_text(encoding="utf-8")
    assert text.startswith("# How the dice land")
    assert text.count("measured plain") == 1
    assert text.count("[[aim]]") == len(landing.ways()) - 1


class Here:
    """Works in this process."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def __enter__(self) -> Here:
        return self

    def __exit__(self, *_: object) -> None:
        return None

    map = staticmethod(map)
