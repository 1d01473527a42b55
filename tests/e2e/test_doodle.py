"""Two people in two browsers build, draw the way and fight, to the final score, with clicks and drags on the sheet.

One of them has a phone. What is refused says why; all of it can be done by keys; everybody can read and use it.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import groupby, pairwise, takewhile
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.house import DESKTOP, PATIENCE, PHONE, TABLET, Person, browsing, house, person, planned
from tests.e2e.test_pages import AXE, FOUND, TOO_WIDE
from tests.server.table import Client, catch_up, post, sitting
from undercroft.games.doodle.content.grid import COLUMNS, INDEX
from undercroft.host.patch import patched
from undercroft.words import Speaker, Words

KEY = bytes([143] * 32)
"""With these dice two masters are done soon, both hide treasures, and Anna rolls dice again."""
ACTED = ("dungeon-action", "choose-dice", "hero-action", "under", "name-monster")
"""Before these the page acts out what happened."""
THINGS = ("trap", "goblin", "orc", "dragon", "treasure", "name-monster")
CORNER = 4
"""The ground that takes the pointer is so much larger than the grid."""
STATES = ("name-dungeon", "pick", "walls", "upgrade", "path", "dungeon-action", "choose-dice", "hero-action", "over")
"""What seat 0 is asked where everybody must be able to read and use the table."""
KEY_OF_A_TEXT = re.compile(r"\b(?:web|pages|table|doodle|error|refusal)(?:-[a-z]+)+\b|[{}]")
SEEN = """async ([shown, held, patience]) => {
  const visible = (one) => one?.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
  for (const late = performance.now() + patience; performance.now() < late; await new Promise(requestAnimationFrame)) {
    const ground = document.querySelector('[data-testid=drawing] .ground');
    const cells = (document.querySelector('[data-testid=ghost]')?.dataset.cells ?? '').split(' ').filter(Boolean);
    if (!visible(ground) || (held !== null && cells.length !== held)) continue;
    if (shown && !visible(document.querySelector(shown))) continue;
    const { x, y, width } = ground.getBoundingClientRect();
    return [x, y, width, cells];
  }
  return null;
}"""
"""Where the grid lies and over which cells a formation is held, once these and what else is named can be seen."""
IDLE = """async (patience) => {
  const idle = () => document.querySelector('[data-testid=options]')?.getAttribute('aria-busy') === 'false';
  for (const late = performance.now() + patience; performance.now() < late; await new Promise(requestAnimationFrame))
    if (idle()) return true;
  return false;
}"""
"""Whether the page has taken in what was answered, asked with every frame: this is waited for before each answer."""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
"""Until it is painted, a pointer meets what lay there before: the handles of the formation, for one."""
Answer = tuple[int, Any]
Ground = tuple[float, float, float]
"""The left and upper edge of the grid on the page, and how large a cell is."""
Shape = list[tuple[int, int]]
Answering = Callable[[Person, int, Any], None]


@cache
def whole_game() -> tuple[list[Answer], dict[int, set[str]], dict[str, Any], list[tuple[int, str]]]:
    """The answers of the game with these dice, the cells where each seat hides its treasures, and how it ends.

    And after each answer the position, and what seat 0 is asked.
    """
    answers, hidden, then = [], {0: set[str](), 1: set[str]()}, []
    for seat, value, match in planned("doodle", "standard", 2, KEY):
        answers.append((seat, value))
        asked = match.asked(0)
        then.append((match.table.position, asked.what if asked is not None else ""))
        for other, cells in hidden.items():
            cells |= set(match.table.view(other)["game"]["dungeons"][other]["treasures"])
    assert all(hidden.values())
    ended: dict[str, Any] = match.table.view(None)["game"]
    return answers, hidden, ended, then


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    with house(folder, KEY) as found:
        yield found


@pytest.fixture(scope="module")
def matches(address: str) -> dict[str, dict[str, Any]]:
    """A match for each of the states."""
    made = {state: new_match(address) for state in STATES}
    for state, match in made.items():
        asyncio.run(play_to(address, match, state))
    return made


@pytest.fixture(scope="module")
def browser(matches: dict[str, dict[str, Any]], bomb: dict[str, Any]) -> Iterator[Browser]:
    """After the matches, which cannot be played inside the browser's event loop."""
    assert matches
    assert bomb
    with browsing() as found:
        yield found


