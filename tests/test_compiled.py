"""The compiled rules are the same rules: same answers, same games, and never those of yesterday."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from undercroft import compiled
from undercroft.lab.build import build, find_tools, has_compiler

GAMES = """
import json
from random import Random
import undercroft
from undercroft.games import find_game
from undercroft.kernel.ask import pick
from undercroft.kernel.run import playout
from undercroft.kernel.table import Table

game, ends = find_game("labyrinth"), []
for seed in range(4):
    random = Random(seed)
    table = Table.new(game, game.read_options(game.presets["everything"]), 2 + seed, listen=False)
    for _ in range(400):
        slot, ask = next(iter(table.pending.items()))
        table.answer(slot, pick(ask.options, random))
    twin = table.fork()
    assert twin.state == table.state and game.copy(table.state) == table.state
    mark = table.marks[-1].state
    ends.append([game.view(table.state, None), playout(game, game.copy(mark), random), game.broken(mark)])
print(json.dumps([undercroft.IS_COMPILED, ends]))
"""


def play(**environment: str) -> tuple[bool, list[object]]:
    env = {**{k: v for k, v in os.environ.items() if k != "UNDERCROFT_PURE"}, **environment}
    done = subprocess.run([sys.executable, "-c", GAMES], env=env, capture_output=True, text=True, check=True)
    was_compiled, ends = json.loads(done.stdout)
    return was_compiled, ends


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    tools = find_tools()
    if not has_compiler() or tools is None:
        pytest.skip("there is no C compiler on this machine")
    return build(tools, tmp_path_factory.mktemp("compiled") / "build")


def test_compiled_rules_play_the_same_games(built: Path) -> None:
    pure, expected = play(UNDERCROFT_PURE="1")
    fast, ends = play(UNDERCROFT_COMPILED=str(built))
    assert (pure, fast) == (False, True)
    assert ends == expected


def test_a_build_of_other_sources_is_left_aside(built: Path, tmp_path: Path) -> None:
    note = json.loads((built / compiled.NOTE).read_text())
    note["undercroft.games.labyrinth.turn"] = "an older turn"
    (tmp_path / compiled.NOTE).write_text(json.dumps(note))
    was_compiled, _ = play(UNDERCROFT_COMPILED=str(tmp_path))
    assert not was_compiled


def test_a_broken_or_missing_note_means_plain_python(tmp_path: Path) -> None:
    assert not play(UNDERCROFT_COMPILED=str(tmp_path))[0]
    (tmp_path / compiled.NOTE).write_text("{")
    assert not play(UNDERCROFT_COMPILED=str(tmp_path))[0]


def test_everything_that_is_compiled_exists() -> None:
    assert all(compiled.source_of(module).is_file() for module in compiled.MODULES)
