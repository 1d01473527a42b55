"""Analyses under way: one at a time, beside everything else, and kept with the match once they are done.

What is under way is in memory alone. If the host ends meanwhile, nothing is half stored: whoever asks again lets it
begin anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal

import msgspec

from undercroft.games import find_game
from undercroft.host.after.analysis import analyse, can_analyse
from undercroft.host.after.plain import FORMAT, Analysis, Mark, Progress
from undercroft.host.authority import Authority
from undercroft.host.errors import AnalysisBusy, HostError, NoAnalysis, NotOver, note
from undercroft.host.matches import Matches
from undercroft.host.rows import KeepAnalysis
from undercroft.kernel.record import Entry, Header, Record

MOST_WAITING: Final = 16
State = Literal["none", "waiting", "running", "done", "failed", "impossible"]
Heard = Callable[[Progress], None]
Analyst = Callable[[Record, Heard], Awaitable[Analysis]]
"""Computes an analysis, and tells how far it is."""


async def analyse_here(record: Record, heard: Heard) -> Analysis:
    """In the event loop, bit by bit, where there is nothing else to compute in (a page)."""
    for found in analyse(find_game(record.header.game), record):
        if isinstance(found, Analysis):
            return found
        heard(found)
        await asyncio.sleep(0)
    raise RuntimeError("an analysis always ends with what was found")


class Looked(msgspec.Struct, omit_defaults=True):
    """How an analysis stands, and all that is known already."""

    state: State
    done: int = 0
    of: int = 0
    round: int = 0
    marks: list[Mark] = msgspec.field(default_factory=list)


class _Task:
    """One that somebody has asked for."""

    def __init__(self, who: str) -> None:
        self.who = who
        self.looked = Looked("waiting")
        self.running: asyncio.Task[None] | None = None

    @property
    def is_under_way(self) -> bool:
        return self.looked.state in ("waiting", "running")

    def hear(self, progress: Progress) -> None:
        looked = self.looked
        looked.done, looked.of, looked.round = progress.done, progress.of, progress.round
        looked.marks += progress.marks


class Analyses:
    """All analyses of a host."""

    def __init__(self, matches: Matches, analyst: Analyst = analyse_here) -> None:
        self.matches, self.store = matches, matches.store
        self.analyst = analyst
        self._tasks: dict[str, _Task] = {}
        self._impossible: dict[str, bool] = {}
        self._turn = asyncio.Lock()

    async def find(self, match: str) -> Analysis | None:
        """The stored one; None if there is none, or one that an earlier version has left."""
        await self._finished(match)
        stored = await self.store.analysis(match)
        if stored is None:
            return None
        try:
            found = msgspec.json.decode(stored, type=Analysis)
        except msgspec.DecodeError:  # another format
            return None
        return found if found.format == FORMAT else None

    async def look(self, match: str) -> Looked:
        """How it stands."""
        if await self.find(match) is not None:
            return Looked("done")
        task = self._tasks.get(match)
        if task is not None:
            return task.looked
        return Looked("impossible" if await self._is_impossible(match) else "none")

    async def ask(self, match: str, who: str) -> Looked:
        """Let it be computed, unless it is there or under way; one at a time for whoever asks."""
        looked = await self.look(match)
        if looked.state == "impossible":
            raise NoAnalysis("this game cannot be analysed")
        if looked.state in ("done", "waiting", "running"):
            return looked
        under_way = [task for task in self._tasks.values() if task.is_under_way]
        if any(task.who == who for task in under_way) or len(under_way) >= MOST_WAITING:
            raise AnalysisBusy("one analysis at a time")
        task = self._tasks[match] = _Task(who)
        task.running = asyncio.create_task(self._run(match, task))
        return task.looked

    async def _run(self, match: str, task: _Task) -> None:
        try:
            async with self._turn:
                authority = await self._finished(match)
                task.looked.state = "running"
                found = await self.analyst(await self.record_of(authority), task.hear)
                await self.store.write([KeepAnalysis(match, msgspec.json.encode(found))])
                del self._tasks[match]
        except Exception as wrong:  # noqa: BLE001 - whoever asked is told, and may ask again
            task.looked = Looked("failed")
            note(f"match {match} could not be analysed", wrong)
            if isinstance(wrong, HostError):
                self._tasks.pop(match, None)

    async def close(self) -> None:
        """Stop; what is under way is lost."""
        running = [task.running for task in self._tasks.values() if task.running is not None]
        for one in running:
            one.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    # --- inside --------------------------------------------------------------------------------------------------

    async def _finished(self, match: str) -> Authority:
        authority = await self.matches.find(match)
        authority.need_followed()
        if authority.row.state != "over" or authority.row.header is None:
            raise NotOver("the game is not over")
        return authority

    async def record_of(self, authority: Authority) -> Record:
        """As it was played."""
        stored = await self.store.entries(authority.id)
        assert authority.row.header is not None
        header: Any = msgspec.json.decode(authority.row.header, type=Header)
        return Record(header, [msgspec.json.decode(entry, type=Entry) for entry in stored])

    async def _is_impossible(self, match: str) -> bool:
        """Looked at once, off the event loop: the game is played again for it."""
        found = self._impossible.get(match)
        if found is None:
            authority = await self._finished(match)
            record = await self.record_of(authority)
            game = find_game(authority.row.game)
            found = not await self.matches.ports.compute(lambda: can_analyse(game, record))
            if len(self._impossible) >= 1000:
                del self._impossible[next(iter(self._impossible))]
            self._impossible[match] = found
        return found
