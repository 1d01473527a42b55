"""The compiled rules are the same rules: same answers, same games, and never those of yesterday."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from undercroft import compiled
from undercroft.workshop.compiling import build, find_tools, has_compiler

GAMES = """
import json
from random import Random
import undercroft
from undercroft.bots import find_bot
from undercroft.games import find_game, game_names
from undercroft.kernel.ask import CHANCE, pick
from undercroft.kernel.play_on import play_on
from undercroft.kernel.record import load
from undercroft.kernel.run import playout
from undercroft.kernel.table import Table
from undercroft.workshop.golden import GOLDEN, tell

ends = [tell(load(golden.record)) for golden in GOLDEN]
for game, preset in [(find_game(name), preset) for name in game_names() for preset in find_game(name).presets]:
    random, chances = Random(game.name + preset), 0
    table = Table.new(game, game.read_options(game.presets[preset]), 1 if preset == "solo" else 3, listen=False)
    for _ in range(300):
        if table.over:
            break
        slot, ask = next(iter(table.pending.items()))
        chances += sum(game.odds(table.state, ask).values())
        table.answer(slot, pick(ask.options, random))
    assert table.fork().state == table.state and game.copy(table.state) == table.state
    asked = [[slot, ask.what, pick(ask.options, random)] for slot, ask in table.pending.items()]
    mark = table.marks[-1]
    rest = 0 if mark.is_setup else playout(game, game.copy(mark.state), random)
    views = [game.view(table.state, seat) for seat in (None, 0)]
    seat = next((slot for slot, ask in table.pending.items() if ask.seat != CHANCE), 0)
    dealt, greedy = table.dealer(seat)(random), find_bot(game.name, "greedy", random).choose
    answers = play_on(dealt, [greedy] * 3, random, 6)
    views += [answers, game.view(dealt.state, None)]
    ends.append([asked, str(chances), views, rest, game.broken(mark.state)])
print(json.dumps([undercroft.IS_COMPILED, ends]))
"""


def play(**environment: str) -> tuple[bool, list[object]]:
    """The golden games, and random ones of every game and preset, which greedy bots then play on: how did they end?"""
    done = start(GAMES, environment)
    was_compiled, ends = json.loads(done)
    return was_compiled, ends


def is_used(build: Path) -> bool:
    """Would this build be used?"""
    return start("import undercroft; print(undercroft.IS_COMPILED)", {"UNDERCROFT_COMPILED": str(build)}) == "True\n"


def start(script: str, environment: dict[str, str]) -> str:
    env = {**{k: v for k, v in os.environ.items() if k != "UNDERCROFT_PURE"}, **environment}
    done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def find_build() -> Path:
    """The build that somebody has made, or one of the tests' own: compiled without much ado, and kept while it fits."""
    own = Path(sys.prefix) / "undercroft-compiled-for-tests"
    for folder in (Path(sys.prefix) / "undercroft-compiled", own):
        if is_used(folder):
            return folder
    tools = find_tools()
    if not has_compiler() or tools is None:
        pytest.skip("there is no C compiler on this machine")
    return build(tools, own, level=0)


def test_compiled_rules_play_the_same_games() -> None:
    fast, ends = play(UNDERCROFT_COMPILED=str(find_build()))
    pure, expected = play(UNDERCROFT_PURE="1")
    assert (pure, fast) == (False, True)
    assert ends == expected


def test_a_build_of_other_sources_is_left_aside(tmp_path: Path) -> None:
    note = compiled.fingerprint()
    (tmp_path / compiled.NOTE).write_text(json.dumps(note))
    assert is_used(tmp_path)
    note["undercroft.games.labyrinth.rules.turn"] = "an older turn"
    (tmp_path / compiled.NOTE).write_text(json.dumps(note))
    assert not is_used(tmp_path)


def test_the_build_that_came_with_the_package_is_used_if_there_is_none_of_ones_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own, packed = tmp_path / "own", tmp_path / "packed"
    monkeypatch.setenv("UNDERCROFT_COMPILED", str(own))
    monkeypatch.setattr(compiled, "PACKED", packed)
    assert compiled.find() is None
    for folder in (packed, own):
        folder.mkdir()
        (folder / compiled.NOTE).write_text(json.dumps(compiled.fingerprint()))
        assert compiled.find() == folder


def test_a_broken_or_missing_note_means_plain_python(tmp_path: Path) -> None:
    assert not is_used(tmp_path)
    (tmp_path / compiled.NOTE).write_text("{")
    assert not is_used(tmp_path)


def test_everything_that_is_compiled_exists() -> None:
    assert all(compiled.source_of(module).is_file() for module in compiled.MODULES)


def test_the_sources_are_understood_by_tools_that_know_no_other_package() -> None:
    """`undercroft compile` has an environment of its own, without uvicorn: what comes from there is Any."""
    modules = [word for module in compiled.MODULES for word in ("-m", module)]
    options = ["--no-site-packages", "--ignore-missing-imports", "--config-file=", "--cache-dir", os.devnull]
    said = subprocess.run(
        [sys.executable, "-m", "mypy", *options, *modules], cwd=compiled.SOURCES.parent, capture_output=True, text=True
    ).stdout
    of_structs = "[call-arg]"  # msgspec is among the tools; here its classes take no keywords
    assert [line for line in said.splitlines() if "error:" in line and of_structs not in line] == []
    assert f"checked {len(compiled.MODULES)} source files" in said
