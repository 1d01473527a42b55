"""The ladder: who wins how often against whom, game by game, and a page that keeps what it is not about."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from undercroft.bots import UnknownBot
from undercroft.bots.levels import budgeted
from undercroft.cli import main
from undercroft.games import find_game
from undercroft.kernel.errors import BadSeats
from undercroft.lab import ladder_page
from undercroft.lab.ladder import Kept, Ladder, Result, Rung, rungs, won_by_the_first
from undercroft.lab.simulate import BadSimulation, Played

PLAIN = ["random", "greedy"]


def a_ladder(folder: Path, games: int = 4, name: str = "dungeoneer", bots: list[str] | None = None) -> Ladder:
    game = find_game(name)
    kept = Kept(folder / "kept.jsonl")
    return Ladder(game, game.read_options({}), tuple(rungs(game, bots or PLAIN, [2])), games, "1", kept)


def climbed(ladder: Ladder) -> tuple[list[Result], int]:
    heard: list[Rung] = []
    found = ladder.climb(1, lambda rung, _: heard.append(rung))
    return found, len(heard)


def test_each_bot_is_played_against_the_one_before_it() -> None:
    game = find_game("dungeoneer")
    found = rungs(game, ["easy", "medium", "hard"], [2, 3])
    assert [(one.who, one.against, one.seats) for one in found] == [
        ("medium", "easy", 2),
        ("hard", "medium", 2),
        ("medium", "easy", 3),
        ("hard", "medium", 3),
    ]
    assert found[3].bots == ("hard", "medium", "medium")
    assert (found[0].fair, found[3].fair) == (1 / 2, 1 / 3)
    assert [one.bots for one in rungs(find_game("fighter"), PLAIN, [2])] == [("random",) * 2, ("greedy",) * 2]
    with pytest.raises(BadSimulation, match="two bots"):
        rungs(game, ["easy"], [2])
    with pytest.raises(UnknownBot):
        rungs(game, ["easy", "impossible"], [2])
    with pytest.raises(BadSeats):
        rungs(game, PLAIN, [99])


def test_what_is_won() -> None:
    def played(bots: tuple[int, ...], winners: tuple[int, ...], over: bool = True) -> Played:
        return Played(0, bots, winners, 1, 1, 0.0, over)

    assert won_by_the_first(played((0, 1), (0,)), is_party=False) == 1
    assert won_by_the_first(played((1, 0), (0,)), is_party=False) == 0
    assert won_by_the_first(played((1, 0), (0, 1)), is_party=False) == 0.5
    assert won_by_the_first(played((0, 1, 1), (), over=False), is_party=False) == pytest.approx(1 / 3)
    assert won_by_the_first(played((0, 1), (0, 1)), is_party=True) == 1
    assert won_by_the_first(played((0, 1), ()), is_party=True) == 0


def test_who_is_interrupted_goes_on_where_it_stopped(tmp_path: Path) -> None:
    (first,), played = climbed(a_ladder(tmp_path, 2))
    assert (first.games, played) == (2, 2)
    with (tmp_path / "kept.jsonl").open("ab") as file:
        file.write(b'{"key": "cut o')
    (more,), played = climbed(a_ladder(tmp_path, 4))
    assert (more.games, played) == (4, 2)
    (whole,), _ = climbed(a_ladder(tmp_path / "fresh", 4))
    assert (whole.games, whole.won) == (more.games, more.won), "the same seed gives the same games"
    assert whole.won >= 3, "greedy wins against chance"


def test_games_of_other_bots_or_options_do_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    climbed(a_ladder(tmp_path, 1))
    assert a_ladder(tmp_path, 1, bots=["random", "medium"]).missing(Rung("medium", "random", 2)) == [0]
    monkeypatch.setattr("undercroft.lab.ladder.sources_of", lambda game: f"{game} changed")
    assert a_ladder(tmp_path, 1).missing(Rung("greedy", "random", 2)) == [0]


def test_a_party_wins_or_loses_together(tmp_path: Path) -> None:
    found, played = climbed(a_ladder(tmp_path, 2, "fighter", ["random", "greedy"]))
    assert played == 4
    assert [(one.rung.against, one.rung.fair, one.games) for one in found] == [("", None, 2)] * 2


def result(who: str, against: str, seats: int, games: int, won: float) -> Result:
    return Result(Rung(who, against, seats), games, won, 1.0)


def test_the_page_keeps_other_games_other_rows_and_what_is_written_by_hand(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    ladder_page.write(page, "doodle", [result("medium", "easy", 2, 10, 7)], "one")
    ladder_page.write(page, "fighter", [result("hard", "", 2, 10, 6)], "two")
    page.write_text(page.read_text().replace("## fighter", "Written by hand.\n\n## fighter"))
    ladder_page.write(page, "doodle", [result("hard", "medium", 3, 40, 20)], "three")
    ladder_page.write(page, "doodle", [result("medium", "easy", 2, 200, 150.5), result("a", "b", 2, 0, 0)], "four")
    text = page.read_text()
    assert text.count("## doodle") == text.count("## fighter") == text.count(ladder_page.TITLE) == 1
    assert text.index("| medium | easy | 2 | 200 | 75.2% |") < text.index("| hard | medium | 3 | 40 | 50.0% |")
    assert "| 10 | 70.0% |" not in text
    assert "| hard | the game | 2 | 10 | 60.0% |" in text
    assert text.index("Written by hand.") < text.index("## fighter")
    assert "`four`" in text
    assert "`one`" not in text
    again = page.read_text()
    ladder_page.write(page, "doodle", [result("medium", "easy", 2, 200, 150.5)], "four")
    assert page.read_text() == again


def test_another_clock_is_for_bots_that_search() -> None:
    assert budgeted("dungeoneer", "hard/duelist", 0.25) == "hard@0.25s/duelist"
    assert budgeted("dungeoneer", "search", 2.0) == "search@2s"
    assert [budgeted("dungeoneer", bot, 1.0) for bot in ("easy", "random", "a/b.py:C")] == [
        "easy",
        "random",
        "a/b.py:C",
    ]


def test_the_command_plays_writes_the_page_and_shows_the_ladder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    arguments: list[Any] = ["lab", "ladder", "dungeoneer", "--bots", "random,medium", "--games", "2", "--workers", "1"]
    assert main([*arguments, "--out", "page.md"]) == 0
    assert "medium" in capsys.readouterr().out
    assert "| medium | random | 2 | 2 |" in (tmp_path / "page.md").read_text()
    assert len((tmp_path / ".ladder" / "dungeoneer.jsonl").read_text().splitlines()) == 2
    assert main([*arguments, "--out", "nowhere/page.md"]) == 2
    assert main([*arguments, "--seats", "two"]) == 2
