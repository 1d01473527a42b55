"""The command line: `undercroft COMMAND`, and `undercroft` alone opens the table in the browser.

What a person can put right is said in one sentence, without a traceback.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Final

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
from undercroft.commands.versions import ShowVersions
from undercroft.kernel.errors import UndercroftError
from undercroft.words import Words

FAILED: Final = 2
INTERRUPTED: Final = 130
WITHOUT_A_COMMAND: Final = ("serve", "--open")
"""Who says nothing wants to play."""

_EXAMPLES: Final = """examples:
  undercroft                                  starts the table and opens the browser, as `undercroft serve --open`
  undercroft play labyrinth                   plays in the terminal
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
    top.add_argument("--version", action=ShowVersions, help="say which version of everything this is, and leave")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in (play, serve, simulate, replay, verify, scenario, rules, lab, bench, compiling, workshop):
        command.add(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    given = sys.argv[1:] if arguments is None else arguments
    args = parser().parse_args(given or WITHOUT_A_COMMAND)
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
