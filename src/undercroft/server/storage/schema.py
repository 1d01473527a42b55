"""The tables of the store."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, ForeignKey, Integer, LargeBinary, MetaData, String, Table, Text

metadata: Final = MetaData()

matches: Final = Table(
    "matches",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("state", String(10), nullable=False),
    Column("options", Text, nullable=False),
    Column("seeds", Text, nullable=False),
    Column("real_dice", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("header", LargeBinary),
    Column("rematch", String(20)),
    Column("winners", Text, nullable=False),
    Column("created", String(20), nullable=False),
    Column("changed", String(20), nullable=False),
)
"""One row a match. The key of the dice is in here: the file belongs to its owner alone."""

seats: Final = Table(
    "seats",
    metadata,
    Column("match", String(20), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("player", String(10), nullable=False),
    Column("level", String(10), nullable=False),
    Column("character", String(20), nullable=False, server_default=""),
    Column("state", String(10), nullable=False),
    Column("secret_hash", String(64), index=True),
    Column("invite_hash", String(64), index=True),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("match", String(20), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""One row for each entry of a record; the primary key lets none be there twice."""

analyses: Final = Table(
    "analyses",
    metadata,
    Column("match", String(20), ForeignKey("matches.id"), primary_key=True),
    Column("found", LargeBinary, nullable=False),
)
"""What was found out about a match after its end, computed once."""

chat: Final = Table(
    "chat",
    metadata,
    Column("match", String(20), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(20), nullable=False),
)
