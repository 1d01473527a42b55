"""The figures of a balance report: shares by class, measures, honest intervals, and what is said of an aim."""

from __future__ import annotations

from math import inf

import msgspec
import pytest

from undercroft.kernel.state import Told
from undercroft.lab.balance.measures import measured
from undercroft.lab.balance.plan import BadBalance, Measure, ThingColumn, ThingsAim
from undercroft.lab.balance.shares import (
    Share,
    interval_of_mean,
    interval_of_median,
    interval_of_ratio,
    ratio,
    ratio_by_chance,
    shares_of,
    verdict,
    words_of,
    worst_of,
)
from undercroft.lab.balance.things import Counted, said_of_aim
from undercroft.lab.simulate import Played

from .labelled import played, setting

GAMES = [played(0, 1, 20), played(1, 1, 24), played(2, 0, 30)]


# --- shares ---


def test_shares_are_wins_by_the_seats_that_had_the_class() -> None:
    found = shares_of(setting(), GAMES, "classes")
    assert [(share.name, share.seats, share.rounds) for share in found] == [("hero", 3, (20, 24)), ("elf", 3, (30,))]
    assert ratio(*found) == pytest.approx(2)
    assert [share.median for share in found] == [22, 30]


def test_seats_and_bots_are_groups_of_every_game() -> None:
    assert words_of(setting(), GAMES[0], "seat") == ["1", "2"]
    assert words_of(setting(), GAMES[0], "bot") == ["greedy", "greedy"]
    with pytest.raises(BadBalance, match=r"'beards' .* classes, gold, seat, bot"):
        words_of(setting(), GAMES[0], "beards")


def test_a_class_that_never_won_leaves_the_ratio_open_and_is_the_slowest() -> None:
    found = shares_of(setting(), GAMES[:1], "classes")
    assert ratio(*found) == inf
    assert interval_of_ratio(*found) == (0.0, inf)
    assert (found[-1].name, found[-1].median) == ("elf", inf)
    assert interval_of_median(found[-1].rounds) == (0.0, inf)


def test_the_interval_of_a_ratio_grows_narrow_with_many_games() -> None:
    few = interval_of_ratio(Share("hero", 40, (20,) * 15), Share("elf", 40, (20,) * 10))
    many = interval_of_ratio(Share("hero", 4000, (20,) * 1500), Share("elf", 4000, (20,) * 1000))
    assert few[0] < many[0] < 1.5 < many[1] < few[1]


def test_the_interval_of_a_median_is_made_of_lengths_and_holds_it() -> None:
    assert interval_of_median(range(1, 101)) == (41, 61)
    assert interval_of_median([28]) == (28, 28)


def test_one_game_says_nothing_about_the_interval_of_a_mean() -> None:
    assert interval_of_mean([5]) == (-inf, inf)
    low, high = interval_of_mean([4, 6] * 50)
    assert 4.7 < low < 5 < high < 5.3


def test_equal_classes_differ_by_chance_and_less_with_many_games() -> None:
    few, many = ratio_by_chance([["elf", "hero"]] * 20, 200), ratio_by_chance([["elf", "hero"]] * 400, 200)
    assert 1 < many < few


# --- aims ---


@pytest.mark.parametrize(
    ("value", "interval", "said"),
    [
        (1.4, (1.1, 1.9), "met"),
        (1.8, (1.2, 2.4), "not refuted"),
        (2.4, (1.7, 3.0), "missed"),
        (0.4, (0.1, 1.2), "not refuted"),
        (0.4, (0.1, 0.8), "missed"),
    ],
)
def test_what_is_said_of_an_aim(value: float, interval: tuple[float, float], said: str) -> None:
    assert verdict(value, interval, 1.0, 1.5) == said


def test_an_aim_for_all_is_as_good_as_the_worst_of_them() -> None:
    assert worst_of(["met", "not refuted", "met"]) == "not refuted"
    assert worst_of(["not refuted", "missed"]) == "missed"
    assert worst_of(["met"]) == "met"


