"""What can be set when the server starts."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The defaults are safe: loopback only, same origin only."""

    database: str = "sqlite+aiosqlite:///undercroft.db"
    share: bool = False
    """May other machines of the network connect?"""
    origins: tuple[str, ...] = ()
    """Other origins that may open a socket, such as the client's development server."""
    static: Path | None = None
    """The built client."""
    max_message: int = 16 * 1024
    max_body: int = 64 * 1024
    messages_per_second: float = 200.0
    message_burst: int = 400
    lobby_per_minute: float = 240.0
    """Requests of one address that create, join or list."""
    hello_seconds: float = 10.0
    gone_seconds: float = 30.0
    """Who had no connection for so long may be replaced by a bot."""
    pause_seconds: float = 1.5
    """The longest pause before somebody who holds nothing passes, where people play against each other."""
    bot_seconds: float = 5.0
    """A bot that has not answered by then is stopped, and answers by chance."""
    bot_workers: int = 2
    workers: int = 1
    """So many processes share the matches."""
    worker: int = 0
    """Which of them this is; the first is the door."""
