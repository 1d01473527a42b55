"""Two people in two browsers play a whole game by clicks; one goes away in the middle of a fight and comes back.

A spectator looks on and learns nothing that is hidden.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.house import Person, house, person, planned
from tests.server.table import Client
from tests.server.test_leaks import leaks, read

KEYS = 16
"""Of so many the dice are taken with which two good players are done soonest."""
IN_A_FIGHT = ("drop", "fall", "retreat")
"""What is asked only while a counter-attack is under way."""


@cache
def short_game() -> tuple[bytes, list[tuple[int, Any]]]:
    """A key, and the answers of the game with these dice."""
    games = []
    for number in range(KEYS):
        key = bytes([number] * 32)
        answers, asked = [], set()
        for seat, value, match in planned("labyrinth", "first-game", 2, key):
            answers.append((seat, value))
            asked |= {ask.what for ask in match.table.pending.values()}
        if asked & set(IN_A_FIGHT):
            games.append((key, answers))
    return min(games, key=lambda game: len(game[1]))


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    with house(folder, short_game()[0]) as found:
        yield found


def invite(host: Person) -> tuple[str, str]:
    """A new match for two of which one is invited: the path of the match, and the link for the friend."""
    host.go("/new/labyrinth")
    host.page.get_by_test_id("preset-first-game").click()
    host.page.get_by_test_id("seat-0-name").fill("Anna")
    host.page.get_by_test_id("seat-1-kind").select_option("link")
    host.page.get_by_test_id("begin").click()
    link = host.page.get_by_test_id("invite-1").input_value()
    return host.page.url.removeprefix(host.address), link.removeprefix(host.address)


def join(guest: Person, link: str) -> None:
    guest.go(link)
    guest.page.get_by_test_id("your-name").fill("Bert")
    guest.page.get_by_test_id("join").click()


def test_a_whole_game_by_clicks(browser: Browser, address: str, folder: Path) -> None:
    _, answers = short_game()
    with ExitStack() as stack:
        anna, bert, guest = (stack.enter_context(person(browser, address)) for _ in range(3))
        path, link = invite(anna)
        join(bert, link)
        guest.go(path)
        people = {0: anna, 1: bert}
        went_away = False
        for seat, value in answers:
            one = people[seat]
            if not went_away and one.wait_to_be_asked(seat)["what"] in IN_A_FIGHT:
                one.go("/credits")  # the table and its socket are gone; an empty page might still ask for our icon
                one.go(path)
                expect(one.page.get_by_test_id("options")).to_be_visible()
                went_away = True
            before = one.moment
            one.answer(seat, value)
            one.wait_for_moment(before + 1)
            for other in (anna, bert, guest):
                other.wait_for_moment(one.moment)
        for one in (anna, bert, guest):
            expect(one.page.get_by_test_id("result")).to_be_visible()
        assert went_away
        match = path.rpartition("/")[2]
        by_moment, _ = read(folder, match)
        assert len(guest.frames) > 50
        assert list(leaks(cast(Client, guest), None, by_moment, [])) == []
