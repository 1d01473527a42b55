"""What the host refuses, one class for each kind."""

from __future__ import annotations

from undercroft.kernel.errors import UndercroftError


class HostError(UndercroftError):
    """Something the host does not do."""


class BadRequest(HostError):
    """A message that cannot be understood."""

    key = "error-bad-request"


class NoMatch(HostError):
    """No match, code or invite like that."""

    key = "error-no-match"


class NotYourSeat(HostError):
    """The secret does not open this seat."""

    key = "error-not-your-seat"


class NoFreeSeat(HostError):
    """Nobody can join any more."""

    key = "error-no-free-seat"


class NotOver(HostError):
    """Something for finished games, asked of one that goes on."""

    key = "error-not-over"


class NotRunning(HostError):
    """The match has not begun, or is over."""

    key = "error-not-running"


class Outdated(NotRunning):
    """The match began with rules that have changed since."""

    key = "error-outdated"


class NoProposal(HostError):
    """A vote on what is settled, void or forgotten."""

    key = "error-no-proposal"


class TooMuchTalk(HostError):
    """More chat than one person may write at once, or in one match."""

    key = "error-too-much-talk"


class StillRunning(NotOver):
    """A match under way is not deleted."""

    key = "error-still-running"


class StoreFailed(HostError):
    """The disk does not take it, so it did not happen."""

    key = "error-store-failed"
