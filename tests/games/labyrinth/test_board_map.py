"""The drawn map is read as drawn, and a slip of the pen is answered with line, column and cause."""

from __future__ import annotations

from importlib.resources import files

import pytest

from undercroft.games.labyrinth.content.board import Kind, Link, LinkKind, Space
from undercroft.games.labyrinth.content.board_map import load_board, parse, summary

SMALL = """\
; Start, the Great Hall, two corridors, a room and a stair.
@ = start
H = great-hall level 1

map
+---+---+---+
|@ @ 1 1#01 |
+-- + +-+   |
|H H|v|.|   |
+---+ +-+---+
 . .|2 2 2|.
    +-+---+
"""
FIRST = 1 + SMALL.splitlines().index("map")  # the line "map" itself; row 0 of the drawing is the next


def redrawn(row: int, column: int, signs: str) -> str:
    """The small map with other signs from this row and column (counted from 0) on."""
    lines = SMALL.splitlines()
    line = lines[FIRST + row].ljust(13)
    lines[FIRST + row] = line[:column] + signs + line[column + len(signs) :]
    return "\n".join(lines)


def place(row: int, column: int) -> str:
    return f"line {FIRST + 1 + row}, column {column + 1}: "


@pytest.mark.clause("LAB-BOARD-2", "LAB-BOARD-4", "LAB-BOARD-6", "LAB-BOARD-9")
def test_a_small_map_becomes_a_board() -> None:
    board = parse(SMALL)
    assert list(board.spaces.values()) == [
        Space("start", Kind.START, 0, 0, 0, 2, 1),
        Space("great-hall", Kind.HALL, 1, 0, 1, 2, 1),
        Space("c1-01", Kind.CORRIDOR, 1, 2, 0),
        Space("c1-02", Kind.CORRIDOR, 1, 3, 0),
        Space("r1-01", Kind.ROOM, 1, 4, 0, 2, 2),
        Space("s12-1", Kind.STAIR, 0, 2, 1),
        Space("c2-01", Kind.CORRIDOR, 2, 2, 2),
        Space("c2-02", Kind.CORRIDOR, 2, 3, 2),
        Space("c2-03", Kind.CORRIDOR, 2, 4, 2),
    ]
    assert board.links == (
        Link("start", "c1-01", LinkKind.OPEN, 2.0, 0.5),
        Link("start", "great-hall", LinkKind.OPEN, 1.5, 1.0),
        Link("c1-01", "c1-02", LinkKind.OPEN, 3.0, 0.5),
        Link("c1-01", "s12-1", LinkKind.OPEN, 2.5, 1.0),
        Link("c1-02", "r1-01", LinkKind.DOOR, 4.0, 0.5),
        Link("s12-1", "c2-01", LinkKind.OPEN, 2.5, 2.0),
        Link("c2-01", "c2-02", LinkKind.OPEN, 3.0, 2.5),
        Link("c2-02", "c2-03", LinkKind.OPEN, 4.0, 2.5),
    )


@pytest.mark.clause("LAB-BOARD-9")
@pytest.mark.parametrize(
    ("sign", "kind"), [("-", None), (" ", LinkKind.OPEN), ("#", LinkKind.DOOR), ("%", LinkKind.SECRET)]
)
def test_the_sign_between_two_spaces_says_what_joins_them(sign: str, kind: LinkKind | None) -> None:
    found = [link.kind for link in parse(redrawn(4, 9, sign)).links if link.id == "r1-01/c2-03"]
    assert found == ([kind] if kind else [])


@pytest.mark.clause("LAB-BOARD-6")
def test_a_stair_may_be_two_cells_long_and_points_to_the_deeper_level() -> None:
    long = "@ = start\n\nmap\n+-----------+\n|2 < < 1 1 @|\n+-----------+\n"
    stair = parse(long).spaces["s12-1"]
    assert (stair.x, stair.y, stair.w, stair.h) == (1, 0, 2, 1)
    with pytest.raises(ValueError, match="a stair is one cell wide"):
        parse(long.replace("< <", "<|<"))


@pytest.mark.clause("LAB-BOARD-4")
def test_a_room_that_is_no_rectangle_is_refused() -> None:
    with pytest.raises(ValueError, match=place(1, 9) + "this room is not a rectangle"):
        parse(redrawn(3, 7, "  "))


