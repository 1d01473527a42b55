"""What can be refused, one class for each kind; the message is one sentence that names the cause."""

from __future__ import annotations

from typing import Any, ClassVar


class UndercroftError(Exception):
    """Something a person can put right. `key` and `facts` let a client say it in the person's own language."""

    key: ClassVar[str] = "error"
    clause: str = ""

    def __init__(self, text: str, *, clause: str = "", **facts: Any) -> None:
        super().__init__(text)
        self.clause = clause
        self.facts = facts


class Refusal(UndercroftError):
    """An answer that the table does not take; nothing has changed."""

    key = "refusal"


class OutOfTurn(Refusal):
    """This seat is not asked anything now."""

    key = "refusal-out-of-turn"


class NotAnOption(Refusal):
    """The answer is not among the options; `clause` is the rule that forbids it."""

    key = "refusal-not-an-option"


class StalePosition(Refusal):
    """The answer was meant for an earlier position of the game."""

    key = "refusal-stale-position"


class GameIsOver(Refusal):
    """Nobody is asked any more."""

    key = "refusal-game-is-over"


class BatchBroken(Refusal):
    """One answer of a batch cannot be given; none of them was."""

    key = "refusal-batch-broken"


class ChanceDecides(Refusal):
    """A player tried to answer what the dice decide."""

    key = "refusal-chance-decides"


class UndoRefused(Refusal):
    """Something was revealed, or somebody else acted, since then."""

    key = "refusal-undo"


class BadOptions(UndercroftError):
    """An unknown option, a value it does not have, or two that do not go together."""

    key = "error-bad-options"


class BadSeats(UndercroftError):
    """A number of seats the game cannot be played with."""

    key = "error-bad-seats"


class UnknownGame(UndercroftError):
    """No game of that name."""

    key = "error-unknown-game"


class BadRecord(UndercroftError):
    """A record that cannot be read, or does not follow the rules."""

    key = "error-bad-record"


class BadScenario(UndercroftError):
    """A scenario file that cannot be understood."""

    key = "error-bad-scenario"
