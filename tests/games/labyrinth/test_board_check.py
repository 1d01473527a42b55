"""The checker notices every way in which a board can be spoilt."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from undercroft.games.labyrinth.content import board_check
from undercroft.games.labyrinth.content.board import (
    GREAT_HALL,
    START,
    Board,
    Kind,
    Link,
    LinkKind,
    Space,
    from_chains,
)
from undercroft.games.labyrinth.content.board_check import CHECKS, CORRIDORS, SHAPE, problems
from undercroft.games.labyrinth.content.board_figures import (
    secret_doors,
    secret_rooms,
    shortcut_doors,
    stair_doors,
    through_ways,
)
from undercroft.games.labyrinth.content.board_map import load_board

BOARD = load_board()
Check = Callable[[Board], Iterator[str]]


def with_links(change: Callable[[Link], Link | None], *more: Link) -> Board:
    links = (change(link) for link in BOARD.links)
    return Board(BOARD.spaces, (*(link for link in links if link), *more))


def with_kind(kind: LinkKind, *ids: str) -> Board:
    return with_links(lambda link: replace(link, kind=kind) if link.id in ids else link)


def without_links(*ids: str) -> Board:
    return with_links(lambda link: None if link.id in ids else link)


def with_space(space: Space, *links: Link) -> Board:
    return Board({**BOARD.spaces, space.id: space}, (*BOARD.links, *links))


def without_space(name: str) -> Board:
    spaces = {key: space for key, space in BOARD.spaces.items() if key != name}
    return Board(spaces, tuple(link for link in BOARD.links if name not in (link.a, link.b)))


def changed(name: str, **values: int) -> Board:
    return with_space(replace(BOARD.spaces[name], **values))  # type: ignore[arg-type]


def reported(board: Board, start: str) -> bool:
    return any(message.startswith(start) for message in problems(board))


def says(check: Check, board: Board) -> str:
    """What one check alone finds, for boards too small for the others."""
    return "; ".join(check(board))


def link_between(one: Kind, other: Kind, kind: LinkKind = LinkKind.OPEN) -> Link:
    kinds = {one, other}
    return next(
        link
        for link in BOARD.links
        if link.kind is kind and {BOARD.spaces[link.a].kind, BOARD.spaces[link.b].kind} == kinds
    )


def wall_between(a: Space, b: Space) -> tuple[float, float] | None:
    """The middle of a cell's width of wall that two spaces share, if they touch."""
    across = max(a.x, b.x), min(a.x + a.w, b.x + b.w)
    down = max(a.y, b.y), min(a.y + a.h, b.y + b.h)
    if across[0] == across[1] and down[0] < down[1]:
        return float(across[0]), down[0] + 0.5
    if down[0] == down[1] and across[0] < across[1]:
        return across[0] + 0.5, float(down[0])
    return None


def new_door(fits: Callable[[Space, Space], bool], kind: LinkKind = LinkKind.DOOR) -> Link:
    """A door through a wall of the board between two spaces that have no link yet."""
    joined = {frozenset((link.a, link.b)) for link in BOARD.links}
    for a in BOARD.spaces.values():
        for b in BOARD.spaces.values():
            place = wall_between(a, b)
            if a.id != b.id and place and fits(a, b) and frozenset((a.id, b.id)) not in joined:
                return Link(a.id, b.id, kind, *place)
    raise AssertionError("no such wall")


def test_no_check_is_forgotten() -> None:
    found = {
        check for name, check in vars(board_check).items() if inspect.isgeneratorfunction(check) and name[0] != "_"
    }
    assert found == {*SHAPE, *CHECKS}


# --- shape ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("LAB-BOARD-2", "LAB-BOARD-4", "LAB-BOARD-6")
def test_a_space_of_another_level_or_number_than_its_name_is_reported() -> None:
    assert reported(changed("r1-01", level=2), "names: r1-01")
    assert reported(changed("s12-1", level=1), "names: s12-1")
    assert reported(without_space("r1-05"), "room numbers")


