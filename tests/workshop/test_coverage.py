"""Coverage of clauses: only what a passing test cites is covered, and the reasons for the rest are written down."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from undercroft.rulebook import clauses
from undercroft.workshop.coverage import REPORT, BadCoverage, Citation, Cited, coverage, read_cited, waivers

CONFTEST = Path(__file__).parents[1] / "conftest.py"
PROJECT = """
[tool.pytest.ini_options]
testpaths = ["tests"]
addopts = "--strict-markers -p no:cacheprovider"
markers = ["clause(*ids): cites"]
"""
TESTS = """
import pytest

@pytest.mark.clause("LAB-MOVE-1", "LAB-MOVE-2")
def test_passes(): pass

@pytest.mark.clause("LAB-MOVE-3")
def test_fails(): assert False

@pytest.mark.clause("LAB-MOVE-4")
def test_is_skipped(): pytest.skip("not now")

@pytest.mark.parametrize("file", [pytest.param(1, marks=pytest.mark.clause("LAB-EX-1", scenario="scenarios/a.toml"))])
def test_scenario(file): pass

@pytest.fixture
def broken():
    yield
    raise RuntimeError

@pytest.mark.clause("LAB-MOVE-5")
def test_breaks_afterwards(broken): pass

def test_cites_nothing(): assert False
"""


def cited(*tests: Citation) -> Cited:
    return Cited(0.0, {str(number): test for number, test in enumerate(tests)}, [])


def test_a_clause_is_covered_by_any_passing_test_that_cites_it() -> None:
    found = coverage("labyrinth", cited(Citation(["LAB-MOVE-1", "LAB-MOVE-2"]), Citation(["LAB-MOVE-1"])), {})
    assert (found.clauses, found.covered, found.waived) == (451, 2, 0)
    assert "LAB-MOVE-1" not in found.missing
    assert len(found.missing) == 449


def test_an_example_is_covered_by_a_scenario_only() -> None:
    assert "LAB-EX-1" in coverage("labyrinth", cited(Citation(["LAB-EX-1"])), {}).missing
    assert "LAB-EX-1" not in coverage("labyrinth", cited(Citation(["LAB-EX-1"], "scenarios/a.toml")), {}).missing


def test_clauses_are_covered_or_waived_or_missing() -> None:
    waived = {"LAB-MOVE-1": "told by a test anyhow", "LAB-MOVE-2": "about chairs and cheering"}
    found = coverage("labyrinth", cited(Citation(["LAB-MOVE-1"])), waived)
    assert (found.covered, found.waived, len(found.missing)) == (1, 1, 449)


def test_a_clause_of_another_game_counts_for_nothing() -> None:
    assert coverage("labyrinth", cited(Citation(["TOY-MOVE-1"])), {}).covered == 0


# --- waivers ------------------------------------------------------------------------------------------------------


def waive(tmp_path: Path, text: str) -> dict[str, str]:
    path = tmp_path / "waived.toml"
    path.write_text(text)
    return waivers("labyrinth", path)


def test_the_waivers_of_the_project_are_in_order() -> None:
    assert len(waivers("labyrinth")) <= 0.03 * len(clauses("labyrinth"))


def test_a_waiver_has_a_reason(tmp_path: Path) -> None:
    assert waive(tmp_path, 'LAB-MOVE-1 = "about chairs and cheering"')
    with pytest.raises(BadCoverage, match="reason"):
        waive(tmp_path, 'LAB-MOVE-1 = ""')


def test_only_clauses_that_exist_are_waived(tmp_path: Path) -> None:
    with pytest.raises(BadCoverage, match="TOY-MOVE-1"):
        waive(tmp_path, 'TOY-MOVE-1 = "about chairs and cheering"')


def test_no_more_than_three_percent_are_waived(tmp_path: Path) -> None:
    rows = [f'{clause} = "about chairs and cheering"\n' for clause in clauses("labyrinth")]
    assert len(waive(tmp_path, "".join(rows[:13]))) == 13
    with pytest.raises(BadCoverage, match="3 %"):
        waive(tmp_path, "".join(rows[:14]))


def test_waivers_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadCoverage, match="TOML"):
        waive(tmp_path, "LAB-MOVE-1 = about chairs")


# --- the report of a run ------------------------------------------------------------------------------------------


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A little project with the same conftest."""
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_some.py").write_text(TESTS)
    shutil.copy(CONFTEST, tmp_path / "tests" / "conftest.py")
    for path in (tmp_path / "tests").iterdir():
        os.utime(path, (1, 1))
    return tmp_path


def run_tests(project: Path, *arguments: str) -> Cited | None:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    command = [sys.executable, "-m", "pytest", "-q", *arguments]
    subprocess.run(command, cwd=project, env=clean, check=False, capture_output=True)
    return read_cited(project)


@pytest.mark.parametrize("arguments", [(), ("-m", "clause"), ("-n", "2")])
def test_a_full_run_tells_what_its_passed_tests_cite(project: Path, arguments: tuple[str, ...]) -> None:
    found = run_tests(project, *arguments)
    assert found is not None
    assert found.passed == {
        "tests/test_some.py::test_passes": Citation(["LAB-MOVE-1", "LAB-MOVE-2"]),
        "tests/test_some.py::test_scenario[1]": Citation(["LAB-EX-1"], "scenarios/a.toml"),
    }
    assert found.failed == ["tests/test_some.py::test_breaks_afterwards", "tests/test_some.py::test_fails"]


@pytest.mark.parametrize("arguments", [("-k", "passes"), ("tests/test_some.py",), ("-x",), ("--collect-only",)])
def test_a_run_of_some_tests_tells_nothing(project: Path, arguments: tuple[str, ...]) -> None:
    assert run_tests(project, *arguments) is None


def test_a_report_is_stale_when_anything_has_changed_since(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    source = tmp_path / "src" / "rule.py"
    source.touch()
    os.utime(source, (1000, 1000))
    assert read_cited(tmp_path) is None
    (tmp_path / REPORT).write_bytes(msgspec.json.encode(Cited(2000.0, {}, [])))
    assert read_cited(tmp_path) is not None
    os.utime(source, (3000, 3000))
    assert read_cited(tmp_path) is None
