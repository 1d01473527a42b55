"""The house has rooms, and doors that open one way.

`cli, commands, server, terminal, lab, bench, workshop -> host -> bots -> games -> kernel`; inside a game
`told, bot, scenario -> rules -> content, state`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "undercroft"

BELOW: dict[str, set[str]] = {
    "kernel": set(),
    "scenario": {"kernel"},
    "games": {"kernel"},
    "bots": {"kernel", "games"},
    "words": {"kernel", "games"},
    "rulebook": {"kernel", "games"},
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
    "rules": {"content", "options", "state"},
    "redeal": {"content", "options", "state", "rules"},
    "invariants": {"content", "options", "state", "rules"},
    "lively": {"content", "options", "state", "rules"},
    "scenario": {"content", "options", "state", "rules"},
    "told": {"content", "options", "state", "rules"},
    "bot": {"content", "options", "state", "rules", "told"},
}
"""The rooms of a game. Bots may read the odds that people are told. `game` is the way in: it may open every door."""
FOR_PEOPLE = {"words", "rulebook"}
"""Texts for people: only what shows them to people may import them."""


def part_of(module: str) -> str:
    """The part that a module belongs to: `undercroft.games.labyrinth.rules.turn` is in `games`."""
    return module.split(".")[1] if "." in module else ""


def module_name(path: Path) -> str:
    parts = ["undercroft", *path.relative_to(SOURCE).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def is_module(name: str) -> bool:
    if part_of(name) in BELOW.keys() | TOPS.keys() | SHELL and name.count(".") == 1:
        return True
    path = SOURCE.parent.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def imports_of(source: str, module: str, *, is_package: bool = False) -> Iterator[tuple[int, str]]:
    """Every module of the project that is imported anywhere in the source, also inside functions."""
    package = module.split(".") if is_package else module.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            name = ".".join([*base, *([node.module] if node.module else [])])
            found = [f"{name}.{a.name}" if is_module(f"{name}.{a.name}") else name for a in node.names]
        elif isinstance(node, ast.Call) and _is_import_call(node.func):
            argument = node.args[0] if node.args else None
            found = [argument.value] if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else []
        else:
            continue
        yield from ((node.lineno, name) for name in found if name.split(".")[0] == "undercroft")


def _is_import_call(called: ast.expr) -> bool:
    name = called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""
    return name in ("import_module", "__import__")


def why_not(module: str, imported: str) -> str:
    """Why this module may not import that one; empty if it may."""
    part, other = part_of(module), part_of(imported)
    if part == other:
        if part != "games" or module.count(".") < 2 or imported.count(".") < 2:
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
        ("undercroft.bench.playouts", "import undercroft.lab.progress", ""),
        ("undercroft.games", "from undercroft.games.a.game import A", ""),
        ("undercroft.bots.bot", "from undercroft.games import find_game\nimport undercroft.kernel.ask", ""),
        ("undercroft.terminal.app", "import undercroft.words, undercroft.bots.bot", ""),
        ("undercroft.cli", "import undercroft.commands.play, undercroft.lab.report", ""),
    ],
)
def test_an_import_against_the_direction_is_found(module: str, source: str, reason: str) -> None:
    reasons = [why_not(module, name) for _, name in imports_of(source, module)]
    assert reasons
    assert [found for found in reasons if found] == ([reason] if reason else [])
