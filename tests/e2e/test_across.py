"""A phone held across: the board has the height, the question stands in a column beside it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.house import person
from tests.e2e.test_pages import TOO_WIDE
from tests.server.table import post

ACROSS = (844, 390)
LEAST = {"labyrinth": 380, "doodle": 380, "fighter": 380, "dungeoneer": 280}


@pytest.mark.parametrize("game", LEAST)
def test_every_game_can_be_played_on_a_phone_held_across(browser: Browser, address: str, game: str) -> None:
    with person(browser, address, ACROSS) as one:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "medium"}]
        made = post(address, "/api/matches", {"game": game, "seats": seats})
        match = made["match"]["id"]
        one.go("/credits")
        one.page.evaluate("kept => localStorage.setItem('seats', JSON.stringify(kept))", {match: made["secrets"]})
        one.go(f"/match/{match}")
        one.wait_to_be_asked(0)
        expect(one.page.get_by_test_id("options")).to_be_visible()
        board, question = (one.page.locator(what).bounding_box() for what in ("main", "[data-testid=question]"))
        assert board is not None
        assert question is not None
        assert board["height"] >= LEAST[game]
        assert board["width"] >= 440
        assert question["x"] >= board["x"] + board["width"]
        assert question["y"] + question["height"] <= ACROSS[1]
        assert not one.page.evaluate(TOO_WIDE)
        one.page.get_by_test_id("sheet-log").click()
        expect(one.page.get_by_test_id("log").filter(visible=True)).to_be_in_viewport()
        one.picture(f"across-{game}")