@pytest.mark.clause("LAB-BOARD-3", "LAB-BOARD-7", "LAB-BOARD-8")
@pytest.mark.parametrize("name", [START, GREAT_HALL, "kitchen", "armory"])
def test_a_missing_start_hall_or_chamber_is_reported(name: str) -> None:
    assert reported(without_space(name), f"single spaces: {name} missing")


@pytest.mark.clause("LAB-WAND-11")
def test_chambers_out_of_order_are_reported() -> None:
    backwards = Board(dict(reversed(BOARD.spaces.items())), BOARD.links)
    assert reported(backwards, "data order")


@pytest.mark.clause("LAB-BOARD-2")
def test_spaces_that_overlap_or_leave_the_grid_are_reported() -> None:
    other = BOARD.spaces["r1-02"]
    on_top = changed("r1-01", x=other.x, y=other.y)
    assert any("overlap" in message and "r1-01" in message for message in problems(on_top))
    assert reported(changed("r1-01", x=-1), "grid: r1-01 lies off")
    assert reported(changed("c1-01", w=2), "grid: corridor c1-01 covers 2x1")


@pytest.mark.clause("LAB-BOARD-9")
def test_links_between_spaces_apart_out_of_the_wall_or_twice_are_reported() -> None:
    assert reported(with_links(lambda link: link, Link("r1-01", "r6-94", LinkKind.DOOR)), "links: r1-01/r6-94 joins")
    first = BOARD.links[0]
    assert reported(with_links(lambda link: replace(link, x=link.x + 20) if link is first else link), "links: ")
    assert reported(with_links(lambda link: link, first), f"links: {first.id} is there twice")


@pytest.mark.clause("LAB-BOARD-6", "LAB-BOARD-5")
def test_a_door_between_two_levels_is_reported() -> None:
    door = new_door(lambda a, b: a.kind is b.kind is Kind.ROOM and a.level != b.level, LinkKind.SECRET)
    assert reported(with_links(lambda link: link, door), f"levels: {door.id}")
    hall = new_door(lambda a, b: a.kind is Kind.STAIR and b.kind is Kind.ROOM and b.id[1] not in a.id[1:3])
    assert reported(with_links(lambda link: link, hall), "stairs: ")


@pytest.mark.clause("LAB-BOARD-6", "LAB-RULING-4")
def test_a_stair_that_leads_nowhere_or_skips_a_level_is_reported() -> None:
    end = link_between(Kind.STAIR, Kind.CORRIDOR)
    assert reported(without_links(end.id), "stairs: ")
    assert "stairs: s13-1" in says(board_check.levels_meet_on_stairs, from_chains(["c1-1 - s13-1 - c3-1"]))


def test_a_space_cut_off_from_start_is_reported() -> None:
    assert reported(without_links(*(way.link for way in BOARD.ways["r6-94"])), "connected: r6-94")


# --- counts --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("LAB-BOARD-1", "LAB-RULING-74")
def test_a_room_too_few_is_reported() -> None:
    assert reported(without_space("r6-94"), "rooms of level 6: found 11, wanted 12")


@pytest.mark.clause("LAB-RULING-74")
def test_a_secret_room_too_few_is_reported() -> None:
    room = next(room for room in secret_rooms(BOARD) if BOARD.level(room) == 1)
    ordinary = with_kind(LinkKind.DOOR, *(way.link for way in BOARD.ways[room]))
    assert reported(ordinary, "rooms of level 1 reached by secret doors only: found 2, wanted 3")


def test_a_corridor_space_too_many_is_reported() -> None:
    taken = {(s.x + i, s.y + j) for s in BOARD.spaces.values() for i in range(s.w) for j in range(s.h)}
    most = CORRIDORS[6][1]
    corridors = [s for s in BOARD.spaces.values() if s.kind is Kind.CORRIDOR and s.level == 6]
    assert len(corridors) == most
    below = next(s for s in corridors if (s.x, s.y + 1) not in taken)
    more = Space("c6-99", Kind.CORRIDOR, 6, below.x, below.y + 1)
    longer = with_space(more, Link(below.id, more.id, LinkKind.OPEN, below.x + 0.5, below.y + 1.0))
    assert reported(longer, f"corridor spaces of level 6: found {most + 1}")


