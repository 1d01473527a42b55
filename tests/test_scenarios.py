"""Every scenario file is a test, and cites the clauses that it lists."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from undercroft.games import find_game
from undercroft.kernel.errors import BadScenario
from undercroft.scenario.read import clauses, load, run

ROOT = Path(__file__).parents[1]
FILES = sorted((ROOT / "scenarios").rglob("*.toml"))


def as_test(path: Path) -> Any:
    name = path.relative_to(ROOT).as_posix()
    try:
        cited = clauses(load(path))
    except BadScenario:  # the test itself says what is wrong with the file
        cited = ()
    return pytest.param(path, marks=pytest.mark.clause(*cited, scenario=name) if cited else (), id=name)


@pytest.mark.parametrize("path", [as_test(path) for path in FILES])
def test_the_game_does_as_the_scenario_says(path: Path) -> None:
    scenario = load(path)
    report = run(scenario, find_game(scenario.game))
    assert report.passed, "\n".join(report.sentences())
