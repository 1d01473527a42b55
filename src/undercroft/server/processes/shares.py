"""Which process has which match."""

from __future__ import annotations

from zlib import crc32


def worker_of(match: str, workers: int) -> int:
    """Which of so many processes has this match."""
    return crc32(match.encode()) % workers
