"""What was ruled after the rules were read against the rulebook: names, questions that tell nothing, an early end."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest

from undercroft.games.doodle.game import Doodle
from undercroft.games.doodle.rules.names import LONGEST, PROPOSED
from undercroft.games.doodle.rules.scoring import standing
from undercroft.games.doodle.state import State
from undercroft.games.doodle.told import naming
from undercroft.kernel.ask import CHANCE
from undercroft.kernel.errors import NotAnOption
from undercroft.kernel.table import Table
from undercroft.words import LANGUAGES, Speaker, Words

GAME = Doodle()
TRAPS = ["..^.^....."] + ["." * 10] * 7
GOBLIN = ["..g......."] + ["." * 10] * 7


def given(seats: list[str], **words: Any) -> Table[State]:
    return Table(GAME, GAME.given(GAME.read_options({}), seats, words), is_set_up=True)


# --- names ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DOO-SETUP-2", "DOO-RULING-45")
def test_a_name_is_one_line_of_letters_that_can_be_read() -> None:
    table = Table.new(GAME, GAME.read_options({}), 2)
    ask = table.pending[0]
    for fine in ("Zum schiefen Turm", "Ö", "x" * LONGEST, *PROPOSED):
        assert fine in ask.options
    for wrong in ("", " Pit", "Pit ", "a  b", "x" * (LONGEST + 1), "a\nb", "a\x1b[2Jb", 3, ("Pit",)):
        with pytest.raises(NotAnOption) as refused:
            table.answer(0, wrong)
        assert refused.value.clause == "DOO-RULING-45"
    table.answer(0, "Zum schiefen Turm")
    assert table.view(1)["game"]["dungeons"][0]["name"] == "Zum schiefen Turm"


@pytest.mark.clause("DOO-RULING-45")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_is_proposed_the_name_of_another(seats: int) -> None:
    table = Table.new(GAME, GAME.read_options({}), seats)
    proposed = [name for seat in range(seats) for name in table.pending[seat].options]
    assert sorted(proposed) == sorted(PROPOSED)


@pytest.mark.clause("DOO-RULING-45")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_name_stands_in_the_log_from_the_beginning_to_the_scoring(lang: str) -> None:
    speaker = Speaker(Words(lang, strict=True), "doodle", ["Anna", "Bert"])
    random, table = Random(7), Table.new(GAME, GAME.read_options({}), 2)
    table.answer(0, "Zum schiefen Turm")
    table.answer(1, "sump")
    while not table.over:
        slot, ask = random.choice(list(table.pending.items()))
        table.answer(slot, GAME.lively(table.state, ask, random))
    sump = speaker.name("dungeon", "sump")
    assert sump != "sump"
    told: dict[str, list[str]] = {}
    for line in speaker.story(table.heard(None)):
        told.setdefault(line.kind, []).append(line.text)
    for kind in ("dungeon-named", "scored"):
        assert any("Zum schiefen Turm" in text for text in told[kind])
        assert any(sump in text for text in told[kind])
    fates = [*told.get("hero-dead", []), *told.get("hero-escaped", [])]
    assert all("Zum schiefen Turm" in text or sump in text for text in fates)


# --- questions -----------------------------------------------------------------------------------------------------


def course(hand: str, *deck: str) -> list[tuple[str, list[int]]]:
    """A turn in which Anna plays nothing: what she is asked, and for whom Bert sees the table wait."""
    table = given(
        ["Anna", "Bert"],
        phase="C",
        Anna={"sheet": TRAPS, "hand": [hand], "deck": list(deck)},
        Bert={"sheet": GOBLIN, "first_turn": True},
    )
    seen: list[tuple[str, list[int]]] = []
    while not table.state.turns and 0 in table.pending:
        ask = table.pending[0]
        seen.append((ask.what, table.view(1)["asked"]))
        table.answer(0, next(word for word in ("close", "pass", "keep") if word in ask.options))
    return seen


@pytest.mark.clause("DOO-RULING-47", "DOO-INFO-3")
def test_whatever_a_master_holds_the_others_see_the_same_course_of_questions() -> None:
    """Hand and deck hold the same three cards, and nobody else knows which of them is in hand."""
    courses = [course(*cards) for cards in permutations(("trip-rope-1", "buckler-1", "sharpened-spikes-1"))]
    assert [what for what, _ in courses[0]] == ["dungeon-action", "dungeon-action", "hero-action", "under"]
    assert all(seen == courses[0] for seen in courses)


@pytest.mark.clause("DOO-RULING-47")
def test_questions_that_hang_on_a_hidden_hand_say_so_and_others_do_not() -> None:
    random, table = Random(3), Table.new(GAME, GAME.read_options({}), 3)
    hidden: dict[str, set[bool]] = {}
    while not table.over:
        slot, ask = random.choice(list(table.pending.items()))
        if ask.seat != CHANCE:
            hidden.setdefault(ask.what, set()).add(bool((ask.about or {}).get("hidden")))
        table.answer(slot, GAME.lively(table.state, ask, random))
    for what in ("dungeon-action", "hero-action"):
        assert hidden.pop(what) == {True}
    assert set().union(*hidden.values()) == {False}


@pytest.mark.clause("DOO-ACT-17", "DOO-PATH-1")
def test_a_client_is_told_whose_dungeon_an_ask_is_about() -> None:
    table = given(
        ["Anna", "Bert", "Carl"],
        phase="C",
        Anna={"hand": ["bomb"], "first_turn": True},
        Bert={"sheet": GOBLIN, "gone": ["A3"]},
        Carl={"sheet": ["..g.d....."] + ["." * 10] * 7},
    )
    table.answer(0, ("bomb-1", 2))
    ask = table.pending[0]
    assert ask.what == "name-monster"
    assert ask.about is not None
    assert {name: ask.about[name] for name in naming.ASKED if name in ask.about} == {"owner": 2}


# --- building one after another ------------------------------------------------------------------------------------


@pytest.mark.clause("DOO-RULING-44", "DOO-BUILD-7")
def test_who_changes_a_build_while_the_next_is_building_does_not_send_him_away() -> None:
    """Also when the turn is begun anew from the state alone, as a fork at rest does."""
    options = GAME.read_options({"build_mode": "sequential"})
    words = {"Anna": {"taken": "axe-3"}, "Bert": {"taken": "axe-1"}, "Carl": {"taken": "axe-2"}}
    table = Table(GAME, GAME.given(options, ["Anna", "Bert", "Carl"], words), is_set_up=True)
    table.answer(0, ("D5",))
    for answer in ("C3", "C3", "hand", "done"):
        table.answer(0, answer)
    table.answer(0, "revise")
    assert sorted(table.pending) == [0, 1]
    twin = table.fork()
    assert sorted(twin.pending) == [0, 1]
    assert twin.state == table.state
    table.answer(1, ("C4", "C5"))
    for answer in ("A5", "C7", "hand", "done"):
        table.answer(1, answer)
    assert sorted(table.pending) == [0], "Carl waits until Anna is done again"
    table.answer(0, "done")
    assert sorted(table.pending) == [2]
    assert sorted(table.run.ready) == [0, 1]


# --- as it stands --------------------------------------------------------------------------------------------------


@pytest.mark.clause("DOO-SCORE-5", "DOO-SCORE-8")
def test_as_it_stands_points_decide_and_a_hero_under_way_counts_his_hearts() -> None:
    table = given(
        ["Anna", "Bert"],
        phase="C",
        Anna={"sheet": GOBLIN, "hearts": 9, "hand": ["axe"], "first_turn": True},
        Bert={"sheet": GOBLIN, "hearts": 10},
    )
    assert standing(table.state) == (0,)
    assert GAME.winners(table.state) == ()


@pytest.mark.clause("DOO-SCORE-9", "DOO-SCORE-10")
def test_as_it_stands_fewer_lost_monsters_break_a_tie_and_equals_share() -> None:
    lost = ["g.g......."] + ["." * 10] * 7
    words = {"phase": "C", "Anna": {"sheet": GOBLIN, "hand": ["axe"], "first_turn": True}, "Bert": {"sheet": GOBLIN}}
    table = given(["Anna", "Bert", "Carl"], **words, Carl={"sheet": lost, "gone": ["A1"]})
    assert standing(table.state) == (0, 1)
