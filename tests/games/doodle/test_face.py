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
    assert rows[2].startswith(">A xv #  .  .  ")
    assert rows[3].startswith(" B .@>.> G> .v ")
    assert rows[9].startswith(" H $  .  .  .> ")
    assert face(lang).standing(view, 0)
    assert face(lang).hand(view, 0)
    assert face(lang).details(view, 0)
    assert "Anna" in face(lang).title(view, 0)


REACH = [
    *("^#.g#.g#o#", ".#.#o.#..d", "^#g##...##", ".#.##o#..g"),
    *("^..#...###", "...#......", ".#o...g...", "#d........"),
]
WAY = (
    "A1 B1 C1 D1 E1 E2 E3 D3 C3 B3 A3 A4 A3 B3 C3 D3 E3 F3 G3 H3 H2 H3 H4 H5 H6 G6 F6 F5 E5 E6 D6 C6 C7 C8 D8 D9 D10 "
    "D9 D8 C8 C7 C6 D6 E6 E7 F7 G7 G6 G5 H5 H6 H7 H8 H9 H10"
)


def followed(rows: list[str], signs: str = "><v^") -> list[str]:
    """The way as somebody reads it from the arrows of a sheet: the first arrow at the first pass, then the second."""
    steps = dict(zip(signs, ((0, 1), (0, -1), (1, 0), (-1, 0)), strict=True))
    passes: dict[str, int] = {}
    row, column = 0, 0
    found = []
    while column < 10:
        name = f"{'ABCDEFGH'[row]}{column + 1}"
        found.append(name)
        arrow = rows[row][3 + 3 * column + 1 + passes.setdefault(name, 0)]
        passes[name] += 1
        down, right = steps[arrow]
        row, column = row + down, column + right
    return found


@pytest.mark.clause("DOO-PATH-14", "DOO-PATH-8")
def test_the_way_can_be_read_from_the_arrows_alone() -> None:
    """The reference path of the rules: it turns back, crosses itself and passes sixteen cells twice."""
    game = table(
        phase="C", Bert={"sheet": REACH, "path": WAY, "first_turn": True}, Anna={"hand": ["axe"], "first_turn": True}
    )
    rows = [line.plain[36:] for line in face().whole(game.view(0)["game"], 0, "", 80)][2:10]
    assert followed(rows) == WAY.split()
    assert rows[0].startswith("@A ^v ")
    assert rows[3][3 + 15 : 3 + 18] == "o^v", "what the way leads over is seen with it"


@pytest.mark.clause("DOO-PATH-14")
def test_the_details_tell_the_way_cell_by_cell_with_what_the_hero_meets() -> None:
    words = {"sheet": REACH, "path": WAY, "at": "A4", "gone": ["A1", "C1"], "name": "sump", "first_turn": True}
    game = table(phase="C", Anna={**words, "hand": ["axe"]}, Bert={"sheet": REACH})
    told = "\n".join(line.plain for line in face().details(game.view(0)["game"], 0))
    assert "55 cells – The Sump (Anna):" in told
    assert "A1x B1 C1x D1 E1^ E2 E3 D3 C3g B3 A3 [A4g] A3" in told


@pytest.mark.clause("DOO-PATH-14")
def test_a_way_under_construction_shows_how_far_it_has_come() -> None:
    game = table(phase="B", Bert={"sheet": REACH, "path": "A1 B1 C1"})
    view = game.view(0)["game"]
    rows = [line.plain for line in face().around(view, game.pending[0], 0, 80, 20)]
    assert [rows[number][:6] for number in (2, 3, 4)] == [">A ^v ", " B .v ", " C ^* "]
    assert any("A1^ B1 [C1^]" in line.plain for line in face().details(view, 0))


@pytest.mark.clause("DOO-RULING-45")
@pytest.mark.parametrize("lang", ["en", "de", "it"])
def test_the_name_stands_on_the_sheet_and_in_the_result_with_its_master(lang: str) -> None:
    long = "Zum dreimal verfluchten Loch"
    game = table(phase="C", Anna={"name": "sump", "hand": ["axe"], "first_turn": True}, Bert={"name": long})
    view, shown = game.view(0)["game"], face(lang)
    sump = shown.speaker.name("dungeon", "sump")
    title = shown.whole(view, 0, "", 80)[0].plain
    assert title.startswith(f"{sump} (Anna)")
    assert "Zum dreimal" in title
    assert title.rstrip().endswith("(Bert)")
    assert shown.results(view)[0][1] == [sump, long]


def test_a_name_is_typed_as_it_is_or_chosen_by_its_number() -> None:
    game: Table[Any] = Table.new(GAME, GAME.read_options({}), 2)
    assert meant(game, 0, "Zum  schiefen Turm") == ["Zum schiefen Turm"]
    assert meant(game, 0, "2") == ["sour-cellar"]
    assert "30" in meant(game, 0, "x" * 31)
    assert face().read(game.view(0)["game"], game.pending[0], "q") is None, "a letter is a command"
    assert face().extra(game.view(0)["game"], game.pending[0])


def test_cards_are_told_with_what_they_do() -> None:
    game = table(
        phase="C",
        discard=["smoke-screen-1", "smoke-screen-2"],
        Anna={"hand": ["axe"], "first_turn": True, "above": ["buckler"], "boxes": {"orc": 3}},
        Bert={"above": ["longsword"]},
    )
    view = game.view(0)["game"]
    hand = "\n".join(line.plain for line in face().hand(view, 0))
    assert "Axe – Dungeon action, in a fight: Roll one more die." in hand
    assert "Buckler – The next damage by a monster is 2 lower." in hand
    details = "\n".join(line.plain for line in face().details(view, 0))
    assert "Longsword – In the next fight the monster's strength is 3 lower." in details
    assert "Smoke Screen ×2 – Dungeon action, in a fight: The fight ends at once" in details
    assert "orcs +4 (3/4)" in face().standing(view, 0)[0].plain


def test_legends_are_never_wider_than_the_screen() -> None:
    game = table(phase="C", Anna={"hand": ["axe"], "first_turn": True})
    for lang in ("en", "de", "it"):
        rows = face(lang).whole(game.view(0)["game"], 0, "", 79)
        assert max(len(row.plain.rstrip()) for row in rows) <= 79


def test_opponents_do_not_see_the_treasures_on_a_sheet() -> None:
    game = table(phase="C", Anna={"treasures": ["H1"], "first_turn": True, "hand": ["axe"]})
    rows = [line.plain for line in face().whole(game.view(1)["game"], 1, "", 80)]
    assert not any("$" in row for row in rows[:10])


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
