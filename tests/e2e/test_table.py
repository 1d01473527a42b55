"""At the table: by keyboard against a bot, round one device, taking back, in every language and size, for everybody."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.house import DESKTOP, PHONE, TABLET, Person, person
from tests.e2e.test_pages import AXE, FOUND, TOO_WIDE

SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
KEY_OF_A_TEXT = re.compile(r"\b(?:web|pages|table|labyrinth|terminal|server|error|refusal)(?:-[a-z]+)+\b|[{}]")
"""What stands on the page where a text is missing, or something in it."""


def answer_first(one: Person, seat: int = 0) -> None:
    """Any answer will do."""
    ask = one.wait_to_be_asked(seat)
    value = (
        ask["options"][0]["value"]
        if "options" in ask
        else [i["value"] for i in ask["choose"]["items"]][: ask["choose"]["most"]]
    )
    before = one.moment
    one.answer(seat, value)
    one.wait_for_moment(before + 1)


def go_on_until(one: Person, what: str, seat: int = 0) -> Any:
    """Answer until something of this kind is asked."""
    while one.wait_to_be_asked(seat)["what"] != what:
        answer_first(one, seat)
    return one.asks[str(seat)]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_game_against_a_bot_by_keyboard_alone(browser: Browser, address: str, size: tuple[int, int]) -> None:
    """From the start page into the game without a pointer."""
    with person(browser, address, size) as one:
        one.go("/")
        one.page.get_by_role("link", name="New match: Im Drachen-Labyrinth").focus()
        one.page.keyboard.press("Enter")
        one.page.get_by_test_id("preset-first-game").get_by_role("radio").focus()
        one.page.keyboard.press("Space")
        one.page.get_by_test_id("seat-1-kind").select_option("bot-easy")
        one.page.get_by_test_id("begin").focus()
        one.page.keyboard.press("Enter")
        for _ in range(8):
            one.wait_to_be_asked(0)
            before = one.moment
            expect(one.page.get_by_test_id("options")).to_be_visible()
            one.page.keyboard.press("1")
            one.wait_for_moment(before + 1)
        one.wait_to_be_asked(0)
        if size == PHONE:
            one.page.get_by_test_id("sheet-log").click()
        assert len(one.page.get_by_test_id("log").filter(visible=True).inner_text().splitlines()) > 3


def test_a_device_goes_round_and_hides_the_table_meanwhile(browser: Browser, address: str) -> None:
    with person(browser, address) as one:
        one.sit_down("device", "device")
        handed = 0
        for _ in range(10):
            curtain = one.page.get_by_test_id("hand-over")
            options = one.page.get_by_test_id("options").get_by_test_id("option").first
            passing = one.page.get_by_test_id("pass-on")
            expect(curtain.or_(options).or_(passing).first).to_be_visible()
            if passing.is_visible():
                passing.click()
                expect(curtain).to_be_visible()
            if curtain.is_visible():
                expect(one.page.get_by_test_id("board")).to_have_count(0)
                one.page.get_by_test_id("hand-over-ready").click()
                handed += 1
            seat = next(seat for seat in (0, 1) if one.asks.get(str(seat)))
            ends = [o["value"] for o in one.asks[str(seat)]["options"] if o["value"] == "end"]
            value = ends[0] if ends else one.asks[str(seat)]["options"][0]["value"]
            before = one.moment
            one.answer(seat, value)
            one.wait_for_moment(before + 1)
        assert handed >= 3


def test_a_step_can_be_taken_back_and_what_was_rolled_cannot(browser: Browser, address: str) -> None:
    with person(browser, address) as one:
        one.sit_down("me", "bot:easy")
        undo = one.page.get_by_test_id("undo")
        ask = go_on_until(one, "move")
        expect(undo).to_be_disabled()
        expect(undo).to_have_attribute("title", re.compile(r"\w"))
        free = next(o["value"] for o in ask["options"] if o["value"][0] == "step" and o.get("final") is not True)
        before = one.moment
        one.answer(0, free)
        one.wait_for_moment(before + 1)
        expect(undo).to_be_enabled()
        undo.click()
        one.wait_for_moment(before + 2)
        assert free in [o["value"] for o in one.wait_to_be_asked(0)["options"]]
        expect(undo).to_be_disabled()


@pytest.mark.parametrize("lang", ["de", "it"])
def test_no_text_is_missing_at_the_table(browser: Browser, address: str, lang: str) -> None:
    with person(browser, address, lang=lang) as one:
        one.sit_down("me", "bot:easy", "bot:easy", preset="everything")
        for _ in range(12):
            one.wait_to_be_asked(0)
            expect(one.page.get_by_test_id("options")).to_be_visible()
            assert KEY_OF_A_TEXT.findall(one.page.locator("body").inner_text()) == []
            answer_first(one)
        for button in ("why", "menu"):
            one.page.get_by_test_id(button).click()
            assert KEY_OF_A_TEXT.findall(one.page.locator("body").inner_text()) == []
            one.page.keyboard.press("Escape")


@pytest.mark.parametrize("name", SIZES)
def test_the_table_fits_every_screen_and_can_be_used_by_everybody(browser: Browser, address: str, name: str) -> None:
    axe = AXE.read_text(encoding="utf-8")
    found: dict[str, Any] = {}

    def look(state: str) -> None:
        expect(one.page.get_by_test_id("options")).to_be_visible()
        one.page.evaluate(axe)
        found[state] = (one.page.evaluate(TOO_WIDE) > 0, one.page.evaluate(FOUND))
        one.picture(f"table-{state}-{name}")

    with person(browser, address, SIZES[name], "de") as one:
        one.sit_down("me", *["bot:easy"] * 7, preset="everything")
        one.wait_to_be_asked(0)
        look("class")
        go_on_until(one, "move")
        look("move")
        one.page.get_by_test_id("why").click()
        expect(one.page.get_by_role("dialog", name="Warum?").filter(visible=True)).to_have_count(1)
        look("why")
    assert found == {state: (False, []) for state in ("class", "move", "why")}
