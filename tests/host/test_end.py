"""What people make of a match: all agree to end it, whoever sat there deletes it, and nobody talks without end."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.host.client import play_on
from tests.host.page import Page, sitting
from undercroft.games import find_game, game_names
from undercroft.games.labyrinth.game import Labyrinth
from undercroft.host import lobby
from undercroft.host.errors import NoMatch, NotYourSeat, StillRunning, TooMuchTalk
from undercroft.host.film import film_of
from undercroft.host.messages import NO_MATCH, Ended, attach
from undercroft.host.security import AT_ONCE, MOST_LINES, WITHIN, Talk
from undercroft.host.wire import Message, Mine
from undercroft.kernel.match import verify
from undercroft.kernel.record import parse

# --- all agree -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_names())
def test_all_people_agree_to_end_a_game(game: str) -> None:
    async def play() -> None:
        page = Page()
        match, secrets = await page.new_match("me", "device", "bot", game=game)
        async with sitting(page, match, *secrets) as both:
            await play_on(both, Random(1), answers=12)
            assert (await both.tell("propose", seat=0, what="end"))["type"] == "ok"
            asked = await both.until(lambda message: message["type"] == "proposal")
            assert (asked["what"], asked["waits_for"], asked["state"]) == ("end", [1], "open")
            assert await play_on(both, Random(2), answers=1) == 1  # that takes nothing from the question
            assert (await both.tell("vote", seat=1, proposal=asked["proposal"], agree=True))["type"] == "ok"
            over = await both.until(lambda message: message["type"] == "match" and message["match"]["state"] == "over")
            assert (over["match"]["agreed"], over["match"]["key"]) == (True, page.store.rows[match].key.hex())
            assert (await both.tell("propose", seat=0, what="undo"))["kind"] == "error-not-running"
        again = Page(page.store)
        record = parse((await lobby.record(again.matches, match)).split("\n"))
        assert record.entries[-1].agreed == [0, 1, 2]
        verify(find_game(game), record)
        assert (await film_of(again.matches, match, None, "en"))().last > 0
        listed = await lobby.mine(again.matches, Mine(secrets), "en")
        assert (listed[0].match["state"], listed[0].match["agreed"]) == ("over", True)

    asyncio.run(play())


def test_whoever_is_ahead_has_won(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        monkeypatch.setattr(Labyrinth, "standing", lambda _game, _state: (1, 2))
        page = Page()
        match, secrets = await page.new_match("me", "device", "device", preset="first-game")
        async with sitting(page, match, *secrets) as all_three:
            await play_on(all_three, Random(1), answers=5)
            await all_three.tell("concede", seat=2)
            await all_three.tell("propose", seat=0, what="end")
            asked = await all_three.until(lambda message: message["type"] == "proposal")
            assert asked["waits_for"] == [1]  # who gave up has no voice
            await all_three.tell("vote", seat=1, proposal=asked["proposal"], agree=True)
        assert page.store.rows[match].winners == [1]

    asyncio.run(play())


def test_one_no_is_enough_to_play_on_and_alone_nobody_is_asked() -> None:
    async def play() -> None:
        page = Page()
        match, secrets = await page.new_match("me", "device", preset="first-game")
        async with sitting(page, match, *secrets) as both:
            await both.tell("propose", seat=0, what="end")
            asked = await both.until(lambda message: message["type"] == "proposal")
            await both.tell("vote", seat=1, proposal=asked["proposal"], agree=False)
            assert await play_on(both, Random(1), answers=3) == 3
            await both.tell("propose", seat=0, what="end")
            await both.tell("concede", seat=1)
            await both.until(lambda message: message["type"] == "proposal" and message["state"] == "void")
        match, secrets = await page.new_match("me", "bot", preset="first-game")
        async with sitting(page, match, *secrets) as anna:
            assert (await anna.tell("propose", seat=0, what="end"))["type"] == "ok"
        assert page.store.rows[match].state == "over"

    asyncio.run(play())


# --- deleting --------------------------------------------------------------------------------------------------------


def test_whoever_sat_there_deletes_a_match_and_it_is_gone_for_all() -> None:
    async def play() -> None:
        page = Page()
        match, secrets = await page.new_match("me", "device", preset="first-game")
        async with sitting(page, match, *secrets) as both:
            await both.tell("chat", seat=0, text="my name is my own")
            with pytest.raises(StillRunning):
                await lobby.delete(page.matches, match, secrets[0])
            await both.tell("concede", seat=0)
            with pytest.raises(NotYourSeat):
                await lobby.delete(page.matches, match, "x" * 32)
            following = (await lobby.rematch(page.matches, match, secrets[0], "en")).match["id"]
            await lobby.delete(page.matches, match, secrets[1])
            with pytest.raises(ConnectionError):
                await both.until(lambda _: False)
        assert list(page.store.rows) == [following]
        assert match not in page.store.said
        assert match not in page.store.records
        with pytest.raises(NoMatch):
            await lobby.record(page.matches, match)
        with pytest.raises(Ended) as ended:
            await attach(page.matches, match, Message("hello", secrets=secrets))
        assert ended.value.code == NO_MATCH
        assert [one.match["id"] for one in await lobby.mine(page.matches, Mine(secrets), "en")] == [following]

    asyncio.run(play())


def test_a_match_that_never_began_can_be_deleted_and_a_deleted_rematch_be_made_again() -> None:
    async def play() -> None:
        page = Page()
        opened, (secret,) = await page.new_match("me", "link", preset="first-game")
        await lobby.delete(page.matches, opened, secret)
        match, secrets = await page.new_match("me", "device", preset="first-game")
        await over(page, match, secrets)
        first = (await lobby.rematch(page.matches, match, secrets[0], "en")).match["id"]
        await over(page, first, secrets)
        await lobby.delete(page.matches, first, secrets[0])
        second = (await lobby.rematch(page.matches, match, secrets[0], "en")).match["id"]
        assert set(page.store.rows) == {match, second}

    asyncio.run(play())


async def over(page: Page, match: str, secrets: list[str]) -> None:
    async with sitting(page, match, *secrets) as both:
        assert (await both.tell("concede", seat=0))["type"] == "ok"


# --- talking ---------------------------------------------------------------------------------------------------------


def test_nobody_talks_without_end() -> None:
    async def play() -> None:
        page = Page()
        match, secrets = await page.new_match("me", "device", preset="first-game")
        async with sitting(page, match, *secrets) as both:
            for number in range(AT_ONCE):
                assert (await both.tell("chat", seat=0, text=f"{number}"))["type"] == "ok"
            assert (await both.tell("chat", seat=0, text="more"))["kind"] == "error-too-much-talk"
            assert (await both.tell("chat", seat=1, text="I am another"))["type"] == "ok"
            (await page.matches.find(match)).talk = Talk()
            said = page.store.said[match]
            said += [said[0]] * MOST_LINES
        async with sitting(Page(page.store), match, *secrets) as both:
            refused = await both.tell("chat", seat=0, text="more")
            assert refused["kind"] == "error-too-much-talk"
            assert str(MOST_LINES) in refused["text"]

    asyncio.run(play())


def test_after_a_while_one_may_talk_again() -> None:
    now = [0.0]
    talk = Talk(lambda: now[0])
    for _ in range(AT_ONCE):
        talk.check(0, 0)
    with pytest.raises(TooMuchTalk):
        talk.check(0, 0)
    now[0] = WITHIN
    talk.check(0, 0)