def new_match(address: str, preset: str = "standard") -> dict[str, Any]:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "device", "name": "Bert"}]
    made: dict[str, Any] = post(address, "/api/matches", {"game": "doodle", "preset": preset, "seats": seats})
    return made


async def play_to(address: str, made: dict[str, Any], what: str) -> None:
    """Play the planned game until this is asked of seat 0, or to its end."""
    secrets = [one["secret"] for one in made["secrets"]]
    async with sitting(address, made["match"]["id"], *secrets) as client:
        for seat, values in stretches(what):
            moment = await asked(client, seat)
            if (client.asks.get("0") or {}).get("what") == what:  # only now: the host may have answered before it
                return
            reply = await client.tell("answer", seat=seat, moment=moment, values=values)
            assert reply["type"] == "ok", reply
            await catch_up(client, reply["moment"])
        assert what == "over", f"nobody is ever asked {what}"


async def asked(client: Client, seat: int) -> int:
    """The moment of the question to a seat; the host answers before it what nobody has to choose."""
    while client.asks.get(str(seat)) is None:
        await client.next()
    moment: int = client.asks[str(seat)]["moment"]
    return moment


def stretches(what: str) -> list[tuple[int, list[Any]]]:
    """The answers of the game; those together after which nothing is left to chance, and seat 0 not asked this."""
    found: list[tuple[int, list[Any]]] = []
    before, goes_on = 0, False
    for (seat, value), (position, asked) in zip(whole_game()[0], whole_game()[3], strict=True):
        if goes_on and found[-1][0] == seat:
            found[-1][1].append(value)
        else:
            found.append((seat, [value]))
        before, goes_on = position, position == before + 1 and asked != what
    return found


# --- a hand on the sheet -------------------------------------------------------------------------------------------


def look(one: Person, shown: str = "", held: int | None = None) -> tuple[Ground, list[str]]:
    """Where the grid lies on the page, and over which cells a formation (of so many walls) is held there.

    In one call, as soon as the grid, what else should be shown, and the formation can be seen: there are many looks.
    """
    found = one.page.evaluate(SEEN, [shown, held, PATIENCE])
    assert found is not None, f"the sheet never showed {shown or held or 'itself'}"
    left, top, width, cells = found
    return (left + CORNER, top + CORNER, (width - 2 * CORNER) / COLUMNS), cells


def spot(sheet: Ground, *cells: str) -> tuple[float, float]:
    """The point of the page in the middle of these cells."""
    left, top, size = sheet
    rows, columns = zip(*(divmod(INDEX[cell], COLUMNS) for cell in cells), strict=True)
    right, down = (min(columns) + max(columns) + 1) / 2, (min(rows) + max(rows) + 1) / 2
    return left + right * size, top + down * size


def middle(one: Person, *cells: str) -> tuple[float, float]:
    return spot(look(one)[0], *cells)


def ghost(one: Person) -> list[str]:
    """The cells over which the formation is held."""
    return (one.page.get_by_test_id("ghost").get_attribute("data-cells") or "").split()


def shape(cells: list[str]) -> Shape:
    return moved_up([divmod(INDEX[cell], COLUMNS) for cell in cells])


def hold(one: Person, cells: list[str]) -> tuple[float, float]:
    """Turn and mirror the formation so that it fits, and carry it over these cells; gives where the pointer is."""
    sheet, over = look(one, held=len(cells))
    place, keys = spot(sheet, *cells), keys_to_fit(shape(over), shape(cells))
    if keys:
        one.page.keyboard.type(keys)
    one.page.mouse.move(*place)
    lies_on(one, cells)
    one.page.evaluate(PAINTED)
    return place


