"""A match keeps the version it began with: other rules end it honestly, and leave all other matches alone."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec
import pytest

from tests.host.client import play_on
from tests.host.page import Page, sitting
from undercroft.games import find_game
from undercroft.games.labyrinth.game import Labyrinth
from undercroft.host import lobby
from undercroft.host.errors import NotOver, Outdated
from undercroft.host.film import film_of
from undercroft.host.messages import BROKEN, Ended, attach
from undercroft.host.telling import words_of
from undercroft.host.wire import Message, Mine
from undercroft.kernel.match import verify
from undercroft.kernel.record import Header, parse
from undercroft.words import LANGUAGES

VERSION = find_game("labyrinth").version


async def stored(page: Page, *, version: int, is_over: bool = False) -> tuple[str, list[str]]:
    """A match that was played for a while by this version of the rules."""
    match, secrets = await page.new_match("me", "device", preset="first-game")
    async with sitting(page, match, *secrets) as both:
        await play_on(both, Random(1), answers=20)
        if is_over:
            assert (await both.tell("concede", seat=1))["type"] == "ok"
    row = page.store.rows[match]
    assert row.header is not None
    header = msgspec.json.decode(row.header, type=Header)
    header.version = row.version = version
    row.header = msgspec.json.encode(header)
    return match, secrets


async def code_of(page: Page, match: str, secrets: list[str]) -> int:
    with pytest.raises(Ended) as ended:
        await attach(page.matches, match, Message("hello", secrets=secrets))
    return ended.value.code


def test_a_match_of_other_rules_ends_and_other_matches_go_on() -> None:
    async def play() -> None:
        page = Page()
        old, secrets = await stored(page, version=VERSION - 1)
        new, others = await stored(page, version=VERSION)
        page = Page(page.store)
        assert await code_of(page, old, secrets) == BROKEN
        listed = await lobby.mine(page.matches, Mine([*secrets, *others]), "en")
        assert {one.match["id"]: one.match["state"] for one in listed} == {old: "outdated", new: "running"}
        assert [one.asked for one in listed if one.match["id"] == old] == [False]
        async with sitting(page, new, *others) as both:
            assert await play_on(both, Random(2), answers=3) == 3
        assert page.store.rows[old].state == "running"  # with the rules that it began with it would go on

    asyncio.run(play())


def test_its_record_can_be_had_and_that_ends_it_for_good() -> None:
    async def play() -> None:
        page = Page()
        match, secrets = await stored(page, version=VERSION - 1)
        page = Page(page.store)
        with pytest.raises(Outdated):
            await film_of(page.matches, match, None, "en")
        with pytest.raises(Outdated):
            await lobby.replay(page.matches, match, 0, None, "en")
        record = parse((await lobby.record(page.matches, match)).split("\n"))
        assert (record.header.version, record.entries[-1].key) == (VERSION - 1, page.store.rows[match].key.hex())
        assert await lobby.record(page.matches, match) == await lobby.record(Page(page.store).matches, match)
        row = page.store.rows[match]
        assert (row.state, row.winners) == ("over", [])
        following = await lobby.rematch(page.matches, match, secrets[0], "en")
        assert following.match["version"] == VERSION

    asyncio.run(play())


def test_a_finished_match_is_shown_as_long_as_the_rules_lead_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        page = Page()
        match, secrets = await stored(page, version=VERSION - 1, is_over=True)
        page = Page(page.store)
        assert (await film_of(page.matches, match, 0, "de"))().steps
        async with sitting(page, match, *secrets) as both:
            assert both.match["state"] == "over"

        def refuse(*_: object) -> None:
            raise KeyError("a card that is no more")

        monkeypatch.setattr(Labyrinth, "turn", refuse)
        page = Page(page.store)
        assert await code_of(page, match, secrets) == BROKEN
        with pytest.raises(Outdated):
            await film_of(page.matches, match, 0, "de")
        listed = await lobby.mine(page.matches, Mine(secrets), "en")
        assert listed[0].match["state"] == "outdated"
        assert len((await lobby.record(page.matches, match)).splitlines()) > 20

    asyncio.run(play())


def test_a_match_of_rules_that_are_still_followed_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        page = Page()
        match, secrets = await stored(page, version=VERSION - 1)
        monkeypatch.setattr(Labyrinth, "follows", frozenset({VERSION - 1}))
        page = Page(page.store)
        async with sitting(page, match, *secrets) as both:
            assert both.match["version"] == VERSION - 1
            assert await play_on(both, Random(2), answers=3) == 3
            await both.tell("concede", seat=0)
        verify(find_game("labyrinth"), parse((await lobby.record(page.matches, match)).split("\n")))

    asyncio.run(play())


def test_a_match_that_cannot_begin_any_more_does_not_hide_the_others() -> None:
    async def play() -> None:
        page = Page()
        match, secrets = await page.new_match("me", "link", preset="first-game")
        other, others = await page.new_match("me", "device", preset="first-game")
        row = page.store.rows[match]
        row.seats[1].state, row.options = "taken", {"an-option-of-yesterday": True}
        page = Page(page.store)
        listed = await lobby.mine(page.matches, Mine([*secrets, *others]), "en")
        assert {one.match["id"]: one.match["state"] for one in listed} == {match: "outdated", other: "running"}
        assert await code_of(page, match, secrets) == BROKEN
        with pytest.raises(Outdated):
            await lobby.record(page.matches, match)
        await lobby.delete(page.matches, match, secrets[0])
        assert list(page.store.rows) == [other]

    asyncio.run(play())


def test_a_running_match_gives_no_record() -> None:
    async def play() -> None:
        page = Page()
        match, _ = await stored(page, version=VERSION)
        with pytest.raises(NotOver):
            await lobby.record(page.matches, match)

    asyncio.run(play())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_it_cannot_go_on_is_one_sentence_in_every_language(lang: str) -> None:
    text = words_of(lang).error(Outdated("the rules have changed since", version=3))
    assert "3" in text
    assert "{" not in text
