"""The limiting half of clauses: what a rule does not do, to whom it does not happen, and what it leaves behind."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.doodle.content.cards import CARDS, FORMATIONS
from undercroft.games.doodle.game import Doodle
from undercroft.games.doodle.rules.elements import ERASE, Cells, Placements, Words, why_no_walls
from undercroft.games.doodle.state import Dungeon, State
from undercroft.kernel.ask import Roll
from undercroft.kernel.errors import NotAnOption
from undercroft.kernel.table import Table

GAME = Doodle()
EMPTY = "." * 10
ORC = ["..o......."] + [EMPTY] * 7
TRAP = ["..^......."] + [EMPTY] * 7
STRAIGHT = "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 B10 C10 D10 E10 F10 G10 H10"


def given(seats: list[str], **words: Any) -> Table[State]:
    return Table(GAME, GAME.given(GAME.read_options({}), seats, words), is_set_up=True)


def kinds(table: Table[State]) -> list[str]:
    return [told.kind for told in table.told]


# --- building ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DOO-BUILD-7")
def test_erase_is_offered_exactly_where_something_of_this_card_was_built() -> None:
    dungeon = Dungeon(0)
    formation = next(iter(FORMATIONS.values()))
    asked = (Words(dungeon, ["done"]), Cells(dungeon, is_treasure=False), Placements(dungeon, formation))
    for options in asked:
        listed = list(options)
        assert ERASE not in listed
        assert ERASE not in options
        assert len(options) == len(listed)
    dungeon.history = ((0, 0, 0, (0, 0, 0), 0, dungeon.boxes),)
    for options in asked:
        listed = list(options)
        assert ERASE in listed
        assert ERASE in options
        assert len(options) == len(listed)


@pytest.mark.clause("DOO-WALL-1", "DOO-WALL-3")
@pytest.mark.parametrize(
    ("answer", "clause"),
    [(7, "DOO-WALL-1"), ("A2", "DOO-WALL-1"), ((1, 2), "DOO-WALL-1"), (("Z1", "Z2"), "DOO-WALL-3")],
)
def test_what_are_no_cells_is_refused_with_its_clause(answer: Any, clause: str) -> None:
    formation = next(one for one in FORMATIONS.values() if one.size > 1)
    assert why_no_walls(Dungeon(0), formation, answer) == clause
    assert answer not in Placements(Dungeon(0), formation)


# --- ways ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DOO-PATH-1", "DOO-PATH-2", "DOO-PATH-16")
def test_each_draws_on_the_sheet_of_the_right_neighbour_and_afterwards_nobody_is_ready_any_more() -> None:
    table = given(["Anna", "Bert", "Carl"], phase="B")
    straight = tuple(STRAIGHT.split())
    table.answer(0, straight)
    table.answer(1, (*straight[:16], "G9", "H9", "H10"))
    table.answer(2, straight)
    assert table.state.phase == "C"
    assert [len(dungeon.path) for dungeon in table.state.dungeons] == [19, 17, 17]  # Bert drew on Anna's sheet
    assert [row["ready"] for row in table.view(None)["game"]["dungeons"]] == [False] * 3
    shown = {told.facts["owner"]: told.facts["seat"] for told in table.told if told.kind == "path-shown"}
    assert shown == {0: 1, 1: 2, 2: 0}


# --- turns ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DOO-PREP-4", "DOO-TURN-1")
def test_the_turn_goes_to_the_left_neighbour() -> None:
    table = given(
        ["Anna", "Bert", "Carl"], phase="C", turn="Bert", **{n: {"first_turn": True} for n in ("Anna", "Carl")}
    )
    order = [told.facts["seat"] for told in table.told if told.kind == "turn"]
    assert order[:4] == [1, 2, 0, 1]


@pytest.mark.clause("DOO-ENC-1", "DOO-ENC-8")
def test_an_encounter_is_over_when_the_turn_goes_on() -> None:
    table = given(["Anna", "Bert"], phase="C", Anna={"sheet": TRAP, "hand": ["buckler"]}, Bert={"sheet": ORC})
    assert "A3" in table.view(None)["game"]["dungeons"][0]["gone"]
    assert table.pending[0].what == "hero-action"
    assert table.view(None)["game"]["encounter"] is None


# --- hero actions --------------------------------------------------------------------------------------------------


@pytest.mark.clause("DOO-ACT-17", "DOO-HACT-2")
@pytest.mark.parametrize("sheet", [["..o...o..."] + [EMPTY] * 7, ORC, TRAP], ids=["two", "one", "none"])
def test_only_a_bomb_names_a_monster(sheet: list[str]) -> None:
    bert = {"sheet": sheet, "first_turn": True, "hand": ["bandage"]}
    table = given(["Anna", "Bert"], phase="C", Anna={"hand": ["buckler"], "first_turn": True}, Bert=bert)
    table.answer(0, ("buckler-1", 1))
    (laid,) = table.state.dungeons[1].above
    assert (laid.card, laid.by, laid.target) == ("buckler-1", 0, -1)
    assert "monster-named" not in kinds(table)


@pytest.mark.clause("DOO-ACT-17")
def test_a_bomb_that_works_is_carried_out_and_not_wasted() -> None:
    table = given(["Anna", "Bert"], phase="C", Anna={"sheet": ORC, "above": ["bomb A3"]}, Bert={"sheet": ORC})
    told = kinds(table)
    assert told.count("carried-out") == 1
    assert told.index("carried-out") < told.index("blown-up")
    assert "bomb-wasted" not in told
    assert table.state.discard.count("bomb-1") == 1


@pytest.mark.clause("DOO-ACT-17")
def test_a_bomb_names_no_monster_that_is_crossed_out() -> None:
    bomb = next(card for card in CARDS.values() if card.special == "explode")
    table = given(
        ["Anna", "Bert"],
        phase="C",
        Anna={"hand": [bomb.id], "first_turn": True},
        Bert={"sheet": ["..o...o.g."] + [EMPTY] * 7, "gone": ["A7"]},
    )
    table.answer(0, (bomb.id, 1))
    assert set(table.pending[0].options) == {"A3", "A9"}
    with pytest.raises(NotAnOption):
        table.answer(0, "A7")


# --- questions without a choice -----------------------------------------------------------------------------------


@pytest.mark.clause("DOO-DACT-1", "DOO-HACT-1", "DOO-HAND-1")
def test_who_holds_no_card_is_asked_nothing_whatever_lies_in_the_deck() -> None:
    """A full deck of actions that could be played or laid: but an empty hand is no secret."""
    table = given(
        ["Anna", "Bert"],
        phase="C",
        Anna={"sheet": TRAP, "deck": ["trip-rope", "buckler", "sharpened-spikes"]},
        Bert={"sheet": ORC},
    )
    assert [ask.what for ask in table.pending.values()] == ["draw-card"]  # the trap has snapped, and the turn refills
    assert "trap-snaps" in kinds(table)


# --- dice ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DOO-RULING-4", "DOO-ACT-1", "DOO-ACT-10", "DOO-ACT-21")
@pytest.mark.parametrize(
    ("anna", "answers", "rolled"),
    [
        ({}, [], "fight-roll"),
        ({"above": ["holy-water"]}, [(3, 4)], "holy-water-roll"),
        ({"hand": ["axe"]}, [(3, 4), "axe-1"], "extra-roll"),
        ({"hand": ["bone-cup"]}, [(3, 4), "bone-cup-1", (1,)], "again-roll"),
    ],
)
def test_every_die_of_a_fight_has_ten_faces(anna: dict[str, Any], answers: list[Any], rolled: str) -> None:
    table = given(["Anna", "Bert"], phase="C", Anna={"sheet": ORC, **anna}, Bert={"sheet": ORC})
    for answer in answers:
        ((slot, _),) = table.pending.items()
        table.answer(slot, answer)
    ((_, ask),) = table.pending.items()
    assert isinstance(ask, Roll)
    assert ask.what == rolled
    assert list(ask.options)[-1] == (10,) * ask.dice
