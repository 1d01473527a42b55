"""The house has rooms, and doors that open one way.

`cli, commands, server, terminal, lab, bench, workshop -> host -> bots -> games -> kernel`; inside a game
`told, bot, scenario -> rules -> content, state`. Nowhere do modules import each other in a circle.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from undercroft.workshop.imports import SOURCE, cycle, graph, imports_of, module_name, part_of

BELOW: dict[str, set[str]] = {
    "kernel": set(),
    "scenario": {"kernel"},
    "games": {"kernel"},
    "bots": {"kernel", "games"},
    "words": {"kernel", "games"},
    "rulebook": {"kernel", "games"},
    "host": {"kernel", "games", "bots", "words", "rulebook"},
    "project": {"kernel"},
    "client": {"kernel", "project"},
    "compiled": set(),
}
"""What a part may import besides itself. A part that is not listed is on top: see TOPS."""
TOPS: dict[str, set[str]] = {
    "server": set(),
    "terminal": set(),
    "lab": set(),
    "bench": {"lab", "workshop"},
    "workshop": {"lab"},
}
"""On top of everything below; beside it only these."""
SHELL = {"cli", "commands", "__main__"}
"""The command line ties everything together, so nothing may depend on it."""
IN_A_GAME: dict[str, set[str]] = {
    "content": set(),
    "options": {"content"},
    "state": {"content", "options"},
    "copies": {"state"},
    "rules": {"content", "options", "state"},
    "redeal": {"content", "options", "state", "rules"},
    "invariants": {"content", "options", "state", "rules"},
    "lively": {"content", "options", "state", "rules"},
    "scenario": {"content", "options", "state", "rules"},
    "balance": {"content", "options", "rules"},
    "told": {"content", "options", "state", "rules"},
    "bot": {"content", "options", "state", "copies", "rules", "told"},
}
"""The rooms of a game. Bots may read the odds that people are told. `game` is the way in: it may open every door."""
IN_THE_HOST = frozenset(
    [
        "__future__",
        "asyncio",
        "bisect",
        "collections",
        "dataclasses",
        "datetime",
        "fractions",
        "functools",
        "hashlib",
        "itertools",
        "logging",
        "math",
        "msgspec",
        "random",
        "re",
        "secrets",
        "time",
        "typing",
    ]
)
"""What the host may import besides the project: what is there wherever Python is, also in a web page, and msgspec."""
NOT_IN_THE_HOST = frozenset(
    [
        "to_thread",
        "run_in_executor",
        "create_subprocess_exec",
        "create_subprocess_shell",
        "open_connection",
        "open_unix_connection",
        "start_server",
        "start_unix_server",
        "create_server",
        "create_connection",
        "add_reader",
        "add_writer",
    ]
)
"""The ways of asyncio to threads, processes and the network."""
FOR_PEOPLE = {"words", "rulebook"}
"""Texts for people: only what shows them to people may import them."""


def why_not(module: str, imported: str) -> str:
    """Why this module may not import that one; empty if it may."""
    part, other = part_of(module), part_of(imported)
    if part == other:
        if part != "games" or module.count(".") < 2 or imported.count(".") < 2 or imported == "undercroft.games.rooms":
            return ""
        if module.split(".")[2] != imported.split(".")[2]:
            return "games do not import each other"
        return _why_not_in_a_game(*(name.split(".")[3] if name.count(".") > 2 else "" for name in (module, imported)))
    if not other or not part:
        return ""
    if other in SHELL:
        return "" if part in SHELL else "nothing depends on the command line"
    if part in BELOW:
        return "" if other in BELOW[part] else f"{part} may import only {', '.join(sorted(BELOW[part])) or 'itself'}"
    if other in TOPS and other not in TOPS.get(part, TOPS):
        return f"{part} may not import {other}: it stands beside it"
    if other in FOR_PEOPLE and part == "adapters":
        return "texts for people are for what people use"
    return ""


def _why_not_in_a_game(room: str, other: str) -> str:
    if room in ("", "game") or not other or room == other:
        return ""
    return "" if other in IN_A_GAME[room] else f"{room} may not import {other}"


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: module_name(path))
def test_a_module_imports_only_what_stands_below_it(path: Path) -> None:
    module = module_name(path)
    found = imports_of(path.read_text(encoding="utf-8"), module, is_package=path.name == "__init__.py")
    wrong = [
        f"{path.name}:{line} imports {name}: {reason}" for line, name in found if (reason := why_not(module, name))
    ]
    assert wrong == []


def test_every_part_of_the_project_has_its_place() -> None:
    parts = {path.stem for path in SOURCE.iterdir() if path.suffix == ".py" or any(path.rglob("*.py"))}
    assert parts - {"__init__"} <= BELOW.keys() | TOPS.keys() | SHELL


HOST_BELOW = "host may import only bots, games, kernel, rulebook, words"


@pytest.mark.parametrize(
    ("module", "source", "reason"),
    [
        ("undercroft.kernel.table", "from undercroft.games import find_game", "kernel may import only itself"),
        ("undercroft.kernel.table", "def f():\n    import undercroft.bots.bot", "kernel may import only itself"),
        ("undercroft.kernel.table", "from ..games import labyrinth", "kernel may import only itself"),
        ("undercroft.kernel.table", "from undercroft import words", "kernel may import only itself"),
        ("undercroft.kernel.table", "import_module('undercroft.cli')", "nothing depends on the command line"),
        ("undercroft.games.a.turn", "from undercroft.games.b import state", "games do not import each other"),
        ("undercroft.games.a.turn", "from ..b.state import State", "games do not import each other"),
        ("undercroft.games.a.turn", "from undercroft.bots import bot", "games may import only kernel"),
        ("undercroft.games.a.turn", "import undercroft.words", "games may import only kernel"),
        ("undercroft.bots.bot", "import undercroft.lab.report", "bots may import only games, kernel"),
        ("undercroft.bots.bot", "import undercroft.rulebook", "bots may import only games, kernel"),
        ("undercroft.words", "import undercroft.bots", "words may import only games, kernel"),
        ("undercroft.host.voice", "import undercroft.server.house", HOST_BELOW),
        ("undercroft.host.voice", "def f():\n    from undercroft.terminal import app", HOST_BELOW),
        ("undercroft.bots.bot", "import undercroft.host.live", "bots may import only games, kernel"),
        ("undercroft.adapters.gym", "import undercroft.words", "texts for people are for what people use"),
        ("undercroft.lab.report", "import undercroft.cli", "nothing depends on the command line"),
        ("undercroft.lab.report", "import undercroft.bench", "lab may not import bench: it stands beside it"),
        ("undercroft.games.a.rules.turn", "from undercroft.games.a.told import view", "rules may not import told"),
        ("undercroft.games.doodle.rules.turn", "from undercroft.games.doodle import bot", "rules may not import bot"),
        ("undercroft.games.a.state", "from undercroft.games.a.rules.turn import turn", "state may not import rules"),
        ("undercroft.games.a.content.cards", "import undercroft.games.a.state", "content may not import state"),
        ("undercroft.games.a.told.view", "import undercroft.games.a.bot.player", "told may not import bot"),
        ("undercroft.games.a.rules.turn", "from undercroft.games.a import state\nfrom . import fight", ""),
        ("undercroft.games.a.bot.player", "from undercroft.games.a.told.odds import odds", ""),
        ("undercroft.host.live", "import undercroft.words, undercroft.bots.levels, undercroft.kernel.match", ""),
        ("undercroft.server.socket", "from undercroft.host.authority import Authority", ""),
        ("undercroft.bench.playouts", "import undercroft.lab.progress", ""),
        ("undercroft.games", "from undercroft.games.a.game import A", ""),
        ("undercroft.games.a.game", "from undercroft.games.rooms import RoomGame", ""),
        ("undercroft.bots.bot", "from undercroft.games import find_game\nimport undercroft.kernel.ask", ""),
        ("undercroft.terminal.app", "import undercroft.words, undercroft.bots.bot", ""),
        ("undercroft.cli", "import undercroft.commands.play, undercroft.lab.report", ""),
    ],
)
def test_an_import_against_the_direction_is_found(module: str, source: str, reason: str) -> None:
    reasons = [why_not(module, name) for _, name in imports_of(source, module)]
    assert reasons
    assert [found for found in reasons if found] == ([reason] if reason else [])


# --- the host --------------------------------------------------------------------------------------------------------


def foreign_to_the_host(source: str) -> Iterator[str]:
    """What a module of the host has and may not have: network, storage, processes, threads."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or "", *(alias.name for alias in node.names if alias.name in NOT_IN_THE_HOST)]
        else:
            if isinstance(node, ast.Attribute) and node.attr in NOT_IN_THE_HOST:
                yield node.attr
            continue
        tops = {name.split(".")[0] for name in names}
        yield from sorted(tops - IN_THE_HOST - {"undercroft"})


