"""What an analysis says, as plain data without words: so it is stored, and sent."""

from __future__ import annotations

from typing import Any, Final

import msgspec

FORMAT: Final = 1
"""Of what is stored; what has another one is computed anew."""


class Mark(msgspec.Struct):
    """The chances of each seat after so many answers."""

    at: int
    round: int
    chances: list[float]


class Turn(msgspec.Struct):
    """A turning point: from one mark to the next, at what moment most of it happened, and what it was made of."""

    before: int
    """The number of the mark before it; the next one is after it."""
    at: int
    seat: int
    """Whose chances changed most."""
    choice: list[float]
    dice: list[float]


class Choice(msgspec.Struct):
    """A decision: what was answered, what the search would have answered, and what the difference is worth."""

    at: int
    round: int
    seat: int
    played: Any
    best: Any
    cost: float
    plan: str = ""


class Parts(msgspec.Struct):
    """start + luck + own + others = end, for one seat."""

    start: float
    luck: float
    own: float
    others: float
    end: float


class Analysis(msgspec.Struct):
    """All of it, as plain data without words."""

    format: int
    last: int
    together: bool
    """Do all win or lose together? Then each seat's chances are the party's."""
    ended: bool
    """Did the rules end it? Else it was given up, or all agreed to stop."""
    marks: list[Mark]
    turns: list[Turn]
    parts: list[Parts]
    choices: list[Choice]


class Progress(msgspec.Struct):
    """So much of it is done; `marks` are new since the last one."""

    done: int
    of: int
    round: int
    marks: list[Mark] = []
