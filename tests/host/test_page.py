"""The host by itself, without a server: what it needs comes through its ports, and the same protocol is spoken."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from tests.host.client import play_on
from tests.host.page import Page, sitting
from undercroft.games import game_names
from undercroft.host import lobby
from undercroft.host.errors import NoFreeSeat, NotOver
from undercroft.host.film import film_of
from undercroft.host.messages import BAD_MESSAGE, NO_MATCH, NOT_YOURS, Ended, attach, read
from undercroft.host.wire import Join, Message, Mine

JUDGED = {"judge": "physics", "retreat": False, "group_decisions": "leader", "hero_choice": "random"}


@pytest.mark.parametrize("game", game_names())
def test_people_and_bots_play_and_a_page_opened_again_goes_on_where_they_were(game: str) -> None:
    async def play() -> None:
        page = Page()
        match, secrets = await page.new_match("me", "bot", "device", game=game)
        async with sitting(page, match, *secrets) as both:
            assert await play_on(both, Random(1), answers=15) == 15
            assert (await both.tell("chat", seat=0, text="so far"))["type"] == "ok"
        again = Page(page.store)
        page.matches.close()
        async with sitting(again, match, *secrets) as both:
            assert both.match["state"] == "running"
            assert both.moment >= 15
            assert await play_on(both, Random(2), answers=5) == 5
        again.matches.close()

    asyncio.run(play())


def test_what_was_seen_before_is_seen_again_from_the_store() -> None:
    async def play() -> None:
        page = Page()
        match, secrets = await page.new_match("me", "device", preset="first-game")
        async with sitting(page, match, *secrets) as both:
            await play_on(both, Random(3), answers=25)
            seen = both.views, both.asks, both.moment
        async with sitting(Page(page.store), match, *secrets) as both:
            assert (both.views, both.asks, both.moment) == seen

    asyncio.run(play())


def test_a_game_that_is_over_is_a_film_and_nothing_of_it_is_told_before() -> None:
    async def play() -> None:
        page = Page()
        match, secrets = await page.new_match("me", "device", preset="first-game")
        with pytest.raises(NotOver):
            await film_of(page.matches, match, None, "en")
        async with sitting(page, match, *secrets) as both:
            await play_on(both, Random(4), answers=20)
            assert (await both.tell("concede", seat=1))["type"] == "ok"
            position = both.views["0"]["position"]
        made = (await film_of(page.matches, match, 0, "de"))()
        assert (made.viewer, made.last) == (0, position)
        following = await lobby.rematch(page.matches, match, secrets[1], "en")
        assert following.match["state"] == "running"
        listed = await lobby.mine(page.matches, Mine(secrets), "en")
        assert {one.match["id"] for one in listed} == {match, following.match["id"]}

    asyncio.run(play())


def test_friends_sit_down_by_code_until_no_seat_is_free() -> None:
    async def play() -> None:
        page = Page()
        match, _ = await page.new_match("me", "link", preset="first-game")
        code = page.store.rows[match].code
        joined = await lobby.join(page.matches, Join("Bert", code=code.lower()), "en")
        assert joined.match["state"] == "running"
        with pytest.raises(NoFreeSeat):
            await lobby.join(page.matches, Join("Clara", code=code), "en")

    asyncio.run(play())


def test_what_cannot_be_stored_did_not_happen() -> None:
    async def play() -> None:
        page = Page()
        match, secrets = await page.new_match("me", "device", preset="first-game")
        async with sitting(page, match, *secrets) as both:
            await play_on(both, Random(5), answers=10)
            moment, page.store.is_broken = both.moment, True
            seat = next(seat for seat in both.seats if both.asks[str(seat)])
            reply = await both.answer(seat, both.random_answer(seat, Random(6)))
            assert reply["kind"] == "error-store-failed"
            with pytest.raises(ConnectionError):
                await both.next()
        page.store.is_broken = False
        async with sitting(page, match, *secrets) as both:
            assert both.moment == moment
            assert await play_on(both, Random(7), answers=5) == 5

    asyncio.run(play())


def test_what_is_heavy_is_computed_where_whoever_runs_the_host_wants_it() -> None:
    computed: list[Any] = []

    async def compute(heavy: Callable[[], Any]) -> Any:
        computed.append(heavy())
        return computed[-1]

    async def play() -> None:
        page = Page(compute=compute)
        match, secrets = await page.new_match("me", game="fighter", options=JUDGED)
        async with sitting(page, match, *secrets) as anna:
            await anna.answer(0, anna.asks["0"]["options"][0]["value"])
            assert (anna.asks["0"]["what"], computed) == ("throw", [])
            assert (await anna.answer(0, anna.asks["0"]["options"][0]["value"]))["type"] == "ok"
            assert len(computed) == 1
            assert any(line["kind"] == "flight" for line in anna.lines["0"])

    asyncio.run(play())


def test_a_connection_that_may_not_be_is_ended_with_its_code() -> None:
    async def ended(act: Awaitable[Any]) -> int:
        with pytest.raises(Ended) as found:
            await act
        return found.value.code

    async def play() -> None:
        page = Page()
        match, secrets = await page.new_match("me", "device", spectators=False)
        hello = Message("hello", secrets=secrets)
        assert await ended(attach(page.matches, "nowhere", hello)) == NO_MATCH
        assert await ended(attach(page.matches, match, Message("hello"))) == NOT_YOURS
        assert await ended(attach(page.matches, match, Message("answer"))) == BAD_MESSAGE
        for wrong in ("[]", "{", " " * 100):
            with pytest.raises(Ended):
                read(wrong, 99)

    asyncio.run(play())
