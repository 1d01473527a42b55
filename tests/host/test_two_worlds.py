"""Two worlds that look the same to a seat: the host says the same in both, down to who is waited for and how long."""

from __future__ import annotations

import asyncio
from copy import deepcopy
from dataclasses import replace
from random import Random
from typing import Any

from tests.host.client import DEADLINE, Client, catch_up
from tests.host.page import Page, sitting
from undercroft.host import lobby
from undercroft.host.wire import Mine
from undercroft.kernel.ask import PASS, Option
from undercroft.kernel.match import Match


def worlds_of(match: Match[Any], seat: int, random: Random) -> tuple[Option, list[int]] | None:
    """An answer of this seat after which, for all that it knows, another may or may not have something to choose;
    and two seeds that deal such worlds: first one in which he has, then one in which he has not."""
    ask = match.table.pending.get(seat)
    if ask is None or not match.table.at_rest or not isinstance(ask.options, tuple):
        return None
    for value in random.sample(ask.options, min(4, len(ask.options))):
        found: dict[bool, int] = {}
        for seed in range(8):
            world = match.table.fork(seat, Random(seed))
            world.answer(seat, value)
            for asked in world.pending.values():
                if asked.is_hidden and asked.seat != seat:
                    found[asked.is_foregone] = seed
        if len(found) == 2:
            return value, [found[False], found[True]]
    return None


async def find_worlds(page: Page, match: str, secrets: list[str]) -> tuple[int, Option, list[int]]:
    """Play on until it hangs on somebody's hand who will be asked."""
    random = Random(5)
    authority = await page.matches.find(match)
    assert authority.live is not None
    async with sitting(page, match, *secrets) as all_three:
        while True:
            seat = next((seat for seat in all_three.seats if all_three.asks[str(seat)]), None)
            if seat is None:
                await all_three.next()
                continue
            found = worlds_of(authority.live.match, seat, random)
            if found is not None:
                return seat, *found
            await all_three.answer(seat, all_three.random_answer(seat, random))


async def in_world(page: Page, match: str, secrets: list[str], seat: int, value: Option, seed: int) -> Any:
    """What this seat is sent after its answer, in a world of its own; before and after whoever may respond passes."""
    held, paused = asyncio.Event(), asyncio.Event()

    async def wait(seconds: float) -> None:
        assert seconds > 0
        paused.set()
        await held.wait()

    authority = await page.matches.find(match)
    authority.ports = replace(authority.ports, pause=wait)
    live = authority.live
    assert live is not None
    world = live.match.table.fork(seat, Random(seed))
    live.match.table.state = world.state
    live.match.table.run, live.match.table._rest = world.run, None
    world.state.listener = live.match.table._heard.append
    async with sitting(page, match, secrets[seat]) as mine:
        messages = [await mine.tell("answer", seat=seat, moment=mine.asks[str(seat)]["moment"], value=value)]
        messages.append(await mine.next())
        asked = next(ask for ask in live.match.table.pending.values() if ask.is_hidden)
        if not asked.is_foregone:
            passing = next(option for option in asked.options if option == PASS)
            await authority.answer(asked.seat, live.moment, [passing], lambda: None)
        else:
            async with asyncio.timeout(DEADLINE):
                await paused.wait()
            held.set()
        messages.append(await mine.next())
    return messages, asked.is_foregone


def test_the_others_are_told_the_same_whether_somebody_can_respond_or_not() -> None:
    """With a card for it he is waited for; without one the table waits for as long as a short thought would take."""

    async def play() -> None:
        page = Page()
        match, secrets = await page.new_match("me", "device", "device", game="dungeoneer")
        seat, value, seeds = await find_worlds(page, match, secrets)
        told = []
        for seed in seeds:
            again = Page(deepcopy(page.store))
            told.append(await in_world(again, match, secrets, seat, value, seed))
            again.matches.close()
        page.matches.close()
        (with_card, is_first_foregone), (without, is_second_foregone) = told
        assert (is_first_foregone, is_second_foregone) == (False, True)
        assert with_card[:2] == without[:2]
        view = without[1]["viewers"][str(seat)]
        assert ["responding"] in [path for path, *_ in view["patch"]]
        assert with_card[2]["moment"] == without[2]["moment"]

    asyncio.run(play())


