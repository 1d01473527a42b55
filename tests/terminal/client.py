"""People in front of a terminal: one that only sends lines, and one that sees a screen."""

from __future__ import annotations

import io
import os
import re
import signal
import sys
from pathlib import Path
from typing import Any

import pexpect
import pyte
import pytest

from undercroft.cli import main
from undercroft.games import find_game
from undercroft.kernel.match import Match
from undercroft.kernel.record import load

PROMPT = r"\n(\x1b\[\?2004h)?> "
RAW_ID = re.compile(r"\b([cr]\d-\d+|s\d\d-\d+|(labyrinth|table|terminal|refusal|error)-[a-z-]*[a-z])\b")
COMMAND = "  undercroft "


def readable(text: str) -> str:
    """What was said, without the commands and file names that may hold anything."""
    return "\n".join(row for row in text.splitlines() if not row.startswith(COMMAND) and ".jsonl" not in row)


class Lines:
    """Sends lines to the client in this process and reads all that it says."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        for name, value in {"XDG_DATA_HOME": str(folder), "COLUMNS": "80", "NO_COLOR": "1", "LANG": "C.UTF-8"}.items():
            monkeypatch.setenv(name, value)

    def __call__(self, lines: str, *arguments: str) -> str:
        """Play with these answers, parted by |, until they run out; gives back what was shown."""
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines.split("|"))))
        self.code = main(["play", *arguments])
        said = self.capsys.readouterr()
        self.errors = said.err
        return said.out

    @property
    def file(self) -> Path:
        """The game that was kept."""
        (found,) = (self.folder / "undercroft" / "games").glob("*.jsonl")
        return found

    def match(self) -> Match[Any]:
        record = load(self.file)
        return Match.resume(find_game(record.header.game), record)


class Person:
    """Sits at a real terminal and sees its screen."""

    def __init__(self, folder: Path, *arguments: str, columns: int = 80, rows: int = 40, **more: str) -> None:
        here = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
        environment = {**here, "XDG_DATA_HOME": str(folder), "TERM": "xterm-256color", "LANG": "C.UTF-8", **more}
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.Stream(self.screen)
        self.seen = ""
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "undercroft", "play", *arguments],
            env=environment,
            encoding="utf-8",
            dimensions=(rows, columns),
            timeout=60,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # tests in the background inherit SIG_IGN
        )

    def expect(self, pattern: str) -> None:
        self.child.expect(pattern)
        self._see()

    def ask(self) -> None:
        """Wait for the next question."""
        self.expect(PROMPT)

    def type(self, line: str) -> None:
        self.child.sendline(line)

    def answer(self, line: str) -> None:
        self.type(line)
        self.ask()

    def leave(self) -> int:
        """Wait for the end; gives back the exit code."""
        self.child.expect(pexpect.EOF)
        self._see()
        return self._exit_code()

    def interrupt(self) -> int:
        """Press Ctrl-C until the client ends, as a person would; gives back the exit code.

        Python's readline may miss an interrupt that comes in the moment between its prompt and its waiting.
        """
        for _ in range(12):
            self.child.sendintr()
            if self.child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=5) == 0:
                break
        self._see()
        return self._exit_code()

    def _exit_code(self) -> int:
        """As a shell would tell it: negative if a signal ended the client."""
        self.child.close()
        return int(-self.child.signalstatus if self.child.exitstatus is None else self.child.exitstatus)

    def _see(self) -> None:
        after = self.child.after if isinstance(self.child.after, str) else ""
        fresh = self.child.before + after
        self.seen += fresh
        self.stream.feed(fresh)

    @property
    def shown(self) -> str:
        """What stands on the screen now."""
        return "\n".join(self.screen.display)
