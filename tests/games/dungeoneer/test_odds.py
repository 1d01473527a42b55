"""The chances that are shown are those of the dice, with all that cards add."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.games.dungeoneer.desk import BERT, GAME, given

from undercroft.games.dungeoneer.state import State
from undercroft.kernel.ask import Ask
from undercroft.kernel.table import Table

HALF = Fraction(1, 2)


def asked(table: Table[State]) -> Ask:
    ((_, ask),) = table.pending.items()
    return ask


def campaign() -> State:
    """Anna is the dungeonlord, and her horde stands where Bert is."""
    options = GAME.read_options({"mode": "campaign"})
    bert = {"hero": "H1", "at": "L02", "peril": 4}
    anna = {"horde": ["A49", "A51"]}
    described = {"map": ["L02", "L01"], "phase": "lord", "horde_at": "L02", "horde_mp": 2, "Anna": anna, "Bert": bert}
    return GAME.given(options, ["Anna", "Bert"], described)


@pytest.mark.clause("DGR-TEST-1", "DGR-ENC-8")
def test_a_trap_tells_how_often_it_snaps() -> None:
    bare = given(0, "lord", {"hand": ["A60"]}, {})
    ringed = given(0, "lord", {"hand": ["A60"]}, {"treasures": ["A21"]})
    trap = ("encounter", BERT, "A60")
    assert GAME.odds(bare.state, asked(bare))[trap] == HALF  # speed 4 against 8
    assert GAME.odds(ringed.state, asked(ringed))[trap] == Fraction(1, 6)  # the ring adds 2


@pytest.mark.clause("DGR-TEST-1", "DGR-ENC-4")
def test_who_may_answer_a_trap_sees_what_his_cards_add() -> None:
    table = given(0, "lord", {"hand": ["A60"]}, {"treasures": ["A21"], "hand": ["A14"]})
    ((slot, _),) = table.pending.items()
    table.answer(slot, ("encounter", BERT, "A60"))
    (foe,) = GAME.view(table.state, BERT)["foes"]
    assert foe["against"] == [6]


@pytest.mark.clause("DGR-CHORDE-9", "DGR-RULING-78")
def test_attacks_of_the_wandering_horde_tell_their_chance() -> None:
    table = Table(GAME, campaign(), is_set_up=True)
    told = GAME.odds(table.state, asked(table))
    attacks = [option for option in told if isinstance(option, tuple) and option[0] == "horde-attack"]
    assert attacks
    assert all(0 < told[option] < 1 for option in attacks)


@pytest.mark.clause("DGR-DATA-18", "DGR-CHAL-11")
def test_a_guardian_meets_what_the_hero_has_against_its_kind() -> None:
    """The Lampwarden has 1 more against the undead page of the throne."""
    table = given(1, "hero", {}, {"hero": "H1", "at": "L02", "mp": 3}, map=["L17 L02", ". L01"])
    ((slot, _),) = table.pending.items()
    table.answer(slot, ("go", "west"))
    ask = asked(table)
    assert ask.what == "monster"
    (page,) = GAME.view(table.state, None)["foes"]
    assert page["against"][0] == 3
    assert GAME.odds(table.state, ask)["melee"] == Fraction(10, 36)
