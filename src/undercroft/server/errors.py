"""What the server refuses, one class for each kind, and the HTTP status of each."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.kernel.errors import Refusal, UndercroftError


class ServerError(UndercroftError):
    """Something the server does not do."""

    status: ClassVar[int] = 400


class BadRequest(ServerError):
    """A message that cannot be understood."""

    key = "error-bad-request"


class NoMatch(ServerError):
    """No match, code or invite like that."""

    key = "error-no-match"
    status = 404


class NotYourSeat(ServerError):
    """The secret does not open this seat."""

    key = "error-not-your-seat"
    status = 403


class NoFreeSeat(ServerError):
    """Nobody can join any more."""

    key = "error-no-free-seat"
    status = 409


class NotOver(ServerError):
    """Something for finished games, asked of one that goes on."""

    key = "error-not-over"
    status = 409


class NotRunning(ServerError):
    """The match has not begun, or is over."""

    key = "error-not-running"
    status = 409


class NoProposal(ServerError):
    """A vote on what is settled, void or forgotten."""

    key = "error-no-proposal"
    status = 409


class TooMany(ServerError):
    """Too many requests in a short time."""

    key = "error-too-many"
    status = 429


class StoreFailed(ServerError):
    """The disk does not take it, so it did not happen."""

    key = "error-store-failed"
    status = 503


class Interrupted(ServerError):
    """Whoever had to answer has ended in between."""

    key = "error-interrupted"
    status = 503


CONFLICT: Final = 409


def status_of(wrong: UndercroftError) -> int:
    """The HTTP status for an error."""
    if isinstance(wrong, ServerError):
        return wrong.status
    return CONFLICT if isinstance(wrong, Refusal) else 400
