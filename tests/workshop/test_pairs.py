"""Games that seek pairs of rare situations: they find what they seek, the same again, and tell what is broken there."""

from __future__ import annotations

import json
from typing import ClassVar

import pytest

from undercroft.cli import main
from undercroft.games import GAMES, find_game, game_names
from undercroft.kernel.game import Situations, View
from undercroft.workshop.pairs import Meetings, seek

from ..kernel.toy import Toy, ToyState

LONGEST = {"doodle": 1000, "dungeoneer": 200, "fighter": 300, "labyrinth": 200}
"""So many answers it takes until something happens: in Doodle Dungeon all that is rare comes after the building."""


class Seeking(Toy):
    """The Well, in which a nap and a rich dwarf are rare."""

    situations: ClassVar[Situations[ToyState]] = {
        "somebody sleeps": lambda s: any(dwarf.is_asleep for dwarf in s.dwarfs),
        "somebody is rich": lambda s: any(dwarf.coins > 4 for dwarf in s.dwarfs),
        "a full moon": lambda _: False,
    }


class Leaky(Seeking):
    """Shows all cards to everybody as soon as somebody sleeps while another one is rich."""

    def view(self, s: ToyState, seat: int | None) -> View:
        both = all(holds(s) for name, holds in self.situations.items() if name != "a full moon")
        shown = [dwarf.hand for dwarf in s.dwarfs] if both else []
        return {**super().view(s, seat), "shown": shown}


def sought(game: Toy, games: int = 12, seed: int = 1) -> Meetings:
    done: list[int] = []
    found = seek(game, games, seed, lambda: done.append(1))
    assert len(done) == found.games == games
    return found


def test_pairs_are_counted_and_what_was_not_seen_is_told_apart_from_what_did_not_meet() -> None:
    found = sought(Seeking())
    assert found.together["somebody sleeps", "somebody is rich"]
    assert (
        found.together["somebody sleeps", "somebody is rich"]
        <= found.alone["somebody sleeps"] + found.alone["somebody is rich"]
    )
    assert found.unseen() == ["a full moon"]
    assert found.never() == []
    assert not found.broken


def test_the_same_seed_seeks_the_same_again() -> None:
    assert sought(Seeking(), 4) == sought(Seeking(), 4)
    assert sought(Seeking(), 4) != sought(Seeking(), 4, seed=2)


def test_a_promise_that_is_broken_only_where_two_situations_meet_is_found_and_told() -> None:
    (first, *_) = sought(Leaky()).broken
    assert "somebody sleeps + somebody is rich" in first
    assert "cannot know" in first
    assert "seed 1, game" in first
    assert "position" in first


class Raising(Seeking):
    """A rule that fails outright."""

    def over(self, s: ToyState) -> bool:
        if s.round > 3:
            raise ZeroDivisionError("a rule divides by nothing")
        return super().over(s)


def test_whatever_a_rule_raises_is_told() -> None:
    found = sought(Raising(), 2)
    assert len(found.broken) == 2
    assert "ZeroDivisionError: a rule divides by nothing" in found.broken[0]


@pytest.mark.parametrize("name", game_names())
def test_every_game_names_situations_and_keeps_its_promises_where_they_meet(name: str) -> None:
    found = seek(find_game(name), 2, 1, lambda: None, longest=LONGEST[name])
    assert not found.broken
    assert len(found.situations) > 10
    assert sum(1 for pair in found.pairs() if found.together[pair]) >= 10


def place(game: type[Toy]) -> str:
    return f"{game.__module__}:{game.__qualname__}"


@pytest.mark.parametrize(("game", "code"), [(Seeking, 0), (Leaky, 1)])
def test_the_exit_code_tells(
    game: type[Toy], code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(GAMES, "toy", place(game))
    assert main(["workshop", "pairs", "--game", "toy", "--games", "6"]) == code
    said = capsys.readouterr().out
    assert "never seen: a full moon" in said
    assert ("cannot know" in said.replace("\n", " ")) == bool(code)


def test_every_pair_stands_in_the_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(GAMES, "toy", place(Seeking))
    assert main(["workshop", "pairs", "--game", "toy", "--games", "6", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["toy"]
    assert {tuple(row["pair"]): row["met"] > 0 for row in told["pairs"]} == {
        ("somebody sleeps", "somebody is rich"): True,
        ("somebody sleeps", "a full moon"): False,
        ("somebody is rich", "a full moon"): False,
    }
    assert told["situations"]["a full moon"] == 0