def test_a_level_with_a_single_chamber_is_reported() -> None:
    assert "chambers of level 5: found 1" in says(board_check.chambers_per_level, without_space("throne-room"))


def test_a_stair_too_few_is_reported() -> None:
    assert reported(without_space("s12-2"), "stairs between levels 1 and 2: found 2, wanted 3")


def test_doors_too_few_are_reported() -> None:
    ordinary = [link.id for link in BOARD.links if link.kind is LinkKind.DOOR]
    secret = [link.id for link in secret_doors(BOARD)]
    assert reported(with_kind(LinkKind.SECRET, *ordinary[:3]), "ordinary doors: found 99, wanted 100 to 120")
    assert reported(with_kind(LinkKind.DOOR, *secret[:5]), "secret doors: found 43, wanted 44 to 52")


# --- Start and walks -----------------------------------------------------------------------------------------------


@pytest.mark.clause("LAB-RULING-5")
def test_a_closed_exit_of_start_is_reported() -> None:
    to_corridor = link_between(Kind.START, Kind.CORRIDOR)
    to_hall = link_between(Kind.START, Kind.HALL)
    assert reported(without_links(to_corridor.id), "exits of Start: found 3")
    assert reported(without_links(to_hall.id), "exits of Start to the Great Hall: found 0")
    assert reported(with_kind(LinkKind.DOOR, to_corridor.id), f"exits of Start: {to_corridor.id} is no open way")


def test_a_room_door_onto_start_and_rooms_too_far_from_it_are_reported() -> None:
    door = new_door(lambda a, b: a.id == START and b.kind is Kind.ROOM)
    assert reported(with_links(lambda link: link, door), "rooms near Start: start/")
    far = from_chains(["start - c1-1 - c1-2 - c1-3 | r1-01", "start - great-hall"])
    assert "nearest room: found 4, wanted 2 to 3" in says(board_check.rooms_near_start, far)


def test_a_short_way_down_and_a_level_out_of_safe_reach_are_reported() -> None:
    every_door = with_kind(LinkKind.DOOR, *(door.id for door in secret_doors(BOARD)))
    assert reported(every_door, "steps from Start to level 3: found 11, wanted 12 to 15")
    behind_secrets = from_chains(["start - c1-1 - s12-1 : c2-1"])
    assert "level 2: found 10000" in says(board_check.plain_walks, behind_secrets)
    through_chamber = from_chains(["start - c1-1 - kitchen - c1-2 - s12-1 - c2-1"])
    assert "level 2: found 10000" in says(board_check.plain_walks, through_chamber)


def test_secret_doors_that_shorten_nothing_or_too_much_are_reported() -> None:
    to_stairs = [door.id for doors in stair_doors(BOARD).values() for door in doors]
    without = without_links(*to_stairs)
    assert reported(without, "steps with secret doors: level 3 shrinks from 14 to 14")
    flat = from_chains(["start - c1-1 - s12-1 - c2-1 - s23-1 - c3-1", "start : c3-1"])
    found = says(board_check.secret_walks, flat)
    assert "level 3 at 1, wanted more than level 2" in found
    assert "steps with secret doors to level 6: found 10000" not in found
    near = from_chains(["start - c1-1 - c2-1 - c3-1 - c4-1 - c5-1 - c6-1"])
    assert "steps with secret doors to level 6: found 6" in says(board_check.secret_walks, near)


def test_stairs_too_close_are_reported() -> None:
    close = from_chains(["start - c1-1 - s12-1 - c2-1", "c1-1 : r1-01 | c1-2 - s12-2 - c2-2"])
    assert "steps between stairs s12-1 and s12-2: found 4" in says(board_check.stairs_apart, close)


