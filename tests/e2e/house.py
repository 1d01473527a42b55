"""A served client and people who use it in a real browser, by what they see and click.

A person also keeps every frame that their browser was sent, so that a test knows what is asked and
can search for secrets.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocket, expect, sync_playwright

from tests.e2e.chromium import FLAGS, chromium
from tests.server.table import post, serving
from undercroft.bots import decide, find_bot
from undercroft.games import find_game
from undercroft.kernel.match import Match
from undercroft.kernel.record import SeatInfo

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "build" / "pictures"
KEY = bytes(range(32))
DESKTOP, TABLET, PHONE = (1440, 900), (820, 1180), (390, 844)
PATIENCE = 20_000
"""How many milliseconds anything on a page may take on a busy machine."""

expect.set_options(timeout=PATIENCE)


@contextmanager
def house(folder: Path, key: bytes = KEY, workers: int = 1) -> Iterator[str]:
    """The server with the built client and, in one process, dice that always fall the same; gives its address."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("undercroft.host.lobby.new_key", lambda: key)
        with serving(folder, static=ROOT / "web" / "dist", workers=workers) as address:
            yield address


@contextmanager
def browsing() -> Iterator[Browser]:
    """The browser of this machine."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS, chromium_sandbox=False)
        try:
            yield browser
        finally:
            browser.close()


@dataclass
class Person:
    """A browser of one's own: nothing is shared with other people but the server."""

    page: Page
    address: str
    frames: list[str] = field(default_factory=list)
    asks: dict[str, Any] = field(default_factory=dict)
    hints: list[Any] = field(default_factory=list)
    moment: int = -1
    over: bool = False
    wrong: list[str] = field(default_factory=list)
    """What the page complained about."""

    def go(self, path: str) -> None:
        self.page.goto(f"{self.address}{path}")

    def click(self, name: str) -> None:
        """Click the button that is called so."""
        self.page.get_by_role("button", name=name).first.click()

    def hear(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._take(str(frame)))

    def _take(self, frame: str) -> None:
        self.frames.append(frame)
        message = json.loads(frame)
        if message["type"] == "hint":
            self.hints.append(message)
        if message["type"] not in ("snapshot", "change"):
            return
        self.moment = message["moment"]
        for viewer, told in message["viewers"].items():
            self.asks[viewer] = told.get("ask")
            view = told.get("view")
            patches = [patch[1] for patch in told.get("patch", []) if patch[0] == ["over"] and len(patch) == 2]
            self.over = view["over"] if view is not None else patches[-1] if patches else self.over

    def wait_for_moment(self, moment: int) -> None:
        """Until this browser has heard of a moment."""
        self._wait(lambda: self.moment >= moment, f"moment {moment}")

    def wait_to_be_asked(self, seat: int) -> Any:
        """What this seat is asked, as soon as it is."""
        self._wait(lambda: bool(self.asks.get(str(seat))), f"a question for seat {seat}")
        return self.asks[str(seat)]

    def wait_until_answered(self, seat: int, ask: Any) -> None:
        """Until something else is asked, or nothing more; a way that is drawn step by step is one answer."""

        def is_answered() -> bool:
            now = self.asks.get(str(seat))
            return now is None or (now["moment"] != ask["moment"] and not now["what"] == ask["what"] == "path")

        self._wait(is_answered, f"an answer to {ask['what']}")

    def _wait(self, has_come: Callable[[], bool], what: str) -> None:
        """Frames come in while the page is waited for."""
        late = monotonic() + PATIENCE / 1000
        while not has_come():
            assert monotonic() < late, f"{what} never came; the last moment was {self.moment}; {self._shown()}"
            self.page.wait_for_timeout(5)

    def _shown(self) -> str:
        """What somebody would see who looked at a page that goes on no more."""
        self.picture("stuck")
        return f"build/pictures/stuck.png shows: {self.page.locator('body').inner_text()[-600:]!r}"

    def answer(self, seat: int, value: Any) -> None:
        """Click the answer, wherever the page offers it."""
        if self.wait_to_be_asked(seat).get("choose"):
            for item in value:
                self.option(item).click()
            self.page.get_by_test_id("choose-done").click()
            return
        listed = self.page.locator(f"[data-testid=option-list] option[value={quoted(value)}]")
        expect(self.option(value).or_(listed).first).to_be_attached()
        if listed.count():  # many spaces of the board are one list
            self.page.get_by_test_id("option-list").select_option(value=as_told(value))
            self.page.get_by_test_id("option-list-go").click()
        else:
            self.option(value).click()

    def option(self, value: Any) -> Locator:
        """What stands for this answer in the question bar."""
        return self.page.locator(f"[data-testid=option][data-value={quoted(value)}]").first

    def sit_down(self, *kinds: str, preset: str = "first-game") -> str:
        """Open a match of these seats ("me", "device", "bot:easy" ...) that was made in this browser; gives its id."""
        seats = [{"kind": kind.partition(":")[0], "level": kind.partition(":")[2] or "easy"} for kind in kinds]
        made = post(self.address, "/api/matches", {"game": "labyrinth", "preset": preset, "seats": seats})
        match: str = made["match"]["id"]
        self.go("/credits")
        self.page.evaluate("kept => localStorage.setItem('seats', JSON.stringify(kept))", {match: made["secrets"]})
        self.go(f"/match/{match}")
        return match

    def picture(self, name: str) -> None:
        """Kept for people to look at."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{name}.png")


def quoted(value: Any) -> str:
    """A value as the page writes it into an attribute, as a text of a selector."""
    return json.dumps(as_told(value), ensure_ascii=False)


def as_told(value: Any) -> str:
    """A value as the page writes it."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


@contextmanager
def person(browser: Browser, address: str, size: tuple[int, int] = DESKTOP, lang: str = "en") -> Iterator[Person]:
    """Somebody with a fresh browser of this size and language. Errors of the page are errors of the test."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale={"en": "en-GB", "de": "de-DE", "it": "it-IT"}[lang],
        reduced_motion="reduce",
        has_touch=size[0] < 1000,
    )
    context.set_default_timeout(PATIENCE)
    one = Person(context.new_page(), address)
    one.page.on("websocket", one.hear)
    one.page.on("pageerror", lambda error: one.wrong.append(str(error)))
    one.page.on("console", lambda said: one.wrong.append(said.text) if said.type == "error" else None)
    try:
        yield one
    finally:
        context.close()
    assert one.wrong == [], one.wrong


def planned(
    game: str, preset: str, seats: int, key: bytes = KEY, bot: str = "greedy"
) -> Iterator[tuple[int, Any, Match[Any]]]:
    """The answers of a whole game with these dice, as good players would give them; and the match after each.

    What nobody has to choose, so that its absence tells nothing, the host answers: it comes with the answer before it.
    """
    rules = find_game(game)
    match = Match.new(rules, rules.presets[preset], [SeatInfo(f"Player {n + 1}") for n in range(seats)], key)
    random = Random(1)
    bots = [find_bot(game, bot, random) for _ in range(seats)]
    _answer_as_the_host(match)
    while not match.table.over:
        seat = next(seat for seat in range(seats) if match.asked(seat) is not None)
        value = decide(bots[seat], match.table, seat, random)
        match.answer(seat, value)
        _answer_as_the_host(match)
        yield seat, value, match


def _answer_as_the_host(match: Match[Any]) -> None:
    while foregone := [ask for ask in match.table.pending.values() if ask.is_foregone]:
        match.answer(foregone[0].seat, next(iter(foregone[0].options)))
