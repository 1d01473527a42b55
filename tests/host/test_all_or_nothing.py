"""Joining, playing again and voting are one commit each, and what is acknowledged is on the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from random import Random

import pytest

from tests.host.client import Client, play_on
from tests.host.page import MemoryStore, Page, sitting
from undercroft.games import find_game
from undercroft.host import lobby
from undercroft.host.errors import NoFreeSeat, NoMatch, StoreFailed
from undercroft.host.rows import Change, ChangeMatch
from undercroft.host.wire import Join, Mine, NewMatch, SeatWish, Taken

WISH = NewMatch("labyrinth", [SeatWish("me"), SeatWish("link")], preset="first-game")


async def opened(page: Page) -> tuple[str, str, str]:
    """A match that waits for one friend: its id, the secret of the first seat, and the invite."""
    taken = await lobby.create(page.matches, WISH, "en")
    return taken.match["id"], taken.secrets[0].secret, taken.invites[0].invite


async def commits(page: Page, taken: Awaitable[Taken]) -> int:
    before = page.store.commits
    await taken
    return page.store.commits - before


# --- one commit ------------------------------------------------------------------------------------------------------


def test_creating_joining_and_playing_again_are_one_commit_each() -> None:
    async def play() -> None:
        page = Page()
        alone = NewMatch("labyrinth", [SeatWish("me"), SeatWish("device")], preset="first-game")
        assert await commits(page, lobby.create(page.matches, alone, "en")) == 1
        match, secret, invite = await opened(page)
        assert await commits(page, lobby.join(page.matches, Join("Bert", invite=invite, seed="of Bert"), "en")) == 1
        assert page.store.rows[match].seeds == ["of Bert"]
        await give_up(page, match, secret)
        assert await commits(page, lobby.rematch(page.matches, match, secret, "en")) == 1

    asyncio.run(play())


async def give_up(page: Page, match: str, secret: str) -> None:
    async with sitting(page, match, secret) as anna:
        assert (await anna.tell("concede", seat=0))["type"] == "ok"


@pytest.mark.parametrize("what", ["join", "rematch"])
def test_a_server_that_ends_in_between_leaves_all_or_nothing(what: str) -> None:
    async def play() -> None:
        page = Page()
        match, secret, invite = await opened(page)
        if what == "rematch":
            await lobby.join(page.matches, Join("Bert", invite=invite), "en")
            await give_up(page, match, secret)
        stored = len(page.store.rows)
        page.store.takes = page.store.commits
        with pytest.raises(StoreFailed):
            await one(page, what, match, secret, invite)
        page.store.takes = 10**9
        again = Page(page.store)
        assert len(page.store.rows) == stored
        assert page.store.rows[match].rematch is None
        for host in (page, again):  # as they are, nobody has lost a seat, and it can be done now
            assert (await one(host, what, match, secret, invite)).match["state"] == "running"

    asyncio.run(play())


async def one(page: Page, what: str, match: str, secret: str, invite: str) -> Taken:
    if what == "join":
        return await lobby.join(page.matches, Join("Bert", invite=invite), "en")
    return await lobby.rematch(page.matches, match, secret, "en")


def test_a_match_that_was_full_and_had_not_begun_begins_when_it_is_loaded() -> None:
    async def play() -> None:
        page = Page()
        match, secret, _ = await opened(page)
        page.store.rows[match].seats[1].state = "taken"
        again = Page(page.store)
        async with sitting(again, match, secret) as anna:
            assert anna.match["state"] == "running"
        assert page.store.rows[match].state == "running"
        assert (await lobby.mine(Page(page.store).matches, Mine([secret]), "en"))[0].match["state"] == "running"

    asyncio.run(play())


# --- invites ---------------------------------------------------------------------------------------------------------


def test_an_invite_is_good_until_its_secret_was_used() -> None:
    async def play() -> None:
        page = Page()
        match, _, invite = await opened(page)
        lost = await lobby.join(page.matches, Join("Bert", invite=invite), "en")
        assert lost.match["state"] == "running"  # but the reply never came
        page = Page(page.store)
        found = await lobby.join(page.matches, Join("Bert", invite=invite), "en")
        assert [one.seat for one in found.secrets] == [1]
        assert found.match["seats"][1]["name"] == "Bert"
        async with sitting(page, match, found.secrets[0].secret) as bert:
            assert bert.seats == [1]
        assert not await lobby.mine(page.matches, Mine([lost.secrets[0].secret]), "en")
        with pytest.raises(NoMatch):
            await lobby.join(page.matches, Join("Clara", invite=invite), "en")

    asyncio.run(play())


def test_a_seat_that_was_taken_by_code_is_not_open_to_its_invite() -> None:
    async def play() -> None:
        page = Page()
        match, _, invite = await opened(page)
        code = page.store.rows[match].code
        await lobby.join(page.matches, Join("Bert", code=code), "en")
        with pytest.raises(NoMatch):
            await lobby.join(page.matches, Join("Clara", invite=invite), "en")
        with pytest.raises(NoFreeSeat):
            await lobby.join(page.matches, Join("Clara", code=code), "en")

    asyncio.run(play())


# --- votes -----------------------------------------------------------------------------------------------------------


class Watched(MemoryStore):
    """Notes what the clients had been told when something came to be stored."""

    def __init__(self) -> None:
        super().__init__()
        self.clients: list[Client] = []
        self.told: list[list[str]] = []

    async def write(self, changes: Sequence[Change]) -> None:
        await super().write(changes)
        sent = [client.socket.connection._waiting for client in self.clients]  # type: ignore[attr-defined]
        self.told.append([message.decode() for waiting in sent for message in waiting])


def test_a_vote_is_acknowledged_when_what_it_decides_is_on_the_disk() -> None:
    async def play() -> None:
        store = Watched()
        page = Page(store)
        match, secrets = await page.new_match("me", "device", preset="first-game")
        async with sitting(page, match, secrets[0]) as anna, sitting(page, match, secrets[1]) as bert:
            store.clients = [anna, bert]
            both = {0: anna, 1: bert}
            for _ in range(6):
                seat = next(seat for seat, one in both.items() if one.asks[str(seat)])
                await both[seat].answer(seat, both[seat].random_answer(seat, Random(1)))
                for one in both.values():
                    while one.moment < both[seat].moment:
                        await one.next()
            reply = await anna.tell("propose", seat=0, what="undo", to=0)
            assert reply["type"] == "ok"
            asked = await bert.until(lambda message: message["type"] == "proposal")
            store.told.clear()
            assert (await bert.tell("vote", seat=1, proposal=asked["proposal"], agree=True))["type"] == "ok"
            assert len(store.told) == 1
            assert not any('"ok"' in message or '"agreed"' in message for message in store.told[0])

    asyncio.run(play())


def test_a_vote_whose_undo_cannot_be_stored_did_not_happen() -> None:
    async def play() -> None:
        page = Page()
        match, secrets = await page.new_match("me", "device", preset="first-game")
        async with sitting(page, match, *secrets) as both:
            await play_on(both, Random(5), answers=10)
            await both.tell("propose", seat=0, what="undo", to=2)
            asked = await both.until(lambda message: message["type"] == "proposal")
            page.store.is_broken = True
            reply = await both.tell("vote", seat=1, proposal=asked["proposal"], agree=True)
            assert reply["kind"] == "error-store-failed"
        assert not any('"ok"' in frame and f'"re":{both._id}' in frame for frame in both.frames)
        assert not any('"agreed"' in frame and '"state":"agreed"' in frame for frame in both.frames)

    asyncio.run(play())


def test_a_match_begins_with_the_rules_of_the_day_it_begins() -> None:
    async def play() -> None:
        page = Page()
        match, _, invite = await opened(page)
        page.store.rows[match].version -= 1
        await Page(page.store).store.write([ChangeMatch(page.store.rows[match])])
        page = Page(page.store)
        joined = await lobby.join(page.matches, Join("Bert", invite=invite), "en")
        assert joined.match["version"] == find_game("labyrinth").version

    asyncio.run(play())
