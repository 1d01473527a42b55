"""What operators read: one line for each failure, with time, kind and place; nothing of a stranger's making.

Neither the text of an error nor the values around it are told: they may hold what somebody sent, or a secret.
"""

from __future__ import annotations

import logging
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final

import undercroft

PAUSE: Final = 60.0
"""Seconds in which the same failure is told once."""
MOST: Final = 1000
LONGEST: Final = 500
_OURS: Final = Path(undercroft.__file__).parent


def escaped(text: str) -> str:
    """As one line that can be shown anywhere: no line ends, no codes for a terminal, no letters that turn others."""
    return "".join(one if one.isprintable() else one.encode("unicode_escape").decode("ascii") for one in text[:LONGEST])


def place_of(wrong: BaseException) -> str:
    """Where it went wrong: the last of our own lines, or else the last of all."""
    frames = traceback.extract_tb(wrong.__traceback__)
    if not frames:
        return ""
    ours = [frame for frame in frames if Path(frame.filename).is_relative_to(_OURS)]
    frame = (ours or frames)[-1]
    path = Path(frame.filename)
    file = path.relative_to(_OURS).as_posix() if ours else path.name
    return f"{file}:{frame.lineno} in {frame.name}"


class OneLine(logging.Formatter):
    """Time, how bad, who tells it, what; of an error its kind and place."""

    def __init__(self) -> None:
        super().__init__()
        self.converter = time.gmtime

    def format(self, record: logging.LogRecord) -> str:
        told = record.getMessage()
        if record.exc_info and record.exc_info[1] is not None:
            wrong = record.exc_info[1]
            told = f"{told.strip()}: {type(wrong).__name__} at {place_of(wrong) or 'an unknown place'}"
        more = getattr(record, "more", 0)
        if more:
            told += f" (and {more} more like it)"
        at = self.formatTime(record, "%Y-%m-%dT%H:%M:%SZ")
        return f"{at} {record.levelname} {record.name}: {escaped(told)}"


class Once(logging.Filter):
    """The same again is counted, and told with the next one after a pause: nobody can fill a disk with it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._told: dict[tuple[object, ...], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        wrong = record.exc_info[1] if record.exc_info else None
        key = (record.levelno, record.name, record.msg, type(wrong).__name__, place_of(wrong) if wrong else "")
        now = self._clock()
        then, more = self._told.get(key, (-PAUSE, 0))
        if now - then < PAUSE:
            self._told[key] = then, more + 1
            return False
        self._told.pop(key, None)
        self._told[key] = now, 0
        if len(self._told) > MOST:
            del self._told[next(iter(self._told))]
        record.more = more
        return True


def log_to_stderr() -> None:
    """Whatever is told by whom, in our way."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLine())
    handler.addFilter(Once())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
