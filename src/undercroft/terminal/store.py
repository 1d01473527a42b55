"""Where games are kept: every answer is on the disk before it counts, and the key of the dice lies apart.

`<file>` is the record, which anybody may read; `<file>.key` holds the key until the game is over, for its owner alone.
"""

from __future__ import annotations

import errno
import os
from datetime import datetime
from pathlib import Path
from typing import Any

from undercroft.kernel.errors import BadRecord, UndercroftError
from undercroft.kernel.match import Match
from undercroft.kernel.record import Entry, Record, line, load


class CannotSave(UndercroftError):
    """The disk does not take the game."""

    key = "error-cannot-save"

    @classmethod
    def because(cls, wrong: OSError, path: Path) -> CannotSave:
        """What the disk said, in a word that every language can tell."""
        causes = {errno.ENOSPC: "full", errno.EACCES: "forbidden", errno.EPERM: "forbidden", errno.EROFS: "forbidden"}
        why = causes.get(wrong.errno or 0, "")
        return cls(f"{path} cannot be written: {wrong}", file=str(path), why=why)


class NoKey(BadRecord):
    """A game that can be read but not played on."""

    key = "error-no-key"


def games_folder() -> Path:
    """The folder for a user's games (XDG)."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "undercroft" / "games"


def new_path(game: str) -> Path:
    """A name for a new game that is not taken."""
    folder = games_folder()
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    names = (f"{stem}{'' if number == 1 else f'-{number}'}.jsonl" for number in range(1, 10_000))
    return next(folder / name for name in names if not (folder / name).exists())


def last_path() -> Path | None:
    """The game that was played last and is not over: it still has a key."""
    found = [path for path in games_folder().glob("*.jsonl") if key_path(path).exists()]
    return max(found, key=lambda path: path.stat().st_mtime, default=None)


def find_path(given: Path) -> Path:
    """A game by its file, or by the bare name of one of the user's games."""
    if given.exists() or given.parent != Path():
        return given
    names = (games_folder() / given.name, games_folder() / f"{given.name}.jsonl")
    return next((path for path in names if path.exists()), given)


def short_name(path: Path) -> str:
    """What `find_path` finds the game by."""
    return path.stem if path.parent == games_folder() and path.suffix == ".jsonl" else str(path)


def key_path(path: Path) -> Path:
    return path.with_name(path.name + ".key")


class Store:
    """The file of one game."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def begin(self, match: Match[Any]) -> None:
        """Write all there is so far, and from now on each entry before it takes effect."""
        assert match.key is not None
        self.copy(match, self.path)
        match.write = self.append

    def append(self, entry: Entry) -> None:
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(line(entry))
                file.flush()
                os.fsync(file.fileno())
        except OSError as wrong:
            raise CannotSave.because(wrong, self.path) from None
        if entry.key is not None:
            key_path(self.path).unlink(missing_ok=True)

    @staticmethod
    def copy(match: Match[Any], path: Path) -> None:
        """The game as it is now, under this name; the key of one that goes on beside it."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            _write_whole(path, "".join(match.record.lines()), 0o666)
            if match.key is not None and not match.is_revealed:
                _write_whole(key_path(path), match.key.hex() + "\n", 0o600)
        except OSError as wrong:
            raise CannotSave.because(wrong, path) from None


def read(path: Path) -> tuple[Record, bytes | None]:
    """A stored game and the key of its dice; None for a game that is over."""
    record = load(path, forgive_torn_end=True)
    if any(entry.key is not None for entry in record.entries):
        return record, None
    secret = key_path(path)
    try:
        return record, bytes.fromhex(secret.read_text(encoding="ascii").strip())
    except (OSError, ValueError):
        raise NoKey(
            f"{path} can be read with undercroft replay, but not played on:"
            f" the key of its dice, {secret.name}, is missing or broken",
            file=str(path),
            secret=secret.name,
        ) from None


def _write_whole(path: Path, text: str, mode: int) -> None:
    """Whatever happens meanwhile, the disk has the old file or the new one; when this returns, the new one."""
    draft = path.with_name(path.name + ".new")
    draft.unlink(missing_ok=True)
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
    if hasattr(os, "O_DIRECTORY"):  # where a folder can be opened, its names are on the disk as well
        folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
