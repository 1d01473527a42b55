"""The outlook of the Labyrinth: who is likely to win, as far as the table tells, and whether that comes true."""

from __future__ import annotations

import pytest

from undercroft.games import find_game
from undercroft.games.labyrinth.bot import FEATURES, features, outlook
from undercroft.games.labyrinth.content.board import START
from undercroft.games.labyrinth.content.cards import TREASURES
from undercroft.games.labyrinth.state import State
from undercroft.kernel.table import Table
from undercroft.lab.fit.positions import Order, collect

GAME = find_game("labyrinth")
SMALL = sorted(card for card in TREASURES if 0 < TREASURES[card].gold <= 1000)


def middle(*kinds: str) -> State:
    """Adventurers in a corridor of level 2; nobody has anything."""
    s: State = GAME.start(GAME.read_options(GAME.presets["everything"]), len(kinds))
    for hero, kind in zip(s.heroes, kinds, strict=True):
        hero.kind, hero.at = kind, "c2-05"
    s.is_new_turn, s.steps = False, 5
    return s


def enough(gold: int) -> tuple[str, ...]:
    found: list[str] = []
    for card in SMALL:
        if sum(TREASURES[one].gold for one in found) < gold:
            found.append(card)
    return tuple(found)


@pytest.mark.parametrize(
    "kinds", [("elf", "hero"), ("elf", "superhero", "wizard"), ("dwarf", "cleric", "hobbit", "thief")]
)
def test_chances_are_one_together_and_of_each_the_same_is_counted(kinds: tuple[str, ...]) -> None:
    s = middle(*kinds)
    assert sum(outlook(s)) == pytest.approx(1)
    assert all(0 < one < 1 for one in outlook(s))
    assert [len(row) for row in features(s)] == [len(FEATURES)] * len(kinds)


def test_equals_have_equal_chances_but_for_the_turn() -> None:
    assert outlook(middle("elf", "elf", "elf"))[1] == pytest.approx(outlook(middle("elf", "elf", "elf"))[2])


def test_gold_counts_and_more_so_near_home() -> None:
    s = middle("hero", "hero")
    even = outlook(s)[0]
    s.heroes[0].carried = enough(5000)
    half = outlook(s)[0]
    s.heroes[0].carried = enough(10_000)
    all_of_it = outlook(s)[0]
    s.heroes[0].at = min(s.board.way_to[START])
    at_the_door = outlook(s)[0]
    assert even < half < all_of_it < at_the_door
    assert at_the_door > 0.9


@pytest.mark.parametrize("blow", ["misses", "wounded", "cage"])
def test_who_cannot_go_on_has_less_hope(blow: str) -> None:
    s = middle("hero", "hero")
    s.heroes[0].carried = enough(4000)
    before = outlook(s)[0]
    if blow == "misses":
        s.heroes[0].misses = 2
    elif blow == "wounded":
        s.heroes[0].is_wounded = True
    else:
        s.heroes[0].cage = "cage-2-1"
    assert outlook(s)[0] < before


def test_there_is_an_outlook_while_classes_are_chosen() -> None:
    table = Table.new(GAME, GAME.read_options({}), 3, listen=False)
    assert outlook(table.state) == pytest.approx([1 / 3] * 3)
    table.state.heroes[1].kind = "superhero"
    assert sum(outlook(table.state)) == pytest.approx(1)


def test_at_the_end_the_winners_share_it() -> None:
    s = middle("elf", "hero", "wizard")
    s.winners = (2,)
    assert outlook(s) == [0.0, 0.0, 1.0]
    s.winners = (0, 1)
    assert outlook(s) == [0.5, 0.5, 0.0]


def test_what_it_says_comes_true_far_more_often_than_even_chances() -> None:
    """The mean square of what it was off by, in games to which it was not fitted; `lab fit --check` asks 500."""
    positions = collect(Order(GAME, "test", thinking=False), 20, workers=1)
    off = even = 0.0
    for one in positions:
        off += sum((said - won) ** 2 for said, won in zip(one.chances, one.won, strict=True)) / len(one.won)
        even += sum((1 / len(one.won) - won) ** 2 for won in one.won) / len(one.won)
    assert off < 0.75 * even
