"""Dungeoneer in real browsers: two people to the end by clicks, a response in the other's turn, a campaign of three.

What others hold in their hands never comes to a browser, which is seen in all that it was sent.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.e2e.house import DESKTOP, PHONE, TABLET, Person, person, planned, quoted
from tests.e2e.test_pages import AXE, FOUND, TOO_WIDE
from tests.server.table import post
from undercroft.games import find_game
from undercroft.games.dungeoneer.content.cards import CARDS, LOCATIONS, QUESTS, card_names
from undercroft.games.dungeoneer.state import State
from undercroft.kernel.match import Match
from undercroft.kernel.record import Entry, Header
from undercroft.kernel.state import holds

MOST_ANSWERS = 90
"""Dice are chosen with which two good players are done soon."""
CARD = re.compile(r"\b(?:[AB]|[QX])\d\d\b")
KEY_OF_A_TEXT = re.compile(r"\b(?:web|pages|table|dungeoneer|error|refusal)(?:-[a-z]+)+\b|[{}]")
Answer = tuple[int, Any]


def key_of(number: int) -> bytes:
    return bytes([number] * 32)


@cache
def short_game() -> tuple[bytes, list[Answer]]:
    """A key, and the answers of a whole game of two with these dice."""
    for number in range(256):
        answers = []
        for seat, value, _ in planned("dungeoneer", "standard", 2, key_of(number)):
            answers.append((seat, value))
            if len(answers) > MOST_ANSWERS:
                break
        else:
            return key_of(number), answers
    raise AssertionError("no dice make a game short enough")


@cache
def game_with_a_response() -> tuple[bytes, list[Answer]]:
    """A key, and the answers up to a card that somebody plays against a monster in the turn of the other."""
    for number in range(256):
        answers: list[Answer] = []
        asked: dict[int, Any] = {}
        for seat, value, match in planned("dungeoneer", "standard", 2, key_of(number)):
            answers.append((seat, value))
            ask = asked.get(seat)
            if _is_response(ask, value) and seat != match.table.state.active:
                return key_of(number), answers
            asked = dict(match.table.pending)
            if len(answers) > 25:
                break
    raise AssertionError("nobody ever responds")


@cache
def game_with_a_window() -> tuple[bytes, list[Answer], int]:
    """A key, the answers up to a moment at which somebody of three may act in the turn of another, and who."""
    for number in range(256):
        answers: list[Answer] = []
        for seat, value, match in planned("dungeoneer", "standard", 3, key_of(number)):
            answers.append((seat, value))
            waiting = [
                a for a in match.table.pending.values() if a.what == "anytime" and a.seat != match.table.state.active
            ]
            if waiting:
                return key_of(number), answers, waiting[0].seat
            if len(answers) > 15:
                break
    raise AssertionError("nobody is ever asked in the turn of another")


def _is_response(ask: Any, value: Any) -> bool:
    """Is a card played against a monster that is about to attack?"""
    if ask is None or ask.what != "respond" or value[0] != "play":
        return False
    return CARDS[ask.about["card"]].kind == "monster"


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Sets the key of the matches that are made from now on."""
    return lambda key: monkeypatch.setattr("undercroft.host.lobby.new_key", lambda: key)


# --- people ----------------------------------------------------------------------------------------------------------


def sit_down(people: list[Person], preset: str) -> str:
    """A match with a browser for each seat; gives its id."""
    kinds = ["me", *["device"] * (len(people) - 1)]
    seats = [{"kind": kind, "name": f"Player {n + 1}"} for n, kind in enumerate(kinds)]
    made = post(people[0].address, "/api/matches", {"game": "dungeoneer", "preset": preset, "seats": seats})
    match: str = made["match"]["id"]
    for one, secret in zip(people, made["secrets"], strict=True):
        one.go("/credits")
        one.page.evaluate("kept => localStorage.setItem('seats', JSON.stringify(kept))", {match: [secret]})
        one.go(f"/match/{match}")
    return match


def offered(one: Person, value: Any) -> Locator:
    """What can be pressed for this answer: a card of the hand, a card in play, or a button of the question bar."""
    return one.page.locator(f"[data-testid=option][data-value={quoted(value)}]").locator("visible=true").first


def hurry(one: Person) -> None:
    """Who is asked need not wait until all that happened was acted out."""
    skip = one.page.get_by_test_id("skip")
    expect(skip.or_(one.page.get_by_test_id("options")).first).to_be_visible()
    if skip.is_visible():
        one.page.keyboard.press("Escape")


def answer(one: Person, seat: int, value: Any) -> None:
    """Press the answer where a person would; a location is turned and laid on the map."""
    ask = one.wait_to_be_asked(seat)
    before = one.moment
    hurry(one)
    if ask["what"] == "place":
        column, row, way = value
        if one.page.get_by_test_id(f"lay-{way}").count():
            one.page.get_by_test_id(f"lay-{way}").click()
        area = LOCATIONS[ask["facts"]["place"]].set
        one.page.locator(f'[data-space="{area}:{column}:{row}"]').dispatch_event("click")
    else:
        offered(one, value).click()
    one.wait_for_moment(before + 1)


