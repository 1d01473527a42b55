"""What a report is made of: figures, sheets with rows of them, and how they are written down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias


@dataclass(frozen=True)
class Figure:
    """A number, or several, and how it is shown."""

    value: Any
    text: str


Cell: TypeAlias = str | Figure
NOTHING = Figure(None, "-")
EMPTY = Figure(None, "")


def percent(part: float) -> Figure:
    return Figure(part, f"{part:.0%}")


def number(value: float) -> Figure:
    return Figure(value, f"{value:g}")


def between(interval: tuple[float, float], form: str) -> Figure:
    """An interval, both ends written in this form."""
    return Figure(list(interval), " to ".join(format(end, form) for end in interval))


@dataclass(frozen=True)
class Sheet:
    """One table of the report with the words before and after it."""

    head: Sequence[str]
    rows: Sequence[Sequence[Cell]]
    title: str = ""
    text: str = ""
    note: str = ""

    def markdown(self) -> str:
        """Figures stand at the right of their column, words at the left."""
        lines = [f"## {self.title}\n"] if self.title else []
        lines += [f"{self.text.strip()}\n"] if self.text else []
        lines.append(_line(self.head))
        lines.append(_line([self._rule(column) for column in range(len(self.head))]))
        lines += [_line([cell if isinstance(cell, str) else cell.text for cell in row]) for row in self.rows]
        lines += [f"\n{self.note.strip()}"] if self.note else []
        return "\n".join(lines) + "\n"

    def _rule(self, column: int) -> str:
        return "---:" if all(isinstance(row[column], Figure) for row in self.rows) else "---"

    def data(self) -> dict[str, Any]:
        """The same as plain data, with the figures as numbers."""
        rows = [[cell if isinstance(cell, str) else cell.value for cell in row] for row in self.rows]
        return {"title": self.title, "columns": list(self.head), "rows": rows, "note": self.note}


def _line(cells: Sequence[str]) -> str:
    return "|" + "|".join(f" {cell} " if cell else " " for cell in cells) + "|"
