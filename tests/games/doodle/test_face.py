"""Doodle Dungeon in the terminal: sheets as signs, and cells as they are typed."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.doodle.game import Doodle
from undercroft.kernel.table import Table
from undercroft.terminal.answers import Meant, listed, understand
from undercroft.terminal.face import find_face
from undercroft.terminal.faces.doodle import GameFace
from undercroft.words import Speaker, Words

GAME = Doodle()
NAMES = ["Anna", "Bert"]


def face(lang: str = "en") -> GameFace:
    found = find_face(Speaker(Words(lang, strict=True), "doodle", NAMES), is_ascii=True)
    assert isinstance(found, GameFace)
    return found


def table(**given: Any) -> Table[Any]:
    return Table(GAME, GAME.given(GAME.read_options({}), NAMES, given), is_set_up=True)


def meant(table: Table[Any], seat: int, typed: str) -> Any:
    shown = face()
    found = understand(shown, shown.words, table.view(seat)["game"], table.pending[seat], typed)
    return found.answers if isinstance(found, Meant) else found


@pytest.mark.parametrize("lang", ["en", "de", "it"])
def test_a_sheet_shows_walls_things_treasures_and_the_hero(lang: str) -> None:
    sheet = ["^#........", "..g......."] + ["." * 10] * 6
    game = table(
        phase="C",
        Anna={
            "sheet": sheet,
            "treasures": ["B3", "H1"],
            "gone": ["A1"],
            "hand": ["axe"],
            "path": "A1 B1 B2 B3 B4 C4 D4 E4 F4 G4 H4 H5 H6 H7 H8 H9 H10",
            "at": "B1",
            "fate": "alive",
            "first_turn": True,
        },
    )
    view = game.view(0)["game"]
    rows = [line.plain for line in face(lang).around(view, game.pending[0], 0, 80, 20)]
    assert rows[2].startswith(">A x # . .")
    assert rows[3].startswith(" B @ , G ,")
    assert rows[9].startswith(" H $ . . ,")
    assert face(lang).standing(view, 0)
    assert face(lang).hand(view, 0)
    assert face(lang).details(view, 0)
    assert "Anna" in face(lang).title(view, 0)


def test_opponents_do_not_see_the_treasures_on_a_sheet() -> None:
    game = table(phase="C", Anna={"treasures": ["H1"], "first_turn": True, "hand": ["axe"]})
    rows = [line.plain for line in face().whole(game.view(1)["game"], 1, "", 80)]
    assert not any("$" in row for row in rows[:-1])


def test_walls_are_typed_as_cells_in_any_case_and_order() -> None:
    game = table(Anna={"taken": "C56"})
    assert meant(game, 0, "d6, c4 c5") == [("D6", "C4", "C5")]
    assert "J1" in meant(game, 0, "J1 c4 c5")
    assert listed(face(), game.view(0)["game"], game.pending[0]) == []


def test_only_words_are_numbered_where_cells_are_typed() -> None:
    game = table(Anna={"taken": "C56"})
    game.answer(0, ("C4", "C5", "D6"))
    assert listed(face(), game.view(0)["game"], game.pending[0]) == ["erase"]
    assert meant(game, 0, "a8") == ["A8"]
    assert meant(game, 0, "1") == ["erase"]
    assert "A1" in face().extra(game.view(0)["game"], game.pending[0])[0].plain


def test_a_way_is_typed_step_by_step_or_along_lines_or_as_a_whole() -> None:
    game = table(phase="B")
    assert meant(game, 0, "b1") == ["B1"]
    assert meant(game, 0, "a4 c4") == ["A2", "A3", "A4", "B4", "C4"]
    assert meant(game, 0, "C3") == ["C3"]
    assert meant(game, 0, "a1 a2 a3") == [("A1", "A2", "A3")]
    assert face().foregone(game.view(0)["game"], game.pending[0]) is None
    assert face().goes_on(game.pending[0], game.pending[0])
    assert "B1" in face().extra(game.view(0)["game"], game.pending[0])[0].plain


def test_cards_are_numbered_in_the_order_of_their_copies() -> None:
    game = table(display=["bomb-1", "axe-2", "axe-1"])
    assert listed(face(), game.view(0)["game"], game.pending[0]) == ["axe-1", "axe-2", "bomb-1"]
