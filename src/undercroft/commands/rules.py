"""`undercroft rules`: read the rules, and see which clauses the tests cover."""

from __future__ import annotations

import argparse
import json
import textwrap
from pathlib import Path

from rich.console import Console
from rich.text import Text

from undercroft import rulebook
from undercroft.commands.arguments import Commands, add_command, add_language
from undercroft.commands.coverage import report_coverage
from undercroft.games import game_names
from undercroft.kernel.errors import BadOptions
from undercroft.project import project_root
from undercroft.workshop import places

_EXAMPLES = """
undercroft rules labyrinth                        all rules, section by section
undercroft rules labyrinth LAB-FIGHT              one section
undercroft rules LAB-FIGHT-4 --lang de            one clause, and where it stands in the source
undercroft rules labyrinth --search secret door   the clauses with these words
undercroft rules --coverage                       which clauses the tests cover; exit code 1 if any is missing
"""


def add(commands: Commands) -> None:
    """What `rules` takes."""
    parser = add_command(commands, "rules", "read the rules of a game in our own words, clause by clause", _EXAMPLES)
    known = ", ".join(game_names())
    parser.add_argument("game", nargs="?", help=f"which game: {known}; a clause alone says it too")
    parser.add_argument("clause", nargs="?", help="a clause such as LAB-FIGHT-4, or a section such as LAB-FIGHT")
    parser.add_argument("--search", nargs="+", metavar="WORD", help="only the clauses that have all these words")
    parser.add_argument("--coverage", action="store_true", help="report which clauses passing tests cite")
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print rules, or the coverage of clauses."""
    if args.coverage:
        return report_coverage([args.game] if args.game else game_names(), as_json=args.json)
    if args.game is None:
        raise BadOptions(f"say whose rules to print: {', '.join(game_names())}")
    if args.clause is None and (game := _game_of(args.game)) is not None:
        args.game, args.clause = game, args.game
    wanted = _wanted(args)
    if args.json:
        print(
            json.dumps({clause: rulebook.rule(args.game, clause, args.lang) for clause in wanted}, ensure_ascii=False)
        )
    elif not wanted:
        print("No clause has these words.")
    elif rulebook.is_vector(wanted[0]):
        _print_vectors(args.game, wanted)
    else:
        _print_rules(args.game, wanted, args.lang)
        if len(wanted) == 1:
            _print_places(args.game, wanted[0])
    return 0


def _game_of(typed: str) -> str | None:
    """The game whose clauses begin as this word does."""
    prefix, dash, _ = typed.strip().upper().partition("-")
    games = (name for name in game_names() if rulebook.clauses(name)[0].partition("-")[0] == prefix)
    return next(games, None) if dash else None


def _print_places(game: str, clause: str) -> None:
    """File, line and function of the rule; a checkout's files are named from its root."""
    root = project_root()
    before = "src/undercroft/" if root is not None else f"{places.GAMES.parent.as_posix()}/"
    found = places.places(game, clause)
    for place in found:
        print(f"    -> {before}{place}")
    if not found:
        section = rulebook.section_of(clause)
        for file in places.files_of_section(game, clause):
            print(f"    -> {before}{file} (with others of {section}; no line names {clause} alone)")


def _wanted(args: argparse.Namespace) -> list[str]:
    """The clauses that were asked for."""
    if args.search:
        return rulebook.search(args.game, args.search, args.lang)
    if args.clause is None:
        return list(rulebook.told(args.game))
    found = rulebook.find(args.game, args.clause)
    ids = rulebook.clauses(args.game)
    return [found] if found in ids else [clause for clause in ids if rulebook.section_of(clause) == found]


def _print_rules(game: str, wanted: list[str], language: str) -> None:
    console = Console(highlight=False)
    for section in rulebook.sections(game, language):
        members = [clause for clause in section.clauses if clause in wanted]
        if members:
            console.print(Text(f"\n{section.title} ({section.id})", style="bold"))
        for clause in members:
            console.print(Text(clause, style="cyan"))
            print(_indented(rulebook.rule(game, clause, language), console.width))


def _indented(text: str, width: int) -> str:
    """Every line of the text, wrapped to the width of the terminal."""
    lines = text.splitlines()
    return "\n".join(textwrap.fill(row, width, initial_indent="    ", subsequent_indent="    ") for row in lines)


def _print_vectors(game: str, wanted: list[str]) -> None:
    """Worked examples and cases are scenario files: say which."""
    root = project_root()
    files = sorted((root / "scenarios" / game).rglob("*.toml")) if root is not None else []
    for clause in wanted:
        found = [str(_short(path, root)) for path in files if f'"{clause}"' in path.read_text(encoding="utf-8")]
        where = ", ".join(found) or "no file here has it"
        print(f"{clause} is a worked case that can be run as a scenario: {where}")


def _short(path: Path, root: Path | None) -> Path:
    return path.relative_to(root) if root is not None else path
