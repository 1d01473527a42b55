"""The Labyrinth's own part of the client: its map, its ways, and places by name."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games import find_game
from undercroft.games.labyrinth.board import Kind
from undercroft.games.labyrinth.board_map import load_board
from undercroft.games.labyrinth.naming import is_unsafe
from undercroft.games.labyrinth.state import Foe, State
from undercroft.kernel.ask import Ask, Roll, Subsets, roll
from undercroft.terminal.answers import Meant, read_dice, understand
from undercroft.terminal.face import Face, find_face, letters
from undercroft.terminal.labyrinth_map import Scene, around, detailed, overview
from undercroft.terminal.labyrinth_walk import EAST, NORTH, SOUTH, WEST, find_space, side, ways
from undercroft.words import Speaker, Words

GAME = find_game("labyrinth")
BOARD = load_board()
ANNA_AND_BERT: dict[str, Any] = {"Anna": {"class": "elf"}, "Bert": {"class": "hero"}}


def table(anna: dict[str, Any], **more: Any) -> State:
    given = {"Anna": {"class": "elf", **anna}, "Bert": {"class": "hero"}, **more}
    state = GAME.given(GAME.read_options({"mode": "expert"}), ["Anna", "Bert"], given)
    assert isinstance(state, State)
    return state


def face(lang: str = "en") -> Face:
    return find_face(Speaker(Words(lang, strict=True), "labyrinth", ["Anna", "Bert"]), is_ascii=False)


def move(state: State) -> Ask:
    steps = [("step", way.to) for way in BOARD.ways[state.heroes[0].at]]
    return Ask(0, "move", (*steps, "end"), "LAB-TURN-2")


def drawn(state: State, seat: int | None = 0, **more: Any) -> str:
    scene = Scene(GAME.view(state, seat), seat, "@B", Speaker(Words("en"), "labyrinth", ["Anna", "Bert"]).names, **more)
    return "\n".join(row.plain for row in around(scene, state.heroes[0].at, 79, 25))


# --- the map --------------------------------------------------------------------------------------------------------


def test_the_map_shows_figures_rooms_and_chambers() -> None:
    shown = drawn(table({}))
    assert "@B" in shown
    assert "Kitchen" in shown
    assert "Guardroom" in shown


def test_graves_monsters_and_treasure_are_marked() -> None:
    state = table({"at": "r1-06"}, graves=["r1-06", "r1-07"], loose={"r1-06": [250]})
    state.foes.append(Foe("giant-rat-1", "r1-05", held=("sack-250-1",), marker=3))
    shown = drawn(state)
    assert "7 †" in shown
    assert "M3" in shown
    assert "$" in shown


def test_the_map_shows_a_secret_door_as_known_to_its_finder_alone() -> None:
    link = next(link for link in BOARD.links if link.kind == "secret" and "r1-06" in (link.a, link.b))
    state = table({"at": "r1-06", "doors": [link.id]})
    assert drawn(state, 0).count("╎") == drawn(state, 1).count("╎") + 1


@pytest.mark.clause("LAB-BOARD-10")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_every_door_and_every_secret_door_is_drawn_for_all_from_the_start(seat: int | None) -> None:
    """Ordinary doors as solid bars, secret doors as dashed ones: hidden means only that they must be found."""
    scene = Scene(GAME.view(table({}), seat), seat, "@B", Speaker(Words("en"), "labyrinth", ["Anna", "Bert"]).names)
    canvas = detailed(scene)
    plain = "\n".join(row.plain for row in canvas.rows(0, 0, canvas.width, canvas.height))
    doors = [link for link in BOARD.links if link.kind == "door"]
    secret = [link for link in BOARD.links if link.kind == "secret"]
    assert plain.count("▐") + plain.count("▄▄▄") == len(doors)
    assert plain.count("┊") + plain.count("╌╌╌") == len(secret)


def test_the_map_can_be_drawn_with_plain_letters() -> None:
    state = table({"at": "r1-06"}, graves=["r1-06"])
    shown = drawn(state, is_ascii=True)
    assert shown.isascii()
    assert "#" in shown


def test_the_map_around_any_space_fits() -> None:
    names = Speaker(Words("de"), "labyrinth", ["Anna", "Bert"]).names
    state = table({})
    for space in [*BOARD.spaces][::4]:
        state.heroes[0].at = space
        rows = around(Scene(GAME.view(state, 0), 0, "@B", names), space, 79, 21)
        assert len(rows) == 21
        assert max(len(row.plain) for row in rows) <= 79
        assert any("@" in row.plain for row in rows)


def test_the_whole_map_has_every_room() -> None:
    names = Speaker(Words("it"), "labyrinth", ["Anna", "Bert"]).names
    scene = Scene(GAME.view(table({}), 0), 0, "@B", names)
    for width in (79, 119):
        shown = "\n".join(row.plain for row in overview(scene, width))
        assert all(str(number) in shown for number in range(1, 95))
        assert max(len(row) for row in shown.splitlines()) <= width


# --- ways -----------------------------------------------------------------------------------------------------------


def test_ways_end_in_unsafe_places_and_lead_through_cleared_ones() -> None:
    state = table({})
    view = GAME.view(state, 0)
    found = ways(BOARD, view, 0)
    for way in found.values():
        assert not any(is_unsafe(view, space) for space in way[:-1])
    assert all(room in found for room in ("r1-06", "r1-07"))


def test_a_secret_door_is_no_way_until_it_is_found() -> None:
    link = next(link for link in BOARD.links if link.kind == "secret" and "r1-06" in (link.a, link.b))
    other = link.b if link.a == "r1-06" else link.a
    without = ways(BOARD, GAME.view(table({"at": "r1-06"}), 0), 0)
    known = ways(BOARD, GAME.view(table({"at": "r1-06", "doors": [link.id]}), 0), 0)
    opener = ways(BOARD, GAME.view(table({"at": "r1-06", "carried": ["opener"]}), 0), 0)
    assert len(without[other]) > 1
    assert known[other] == opener[other] == (other,)


def test_the_sides_of_a_space() -> None:
    sides = {way.to: side(BOARD, "start", way.link) for way in BOARD.ways["start"]}
    assert set(sides.values()) == {NORTH, EAST, SOUTH, WEST}
    assert sides["great-hall"] == SOUTH


@pytest.mark.parametrize(
    ("lang", "typed", "found"),
    [
        ("en", "31", "r2-31"),
        ("en", "room 31", "r2-31"),
        ("de", "Raum 05", "r1-05"),
        ("en", "kit", "kitchen"),
        ("de", "küche", "kitchen"),
        ("it", "cucina", "kitchen"),
        ("de", "start", "start"),
        ("en", "Dragon's Lair", "dragons-lair"),
    ],
)
def test_a_place_is_found_by_number_or_name(lang: str, typed: str, found: str) -> None:
    names = Speaker(Words(lang), "labyrinth", ["Anna", "Bert"]).names
    assert find_space(BOARD, names, typed) == [found]


@pytest.mark.parametrize("typed", ["", "7 1", "95", "x"])
def test_what_is_no_place_is_not_found(typed: str) -> None:
    assert find_space(BOARD, Speaker(Words("en"), "labyrinth", ["Anna", "Bert"]).names, typed) == []


# --- answers --------------------------------------------------------------------------------------------------------


def read(state: State, ask: Ask, typed: str) -> Meant | str:
    drawn_by = face()
    return understand(drawn_by, drawn_by.words, GAME.view(state, 0), ask, typed)


def test_many_places_are_named_by_number_not_by_position() -> None:
    ask = Ask(0, "ball", tuple(BOARD.rooms), "LAB-ITEM-9")
    assert read(table({}), ask, "31") == Meant(["r2-31"])
    assert isinstance(read(table({}), ask, "kitchen"), str)
    places = tuple(s.id for s in BOARD.spaces.values() if s.kind in (Kind.ROOM, Kind.CHAMBER))
    assert read(table({}), Ask(0, "teleport", places, "LAB-TELE-2"), "kitchen") == Meant(["kitchen"])


def test_a_number_is_an_option_before_it_is_a_room() -> None:
    state = table({})
    state.steps = 5
    assert read(state, move(state), "1") == Meant([("step", _north())])
    walk = read(state, move(state), "01")
    assert isinstance(walk, Meant)
    assert walk.answers[-1] == ("step", "r1-01")


def _north() -> str:
    return next(way.to for way in BOARD.ways["start"] if side(BOARD, "start", way.link) == NORTH)


@pytest.mark.parametrize(
    ("typed", "chosen"), [("1 3", ("a", "c")), ("3,1", ("a", "c")), ("all", ("a", "b", "c")), ("none", ()), ("0", ())]
)
def test_several_are_chosen_by_numbers(typed: str, chosen: tuple[str, ...]) -> None:
    assert read(table({}), Ask(0, "deposit", Subsets("abc"), "LAB-SECURE-1"), typed) == Meant([chosen])


@pytest.mark.parametrize("typed", ["1 x", "4", "1 2 3", "none"])
def test_a_wrong_choice_of_several_is_refused_in_words(typed: str) -> None:
    assert isinstance(read(table({}), Ask(0, "split", Subsets("abc", 1, 2), "LAB-CTR-5"), typed), str)


@pytest.mark.parametrize(("typed", "thrown"), [("4 3", (4, 3)), ("43", (4, 3)), ("4,3", (4, 3)), ("4 + 3", (4, 3))])
def test_dice_are_read_as_people_write_them(typed: str, thrown: tuple[int, ...]) -> None:
    assert read_dice(two_dice(), typed) == thrown


@pytest.mark.parametrize("typed", ["", "7 1", "4", "4 3 2", "x", "4 3 x", "0 1"])
def test_what_is_no_throw_is_not_read(typed: str) -> None:
    assert read_dice(two_dice(), typed) is None


def two_dice() -> Roll:
    return roll(0, 2, "LAB-FIGHT-5", "attack-roll")


def test_every_player_has_a_letter() -> None:
    assert letters(["Anna", "Alma", "Bert", "Moritz", "Öhi", "A"]) == ["A", "L", "B", "O", "Ö", "C"]