# --- measures ---


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ({"figure": "count"}, "3"),
        ({"of": "length", "figure": "mean", "digits": 1}, "24.7"),
        ({"of": "length", "figure": "median"}, "24"),
        ({"of": "length", "figure": "low"}, "21"),
        ({"of": "length", "figure": "high"}, "29"),
        ({"of": "length", "figure": "middle"}, "21 to 29"),
        ({"of": "won", "seat": 1, "figure": "share"}, "67%"),
        ({"of": "won", "figure": "share"}, "100%"),
        ({"of": "shared", "figure": "count"}, "0"),
        ({"of": "unfinished", "figure": "count"}, "0"),
        ({"of": "gold", "figure": "mean", "digits": 1}, "12.3"),
        ({"of": "gold", "seat": 1, "figure": "mean"}, "0"),
        ({"of": "gold", "best": True, "figure": "median"}, "24"),
        ({"of": "gold", "least": 1, "figure": "median"}, "24"),
        ({"of": "gold", "most": 0, "figure": "share"}, "50%"),
        ({"of": "gold", "least": 99, "figure": "mean"}, "-"),
    ],
)
def test_a_measure_is_a_figure_of_all_games(given: dict[str, object], text: str) -> None:
    measure = msgspec.convert({"head": "figure", **given}, Measure)
    assert measured(measure, GAMES).cell.text == text


def test_a_share_and_a_median_have_intervals() -> None:
    share = measured(Measure("won", "share", "won", seat=1), GAMES)
    assert share.interval is not None
    assert 0.2 < share.interval[0] < 0.3
    assert 0.9 < share.interval[1] < 1.0
    assert measured(Measure("rounds", "median", "length"), GAMES).interval == (20, 30)


@pytest.mark.parametrize(("of", "cause"), [("silver", "none of .* classes, gold"), ("classes", "words and no numbers")])
def test_what_cannot_be_measured_is_refused(of: str, cause: str) -> None:
    with pytest.raises(BadBalance, match=cause):
        measured(Measure("figure", "mean", of), GAMES)


# --- things that are told of ---


def draft(winner: int, *taken: tuple[str, int]) -> Played:
    shown = [Told("laid-out", "", {"card": card}) for card in ("axe", "bow", "cup")]
    took = [Told("taken", "", {"card": card, "seat": seat}) for card, seat in taken]
    return Played(0, (0, 1), (winner,), 1, 1, 0.1, True, {}, (*shown, *took))


DRAFTS = [draft(0, ("axe", 0), ("bow", 1)), draft(0, ("bow", 1), ("axe", 0))]
ABOUT = {"axe": ("Axe",), "bow": ("Bow",), "cup": ("Cup",)}
TAKEN = ThingColumn("taken", ("taken",), ("laid-out",))


def test_cards_are_counted_by_what_was_told_of_them() -> None:
    taken = Counted(TAKEN, "card", ABOUT, DRAFTS)
    assert [taken.figure((name,)) for name in ("Axe", "Bow", "Cup")] == [1.0, 1.0, 0.0]
    assert taken.mean == pytest.approx(2 / 3)


def test_the_first_time_after_something_is_counted_alone() -> None:
    first = Counted(ThingColumn("first", ("taken",), ("laid-out",), "laid-out"), "card", ABOUT, DRAFTS)
    assert [first.figure((name,)) for name in ("Axe", "Bow", "Cup")] == [0.5, 0.5, 0.0]


def test_the_wins_of_those_who_had_a_card() -> None:
    won = Counted(ThingColumn("wins", ("taken",), won=True), "card", ABOUT, DRAFTS)
    assert [won.figure((name,)) for name in ("Axe", "Bow", "Cup")] == [1.0, 0.0, None]
    assert won.cell(("Cup",)) != won.cell(("Bow",))


def test_things_that_begin_alike_are_one() -> None:
    both = Counted(TAKEN, "card", {**ABOUT, "bow": ("Axe",)}, DRAFTS)
    assert both.told == {("Axe",): 4, ("Cup",): 0}


def test_a_card_that_nobody_wants_is_named() -> None:
    aim, lines = ThingsAim("taken", 0.03, 3.0), [("Axe",), ("Bow",), ("Cup",)]
    assert said_of_aim(aim, Counted(TAKEN, "card", ABOUT, DRAFTS), lines).endswith(": not refuted for Cup.")
    assert said_of_aim(aim, Counted(TAKEN, "card", ABOUT, DRAFTS * 100), lines).endswith(": missed by Cup.")
    assert said_of_aim(aim, Counted(TAKEN, "card", ABOUT, DRAFTS), lines[:2]).endswith(": met.")
