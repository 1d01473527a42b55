"""The one authority of a match: it takes answers one after another, stores them, and only then tells anybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from random import randrange, uniform
from typing import Final

import msgspec

from undercroft.bots.levels import bot_of_seat
from undercroft.host.errors import StoreFailed, note
from undercroft.host.live import HalfDone, Live
from undercroft.host.ports import Ports
from undercroft.host.presence import Presence
from undercroft.host.rows import AddEntries, Change, ChangeMatch, ChangeSeat, MatchRow, RemoveMatch, SeatRow, now
from undercroft.host.seating import Seating
from undercroft.host.security import Talk
from undercroft.host.voice import Voice
from undercroft.kernel.ask import CHANCE, Ask, Option
from undercroft.kernel.record import Entry

A_MINUTE: Final = 60.0
NUMBERS: Final = 1_000_000_000
SHORTEST_PAUSE: Final = 0.25
"""The shortest pause before somebody passes, as a part of the longest."""


class Authority(Seating):
    """Whoever changes the match holds its lock until the change is on the disk and on its way to everybody."""

    def __init__(self, row: MatchRow, live: Live | None, ports: Ports) -> None:
        super().__init__(row, live, ports.gone_seconds)
        self.ports = ports
        self.store = ports.store
        self.thinkers = ports.thinkers
        self.compute = ports.compute
        self.lock = asyncio.Lock()
        self.voice = Voice(self)
        self.presence = Presence(self, self.voice.match)
        self.talk = Talk()
        self.is_failed = False
        self._proposed = randrange(NUMBERS)
        self._changed_at = -A_MINUTE
        self._thinking: asyncio.Task[None] | None = None

    # --- acts ----------------------------------------------------------------------------------------------------

    async def answer(self, seat: int, moment: int, values: Sequence[Option], done: Callable[[], None]) -> None:
        """A person's answer, or several in a row."""
        async with self.lock:
            live = self.running()
            found = live.asked(self.owner, seat)
            live.check(found, seat, moment)
            match = live.match
            speaker = seat if found is None or found[1].seat != CHANCE else match.thrower(found[0], found[1])
            if len(values) == 1:
                await self.act(lambda: match.answer(speaker, values[0]), done)
            else:
                await self.act(lambda: match.answer_all(speaker, values), done)

    async def act(
        self, act: Callable[[], None], done: Callable[[], None] | None = None, more: Sequence[Change] = ()
    ) -> None:
        """With the lock held: let the kernel do it, store it, acknowledge it, tell everybody."""
        live = self.live
        assert live is not None
        before = live.moment
        try:
            entries = live.take(act)
            if live.match.to_compute() is not None:
                entries += await self._compute(live)
        except HalfDone as wrong:
            self.fail()
            note(f"match {self.id} is read again", wrong.__cause__ or wrong)
            raise StoreFailed("it went wrong half way and was not stored") from None
        await self.save([*self._stored(before, entries), *more])
        try:
            if done is not None:
                done()
            self.voice.change(before)
            self.void_proposals()
            if self.row.state == "over":
                self.voice.match()
        except Exception as wrong:  # noqa: BLE001 - it is stored, but not all were told: they come back and catch up
            self.fail()
            note(f"match {self.id} could not be told to all", wrong)
        self.think()

    async def _compute(self, live: Live) -> list[Entry]:
        """Physics costs too much for the event loop: it is computed apart, and the record takes what came of it."""
        entries: list[Entry] = []
        while (ask := live.match.to_compute()) is not None:
            try:
                value = await self.compute(ask.compute)
                entries += live.take(partial(live.match.computed, value))
            except Exception as wrong:  # what was answered is in the match already, but on no disk
                raise HalfDone from wrong
        return entries

    def _stored(self, before: int, entries: list[Entry]) -> list[Change]:
        changes: list[Change] = []
        if entries:
            changes.append(AddEntries(self.id, before, [msgspec.json.encode(entry) for entry in entries]))
        live = self.live
        assert live is not None
        if live.is_over and self.row.state == "running":
            self.row.state = "over"
            self.row.winners = self.winners(live)
            changes.append(self._changed())
        elif entries and time.monotonic() - self._changed_at >= A_MINUTE:
            changes.append(self._changed())
        return changes

    def _changed(self) -> Change:
        """When something last happened, to the minute: a list of matches shows the latest first."""
        self.row.changed, self._changed_at = now(), time.monotonic()
        return ChangeMatch(self.row)

    def winners(self, live: Live) -> list[int]:
        """Who won by the rules and has not given up, or who is ahead where all agreed to end it; or else who is the
        only one left, unless they all lose together."""
        conceded = {seat.seat for seat in self.row.seats if seat.state == "conceded"}
        if not live.match.table.over and not live.match.is_agreed:
            if live.match.game.is_cooperative:
                return []
            left = [seat.seat for seat in self.row.seats if seat.seat not in conceded]
            return left if len(left) == 1 else []
        return [seat for seat in live.match.winners() if seat not in conceded]

    async def end_outdated(self, entries: int) -> None:
        """With the lock held: a match that its rules have left is over for good, and its key is known."""
        self.row.state = "over"
        reveal = msgspec.json.encode(Entry(key=self.row.key.hex()))
        await self.save([AddEntries(self.id, entries, [reveal]), self._changed()])

    async def save(self, changes: list[Change]) -> None:
        """Store; if that fails, what is in memory is not true and nobody may see it."""
        try:
            await self.store.write(changes)
        except BaseException:
            self.fail()
            raise

    async def delete(self) -> None:
        """With the lock held: nothing is kept of the match, and whoever looks at it is sent away."""
        await self.save([RemoveMatch(self.id)])
        self.stop()
        self.fail()

    def fail(self) -> None:
        """Forget the match as it is in memory. Everybody comes back to what is stored."""
        self.is_failed = True
        for connection in self.connections:  # once whoever caused it has been told why
            asyncio.get_running_loop().call_soon(connection.close)

    async def begin(self, *first: Change, live: Live | None = None) -> None:
        """With the lock held: everybody has a seat, so the game begins; `first` is stored with it, all or nothing.

        Where it is to go on from a moment of another one, it is `live` already.
        """
        try:
            self.live = Live.begin(self.row) if live is None else live
            given = list(self.live.match.record.entries)
            self.row.header = msgspec.json.encode(self.live.match.record.header)
            self.row.state = "running"
            entries = given + self.live.take(self.live.match.settle)
        except BaseException:
            self.fail()
            raise
        seats = [ChangeSeat(self.id, seat) for seat in self.row.seats]
        await self.save([*first, ChangeMatch(self.row), *seats, *self._stored(0, entries)])
        self.forget_names()
        for connection in self.connections:
            self.voice.snapshot(connection, None)
        self.think()

    async def seat_taken(self, seat: SeatRow, *more: Change) -> None:
        """With the lock held: somebody sits there now; the match begins with it if that was the last free seat."""
        if self.is_full:
            await self.begin(*more)
            return
        await self.save([*more, ChangeSeat(self.id, seat)])
        self.forget_names()
        self.voice.match()

    async def secret_used(self, *seats: int) -> None:
        """With the lock held: who sits there has the secret for sure, so the invite is good for nothing any more."""
        invited = [self.row.seats[seat] for seat in seats if self.row.seats[seat].invite_hash is not None]
        for seat in invited:
            seat.invite_hash = None
        if invited:
            await self.save([ChangeSeat(self.id, seat) for seat in invited])

    async def change_seats(self, *seats: SeatRow, done: Callable[[], None] | None = None) -> None:
        """With the lock held: store who sits there now, acknowledge it, and tell everybody."""
        await self.save([ChangeSeat(self.id, seat) for seat in seats])
        if done is not None:
            done()
        self.forget_names()
        self.voice.match()

    def next_proposal(self) -> int:
        """The number of a new proposal; never that of one from before the server started again."""
        self._proposed += 1
        return self._proposed

    def void_proposals(self) -> None:
        """A question about an earlier moment is no question any more."""
        moment = self.live.moment if self.live is not None else 0
        for number, proposal in list(self.proposals.items()):
            is_void = self.row.state == "over" or (proposal.what == "undo" and proposal.moment != moment)
            if is_void and proposal.state == "open":
                proposal.state = "void"
                self.voice.everybody(proposal.told())
            if proposal.state != "open":
                del self.proposals[number]

    # --- bots ----------------------------------------------------------------------------------------------------

    def think(self) -> None:
        """Let a bot answer, if one is asked, or whoever has nothing to choose; off the event loop, without the lock."""
        if self._to_answer() is not None and (self._thinking is None or self._thinking.done()):
            self._thinking = asyncio.create_task(self._think())
            self._thinking.add_done_callback(_report)

    def _to_answer(self) -> tuple[SeatRow, Ask] | None:
        """Who is asked and is not to answer in person, and what."""
        if self.live is None or self.row.state != "running" or self.is_failed:
            return None
        for slot, ask in self.live.match.table.pending.items():
            if ask.seat != CHANCE and (ask.is_foregone or not self.row.seats[slot].is_person):
                return self.row.seats[slot], ask
        return None

    async def _think(self) -> None:
        while (found := self._to_answer()) is not None:
            seat, ask = found
            live = self.running()
            moment = live.moment
            value, _ = await asyncio.gather(self._decide(live, seat, ask), self._pause(ask))
            async with self.lock:
                if live.moment == moment and self._to_answer() == found:
                    await self.act(partial(live.match.answer, seat.seat, value))

    async def _decide(self, live: Live, seat: SeatRow, ask: Ask) -> Option:
        if ask.is_foregone:
            return next(iter(ask.options))
        bot = bot_of_seat(self.row.game, seat.level or "medium", seat.character)
        return await self.thinkers.decide(self.id, live.match, seat.seat, bot)

    async def _pause(self, ask: Ask) -> None:
        """Where people play against each other, an answer at once would tell them that there was nothing to choose."""
        if ask.is_hidden and len(self.persons()) > 1:
            others = len(self.row.seats) - 1  # all of them may be asked one after another
            await self.ports.pause(uniform(SHORTEST_PAUSE, 1.0) * self.ports.pause_seconds / others)

    @property
    def is_thinking(self) -> bool:
        return self._thinking is not None and not self._thinking.done()

    def stop(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()


def _report(task: asyncio.Task[None]) -> None:
    wrong = None if task.cancelled() else task.exception()
    if wrong is not None:
        note("bots stopped playing", wrong)
