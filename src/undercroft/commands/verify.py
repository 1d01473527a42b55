"""`undercroft verify`: check every roll of a finished game."""

from __future__ import annotations

import argparse
from pathlib import Path

from undercroft.commands.arguments import Commands, add_command, add_language
from undercroft.games import find_game
from undercroft.kernel.match import verify
from undercroft.kernel.record import load
from undercroft.terminal.store import find_path
from undercroft.words import Words

_EXAMPLES = """
undercroft verify game.jsonl
undercroft verify game.jsonl --lang de
"""


def add(commands: Commands) -> None:
    """What `verify` takes."""
    what = "play a finished game again and check every answer and every roll against its published key"
    parser = add_command(commands, "verify", what, _EXAMPLES)
    parser.add_argument("file", type=Path, metavar="FILE", help="the record of the game, or the name of a saved one")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Verify one record; what does not fit is refused by an error."""
    record = load(find_path(args.file))
    counts = verify(find_game(record.header.game), record)
    told = {name.replace("_", "-"): count for name, count in counts.items()}
    words = Words(args.lang)
    print(words.say("terminal-verified", file=str(args.file), **told))
    if counts["given"]:
        print(words.say("terminal-verified-given", number=counts["given"]))
    return 0
