"""The chances that a person at the table is shown."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from undercroft.games.labyrinth.content.cards import DASH, MONSTERS, Line
from undercroft.games.labyrinth.game import Labyrinth
from undercroft.games.labyrinth.rules.attack import WAYS
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
