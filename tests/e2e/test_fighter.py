"""Dungeon Fighter in the browser: a whole game, throws by the pointer, eyes shut, real dice, refused weapons."""

from __future__ import annotations

import json
import re
import wave
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.chromium import FLAGS, chromium
from tests.e2e.house import DESKTOP, PHONE, ROOT, TABLET, Person, person
from tests.server.table import get, post
from undercroft.games.fighter.content.cards import BIT
from undercroft.games.fighter.game import Fighter
from undercroft.games.fighter.options import FighterOptions
from undercroft.games.fighter.rules.setup import new_state
from undercroft.games.fighter.rules.throws.landing import ZONES
from undercroft.games.fighter.rules.throws.launch import aiming
from undercroft.games.fighter.state import State

SHORT = {"retreat": False, "group_decisions": "leader", "hero_choice": "random"}
AIMED = {**SHORT, "judge": "physics"}
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
FULL_PULL = 90
"""Pixels of a natural pull."""
MOST_THROWS = 8
"""Of so many straight throws one hits, whatever the physics of the day."""

Arranged = Callable[[Callable[[State], None]], None]


@pytest.fixture
def arranged(monkeypatch: pytest.MonkeyPatch) -> Arranged:
    """Lets a test change the table before the game begins: which monsters wait, what the heroes carry."""

    def arrange(change: Callable[[State], None]) -> None:
        def changed(options: FighterOptions, seats: int) -> State:
            state = new_state(options, seats)
            change(state)
            return state

        monkeypatch.setattr(Fighter, "start", staticmethod(changed))

    return arrange


def meet(throw: str) -> Callable[[State], None]:
    """The first monster demands this throw; none if it is "". The others do not matter."""

    def change(state: State) -> None:
        wanted = BIT[throw] if throw else 0
        cards = [card for cards in state.unseen[1:] for card in cards if state.rules.monsters[card].throws == wanted]
        strong = max(cards, key=lambda card: state.rules.monsters[card].life)
        state.unseen = [(), (strong,), *(tuple(c for c in rest if c != strong) for rest in state.unseen[2:])]
        state.left[1] = 1

    return change


# --- sitting down ----------------------------------------------------------------------------------------------------


def new_match(address: str, options: dict[str, Any], seats: int = 1) -> dict[str, Any]:
    names = [{"kind": "device" if n else "me", "name": name} for n, name in enumerate(("Anna", "Bert")[:seats])]
    made: dict[str, Any] = post(address, "/api/matches", {"game": "fighter", "options": options, "seats": names})
    return made


def sit(one: Person, made: dict[str, Any], seat: int = 0) -> None:
    match = made["match"]["id"]
    one.go("/credits")
    one.page.evaluate("kept => localStorage.setItem('seats', JSON.stringify(kept))", {match: [made["secrets"][seat]]})
    one.go(f"/match/{match}")


def skip(one: Person) -> None:
    """Nobody wants to see everything acted out."""
    if one.page.get_by_test_id("skip").count():
        one.page.keyboard.press("Escape")


def wait_for(one: Person, seat: int, what: str) -> Any:
    """Until this seat is asked this, and sees it."""
    one._wait(lambda: (one.asks.get(str(seat)) or {}).get("what") == what, f"{what} for seat {seat}")
    skip(one)
    return one.asks[str(seat)]


def take_die(one: Person, seat: int = 0, die: str = "red") -> None:
    """Take a die from the rack on the table, and come to the throw."""
    wait_for(one, seat, "die")
    one.page.locator(f"[data-testid=board] [data-space={die}]").click()
    wait_for(one, seat, "throw")
    expect(one.page.get_by_test_id("arena")).to_have_attribute("data-ready", "true")


def lines(one: Person, kind: str) -> list[dict[str, Any]]:
    """What this browser was told of a kind, oldest first."""
    told = [json.loads(frame) for frame in one.frames]
    viewers = [viewer for message in told for viewer in message.get("viewers", {}).values()]
    return [line["facts"] for viewer in viewers for line in viewer.get("lines", []) if line["kind"] == kind]


# --- throwing by the pointer -----------------------------------------------------------------------------------------


def held(one: Person) -> tuple[float, float]:
    """Where on the page the die is held."""
    arena = one.page.get_by_test_id("arena")
    expect(arena).to_have_attribute("data-die", re.compile(r"\d+ \d+"))
    box = arena.bounding_box()
    assert box is not None
    x, y = (float(part) for part in (arena.get_attribute("data-die") or "").split())
    return box["x"] + x, box["y"] + y


