"""The terminal as the client uses it: writing lines, reading lines, and hiding what others must not see."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Iterable
from importlib import import_module
from typing import TextIO

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

WIPE = "\x1b[3J\x1b[2J\x1b[H"
"""Clears what can be scrolled back to as well."""


class Leave(Exception):
    """The person stops playing: quit, Ctrl-C, or the end of the input."""


def make_console(*, no_color: bool, file: TextIO | None = None, width: int | None = None) -> Console:
    """A console; without colour it writes no control codes at all."""
    if file is None and isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a sign that the terminal does not know is no reason to stop
    plain = no_color or bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
    return Console(
        color_system=None if plain else "auto", highlight=False, markup=False, emoji=False, file=file, width=width
    )


class Screen:
    """Writes and reads. Where no person sits in front, it reads lines from whatever the input is and shows them."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.is_plain = console.color_system is None
        self.is_ascii = "utf" not in (console.encoding or "").lower()
        self.is_interactive = sys.stdin.isatty() and console.is_terminal
        self._readline = None
        if self.is_interactive and not self.is_plain:
            with contextlib.suppress(ImportError):  # line editing; where it is missing, one types without
                self._readline = import_module("readline")

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height if self.console.is_terminal else 40

    # --- writing -------------------------------------------------------------------------------------------------

    def say(self, text: str | Text = "", style: str = "") -> None:
        """A line, wrapped at the width of the terminal."""
        self.console.print(self._signs(text), style=style or None)

    def command(self, text: str) -> None:
        """A command to be copied: never broken into lines."""
        self.console.print(f"  {text}", soft_wrap=True)

    def lines(self, rows: Iterable[str | Text], indent: int = 0) -> None:
        for row in rows:
            self.console.print(Padding(self._signs(row), (0, 0, 0, indent)) if indent else self._signs(row))

    def hanging(self, mark: str, text: str | Text, style: str = "") -> None:
        """A line after a mark; what does not fit on it is indented below."""
        grid = Table.grid()
        grid.add_column(no_wrap=True)
        grid.add_column()
        grid.add_row(mark, self._signs(text), style=style or None)
        self.console.print(grid)

    def drawing(self, rows: Iterable[Text]) -> None:
        """Rows that are cut off rather than wrapped."""
        for row in rows:
            self.console.print(row, no_wrap=True, overflow="crop", crop=True)

    def heading(self, text: str, style: str = "bold") -> None:
        self.console.print(Rule(Text(str(self._signs(text)), style), align="left", characters=self._rule, style="dim"))

    @property
    def _rule(self) -> str:
        return "-" if self.is_ascii else "─"

    def _signs(self, text: str | Text) -> str | Text:
        """What the encoding of a plain terminal cannot show is written with what it can."""
        if not self.is_ascii:
            return text
        plain = text if isinstance(text, str) else text.plain
        for sign, instead in (("·", "-"), ("×", "x"), ("“", '"'), ("”", '"'), ("„", '"'), ("–", "-"), ("’", "'")):
            plain = plain.replace(sign, instead)
        return plain

    def wipe(self) -> None:
        """Hide everything that was shown so far."""
        if self._readline is not None:
            self._readline.clear_history()
        if self.console.is_terminal and not self.is_plain:
            self.console.file.write(WIPE)
            self.console.file.flush()
        else:
            self.console.print("\n" * self.height)

    # --- reading -------------------------------------------------------------------------------------------------

    def read(self, prompt: str) -> str:
        """One line that a person typed."""
        try:
            if self.is_interactive:
                return input(prompt).strip()
            self.console.print(prompt, end="")
            line = sys.stdin.readline()
        except (KeyboardInterrupt, EOFError):
            self.console.print()
            raise Leave from None
        if not line:
            self.console.print()
            raise Leave
        typed = line.strip()
        self.console.print(typed)
        return typed