def keys_to_fit(held: Shape, wanted: Shape) -> str:
    """The keys that turn and mirror one formation into the other."""
    for mirrors in ("", "m"):
        now = [(row, -column) for row, column in held] if mirrors else held
        for turns in range(4):
            if moved_up(now) == wanted:
                return mirrors + "r" * turns
            now = [(column, -row) for row, column in now]
    raise AssertionError(f"{held} can be turned as one likes, it never fits {wanted}")


def moved_up(places: Shape) -> Shape:
    """The same shape in the upper left corner."""
    top, left = (min(place[axis] for place in places) for axis in (0, 1))
    return sorted((row - top, column - left) for row, column in places)


def turn_until(one: Person, it_fits: Callable[[], bool]) -> None:
    """All four sides, then mirrored all four sides again."""
    for turns in range(8):
        if it_fits():
            return
        one.page.keyboard.press("m" if turns == 3 else "r")
    raise AssertionError(f"{ghost(one)} can be turned as one likes, it never fits")


def lies_on(one: Person, cells: list[str]) -> None:
    listed = " ".join(sorted(cells, key=lambda cell: INDEX[cell]))
    expect(one.page.get_by_test_id("ghost")).to_have_attribute("data-cells", listed)


def draw_way(one: Person, way: list[str]) -> None:
    """The whole way in one stroke, then give it back."""
    mouse, (sheet, _) = one.page.mouse, look(one)
    mouse.move(*spot(sheet, way[0]))
    mouse.down()
    for cell, steps in straight_runs(way):
        mouse.move(*spot(sheet, cell), steps=steps)
    mouse.up()
    one.option("done").click()


def straight_runs(way: list[str]) -> Iterator[tuple[str, int]]:
    """The cells where the way bends, each with the number of cells to it: a pointer goes there in one go."""
    places = [divmod(INDEX[cell], COLUMNS) for cell in way]
    steps = [(to[0] - at[0], to[1] - at[1]) for at, to in pairwise(places)]
    done = 0
    for _, run in groupby(steps):
        length = len(list(run))
        done += length
        yield way[done], length


def answer(one: Person, seat: int, value: Any) -> None:
    """Give an answer as a person would: by a drag, a click on the sheet, on a card or on a button."""
    what = one.wait_to_be_asked(seat)["what"]
    if what == "walls":
        one.page.mouse.click(*hold(one, list(value)))
    elif what in THINGS:
        one.page.mouse.click(*spot(look(one, f"[data-testid=drawing] [data-space={value}]")[0], value))
    elif what == "path":
        draw_way(one, list(value))
    elif what == "pick" and has_room(one):
        one.page.locator(f'[data-testid=board] [data-space="{value}"]').click()
    else:
        one.answer(seat, value)


def has_room(one: Person) -> bool:
    """A phone has no room for the display above the sheet."""
    size = one.page.viewport_size
    return size is not None and size["width"] > PHONE[0]


def skip(one: Person) -> None:
    """Nobody wants to see everything acted out."""
    if one.page.get_by_test_id("skip").count():
        one.page.keyboard.press("Escape")


def sit(one: Person, made: dict[str, Any], seat: int) -> None:
    match = made["match"]["id"]
    one.go("/credits")
    one.page.evaluate("kept => localStorage.setItem('seats', JSON.stringify(kept))", {match: [made["secrets"][seat]]})
    one.go(f"/match/{match}")


# --- only keys -----------------------------------------------------------------------------------------------------


def walk(one: Person, start: str, goal: str) -> None:
    """By arrow keys from cell to cell."""
    (row, column), (to_row, to_column) = divmod(INDEX[start], COLUMNS), divmod(INDEX[goal], COLUMNS)
    for _ in range(abs(to_row - row)):
        one.page.keyboard.press("ArrowDown" if to_row > row else "ArrowUp")
    for _ in range(abs(to_column - column)):
        one.page.keyboard.press("ArrowRight" if to_column > column else "ArrowLeft")


