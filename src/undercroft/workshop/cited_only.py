"""Clauses that tests cite but do not prove: no test that cites one notices when the lines that name it are broken."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from undercroft.workshop.mutants import CLAUSE, KEPT, Trial, Tried
from undercroft.workshop.mutations import Mutant, mutants

MOST: Final = 4
"""So many mutants of the lines of one clause are tried at the most."""


def chosen(sources: Mapping[str, str], game: str, seed: str) -> list[Trial]:
    """For each clause that the rules name, some mutants of the statements that name it, each with its own tests."""
    found: dict[str, list[Mutant]] = {}
    for file, source in sources.items():
        every = mutants(source, file)
        for clause, lines in _named(source).items():
            found.setdefault(clause, []).extend(mutant for mutant in every if mutant.line in lines)
    random = Random(f"{game} {seed}")
    return [
        Trial(mutant, frozenset({clause}), is_citing=True)
        for clause, each in found.items()
        for mutant in random.sample(each, min(MOST, len(each)))
    ]


def _named(source: str) -> dict[str, set[int]]:
    """The lines of the innermost statements that name a clause; a comment above a statement belongs to it."""
    statements = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.stmt)]
    found: dict[str, set[int]] = {}
    for number, line in enumerate(source.splitlines(), start=1):
        for clause in CLAUSE.findall(line):
            found.setdefault(clause, set()).update(_statement(statements, number, line))
    return found


def _statement(statements: list[ast.stmt], number: int, line: str) -> range:
    at = number + 1 if line.lstrip().startswith("#") else number
    around = [node for node in statements if node.lineno <= at <= (node.end_lineno or node.lineno)]
    if not around:
        return range(0)
    inner = max(around, key=lambda node: node.lineno)
    is_docstring = isinstance(inner, ast.Expr) and isinstance(inner.value, ast.Constant)
    if is_docstring and len(around) > 1:  # it speaks of the whole function
        inner = sorted(around, key=lambda node: node.lineno)[-2]
    head = inner.body[0].lineno - 1 if isinstance(inner, ast.If | ast.For | ast.While) else inner.end_lineno
    return range(inner.lineno, max(inner.lineno, head or 0) + 1)


def report(
    trials: Iterable[Trial], tried: Mapping[str, Tried], is_equivalent: Callable[[Mutant], bool]
) -> dict[str, bool]:
    """For each clause: did a test that cites it notice any of its mutants? Equivalent ones say nothing."""
    found: dict[str, bool] = {}
    for trial in trials:
        noticed = bool(tried[trial.id].by)
        if noticed or not is_equivalent(trial.mutant):
            (clause,) = trial.clauses
            found[clause] = found.get(clause, False) or noticed
    return found


def keep(root: Path, game: str, noticed: Mapping[str, bool]) -> None:
    """Remember it for `undercroft rules --coverage`."""
    (root / KEPT).mkdir(exist_ok=True)
    _place(root, game).write_bytes(msgspec.json.encode(noticed))


def read(root: Path, game: str) -> dict[str, bool] | None:
    """What the last run found; None if there was none."""
    place = _place(root, game)
    return msgspec.json.decode(place.read_bytes(), type=dict[str, bool]) if place.is_file() else None


def _place(root: Path, game: str) -> Path:
    return root / KEPT / f"{game}-cited-only.json"
