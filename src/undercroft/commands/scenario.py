"""`undercroft scenario run`: run scenario files and report each."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from undercroft.commands.arguments import Commands, add_command
from undercroft.games import find_game
from undercroft.kernel.errors import BadScenario, UndercroftError
from undercroft.rulebook import find
from undercroft.scenario.read import Report, clauses, load, run

_EXAMPLES = """
undercroft scenario run scenarios/labyrinth/fight.toml
undercroft scenario run scenarios                  all files of a folder
"""

PASSED: Final = 0
FAILED: Final = 1
BAD_FILE: Final = 2


def add(commands: Commands) -> None:
    """What `scenario` takes."""
    parser = add_command(commands, "scenario", "run scenario files: given this table, when that, then this", _EXAMPLES)
    actions = parser.add_subparsers(metavar="ACTION", required=True)
    what = "run scenario files and report each; exit code 1 if one fails, 2 if one cannot be read"
    action = add_command(actions, "run", what, _EXAMPLES)
    action.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a scenario file, or a folder of them")
    action.add_argument("-q", "--quiet", action="store_true", help="print only what fails")
    action.set_defaults(run=run_files)


def run_files(args: argparse.Namespace) -> int:
    """Run every file; one that cannot be understood does not keep the others from being run."""
    code = PASSED
    count = failed = 0
    for path in _files(args.files):
        count += 1
        try:
            report = run_file(path)
        except UndercroftError as wrong:
            print(f"undercroft: {wrong}", file=sys.stderr)
            code = BAD_FILE
            failed += 1
            continue
        if not report.passed:
            code = max(code, FAILED)
            failed += 1
        if not (report.passed and args.quiet):
            _print_report(path, report)
    if count > 1:
        print(f"{count - failed} of {count} scenarios passed.")
    return code


def run_file(path: Path) -> Report:
    """Run one file; refuses one that cannot be understood or that cites a clause that is none."""
    scenario = load(path)
    try:
        game = find_game(scenario.game)
        for clause in clauses(scenario):
            find(game.name, clause)
    except UndercroftError as wrong:
        raise BadScenario(f"{path}: {wrong}", clause=wrong.clause) from None
    return run(scenario, game)


def _files(paths: Iterable[Path]) -> list[Path]:
    """The files to run; a folder stands for all scenarios in it."""
    found: list[Path] = []
    for path in paths:
        inside = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not inside:
            raise BadScenario(f"there is no scenario in {path}")
        found.extend(inside)
    return found


def _print_report(path: Path, report: Report) -> None:
    print(f"{'passed' if report.passed else 'FAILED'}  {path}: {report.scenario.title}")
    for case in report.cases:
        for failure in case.failures:
            print(f"        {case.title}: {failure}")
