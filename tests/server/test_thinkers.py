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
from undercroft.games import find_game
from undercroft.kernel.ask import Ask, Option, pick
from undercroft.kernel.match import Match
from undercroft.kernel.record import SeatInfo
from undercroft.kernel.table import Table
from undercroft.server import thinkers
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
        hanging.cancel()
        await asyncio.gather(hanging, return_exceptions=True)
        await bots.close()

    asyncio.run(play())


def test_only_so_many_bots_think_at_once(match: Match[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        monkeypatch.setattr(Thinker, "COMMAND", HANGS)
        bots, seat = ThinkerProcesses(1, 0.5), asked(match)
        tasks = [asyncio.create_task(bots.decide(f"m{n}", match, seat, "greedy")) for n in range(MOST_THINKERS + 3)]
        await asyncio.sleep(0)
        assert len(bots.thinkers) == MOST_THINKERS
        assert all(value in match.table.pending[seat].options for value in await asyncio.gather(*tasks))
        assert len(bots.thinkers) == 1
        await bots.close()

    asyncio.run(play())


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
