"""The chances that a person at the table is shown."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from undercroft.games.labyrinth.content.cards import DASH, MONSTERS, Line
from undercroft.games.labyrinth.game import Labyrinth
from undercroft.games.labyrinth.rules.attack import NEVER, WAYS, Blow, Means, chance
from undercroft.games.labyrinth.state import State
from undercroft.kernel.ask import Ask

GAME = Labyrinth()


def table(**more: Any) -> State:
    given = {"Anna": {"class": "hero"}, "Bert": {"class": "elf"}, **more}
    return GAME.given(GAME.read_options({"mode": "expert", "thief": True}), ["Anna", "Bert"], given)


@pytest.mark.clause("LAB-TRAP-9")
def test_who_falls_is_told_the_odds_of_the_fight_below() -> None:
    ask = Ask(0, "fall", ("wine-cellar", "chapel"), "LAB-TRAP-8")
    odds = GAME.odds(table(), ask)
    assert 0 < odds["chapel"] == odds["wine-cellar"] < 1
    assert set(GAME.odds(table(graves=["chapel"]), ask)) == {"wine-cellar"}


@pytest.mark.clause("LAB-TRAP-1")
def test_a_trap_that_one_has_seen_has_no_odds() -> None:
    s = table(Anna={"class": "hero", "at": "start", "carried": ["esp"]})
    s.steps, s.peeks = 3, (("r1-06", "cage-1-1"),)
    assert GAME.odds(s, Ask(0, "move", (("step", "r1-06"), "end"), "LAB-TURN-2")) == {}


@pytest.mark.clause("LAB-THIEF-5")
@pytest.mark.parametrize(("kind", "chance"), [("hero", Fraction(0)), ("thief", Fraction(1, 36))])
def test_a_thief_may_hope_for_a_twelve_where_a_hero_may_not_hope_at_all(kind: str, chance: Fraction) -> None:
    hopeless = next(m.id for m in MONSTERS.values() if m.level == 6 and not m.trap and m.targets[Line.HERO] == DASH)
    room = next(room for room in sorted(table().board.room_set) if room.startswith("r6-"))
    s = table(Anna={"class": kind, "at": "start"}, monster=[{"card": hopeless, "at": room}])
    assert GAME.odds(s, Ask(0, "move", (("step", room), "end"), "LAB-TURN-2")) == {("step", room): chance}


@pytest.mark.clause("LAB-ITEM-5")
def test_only_who_has_looked_knows_the_odds_of_this_very_fight() -> None:
    rat = next(m for m in MONSTERS.values() if m.kind == "giant-rat")
    step = ("step", "r1-06")
    s = table(Anna={"class": "hero", "at": "start", "carried": ["esp"]})
    s.peeks = (("r1-06", rat.id),)
    mine, other = (GAME.odds(s, Ask(seat, "move", (step,), "LAB-TURN-2"))[step] for seat in (0, 1))
    assert mine == Fraction(WAYS[rat.targets[Line.HERO]], 36)
    s.peeks = ()
    assert other == GAME.odds(s, Ask(1, "move", (step,), "LAB-TURN-2"))[step]


@pytest.mark.clause("LAB-FIGHT-6")
def test_so_many_of_36_throws_show_at_least_a_total() -> None:
    assert WAYS[2:] == (36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0)


@pytest.mark.clause("LAB-FIGHT-6", "LAB-SWORD-7")
@pytest.mark.parametrize(
    ("struck", "least"),
    [
        (Blow(2, 0, NEVER), 2),
        (Blow(3, 2, NEVER), 2),
        (Blow(9, 2, NEVER), 7),
        (Blow(99, 0, 11), 11),
        (Blow(99, 0, NEVER), 13),
    ],
)
def test_the_least_total_that_succeeds_is_one_that_two_dice_can_show(struck: Blow, least: int) -> None:
    assert struck.least == least
    assert [struck.succeeds(total) for total in range(2, 13)] == [total >= least for total in range(2, 13)]


@pytest.mark.clause("LAB-THIEF-5")
@pytest.mark.parametrize(("kind", "can_steal", "won"), [("thief", True, 1), ("thief", False, 0), ("hero", True, 0)])
def test_only_a_thief_who_can_steal_counts_a_theft_as_a_chance(kind: str, can_steal: bool, won: int) -> None:
    hopeless = next(m for m in MONSTERS.values() if not m.trap and m.targets[Line.HERO] == m.targets[Line.ELF] == DASH)
    s = table(Anna={"class": kind})
    assert chance(s, s.heroes[0], hopeless, Means.HAND, can_steal=can_steal) == Fraction(won, 36)
    assert chance(s, s.heroes[0], hopeless, Means.HAND) == Fraction(kind == "thief", 36), "if not said otherwise he can"
