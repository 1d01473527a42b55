"""What the host refuses, one class for each kind."""

from __future__ import annotations

import logging

from undercroft.kernel.errors import UndercroftError

log = logging.getLogger(__name__)


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


class NoHint(HostError):
    """A hint where nobody can choose, such as how real dice fall."""

    key = "refusal-no-hint"


class NoProposal(HostError):
    """A vote on what is settled, void or forgotten."""

    key = "error-no-proposal"


class TooMuchTalk(HostError):
    """More chat than one person may write at once, or in one match."""

    key = "error-too-much-talk"


class NoAnalysis(HostError):
    """A game that nobody can judge: it has no outlook, or there was nothing to decide."""

    key = "error-no-analysis"


class AnalysisBusy(HostError):
    """One analysis at a time for everybody who asks, and not too many that wait."""

    key = "error-analysis-busy"


class StillRunning(NotOver):
    """A match under way is not deleted."""

    key = "error-still-running"


class StoreFailed(HostError):
    """The disk does not take it, so it did not happen."""

    key = "error-store-failed"


# --- what must not happen, but did: noted once, with its kind and its place, and without anybody's secret -----------


def note(what: str, wrong: BaseException) -> None:
    """Only the kind of the error and where it arose: its text may hold what somebody sent, or a card."""
    log.error("%s: %s at %s", what, type(wrong).__name__, place(wrong))


def place(wrong: BaseException) -> str:
    """The file and line in which an error arose."""
    trace = wrong.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return "nowhere"
    return f"{trace.tb_frame.f_code.co_filename.rpartition('undercroft')[2]}:{trace.tb_lineno}"