# --- windows ---------------------------------------------------------------------------------------------------------


async def play_on(clients: dict[int, Client], random: Random, answers: int) -> None:
    """All play, each at a connection of their own, and look at what the others see."""
    for _ in range(answers):
        seat = next((seat for seat, one in clients.items() if one.asks[str(seat)]), None)
        while seat is None:  # somebody passes by himself
            if any(one.views[str(of)]["over"] for of, one in clients.items()):
                return
            await next(iter(clients.values())).next()
            await level(clients)
            seat = next((seat for seat, one in clients.items() if one.asks[str(seat)]), None)
        ask = clients[seat].asks[str(seat)]
        assert len(ask.get("options", (1, 2))) > 1 or ask["what"] not in ("respond", "before-roll", "anytime")
        await clients[seat].answer(seat, clients[seat].random_answer(seat, random))
        await level(clients)


async def level(clients: dict[int, Client]) -> None:
    """Everybody has read what there is, and nobody sees who else may respond."""
    last = max(one.moment for one in clients.values())
    for seat, one in clients.items():
        await catch_up(one, last)
        view = one.views[str(seat)]
        asked = {other for other in clients if other != seat and clients[other].asks[str(other)]}
        if any(clients[other].asks[str(other)]["what"] in ("respond", "before-roll", "anytime") for other in asked):
            assert view["responding"]
            assert set(view["asked"]) <= {seat}


def test_a_window_that_nobody_can_use_passes_after_a_pause_and_nobody_is_asked() -> None:
    async def play() -> None:
        page = Page()
        match, secrets = await page.new_match("me", "device", "bot", game="dungeoneer")
        async with sitting(page, match, secrets[0]) as anna, sitting(page, match, secrets[1]) as bert:
            await play_on({0: anna, 1: bert}, Random(3), 40)
            assert len(page.pauses) > 10
            assert len(set(page.pauses)) == len(page.pauses)
            assert min(page.pauses) > 0.1
            assert max(page.pauses) <= 0.75, "both others may be asked, one after the other"
        page.matches.close()

    asyncio.run(play())


def test_nobody_pauses_where_one_person_plays_against_bots() -> None:
    async def play() -> None:
        page = Page()
        match, secrets = await page.new_match("me", "bot", "bot", game="dungeoneer")
        async with sitting(page, match, secrets[0]) as anna:
            await play_on({0: anna}, Random(3), 25)
            assert page.pauses == []
        page.matches.close()

    asyncio.run(play())


def test_who_has_nothing_to_choose_is_not_said_to_be_asked() -> None:
    """Not in the list of one's matches, not by a hint, and not by the refusal of an answer."""

    async def play() -> None:
        page = Page()
        held = asyncio.Event()

        async def wait(seconds: float) -> None:
            del seconds
            await held.wait()

        match, secrets = await page.new_match("me", "device", "device", game="dungeoneer")
        authority = await page.matches.find(match)
        authority.ports = replace(authority.ports, pause=wait)
        async with sitting(page, match, *secrets) as all_three:
            random = Random(4)
            while any(all_three.asks.values()):  # a window comes long before the end
                seat = next(seat for seat in all_three.seats if all_three.asks[str(seat)])
                await all_three.answer(seat, all_three.random_answer(seat, random))
            views = all_three.views.values()
            assert all((view["asked"], view["responding"]) == ([], True) for view in views)
            listed = await lobby.mine(page.matches, Mine(secrets), "en")
            assert not listed[0].asked
            for seat in all_three.seats:
                assert (await all_three.tell("hint", seat=seat))["kind"] == "refusal-out-of-turn"
                reply = await all_three.tell("answer", seat=seat, moment=all_three.moment, value=PASS)
                assert reply["kind"] == "refusal-out-of-turn"
            held.set()
            await catch_up(all_three, all_three.moment + 1)
        page.matches.close()

    asyncio.run(play())
