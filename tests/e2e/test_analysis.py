"""After a game, in a real browser: the raven looks at it, tells its story, and one plays on from a moment of it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.house import DESKTOP, PHONE, ROOT, Person, browsing, person
from tests.e2e.test_pages import AXE, FOUND, TOO_WIDE
from tests.server.table import serving
from undercroft.bots import decide, find_bot
from undercroft.games import find_game
from undercroft.host.rows import AddEntries, AddMatch, MatchRow, SeatRow
from undercroft.host.security import hashed
from undercroft.kernel.match import Match
from undercroft.kernel.record import SeatInfo
from undercroft.server.storage.store import SqlStore

SECRET = "s" * 32
SIZES = {"desktop": DESKTOP, "phone": PHONE}
BUSY = 240_000
"""How many milliseconds an analysis may take on a busy machine."""


def finished(name: str, seed: int) -> tuple[MatchRow, Match[Any]]:
    """A whole game of two, of somebody who answers by chance, and so has much to learn, and a medium bot."""
    game, random, key = find_game("dungeoneer"), Random(seed), seed.to_bytes(32, "big")
    bots = [find_bot(game.name, spec, random) for spec in ("random", "medium")]
    match: Match[Any] = Match.new(game, {}, [SeatInfo("Ilva"), SeatInfo("Brunhild", "medium")], key)
    while not match.table.over:
        seat = next(iter(match.table.pending))
        match.answer(seat, decide(bots[seat], match.table, seat, random))
    seats = [SeatRow(0, "Ilva", "person", secret_hash=hashed(SECRET)), SeatRow(1, "Brunhild", "bot", "medium")]
    header = msgspec.json.encode(match.record.header)
    options = match.record.header.options
    row = MatchRow(
        name, f"CODE{seed:02}", game.name, game.version, options, key, seats, state="over", header=header,
        winners=list(match.winners()),
    )  # fmt: skip
    return row, match


async def stored(database: Path, *games: tuple[MatchRow, Match[Any]]) -> None:
    store = SqlStore(f"sqlite+aiosqlite:///{database}")
    await store.open()
    for row, match in games:
        entries = [msgspec.json.encode(entry) for entry in match.record.entries]
        await store.write([AddMatch(row), AddEntries(row.id, 0, entries)])
    await store.close()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a finished game for each size of screen."""
    folder = tmp_path_factory.mktemp("analysis")
    asyncio.run(stored(folder / "games.db", *(finished(name, seed) for name, seed in zip(SIZES, (6, 12), strict=True))))
    with serving(folder, static=ROOT / "web" / "dist", analysis_rollouts=150) as found:
        yield found


@pytest.fixture(scope="module")
def browser(address: str) -> Iterator[Browser]:
    assert address
    with browsing() as found:
        yield found


def sits(one: Person, match: str) -> None:
    """This browser is the one that has played there."""
    one.go("/credits")
    kept = {match: [{"seat": 0, "secret": SECRET}]}
    one.page.evaluate("kept => localStorage.setItem('seats', JSON.stringify(kept))", kept)


def fits(one: Person) -> None:
    """The page is not wider than the screen, and everybody can use it."""
    one.page.evaluate(AXE.read_text(encoding="utf-8"))
    assert one.page.evaluate(FOUND) == []
    assert one.page.evaluate(TOO_WIDE) <= 0


@pytest.mark.parametrize("size", SIZES)
def test_the_raven_tells_the_story_and_one_plays_on_from_a_moment_of_it(
    browser: Browser, address: str, size: str
) -> None:
    with person(browser, address, SIZES[size]) as one:
        sits(one, size)
        one.go(f"/result/{size}")
        one.page.get_by_role("tab", name="Story").click()
        fits(one)
        one.picture(f"story-ask-{size}")
        one.page.get_by_test_id("analyse").click()
        expect(one.page.get_by_test_id("analysis-progress")).to_be_visible()
        story = one.page.get_by_test_id("story")
        expect(story).to_be_visible(timeout=BUSY)
        fits(one)
        one.picture(f"story-{size}")
        curve = one.page.get_by_test_id("curve")
        curve.focus()
        one.page.keyboard.press("Home")
        expect(curve).to_have_attribute("aria-valuenow", "0")
        one.page.keyboard.press("ArrowRight")
        expect(curve).to_have_attribute("aria-valuenow", "1")
        expect(curve).to_have_attribute("aria-valuetext", re.compile(r"You \d+ %, Brunhild \d+ %"))
        one.page.get_by_test_id("turning-point").first.click()
        expect(one.page).to_have_url(re.compile(rf"/replay/{size}\?at=\d+&seat=0"))
        mistake = one.page.get_by_test_id("mistake")
        one.page.get_by_role("slider").first.press("Home")
        expect(one.page.get_by_test_id("next-mistake")).to_be_enabled()
        one.page.keyboard.press("m")
        expect(mistake).to_contain_text("The raven")
        first = mistake.inner_text()
        one.page.keyboard.press("m")
        expect(mistake).not_to_have_text(first)
        one.page.keyboard.press("Shift+M")
        expect(mistake).to_have_text(first, use_inner_text=True)
        fits(one)
        one.picture(f"story-replay-{size}")
        one.page.get_by_test_id("play-on").click()
        expect(one.page).to_have_url(re.compile(r"/match/\w+$"))
        expect(one.page.get_by_role("link", name="Played on from a replay")).to_be_attached()
        assert one.wait_to_be_asked(0)
        one.picture(f"story-played-on-{size}")


def test_once_looked_at_it_is_there_for_everybody_in_every_language(browser: Browser, address: str) -> None:
    """A stranger with the link sees the story at once; the decisions are those of the people who played."""
    for lang, title in (("de", "Glück und Entscheidungen"), ("it", "Fortuna e decisioni")):
        with person(browser, address, DESKTOP, lang) as one:
            one.go("/result/desktop")
            expect(one.page.get_by_test_id("story")).to_be_visible()
            expect(one.page.get_by_role("heading", name=title)).to_be_visible()
            fits(one)
            one.picture(f"story-{lang}")