def pull(one: Person, pixels: int = FULL_PULL) -> None:
    """Press on the die, pull it straight back, and let go."""
    mouse = one.page.mouse
    x, y = held(one)
    mouse.move(x, y)
    mouse.down()
    for part in (0.25, 0.5, 0.75, 1):
        mouse.move(x, y + pixels * part)
    mouse.up()


def aim(one: Person) -> None:
    """Aim by the keys: turn the hand a little and draw it a little."""
    expect(one.page.get_by_test_id("let-go")).to_be_disabled()
    one.page.get_by_test_id("board").focus()
    for key in ("ArrowLeft", "ArrowUp"):
        one.page.keyboard.press(key)
    expect(one.page.get_by_test_id("let-go")).to_be_enabled()


def test_no_hand_aims_by_itself(browser: Browser, address: str, arranged: Arranged) -> None:
    """FIG-RULING-61: the aim begins beside the target by chance, and nothing flies before one has aimed."""
    arranged(meet(""))
    made = new_match(address, AIMED)
    good = aiming(0, FighterOptions())["aim"]
    with person(browser, address) as anna:
        sit(anna, made)
        take_die(anna)
        page, before = anna.page, anna.moment
        page.get_by_test_id("show-sliders").click()
        azimuth, speed = (float(page.get_by_test_id(f"slider-{name}").input_value()) for name in ("azimuth", "speed"))
        assert abs(azimuth - good["azimuth"]) >= 10
        assert abs(speed / good["speed"] - 1) > 0.15
        expect(page.get_by_test_id("aim-told")).to_contain_text("too far")
        page.get_by_test_id("board").focus()
        page.keyboard.press("Enter")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("let-go")).to_be_disabled()
        assert anna.moment == before
        page.keyboard.press("ArrowUp")
        expect(page.get_by_test_id("let-go")).to_be_enabled()


