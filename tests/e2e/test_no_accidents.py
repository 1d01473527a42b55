"""Nothing happens by accident at the table, and a line that went dead is noticed."""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.e2e.house import PHONE, Person, person
from tests.e2e.test_table import go_on_until

FOCUSED = "document.activeElement"


@dataclass
class Line:
    """The wire between a page and the server; it can go dead without being cut."""

    one: Person
    dead: bool = False
    kept: list[str] = field(default_factory=list)

    def take(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda said: self.kept.append(str(said)) if self.dead else server.send(said))
        server.on_message(lambda said: self._hear(route, str(said)))

    def _hear(self, route: WebSocketRoute, said: str) -> None:
        if self.dead:
            return
        self.one._take(said)
        route.send(said)


def test_a_dead_line_is_told_and_the_answer_given_meanwhile_is_not_lost(browser: Browser, address: str) -> None:
    with person(browser, address) as one:
        line = Line(one)
        one.page.route_web_socket("**/socket", line.take)
        one.sit_down("me", "bot:easy")
        ask = go_on_until(one, "move")
        notice = one.page.get_by_test_id("reconnecting")
        expect(notice).to_have_count(0)
        line.dead = True
        expect(notice).to_contain_text("Nothing is heard")
        step = next(option["value"] for option in ask["options"] if option["value"] != "end")
        one.answer(0, step)
        expect(notice).to_contain_text("Your answer will be sent")
        line.dead = False  # what was said into the dead line is gone; the page dials anew and says it again
        one.wait_for_moment(ask["moment"] + 1)
        expect(notice).to_have_count(0)
        assert any('"answer"' in said for said in line.kept)


def test_the_chat_has_the_focus_when_it_is_called_and_typing_moves_nobody(browser: Browser, address: str) -> None:
    for size in ((1440, 900), PHONE):
        with person(browser, address, size) as one:
            one.sit_down("me", "bot:easy")
            ask = go_on_until(one, "move")
            expect(one.option("end")).to_be_visible()
            one.page.keyboard.press("t")
            expect(one.page.get_by_test_id("chat-input").filter(visible=True)).to_be_focused()
            one.page.keyboard.type("Hello, west end")
            one.page.keyboard.press("Enter")
            expect(one.page.get_by_text("Hello, west end").filter(visible=True)).to_be_visible()
            assert one.asks["0"]["moment"] == ask["moment"]


def test_the_focus_never_begins_on_what_ends_the_turn(browser: Browser, address: str) -> None:
    with person(browser, address) as one:
        one.sit_down("me", "bot:easy")
        ask = go_on_until(one, "move")
        expect(one.option("end")).to_be_visible()
        one.page.locator("[data-testid=option]:not(.end)").first.focus()
        one.page.keyboard.press("Enter")  # whoever works by keyboard keeps a place in the question
        one.wait_for_moment(ask["moment"] + 1)
        go_on_until(one, "move")
        expect(one.option("end")).to_be_visible()
        expect(one.page.locator("[data-testid=option]:not(.end)").first).to_be_focused()
        before = one.asks["0"]["moment"]
        one.page.evaluate(f"{FOCUSED}.blur()")
        one.page.keyboard.press("Space")  # nothing here is what most would take
        one.page.keyboard.press("k")
        expect(one.page.get_by_test_id("shortcuts")).to_be_visible()
        assert one.asks["0"]["moment"] == before


def test_the_sheet_of_keys_is_that_of_the_game(browser: Browser, address: str) -> None:
    with person(browser, address) as one:
        one.sit_down("me", "bot:easy")
        one.wait_to_be_asked(0)
        expect(one.page.get_by_test_id("option").first).to_be_visible()  # without a table no key means anything
        one.page.keyboard.press("k")
        expect(one.page.get_by_test_id("shortcuts")).to_contain_text("one step that way")
