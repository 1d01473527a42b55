"""A lock on a file that processes of one machine share."""

from __future__ import annotations

import os
from pathlib import Path


class FileLock:
    """Processes that write the same file take turns; SQLite alone would let them sleep and try again, ever longer."""

    def open(self, path: Path) -> None:
        self._file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)

    def close(self) -> None:
        os.close(self._file)

    def __enter__(self) -> None:
        from fcntl import LOCK_EX, flock  # not every system has it; there the server is one process

        flock(self._file, LOCK_EX)

    def __exit__(self, *_: object) -> None:
        from fcntl import LOCK_UN, flock

        flock(self._file, LOCK_UN)
