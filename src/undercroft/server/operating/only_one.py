"""One server for one file of matches: who starts a second one is led to the first.

The system itself holds the lock for as long as the process lives, however it ends: what a killed server leaves behind
keeps nobody out.
"""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy.engine import URL

from undercroft.kernel.errors import UndercroftError
from undercroft.server.storage.trouble import unusable

LONGEST_ADDRESS = 200


class AlreadyRunning(UndercroftError):
    """Another server has these matches."""

    key = "error-already-running"

    def __init__(self, text: str, address: str) -> None:
        super().__init__(text, address=address)
        self.address = address


class OnlyOne:
    """The lock beside the file of the matches, with the address of whoever holds it written in it."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._file: int | None = None

    def enter(self) -> None:
        """Take the lock; refuses with the address of who has it."""
        if self._url.get_backend_name() != "sqlite" or not self._url.database or self._url.database == ":memory:":
            return
        path = Path(f"{self._url.database}-server")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        except OSError as wrong:
            raise unusable(self._url, wrong) from None
        if not _lock(file):
            address = os.read(file, LONGEST_ADDRESS).decode("ascii", "replace").strip()
            os.close(file)
            where = f"at {address}" if address else "already"
            raise AlreadyRunning(f"Undercroft runs {where} with these matches; one server is enough for them", address)
        self._file = file
        os.ftruncate(file, 0)

    def tell(self, address: str) -> None:
        """Let others know where we are."""
        if self._file is not None:
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, f"{address}\n".encode("ascii"))

    def leave(self) -> None:
        if self._file is not None:
            os.ftruncate(self._file, 0)
            os.close(self._file)
            self._file = None


def _lock(file: int) -> bool:
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock
    except ModuleNotFoundError:  # not every system has it; there nobody is kept out
        return True
    try:
        flock(file, LOCK_EX | LOCK_NB)
    except OSError:
        return False
    return True
