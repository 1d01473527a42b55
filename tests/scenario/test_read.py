"""Scenario files that run: answers, dice, draws, checks and refusals."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kernel.play import GAME
from undercroft.scenario.read import Report, clauses, load, load_all, parse, run

FIGHT = """
title = "Anna meets Bert"
note = "The rulebook's own example."
clauses = ["TOY-EX-1", "TOY-FIGHT-1"]
game = "toy"
options = { goal = 9 }
seats = ["Anna", "Bert"]

[given]
turn = "Anna"
[given.Anna]
at = 2
hand = ["gem-1", "gem-2"]
[given.Bert]
at = 4

[[case]]
title = "an eight wins"
when = [
  "Anna: step 3 refused TOY-MOVE-2",
  "Bert: step 1 refused out-of-turn",
  { then = { asked = "Anna", "asked.what" = "move", "options has" = ["drop", "step 2"], "options lacks" = "step 3" } },
  "Anna: step 2",
  { then = { asked = "chance", "asked.clause" = "TOY-FIGHT-1" } },
  "dice 4+4",
]
then = { "Bert.at" = 0, "Anna.at" = 4, turn = "Anna", round = 2, "told" = ["climbed", "fought"], over = false }

[[case]]
title = "a seven loses"
clauses = ["TOY-SLEEP-1", "TOY-FIGHT-1"]
when = ["Anna: step 2", "Anna: dice 3+4"]
[case.then]
Bert.at = 4
Anna.at = 0
Anna.asleep = true
asked = ["Bert"]
Anna."hand count" = 2
"Anna.hand has" = "gem-1"
"Anna.hand lacks" = ["gem-3", "shield-1"]
winners = []

[[case]]
title = "with a shield an eight is not enough"
given = { Bert = { hand = ["shield-1"] } }
options = { coins = 1 }
when = ["Anna: step 2", "Bert: play shield-1", "dice 4 4"]
then = { "Anna.at" = 0, "Bert.at" = 4, "Bert.coins" = 1, discard = ["shield-1"] }
"""


def report_of(case: str, given: str = "", seats: str = '["Anna", "Bert", "Cleo"]') -> Report:
    """One case that begins in this position, or with setup if none is given."""
    return run(parse(f'title = "t"\ngame = "toy"\nseats = {seats}\n{case}\n{given}', "t.toml"), GAME)


def test_a_scenario_runs_all_its_cases_from_the_same_given(tmp_path: Path) -> None:
    path = tmp_path / "fight.toml"
    path.write_text(FIGHT, encoding="utf-8")
    scenario = load(path)
    report = run(scenario, GAME)
    assert report.sentences() == []
    assert report.passed
    assert [case.title for case in report.cases] == [
        "an eight wins",
        "a seven loses",
        "with a shield an eight is not enough",
    ]
    assert clauses(scenario) == ("TOY-EX-1", "TOY-FIGHT-1", "TOY-SLEEP-1")
    assert load_all([tmp_path]) == [scenario]


def test_what_turns_out_otherwise_is_told_with_what_was_expected_and_found() -> None:
    report = run(parse(FIGHT.replace('"Bert.at" = 0, "Anna.at" = 4', '"Bert.at" = 1, "Anna.at" = 4'), "f.toml"), GAME)
    assert not report.passed
    assert report.sentences() == ["f.toml, an eight wins: Bert.at should be 1, but is 0"]


def test_without_given_a_scenario_starts_with_setup() -> None:
    report = report_of("""
when = ["draw gem-1", "draw gem-2", "draw shield", "Anna: step 1, stop"]
then = { "Anna.hand" = ["gem-1"], "Bert.hand" = ["gem-2"], "Cleo.hand" = ["shield-1"], "Anna.at" = 1, turn = "Bert" }
""")
    assert report.sentences() == []


def test_a_secret_is_in_the_view_of_its_seat_only() -> None:
    report = report_of(
        """
when = ["Anna: peek", "draw gem-4", { then = { "view.Anna.peeked" = "gem-4", "view.Bert.peeked" = "" } }, "Anna: under"]
[then]
view.Anna.bottom = ["gem-4"]
view.Bert.bottom = ["?"]
view.spectator.bottom = ["?"]
view.Bert.dwarfs.Anna.cards = 0
view.Bert.dwarfs.0.cards = 0
""",
        "[given]",
    )
    assert report.sentences() == []


def test_who_acts_at_once_may_act_in_any_order_and_throw_dice_of_their_own() -> None:
    report = report_of(
        """
when = [
  "Anna: auction",
  { then = { asked = ["Cleo", "Anna", "Bert"], "options.Bert" = ["0", "1"] } },
  "Cleo: 2", "Bert: 1", "Bert: dice 6", "Cleo: dice 1", "Bert: 0 refused out-of-turn", "Anna: 0", "dice 1",
]
then = { "Bert.at" = 1, "Bert.coins" = 0, "told has" = "auctioned" }
""",
        "[given]\nBert = { coins = 1 }",
    )
    assert report.sentences() == []


def test_lazy_options_are_answered_and_searched_like_others() -> None:
    report = report_of(
        """
