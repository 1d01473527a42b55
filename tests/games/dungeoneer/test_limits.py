"""The limiting half of clauses: what a rule does not do, whom it does not concern, and what it leaves behind."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dungeoneer.desk import ANNA, BERT, CLEO, GAME, anna, bert, given, run

from undercroft.games.dungeoneer.content.cards import OPEN, Exit
from undercroft.games.dungeoneer.rules import building
from undercroft.games.dungeoneer.rules.cards.effects import Context, forced_discard
from undercroft.games.dungeoneer.rules.fights.defeat import put_away
from undercroft.games.dungeoneer.rules.lord import sort_survivors
from undercroft.games.dungeoneer.state import ADVENTURE, NOBODY, Foe, State
from undercroft.kernel.ask import Ask, Rules
from undercroft.kernel.state import EVERYBODY
from undercroft.kernel.table import Table


def carried_out(rule: Rules[Any]) -> Any:
    """What a rule that asks nothing gives back."""
    try:
        ask = next(rule)
    except StopIteration as end:
        return end.value
    raise AssertionError(f"it asks {ask}")


# --- the map --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DGR-DATA-14", "DGR-EXIT-8")
def test_a_location_that_was_turned_has_its_printed_exits_again_and_no_other_location_has() -> None:
    s = given(ANNA, "lord", {}, {}).state
    place = building.turnable(s)[0]
    s.opened = frozenset({(place, 0), ("L02", 1)})
    s.exit_changes = ((place, 1, Exit(OPEN), NOBODY), ("L02", 1, Exit(OPEN), NOBODY))
    carried_out(building.turn(s, ANNA, [place]))
    assert s.opened == {("L02", 1)}
    assert [change[0] for change in s.exit_changes] == ["L02"]


# --- cards ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DGR-CARD-12")
@pytest.mark.parametrize(("zone", "card"), [("hand", "A11"), ("boon", "A06"), ("treasure", "A21"), ("horde", "A43")])
def test_a_forced_discard_takes_one_card_of_its_zone_and_nothing_else(zone: str, card: str) -> None:
    things = {"hand": ["A11"], "boons": ["A06"], "treasures": ["A21"], "horde": ["A43"]}
    table = given(ANNA, "lord", {}, things)
    s, hero = table.state, bert(table)
    carried_out(forced_discard(s, Context(ANNA, anna(table), "bane", "A38", "DGR-CARD-12"), hero, zone, "target"))
    left = [*hero.hand, *hero.boons, *hero.treasures, *hero.horde]
    assert sorted(left) == sorted({"A11", "A06", "A21", "A43"} - {card})
    assert s.discards[ADVENTURE] == (card,)


@pytest.mark.clause("DGR-HORDE-1", "DGR-HORDE-2", "DGR-HORDE-5")
def test_a_dungeonlord_sorts_his_own_monsters_and_neither_traps_nor_those_of_others() -> None:
    s = given(ANNA, "lord", {}, {}).state
    kinds = (("A43", ANNA, "encounter"), ("A44", BERT, "encounter"), ("A57", ANNA, "trap"), ("A45", ANNA, "encounter"))
    s.foes = [Foe(card, seat, "L02", kind, CLEO) for card, seat, kind in kinds]
    s.wounds = {"A45": 1}
    rule: Any = sort_survivors(s, s.heroes[ANNA])
    ask = next(rule)
    assert isinstance(ask, Ask)
    assert (ask.what, ask.about, ask.options) == ("survivor", {"card": "A43"}, ("hand", "horde"))
    assert rule.send("hand").what == "trim-horde"  # the wounded one is not asked for
    assert [foe.card for foe in s.foes] == ["A44", "A57"]
    assert (s.heroes[ANNA].hand, s.heroes[ANNA].horde) == (("A43",), ("A45",))


@pytest.mark.clause("DGR-HORDE-6", "DGR-HORDE-7")
def test_who_takes_his_survivors_into_the_hand_is_not_asked_for_his_horde() -> None:
    s = given(ANNA, "lord", {"horde": ["A44", "A45"]}, {}).state
    s.foes = [Foe("A43", ANNA, "L02", "encounter", BERT)]
    rule: Any = sort_survivors(s, s.heroes[ANNA])
    next(rule)
    with pytest.raises(StopIteration):
        rule.send("hand")
    assert s.heroes[ANNA].horde == ("A44", "A45")


# --- defeats --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DGR-DEFEAT-2")
def test_a_card_that_all_knew_in_the_hand_of_a_defeated_hero_is_unknown_in_the_next_hand() -> None:
    table = given(ANNA, "hero", {}, {"hand": ["A43"]})
    s = table.state
    s.known = {"A43": EVERYBODY}
    assert seen(table, CLEO, BERT) == ["A43"]
    put_away(s, bert(table))
    anna(table).hand = ("A43",)
    assert seen(table, CLEO, ANNA) == []
    assert seen(table, ANNA, ANNA) == ["A43"]


@pytest.mark.clause("DGR-LORD-2", "DGR-HORDE-1")
def test_a_card_that_all_knew_is_known_no_longer_than_it_is_in_the_hand() -> None:
    table = given(ANNA, "hero", {"hand": ["A21"], "treasures": []}, {})
    table.state.known = {"A21": EVERYBODY}
    run(table, ("play", "A21"))
    assert anna(table).treasures == ("A21",)
    assert table.state.known == {}


def seen(table: Table[State], seat: int, owner: int) -> list[str]:
    """Which cards of somebody's hand a player knows."""
    hand: list[str] = GAME.view(table.state, seat)["players"][owner]["hand"]
    return hand
