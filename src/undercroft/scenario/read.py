"""Scenario files: given this table, when these answers and dice, then that. The format is told in docs/scenarios.md.

A file is read into a `Scenario`, and a `Scenario` is run against its game. What is wrong with the file is a
`BadScenario`; what the game does otherwise than the file says is a failure in the report.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from undercroft.kernel.errors import BadScenario
from undercroft.kernel.game import Game
from undercroft.scenario.expect import CHANCE_NAME, PROVIDED, SPECTATOR_NAME, Expectation, expectations, near
from undercroft.scenario.run import Case, CaseReport, Step, run_case

_CLAUSE: Final = re.compile(r"[A-Z]+(-[A-Z]+)+-[0-9]+[a-z]?")
_STEP: Final = re.compile(
    r"(?:(?P<name>[^:]*):)?\s*(?P<words>.*?)\s*(?P<refused>(?<!\S)refused(?:\s+(?P<why>[A-Za-z0-9-]+))?)?\s*"
)
_REASONS: Final = ("out-of-turn", "not-an-option", "game-is-over")
_KEYS: Final = ("title", "note", "clauses", "game", "options", "seats", "given", "case", "when", "then")
_CASE_KEYS: Final = ("title", "note", "clauses", "options", "given", "when", "then")


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario file as it was read; nothing of it has been played yet."""

    file: str
    title: str
    note: str
    clauses: tuple[str, ...]
    game: str
    seats: tuple[str, ...]
    cases: tuple[Case, ...]


@dataclass(frozen=True, slots=True)
class Report:
    """How a scenario went, case by case."""

    scenario: Scenario
    cases: tuple[CaseReport, ...]

    @property
    def passed(self) -> bool:
        return all(case.passed for case in self.cases)

    def sentences(self) -> list[str]:
        """Every failure as one line that names the file and the case."""
        return [f"{self.scenario.file}, {case.title}: {wrong}" for case in self.cases for wrong in case.failures]


def clauses(scenario: Scenario) -> tuple[str, ...]:
    """Every clause that the file says it proves, each once."""
    return tuple(dict.fromkeys((*scenario.clauses, *(c for case in scenario.cases for c in case.clauses))))


def run(scenario: Scenario, game: Game[Any]) -> Report:
    """Play every case and compare; `game` is the one that the scenario names."""
    file = scenario.file
    if scenario.game != game.name:
        raise BadScenario(f"{file}: it is a scenario of {scenario.game}, not of {game.name}")
    for clause in clauses(scenario):
        if not clause.startswith(game.prefix + "-"):
            raise BadScenario(f"{file}: {clause} is no clause of {game.name}, whose clauses begin with {game.prefix}-")
    return Report(scenario, tuple(run_case(file, scenario.seats, case, game) for case in scenario.cases))


def load(path: Path) -> Scenario:
    """Read a scenario file."""
    try:
        return parse(path.read_text(encoding="utf-8"), str(path))
    except (OSError, UnicodeDecodeError) as wrong:
        raise BadScenario(f"{path} cannot be read: {wrong}") from None


def load_all(paths: Iterable[Path]) -> list[Scenario]:
    """Several files in the order of their names; a folder stands for all that is in it."""
    files = [f for p in paths for f in (sorted(p.rglob("*.toml")) if p.is_dir() else [p])]
    return [load(file) for file in files]


def parse(toml: str, file: str = "scenario") -> Scenario:
    """A scenario from its text; every error is one sentence that says where."""
    try:
        given = tomllib.loads(toml)
    except tomllib.TOMLDecodeError as wrong:
        raise BadScenario(f"{file} is not TOML: {wrong}") from None
    except RecursionError:
        raise BadScenario(f"{file} is nested too deeply") from None
    return scenario_of(given, file)


def scenario_of(given: Mapping[str, Any], file: str = "scenario") -> Scenario:
    """A scenario from what its TOML says; whatever stands there, the error is one sentence that says where."""
    try:
        return _scenario(given, file)
    except BadScenario as wrong:
        raise BadScenario(f"{file}{wrong}") from None


# --- reading; the errors from here on are the rest of a sentence that begins with the file -------------------------


def _scenario(given: Mapping[str, Any], file: str) -> Scenario:
    _check_keys(given, _KEYS, "")
    seats = _seats(given)
    rows = given.get("case", [given])
    if not isinstance(rows, list) or not rows:
        raise BadScenario(": cases are written as [[case]]")
    shared = [key for key in ("when", "then") if "case" in given and key in given]
    if shared:
        raise BadScenario(f": {shared[0]!r} stands above [[case]], so no case would run it")
    cases: list[Case] = []
    for number, row in enumerate(rows, start=1):
        title = row.get("title", f"case {number}") if isinstance(row, dict) else f"case {number}"
        try:
            cases.append(_case(given, row, title, seats))
        except BadScenario as wrong:
            raise BadScenario(f", {title}{wrong}") from None
    return Scenario(
        file,
        _text(given, "title"),
        _text(given, "note", ""),
        _clauses(given),
        _text(given, "game"),
        seats,
        tuple(cases),
    )


