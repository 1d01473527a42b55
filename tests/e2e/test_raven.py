"""The raven: asked for a hint it says why, marks it on the board and at the options, and can be sent away again."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.house import DESKTOP, PHONE, Person, person
from tests.e2e.test_pages import AXE, FOUND, TOO_WIDE
from tests.server.table import post

SIZES = {"desktop": DESKTOP, "phone": PHONE}


def sit_down(one: Person, game: str, preset: str, *bots: dict[str, Any]) -> None:
    """A match against these bots, made in this browser."""
    seats = [{"kind": "me", "name": "Anna"}, *({"kind": "bot", **bot} for bot in bots)]
    made = post(one.address, "/api/matches", {"game": game, "preset": preset, "seats": seats})
    one.go("/credits")
    kept = {made["match"]["id"]: made["secrets"]}
    one.page.evaluate("kept => localStorage.setItem('seats', JSON.stringify(kept))", kept)
    one.go(f"/match/{made['match']['id']}")


def ask_the_raven(one: Person) -> Any:
    """The hint as it came, when its slip is on the page."""
    one.wait_to_be_asked(0)
    one.page.get_by_test_id("hint").click()
    expect(one.page.get_by_test_id("raven")).to_be_visible()
    return one.hints[-1]


def follow_until(one: Person, *whats: str) -> Any:
    """Do as the raven says until something of this kind is asked."""
    while one.wait_to_be_asked(0)["what"] not in whats:
        before = one.moment
        one.answer(0, ask_the_raven(one)["value"])
        one.wait_for_moment(before + 1)
    return one.asks["0"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("game", "preset", "what"),
    [("labyrinth", "first-game", ("move",)), ("dungeoneer", "standard", ("hero", "place"))],
    ids=["labyrinth", "dungeoneer"],
)
def test_the_raven_says_why_and_marks_it(
    browser: Browser, address: str, game: str, preset: str, what: tuple[str, ...], size: str
) -> None:
    with person(browser, address, SIZES[size]) as one:
        sit_down(one, game, preset, {"level": "easy"})
        follow_until(one, *what)
        hint = ask_the_raven(one)
        assert hint["reason"].endswith(".")
        slip = one.page.get_by_test_id("raven")
        expect(slip).to_contain_text(hint["reason"])
        expect(slip).to_contain_text(hint["label"])
        if any(hint["marks"].get(kind) for kind in ("path", "places", "cells", "seats")):
            expect(one.page.get_by_test_id("hint-mark").first).to_be_attached()
        for told in hint["verdicts"]:
            shown = one.option(told["value"]).get_by_test_id("verdict")
            if one.option(told["value"]).count():
                expect(shown).to_have_attribute("data-verdict", told["verdict"])
        assert one.page.evaluate(TOO_WIDE) <= 0
        one.page.evaluate(AXE.read_text(encoding="utf-8"))
        assert one.page.evaluate(FOUND) == []
        one.picture(f"raven-{game}-{size}")
        one.page.keyboard.press("Escape")
        expect(slip).to_have_count(0)
        expect(one.page.get_by_test_id("hint-mark")).to_have_count(0)
        one.page.keyboard.press("h")
        expect(slip).to_be_visible()
        one.page.get_by_test_id("dismiss-hint").click()
        expect(slip).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_an_opponent_is_chosen_by_name_and_sits_at_the_table(browser: Browser, address: str, size: str) -> None:
    with person(browser, address, SIZES[size]) as one:
        one.go("/new/dungeoneer")
        one.page.get_by_test_id("seat-1-kind").select_option("bot-hard")
        one.page.get_by_test_id("seat-1-character").select_option("bully")
        about = one.page.get_by_test_id("seat-1-about")
        expect(about).to_contain_text("troubles whoever is already down")
        expect(about).to_contain_text("thinks ahead")
        one.page.evaluate(AXE.read_text(encoding="utf-8"))
        assert one.page.evaluate(FOUND) == []
        one.picture(f"opponents-{size}")
        one.page.get_by_test_id("begin").click()
        one.wait_to_be_asked(0)
        expect(
            one.page.locator("[data-testid=portrait][data-character=bully]").filter(visible=True).first
        ).to_be_visible()
        expect(one.page.get_by_text("The Bully").filter(visible=True).first).to_be_visible()