def answer_by_keys(one: Person, seat: int, value: Any) -> None:
    """The same without a pointer."""
    ask = one.wait_to_be_asked(seat)
    if ask["what"] == "walls":
        expect(one.page.get_by_test_id("ghost")).to_be_visible()
        turn_until(one, lambda: shape(ghost(one)) == shape(list(value)))
        walk(one, min(ghost(one), key=lambda cell: INDEX[cell]), min(value, key=lambda cell: INDEX[cell]))
        lies_on(one, list(value))
        one.page.keyboard.press("Enter")
    elif ask["what"] in THINGS:
        drawing = one.page.get_by_test_id("drawing")
        expect(drawing).to_have_attribute("data-cursor", re.compile(r"\w"))
        walk(one, drawing.get_attribute("data-cursor") or "", value)
        expect(drawing).to_have_attribute("data-cursor", value)
        one.page.keyboard.press("Enter")
    else:
        options = [option["value"] for option in ask["options"]]
        one.page.keyboard.press(str(1 + options.index(value)))


# --- what a browser was told ---------------------------------------------------------------------------------------


def secrets_told(one: Person, seat: int) -> set[str]:
    """The cells of a seat's treasures, as far as this browser was told of them before the scoring."""
    found: set[str] = set()
    views: dict[str, Any] = {}
    for frame in one.frames:
        for viewer, told in json.loads(frame).get("viewers", {}).items():
            if any(line["kind"] == "treasures-shown" for line in told.get("lines", [])):
                return found
            views[viewer] = told["view"] if "view" in told else patched(views[viewer], told["patch"])
            found |= set(views[viewer]["game"]["dungeons"][seat].get("treasures", []))
            for line in told.get("lines", []):
                if line["kind"] == "treasure-noted" and line["facts"]["seat"] == seat and "cell" in line["facts"]:
                    found.add(line["facts"]["cell"])
    return found


# --- whole games ---------------------------------------------------------------------------------------------------


def play(people: dict[int, Person], made: dict[str, Any], answers: Iterable[Answer], how: Answering = answer) -> None:
    """Everybody sits down and gives these answers, each as soon as the page no longer waits for the one before."""
    for seat, one in people.items():
        sit(one, made, seat)
    for seat, value in answers:
        one = people[seat]
        asked = one.wait_to_be_asked(seat)
        if asked["what"] in ACTED:
            skip(one)
        assert one.page.evaluate(IDLE, PATIENCE), "the page waits for ever for what was answered before"
        how(one, seat, value)
        one.wait_until_answered(seat, asked)
        for other in people.values():
            other.wait_for_moment(one.moment)


def test_a_whole_game_by_the_pointer(browser: Browser, address: str) -> None:
    answers, hidden, *_ = whole_game()
    with person(browser, address) as anna, person(browser, address, PHONE) as bert:
        people = {0: anna, 1: bert}
        play(people, new_match(address), answers)
        for seat, one in people.items():
            skip(one)
            expect(one.page.get_by_test_id("result")).to_be_visible()
            assert secrets_told(people[1 - seat], seat) == set(), "a treasure is secret until the scoring (DOO-INFO-1)"
            assert secrets_told(one, seat) == hidden[seat], "one's own treasures are known"
        anna.picture("doodle-over")


def test_a_round_by_keys_alone(browser: Browser, address: str) -> None:
    answers = list(takewhile(lambda one: one[2].table.state.round < 3, planned("doodle", "standard", 2, KEY)))
    with person(browser, address) as anna, person(browser, address) as bert:
        play({0: anna, 1: bert}, new_match(address), [one[:2] for one in answers], answer_by_keys)
        for one in (anna, bert):
            expect(one.page.get_by_test_id("log")).to_contain_text("Bert has finished building.")


@pytest.mark.clause("DOO-SETUP-2", "DOO-RULING-45")
def test_a_name_of_ones_own_stands_on_the_sheet_for_everybody(browser: Browser, address: str) -> None:
    made = new_match(address)
    with person(browser, address) as anna, person(browser, address, PHONE) as bert:
        for seat, one in enumerate((anna, bert)):
            sit(one, made, seat)
        field = anna.page.get_by_test_id("own-name")
        field.fill("  Zum  schiefen Turm ")
        field.press("Enter")
        bert.page.get_by_test_id("own-name").fill("Schlund")
        bert.page.get_by_test_id("name-it").click()
        expect(anna.page.get_by_test_id("dungeon-name")).to_have_text("Zum schiefen Turm")
        expect(bert.page.get_by_test_id("dungeon-name")).to_have_text("Schlund (Bert)")
        expect(anna.page.get_by_test_id("mini")).to_contain_text("Schlund")
        expect(anna.page.get_by_test_id("log")).to_contain_text("Anna calls the dungeon “Zum schiefen Turm”.")


