"""Who imports whom: every import of the project's own modules, also inside functions and for types alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parent.parent


def module_name(path: Path) -> str:
    """`src/undercroft/kernel/ask.py` is `undercroft.kernel.ask`; a folder is its package."""
    parts = ["undercroft", *path.relative_to(SOURCE).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def part_of(module: str) -> str:
    """The part that a module belongs to: `undercroft.games.labyrinth.rules.turn` is in `games`."""
    return module.split(".")[1] if "." in module else ""


def is_module(name: str) -> bool:
    """Is there a file or a folder of that name?"""
    path = SOURCE.parent.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def imports_of(source: str, module: str, *, is_package: bool = False) -> Iterator[tuple[int, str]]:
    """Every module of the project that is imported anywhere in the source, with its line."""
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


def graph() -> dict[str, set[str]]:
    """Every module, and the modules that it imports."""
    found: dict[str, set[str]] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        module = module_name(path)
        source = path.read_text(encoding="utf-8")
        imported = {name for _, name in imports_of(source, module, is_package=path.name == "__init__.py")}
        found[module] = {name for name in imported if is_module(name)} - {module}
    return found


def cycle(graph: Mapping[str, set[str]]) -> list[str]:
    """Modules that import each other in a circle, the first again at the end; empty if there is no such circle."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found[::-1]
    return []
