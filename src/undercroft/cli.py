"""The command line: `undercroft COMMAND`. What a person can put right is said in one sentence, without a traceback."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Final

from undercroft import __version__
from undercroft.commands import (
    bench,
    compiling,
    lab,
    play,
    replay,
    rules,
    scenario,
    serve,
    simulate,
    verify,
    workshop,
)
from undercroft.kernel.errors import UndercroftError
from undercroft.words import Words

FAILED: Final = 2
INTERRUPTED: Final = 130

_EXAMPLES: Final = """examples:
  undercroft play labyrinth
  undercroft play labyrinth --seats "Anna,Bert,bot:greedy" --option mode=expert
  undercroft simulate labyrinth --bots greedy,random --games 1000 --seed 1
  undercroft rules labyrinth LAB-FIGHT-4 --lang de
  undercroft lab balance labyrinth --games 100
"""


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    top = argparse.ArgumentParser(
        prog="undercroft",
        description="A digital table for four dungeon board games.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"undercroft {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in (play, serve, simulate, replay, verify, scenario, rules, lab, bench, compiling, workshop):
        command.add(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    args = parser().parse_args(arguments)
    try:
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except UndercroftError as wrong:
        lang = getattr(args, "lang", "en")  # the sentence of the error is the English one
        print(f"undercroft: {wrong if lang == 'en' else Words(lang).error(wrong)}", file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # whoever read our output has had enough, as with `| head`; nothing more may be written, not even at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main())
