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
    proxies: tuple[str, ...] = ()
    """Addresses of proxies in front of us, whose word we take for where somebody comes from (X-Forwarded-For)."""
    static: Path | None = None
    """The built client."""
    max_message: int = 16 * 1024
    max_body: int = 64 * 1024
    messages_per_second: float = 200.0
    """What one connection may cause, counted in answers; what takes longer costs more (`charges`)."""
    message_burst: float = 400.0
    address_per_second: float = 2000.0
    """What all connections of one address may cause together."""
    address_burst: float = 4000.0
    watchers_per_second: float = 400.0
    """What all who only look on may cause together at one match."""
    watchers_burst: float = 800.0
    sockets_per_address: int = 256
    """So many connections of one address are open at once."""
    request_seconds: float = 15.0
    """A request of which not all has come by then is cut off; so is who does not read a reply for so long."""
    lobby_per_minute: float = 240.0
    """Requests of one address; what takes longer to answer counts more."""
    hello_seconds: float = 10.0
    keep_open_days: float | None = None
    """Matches that are not over and were not touched for so long are deleted; None keeps them for ever."""
    keep_finished_days: float | None = None
    """Matches that are over are deleted so long after the last change; None keeps them for ever."""
    gone_seconds: float = 30.0
    """Who had no connection for so long may be replaced by a bot."""
    pause_seconds: float = 1.5
    """The longest pause before somebody who holds nothing passes, where people play against each other."""
    bot_seconds: float = 4.0
    """For a bot that has not answered by then, greedy does."""
    bot_workers: int = 2
    analysis_rollouts: int = 7000
    """So much is tried out for the decisions of a finished game that somebody has analysed; fewer is quicker."""
    workers: int = 1
    """So many processes share the matches."""
    worker: int = 0
    """Which of them this is; the first is the door."""
