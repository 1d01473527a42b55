"""`undercroft workshop mutants`: would a test notice if a rule were broken?"""

from __future__ import annotations

import argparse
import json
import secrets
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from undercroft.commands.arguments import Commands, add_command
from undercroft.games import find_game, game_names
from undercroft.lab.progress import progress_bar
from undercroft.lab.simulate import cores
from undercroft.project import need_root
from undercroft.workshop import cited_only
from undercroft.workshop.mutants import Campaign, Equivalent, Trial, Tried, equivalents, reason_of, sample
from undercroft.workshop.mutations import Mutant

_EXAMPLES = """
undercroft workshop mutants --game doodle --sample 60             60 rules of Doodle broken one at a time, by chance
undercroft workshop mutants --sample 20 --seed 7                  20 of each game; the same seed goes on where it was
undercroft workshop mutants --game fighter --sample 60 --json     for other programs
undercroft workshop mutants --game labyrinth --clauses            which clauses are cited by tests that notice nothing

The exit code is 1 if a broken rule was noticed by nobody. What makes no difference to the game is named with a reason
in tests/equivalent.toml and does not count.
"""


def add(commands: Commands) -> None:
    """What `workshop mutants` takes."""
    what = "break the rules one at a time and see whether a test notices"
    parser = add_command(commands, "mutants", what, _EXAMPLES)
    parser.add_argument("--game", metavar="NAME", help="only this game (default: all)")
    parser.add_argument(
        "--sample", type=int, default=60, metavar="N", help="so many of each game (default: %(default)s)"
    )
    parser.add_argument("--seed", metavar="S", help="which ones: the same seed chooses the same (default: new ones)")
    parser.add_argument("--clauses", action="store_true", help="try the lines that name a clause with its tests alone")
    parser.add_argument("--fresh", action="store_true", help="forget what an interrupted run has found")
    parser.add_argument(
        "--workers", type=int, default=cores(), metavar="N", help="at the same time (default: all cores)"
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Try the mutants of one game, or of all."""
    root = need_root("to break rules")
    games = [find_game(args.game).name] if args.game else game_names()
    seed = args.seed or secrets.token_hex(4)
    found = {game: (_clauses if args.clauses else _mutants)(root, game, seed, args) for game in games}
    if args.json:
        print(json.dumps(found))
    else:
        (_show_clauses if args.clauses else _show)(Console(highlight=False), found)
    return 1 if any(one["survivors"] for one in found.values()) else 0


def _mutants(root: Path, game: str, seed: str, args: argparse.Namespace) -> dict[str, Any]:
    campaign = Campaign(root, game, f"seed-{seed}-of-{args.sample}")
    if args.fresh:
        campaign.forget()
    chosen = sample(campaign.found, args.sample, f"{game} {seed}")
    known = equivalents(root)
    tried = _run(campaign, campaign.trials(chosen), args.workers, f"breaking rules of {game} (seed {seed})")
    return {"seed": seed, **_result(chosen, tried, known)}


def _run(campaign: Campaign, trials: list[Trial], workers: int, doing: str) -> dict[str, Tried]:
    with progress_bar() as bar:
        task = bar.add_task(doing, total=len(trials))
        return campaign.run(trials, workers, lambda: bar.advance(task))


def _result(chosen: list[Mutant], tried: dict[str, Tried], known: list[Equivalent]) -> dict[str, Any]:
    same = [mutant for mutant in chosen if not tried[mutant.id].by and reason_of(mutant, known)]
    survivors = [mutant for mutant in chosen if not tried[mutant.id].by and not reason_of(mutant, known)]
    counted = len(chosen) - len(same)
    return {
        "tried": len(chosen),
        "noticed": counted - len(survivors),
        "share": (counted - len(survivors)) / counted if counted else 1.0,
        "equivalent": [{**_told(mutant), "reason": reason_of(mutant, known)} for mutant in same],
        "survivors": [_told(mutant) for mutant in survivors],
    }


def _told(mutant: Mutant) -> dict[str, Any]:
    names = ("file", "line", "function", "before", "after")
    return {name: getattr(mutant, name) for name in names}


def _show(console: Console, found: dict[str, dict[str, Any]]) -> None:
    table = Table("game", "seed")
    for name in ("tried", "equivalent", "noticed", "share"):
        table.add_column(name, justify="right")
    for game, one in found.items():
        numbers = (str(one["tried"]), str(len(one["equivalent"])), str(one["noticed"]), f"{one['share']:.1%}")
        table.add_row(game, one["seed"], *numbers)
    console.print(table)
    for one in found.values():
        for row in one["survivors"]:
            where = f"{row['file']}:{row['line']} {row['function']}"
            console.print(f"nobody noticed: {where}\n    {row['before']}\n    -> {row['after']}", markup=False)


def _clauses(root: Path, game: str, seed: str, args: argparse.Namespace) -> dict[str, Any]:
    campaign = Campaign(root, game, f"clauses-{seed}")
    if args.fresh:
        campaign.forget()
    trials = cited_only.chosen(campaign.found, game, seed)
    tried = _run(campaign, trials, args.workers, f"breaking the lines that name clauses of {game}")
    known = equivalents(root)
    report = cited_only.report(trials, tried, lambda mutant: bool(reason_of(mutant, known)))
    cited_only.keep(root, game, report)
    return {"clauses": len(report), "survivors": sorted(clause for clause, noticed in report.items() if not noticed)}


def _show_clauses(console: Console, found: dict[str, dict[str, Any]]) -> None:
    for game, one in found.items():
        console.print(f"{game}: {one['clauses']} clauses stand in the rules; cited only: {len(one['survivors'])}")
        for clause in one["survivors"]:
            console.print(f"    {clause}", markup=False)
