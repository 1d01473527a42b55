"""The Labyrinth's own part of the client: its map, its ways, and places by name."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games import find_game
from undercroft.games.labyrinth.content.board import Kind, LinkKind
from undercroft.games.labyrinth.content.board_map import load_board
from undercroft.games.labyrinth.state import Foe, State
from undercroft.games.labyrinth.told.naming import is_unsafe
from undercroft.kernel.ask import Ask, Roll, Subsets, roll
from undercroft.terminal.answers import Meant, read_dice, understand
from undercroft.terminal.face import Face, find_face, letters
from undercroft.terminal.faces.labyrinth_map import Scene, around, detailed, overview
from undercroft.terminal.faces.labyrinth_walk import EAST, NORTH, SOUTH, WEST, called, find_space, side, ways
from undercroft.words import LANGUAGES, Speaker, Words

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
        ("it", "r5", "r1-05"),
        ("it", "partenza", "start"),
        ("it", "scalone", "start"),
        ("de", "großes treppenhaus", "start"),
        ("en", "kit", "kitchen"),
        ("de", "küche", "kitchen"),
        ("it", "cucina", "kitchen"),
        ("de", "start", "start"),
        ("en", "Dragon's Lair", "dragons-lair"),
    ],
)
def test_a_place_is_found_by_number_or_name(lang: str, typed: str, found: str) -> None:
    names = called(BOARD, Speaker(Words(lang), "labyrinth", ["Anna", "Bert"]))
    assert find_space(BOARD, names, typed) == [found]


@pytest.mark.parametrize("typed", ["", "7 1", "95", "x"])
def test_what_is_no_place_is_not_found(typed: str) -> None:
    assert find_space(BOARD, called(BOARD, Speaker(Words("en"), "labyrinth", ["Anna", "Bert"])), typed) == []


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


def test_a_word_of_an_option_chooses_it() -> None:
    assert read(table({}), move(table({})), "end") == Meant(["end"])
    ask = Ask(0, "means", ("hand", "fireball", "bolt"), "LAB-SPELL-6")
    assert read(table({}), ask, "light") == Meant(["bolt"])
    german = face("de")
    meant = understand(german, german.words, GAME.view(table({}), 0), move(table({})), "ende")
    assert meant == Meant(["end"])


def test_a_word_of_several_options_asks_which_one() -> None:
    ask = Ask(0, "pile", ("left", "right"), "LAB-CTR-5", {"loser": 1, "left": 1, "right": 2})
    assert read(table({}), ask, "pile") == "“pile” could be The left pile (1 card) and The right pile (2 cards)."
    assert "neither one of the options" in str(read(table({}), move(table({})), "xyz"))


def test_a_room_may_be_typed_so_that_it_is_no_number_of_an_option() -> None:
    state = table({})
    state.steps = 5
    view = GAME.view(state, 0)
    ask = move(state)
    assert read(state, ask, "1") == Meant([("step", BOARD.ways["start"][0].to)])
    walk = read(state, ask, "r1")
    assert isinstance(walk, Meant)
    assert walk.answers[-1] == ("step", "r1-01")
    assert "Type r1 for room 1." in [line.plain for line in face().extra(view, ask)]


def test_without_a_step_left_walking_says_so() -> None:
    state = table({})
    state.steps = 0
    ask = Ask(0, "move", ("end",), "LAB-TURN-2")
    assert read(state, ask, "6") == "You have no step left in this turn."
    assert read(state, ask, "n") == "You have no step left in this turn."


def test_a_single_card_is_laid_out_without_asking() -> None:
    view = GAME.view(table({}), 0)
    one, two = (Ask(0, "split", Subsets(("a", "b")[:n], n // 2, (n + 1) // 2), "LAB-CTR-5") for n in (1, 2))
    assert face().foregone(view, one) == ("a",)
    assert face().foregone(view, two) is None


@pytest.mark.parametrize(
    ("anna", "steps"),
    [
        ({}, 3),
        ({"carried": ["esp"]}, 2),
        ({"class": "wizard", "spells": ["fireball"]}, 2),
        ({"class": "hobbit", "missiles": 1}, 2),
    ],
)
def test_who_can_look_or_throw_into_a_room_stops_before_its_door(anna: dict[str, Any], steps: int) -> None:
    given = {"Anna": {"class": "elf", **anna}, "Bert": {"class": "hero"}}
    state = GAME.given(GAME.read_options({"mode": "expert", "hobbit": True}), ["Anna", "Bert"], given)
    state.steps = 5
    walk = read(state, move(state), "r6")
    assert isinstance(walk, Meant)
    assert len(walk.answers) == steps


def test_cards_to_drop_are_shown_cheapest_first_and_equal_ones_once() -> None:
    state = table({"carried": ["silver-ring-2000", "opener", "silver-cup-1000", "silver-cup-1000"]})
    ask = Ask(0, "drop", state.heroes[0].carried, "LAB-CTR-4")
    view = GAME.view(state, 0)
    shown = face().shown(view, ask) or []
    assert [str(card).rpartition("-")[0] for card in shown] == ["silver-cup-1000", "silver-ring-2000", "opener-1"]
    assert face().foregone(view, ask) is None


def test_of_equal_cards_one_is_dropped_without_asking() -> None:
    state = table({"carried": ["silver-cup-1000", "silver-cup-1000"]})
    ask = Ask(0, "drop", state.heroes[0].carried, "LAB-CTR-4")
    assert face().foregone(GAME.view(state, 0), ask) in state.heroes[0].carried


def test_equal_cards_are_counted_and_an_opener_opens_every_secret_door_on_the_map() -> None:
    state = table({"carried": ["silver-cup-1000", "silver-cup-1000", "opener"]})
    view = GAME.view(state, 0)
    assert "Silver Cup (1,000 gold) ×2" in face().hand(view, 0)[0].plain
    secret = {link.id for link in BOARD.links if link.kind is LinkKind.SECRET}
    assert secret <= Scene(view, 0, ["A", "B"], {}).own_doors
    assert not secret & Scene(view, None, ["A", "B"], {}).own_doors


def test_the_whole_map_tells_the_levels_without_colours() -> None:
    rows = [row.plain for row in face().whole(GAME.view(table({}), 0), 0, "", 79)]
    assert rows[-1] == "Rooms of level 1: 1–16  2: 17–34  3: 35–52  4: 53–68  5: 69–82  6: 83–94"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_map_and_its_legend_fit_eighty_columns(lang: str) -> None:
    kept = {"owner": "Anna", "room": "r1-01", "monster": "giant-rat", "treasure": 500}
    state = table({"carried": ["crystal"]}, reserved=[kept], graves=["r1-06"])
    rows = [row.plain for row in face(lang).whole(GAME.view(state, 0), 0, "", 79)]
    assert all(len(row) < 80 for row in rows)
    assert any("†" in row and "[6]" not in row for row in rows[:-4])


def test_places_to_be_named_are_told_level_by_level() -> None:
    rooms = tuple(room for room in BOARD.rooms if room not in ("r1-05", "r1-06"))
    view = GAME.view(table({}), 0)
    told = [row.plain for row in face().named(view, Ask(0, "ball", rooms, "LAB-ITEM-9"))]
    assert told[:2] == ["level 1: 1–4, 7–16", "level 2: 17–34"]
    places = tuple(s.id for s in BOARD.spaces.values() if s.kind in (Kind.ROOM, Kind.CHAMBER) and s.level == 1)
    assert [row.plain for row in face().named(view, Ask(0, "teleport", places, "LAB-TELE-2"))] == [
        "level 1: 1–16, Kitchen, Guardroom"
    ]


def test_what_only_the_viewer_knows_of_a_room_is_told_once() -> None:
    kept = {"owner": "Anna", "room": "r1-01", "monster": "giant-rat", "treasure": 500}
    view = GAME.view(table({"carried": ["crystal"]}, reserved=[kept]), 0)
    assert "You know: in room 1: Giant Rat and Pouch of Gold (500 gold)" in [row.plain for row in face().hand(view, 0)]


@pytest.mark.parametrize("height", [7, 11, 25])
def test_the_viewer_is_on_the_map_however_low_it_is(height: int) -> None:
    for space in ("start", "great-hall", "kitchen", "r1-10", "c1-01", "r6-94"):
        state = table({"at": space})
        rows = face().around(GAME.view(state, 0), move(state), 0, 79, height)
        assert len(rows) == height
        assert any("@" in row.plain for row in rows)


def test_ways_of_a_retreat_are_told_apart_by_their_sides() -> None:
    state = table({"at": "chapel"})
    corridors = tuple(way.to for way in BOARD.ways["chapel"] if BOARD.spaces[way.to].kind is Kind.CORRIDOR)
    ask = Ask(0, "retreat", corridors, "LAB-RETR-3")
    sides = [face().key(GAME.view(state, 0), ask, to) for to in corridors]
    assert sides == sorted(set(sides), key=sides.index)
    assert read(state, ask, sides[1]) == Meant([corridors[1]])
