"""The store on an SQL database. What `write` has returned from is on the disk; many matches share one commit."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from undercroft.host.errors import StoreFailed
from undercroft.host.rows import (
    AddChat,
    AddEntries,
    AddMatch,
    Change,
    ChangeMatch,
    ChangeSeat,
    KeepAnalysis,
    MatchRow,
    RemoveMatch,
    Said,
    SeatRow,
)
from undercroft.server.storage import schema
from undercroft.server.storage.file_lock import FileLock
from undercroft.server.storage.trouble import OTHERS, trouble

PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
ENTRY: Final = ("match", "number", "entry")
NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,20}")
"""What can be the name or the code of a match at all."""
MOST_ROWS: Final = 256
PARTS: Final = (schema.analyses, schema.chat, schema.entries, schema.seats)
"""The tables that hold what belongs to a match."""
ADD_ENTRY: Final = insert(schema.entries)
Statement = tuple[Any, Sequence[Mapping[str, Any]]]
"""With the rows to run it with."""
OWN_FAULT: Final = (IntegrityError, DataError, ProgrammingError)
"""What is wrong with the rows of one change, and not with the database."""
TOUCH: Final = text("UPDATE alembic_version SET version_num = version_num")
LOOK: Final = text("SELECT version_num FROM alembic_version")
CHECK_SECONDS: Final = 8.0
log = logging.getLogger(__name__)
EntryRow = tuple[str, int, bytes]
"""The columns of ENTRY."""


@dataclass(slots=True)
class Work:
    """Statements in their order, and then all new entries at one go."""

    statements: list[Statement] = field(default_factory=list)
    entries: list[EntryRow] = field(default_factory=list)

    def add(self, change: Change) -> None:
        """A change, as it is now."""
        if isinstance(change, AddEntries):
            match, first = change.match, change.first
            self.entries += [(match, first + n, entry) for n, entry in enumerate(change.entries)]
        else:
            self.statements += _statements(change)


Batch = list[tuple[Work, asyncio.Future[None]]]


class SqlStore:
    """One database. All writing goes through one task, which commits whatever has come together."""

    def __init__(self, url: str, *, is_shared: bool = False) -> None:
        self.url = make_url(url)
        self._lock = FileLock() if is_shared else None
        self.engine: AsyncEngine = create_async_engine(self.url)
        self._waiting: list[tuple[Work, asyncio.Future[None]]] = []
        self._called = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._writer: asyncio.Task[None] | None = None
        self._file: Engine | None = None
        """SQLite is written by a thread of its own that does a whole commit at one go."""
        self._thread = ThreadPoolExecutor(1, "store")
        if self.url.get_backend_name() == "sqlite":
            self._file = create_engine(self.url.set(drivername="sqlite"))
            for engine in (self.engine.sync_engine, self._file):
                event.listen(engine, "connect", _set_pragmas)

    async def open(self) -> None:
        """Bring the tables up to date and begin to write."""
        if self.url.get_backend_name() == "sqlite" and self.url.database:
            _make_private(Path(self.url.database))
            if self._lock is not None:
                self._lock.open(Path(f"{self.url.database}-turn"))
        async with self.engine.connect() as connection:
            await connection.run_sync(_migrate)
            await connection.commit()
        self._loop = asyncio.get_running_loop()  # to ask for it at every answer costs a call of the system
        self._writer = self._loop.create_task(self._write_on())

    async def close(self) -> None:
        """Finish writing."""
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        self._thread.shutdown()
        if self._file is not None:
            self._file.dispose()
        if self._lock is not None:
            self._lock.close()
        await self.engine.dispose()

    # --- writing -------------------------------------------------------------------------------------------------

    async def write(self, changes: Iterable[Change]) -> None:
        """Returns when it is on the disk; refuses with StoreFailed if it will never be."""
        work = Work()
        for change in changes:
            work.add(change)
        await self._do(work)

    async def delete(self, match: str) -> None:
        """Take a match out for good: entries, chat, seats with their names, and the match itself."""
        await self.write([RemoveMatch(match)])

    async def _do(self, work: Work) -> None:
        assert self._loop is not None
        done: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append((work, done))
        self._called.set()
        await done

    async def _write_on(self) -> None:
        while True:
            await self._called.wait()
            self._called.clear()
            batch, self._waiting = self._waiting, []
            try:
                await self._commit([work for work, _ in batch])
            except Exception as wrong:  # noqa: BLE001 - each driver has errors of its own
                await self._not_written(batch, wrong)
                continue
            for _, done in batch:
                if not done.done():
                    done.set_result(None)

    async def _not_written(self, batch: Batch, wrong: Exception) -> None:
        """One of them cannot be written, and the others shall not suffer for it; or none can, and all are told now."""
        if isinstance(wrong, OWN_FAULT):
            if len(batch) > 1:
                for one in batch:
                    await self._alone(one)
                return
        else:
            batch = [*batch, *self._waiting]  # who came meanwhile would wait as long for the same
            self._waiting = []
        log.error("%d changes cannot be stored (%s)", len(batch), trouble(wrong), exc_info=wrong)
        for _, done in batch:
            if not done.done():
                done.set_exception(StoreFailed(f"it cannot be stored ({trouble(wrong)})", trouble=trouble(wrong)))

    async def _alone(self, one: tuple[Work, asyncio.Future[None]]) -> None:
        work, done = one
        try:
            await self._commit([work])
        except Exception as wrong:  # noqa: BLE001 - each driver has errors of its own
            await self._not_written([one], wrong)
        else:
            if not done.done():
                done.set_result(None)

    async def check(self) -> str:
        """Write something and read it again, in the way everything is written; "ok", or what is wrong in a word."""
        try:
            async with asyncio.timeout(CHECK_SECONDS):
                await self._do(Work([(TOUCH, ())]))
                async with self.engine.connect() as connection:
                    await connection.execute(LOOK)
        except TimeoutError:
            return "slow"
        except StoreFailed as wrong:
            return str(wrong.facts.get("trouble", OTHERS))
        except Exception as wrong:  # noqa: BLE001 - each driver has errors of its own
            return trouble(wrong)
        return "ok"

    async def _commit(self, works: list[Work]) -> None:
        work = _together(works)
        if self._file is not None:
            await asyncio.get_running_loop().run_in_executor(
                self._thread, _commit_at_once, self._file, work, self._lock
            )
            return
        async with self.engine.begin() as connection:
            for statement, rows in work.statements:
                await connection.execute(statement, list(rows) or None)
            if work.entries:
                await connection.execute(ADD_ENTRY, [dict(zip(ENTRY, row, strict=True)) for row in work.entries])

    # --- reading -------------------------------------------------------------------------------------------------

    async def find(self, match: str) -> MatchRow | None:
        """A match by its id."""
        return await self._find("id", match)

    async def by_code(self, code: str) -> MatchRow | None:
        """A match by its code."""
        return await self._find("code", code)

    async def _find(self, column: str, wanted: str) -> MatchRow | None:
        if not NAME.fullmatch(wanted):  # no database needs to be asked for that, and some would not take it
            return None
        where = schema.matches.c[column] == wanted
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(schema.matches).where(where))).mappings().first()
            if row is None:
                return None
            order = select(schema.seats).where(schema.seats.c.match == row["id"]).order_by(schema.seats.c.seat)
            seats = [_seat(found) for found in (await connection.execute(order)).mappings()]
        return _match(row, seats)

    async def by_invite(self, invite_hash: str) -> tuple[str, int] | None:
        """The match and the seat of an invite."""
        wanted = select(schema.seats.c.match, schema.seats.c.seat).where(schema.seats.c.invite_hash == invite_hash)
        async with self.engine.connect() as connection:
            found = (await connection.execute(wanted)).first()
        return None if found is None else (str(found[0]), int(found[1]))

    async def by_secrets(self, hashes: Iterable[str]) -> list[tuple[str, int, str]]:
        """Match, seat and hash for all seats of these secrets, the latest match first."""
        columns = (schema.seats.c.match, schema.seats.c.seat, schema.seats.c.secret_hash)
        wanted = (
            select(*columns)
            .join(schema.matches, schema.matches.c.id == schema.seats.c.match)
            .where(schema.seats.c.secret_hash.in_(list(hashes)))
            .order_by(schema.matches.c.changed.desc(), schema.matches.c.id, schema.seats.c.seat)
        )
        async with self.engine.connect() as connection:
            return [(str(a), int(b), str(c)) for a, b, c in (await connection.execute(wanted)).all()]

    async def untouched(self, states: Sequence[str], before: str) -> list[str]:
        """The matches in these states in which nothing happened since a moment."""
        columns = schema.matches.c
        wanted = select(columns.id).where(columns.state.in_(list(states)) & (columns.changed < before))
        async with self.engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def entries(self, match: str) -> list[bytes]:
        """The record of a match, entry by entry."""
        wanted = select(schema.entries.c.entry).where(schema.entries.c.match == match)
        async with self.engine.connect() as connection:
            return list((await connection.execute(wanted.order_by(schema.entries.c.number))).scalars())

    async def chat(self, match: str) -> list[Said]:
        """What was said."""
        columns = (schema.chat.c.number, schema.chat.c.seat, schema.chat.c.text, schema.chat.c.at)
        wanted = select(*columns).where(schema.chat.c.match == match).order_by(schema.chat.c.number)
        async with self.engine.connect() as connection:
            return [Said(*row) for row in (await connection.execute(wanted)).all()]

    async def analysis(self, match: str) -> bytes | None:
        """What was found out about a match after its end, if anybody asked."""
        wanted = select(schema.analyses.c.found).where(schema.analyses.c.match == match)
        async with self.engine.connect() as connection:
            found = (await connection.execute(wanted)).scalar()
        return None if found is None else bytes(found)


# --- writing, inside -------------------------------------------------------------------------------------------------


def _statements(change: AddMatch | ChangeMatch | ChangeSeat | AddChat | KeepAnalysis | RemoveMatch) -> list[Statement]:
    """What the database has to do for a change."""
    match change:
        case AddMatch(row):
            seats = [_seat_plain(row.id, seat) for seat in row.seats]
            return [(insert(schema.matches), [{**_plain(row), "id": row.id}]), (insert(schema.seats), seats)]
        case ChangeMatch(row):
            return [(update(schema.matches).where(schema.matches.c.id == row.id).values(**_plain(row)), ())]
        case ChangeSeat(match, seat):
            here = (schema.seats.c.match == match) & (schema.seats.c.seat == seat.seat)
            return [(update(schema.seats).where(here).values(**_seat_plain(match, seat)), ())]
        case AddChat(match, said):
            return [(insert(schema.chat), [{"match": match, **asdict(said)}])]
        case KeepAnalysis(match, found):
            before = delete(schema.analyses).where(schema.analyses.c.match == match)
            return [(before, ()), (insert(schema.analyses), [{"match": match, "found": found}])]
        case RemoveMatch(match):
            parts = [(delete(table).where(table.c.match == match), ()) for table in PARTS]
            return [*parts, (delete(schema.matches).where(schema.matches.c.id == match), ())]


def _together(works: list[Work]) -> Work:
    """Whatever has come together, for one commit."""
    if len(works) == 1:
        return works[0]
    statements = [one for work in works for one in work.statements]
    return Work(statements, [row for work in works for row in work.entries])


def _commit_at_once(engine: Engine, work: Work, lock: FileLock | None) -> None:
    with lock or nullcontext(), engine.begin() as connection:
        for statement, rows in work.statements:
            connection.execute(statement, list(rows) or None)
        _add_at_once(connection, work.entries)


def _add_at_once(connection: Connection, rows: Sequence[EntryRow]) -> None:
    """Many rows by one statement: after each statement the thread waits for its turn to run Python again."""
    for first in range(0, len(rows), MOST_ROWS):
        some = rows[first : first + MOST_ROWS]
        values = tuple([value for row in some for value in row])
        connection.exec_driver_sql(_insert_of(len(some)), values)


@cache
def _insert_of(rows: int) -> str:
    marks = f"({', '.join('?' for _ in ENTRY)})"
    return f"INSERT INTO {schema.entries.name} ({', '.join(ENTRY)}) VALUES {', '.join([marks] * rows)}"


def _plain(row: MatchRow) -> dict[str, Any]:
    names = ("code", "game", "version", "state", "real_dice", "spectators", "key", "header", "rematch")
    plain = {name: getattr(row, name) for name in (*names, "created", "changed")}
    return {**plain, **{name: json.dumps(getattr(row, name)) for name in ("options", "seeds", "winners")}}


def _seat_plain(match: str, seat: SeatRow) -> dict[str, Any]:
    return {"match": match, **vars(seat)}


def _seat(found: Mapping[Any, Any]) -> SeatRow:
    return SeatRow(**{name: value for name, value in found.items() if name != "match"})


def _match(found: Mapping[Any, Any], seats: list[SeatRow]) -> MatchRow:
    lists = {name: json.loads(found[name]) for name in ("options", "seeds", "winners")}
    return MatchRow(**{**dict(found), **lists, "seats": seats})


def _set_pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _make_private(path: Path) -> None:
    """The file holds keys of running games: it is for its owner alone."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
