"""`undercroft --version`: which version of everything this is, found without starting any of it."""

from __future__ import annotations

import argparse
import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from undercroft import IS_COMPILED, PROTOCOL, __version__
from undercroft.games import find_game, game_names
from undercroft.kernel.record import FORMAT

SERVER = Path(__file__).parents[1] / "server"


class ShowVersions(argparse.Action):
    """Looks only if somebody asks."""

    def __init__(self, **said: Any) -> None:
        super().__init__(**said, nargs=0, default=argparse.SUPPRESS)

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        """Say it and leave."""
        print("\n".join(versions()))
        parser.exit()


def versions() -> Iterator[str]:
    """One line for the program, one for what it stores and speaks, one for the games."""
    yield f"undercroft {__version__} ({'compiled rules' if IS_COMPILED else 'plain Python'})"
    yield f"record {FORMAT}, protocol {PROTOCOL}, database {database_version()}"
    yield ", ".join(f"{name} {find_game(name).version}" for name in game_names())


def database_version() -> str:
    """The newest step of the tables: the one that no other follows. Read, not run, since Alembic takes its time."""
    steps = [_step(file) for file in SERVER.rglob("migrations/versions/*.py") if file.stem != "__init__"]
    followed = {step["down_revision"] for step in steps}
    (newest,) = (step["revision"] for step in steps if step["revision"] not in followed)
    return str(newest)


def _step(file: Path) -> dict[str, Any]:
    """The names that a step gives itself and the one before it."""
    return {
        target.id: ast.literal_eval(line.value)
        for line in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(line, ast.Assign)
        for target in line.targets
        if isinstance(target, ast.Name)
    }