def _case(top: Mapping[str, Any], row: Any, title: Any, seats: tuple[str, ...]) -> Case:
    if row is not top:
        _check_keys(row, _CASE_KEYS, "")
    if not isinstance(title, str):
        raise BadScenario(": the title is not a text")
    options = {**_table(top, "options"), **_table(row, "options")}
    is_given = "given" in top or "given" in row
    given = _merged(_table(top, "given"), _table(row, "given")) if is_given else None
    lines = row.get("when", [])
    if not isinstance(lines, list):
        raise BadScenario(": 'when' is not a list of steps")
    when = tuple(_step(line, number, seats) for number, line in enumerate(lines, start=1))
    then = _expectations(_table(row, "then"), ", then")
    if not then and not any(step.checks or step.refused is not None for step in when):
        raise BadScenario(": it expects nothing, so it can prove nothing; add a 'then'")
    return Case(title, _clauses(row) if row is not top else (), options, given, when, then)


def _step(line: Any, number: int, seats: tuple[str, ...]) -> Step:
    where = f", step {number}"
    if isinstance(line, dict):
        _check_keys(line, ("then",), where)
        return Step("then", checks=_expectations(_table(line, "then"), where))
    if not isinstance(line, str):
        raise BadScenario(f"{where}: {line!r} is neither a text nor a check like {{ then = {{ ... }} }}")
    match = _STEP.fullmatch(line)
    if match is None:
        raise BadScenario(f"{where}: {line!r} is more than one line")
    name, words = match["name"], match["words"]
    if name is None and words.split(" ")[0] not in ("dice", "draw"):
        raise BadScenario(f"{where}: {line!r} is neither '<seat>: <answer>' nor 'dice ...' nor 'draw ...'")
    if name is not None and name.strip() not in seats:
        raise BadScenario(f"{where}: no seat is called {name.strip()!r}; {near(name.strip(), seats)}")
    why = match["why"] or ""
    if why and not _CLAUSE.fullmatch(why) and why not in _REASONS:
        raise BadScenario(f"{where}: {why!r} is neither a clause nor a reason; {near(why, _REASONS)}")
    refused = why if match["refused"] else None
    return Step(line, None if name is None else seats.index(name.strip()), words, refused)


def _expectations(given: Mapping[str, Any], where: str) -> tuple[Expectation, ...]:
    try:
        return tuple(expectations(given))
    except BadScenario as wrong:
        raise BadScenario(f"{where}: {wrong}") from None


def _seats(given: Mapping[str, Any]) -> tuple[str, ...]:
    names = given.get("seats")
    if not isinstance(names, list) or not names or not all(isinstance(n, str) and n.strip() for n in names):
        raise BadScenario(": 'seats' must be a list of names")
    for name in names:
        if set(name) & set(".:,") or name != name.strip() or name in (*PROVIDED, CHANCE_NAME, SPECTATOR_NAME):
            raise BadScenario(f": a seat cannot be called {name!r}")
    if len(set(names)) < len(names):
        raise BadScenario(": two seats have the same name")
    return tuple(names)


def _clauses(given: Mapping[str, Any]) -> tuple[str, ...]:
    ids = given.get("clauses", [])
    if not isinstance(ids, list):
        raise BadScenario(": 'clauses' is not a list")
    for clause in ids:
        if not isinstance(clause, str) or not _CLAUSE.fullmatch(clause):
            raise BadScenario(f": {clause!r} is no clause id such as LAB-FIGHT-6")
    return tuple(ids)


def _check_keys(given: Any, known: Sequence[str], where: str) -> None:
    if not isinstance(given, dict):
        raise BadScenario(f"{where}: {given!r} is not a table")
    for key in given:
        if key not in known:
            raise BadScenario(f"{where}: unknown key {key!r}; {near(key, known)}")


def _text(given: Mapping[str, Any], key: str, default: str | None = None) -> str:
    value = given.get(key, default)
    if not isinstance(value, str):
        raise BadScenario(f": {key!r} is missing" if value is None else f": {key!r} is not a text")
    return value


def _table(given: Mapping[str, Any], key: str) -> dict[str, Any]:
    value = given.get(key, {})
    if not isinstance(value, dict):
        raise BadScenario(f": {key!r} is not a table")
    return value


def _merged(base: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """The shared given with what a case says otherwise; tables are merged, everything else is replaced."""
    both = dict(base)
    for key, value in over.items():
        old = both.get(key)
        both[key] = _merged(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return both
