"""The pages around the table: every one of them in a real browser, small and large, by keyboard and by its address."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.house import DESKTOP, PHONE, ROOT, TABLET, Person, browsing, person
from tests.server.table import new_match, play_on, post, sitting

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FOUND = (
    "axe.run(document).then(r => r.violations.filter(v => ['serious', 'critical'].includes(v.impact))"
    ".map(v => [v.id, ...v.nodes.map(n => n.html.slice(0, 200))]))"
)
TOO_WIDE = "document.documentElement.scrollWidth - innerWidth"
PAGES = (
    "/",
    "/new/labyrinth",
    "/join/{code}",
    "/match/{open}",
    "/matches",
    "/rules/labyrinth",
    "/rules/labyrinth/LAB-CTR-1",
    "/settings",
    "/credits",
    "/result/{over}",
    "/replay/{over}?at=20",
    "/nowhere/at/all/ever",
)


@pytest.fixture(scope="module")
def matches(address: str) -> dict[str, str]:
    """A match that is over, one that goes on, and one that waits for a friend."""
    over, secrets = new_match(address, "me", "device")
    running, others = new_match(address, "me", "device")

    async def play() -> None:
        async with sitting(address, over, *secrets) as client:
            await play_on(client, Random(5), answers=60)
            assert (await client.tell("concede", seat=0))["type"] == "ok"
        async with sitting(address, running, *others) as client:
            await play_on(client, Random(6), answers=10)

    asyncio.run(play())
    waiting = post(address, "/api/matches", {"game": "labyrinth", "seats": [{"kind": "me"}, {"kind": "link"}]})["match"]
    return {"over": over, "running": running, "open": waiting["id"], "code": waiting["code"]}


@pytest.fixture(scope="module")
def browser(matches: dict[str, str]) -> Iterator[Browser]:
    """After the matches, which cannot be played inside the browser's event loop."""
    assert matches
    with browsing() as found:
        yield found


def settled(one: Person) -> None:
    """Until the page has its title and fetches nothing more."""
    expect(one.page.locator("h1").first).to_be_visible()
    one.page.wait_for_load_state("networkidle")


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "de"), (TABLET, "it"), (DESKTOP, "en")])
def test_every_page_fits_the_screen_and_can_be_used_by_everybody(
    browser: Browser, address: str, matches: dict[str, str], size: tuple[int, int], lang: str
) -> None:
    axe = AXE.read_text(encoding="utf-8")
    found = {}
    with person(browser, address, size, lang) as one:
        for path in PAGES:
            one.go(path.format(**matches))
            settled(one)
            one.page.evaluate(axe)
            found[path] = (one.page.evaluate(TOO_WIDE) > 0, one.page.evaluate(FOUND))
    assert found == {path: (False, []) for path in PAGES}


def test_the_rules_are_searched_without_umlauts_and_by_the_number_of_a_clause(browser: Browser, address: str) -> None:
    with person(browser, address, lang="de") as one:
        one.go("/rules/labyrinth")
        box = one.page.get_by_role("searchbox")
        for typed in ("geheimtur", "GEHEIMTÜR", "geheimtuer"):
            box.fill(typed)
            expect(one.page.locator("mark").first).to_have_text(re.compile("geheimtür", re.IGNORECASE))
        box.fill("ctr-1")
        box.press("Enter")
        expect(one.page).to_have_url(f"{address}/rules/labyrinth/LAB-CTR-1")
        expect(one.page.locator("#LAB-CTR-1 a.id")).to_be_focused()
        one.page.keyboard.press("ArrowDown")
        expect(one.page.locator("#LAB-CTR-2 a.id")).to_be_focused()


def test_a_clause_leads_to_those_it_names_and_back(browser: Browser, address: str) -> None:
    with person(browser, address) as one:
        one.go("/rules/labyrinth/LAB-SETUP-15")
        expect(one.page.locator("#LAB-SETUP-15")).to_be_in_viewport()
        one.page.locator("#LAB-SETUP-15 .text a").first.click()
        expect(one.page).to_have_url(f"{address}/rules/labyrinth/LAB-SPELL-2")
        expect(one.page.locator("#LAB-SPELL-2")).to_be_in_viewport()
        one.page.go_back()
        expect(one.page.locator("#LAB-SETUP-15")).to_be_in_viewport()