@pytest.mark.parametrize(
    ("row", "column", "signs", "cause"),
    [
        (1, 9, "  ", place(1, 9) + "a room carries one number, this one none"),
        (3, 9, "02", place(1, 9) + "a room carries one number, this one 01 and 02"),
        (1, 9, "95", place(1, 9) + "room numbers run from 01 to 94, not to 95"),
        (1, 9, "00", place(1, 9) + "room numbers run from 01 to 94, not to 00"),
        (3, 1, "Q", place(3, 1) + "the sign Q is not in the key"),
        (5, 5, "7", place(5, 5) + "the sign 7 is not in the key"),
        (1, 8, "x", place(1, 8) + "x is no wall, passage, door or secret door here"),
        (2, 5, "|", place(2, 5) + r"\| is no wall, passage, door or secret door here"),
        (2, 9, "#", place(2, 9) + "# stands inside a space"),
        (3, 8, " ", place(3, 8) + r"a passage \(open\) leads into the rock"),
        (2, 7, "%", place(2, 7) + r"a passage \(secret\) leads into the rock"),
        (1, 0, " ", place(1, 0) + "the way leads off the map"),
        (1, 12, "#", place(1, 12) + "the way leads off the map"),
        (2, 1, " ", place(2, 3) + "these two spaces are joined already"),
        (2, 5, "-", place(3, 5) + "a stair is one cell wide and opens onto a corridor at each end alone"),
        (3, 4, " ", place(3, 5) + "a stair is one cell wide and opens onto a corridor at each end alone"),
        (3, 2, "|", place(3, 3) + "there is a second great-hall"),
        (3, 1, "@", place(3, 1) + "there is a second start"),
    ],
)
def test_a_slip_of_the_pen_is_answered_with_line_column_and_cause(
    row: int, column: int, signs: str, cause: str
) -> None:
    with pytest.raises(ValueError, match=cause):
        parse(redrawn(row, column, signs))


@pytest.mark.clause("LAB-BOARD-5")
def test_the_key_states_the_level_of_a_chamber_and_may_not_lie() -> None:
    with pytest.raises(ValueError, match="line 3, column 5: great-hall does not lie on level 2"):
        parse(SMALL.replace("great-hall level 1", "great-hall level 2"))


@pytest.mark.parametrize(
    ("old", "new", "cause"),
    [
        ("@ = start", "@ start", 'line 2, column 1: neither "map" nor a line of the key'),
        ("@ = start", "1 = start", "line 2, column 1: the sign 1 already means something else"),
        ("@ = start", "H = start", "line 3, column 1: the sign H already means something else"),
        ("@ = start", "@ = cellar", "'cellar' names no space"),
        ("@ = start", "K = kitchen level 1\n@ = start", r"the map has no kitchen \(K\)"),
        ("    +-+---+\n", "", "a map has an odd number of rows and columns, this one 6 by 13"),
    ],
)
def test_a_broken_key_or_sheet_is_refused(old: str, new: str, cause: str) -> None:
    with pytest.raises(ValueError, match=cause):
        parse(SMALL.replace(old, new))


def test_a_text_without_a_map_is_refused() -> None:
    with pytest.raises(ValueError, match='line 2, column 1: the line "map" and the drawing after it are missing'):
        parse("; nothing here\n@ = start\n")


def test_blanks_at_the_end_of_a_line_do_not_matter() -> None:
    text = files("undercroft.games.labyrinth").joinpath("content", "board.txt").read_text("utf-8")
    assert max(len(line) for line in text.splitlines()) <= 120
    padded = parse("\n".join(line + "   " if line.startswith((";", "@")) else line for line in text.splitlines()))
    assert padded.spaces == load_board().spaces
    assert padded.links == load_board().links


def test_the_board_is_read_once() -> None:
    assert load_board() is load_board()


def test_the_summary_shows_levels_doors_and_problems() -> None:
    lines = list(summary(load_board()))
    assert lines[1].split() == ["1", "16", "3", "2", "51", "1", "1"]
    assert lines[6].split() == ["6", "12", "3", "2", "40", "33", "28"]
    assert lines[-1] == "no problems"
