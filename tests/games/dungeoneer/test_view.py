"""What a client is given to draw a fight before the dice are thrown: both sides, and all that is added."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from undercroft.games.dungeoneer.content.cards import HEROES, TYPES
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.rules.fights.throws import DEFENCE
from undercroft.games.dungeoneer.rules.stats import attribute, roll_bonus
from undercroft.games.dungeoneer.state import State
from undercroft.host.telling import RememberingWords, Teller
from undercroft.kernel.ask import CHANCE, Ask, pick
from undercroft.kernel.match import Match
from undercroft.kernel.record import SeatInfo
from undercroft.kernel.table import Table

GAME = Dungeoneer()


def positions(seed: int) -> Any:
    """A random game: the table and what is asked, at each question to a player."""
    random = Random(seed)
    table: Table[State] = Table.new(GAME, GAME.read_options({}), 3, listen=False)
    while not table.over and table.position < 1500:
        ((slot, ask),) = table.pending.items()
        if ask.seat != CHANCE:
            yield table, ask
        table.answer(slot, pick(ask.options, random))


def test_the_attacked_heros_total_stands_beside_the_monster() -> None:
    seen = 0
    for table, _ in positions(3):
        s = table.state
        for foe, shown in zip(s.foes, GAME.view(s, None)["foes"], strict=True):
            target = s.heroes[foe.target]
            if foe.type >= 0 and target.at:
                bonus = roll_bonus(s, target, DEFENCE, TYPES[foe.type], foe.stats.category)
                assert shown["against"][foe.type] == attribute(target, foe.type) + bonus
                seen += 1
    assert seen > 20


def test_before_a_roll_one_knows_who_fights_and_what_is_added() -> None:
    fights = [ask for _, ask in positions(4) if ask.what == "before-roll" and ask.about["moment"] == "fight"]
    assert fights
    for ask in fights:
        assert ask.about["attacker"]
        assert ask.about["defender"]
        heroes = [card for card in (ask.about["attacker"], ask.about["defender"]) if card in HEROES]
        assert len([name for name in ask.about if name.startswith("bonus")]) == len(heroes)


@pytest.mark.clause("DGR-TURN-5", "DGR-RULING-2")
def test_everybody_sees_the_inventory_and_the_points_of_everybody() -> None:
    lies_open = {"boons": ["A03"], "treasures": ["A16"], "banes": ["A32"], "horde": ["A45"], "quests": ["Q04"]}
    given = {"Bert": {"hero": "H2", "glory": 3, "peril": 4, "life": 5, "level": 2, "hand": ["A10"], **lies_open}}
    state = GAME.given(GAME.read_options({}), ["Anna", "Bert"], given)
    for seat in (0, 1, None):
        bert = GAME.view(state, seat)["players"][1]
        assert {zone: bert[zone] for zone in lies_open} == lies_open
        points = [bert[name] for name in ("hero", "glory", "peril", "life", "level", "hand_size")]
        assert points == ["H2", 3, 4, 5, 2, 1]
        assert bert["hand"] == (["A10"] if seat == 1 else [])


def test_only_named_facts_of_an_ask_leave_the_table() -> None:
    match = Match.new(GAME, {}, [SeatInfo("Anna"), SeatInfo("Bert")], bytes(32))
    teller = Teller(RememberingWords("en"), match, ["Anna", "Bert"])
    about = {"place": "L14", "bonus1": 2, "hidden": "A01"}
    told = teller.ask(Ask(0, "place", ((1, 0, "printed"),), "DGR-BUILD-1", about), 0, 0, match.table.view(0)["game"])
    assert told["facts"] == {"place": "L14", "bonus1": 2}