def play(people: list[Person], answers: list[Answer]) -> None:
    for seat, value in answers:
        answer(people[seat], seat, value)
        for other in people:
            other.wait_for_moment(people[seat].moment)


# --- what is hidden --------------------------------------------------------------------------------------------------


def hidden(s: State, viewer: int) -> frozenset[str]:
    """Cards in the hands of others that this seat has not seen, and quests that lie face down."""
    found = [
        card
        for hero in s.heroes
        if hero.seat != viewer
        for card in hero.hand
        if not holds(s.known.get(card, 0), viewer)
    ]
    quests = [q for h in s.heroes if h.seat != viewer and not h.shown >> viewer & 1 for q in h.faced_down]
    return frozenset((*found, *quests))


def by_moments(folder: Path, match: str, seats: int) -> list[list[frozenset[str]]]:
    """What was hidden from each seat at each moment, by the record."""
    connection = sqlite3.connect(folder / "games.db")
    header, key = connection.execute("select header, key from matches where id = ?", (match,)).fetchone()
    rows = connection.execute("select entry from entries where match = ? order by number", (match,)).fetchall()
    connection.close()
    played: Match[Any] = Match(find_game("dungeoneer"), msgspec.json.decode(header, type=Header), key)
    found = [[hidden(played.table.state, viewer) for viewer in range(seats)]]
    for (entry,) in rows:
        played.apply(msgspec.json.decode(entry, type=Entry))
        found.append([hidden(played.table.state, viewer) for viewer in range(seats)])
    return found


def leaks(one: Person, viewer: int, moments: list[list[frozenset[str]]]) -> Iterator[str]:
    """Every card, by id or by name, that was sent while it was hidden from this seat all the time."""
    names = card_names("en")
    for frame in one.frames:
        message = json.loads(frame)
        if message["type"] not in ("snapshot", "change"):
            continue
        first = message["after"] if message["type"] == "change" else message["moment"]
        secret = frozenset.intersection(*(moments[m][viewer] for m in range(first, message["moment"] + 1)))
        for part in message["viewers"].values():
            part.pop("lines")  # lines tell of earlier moments, when some of it was known to all
        yield from (f"{card} at {message['moment']}" for card in set(CARD.findall(json.dumps(message))) & secret)
        apart = {names[card] for card in secret if not _is_elsewhere(card, secret)}
        yield from (f"{name} at {message['moment']}" for name in apart if name in json.dumps(message))


def _is_elsewhere(card: str, secret: frozenset[str]) -> bool:
    """Is there another card of this name that is not hidden?"""
    if card in QUESTS:
        return False
    return any(row.design == CARDS[card].design and row.id not in secret for row in CARDS.values())


# --- tests -----------------------------------------------------------------------------------------------------------


def test_two_people_play_to_the_end_and_see_no_hand_but_their_own(
    browser: Browser, address: str, folder: Path, dice: Any
) -> None:
    key, answers = short_game()
    dice(key)
    with ExitStack() as stack:
        people = [stack.enter_context(person(browser, address)) for _ in range(2)]
        match = sit_down(people, "standard")
        play(people, answers)
        for one in people:
            expect(one.page.get_by_test_id("result")).to_be_visible()
        people[0].picture("dungeoneer-result")
        people[1].go(f"/replay/{match}")
        people[1].page.get_by_role("button", name=re.compile("fight")).first.click()
        expect(people[1].page.get_by_test_id("fight")).to_be_visible()
        people[1].picture("dungeoneer-replay")
        moments = by_moments(folder, match, 2)
        for seat, one in enumerate(people):
            assert any(moments[m][seat] for m in range(len(moments)))
            assert len(one.frames) > len(answers) // 2
            assert list(leaks(one, seat, moments)) == []


def test_a_response_in_the_turn_of_the_other(browser: Browser, address: str, dice: Any) -> None:
    """Before the roll both totals are seen; the card is played from the hand, and both read it."""
    key, answers = game_with_a_response()
    dice(key)
    with ExitStack() as stack:
        people = [stack.enter_context(person(browser, address)) for _ in range(2)]
        sit_down(people, "standard")
        play(people, answers[:-1])
        seat, value = answers[-1]
        one = people[seat]
        ask = one.wait_to_be_asked(seat)
        hurry(one)
        expect(one.page.get_by_test_id("fight")).to_be_visible()
        for side in ("left", "right"):
            expect(one.page.get_by_test_id(f"total-{side}")).to_have_text(re.compile(r"^\d+$"))
        assert {"pass", "pass-turn"} <= {
            option["value"] for option in ask["options"] if isinstance(option["value"], str)
        }
        one.picture("dungeoneer-response")
        card = one.page.locator(f"[data-testid=option][data-card={value[1]}]")
        card.or_(offered(one, value)).first.click()
        one.wait_until_answered(seat, ask)
        for other in people:
            expect(other.page.get_by_test_id("log").filter(visible=True)).to_contain_text(card_names("en")[value[1]])


