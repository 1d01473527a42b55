"""Bots think in processes of their own, each with a clock, so that they never hold up the event loop or a match."""

from __future__ import annotations

import asyncio
import logging
import sys
from random import Random
from time import monotonic
from typing import Any, ClassVar, Final
from zlib import crc32

import msgspec

from undercroft.bots import find_bot
from undercroft.kernel.ask import Option, Options, plain
from undercroft.kernel.match import Match
from undercroft.server.thinker_process import Reply, Request

LONGEST_LINE: Final = 64 * 1024 * 1024
MOST_THINKERS: Final = 8
"""So many bots think at once, where those who should do so hang."""
QUICK_SECONDS: Final = 1.0
"""Greedy takes a thousandth of that; where even this is too long, no thinking helps."""
START_SECONDS: Final = 3.0
"""To begin with, a process needs some time to read the rules."""
PATIENCE: Final = 0.5
"""By this part of its time a bot should have its answer, with all the waiting for others."""
HANGS: Final = 4
"""A thinker that takes so many times as long as anybody waits is stopped."""
LEAST_CLOCK: Final = 0.02
"""A search with less than that says its first thought."""
MOST_REMEMBERED: Final = 10_000
log = logging.getLogger(__name__)


class Thinker:
    """One process. It is asked one thing at a time."""

    COMMAND: ClassVar[tuple[str, ...]] = (sys.executable, "-m", "undercroft.server.thinker_process")

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.told: dict[str, int] = {}
        self.late: float | None = None
        """When it should be done with what it thinks about; None while it is free."""

    async def reply(self, match: Match[Any], request: Request) -> Reply:
        """The worker's reply; it is told only what it has not been told yet."""
        entries = match.record.entries
        request.start = self.told.get(request.match, 0)
        request.entries = entries[request.start :]
        reply = await self._ask(request)
        if reply.missing:
            request.start, request.entries = 0, list(entries)
            reply = await self._ask(request)
        return reply

    async def _ask(self, request: Request) -> Reply:
        if self.process is None or self.process.returncode is not None:
            self.told.clear()
            self.process = await asyncio.create_subprocess_exec(
                *self.COMMAND,
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

    async def stop(self) -> None:
        """End the process; the next question starts another one."""
        process, self.process = self.process, None
        self.told.clear()
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()


class ThinkerProcesses:
    """All thinkers of the server. A match asks the one that remembers it, or another one if that is busy.

    If all are busy it waits for the first that is done. The more wait, the less time each search gets: overload makes
    bots quick, not stupid.
    """

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.thinkers = [Thinker() for _ in range(workers)]
        self.seconds = seconds
        self.random = Random()
        self.asked = 0
        """So many wait for an answer now."""
        self.late = 0
        """So often greedy had to answer in a bot's place."""
        self.lost = 0
        """So often greedy did not answer either."""
        self.thoughts: set[asyncio.Task[Reply]] = set()
        self.free = asyncio.Condition()
        self.remembers: dict[tuple[str, int], Thinker] = {}
        """Who decided last for a seat of a match, and has in mind what he meant by it."""

    async def decide(self, match_id: str, match: Match[Any], seat: int, bot: str) -> Option:
        """What the bot answers; what takes too long or fails is answered as greedy would."""
        options = match.table.pending[seat].options
        if type(options) is tuple and len(options) == 1:
            return options[0]
        reply = await self._reply(match_id, match, seat, bot)
        return await self._greedily(match, seat, options) if reply is None else plain(reply.value)

    async def _reply(self, match_id: str, match: Match[Any], seat: int, bot: str) -> Reply | None:
        """What a thinker says in time; None if it says nothing."""
        start = monotonic()
        remembered = self.remembers.pop((match_id, seat), None)
        self.asked += 1
        try:
            async with asyncio.timeout(self.seconds):
                thinker = await self._take(match_id)
                clock = self._clock(monotonic() - start)
                thinker.late = monotonic() + clock + (QUICK_SECONDS if thinker.process else START_SECONDS)
                fresh = thinker is not remembered
                request = Request(match_id, match.record.header, 0, [], seat, bot, clock, fresh)
                thought = asyncio.create_task(self._think(thinker, match, request))
                self.thoughts.add(thought)
                thought.add_done_callback(self._thought)
                reply = await asyncio.shield(thought)
        except (TimeoutError, OSError, asyncio.IncompleteReadError, ValueError) as wrong:
            log.warning("a bot of match %s did not answer (%s)", match_id, type(wrong).__name__)
            return None
        finally:
            self.asked -= 1
        if reply.error or reply.value is None:
            log.warning("a bot of match %s failed (%s)", match_id, reply.error)
            return None
        if len(self.remembers) >= MOST_REMEMBERED:
            self.remembers.clear()
        self.remembers[match_id, seat] = thinker
        return reply

    async def _think(self, thinker: Thinker, match: Match[Any], request: Request) -> Reply:
        """Goes on when nobody waits for it any more: a busy machine is slow, and who is stopped has to begin anew."""
        try:
            async with asyncio.timeout(max(HANGS * self.seconds, START_SECONDS)):
                return await thinker.reply(match, request)
        except BaseException:
            await thinker.stop()
            raise
        finally:
            await self._give_back(thinker)

    def _thought(self, thought: asyncio.Task[Reply]) -> None:
        self.thoughts.discard(thought)
        if not thought.cancelled():
            thought.exception()  # whoever still waited has heard of it

    def _clock(self, waited: float) -> float:
        """How long a search may take, so that those who wait behind it have their answers in time as well."""
        rounds = 1 + (self.asked - 1) / self.workers
        return max(LEAST_CLOCK, (PATIENCE * self.seconds - waited) / rounds)

    # --- who thinks ----------------------------------------------------------------------------------------------

    async def _take(self, match_id: str) -> Thinker:
        """The one that knows the match, or any other that is free; who hangs keeps nobody waiting."""
        async with self.free:
            while (found := self._find(match_id)) is None:
                late = min(thinker.late for thinker in self.thinkers if thinker.late is not None)
                is_full = len(self.thinkers) >= MOST_THINKERS
                try:
                    async with asyncio.timeout(None if is_full else max(0.0, late - monotonic())):
                        await self.free.wait()
                except TimeoutError:
                    continue  # somebody hangs
            found.late = monotonic() + self.seconds
            return found

    def _find(self, match_id: str) -> Thinker | None:
        usual = self.thinkers[crc32(match_id.encode()) % self.workers]
        if usual.late is None:
            return usual
        free = next((thinker for thinker in self.thinkers if thinker.late is None), None)
        now = monotonic()
        is_stuck = any(thinker.late is not None and thinker.late < now for thinker in self.thinkers)
        if free is None and is_stuck and len(self.thinkers) < MOST_THINKERS:
            free = Thinker()
            self.thinkers.append(free)
        return free

    async def _give_back(self, thinker: Thinker) -> None:
        thinker.late = None
        if thinker not in self.thinkers[: self.workers]:
            self.thinkers.remove(thinker)
            await thinker.stop()
        async with self.free:
            self.free.notify()

    async def _greedily(self, match: Match[Any], seat: int, options: Options) -> Option:
        """The answer of the game's greedy bot, at once and in a thread of this process: no other has to be started.

        If that fails as well, the first option, so that the match goes on.
        """
        self.late += 1
        try:
            return await asyncio.wait_for(self._first_thought(match, seat), QUICK_SECONDS)
        except Exception as wrong:  # noqa: BLE001 - a bot may fail in any way; the match shall go on
            self.lost += 1
            log.warning("greedy did not answer either (%s)", type(wrong).__name__)
            return options[0] if isinstance(options, tuple) else options.sample(self.random)

    async def _first_thought(self, match: Match[Any], seat: int) -> Option:
        greedy = find_bot(match.game.name, "greedy", self.random)
        table = match.table.fork(seat, self.random)  # here and not in the thread, where the match might go on meanwhile
        ask = table.pending[seat]
        value = await asyncio.to_thread(greedy.choose, table, seat, ask)
        if value not in ask.options:
            raise ValueError("greedy's answer is none of the options")
        return value

    async def close(self) -> None:
        """End all processes."""
        for thought in list(self.thoughts):
            thought.cancel()
        await asyncio.gather(*self.thoughts, return_exceptions=True)
        for thinker in self.thinkers:
            await thinker.stop()