def test_a_pull_at_the_die_hits_the_target(browser: Browser, address: str, arranged: Arranged) -> None:
    arranged(meet(""))
    made = new_match(address, AIMED)
    with person(browser, address) as anna:
        sit(anna, made)
        for number, die in enumerate(["red", "green", "blue"] * (MOST_THROWS // 3)):
            if number and not number % 3:
                wait_for(anna, 0, "dice-out")
                anna.option("B").click()
            take_die(anna, 0, die)
            anna.picture("fighter-aim")
            asked = anna.asks["0"]
            pull(anna)
            anna.wait_until_answered(0, asked)
            rest = lines(anna, "flight")[-1]["rest"]
            skip(anna)
            if rest in ZONES:
                break
            decline(anna)
        expect(anna.page.get_by_test_id("verdict")).to_have_attribute("data-hit", "true")
        expect(anna.page.get_by_test_id("verdict")).to_have_attribute("data-rest", rest)
        anna.picture("fighter-verdict")
        flight = lines(anna, "flight")[-1]
        assert flight["frames"].count(";") > 10, "the flight is shown as it was"
        assert flight["launch"][0] == "launch"


def decline(one: Person) -> None:
    """Do without whatever a symbol offers."""
    for _ in range(4):
        asked = one.asks.get("0")
        if asked is None or asked["what"] in ("die", "dice-out"):
            return
        skip(one)
        one.option(asked["options"][-1 if asked["what"] == "ability" else 0]["value"]).click()
        one.wait_until_answered(0, asked)


def test_too_short_a_pull_throws_nothing(browser: Browser, address: str, arranged: Arranged) -> None:
    arranged(meet(""))
    made = new_match(address, AIMED)
    with person(browser, address, PHONE) as anna:
        sit(anna, made)
        take_die(anna)
        before = anna.moment
        pull(anna, 8)
        expect(anna.page.get_by_test_id("let-go")).to_be_disabled()
        assert anna.moment == before


def test_without_a_pointer_by_sliders_and_keys(browser: Browser, address: str, arranged: Arranged) -> None:
    arranged(meet(""))
    made = new_match(address, AIMED)
    with person(browser, address) as anna:
        sit(anna, made)
        wait_for(anna, 0, "die")
        expect(anna.page.locator("[data-testid=board] [data-space=red]")).to_be_visible()  # before that no key is heard
        anna.page.keyboard.press("1")
        wait_for(anna, 0, "throw")
        page = anna.page
        page.get_by_test_id("show-sliders").press("Enter")
        sliders = {name: page.get_by_test_id(f"slider-{name}") for name in ("elevation", "speed", "azimuth")}
        start = {name: float(slider.input_value()) for name, slider in sliders.items()}
        sliders["elevation"].press("ArrowRight")
        sliders["speed"].press("ArrowRight")
        page.get_by_test_id("board").focus()
        for key in ("ArrowLeft", "ArrowLeft", "d", "q"):
            page.keyboard.press(key)
        asked = anna.asks["0"]
        page.keyboard.press("Enter")
        anna.wait_until_answered(0, asked)
        _, side, _, along, _, _, azimuth, elevation, speed, _, _, spin, *_ = lines(anna, "flight")[-1]["launch"]
        assert (side, along, spin) == ("S", 10, 10)
        assert (azimuth, elevation) == (10 * start["azimuth"] - 20, 10 * start["elevation"] + 10)
        assert speed == start["speed"] + 10


def test_eyes_shut_shows_no_target(browser: Browser, address: str, arranged: Arranged) -> None:
    arranged(meet("blind"))
    made = new_match(address, AIMED)
    with person(browser, address) as anna:
        sit(anna, made)
        take_die(anna)
        page, arena = anna.page, anna.page.get_by_test_id("arena")
        expect(page.get_by_test_id("tickets").locator("[data-throw=blind]")).to_be_visible()
        expect(page.get_by_test_id("let-go")).to_have_count(0)
        expect(arena.locator("canvas")).to_be_visible()
        page.get_by_test_id("shut-eyes").click()
        expect(page.get_by_test_id("dark")).to_be_visible()
        expect(arena.locator("canvas")).to_be_hidden()
        expect(page.get_by_test_id("flat-target")).to_have_count(0)
        expect(arena.locator("svg.over")).to_have_count(0)  # neither direction nor strength is shown
        page.get_by_test_id("show-sliders").click()
        expect(page.get_by_test_id("slider-azimuth")).to_have_attribute(
            "aria-valuetext", "you feel it, and see nothing"
        )
        page.get_by_test_id("show-sliders").click()
        anna.picture("fighter-blind")
        asked = anna.asks["0"]
        pull(anna)
        anna.wait_until_answered(0, asked)
        flight = lines(anna, "flight")[-1]
        assert flight["throws"] == ["blind"]
        assert flight["failed"] == []
        assert flight["launch"][16] > 0, "the aim began after the eyes were shut"
        skip(anna)
        expect(page.get_by_test_id("dark")).to_have_count(0)
        expect(arena.locator("canvas")).to_be_visible()


def test_timing_decides_a_smash(browser: Browser, address: str, arranged: Arranged) -> None:
    arranged(meet("smash"))
    made = new_match(address, AIMED)
    with person(browser, address) as anna:
        sit(anna, made)
        take_die(anna)
        asked = anna.asks["0"]
        aim(anna)
        anna.page.get_by_test_id("let-go").click()
        expect(anna.page.get_by_test_id("timing")).to_have_attribute("data-now", "smash")
        anna.page.get_by_test_id("now").click()
        anna.wait_until_answered(0, asked)  # nobody strikes, so the die comes down by itself
        flight = lines(anna, "flight")[-1]
        assert flight["launch"][14] > 120
        assert flight["failed"] == ["smash"]
        assert flight["rest"] in ("failed", "no-bounce")


def breath(path: Path, loudness: float) -> Path:
    """Two seconds of somebody blowing into a microphone: noise of this loudness."""
    random = Random(1)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(16_000)
        file.writeframes(
            b"".join(
                round(32_767 * loudness * random.uniform(-1, 1)).to_bytes(2, "little", signed=True)
                for _ in range(32_000)
            )
        )
    return path


def test_one_may_really_blow(browser: Browser, address: str, arranged: Arranged, tmp_path: Path) -> None:
    arranged(meet("blow"))
    made = new_match(address, AIMED)
    heard = f"--use-file-for-fake-audio-capture={breath(tmp_path / 'breath.wav', 0.4)}"
    flags = [*FLAGS, "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream", heard]
    listening = browser.browser_type.launch(executable_path=chromium(), args=flags, chromium_sandbox=False)
    with closing(listening), person(listening, address) as anna:
        sit(anna, made)
        take_die(anna)
        asked = anna.asks["0"]
        aim(anna)
        anna.page.get_by_test_id("let-go").click()
        expect(anna.page.get_by_test_id("timing")).to_have_attribute("data-now", "blow")
        anna.page.get_by_role("button", name="Microphone").click()
        anna.wait_until_answered(0, asked)
        flight = lines(anna, "flight")[-1]
        assert flight["throws"] == ["blow"]
        assert flight["launch"][8] > 600, "the breath was heard"


def test_without_a_microphone_one_taps(browser: Browser, address: str, arranged: Arranged) -> None:
    arranged(meet("blow"))
    made = new_match(address, AIMED)
    with person(browser, address) as anna:
        sit(anna, made)
        take_die(anna)
        asked = anna.asks["0"]
        aim(anna)
        anna.page.get_by_test_id("let-go").click()
        anna.page.get_by_role("button", name="Microphone").click()
        expect(anna.page.get_by_role("status").filter(has_text="Tap instead")).to_be_visible()
        for _ in range(4):
            anna.page.keyboard.press("Space")
        anna.wait_until_answered(0, asked)
        assert lines(anna, "flight")[-1]["launch"][8] == round(250 + 1250 * 4 / 11)


def test_two_thumbs_open_both_hands(browser: Browser, address: str, arranged: Arranged) -> None:
    arranged(meet("prayer"))
    made = new_match(address, AIMED)
    with person(browser, address, PHONE) as anna:
        sit(anna, made)
        take_die(anna)
        asked = anna.asks["0"]
        aim(anna)
        anna.page.get_by_test_id("let-go").tap()
        expect(anna.page.get_by_test_id("timing")).to_have_attribute("data-now", "palms")
        boxes = [palm.bounding_box() for palm in anna.page.locator("button.palm").all()]
        thumbs = [{"x": b["x"] + 30, "y": b["y"] + 30, "id": n} for n, b in enumerate(boxes) if b is not None]
        fingers = anna.page.context.new_cdp_session(anna.page)
        for kind, touching in (("touchStart", thumbs[:1]), ("touchStart", thumbs)):
            fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touching})
        expect(anna.page.locator("button.palm.held")).to_have_count(2)
        anna.picture("fighter-palms")
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        anna.wait_until_answered(0, asked)
        flight = lines(anna, "flight")[-1]
        assert flight["failed"] == [], "both hands opened at the same time"