when = [
  "Anna: drop",
  { then = { "options count" = 3, "options has" = "gem-1 gem-2", "options lacks" = ["gem-2 gem-1", ""] } },
  "Anna: refused TOY-DROP-1",
  "Anna: gem-1 gem-2",
]
then = { "Anna.hand" = [], "discard" = ["gem-2", "gem-1"], "discard count" = 2 }
""",
        '[given]\nAnna = { hand = ["gem-1", "gem-2"] }',
    )
    assert report.sentences() == []


def test_the_end_of_the_game_can_be_expected() -> None:
    report = report_of(
        """
when = ["Anna: step 2", "Bert: draw refused game-is-over"]
then = { over = true, winners = "Anna", asked = [], options = [] }
""",
        "[given]\nAnna = { at = 7 }",
    )
    assert report.sentences() == []


@pytest.mark.parametrize(
    ("when", "sentence"),
    [
        ('"Anna: stepp 2"', "step 1, 'Anna: stepp 2': it was refused because of TOY-MOVE-1; possible: step 2"),
        ('"Bert: step 2"', "seat 1 is not asked anything now; asked is Anna"),
        ('"Anna: draw", "Bert: step 1"', "step 2, 'Bert: step 1': a draw (draw, TOY-DRAW-1) is waiting; it must be"),
        ('"Anna: draw"', "at the end a draw (draw, TOY-DRAW-1) is still waiting"),
        ('"Anna: step 1, step 1"', "at the end a roll of 2 dice (fight, TOY-FIGHT-1) is still waiting"),
        ('"Anna: draw", "dice 3"', "a draw (draw, TOY-DRAW-1) is waiting"),
        ('"Anna: step 2", "draw gem-1"', "a roll of 2 dice (fight, TOY-FIGHT-1) is waiting"),
        ('"Anna: step 2", "dice 3"', "it was refused because of TOY-FIGHT-1"),
        ('"Anna: step 2", "dice 3+7"', "it was refused because of TOY-FIGHT-1"),
        ('"Anna: draw", "draw gem-9"', "'gem-9' cannot be drawn now (a draw (draw, TOY-DRAW-1)); possible: gem-"),
        ('"dice 3"', "no roll or draw is waiting; asked is Anna"),
        ('"Anna: step 1 refused"', "it should be refused, but it was taken"),
        ('"Anna: step 1 refused TOY-MOVE-2"', "it should be refused because of TOY-MOVE-2, but it was taken"),
        ('"Anna: step 3 refused TOY-MOVE-1"', "it was refused because of TOY-MOVE-2, not of TOY-MOVE-1"),
        ('"Bert: step 1 refused TOY-MOVE-2"', "it was refused because of out-of-turn, not of TOY-MOVE-2"),
        ('{ then = { "Anna.at" = 5 } }', "step 1: Anna.at should be 5, but is 0"),
        ('{ then = { "Anna.asleep" = 0 } }', "step 1: Anna.asleep should be 0, but is False"),
        ('{ then = { "Anna.hand has" = "gem-2" } }', "Anna.hand should have 'gem-2', but is ['gem-1']"),
        ('{ then = { "Anna.hand lacks" = "gem-1" } }', "Anna.hand should lack 'gem-1', but is ['gem-1']"),
        ('{ then = { "Anna.hand count" = 2 } }', "Anna.hand count should be 2, but is 1"),
        ('{ then = { "options has" = "fly" } }', "options should have 'fly', but are ['step 1'"),
        ('{ then = { asked = "Bert" } }', "asked should be 'Bert', but is ['Anna']"),
        ('{ then = { turn = "Bert" } }', "turn should be 'Bert', but is 0"),
    ],
)
def test_what_the_game_does_otherwise_is_a_failure(when: str, sentence: str) -> None:
    report = report_of(
        f'when = [{when}]\nthen = {{ "Anna.hand has" = "gem-1" }}',
        '[given]\nAnna = { hand = ["gem-1"] }\nBert = { at = 2 }',
    )
    assert not report.passed
    assert sentence in report.sentences()[0]
    assert report.sentences()[0].startswith("t.toml, t: ")


def test_a_waiting_roll_may_be_what_is_expected_at_the_end() -> None:
    assert report_of('when = ["Anna: draw"]\nthen = { asked = "chance", "asked.what" = "draw" }', "[given]").passed


def test_all_that_is_not_as_expected_is_told_at_once() -> None:
    report = report_of('when = ["Anna: step 2"]\nthen = { "Anna.at" = 1, "Bert.at" = 1, "Cleo.at" = 0 }', "[given]")
    assert len(report.cases[0].failures) == 2
