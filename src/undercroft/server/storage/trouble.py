"""What is wrong with a database, in a word that holds nothing of what is in it."""

from __future__ import annotations

import errno
import sqlite3
from typing import Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from undercroft.kernel.errors import UndercroftError

SQLITE: Final = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CANTOPEN: "not to be opened",
    sqlite3.SQLITE_PERM: "forbidden",
    sqlite3.SQLITE_CORRUPT: "broken",
    sqlite3.SQLITE_NOTADB: "broken",
    sqlite3.SQLITE_IOERR: "failing",
}
SYSTEM: Final = {
    errno.ENOSPC: "full",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "read-only",
    errno.ECONNREFUSED: "not there",
    errno.EISDIR: "a folder",
}
OTHERS: Final = "failed"


class DatabaseUnusable(UndercroftError):
    """The server cannot keep matches there."""

    key = "error-database"


def trouble(wrong: BaseException) -> str:
    """In a word: locked, full, read-only, broken, forbidden, not there ..."""
    found = wrong.orig if isinstance(wrong, DBAPIError) and wrong.orig is not None else wrong
    code = getattr(found, "sqlite_errorcode", None)
    if isinstance(code, int):
        return SQLITE.get(code & 0xFF, OTHERS)
    if isinstance(found, sqlite3.DatabaseError) and "not a database" in str(found):
        return "broken"
    if isinstance(found, ModuleNotFoundError | NoSuchModuleError):
        return "of a kind that is not installed"
    if isinstance(found, OSError):
        return SYSTEM.get(found.errno or 0, "not there")
    return OTHERS


def read_url(url: str) -> URL:
    """The address of a database; refuses what is none, without telling it: a password may stand in it."""
    try:
        read = make_url(url)
        read.get_dialect()
    except ArgumentError:
        sentence = "the address of the database is none such as sqlite+aiosqlite:///games.db"
        raise DatabaseUnusable(sentence) from None
    except (ModuleNotFoundError, NoSuchModuleError):
        raise DatabaseUnusable(f"databases of the kind {read.drivername!r} are not known here") from None
    return read


def told(url: URL) -> str:
    """A database as an operator may read it; passwords are left out."""
    return url.database or "in memory" if url.get_backend_name() == "sqlite" else url.render_as_string()


def unusable(url: URL, wrong: BaseException) -> DatabaseUnusable:
    """One sentence for an operator."""
    return DatabaseUnusable(f"the database {told(url)} cannot be used: it is {trouble(wrong)}")