def test_the_hand_follows_a_card_that_is_moved(browser: Browser, address: str, arranged: Arranged) -> None:
    arranged(meet("card-jump"))
    made = new_match(address, AIMED)
    with person(browser, address) as anna:
        sit(anna, made)
        take_die(anna)
        page = anna.page
        page.get_by_test_id("board").focus()
        for key in ("ArrowDown", "ArrowDown", "ArrowRight"):
            page.keyboard.press(key)
        page.get_by_test_id("prop-done").click()
        asked = anna.asks["0"]
        aim(anna)
        page.get_by_test_id("let-go").click()
        anna.wait_until_answered(0, asked)
        _, _, prop, along, back, *_, x, y, turn = lines(anna, "flight")[-1]["launch"]
        good = aiming(BIT["card-jump"], FighterOptions())["aim"]
        assert prop == "card"
        assert (x, y) == (round(good["prop"][0] + 10), round(good["prop"][1] - 20))
        assert (along, back) == (round(good["along"] + 10), round(good["back"] + 20))
        assert abs(turn) < 20, "it stands across the way of the die"


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("throw", ["long", "card-jump", "header", "below-table"])
def test_the_die_is_in_the_picture_wherever_it_is_held(
    browser: Browser, address: str, arranged: Arranged, throw: str, size: tuple[int, int]
) -> None:
    arranged(meet(throw))
    made = new_match(address, {**AIMED, "edition": "it"})
    with person(browser, address, size) as anna:
        sit(anna, made)
        take_die(anna)
        if throw == "card-jump":
            anna.page.get_by_test_id("prop-done").click()
        x, y = held(anna)
        box = anna.page.get_by_test_id("arena").bounding_box()
        assert box is not None
        assert box["x"] + 30 < x < box["x"] + box["width"] - 30
        assert box["y"] + 30 < y < box["y"] + box["height"] - 30
        anna.picture(f"fighter-held-{throw}-{size[0]}")


def draw_flat(one: Person) -> None:
    """A browser without WebGL."""
    one.page.add_init_script(
        "const real = HTMLCanvasElement.prototype.getContext;"
        "HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {"
        " return kind.startsWith('webgl') ? null : real.call(this, kind, ...rest); };"
    )


