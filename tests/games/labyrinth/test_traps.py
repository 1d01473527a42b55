"""A trap where there is nothing below: our decks cannot bring it about, so the rule is asked directly."""

from __future__ import annotations

import pytest

from undercroft.games.labyrinth.game import Labyrinth
from undercroft.games.labyrinth.rules.traps import spring_trap
from undercroft.games.labyrinth.state import Outcome
from undercroft.kernel.ask import Draw, Rules

GAME = Labyrinth()
TRAPDOOR = "trapdoor-5-1"


def outcome(rules: Rules[Outcome], treasure: str) -> Outcome:
    """Run a rule to its end; whenever it draws a card, it draws this one."""
    try:
        ask = next(rules)
        while True:
            assert isinstance(ask, Draw), f"it asks {ask}"
            ask = rules.send(treasure)
    except StopIteration as ended:
        found: Outcome = ended.value
        return found


@pytest.mark.clause("LAB-TRAP-11", "LAB-RULING-22")
@pytest.mark.parametrize(("place", "gold", "is_cleared"), [("r6-1", 9_000, True), ("royal-vault", 0, False)])
def test_on_level_6_a_trapdoor_has_no_fall(place: str, gold: int, is_cleared: bool) -> None:
    described = {
        "board": ["start - c6-1 | r6-1", "c6-1 - royal-vault", "c6-1 - dragons-lair"],
        "Anna": {"at": place, "trail": ["c6-1"]},
    }
    s = GAME.given(GAME.read_options({}), ["Anna", "Bert"], described)
    (hero, _) = s.heroes
    assert outcome(spring_trap(s, hero, TRAPDOOR, ""), treasure="dragon-egg-9000-1") is Outcome.GOES_ON
    assert (hero.at, hero.trail, hero.gold) == (place, ("c6-1",), gold)
    assert (place in s.graves) is is_cleared
