"""The outlook: how likely the party is to win, as far as the table tells."""

from __future__ import annotations

from math import log
from typing import Any

import pytest

from undercroft.games.fighter.bot import FEATURES, features, outlook, tables
from undercroft.games.fighter.bot.outlook import rooms_left, to_come
from undercroft.games.fighter.game import Fighter
from undercroft.games.fighter.state import State
from undercroft.lab.fit.positions import Order, collect

GAME = Fighter()


def party(options: dict[str, Any] | None = None, **given: Any) -> State:
    chosen = GAME.read_options({"difficulty": "normal", "hand": "steady", **(options or {})})
    return GAME.given(chosen, ["Anna", "Bert"], {"at": "D1/b", "bonus_dice": 2, **given})


def chance(s: State) -> float:
    return outlook(s)[0]


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_all_have_the_same_chance(seats: int) -> None:
    s = GAME.given(GAME.read_options({}), [f"P{n}" for n in range(seats)], {"at": "D1/b"})
    found = outlook(s)
    assert len(found) == seats
    assert len(set(found)) == 1
    assert 0 < found[0] < 1


def test_one_row_counts_for_all() -> None:
    (row,) = features(party())
    assert row is not None
    assert len(row) == len(FEATURES)


def test_life_and_steady_hands_are_good() -> None:
    weak = {"hero": "egon", "life": 2}
    assert chance(party()) > chance(party(Anna=weak, Bert={**weak, "hero": "torm"}))
    chances = [chance(party({"hand": hand})) for hand in ("beginner", "steady", "master")]
    assert chances == sorted(chances)
    assert chances[2] - chances[0] > 0.3


def test_each_hand_of_a_mixed_party_counts() -> None:
    mixed = party()
    mixed.heroes[0].hand = "beginner"
    assert chance(party({"hand": "beginner"})) < chance(mixed) < chance(party())


def test_a_boss_who_is_nearly_beaten_is_better_than_one_who_is_not() -> None:
    fight: dict[str, Any] = {"at": "boss-room", "boss": "dragon-with-a-cold", "monster": "dragon-with-a-cold"}
    chances = [chance(party(**fight, life=life)) for life in (20, 3)]
    assert chances[0] < chances[1]


def test_the_way_to_the_boss_becomes_shorter() -> None:
    first, later = party(), party(at="B1/a", maps=["D1", "D3", "B1"])
    assert rooms_left(first) > rooms_left(later) > 0
    assert to_come(first) > to_come(later)


@pytest.mark.parametrize(("result", "found"), [("won", 1.0), ("lost", 0.0)])
def test_at_the_end_it_is_the_game_itself(result: str, found: float) -> None:
    s = party()
    s.result = result
    assert outlook(s) == [found, found]


def test_who_falls_but_has_not_fainted_yet_breaks_nothing() -> None:
    s = party()
    for hero in s.heroes:
        hero.life = -3
    assert chance(s) < chance(party())


def test_it_knows_more_than_nothing_of_games_it_was_not_fitted_to() -> None:
    """A small sample at every kind of table; `undercroft lab fit fighter --check` asks it of 500 games."""
    found = collect(Order(GAME, "a test", thinking=False), 2 * len(tables), 1)
    said = [(one.chances[0], one.won[0]) for one in found]
    loss = -sum(log(called if won else 1 - called) for called, won in said) / len(said)
    assert loss < 0.6
