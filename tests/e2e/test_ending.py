"""People agree to end a game, look at what came of it, and delete it for everybody."""

from __future__ import annotations

from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.house import DESKTOP, PHONE, Person, person
from tests.e2e.test_two_people import invite, join

SIZES = {"desktop": DESKTOP, "phone": PHONE}


def propose_to_end(one: Person, name: str = "") -> None:
    one.page.get_by_test_id("menu").click()
    one.page.get_by_test_id("end").click()
    expect(one.page.get_by_test_id("end-sure")).to_be_visible()
    if name:
        one.picture(f"end-menu-{name}")
    one.page.get_by_test_id("end-sure").click()
    expect(one.page.get_by_test_id("proposal")).to_contain_text("Waiting for Bert")


@pytest.mark.parametrize("name", SIZES)
def test_people_end_a_game_together_and_delete_it(browser: Browser, address: str, name: str) -> None:
    with ExitStack() as stack:
        anna, bert = (stack.enter_context(person(browser, address, SIZES[name])) for _ in range(2))
        path, link = invite(anna)
        join(bert, link)
        expect(anna.page.get_by_test_id("menu")).to_be_visible()

        propose_to_end(anna, name)
        expect(bert.page.get_by_test_id("proposal")).to_contain_text("Anna proposes to end the game here")
        bert.picture(f"end-proposed-{name}")
        bert.page.get_by_test_id("refuse").click()
        for one in (anna, bert):
            expect(one.page.get_by_test_id("proposal")).to_have_count(0)
            expect(one.page.get_by_test_id("result")).to_have_count(0)

        propose_to_end(anna)
        bert.page.get_by_test_id("agree").click()
        for one in (anna, bert):
            expect(one.page.get_by_test_id("result")).to_be_visible()
            expect(one.page.get_by_text("All agreed to end the game here.").first).to_be_visible()
        bert.picture(f"end-agreed-{name}")

        delete(anna, name)
        for one in (anna, bert):
            one.go("/matches")
            expect(one.page.get_by_text("No matches yet")).to_be_visible()
            one.go(path)
            expect(one.page.get_by_text("There is no match like that")).to_be_visible()
        bert.picture(f"delete-gone-{name}")


def delete(one: Person, name: str) -> None:
    """As a user does: from the list of one's matches, after a warning."""
    one.go("/matches")
    expect(one.page.get_by_test_id("delete")).to_have_count(0)
    one.page.get_by_role("button", name="Forget", exact=True).click()
    expect(one.page.get_by_text("cannot be brought back")).to_be_visible()
    one.picture(f"delete-asked-{name}")
    one.page.get_by_test_id("delete").click()
    expect(one.page.get_by_text("No matches yet")).to_be_visible()


def test_a_game_that_goes_on_cannot_be_deleted(browser: Browser, address: str) -> None:
    with person(browser, address) as anna:
        anna.sit_down("me", "bot")
        expect(anna.page.get_by_test_id("menu")).to_be_visible()
        anna.go("/matches")
        anna.page.get_by_role("button", name="Forget", exact=True).click()
        expect(anna.page.get_by_test_id("forget")).to_be_visible()
        expect(anna.page.get_by_test_id("delete")).to_have_count(0)
