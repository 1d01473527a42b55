"""Scenario files whose values are of the wrong kind, as a stranger may send them: refused, never a traceback."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from undercroft.commands.scenario import run_file
from undercroft.games import find_game, game_names
from undercroft.kernel.errors import BadScenario, UndercroftError
from undercroft.scenario.read import parse, run, scenario_of

FOLDER = Path(__file__).parents[2] / "scenarios"
WRONG: tuple[Any, ...] = (
    True, -1, 0, 10**6, 1.5, float("nan"), "", "x", "Anna", [], [1], ["x"], [[]], {}, {"x": 1}, [{}],
    tomllib.loads("at = 2020-01-01")["at"],
)  # fmt: skip
ROUNDS = 150


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to everything that stands in a file."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, found in inner:
        yield (*path, key)
        yield from places(found, (*path, key))


def damaged(given: dict[str, Any], random: Random) -> dict[str, Any]:
    """The same with one value taken away or of another kind."""
    spoiled: Any = deepcopy(given)
    *way, last = random.choice(list(places(spoiled)))
    place = spoiled
    for key in way:
        place = place[key]
    if random.random() < 0.15:
        del place[last]
    else:
        place[last] = deepcopy(random.choice(WRONG))
    return spoiled  # type: ignore[no-any-return]


@pytest.mark.parametrize("name", game_names())
def test_values_of_the_wrong_kind_are_refused_in_a_sentence(name: str) -> None:
    random, files = Random(name), sorted((FOLDER / name).glob("*.toml"))
    refused: list[str] = []
    for _ in range(ROUNDS):
        path = random.choice(files)
        given = damaged(tomllib.loads(path.read_text(encoding="utf-8")), random)
        try:
            scenario = scenario_of(given, path.name)
            run(scenario, find_game(scenario.game))
        except UndercroftError as wrong:
            refused.append(str(wrong))
    assert len(refused) > ROUNDS // 4
    assert not [sentence for sentence in refused if "\n" in sentence]


def test_the_sentence_says_where_to_look(tmp_path: Path) -> None:
    path = tmp_path / "strange.toml"
    path.write_text('title = "x"\ngame = "labyrinth"\nseats = ["A", "B"]\n[given]\nturn = [[]]\n[then]\nover = false\n')
    with pytest.raises(BadScenario, match=r"strange.toml.*given"):
        run_file(path)


def test_a_file_that_is_nested_too_deeply_is_refused() -> None:
    with pytest.raises(BadScenario, match="nested too deeply"):
        parse("a = " + "[" * 100_000)