@cache
def until_a_bomb() -> tuple[list[Answer], int, int]:
    """The answers of four masters until one of them names a Bomb's monster; who does, and in whose dungeon."""
    answers: list[Answer] = []
    for seat, value, match in planned("doodle", "standard", 4, KEY):
        answers.append((seat, value))
        for asked in range(4):
            ask = match.asked(asked)
            if ask is not None and ask.what == "name-monster" and ask.about is not None:
                return answers, asked, ask.about["owner"]
    raise AssertionError("nobody ever lays a Bomb")


@pytest.fixture(scope="module")
def bomb(address: str) -> dict[str, Any]:
    """A match of four in which somebody is asked for whom a Bomb is."""
    names = ("Anna", "Bert", "Carl", "Dora")
    seats = [{"kind": "device" if number else "me", "name": name} for number, name in enumerate(names)]
    made: dict[str, Any] = post(address, "/api/matches", {"game": "doodle", "preset": "standard", "seats": seats})

    async def play() -> None:
        async with sitting(address, made["match"]["id"], *(one["secret"] for one in made["secrets"])) as client:
            for seat, value in until_a_bomb()[0]:
                moment = await asked(client, seat)
                reply = await client.tell("answer", seat=seat, moment=moment, values=[value])
                assert reply["type"] == "ok", reply
                await catch_up(client, reply["moment"])

    asyncio.run(play())
    return made


@pytest.mark.clause("DOO-ACT-17")
def test_a_bomb_shows_the_dungeon_that_it_is_laid_above(browser: Browser, address: str, bomb: dict[str, Any]) -> None:
    answers, asked, owner = until_a_bomb()
    name = next(value for seat, value in answers if seat == owner)
    with person(browser, address) as one:
        sit(one, bomb, asked)
        skip(one)
        title = one.page.get_by_test_id("dungeon-name")
        expect(title).to_have_text(Speaker(Words("en"), "doodle", []).name("dungeon", name))


@pytest.mark.clause("DOO-RULING-30")
def test_the_discard_can_be_looked_through(browser: Browser, address: str, matches: dict[str, dict[str, Any]]) -> None:
    with person(browser, address) as anna, person(browser, address, PHONE) as phone:
        sit(anna, matches["dungeon-action"], 0)
        skip(anna)
        anna.page.get_by_test_id("discard").click()
        sit(phone, matches["dungeon-action"], 0)
        skip(phone)
        phone.page.get_by_test_id("sheet-cards").click()
        phone.page.get_by_test_id("discard-list").locator("summary").click()
        for one in (anna, phone):
            shown = one.page.get_by_test_id("discarded")
            expect(shown).to_be_visible()
            expect(shown).to_contain_text("Roll one more die. It stays in the fight.")


def test_a_refused_wall_says_why(browser: Browser, address: str, matches: dict[str, dict[str, Any]]) -> None:
    with person(browser, address) as anna:
        sit(anna, matches["walls"], 0)
        page = anna.page
        expect(page.get_by_test_id("ghost")).to_have_attribute("data-legal", "true")
        page.mouse.move(*middle(anna, "A1"))
        turn_until(anna, lambda: "A1" in ghost(anna))
        expect(page.get_by_test_id("ghost")).to_have_attribute("data-legal", "false")
        objection = page.get_by_test_id("objection")
        expect(objection).to_have_attribute("data-clause", re.compile("DOO-WALL-[45]"))
        expect(objection).to_contain_text(re.compile(r"No! .*A1"))
        before = anna.moment
        page.mouse.down()
        page.mouse.up()
        expect(page.get_by_test_id("ghost")).to_have_attribute("data-legal", "false")
        expect(page.get_by_test_id("option").first).to_be_disabled()
        assert anna.moment == before, "nothing was drawn"


