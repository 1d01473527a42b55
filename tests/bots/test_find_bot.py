"""Bots are found by a word or in a file, and see nothing that their seat cannot know."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from undercroft.bots import Bot, RandomBot, UnknownBot, decide, find_bot
from undercroft.kernel.ask import Ask, Option, pick
from undercroft.kernel.table import Table

from ..kernel.toy import Toy, ToyOptions

OWN = """
from undercroft.bots import Bot

class First(Bot):
    needs_fork = False

    def choose(self, table, seat, ask):
        return next(iter(ask.options))

class NoBot:
    pass
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "own.py"
    path.write_text(OWN)
    return path


def test_random_plays_every_game() -> None:
    assert isinstance(find_bot("any game", "random"), RandomBot)


def test_a_bot_of_ones_own_is_one_file(own: Path) -> None:
    bot = find_bot("toy", f"{own}:First")
    ask = Ask(0, "which", ("a", "b"), "TOY-1")
    assert bot.choose(Table.__new__(Table), 0, ask) == "a"


@pytest.mark.parametrize("spec", ["greedyy", "", "nowhere.py:Bot", "nowhere.py", ":Bot"])
def test_an_unknown_bot_is_refused_in_one_sentence(spec: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        find_bot("toy", spec)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("name", ["NoBot", "Missing"])
def test_a_file_without_that_bot_is_refused(own: Path, name: str) -> None:
    with pytest.raises(UnknownBot, match=name):
        find_bot("toy", f"{own}:{name}")


def test_a_file_that_fails_is_refused_with_the_reason(tmp_path: Path) -> None:
    path = tmp_path / "broken.py"
    path.write_text("1 / 0")
    with pytest.raises(UnknownBot, match="division by zero"):
        find_bot("toy", f"{path}:Any")


class Peeking(Bot):
    """Remembers the table it was shown."""

    def choose(self, table: Table[Any], seat: int, ask: Ask) -> Option:  # noqa: ARG002
        self.shown = table
        return pick(ask.options, self.random)


class Blind(Peeking):
    needs_fork = False


def a_table() -> Table[Any]:
    """Two dwarfs with a secret card each; the first is to move."""
    table: Table[Any] = Table.new(Toy(), ToyOptions(), 2)
    while -1 in table.pending:
        table.answer(-1, table.pending[-1].options[0])  # type: ignore[index]
    return table


def test_a_bot_is_shown_a_fork_in_which_secrets_are_dealt_anew() -> None:
    table = a_table()
    bot = Peeking(Random(1))
    hands = set()
    for seed in range(20):
        decide(bot, table, 0, Random(seed))
        assert bot.shown is not table
        assert bot.shown.view(0) == table.view(0)
        hands.add(bot.shown.state.dwarfs[1].hand)
    assert len(hands) > 1


def test_a_bot_that_needs_no_fork_is_shown_nothing() -> None:
    bot = Blind(Random(1))
    decide(bot, a_table(), 0, Random(1))
    with pytest.raises(AttributeError):
        _ = bot.shown.state


def test_what_a_bot_does_to_its_fork_changes_nothing() -> None:
    table = a_table()
    before = table.game.copy(table.state)

    class Spoiler(Peeking):
        def choose(self, table: Table[Any], seat: int, ask: Ask) -> Option:
            table.state.dwarfs[0].coins = 99
            return super().choose(table, seat, ask)

    decide(Spoiler(Random(1)), table, 0, Random(1))
    assert table.state == before


def test_nobody_is_asked_where_there_is_one_option() -> None:
    class Never(Bot):
        def choose(self, table: Table[Any], seat: int, ask: Ask) -> Option:  # noqa: ARG002
            raise AssertionError("asked although there is nothing to choose")

    table = a_table()
    table.pending[0] = Ask(0, "only", ("stop",), "TOY-1")
    assert decide(Never(Random(1)), table, 0, Random(1)) == "stop"
