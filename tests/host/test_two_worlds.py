"""Two worlds that look the same to a seat: the host says the same in both, down to who is waited for and how long."""

from __future__ import annotations

import asyncio
import os
from copy import copy
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.host.client import Client, catch_up
from tests.host.page import Page, sitting
from undercroft.games import find_game, game_names
from undercroft.games.dungeoneer.rules import windows
from undercroft.games.dungeoneer.rules.offers import responses
from undercroft.games.dungeoneer.state import Hero, State
from undercroft.host import lobby
from undercroft.host.telling import Teller, words_of
from undercroft.host.wire import Mine
from undercroft.kernel.ask import HIDDEN, PASS, Ask, Option, Rules
from undercroft.kernel.dice import key_from_seed
from undercroft.kernel.errors import Refusal
from undercroft.kernel.match import Match
from undercroft.kernel.record import SeatInfo
from undercroft.kernel.table import Table

GAMES = int(os.environ.get("UNDERCROFT_LEAK_GAMES", "3"))
SEATS = 3
NAMES = ["Anna", "Bert", "Clara"]
WRONG: tuple[Option, ...] = ("pass", "no", (), ("play", "no-such-card"), ("step", 1, 2), 7)


@pytest.mark.parametrize("name", game_names())
def test_what_is_asked_told_and_refused_does_not_hang_on_what_a_seat_cannot_know(name: str) -> None:
    game, random = find_game(name), Random(f"worlds {name}")
    for seed in range(GAMES):
        match: Match[Any] = Match.new(game, {}, [SeatInfo(one) for one in NAMES], key_from_seed(seed))
        for number in range(120):
            if match.table.over:
                break
            slot, ask = random.choice(list(match.table.pending.items()))
            if number % 3 == 0:
                twin = copy(match)
                twin.table = match.table.fork(slot, random)
                assert said(twin, slot) == said(match, slot)
                for viewer in (None, *range(SEATS)):
                    assert waits(match.table, viewer) == waits(twin.table, viewer)
            match.answer(slot, game.lively(match.table.state, ask, random))


def said(match: Match[Any], seat: int) -> Any:
    """The ask with its options and odds, and what comes of wrong answers."""
    ask = match.table.pending[seat]
    teller = Teller(words_of("en"), match, NAMES)
    refused = []
    for wrong in WRONG:
        try:
            match.table.check(seat, wrong)
        except Refusal as refusal:
            refused.append((wrong, refusal.clause, words_of("en").error(refusal)))
    return teller.ask(ask, seat, 0, match.table.view(seat)["game"]), refused


def waits(table: Table[Any], viewer: int | None) -> Any:
    view = table.view(viewer)
    return view["asked"], view["responding"]


# --- windows ---------------------------------------------------------------------------------------------------------


def ask_all(s: State, who: list[Hero], what: str, clause: str, moment: Any) -> Rules[None]:
    """A window of Dungeoneer in which all are asked, also those who can only pass."""
    for hero in who:
        options = tuple(responses(s, hero, moment))
        about = {HIDDEN: True, **(moment.about() if moment is not None else {})}
        choice = yield Ask(hero.seat, what, (*options, PASS), clause, about)
        if choice != PASS:
            yield from windows.act(s, hero, choice, moment)


@pytest.fixture
def _all_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows, "window", ask_all)


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


@pytest.mark.usefixtures("_all_are_asked")
def test_a_window_that_nobody_can_use_passes_after_a_pause_and_nobody_is_asked() -> None:
    async def play() -> None:
        page = Page()
        match, secrets = await page.new_match("me", "device", "bot", game="dungeoneer")
        async with sitting(page, match, secrets[0]) as anna, sitting(page, match, secrets[1]) as bert:
            await play_on({0: anna, 1: bert}, Random(3), 40)
            assert len(page.pauses) > 10
            assert len(set(page.pauses)) == len(page.pauses)
            assert min(page.pauses) > 0.2
        page.matches.close()

    asyncio.run(play())


@pytest.mark.usefixtures("_all_are_asked")
def test_nobody_pauses_where_one_person_plays_against_bots() -> None:
    async def play() -> None:
        page = Page()
        match, secrets = await page.new_match("me", "bot", "bot", game="dungeoneer")
        async with sitting(page, match, secrets[0]) as anna:
            await play_on({0: anna}, Random(3), 25)
            assert page.pauses == []
        page.matches.close()

    asyncio.run(play())


@pytest.mark.usefixtures("_all_are_asked")
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
