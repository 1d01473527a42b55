"""Answers beside each other: how far each one leads the first, and what a search makes of that."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

import msgspec

from undercroft.kernel.ask import Option
from undercroft.kernel.bot import Plan

LEAST_ROUNDS: Final = 5
"""So often an answer is tried before it drops out, or is taken."""
OUTRUN: Final = 1.5
"""An answer drops out as well if another one leads it by so many standard errors."""
BETTER: Final = "better"
EQUAL: Final = "equal"
WORSE: Final = "worse"


@dataclass(frozen=True, slots=True)
class Tried:
    """What came of an answer beside the first one, in chances to win (or points, if the outlook has points)."""

    answer: Option
    lead: float
    error: float | None
    """The standard error of the lead; None if it was tried less than twice."""
    count: int
    verdict: str
    """"better", "equal" or "worse"."""
    plan: str = ""
    """The plan that begins with it; "" for the answer alone."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A decision, thought through. All of it is plain data."""

    first: Option
    """What stands unless another answer is clearly better: greedy's own, or the next step of a plan under way."""
    best: Option
    tried: tuple[Tried, ...] = ()
    """Every other answer that was tried, the one with the greatest lead first."""
    standing: float | None = None
    """How the seat stands after the first answer, as the outlook says at the end of the rollouts; None without any."""
    plan: str = ""
    """The plan that `best` follows."""

    def plain(self) -> dict[str, Any]:
        """For JSON; tuples become lists."""
        found: dict[str, Any] = msgspec.to_builtins(self)
        return found


class Lead:
    """How far an answer is ahead of the first one, from all pairs of rollouts so far."""

    def __init__(self, option: Option, plan: Plan | None = None) -> None:
        self.option = option
        self.plan = plan
        self.differences: list[float] = []
        self.sum = 0.0
        self.squares = 0.0

    def add(self, difference: float) -> None:
        self.differences.append(difference)
        self.sum += difference
        self.squares += difference * difference

    @property
    def count(self) -> int:
        return len(self.differences)

    @property
    def mean(self) -> float:
        return self.sum / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.count < 2:
            return float("inf")
        variance = max(0.0, self.squares - self.sum * self.sum / self.count) / (self.count - 1)
        return sqrt(variance / self.count)

    @property
    def name(self) -> str:
        return self.plan.name if self.plan is not None else ""

    @property
    def is_behind(self) -> bool:
        """Is it clearly no better?"""
        return self.count >= LEAST_ROUNDS and self.mean + self.error <= 0

    def is_outrun(self, by: Lead) -> bool:
        """Is another answer, tried in the same rounds, clearly further ahead?"""
        if by is self or self.count != by.count or self.count < LEAST_ROUNDS:
            return False
        between = Lead(self.option)
        for mine, theirs in zip(self.differences, by.differences, strict=True):
            between.add(theirs - mine)
        return between.mean > OUTRUN * between.error

    def leads(self, gate: float) -> bool:
        return self.count >= LEAST_ROUNDS and self.mean > gate * self.error

    def tried(self, gate: float) -> Tried:
        """What is to be said of it."""
        verdict = BETTER if self.leads(gate) else WORSE if self.is_behind and self.mean < 0 else EQUAL
        error = self.error if self.count > 1 else None
        return Tried(self.option, self.mean, error, self.count, verdict, self.name)
