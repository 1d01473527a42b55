"""What must not happen, but did: it is noted once, with its kind and its place, and without anybody's secret."""

from __future__ import annotations

import logging

log = logging.getLogger(__name__)


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
