"""What goes wrong in a check is a refusal, and never the end of a table."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from tests.host.client import Client, catch_up, play_on
from tests.host.page import Page, ThinkersHere, sitting
from undercroft.bots.hint import Advice
from undercroft.games.labyrinth.game import Labyrinth
from undercroft.host import lobby
from undercroft.host.telling import words_of
from undercroft.host.wire import Check
from undercroft.kernel.errors import BadOptions
from undercroft.kernel.match import Match
from undercroft.words import LANGUAGES, Speaker


def fails(*_given: Any, **_named: Any) -> Any:
    raise IndexError("a list of the rules is shorter than it should be")


async def is_alive(client: Client) -> bool:
    """Does this connection still play?"""
    return (await client.tell("ping"))["type"] == "ok" and await play_on(client, Random(1), answers=3) == 3


def test_an_empty_list_for_an_answer_is_refused_and_nobody_is_sent_away() -> None:
    async def play() -> None:
        page = Page()
        match, secrets = await page.new_match("me", "device", game="dungeoneer")
        async with sitting(page, match, *secrets) as both:
            await reach(both, "hero")
            seat = next(seat for seat in both.seats if both.asks[str(seat)])
            reply = await both.tell("answer", seat=seat, moment=both.asks[str(seat)]["moment"], value=[])
            assert reply["kind"] == "refusal-not-an-option"
            assert await is_alive(both)

    asyncio.run(play())


async def reach(client: Client, what: str) -> None:
    """Play until somebody is asked this."""
    random = Random(2)
    while not any(ask and ask["what"] == what for ask in client.asks.values()):
        assert await play_on(client, random, answers=1) == 1


@pytest.mark.parametrize("check", ["why_not", "odds"])
def test_a_check_that_fails_is_a_refusal(check: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        page = Page()
        match, secrets = await page.new_match("me", "device", preset="first-game")
        async with sitting(page, match, *secrets) as both:
            await play_on(both, Random(1), answers=8)
            monkeypatch.setattr(Labyrinth, check, fails)
            seat = next(seat for seat in both.seats if both.asks[str(seat)])
            reply = await both.tell("answer", seat=seat, moment=both.asks[str(seat)]["moment"], value="nonsense")
            assert reply["kind"] in ("refusal", "refusal-not-an-option")
            assert "IndexError" not in reply["text"]
            assert await is_alive(both)

    asyncio.run(play())


@pytest.mark.parametrize("word", ["question", "story", "option"])
def test_a_table_without_words_for_something_goes_on(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        page = Page()
        match, secrets = await page.new_match("me", "device", preset="first-game")
        if word == "option":
            monkeypatch.setattr("undercroft.host.telling.RememberingSpeaker.item", fails)
        else:
            monkeypatch.setattr(Speaker, word, fails)
        async with sitting(page, match, *secrets, final=True) as both:
            assert await play_on(both, Random(1), answers=10) == 10

    asyncio.run(play())


class SlowThinkers(ThinkersHere):
    """While they think about a hint, somebody answers."""

    client: Client

    async def advise(self, match_id: str, match: Match[Any], seat: int) -> Advice:
        del match_id, match
        await asyncio.get_running_loop().create_task(self.meanwhile(seat))
        raise KeyError(seat)

    async def meanwhile(self, seat: int) -> None:
        assert (await self.client.answer(seat, self.client.random_answer(seat, Random(1))))["type"] == "ok"


def test_a_hint_that_comes_too_late_is_refused_as_stale() -> None:
    async def play() -> None:
        page = Page()
        match, secrets = await page.new_match("me", "device", preset="first-game")
        async with sitting(page, match, *secrets) as both, sitting(page, match, *secrets) as other:
            thinkers = SlowThinkers()
            thinkers.client = other
            (await page.matches.find(match)).thinkers = thinkers
            seat = next(seat for seat in both.seats if both.asks[str(seat)])
            assert (await both.tell("hint", seat=seat))["kind"] == "refusal-stale-position"
            await catch_up(both, other.moment)
            assert await is_alive(both)

    asyncio.run(play())


def test_a_change_that_is_half_done_ends_what_is_in_memory_and_all_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        page = Page()
        match, secrets = await page.new_match("me", "device", preset="first-game")
        async with sitting(page, match, *secrets) as both:
            moment = both.moment
            with monkeypatch.context() as broken:
                broken.setattr("undercroft.kernel.table.Table._drive", fails)
                seat = next(seat for seat in both.seats if both.asks[str(seat)])
                reply = await both.answer(seat, both.random_answer(seat, Random(1)))
            assert reply["kind"] == "error-store-failed"
            with pytest.raises(ConnectionError):
                await both.next()
        async with sitting(page, match, *secrets) as both:
            assert both.moment == moment
            assert await is_alive(both)

    asyncio.run(play())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_error_about_something_very_long_is_still_a_sentence(lang: str) -> None:
    with pytest.raises(BadOptions) as refused:
        lobby.check(Labyrinth(), Check({"mode": "x" * 5000}, 2).options, 2)
    text = words_of(lang).error(refused.value)
    assert "???" not in text
    assert "mode" in text
    assert len(text) < 1000


def test_a_teller_says_what_it_can_when_an_option_cannot_be_tried_out(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        page = Page()
        match, secrets = await page.new_match("me", "device", preset="first-game")
        monkeypatch.setattr("undercroft.kernel.table.Table.can_be_undone", fails)
        async with sitting(page, match, *secrets, final=True) as both:
            options = next(ask for ask in both.asks.values() if ask)["options"]
            assert {option["final"] for option in options} == {None}

    asyncio.run(play())
