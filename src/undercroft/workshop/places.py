"""Where a rule stands: the lines of a game's sources that name a clause, with the function around each."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from undercroft import rulebook

GAMES: Final = Path(rulebook.__file__).parent / "games"
_CLAUSE: Final = re.compile(r"\b[A-Z]{3}(?:-[A-Z]+)+-\d+\b")
_NEAREST_FIRST: Final = ("rules", "content", "told", "bot")
"""A rule is decided in `rules`; the other rooms tell of it or reckon with it."""
_Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Place(NamedTuple):
    """A line of the sources: the file below `games`, the line, and the function or class it stands in."""

    file: str
    line: int
    function: str

    def __str__(self) -> str:
        return f"games/{self.file}:{self.line} {self.function}".rstrip()


def places(game: str, clause: str) -> list[Place]:
    """Every place that names the clause, one for each function, the room of the rules first."""
    return [place for named, place in _all(game) if named == clause]


def files_of_section(game: str, clause: str) -> list[str]:
    """Where most of the clause's section stands, for a clause that no line names alone."""
    section = rulebook.section_of(clause)
    named = Counter(f"games/{place.file}" for one, place in _all(game) if rulebook.section_of(one) == section)
    return [file for file, _ in named.most_common(2)]


@cache
def _all(game: str) -> tuple[tuple[str, Place], ...]:
    sources = [path for kind in ("*.py", "*.toml") for path in (GAMES / game).rglob(kind)]
    files = sorted(sources, key=lambda path: (_room(path, game), path))
    found = {
        (clause, place.file, place.function): place for path in reversed(files) for clause, place in _named_in(path)
    }
    return tuple((clause, place) for (clause, _, _), place in reversed(found.items()))


def _room(path: Path, game: str) -> int:
    room = path.relative_to(GAMES / game).parts[0]
    return _NEAREST_FIRST.index(room) if room in _NEAREST_FIRST else 1


def _named_in(path: Path) -> Iterator[tuple[str, Place]]:
    """From the last line to the first, so that of several in one function the first is kept."""
    source = path.read_text(encoding="utf-8")
    nodes = ast.walk(ast.parse(source)) if path.suffix == ".py" else ()
    functions = [node for node in nodes if isinstance(node, _Function)]
    lines = source.splitlines()
    for number in range(len(lines), 0, -1):
        for clause in _CLAUSE.findall(lines[number - 1]):
            yield clause, Place(path.relative_to(GAMES).as_posix(), number, _around(functions, number))


def _around(functions: list[_Function], line: int) -> str:
    """The function or class that the line stands in, with those around it."""
    around = [node for node in functions if node.lineno <= line <= (node.end_lineno or node.lineno)]
    return ".".join(node.name for node in sorted(around, key=lambda node: node.lineno))
