"""A process of its own in which one finished game is analysed.

`python -m undercroft.server.after.analyst_process ROLLOUTS`

It reads a record from its input, and writes how far it is, a line each, and what it found at last. It is as nice as can
be: tables and bots come first. If nobody reads any more, as when the server was killed, it ends.
"""

from __future__ import annotations

import os
import sys
from typing import Final

import msgspec

from undercroft.games import find_game
from undercroft.host.after.analysis import Effort, analyse
from undercroft.host.after.plain import Analysis, Progress
from undercroft.kernel.record import parse

NICE: Final = 19


class Line(msgspec.Struct, omit_defaults=True):
    """One of them is set."""

    progress: Progress | None = None
    found: Analysis | None = None


def main() -> None:
    """Analyse with so many rollouts, and end."""
    os.nice(NICE)
    record = parse(sys.stdin.buffer.read().decode().split("\n"))
    for one in analyse(find_game(record.header.game), record, Effort.of(int(sys.argv[1]))):
        line = Line(found=one) if isinstance(one, Analysis) else Line(progress=one)
        try:
            sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python flushes once more at its end
            return


if __name__ == "__main__":
    main()
