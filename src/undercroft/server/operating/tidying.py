"""After a crowd has left, its memory is given back.

What a connection leaves behind refers to itself, and the collector looks for that only when much new has come since: a
crowd that leaves would leave its memory with us for as long as the server is quiet.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
from typing import Final

CROWD: Final = 500
"""So many connections must have ended since the last time."""
REST: Final = 10.0
"""Seconds until then, so that those who come and go all the time make us look for it now and then only."""


class Tidying:
    """Counts who has left."""

    def __init__(self, crowd: int = CROWD, rest: float = REST) -> None:
        self._crowd, self._rest = crowd, rest
        self._left = 0
        self._due: asyncio.TimerHandle | None = None

    def left(self) -> None:
        """A connection has ended."""
        self._left += 1
        if self._left >= self._crowd and self._due is None:
            self._due = asyncio.get_running_loop().call_later(self._rest, self._tidy)

    def _tidy(self) -> None:
        self._left, self._due = 0, None
        gc.collect()
        give_back()

    def close(self) -> None:
        if self._due is not None:
            self._due.cancel()


def give_back() -> None:
    """Let the system have what is free, where the C library does not do so by itself."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # not in every C library
        if trim is not None:
            trim(0)
