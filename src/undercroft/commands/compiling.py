"""`undercroft compile`: the same rules several times as fast, for simulations, searches and benchmarks."""

from __future__ import annotations

import argparse

from rich.console import Console

from undercroft.commands.arguments import Commands, add_command
from undercroft.workshop.compiling import BuildFailed, build, find_tools, has_compiler, install_tools

_EXAMPLES = """
undercroft compile
UNDERCROFT_PURE=1 undercroft simulate labyrinth --bots random,random --games 10   # leaves the compiled rules aside
"""


def add(commands: Commands, called: str = "undercroft compile") -> None:
    """What `compile` takes; it is a command of its own and one of the workshop's."""
    what = "compile the rules with mypyc, which takes a few minutes; they play the same games, several times as fast"
    parser = add_command(commands, "compile", what, _EXAMPLES.replace("undercroft compile", called))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Compile the rules of today."""
    del args
    compile_rules()
    return 0


def compile_rules() -> None:
    """Compile, and say so while it lasts."""
    if not has_compiler():
        raise BuildFailed("there is no C compiler here (cc, gcc or clang); plain Python runs as well")
    console = Console(stderr=True)
    with console.status("compiling the rules (a few minutes) ..."):
        target = build(find_tools() or install_tools())
    console.print(f"The compiled rules are in {target}. They are used as long as no line of the rules changes.")