def test_without_webgl_the_flat_target_does(browser: Browser, address: str, arranged: Arranged) -> None:
    arranged(meet(""))
    made = new_match(address, AIMED)
    with person(browser, address) as anna:
        draw_flat(anna)
        sit(anna, made)
        take_die(anna)
        expect(anna.page.get_by_test_id("flat-target")).to_be_visible()
        expect(anna.page.get_by_text("WebGL is off")).to_be_visible()
        asked = anna.asks["0"]
        aim(anna)
        anna.page.get_by_test_id("let-go").click()
        anna.wait_until_answered(0, asked)
        assert len(lines(anna, "flight")) == 1


# --- the map ---------------------------------------------------------------------------------------------------------


def test_the_leader_sees_who_wants_to_go_where(browser: Browser, address: str) -> None:
    made = new_match(address, {**SHORT, "group_decisions": "vote", "throw_mode": "real"}, 2)
    with person(browser, address) as anna, person(browser, address) as bert:
        people = {0: anna, 1: bert}
        for seat, one in people.items():
            draw_flat(one)
            sit(one, made, seat)
        while not all((one.asks.get(str(seat)) or {}).get("what") == "way" for seat, one in people.items()):
            waiting = [seat for seat, one in people.items() if one.asks.get(str(seat))]
            if not waiting or (people[waiting[0]].asks[str(waiting[0])]["what"] == "way" and len(waiting) == 1):
                anna.page.wait_for_timeout(5)
                continue
            seat = next(seat for seat in waiting if people[seat].asks[str(seat)]["what"] != "way")
            one, asked = people[seat], people[seat].asks[str(seat)]
            skip(one)
            if asked["what"] == "entry-bounce":
                enter(one, "10", symbol=True)
            else:
                one.option(short_answer(asked)).click()
            one.wait_until_answered(seat, asked)
        for seat, one in people.items():
            skip(one)
            asked = one.asks[str(seat)]
            one.page.locator(f"[data-testid=board] [data-space={asked['options'][seat]['value']}]").click()
            one.wait_until_answered(seat, asked)
        leader = lines(bert, "disagreed")[-1]["seat"]  # whose answer was the last; Anna may hear of it later
        wait_for(people[leader], leader, "way")
        for seat in people:
            room = (
                people[leader]
                .page.locator("[data-space]")
                .filter(has=people[leader].page.locator(f"[data-wish='{seat}']"))
            )
            expect(room).to_have_count(1)
            expect(room).to_have_attribute("aria-label", re.compile(f"{('Anna', 'Bert')[seat]} for it"))
        people[leader].picture("fighter-votes")


# --- weapons ---------------------------------------------------------------------------------------------------------


def test_weapons_that_do_not_go_together_say_why(browser: Browser, address: str, arranged: Arranged) -> None:
    def armed(state: State) -> None:
        meet("")(state)
        state.heroes[0].cards = ("pea-flute", "volley-hammer", "helm-of-courage")

    arranged(armed)
    made = new_match(address, AIMED)
    with person(browser, address) as anna:
        draw_flat(anna)
        sit(anna, made)
        wait_for(anna, 0, "die")
        anna.option("red").click()
        wait_for(anna, 0, "weapons")
        page = anna.page
        for card in ("pea-flute", "volley-hammer"):
            page.locator(f"[data-testid=weapon][data-card={card}]").click()
        conflict = page.get_by_test_id("conflict")
        expect(conflict).to_have_attribute("data-clause", "FIG-WEAP-10")
        expect(conflict).to_contain_text("Blow Throw and Smash")
        expect(page.locator("[data-testid=weapons] [data-testid=option]")).to_be_disabled()
        page.locator("[data-testid=weapon][data-card=volley-hammer]").click()
        page.locator("[data-testid=weapon][data-card=helm-of-courage]").click()
        expect(conflict).to_have_count(0)
        page.locator("[data-testid=weapons] [data-testid=option]").click()
        wait_for(anna, 0, "throw")
        tickets = page.get_by_test_id("tickets").locator("li")
        expect(tickets).to_have_count(2)
        anna.picture("fighter-tickets")


# --- real dice -------------------------------------------------------------------------------------------------------


def enter(one: Person, place: str, *, symbol: bool) -> None:
    """Fill in what the real die did, and send it."""
    page = one.page
    page.get_by_test_id(f"place-{place}").check(force=True)
    page.get_by_test_id("entry-face").set_checked(symbol)
    page.get_by_test_id("entry-send").click()


