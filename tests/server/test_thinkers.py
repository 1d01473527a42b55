"""Bots think in processes of their own with a clock: one that hangs, dies or talks nonsense holds up nobody."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.table import new_match, play_on, serving, sitting
from undercroft.bots import Bot, decide, find_bot
from undercroft.bots.search import Search
from undercroft.games import find_game
from undercroft.kernel.ask import Ask, Option, pick
from undercroft.kernel.match import Match
from undercroft.kernel.record import SeatInfo
from undercroft.kernel.table import Table
from undercroft.server import thinkers
from undercroft.server.thinker_process import Reply, Request, Worker
from undercroft.server.thinkers import MOST_THINKERS, Thinker, ThinkerProcesses

HANGS = (sys.executable, "-c", "import sys\nfor row in sys.stdin: pass")
DIES = (sys.executable, "-c", "import sys\nsys.stdin.readline()")
BABBLES = (sys.executable, "-c", "import sys\nfor row in sys.stdin: print('what?', flush=True)")


@pytest.fixture
def match() -> Match[Any]:
    game = find_game("labyrinth")
    return Match.new(
        game, game.presets["first-game"], [SeatInfo("Anna", "human"), SeatInfo("Igor", "greedy")], b"k" * 32
    )


def asked(match: Match[Any]) -> int:
    return next(iter(match.table.pending))


def thoughtful(match: Match[Any]) -> int:
    """Play on until a seat is asked something that greedy would not answer with the first option; returns the seat."""
    random = Random(1)
    for _ in range(400):
        seat = asked(match)
        ask = match.table.pending[seat]
        best = decide(find_bot("labyrinth", "greedy", Random(1)), match.table, seat, Random(1))
        if ask.what == "move" and isinstance(ask.options, tuple) and len(ask.options) > 3 and best != ask.options[0]:
            return seat
        match.answer(seat, pick(ask.options, random))
    raise AssertionError("greedy never had a choice")


@pytest.mark.parametrize("command", [HANGS, DIES, BABBLES], ids=["hangs", "dies", "babbles"])
def test_a_bot_without_an_answer_is_stopped_and_answers_as_greedy_would(
    match: Match[Any], command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        bots, seat = ThinkerProcesses(1, 0.5), thoughtful(match)
        greedy = decide(find_bot("labyrinth", "greedy", Random(1)), match.table, seat, Random(1))
        honest = Thinker.COMMAND
        monkeypatch.setattr(Thinker, "COMMAND", command)
        assert await bots.decide("m", match, seat, "random") == greedy
        await asyncio.gather(*bots.thoughts, return_exceptions=True)
        assert bots.thinkers[0].process is None
        monkeypatch.setattr(Thinker, "COMMAND", honest)
        bots.seconds = 60.0
        assert await bots.decide("m", match, seat, "greedy") == greedy
        assert bots.thinkers[0].process is not None
        await bots.close()

    asyncio.run(play())


def test_a_bot_that_fails_answers_as_greedy_would(match: Match[Any]) -> None:
    async def play() -> None:
        bots, seat = ThinkerProcesses(1, 60.0), thoughtful(match)
        greedy = decide(find_bot("labyrinth", "greedy", Random(1)), match.table, seat, Random(1))
        assert await bots.decide("m", match, seat, "nobody") == greedy
        await bots.close()

    asyncio.run(play())


def test_if_greedy_fails_too_the_match_goes_on_with_the_first_option(
    match: Match[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken(Bot):
        def choose(self, table: Table[Any], seat: int, ask: Ask) -> Option:  # noqa: ARG002
            raise RuntimeError("broken")

    async def play() -> None:
        bots, seat = ThinkerProcesses(1, 0.5), thoughtful(match)
        options = match.table.pending[seat].options
        monkeypatch.setattr(Thinker, "COMMAND", DIES)
        monkeypatch.setattr(thinkers, "find_bot", lambda *_: Broken(Random(1)))
        assert await bots.decide("m", match, seat, "greedy") == next(iter(options))
        await bots.close()

    asyncio.run(play())


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever does not answer at once is taken to hang."""
    for name in ("START_SECONDS", "QUICK_SECONDS", "PATIENCE", "LEAST_CLOCK"):
        monkeypatch.setattr(thinkers, name, 0.0)


