"""Matches that nobody has touched for long are deleted, with names, chat and entries, if the operator wants it so."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from typing import Final

from undercroft.host.errors import StoreFailed
from undercroft.host.matches import Matches
from undercroft.server.settings import Settings
from undercroft.server.storage.store import SqlStore

A_DAY: Final = 24 * 60 * 60.0
FINISHED: Final = ("over",)
UNFINISHED: Final = ("open", "running")
log = logging.getLogger(__name__)


def before(days: float) -> str:
    """The moment so many days ago, as it is stored."""
    return (datetime.now(UTC) - timedelta(days=days)).strftime("%Y-%m-%dT%H:%M:%SZ")


async def forget_old(settings: Settings, matches: Matches, store: SqlStore) -> int:
    """Delete what is older than it is kept; gives how many matches. Where somebody sits or looks on, nothing is old."""
    count = 0
    for states, days in ((UNFINISHED, settings.keep_open_days), (FINISHED, settings.keep_finished_days)):
        if days is None:
            continue
        for match in await store.untouched(states, before(days)):
            if matches.owns(match) and matches.forget(match):
                await store.delete(match)
                count += 1
    return count


async def forget_daily(settings: Settings, matches: Matches, store: SqlStore) -> None:
    """Now, and once a day."""
    while True:
        try:
            await forget_old(settings, matches, store)
        except StoreFailed as wrong:
            log.error("old matches could not be deleted", exc_info=wrong)
        await asyncio.sleep(A_DAY)