@pytest.mark.parametrize("path", sorted((SOURCE / "host").rglob("*.py")), ids=lambda path: module_name(path))
def test_the_host_knows_no_network_no_database_and_no_process(path: Path) -> None:
    assert list(foreign_to_the_host(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import litestar", ["litestar"]),
        ("def f():\n    from sqlalchemy.engine import make_url", ["sqlalchemy"]),
        ("import asyncio, os, subprocess", ["os", "subprocess"]),
        ("import asyncio\nasyncio.to_thread(f)", ["to_thread"]),
        ("from asyncio import open_connection", ["open_connection"]),
        ("import asyncio\nfrom msgspec import json\nfrom undercroft.kernel import ask\nasyncio.Lock()", []),
    ],
)
def test_what_the_host_may_not_have_is_found(source: str, found: list[str]) -> None:
    assert list(foreign_to_the_host(source)) == found


# --- circles and heaps -----------------------------------------------------------------------------------------------


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Whatever kind of import it is: also one inside a function, and one for types only."""
    modules = graph()
    assert len(modules) > 300
    assert cycle(modules) == []


def test_no_folder_is_a_heap() -> None:
    """At most twenty files side by side; in a game at most ten beside its rooms."""
    folders = [SOURCE, *(path for path in SOURCE.rglob("*") if path.is_dir())]
    most = {folder: 10 if folder.parent == SOURCE / "games" else 20 for folder in folders}
    assert [folder.name for folder in folders if len(list(folder.glob("*.py"))) > most[folder]] == []