def test_settings_last_and_the_whole_page_follows_the_language(browser: Browser, address: str) -> None:
    with person(browser, address) as one:
        one.go("/settings")
        one.page.get_by_role("radio", name="easy to tell apart").check()
        one.page.get_by_role("radio", name="larger").check()
        one.page.reload()
        html = one.page.locator("html")
        expect(html).to_have_attribute("data-palette", "colour-safe")
        expect(html).to_have_attribute("data-text", "larger")
        expect(html).to_have_attribute("data-motion", "off")  # the system asks for it
        one.page.get_by_role("button", name="Deutsch").last.click()
        expect(html).to_have_attribute("lang", "de")
        expect(one.page.locator("h1")).to_have_text("Einstellungen")


def test_a_replay_opens_at_its_address_and_is_moved_by_keys(
    browser: Browser, address: str, matches: dict[str, str]
) -> None:
    with person(browser, address) as one:
        one.go(f"/replay/{matches['over']}?at=20&seat=1")
        slider = one.page.get_by_role("slider", name="Position in the game")
        expect(slider).to_be_visible()
        before = int(slider.input_value())
        one.page.keyboard.press("ArrowRight")
        expect(slider).to_have_value(str(before + 1))
        one.page.keyboard.press("Home")
        expect(slider).to_have_value("0")
        expect(one.page).to_have_url(re.compile(r"\?at=0&seat=1$"))
        one.page.keyboard.press("End")
        expect(slider).to_have_value(str(slider.get_attribute("max")))


def test_a_result_tells_why_it_ended_and_how_to_check_the_dice(
    browser: Browser, address: str, matches: dict[str, str]
) -> None:
    with person(browser, address) as one:
        one.go(f"/result/{matches['over']}#dice")
        expect(one.page.get_by_text("Player 1 gave up.")).to_be_visible()
        expect(one.page.get_by_text("undercroft verify").first).to_be_visible()
        with one.page.expect_download() as waiting:
            one.page.get_by_role("link", name="Download the record").click()
        assert waiting.value.path().read_text(encoding="utf-8").startswith('{"undercroft":')


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/nowhere", "Nothing is here"),
        ("/match/ZZZZZZ", "Nobody knows this table"),
        ("/new/chess", "This game is not on the table yet"),
        ("/rules/chess", "There is no rulebook of this game"),
        ("/result/{running}", "The game is not over yet"),
        ("/replay/{running}", "This game cannot be replayed"),
    ],
)
def test_what_cannot_be_shown_is_told(
    browser: Browser, address: str, matches: dict[str, str], path: str, title: str
) -> None:
    with person(browser, address) as one:
        one.go(path.format(**matches))
        expect(one.page.locator("h1")).to_have_text(title)
        one.wrong.clear()  # the browser itself complains about a reply of 404 or 409


def test_without_a_server_the_start_page_says_so_and_comes_back(browser: Browser, address: str) -> None:
    with person(browser, address) as one:
        one.page.route("**/api/**", lambda route: route.abort())
        one.go("/")
        expect(one.page.get_by_text("The candle is out.")).to_be_visible()
        one.page.unroute("**/api/**")
        one.click("Try again")
        expect(one.page.get_by_role("link", name="New match: Im Drachen-Labyrinth")).to_be_visible()
        one.wrong.clear()


def test_a_code_is_typed_or_pasted_and_leads_to_a_seat(browser: Browser, address: str, matches: dict[str, str]) -> None:
    with person(browser, address) as one:
        one.go("/")
        first = one.page.get_by_label("Letter 1 of 6")
        first.focus()
        one.page.keyboard.type("zzzzzz")
        one.page.keyboard.press("Enter")
        expect(one.page.get_by_text("Nobody here knows this code.")).to_be_visible()
        one.wrong.clear()
        first.focus()
        one.page.keyboard.type(matches["code"].lower())
        one.page.keyboard.press("Enter")
        expect(one.page).to_have_url(f"{address}/join/{matches['code']}")
        expect(one.page.get_by_test_id("your-name")).to_be_visible()


def test_a_match_is_forgotten_by_this_device_after_asking(browser: Browser, address: str) -> None:
    with person(browser, address) as one:
        one.sit_down("me", "bot:easy")
        one.go("/matches")
        one.page.get_by_role("button", name="Forget").click()
        expect(one.page.get_by_text("You give up your way to this seat")).to_be_visible()
        one.page.get_by_test_id("forget").click()
        expect(one.page.get_by_text("No matches yet")).to_be_visible()
        one.page.reload()
        expect(one.page.get_by_text("No matches yet")).to_be_visible()
