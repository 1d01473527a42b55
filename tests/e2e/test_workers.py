"""A server of several processes, as a browser meets it: nothing tells which of them has a match."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.house import DESKTOP, house, person
from tests.e2e.test_table import answer_first
from undercroft.server.processes.shares import worker_of

WORKERS = 2


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    with house(folder, workers=WORKERS) as found:
        yield found


def test_matches_of_all_processes_are_played_and_found_again(browser: Browser, address: str) -> None:
    with person(browser, address, DESKTOP) as one:
        matches = []
        for _ in range(WORKERS):
            one.go("/new/labyrinth")
            one.page.get_by_test_id("preset-first-game").get_by_role("radio").check()
            one.page.get_by_test_id("seat-1-kind").select_option("bot-easy")
            one.page.get_by_test_id("begin").click()
            one.page.wait_for_url("**/match/*")
            matches.append(one.page.url.rsplit("/", 1)[1].partition("#")[0])
            for _ in range(4):
                answer_first(one)
            one.asks.clear()
        assert {worker_of(match, WORKERS) for match in matches} == {0, 1}
        one.go("/")
        for match in matches:
            expect(one.page.locator(f"a[href*='{match}']").first).to_be_visible()
        one.page.locator(f"a[href*='{matches[0]}']").first.click()
        one.page.reload()
        answer_first(one)
        assert not one.wrong
