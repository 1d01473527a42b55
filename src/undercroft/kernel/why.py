"""Why an answer is advised: facts for words, and what a client may draw on its board. No words stand here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Reason(NamedTuple):
    """One fact that speaks for an answer: a Fluent message, and what it needs."""

    message: str
    facts: Mapping[str, Any]


class Why(NamedTuple):
    """All that speaks for it, told as one sentence; and the places, cells, seats or cards that it is about."""

    reasons: tuple[Reason, ...]
    marks: Mapping[str, tuple[Any, ...]] = {}
    """`path`: places in the order in which they are walked; `places`, `cells`, `seats`, `cards`: to be marked."""


def percent(chance: float) -> int:
    """A chance as people read it."""
    return round(100 * float(chance))
