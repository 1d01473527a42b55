"""Scenario files with mistakes: each is refused with one sentence that says where and what may be meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kernel.play import GAME
from undercroft.kernel.ask import Draw
from undercroft.kernel.errors import BadScenario
from undercroft.scenario.read import load, parse, run
from undercroft.scenario.run import outcome

GOOD = """
title = "A step"
clauses = ["TOY-MOVE-1"]
game = "toy"
options = { goal = 9 }
seats = ["Anna", "Bert"]
[given]
Anna = { at = 2 }
[[case]]
title = "one"
when = ["Anna: step 1", "Anna: stop", { then = { "Anna.at" = 3 } }]
then = { "Anna.at" = 3 }
"""


def test_the_file_without_a_mistake_passes() -> None:
    assert run(parse(GOOD), GAME).passed


@pytest.mark.parametrize(
    ("right", "wrong", "sentence"),
    [
        ('title = "A step"', "title = A step", "f.toml is not TOML"),
        ('title = "A step"', "", "f.toml: 'title' is missing"),
        ('title = "A step"', "title = 3", "f.toml: 'title' is not a text"),
        ("clauses =", "clause =", "f.toml: unknown key 'clause'; did you mean clauses"),
        ('["TOY-MOVE-1"]', '["move 1"]', "f.toml: 'move 1' is no clause id such as"),
        ('["TOY-MOVE-1"]', '"TOY-MOVE-1"', "f.toml: 'clauses' is not a list"),
        ("options = { goal = 9 }", "options = 9", "'options' is not a table"),
        ('["Anna", "Bert"]', "2", "f.toml: 'seats' must be a list of names"),
        ('["Anna", "Bert"]', '["Anna", "Anna"]', "f.toml: two seats have the same name"),
        ('["Anna", "Bert"]', '["Anna", "A.B"]', "f.toml: a seat cannot be called 'A.B'"),
        ('["Anna", "Bert"]', '["Anna", "chance"]', "f.toml: a seat cannot be called 'chance'"),
        ("[[case]]", "[case]", "f.toml: cases are written as [[case]]"),
        ("[given]", 'when = ["Anna: stop"]\n[given]', "f.toml: 'when' stands above [[case]]"),
        ("when =", "wenn =", "f.toml, one: unknown key 'wenn'; did you mean when"),
        ('"Anna: stop"', '"Ana: stop"', "f.toml, one, step 2: no seat is called 'Ana'; did you mean Anna?"),
        ('"Anna: stop"', '"stop"', "f.toml, one, step 2: 'stop' is neither '<seat>: <answer>' nor 'dice"),
        ('"Anna: stop"', "3", "f.toml, one, step 2: 3 is neither a text nor a check"),
        ('"Anna: stop"', '"Anna: stop refused because"', "step 2: 'because' is neither a clause nor a reason"),
        ('"Anna: stop"', '"Anna: stop refused out-of-trun"', "did you mean out-of-turn"),
        ("{ then = {", "{ them = {", "f.toml, one, step 3: unknown key 'them'; did you mean then?"),
        ('{ "Anna.at" = 3 } }', '{ "Anna.at is" = 3 } }', "one, step 3: 'Anna.at is' ends in no operator"),
        (
            'then = { "Anna.at" = 3 }\n',
            'then = { "Anna.at count" = "x" }\n',
            "then: 'Anna.at count' counts, so it needs",
        ),
        ('then = { "Anna.at" = 3 }\n', 'then = { "Anna..at" = 3 }\n', "then: the path 'Anna..at' has an empty part"),
        ('then = { "Anna.at" = 3 }\n', 'then = { "Anna has" = { at = 3 } }\n', "followed by a table"),
    ],
)
def test_a_mistake_in_the_file_is_found_when_it_is_read(right: str, wrong: str, sentence: str) -> None:
    assert right in GOOD
    with pytest.raises(BadScenario) as refused:
        parse(GOOD.replace(right, wrong), "f.toml")
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_case_that_expects_nothing_proves_nothing() -> None:
    case = 'title = "x"\ngame = "toy"\nseats = ["Anna", "Bert"]\nwhen = ["Anna: step 1"]'
    with pytest.raises(BadScenario, match="it expects nothing"):
        parse(case)


@pytest.mark.parametrize(
    ("right", "wrong", "sentence"),
    [
        ('game = "toy"', 'game = "chess"', "f.toml: it is a scenario of chess, not of toy"),
        ('["TOY-MOVE-1"]', '["ZOO-MOVE-1"]', "f.toml: ZOO-MOVE-1 is no clause of toy"),
        ("goal = 9", "gaol = 9", "f.toml, one, given: toy has no option 'gaol'"),
        ('"Bert"]', '"Bert", "C", "D", "E"]', "f.toml, one, given: toy is played by 2 to 4, not by 5"),
        ("Anna = { at", "Ana = { at", "f.toml, one, given: 'Ana' is unknown; did you mean Anna"),
        ("{ at = 2 }", "{ att = 2 }", "f.toml, one, given: 'att' is unknown; did you mean at"),
        ("{ at = 2 }", '{ hand = ["gem-1", "gem-1"] }', "given: the position cannot be: a card is lost or doubled"),
        ('then = { "Anna.at" = 3 }\n', 'then = { "Anna.ta" = 3 }\n', "one, then: 'Anna.ta': 'ta' is unknown; did you"),
        ('then = { "Anna.at" = 3 }\n', 'then = { "Ana.at" = 3 }\n', "one, then: 'Ana.at': 'Ana' is unknown; did you"),
        ('then = { "Anna.at" = 3 }\n', 'then = { "Anna.at.x" = 3 }\n', "then: Anna.at is 3, so 'Anna.at.x' leads"),
        ('then = { "Anna.at" = 3 }\n', 'then = { "Anna.at has" = 3 }\n', "then: Anna.at is 3, which holds nothing"),
        ('then = { "Anna.at" = 3 }\n', 'then = { "asked.who" = 3 }\n', "then: 'asked' has no part 'who'"),
        ('then = { "Anna.at" = 3 }\n', 'then = { "over.at" = 3 }\n', "then: 'over' has no parts"),
        (
            'then = { "Anna.at" = 3 }\n',
            'then = { "view.Ana.x" = 3 }\n',
            "then: whose view is 'view.Ana.x'? did you mean",
        ),
        ('then = { "Anna.at" = 3 }\n', 'then = { "view.Anna.hant" = 3 }\n', "'hant' is unknown; did you mean hand"),
        ('then = { "Anna.at" = 3 }\n', 'then = { "options.Ana" = 3 }\n', "no seat is called 'Ana': did you mean Anna?"),
        ('{ "Anna.at" = 3 } }', '{ "Anna.ta" = 3 } }', "f.toml, one, step 3: 'Anna.ta': 'ta' is unknown"),
        ('"Anna: step 1"', '"Anna: step 2", "Bert: draw", "draw"', "one, step 3: 'draw' names no card"),
        (
            '"Anna: step 1"',
            '"Anna: auction", "Bert: 1", "Anna: 1", "dice 1"',
            "step 4: several wait for chance at once",
        ),
        ('"Anna: step 1"', '"Anna: auction", { then = { options = [] } }', "step 2: several are asked at once"),
        ('"Anna: step 1"', '"Anna: auction", "Anna: 1", "Anna: dice x"', "step 3: 'dice x' names no faces"),
    ],
)
def test_a_mistake_that_only_the_game_can_see_is_found_when_it_runs(right: str, wrong: str, sentence: str) -> None:
    assert right in GOOD
    scenario = parse(GOOD.replace(right, wrong), "f.toml")
    with pytest.raises(BadScenario) as refused:
        run(scenario, GAME)
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("named", "card"),
    [
        ("rat", "rat-2"),
        ("rat-2", "rat-2"),
        ("giant", "giant-bat-1"),
        ("rat-king", "rat-king-1"),
        ("Fire ball", "Fire ball"),
    ],
)
def test_the_first_words_of_a_card_are_enough(named: str, card: str) -> None:
    ask = Draw(("rat-2", "rat-10", "rat-king-1", "giant-bat-1", "Fire ball"), "TOY-DRAW-1")
    assert outcome(ask, f"draw {named}") == card


def test_the_first_words_of_a_card_must_not_mean_several() -> None:
    ask = Draw(("rat-king-1", "rat-queen-1", "rat-queen-2"), "TOY-DRAW-1")
    with pytest.raises(BadScenario, match="'rat' may be rat-king or rat-queen"):
        outcome(ask, "draw rat")


def test_a_file_that_is_not_there_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match="cannot be read"):
        load(tmp_path / "none.toml")
