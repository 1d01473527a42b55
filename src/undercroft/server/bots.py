"""Bots think in processes of their own, each with a clock, so that they never hold up the event loop or a match."""

from __future__ import annotations

import asyncio
import logging
import sys
from random import Random
from typing import Any, Final
from zlib import crc32

import msgspec

from undercroft.bots import UnknownBot, bot_names
from undercroft.kernel.ask import Option, pick, plain
from undercroft.kernel.match import Match
from undercroft.server.bot_worker import Reply, Request

LEVELS: Final = ("easy", "medium", "hard")
LONGEST_LINE: Final = 64 * 1024 * 1024
log = logging.getLogger(__name__)


def bot_of_level(game: str, level: str) -> str:
    """The bot that plays at this level: the game's bots from the weakest to the strongest."""
    if level not in LEVELS:
        raise UnknownBot(f"there is no level {level!r}; there is {', '.join(LEVELS)}", bot=level)
    names = bot_names(game)
    if level == "hard":
        return names[-1]
    return names[0] if level == "easy" else names[len(names) // 2]


class Thinker:
    """One process. It is asked one thing at a time."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.process: asyncio.subprocess.Process | None = None
        self.told: dict[str, int] = {}

    async def reply(self, match_id: str, match: Match[Any], seat: int, bot: str) -> Reply:
        """The worker's reply; it is told only what it has not been told yet."""
        entries = match.record.entries
        start = self.told.get(match_id, 0)
        reply = await self._ask(Request(match_id, match.record.header, start, entries[start:], seat, bot))
        if reply.missing:
            reply = await self._ask(Request(match_id, match.record.header, 0, list(entries), seat, bot))
        return reply

    async def _ask(self, request: Request) -> Reply:
        if self.process is None or self.process.returncode is not None:
            self.told.clear()
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "undercroft.server.bot_worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(request) + b"\n")
        await self.process.stdin.drain()
        row = await self.process.stdout.readline()
        if not row:
            raise ConnectionError("the worker has ended")
        self.told[request.match] = request.start + len(request.entries)
        return msgspec.json.decode(row, type=Reply)

    def stop(self) -> None:
        """End the process; the next question starts another one."""
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
        self.process = None
        self.told.clear()


class Bots:
    """All thinkers of the server. A match always asks the same one, which remembers it."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.thinkers = [Thinker() for _ in range(workers)]
        self.seconds = seconds
        self.random = Random()

    async def decide(self, match_id: str, match: Match[Any], seat: int, bot: str) -> Option:
        """What the bot answers; what takes too long or fails is answered by chance."""
        options = match.table.pending[seat].options
        if type(options) is tuple and len(options) == 1:
            return options[0]
        thinker = self.thinkers[crc32(match_id.encode()) % len(self.thinkers)]
        async with thinker.lock:
            try:
                reply = await asyncio.wait_for(thinker.reply(match_id, match, seat, bot), self.seconds)
            except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as wrong:
                log.warning("a bot of match %s did not answer (%s)", match_id, type(wrong).__name__)
                thinker.stop()
                return pick(options, self.random)
        if reply.error or reply.value is None:
            log.warning("a bot of match %s failed (%s)", match_id, reply.error)
            return pick(options, self.random)
        return plain(reply.value)

    async def close(self) -> None:
        """End all processes."""
        for thinker in self.thinkers:
            process = thinker.process
            thinker.stop()
            if process is not None:
                await process.wait()