def test_a_refused_step_says_why_and_a_step_can_be_rubbed_out(
    browser: Browser, address: str, matches: dict[str, dict[str, Any]]
) -> None:
    with person(browser, address) as anna:
        sit(anna, matches["path"], 0)
        page = anna.page
        page.get_by_test_id("way-out").click()
        expect(anna.option("done")).to_be_visible()
        page.mouse.click(*middle(anna, "A1"))
        expect(page.get_by_test_id("objection")).to_have_attribute("data-clause", "DOO-PATH-4")
        page.get_by_test_id("rubber").click()
        page.mouse.click(*middle(anna, "A1"))
        expect(page.get_by_test_id("rubber")).to_be_disabled()
        expect(page.get_by_test_id("way-out")).to_be_visible()


def test_dice_to_roll_again_are_picked_by_clicking_them_or_by_their_numbers(
    browser: Browser, address: str, matches: dict[str, dict[str, Any]]
) -> None:
    with person(browser, address) as anna:
        sit(anna, matches["choose-dice"], 0)
        page, done = anna.page, anna.page.get_by_test_id("choose-done")
        die, button = page.locator("[data-space=die-2]"), anna.option(2)
        expect(die).to_have_attribute("aria-pressed", "false")
        expect(done).to_be_disabled()
        for press, pressed in ((die, "true"), (button, "false"), (None, "true")):
            if press is not None:
                press.click()
            else:
                page.keyboard.press("2")
            expect(die).to_have_attribute("aria-pressed", pressed)
            expect(button).to_have_attribute("aria-pressed", pressed)
        expect(done).to_be_enabled()


def test_the_top_bar_says_which_phase_it_is_and_the_page_after_the_game_has_its_figures(
    browser: Browser, address: str, matches: dict[str, dict[str, Any]]
) -> None:
    with person(browser, address) as anna:
        for state, phase in (("walls", "A Build"), ("path", "B The way"), ("dungeon-action", "C Fights")):
            sit(anna, matches[state], 0)
            expect(anna.page.get_by_test_id("phases").locator("[aria-current=step]")).to_have_text(phase)
        view = whole_game()[2]
        anna.go(f"/result/{matches['over']['match']['id']}")
        figures = anna.page.get_by_test_id("figures")
        expect(figures).to_be_visible()
        heads = figures.locator("thead th").all_inner_texts()
        for dungeon in view["dungeons"]:
            column = next(n for n, head in enumerate(heads) if ("Anna", "Bert")[dungeon["seat"]] in head)
            told = [row.locator("td").nth(column).inner_text() for row in figures.locator("tbody tr").all()]
            assert told[4:6] == [dungeon["fate"], f"{15 - dungeon['hearts']} of 15"]
            assert told[0] == Speaker(Words("en"), "doodle", ["Anna", "Bert"]).name("dungeon", dungeon["name"])
            assert told[-1] == str(dungeon["score"]["total"])


# --- for everybody -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (TABLET, "it"), (PHONE, "de")], ids=["en", "it", "de"])
def test_everybody_can_read_and_use_it(
    browser: Browser, address: str, matches: dict[str, dict[str, Any]], size: tuple[int, int], lang: str
) -> None:
    """Nothing serious for axe, no sideways scrolling, no text without its words."""
    axe = AXE.read_text(encoding="utf-8")
    found = {}
    with person(browser, address, size, lang) as one:
        for state, made in matches.items():
            sit(one, made, 0)
            expect(one.page.get_by_test_id("result" if state == "over" else "options")).to_be_visible()
            one.page.evaluate(axe)
            raw = KEY_OF_A_TEXT.findall(one.page.locator("body").inner_text())
            found[state] = (raw, one.page.evaluate(TOO_WIDE) > 0, one.page.evaluate(FOUND))
            one.picture(f"doodle-{state}-{lang}")
    assert found == {state: ([], False, []) for state in STATES}
