"""Which clauses of a game's ledger a passing test would see broken, and which none would.

Tests cite clauses with `@pytest.mark.clause("LAB-FIGHT-4")`, scenario files with their list `clauses`. A run of all
citing tests leaves `.coverage-clauses.json` behind (see tests/conftest.py); here it is read, or made by running them.
"""

from __future__ import annotations

import importlib
import importlib.util
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from undercroft.kernel.errors import UndercroftError
from undercroft.lab.simulate import cores
from undercroft.rulebook import LOCALES, clauses, is_vector
from undercroft.workshop.environments import install_lock

REPORT: Final = ".coverage-clauses.json"
MOST_WAIVED: Final = 0.03
_WATCHED: Final = ("src", "tests", "scenarios")


class BadCoverage(UndercroftError):
    """Coverage that cannot be told: no tests here, or waivers that are not in order."""

    key = "error-bad-coverage"


class Citation(msgspec.Struct, forbid_unknown_fields=True):
    """One passed test, the clauses it cites, and the scenario file it ran, if it ran one."""

    clauses: list[str]
    scenario: str | None = None


class Cited(msgspec.Struct, forbid_unknown_fields=True):
    """What a run of the citing tests found: when it began, who passed and who did not."""

    started: float
    passed: dict[str, Citation]
    failed: list[str]


class Coverage(msgspec.Struct):
    """The clauses of one game: how many there are, are covered, are waived; and which are neither."""

    clauses: int
    covered: int
    waived: int
    missing: list[str]


def coverage(game: str, cited: Cited, waived: dict[str, str]) -> Coverage:
    """A clause is covered by any passing test that cites it; a worked example or case only by a scenario."""
    by_any = {clause for citation in cited.passed.values() for clause in citation.clauses}
    by_scenario = {clause for citation in cited.passed.values() if citation.scenario for clause in citation.clauses}
    ids = clauses(game)
    covered = [clause for clause in ids if clause in (by_scenario if is_vector(clause) else by_any)]
    rest = set(ids) - set(covered)
    missing = [clause for clause in ids if clause in rest and clause not in waived]
    return Coverage(len(ids), len(covered), len(rest) - len(missing), missing)


def waivers(game: str, path: Path | None = None) -> dict[str, str]:
    """The clauses that no test needs to cite, each with the reason; refuses more than 3 % of them."""
    place = path or LOCALES / "clauses" / f"{game}-waived.toml"
    if not place.is_file():
        return {}
    try:
        given = tomllib.loads(place.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as wrong:
        raise BadCoverage(f"{place.name} is no TOML file: {wrong}") from None
    ids = clauses(game)
    for clause, reason in given.items():
        if clause not in ids:
            raise BadCoverage(f"{place.name} waives {clause}, which is no clause of {game}", clause=clause)
        if not isinstance(reason, str) or len(reason.split()) < 3:
            raise BadCoverage(f"{place.name} waives {clause} without a reason in words", clause=clause)
    if len(given) > MOST_WAIVED * len(ids):
        raise BadCoverage(f"{place.name} waives {len(given)} of {len(ids)} clauses; at most 3 % may be waived")
    return given


def read_cited(root: Path) -> Cited | None:
    """What the last run of all citing tests found; None if something has changed since it began."""
    path = root / REPORT
    try:
        cited = msgspec.json.decode(path.read_bytes(), type=Cited)
    except (OSError, msgspec.DecodeError):
        return None
    return cited if all(file.stat().st_mtime < cited.started for file in _files(root)) else None


def _files(root: Path) -> Iterator[Path]:
    """Every file on which the outcome of a test may depend."""
    for folder in _WATCHED:
        for path in (root / folder).rglob("*"):
            made = "__pycache__" in path.parts or any(part.endswith(".egg-info") for part in path.parts)
            if path.is_file() and not made:
                yield path


def run_citing_tests(root: Path) -> Cited:
    """Run all tests that cite a clause; what they print goes to stderr."""
    if importlib.util.find_spec("pytest") is None:
        print("Installing what the tests need ...", file=sys.stderr)
        install_lock(Path(sys.executable), root, "test")
        importlib.invalidate_caches()
    command = [sys.executable, "-m", "pytest", "-q", "-m", "clause"]
    if importlib.util.find_spec("xdist") is not None:
        command += ["-n", str(cores())]
    subprocess.run(command, cwd=root, stdout=sys.stderr, check=False)
    cited = read_cited(root)
    if cited is None:
        raise BadCoverage("the citing tests could not be run to their end; see what pytest says above")
    return cited