@pytest.mark.usefixtures("impatient")
def test_a_bot_that_hangs_does_not_keep_those_of_other_matches_waiting(
    match: Match[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        bots, seat = ThinkerProcesses(1, 60.0), asked(match)
        honest = Thinker.COMMAND
        monkeypatch.setattr(Thinker, "COMMAND", HANGS)
        hanging = asyncio.create_task(bots.decide("one", match, seat, "greedy"))
        while bots.thinkers[0].process is None:
            await asyncio.sleep(0.01)
        monkeypatch.setattr(Thinker, "COMMAND", honest)
        others = await asyncio.gather(*(bots.decide(f"m{n}", match, seat, "greedy") for n in range(3)))
        assert all(value in match.table.pending[seat].options for value in others)
        assert not hanging.done()
        assert len(bots.thinkers) == 1
        assert bots.late == 0
        hanging.cancel()
        await asyncio.gather(hanging, return_exceptions=True)
        await bots.close()

    asyncio.run(play())


@pytest.mark.usefixtures("impatient")
def test_only_so_many_bots_think_at_once(match: Match[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        monkeypatch.setattr(Thinker, "COMMAND", HANGS)
        bots, seat = ThinkerProcesses(1, 1.0), asked(match)
        tasks = [asyncio.create_task(bots.decide(f"m{n}", match, seat, "greedy")) for n in range(MOST_THINKERS + 3)]
        seen = set()
        while not all(task.done() for task in tasks):
            seen.add(len(bots.thinkers))
            await asyncio.sleep(0.01)
        assert max(seen) == MOST_THINKERS
        assert all(task.result() in match.table.pending[seat].options for task in tasks)
        await asyncio.gather(*bots.thoughts, return_exceptions=True)
        assert (len(bots.thinkers), bots.asked) == (1, 0)
        await bots.close()

    monkeypatch.setattr(thinkers, "QUICK_SECONDS", 1.0)
    asyncio.run(play())


# --- overload -------------------------------------------------------------------------------------------------------


def test_the_more_bots_wait_the_shorter_is_the_clock_of_each() -> None:
    bots = ThinkerProcesses(2, 5.0)
    clocks = []
    for bots.asked in (1, 4, 20, 200):
        clocks.append(bots._clock(waited=0.0))
    assert clocks[0] == 2.5, "alone, a bot has more than its own clock"
    assert clocks == sorted(clocks, reverse=True)
    assert all(clock * asked / 2 <= 5.0 for clock, asked in zip(clocks, (1, 4, 20, 200), strict=True))
    assert bots._clock(waited=9.0) == thinkers.LEAST_CLOCK


@pytest.fixture
def duel() -> Match[Any]:
    """Two bots that search, past the setup."""
    game = find_game("dungeoneer")
    match = Match.new(game, {}, [SeatInfo("Anna", "hard"), SeatInfo("Igor", "hard")], b"k" * 32)
    greedy, random = find_bot("dungeoneer", "greedy", Random(1)), Random(1)
    while match.position < 60:
        match.answer(asked(match), decide(greedy, match.table, asked(match), random))
    return match


def test_many_matches_at_once_all_get_the_answers_of_their_bots(
    duel: Match[Any], caplog: pytest.LogCaptureFixture
) -> None:
    """A small version of `undercroft bench bots --matches 20`: nobody is answered for, however many wait."""

    async def play() -> None:
        bots, seat = ThinkerProcesses(2, 60.0), asked(duel)
        values = await asyncio.gather(*(bots.decide(f"m{n}", duel, seat, "hard@40") for n in range(12)))
        assert all(value in duel.table.pending[seat].options for value in values)
        assert len(bots.thinkers) == 2
        await bots.close()

    asyncio.run(play())
    assert not caplog.records


def test_who_is_late_goes_on_thinking_so_that_the_next_answer_is_its_own(match: Match[Any]) -> None:
    """On a machine so busy that a process does not even start in time, nobody is stopped and started again for ever."""

    async def play() -> None:
        bots, seat = ThinkerProcesses(1, 0.001), thoughtful(match)
        greedy = decide(find_bot("labyrinth", "greedy", Random(1)), match.table, seat, Random(1))
        assert await bots.decide("m", match, seat, "greedy") == greedy
        assert bots.late == 1
        bots.seconds = 60.0
        assert await bots.decide("m", match, seat, "greedy") == greedy
        assert (bots.late, bots.lost) == (1, 0)
        await bots.close()
        assert bots.thinkers[0].process is None

    asyncio.run(play())


# --- what a bot has in mind -----------------------------------------------------------------------------------------


def request(match: Match[Any], start: int = 0, **more: Any) -> Request:
    entries = match.record.entries[start:]
    return Request("m", match.record.header, start, entries, asked(match), "hard@5", **more)


def test_a_bot_is_kept_between_its_decisions_and_forgotten_when_something_is_taken_back(duel: Match[Any]) -> None:
    worker, seat = Worker(), asked(duel)
    told = len(duel.record.entries)
    assert worker.reply(request(duel)).value in duel.table.pending[seat].options
    (first,) = worker.matches["m"].bots.values()
    worker.reply(request(duel, told, seconds=0.25))
    assert list(worker.matches["m"].bots.values()) == [first]
    assert isinstance(first, Search)
    assert first.hurry == 0.25
    worker.reply(request(duel, told, fresh=True))
    (second,) = worker.matches["m"].bots.values()
    assert second is not first
    duel.answer(seat, decide(second, duel.table, seat, Random(1)))
    duel.undo(seat, duel.position - 1, [0, 1])
    worker.reply(request(duel, told))
    (third,) = worker.matches["m"].bots.values()
    assert third is not second


def test_who_did_not_decide_last_is_told_to_begin_afresh(duel: Match[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[bool] = []

    async def reply(self: Thinker, match: Match[Any], request: Request) -> Reply:
        del self
        heard.append(request.fresh)
        return Reply(next(iter(match.table.pending[request.seat].options)))

    async def play() -> None:
        bots, seat = ThinkerProcesses(2, 60.0), asked(duel)
        for _ in range(2):
            await bots.decide("m", duel, seat, "hard")
        usual = bots.remembers["m", seat]
        usual.late = 9e9
        await bots.decide("m", duel, seat, "hard")
        usual.late = None
        await bots.decide("m", duel, seat, "hard")

    monkeypatch.setattr(Thinker, "reply", reply)
    asyncio.run(play())
    assert heard == [True, False, True, True]


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with serving(tmp_path, bot_seconds=0.3) as found:
        yield found


def test_a_match_goes_on_though_its_bots_hang(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinker, "COMMAND", HANGS)
    match, secrets = new_match(address, "me", "bot:medium")
    other, of_other = new_match(address, "me", "device")

    async def play() -> None:
        async with sitting(address, match, *secrets) as anna, sitting(address, other, *of_other) as both:
            counts = await asyncio.gather(play_on(anna, Random(1), answers=4), play_on(both, Random(2), answers=30))
            assert list(counts) == [4, 30]

    asyncio.run(play())


def test_a_bot_whose_server_is_gone_ends_without_a_word() -> None:
    """The server was killed while the bot thought: nobody reads its answer any more."""
    command = [sys.executable, "-m", "undercroft.server.thinker_process"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        assert worker.stderr is not None
        worker.stdout.close()
        worker.stdin.write(b"anything\n")
        worker.stdin.close()
        assert worker.stderr.read() == b""
    assert worker.returncode == 0
