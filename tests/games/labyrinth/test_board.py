"""The board of Labyrinth keeps every constraint on its layout."""

from __future__ import annotations

from collections import Counter

import pytest

from undercroft.games.labyrinth.content.board import (
    CHAMBER_LEVELS,
    GREAT_HALL,
    START,
    Kind,
    LinkKind,
    from_chains,
)
from undercroft.games.labyrinth.content.board_check import SECRET_ROOMS, STAIRS, problems
from undercroft.games.labyrinth.content.board_figures import (
    LEVELS,
    ROOMS,
    corridor_pieces,
    room_walks,
    safe_steps,
    secret_rooms,
    shortcut_doors,
    stair_doors,
    steps_to_levels,
    through_ways,
)
from undercroft.games.labyrinth.content.board_map import load_board

BOARD = load_board()
ALL = tuple(LinkKind)


@pytest.mark.clause("LAB-BOARD-9", "LAB-RULING-74")
def test_our_board_has_no_problems() -> None:
    assert problems(BOARD) == []


@pytest.mark.clause("LAB-BOARD-1", "LAB-BOARD-4", "LAB-RULING-74")
def test_six_levels_hold_94_rooms_and_23_of_them_are_secret() -> None:
    assert Counter(BOARD.level(room) for room in BOARD.rooms) == ROOMS
    assert Counter(BOARD.level(room) for room in secret_rooms(BOARD)) == SECRET_ROOMS
    assert (len(BOARD.rooms), len(secret_rooms(BOARD))) == (94, 23)


@pytest.mark.clause("LAB-BOARD-2")
def test_every_space_is_one_of_six_kinds_and_has_its_own_place() -> None:
    kinds = Counter(space.kind for space in BOARD.spaces.values())
    corridors = sum(1 for space in BOARD.spaces.values() if space.kind is Kind.CORRIDOR)
    assert kinds == {
        Kind.START: 1, Kind.HALL: 1, Kind.CHAMBER: 13, Kind.ROOM: 94, Kind.STAIR: 13, Kind.CORRIDOR: corridors,
    }  # fmt: skip
    assert 246 <= corridors <= 294


@pytest.mark.clause("LAB-BOARD-3", "LAB-RULING-3")
def test_the_main_staircase_is_the_single_space_start() -> None:
    assert [space.id for space in BOARD.spaces.values() if space.kind is Kind.START] == [START]


@pytest.mark.clause("LAB-BOARD-5", "LAB-BOARD-7")
def test_chambers_have_names_and_the_level_of_what_lies_around_them() -> None:
    assert {chamber: BOARD.level(chamber) for chamber in BOARD.chambers} == CHAMBER_LEVELS
    assert (BOARD.level("kitchen"), BOARD.level("armory")) == (1, 3)
    for chamber in BOARD.chambers:
        assert {BOARD.level(way.to) for way in BOARD.ways[chamber]} == {BOARD.level(chamber)}


@pytest.mark.clause("LAB-BOARD-6", "LAB-RULING-4")
def test_corridors_belong_to_a_level_and_stairs_and_start_to_none() -> None:
    none = {space.kind for space in BOARD.spaces.values() if space.level == 0}
    assert none == {Kind.START, Kind.STAIR}
    found = Counter(space.id[1:3] for space in BOARD.spaces.values() if space.kind is Kind.STAIR)
    assert found == {f"{upper}{lower}": number for (upper, lower), number in STAIRS.items()}


@pytest.mark.clause("LAB-BOARD-8", "LAB-RULING-5")
def test_the_great_hall_is_on_level_1_between_start_and_the_first_corridors_and_no_place_of_monsters() -> None:
    hall = BOARD.spaces[GREAT_HALL]
    assert (hall.kind, hall.level, hall.is_place) == (Kind.HALL, 1, False)
    assert {BOARD.spaces[way.to].kind for way in BOARD.ways[GREAT_HALL]} == {Kind.START, Kind.CORRIDOR}


@pytest.mark.clause("LAB-WAND-11")
def test_chambers_come_in_the_order_of_the_key() -> None:
    assert list(BOARD.spaces)[:15] == [START, GREAT_HALL, *CHAMBER_LEVELS]
    assert BOARD.chambers == tuple(CHAMBER_LEVELS)


@pytest.mark.clause("LAB-RULING-74")
def test_walks_get_longer_level_by_level_and_secret_doors_shorten_them() -> None:
    assert steps_to_levels(BOARD) == {1: 1, 2: 9, 3: 14, 4: 19, 5: 28, 6: 33}
    assert steps_to_levels(BOARD, ALL) == {1: 1, 2: 6, 3: 11, 4: 16, 5: 23, 6: 28}


@pytest.mark.clause("LAB-RULING-74")
def test_levels_3_4_and_5_have_two_parts_and_level_1_meets_at_start() -> None:
    assert [len(corridor_pieces(BOARD, level)) for level in LEVELS] == [2, 1, 2, 2, 2, 1]


def test_figures_of_doors() -> None:
    kinds = Counter(link.kind for link in BOARD.links)
    assert (kinds[LinkKind.DOOR], kinds[LinkKind.SECRET]) == (102, 48)
    to_stairs = {door.id for doors in stair_doors(BOARD).values() for door in doors}
    assert len({door.id for door in shortcut_doors(BOARD)} - to_stairs) == 13
    assert len(through_ways(BOARD)) == 13


def test_a_safe_walk_enters_no_room_and_no_chamber_but_the_great_hall() -> None:
    board = from_chains(["start - great-hall - c1-1 | r1-01 | c1-2", "c1-1 - kitchen - c1-3"])
    assert safe_steps(board, START) == {START: 0, GREAT_HALL: 1, "c1-1": 2}


def test_a_short_cut_saves_three_steps_and_may_lead_through_a_room() -> None:
    ring = "c1-1 - c1-2 - c1-3 - c1-4 - c1-5 - c1-6"
    assert [door.id for door in shortcut_doors(from_chains([ring, "c1-1 : c1-5"]))] == ["c1-1/c1-5"]
    assert shortcut_doors(from_chains([ring, "c1-1 : c1-4"])) == []
    assert [door.id for door in shortcut_doors(from_chains([ring, "c1-1 : r1-01 | c1-6"]))] == ["c1-1/r1-01"]
    assert shortcut_doors(from_chains([ring, "c1-1 : r1-01 : c1-6"])) == []


def test_walks_between_rooms_are_counted_door_to_door() -> None:
    board = from_chains(["r1-01 | c1-1 - c1-2 | r1-02", "c1-2 - c1-3 : r1-03"])
    assert room_walks(board, 1) == {"r1-01": [3, 4], "r1-02": [3, 3], "r1-03": [3, 4]}