def test_corridors_in_loose_pieces_are_reported() -> None:
    check = board_check.corridors_in_one_or_two_pieces
    lost = from_chains(["start - c1-1 - s12-1 - c2-1", "c1-1 : c1-2"])
    assert "corridor pieces of level 1: the piece with c1-2 lacks" in says(check, lost)
    three = from_chains(["start - c1-1 : c1-2 : c1-3"])
    assert "corridor pieces of level 1: found 3" in says(check, three)
    by_chamber = from_chains(["start - c1-1 - s12-1 - c2-1 - chapel - c2-2 - s23-1 - c3-1"])
    assert "corridor pieces of level 2: the piece with c2-1 lacks" in says(check, by_chamber)


# --- doors, secret doors, chambers ---------------------------------------------------------------------------------


def test_rooms_with_too_many_doors_or_an_open_side_are_reported() -> None:
    check = board_check.doors_of_rooms
    assert "doors of room r1-01: found 4" in says(check, from_chains([f"r1-01 | c1-{n}" for n in range(4)]))
    assert "c1-1/r1-01 stands open" in says(check, from_chains(["c1-1 - r1-01"]))
    assert "rooms with a single door: found 0" in says(check, from_chains(["c1-1 | r1-01 | c1-2"]))


def test_a_chamber_behind_a_door_or_with_one_opening_is_reported() -> None:
    opening = link_between(Kind.CHAMBER, Kind.CORRIDOR)
    assert reported(with_kind(LinkKind.DOOR, opening.id), "links of ")
    closed = from_chains(["start - great-hall - c1-1 - kitchen"])
    assert "links of kitchen: found 1, wanted 2 to 4" in says(board_check.openings_of_chambers, closed)


def test_chambers_that_save_no_steps_are_reported() -> None:
    beside = from_chains(["start - c1-1 - c1-2 - c1-3 - c1-4 - c1-5", "c1-1 - kitchen - c1-5"])
    assert through_ways(beside) == []
    assert "found 0, wanted 4" in says(board_check.ways_through_chambers, beside)
    assert through_ways(from_chains(["c1-1 - c1-2 - c1-3 - c1-4 - c1-5 - c1-6", "c1-1 - kitchen - c1-6"])) == [
        "kitchen"
    ]


def test_a_secret_room_with_an_ordinary_door_or_three_secret_ones_is_reported() -> None:
    check = board_check.doors_of_secret_rooms
    suite = from_chains(["start - c1-1 : r1-01 | r1-02"])
    assert "doors of secret room r1-02: found door" in says(check, suite)
    assert "doors of secret room r1-01" in says(check, from_chains([f"start - c1-{n} : r1-01" for n in range(3)]))


def test_secret_doors_without_use_are_reported() -> None:
    cuts = [door.id for door in shortcut_doors(BOARD)]
    to_stairs = {door.id for doors in stair_doors(BOARD).values() for door in doors}
    plain = [cut for cut in cuts if cut not in to_stairs]
    assert reported(without_links(*plain[:2]), "secret short cuts between corridors or through rooms: found 11")
    for pair, doors in stair_doors(BOARD).items():
        if doors:
            name = f"secret short cuts to the stairs between levels {pair[0]} and {pair[1]}: found 0"
            assert reported(without_links(*(door.id for door in doors)), name)
    useless = from_chains(["start - c1-1 - c1-2 - c1-3", "c1-1 : c1-3"])
    assert "secret doors: c1-1/c1-3 leads to no room" in says(board_check.uses_of_secret_doors, useless)


def test_a_space_with_three_secret_doors_is_reported() -> None:
    crowded = from_chains(["start - c1-1 : r1-01", "c1-1 : r1-02", "c1-1 : r1-03"])
    assert "secret doors that touch c1-1: found 3" in says(board_check.secret_doors_of_a_space, crowded)


def test_rooms_too_close_together_or_too_lonely_are_reported() -> None:
    check = board_check.walks_between_rooms
    row = from_chains(["c1-1 | r1-01", "c1-1 | r1-02", "c1-1 | r1-03"])
    assert "median walk to the nearest room of level 1: found 2, wanted 3 to 4" in says(check, row)
    long_way = " - ".join(f"c1-{n}" for n in range(9))
    lonely = from_chains([f"r1-01 | {long_way} | r1-02"])
    assert "rooms within 6 steps of r1-01: found 0, wanted 2" in says(check, lonely)
