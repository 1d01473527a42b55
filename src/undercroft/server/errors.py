"""What the server refuses besides its host, and the HTTP status of each refusal."""

from __future__ import annotations

from typing import Final

from undercroft.host.errors import (
    AnalysisBusy,
    HostError,
    NoAnalysis,
    NoFreeSeat,
    NoMatch,
    NoProposal,
    NotOver,
    NotRunning,
    NotYourSeat,
    StoreFailed,
)
from undercroft.kernel.errors import Refusal, UndercroftError


class TooMany(HostError):
    """Too many requests in a short time."""

    key = "error-too-many"


class Interrupted(HostError):
    """Whoever had to answer has ended in between."""

    key = "error-interrupted"


BAD_REQUEST: Final = 400
STATUSES: Final[dict[type[UndercroftError], int]] = {
    NotYourSeat: 403,
    NoMatch: 404,
    NoAnalysis: 409,
    NoFreeSeat: 409,
    NotOver: 409,
    NotRunning: 409,
    NoProposal: 409,
    Refusal: 409,
    TooMany: 429,
    AnalysisBusy: 429,
    StoreFailed: 503,
    Interrupted: 503,
}


def status_of(wrong: UndercroftError) -> int:
    """The HTTP status for an error."""
    return next((status for kind, status in STATUSES.items() if isinstance(wrong, kind)), BAD_REQUEST)