def test_who_wants_to_be_left_alone_passes_until_the_own_turn(browser: Browser, address: str, dice: Any) -> None:
    key, answers, seat = game_with_a_window()
    dice(key)
    with ExitStack() as stack:
        people = [stack.enter_context(person(browser, address)) for _ in range(3)]
        sit_down(people, "standard")
        play(people, answers)
        one = people[seat]
        ask = one.wait_to_be_asked(seat)
        hurry(one)
        one.page.get_by_test_id("pass-until").click()
        one.wait_until_answered(seat, ask)
        expect(one.page.get_by_test_id("ask-again")).to_be_visible()


def far_rooms(one: Person) -> list[str]:
    """The locations two steps away or more in which nothing lies in wait, as far as the page offers them."""
    spaces = one.page.locator("[data-testid=board] .place:has(.far) [data-space]")
    found = [str(space.get_attribute("data-space")) for space in spaces.all()]
    return [place for place in found if not LOCATIONS[place].is_eventful]


def test_a_click_on_a_far_room_walks_all_the_way(browser: Browser, address: str, dice: Any) -> None:
    """The hero goes step by step, and is asked again when he is there."""
    dice(key_of(3))
    with person(browser, address) as one:
        sit_down([one], "solo")
        for seat, value, played in planned("dungeoneer", "solo", 1, key_of(3)):
            answer(one, seat, value)
            asked = played.table.pending.get(0)
            if asked is None or asked.what != "hero" or played.table.state.heroes[0].mp < 2:
                continue
            hurry(one)
            one.page.locator("[data-testid=board] .hit").first.wait_for()
            if far_rooms(one):
                break
        goal = far_rooms(one)[0]
        one.page.locator(f"[data-testid=board] [data-space={goal}]").hover(force=True)
        expect(one.page.locator("[data-testid=board] .way")).to_be_visible()
        one.picture("dungeoneer-way")
        one.page.locator(f"[data-testid=board] [data-space={goal}]").click(force=True)
        expect(one.page.get_by_test_id("question-text")).to_contain_text(card_names("en")[goal])


def test_a_campaign_of_three_begins(browser: Browser, address: str, folder: Path, dice: Any) -> None:
    """A dungeonlord and two heroes, each with a hidden quest, until the second round."""
    key = key_of(3)
    dice(key)
    answers: list[Answer] = []
    for seat, value, match in planned("dungeoneer", "campaign", 3, key):
        answers.append((seat, value))
        if match.table.state.round == 2 and len(answers) > 30:
            break
    with ExitStack() as stack:
        people = [stack.enter_context(person(browser, address)) for _ in range(3)]
        name = sit_down(people, "campaign")
        play(people, answers)
        for seat, one in enumerate(people):
            expect(one.page.get_by_test_id("board").locator("[data-hero]")).to_have_count(2)
            one.picture(f"dungeoneer-campaign-{seat}")
        moments = by_moments(folder, name, 3)
        for seat, one in enumerate(people):
            assert list(leaks(one, seat, moments)) == []


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (TABLET, "it"), (PHONE, "de")], ids=["en", "it", "de"])
def test_all_can_read_and_use_it(browser: Browser, address: str, dice: Any, size: tuple[int, int], lang: str) -> None:
    """Nothing serious for axe, no sideways scrolling, no text without its words, at every kind of question."""
    dice(key_of(3))
    axe = AXE.read_text(encoding="utf-8")
    seen: set[str] = set()
    with person(browser, address, size, lang) as one:
        sit_down([one], "solo")
        for _, value, match in planned("dungeoneer", "solo", 1, key_of(3)):
            ask = one.wait_to_be_asked(0)
            if ask["what"] not in seen:
                seen.add(ask["what"])
                hurry(one)
                expect(one.page.get_by_test_id("options")).to_be_visible()
                if ask["what"] == "place":
                    cells = one.page.locator(".cell[role=button]")
                    expect(cells).to_have_count(len({tuple(o["value"][:2]) for o in ask["options"]}))
                one.page.evaluate(axe)
                assert one.page.evaluate(FOUND) == [], ask["what"]
                assert one.page.evaluate(TOO_WIDE) <= 0
                assert KEY_OF_A_TEXT.findall(one.page.locator("body").inner_text()) == []
                one.picture(f"dungeoneer-{ask['what']}-{lang}")
            if match.table.over or {"place", "hero", "end-discard", "respond"} <= seen:
                break
            answer(one, 0, value)
        assert {"choose-hero", "place", "hero"} <= seen