def test_an_entry_is_corrected_disputed_and_decided(browser: Browser, address: str, arranged: Arranged) -> None:
    arranged(meet(""))
    made = new_match(address, {**SHORT, "throw_mode": "real"}, 2)
    with person(browser, address) as anna, person(browser, address) as bert:
        people = {0: anna, 1: bert}
        for seat, one in people.items():
            draw_flat(one)
            sit(one, made, seat)
            wait_for(one, seat, "leader")
            one.option(0).click()
        wait_for(anna, 0, "die")
        anna.option("red").click()
        wait_for(anna, 0, "entry-bounce")
        enter(anna, "3", symbol=False)
        wait_for(bert, 1, "entry-confirm")
        expect(bert.page.get_by_test_id("question-text")).to_contain_text("ring 3")
        anna.page.get_by_role("button", name="undo").click()
        wait_for(anna, 0, "entry-bounce")  # the form is taken back as a whole
        enter(anna, "4", symbol=False)
        wait_for(bert, 1, "entry-confirm")
        expect(bert.page.get_by_test_id("question-text")).to_contain_text("ring 4")
        bert.option("dispute").click()
        wait_for(anna, 0, "entry-bounce")  # Anna leads, so she decides
        enter(anna, "2", symbol=False)
        wait_for(bert, 1, "die")
        assert lines(bert, "landed")[-1]["rest"] == "2"
        assert lines(bert, "monster-hurt")[-1]["damage"] == 2


def test_a_whole_game_to_the_boss_and_its_score(browser: Browser, address: str) -> None:
    """Real dice that lie in the centre with the symbol up: every fight is one throw. Nobody needs to see it in 3D."""
    made = new_match(address, {**SHORT, "throw_mode": "real"}, 2)
    with person(browser, address) as anna, person(browser, address) as bert:
        people = {0: anna, 1: bert}
        for seat, one in people.items():
            draw_flat(one)
            sit(one, made, seat)
        while not anna.over:
            waiting = [seat for seat, one in people.items() if one.asks.get(str(seat))]
            if not waiting:
                anna.page.wait_for_timeout(5)
                continue
            seat, one = waiting[0], people[waiting[0]]
            skip(one)
            asked = one.asks[str(seat)]
            if asked["what"] == "entry-bounce":
                enter(one, "10", symbol=True)
            elif asked["what"] == "way":
                one.page.locator(f"[data-testid=board] [data-space={asked['options'][0]['value']}]").click()
            else:
                one.option(short_answer(asked)).click()
            one.wait_until_answered(seat, asked)
            for other in people.values():
                other.wait_for_moment(one.moment)
        played = f"/api/matches/{made['match']['id']}/replay"
        found = get(address, f"{played}/{get(address, f'{played}/0')['last']}")["view"]["game"]
        assert found["result"] == "won"
        for one in people.values():
            skip(one)
            expect(one.page.get_by_test_id("result")).to_be_visible()
            expect(one.page.get_by_test_id("score")).to_have_text(str(found["score"]["total"]))
        anna.picture("fighter-over")


def short_answer(asked: dict[str, Any]) -> Any:
    """What brings the party on: no ability, no shopping, no exchange."""
    offered = [option["value"] for option in asked["options"]]
    wanted = ("done", "pass", "decline", "none", "no", "confirm", "keep")
    return next((value for value in offered if value in wanted), offered[0])


# --- for everybody ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (TABLET, "de"), (PHONE, "it")])
def test_everybody_can_use_it(browser: Browser, address: str, arranged: Arranged, size: Any, lang: str) -> None:
    arranged(meet("crossbow"))
    made = new_match(address, {**AIMED, "hero_choice": "choose"})
    with person(browser, address, size, lang) as anna:
        sit(anna, made)
        wait_for(anna, 0, "hero")
        look_over(anna)
        anna.page.locator("[data-testid=board] [data-space=torm]").click()
        wait_for(anna, 0, "die")
        look_over(anna)
        anna.option("red").click()
        wait_for(anna, 0, "throw")
        expect(anna.page.get_by_test_id("arena")).to_have_attribute("data-ready", "true")
        anna.page.get_by_test_id("show-sliders").click()
        look_over(anna)
        anna.picture(f"fighter-{lang}")


def look_over(one: Person) -> None:
    """No serious finding of axe, no word without a translation, nothing to scroll sideways."""
    page = one.page
    page.evaluate(AXE)
    found = page.evaluate("async () => (await axe.run()).violations.map(v => [v.impact, v.id, v.nodes[0].html])")
    assert [one for one in found if one[0] in ("serious", "critical")] == []
    words = page.locator("body").inner_text()
    assert re.findall(r"\b(?:fighter|web|table)-[a-z]+-[\w-]+", words) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
