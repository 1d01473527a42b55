"""`undercroft workshop coverage`: which clauses the tests cover; `undercroft rules --coverage` says the same."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from undercroft import rulebook
from undercroft.commands.arguments import Commands, add_command
from undercroft.games import game_names
from undercroft.project import need_root
from undercroft.workshop import cited_only
from undercroft.workshop.coverage import Cited, Coverage, coverage, read_cited, run_citing_tests, waivers

_EXAMPLES = """
undercroft workshop coverage                     of all games; exit code 1 if a clause is missing
undercroft workshop coverage labyrinth --json
"""


def add(commands: Commands) -> None:
    """What `coverage` takes."""
    what = "report which clauses passing tests cite; runs them if something has changed since their last run"
    parser = add_command(commands, "coverage", what, _EXAMPLES)
    parser.add_argument("game", nargs="?", help=f"only this game: {', '.join(game_names())}")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Report on one game, or on all of them."""
    return report_coverage([args.game] if args.game else game_names(), as_json=args.json)


def report_coverage(games: list[str], *, as_json: bool) -> int:
    """Report on each game; the tests are run if something has changed since their last run."""
    for game in games:
        rulebook.clauses(game)
    root = need_root("the coverage of clauses")
    cited = read_cited(root)
    if cited is None:
        print("Running the tests that cite clauses ...", file=sys.stderr)
        cited = run_citing_tests(root)
    found = {game: coverage(game, cited, waivers(game)) for game in games}
    if as_json:
        print(json.dumps(msgspec.to_builtins(found)))
    else:
        _show(Console(highlight=False), found, cited)
        _show_cited_only(Console(highlight=False), root, games)
    return 1 if cited.failed or any(report.missing for report in found.values()) else 0


def _show(console: Console, found: dict[str, Coverage], cited: Cited) -> None:
    table = Table("game")
    for name in ("clauses", "covered", "waived", "missing"):
        table.add_column(name, justify="right")
    for game, report in found.items():
        cells: list[Any] = [report.clauses, report.covered, report.waived, len(report.missing)]
        table.add_row(game, *(str(cell) for cell in cells))
    console.print(table)
    for game, report in found.items():
        for clause, reason in waivers(game).items():
            console.print(f"waived: {clause}: {reason}")
        if report.missing:
            console.print(f"missing in {game}: {' '.join(report.missing)}")
    for test in cited.failed:
        console.print(f"failed: {test}", markup=False)


def _show_cited_only(console: Console, root: Path, games: list[str]) -> None:
    """A citation is a promise; breaking the rule shows whether it is kept."""
    for game in games:
        noticed = cited_only.read(root, game)
        if noticed is None:
            console.print(f"{game}: whether citations prove anything says `undercroft workshop mutants --clauses`")
        elif weak := sorted(clause for clause, is_noticed in noticed.items() if not is_noticed):
            console.print(f"cited only in {game}, no citing test notices a broken rule: {' '.join(weak)}")
