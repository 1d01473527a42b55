"""The whole report: every section, the same figures in words and as data, and a part that is written by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft.games import find_game
from undercroft.games.fighter.options import FighterOptions
from undercroft.games.fighter.rules.throws.landing import hit_chance, mean_zone
from undercroft.lab.balance.read import load_plan, read_plan
from undercroft.lab.balance.report import BY_HAND, Order, Report, games_in_all, kept_by_hand, make_report
from undercroft.lab.balance.sheet import NOTHING, Sheet, between, percent

from .labelled import PLAN, Labelled

ORDER = Order("toy", 6, None, "1")


@pytest.fixture(scope="module")
def report() -> Report:
    return make_report(Labelled(), read_plan(Labelled(), PLAN), ORDER, 1)


def sheet(report: Report, title: str) -> Sheet:
    return next(sheet for sheet in report.sheets if sheet.title == title)


def text_of(rows: Any) -> list[list[str]]:
    return [[cell if isinstance(cell, str) else cell.text for cell in row] for row in rows]


def test_tables_that_are_alike_are_played_once() -> None:
    heard: list[int] = []
    make_report(Labelled(), read_plan(Labelled(), PLAN), ORDER, 1, heard.append)
    assert sum(heard) == games_in_all(read_plan(Labelled(), PLAN), ORDER) == 4 * 6


def test_the_head_says_how_the_report_is_made_again(report: Report) -> None:
    text = report.markdown()
    assert text.startswith("# Balance of the well\n")
    assert "`undercroft lab balance toy --games 6 --bot random --seed 1 --out docs/balance-toy.md`" in text
    assert "every seat played by `random`, with little patience." in text


def test_the_head_says_who_plays_where_not_all_bots_are_equal() -> None:
    plan = read_plan(Labelled(), PLAN.replace('name = "alike"', 'name = "alike"\nbots = ["random", "greedy"]'))
    assert ORDER.command(plan) == "undercroft lab balance toy --games 6 --seed 1"
    assert ORDER.players(plan) == "every seat played by `random`, at alike by random and greedy in turns"
    assert Order("toy", 6, "greedy", "1").players(plan) == "every seat played by `greedy`"


def test_lines_have_a_measure_in_each_column_and_their_aims(report: Report) -> None:
    found = sheet(report, "Rounds")
    assert list(found.head) == ["goal", "rounds", "95 %", "coins", "climbed out", "aim", "verdict"]
    rows = text_of(found.rows)
    assert [row[0] for row in rows] == ["3", "6"]
    assert [row[5:] for row in rows] == [["1 to 30", "met"], ["90 to 99", "missed"]]


def test_a_grid_has_two_axes_and_more_lines(report: Report) -> None:
    found = sheet(report, "Coins")
    assert list(found.head) == ["goal", "2", "3"]
    assert [row[0] for row in text_of(found.rows)] == ["3", "6", "rounds (goal 3)"]
    assert all(all(row) for row in text_of(found.rows))


def test_a_grid_of_a_group_has_the_shares_of_its_words(report: Report) -> None:
    found = sheet(report, "Beards")
    assert list(found.head) == ["beards", "2", "3"]
    assert [row[0] for row in text_of(found.rows)] == ["long", "short"]
    assert all(cell.endswith("%") for row in text_of(found.rows) for cell in row[1:])


def test_groups_are_told_with_intervals_table_by_table(report: Report) -> None:
    found = sheet(report, "alike, 3 seats")
    assert found.text.startswith("Rounds: median ")
    assert found.head[:4] == ["beards", "seats", "wins", "share (fair 33 %)"]
    assert {row[0] for row in found.rows} == {"long", "short"}


def test_aims_for_a_group_are_about_the_seats_that_they_are_meant_for(report: Report) -> None:
    found = sheet(report, "Aims")
    assert "with 3 to 3 seats: all seats win at a median of 1 to 40 rounds" in found.text
    assert [row[0] for row in found.rows] == ["climb, 3 seats", "climb, 3 seats"]


def test_ratios_have_a_verdict_only_if_there_is_an_aim(report: Report) -> None:
    assert sheet(report, "Seats").head[-1] == "shares"
    without = make_report(Labelled(), read_plan(Labelled(), PLAN.replace("most = 2.0", "")), ORDER, 1)
    assert sheet(without, "Seats").head[-1] == "by chance"


def test_the_data_are_the_figures_of_the_text(report: Report) -> None:
    data = msgspec.json.decode(msgspec.json.encode(report.data()))
    assert (data["game"], data["games"], data["bot"], data["seed"]) == ("toy", 6, "random", "1")
    rounds = data["sections"][0]
    assert rounds["columns"] == list(sheet(report, "Rounds").head)
    assert [f"{row[3]:.1f}" for row in rounds["rows"]] == [row[3] for row in text_of(sheet(report, "Rounds").rows)]


def test_figures_stand_at_the_right_and_words_at_the_left() -> None:
    found = Sheet(
        ["hero", "share", "interval"],
        [["elf", percent(0.5), between((0.25, 0.75), ".0%")], ["dwarf", NOTHING, NOTHING]],
    )
    assert found.markdown().splitlines() == [
        "| hero | share | interval |",
        "| --- | ---: | ---: |",
        "| elf | 50% | 25% to 75% |",
        "| dwarf | - | - |",
    ]


def test_the_part_written_by_hand_outlives_a_new_report(report: Report, tmp_path: Path) -> None:
    out = tmp_path / "balance.md"
    assert kept_by_hand(out) == ""
    out.write_text(f"old numbers\n{BY_HAND}\n\n## Why\n", encoding="utf-8")
    report.write(out)
    report.write(out)
    text = out.read_text(encoding="utf-8")
    assert text.startswith("# Balance of the well")
    assert "old numbers" not in text
    assert text.endswith(f"|\n\n{BY_HAND}\n\n## Why\n")


# --- the games of the house ---


def of_the_house(name: str, tables: int, games: int) -> Report:
    """The report of the first tables only, with few games."""
    game = find_game(name)
    plan = load_plan(game)
    first = msgspec.structs.replace(plan.tables[0], seats=plan.tables[0].seats[:1])
    few = msgspec.structs.replace(plan, tables=(first, *plan.tables[1:tables]))
    return make_report(game, few, Order(name, games, None, "1"), 1)


def test_the_labyrinth_tells_classes_and_ratios() -> None:
    found = of_the_house("labyrinth", 1, 3)
    assert {row[0] for row in sheet(found, "first-game, 2 seats").rows} == {"elf", "hero"}
    assert "a median of 20 to 45 rounds" in found.markdown()


def test_doodle_tells_scores_and_what_became_of_each_card() -> None:
    found = of_the_house("doodle", 1, 2)
    (scores,) = text_of(found.sheets[0].rows)
    assert scores[:2] == ["2", "2"]
    cards = sheet(found, "Cards with 2 masters")
    assert list(cards.head) == ["card", "action", "build", "shown", "first", "taken", "wins"]
    assert sum(int(row[3]) for row in text_of(cards.rows)) == 2 * 14 * 3
    assert "(fair is 1 of 3)" in cards.text


def test_dungeoneer_tells_heroes_quests_and_its_other_modes() -> None:
    found = of_the_house("dungeoneer", 3, 2)
    assert [row[0] for row in text_of(sheet(found, "Solo game").rows)] == ["1", "2", "3"]
    assert [row[0] for row in text_of(sheet(found, "Campaign").rows)] == ["3", "4", "5"]
    assert all("," in row[0] for row in text_of(sheet(found, "Share of wins by hero").rows))


def test_fighter_tells_difficulties_players_hands_and_throws() -> None:
    found = of_the_house("fighter", 2, 2)
    aims = sheet(found, "Three heroes with a steady hand")
    assert [row[:1] + row[-2:-1] for row in text_of(aims.rows)] == [
        ["easy", "60% to 80%"],
        ["normal", "35% to 55%"],
        ["hard", "10% to 25%"],
    ]
    assert list(sheet(found, "By hand, three heroes").head) == ["difficulty", "beginner", "steady", "master"]
    options = FighterOptions()
    throw = [f"{hit_chance(0, 'steady', options):.0%}", f"{mean_zone(0, 'steady', options):.2f}"]
    assert text_of(sheet(found, "A plain throw by hand").rows)[1] == ["steady", *throw]
