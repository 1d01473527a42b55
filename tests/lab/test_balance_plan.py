"""What a game's balance.toml may say, and what is refused before a game is played."""

from __future__ import annotations

import pytest

from undercroft.games import find_game, game_names
from undercroft.lab.balance.plan import BadBalance
from undercroft.lab.balance.read import load_plan, read_plan
from undercroft.lab.balance.settings import settings

from ..kernel.toy import Toy
from .labelled import PLAN, Labelled


def test_every_table_is_a_number_of_seats_at_a_place_of_the_axes() -> None:
    found = list(settings(read_plan(Labelled(), PLAN)))
    assert [(one.tables, one.places) for one in found] == [
        ("climb", {"goal": 3, "seats": 2}),
        ("climb", {"goal": 3, "seats": 3}),
        ("climb", {"goal": 6, "seats": 2}),
        ("climb", {"goal": 6, "seats": 3}),
        ("alike", {"seats": 3}),
    ]
    assert found[3].key == found[4].key != found[2].key
    assert found[4].options == {"cards": 8, "goal": 6}
    assert found[4].label == "alike, 3 seats"


def test_bots_take_the_seats_in_turns_unless_one_is_named_for_all() -> None:
    plan = read_plan(Labelled(), PLAN.replace('name = "alike"', 'name = "alike"\nbots = ["random", "greedy"]'))
    assert list(settings(plan))[-1].bots == ("random", "greedy", "random")
    assert list(settings(plan, "greedy"))[-1].bots == ("greedy", "greedy", "greedy")


@pytest.mark.parametrize(
    ("old", "new", "cause"),
    [
        ("games = 4", "games = 0", "games"),
        ("games = 4", "gmaes = 4", "gmaes"),
        ("games = 4", "games = ", "balance of toy"),
        ('kind = "lines"', 'kind = "liens"', "liens"),
        ('figure = "mean"', 'figure = "meaning"', "meaning"),
        ('tables = ["alike"]', 'tables = ["unlike"]', "the table 'unlike'"),
        ('by = "goal"', 'by = "gaol"', "the axis 'gaol'"),
        ("at = { seats = 2 }", "at = { seats = 4 }", "no table at all"),
        ("at = { seats = 2 }", "at = { chairs = 2 }", "the axis 'chairs'"),
        ('measure = "coins"', 'measure = "gold"', "the measure 'gold'"),
        ('measures = ["rounds"', 'measures = ["sounds"', "the measure 'sounds'"),
        ('columns = "seats"\n\n', 'columns = "seats"\nnames = "called"\n\n', "the function 'called'"),
        ("aims = { 3 =", "aims = { 4 =", "an aim for '4'"),
        ("cards = 8", "carts = 8", "carts"),
        ("goal = [3, 6]", "goal = [3, 99]", "climb, 2 seats"),
        ("seats = [2, 3]", "seats = [2, 9]", "9"),
        ('name = "alike"', 'name = "climb"', "the same name"),
        ('name = "alike"', 'name = "alike"\npreset = "hard"', "hard"),
    ],
)
def test_a_plan_that_cannot_be_followed_is_refused_with_the_cause(old: str, new: str, cause: str) -> None:
    assert old in PLAN
    with pytest.raises(BadBalance, match=cause):
        read_plan(Labelled(), PLAN.replace(old, new))


THINGS = """
[[sections]]
kind = "things"
title = "Cards with {seats} masters"
tables = ["standard"]
thing = "card"
function = "cards"
head = ["card", "action", "build"]
columns = [{ head = "taken", told = ["taken"], per = ["laid-out"] }]
sort = "taken"
"""
OWN = """
[[sections]]
kind = "own"
function = "cards"
head = ["card", "action"]
forms = ["", ""]
"""
DOODLE = """
title = "doodle"
about = "standard options."
games = 1
[[tables]]
name = "standard"
seats = [2]
"""


@pytest.mark.parametrize(
    ("old", "new", "cause"),
    [
        ('sort = "taken"', 'sort = "broken"', "the column 'broken'"),
        ("{seats}", "{chairs}", r"\{chairs\}"),
        ('"cards"', '"carts"', "the function 'carts'"),
        ('forms = ["", ""]', 'forms = [""]', "1 forms for 2 columns"),
    ],
)
def test_things_and_functions_that_are_not_there_are_refused(old: str, new: str, cause: str) -> None:
    game = find_game("doodle")
    assert read_plan(game, DOODLE + THINGS + OWN).sections
    with pytest.raises(BadBalance, match=cause):
        read_plan(game, (DOODLE + THINGS + OWN).replace(old, new))


def test_a_game_without_a_plan_is_refused() -> None:
    with pytest.raises(BadBalance, match=r"toy .* content/balance\.toml"):
        load_plan(Toy())


@pytest.mark.parametrize("name", game_names())
def test_every_game_of_the_house_has_a_plan(name: str) -> None:
    plan = load_plan(find_game(name))
    assert plan.bot == "greedy"
    assert plan.sections


def test_the_aims_of_the_labyrinth_are_about_rounds_and_not_about_wins() -> None:
    sections = {section.__struct_config__.tag: section for section in load_plan(find_game("labyrinth")).sections}
    assert sections["rounds"].within == (20, 45)  # type: ignore[union-attr]
    assert sections["ratios"].most is None  # type: ignore[union-attr]
