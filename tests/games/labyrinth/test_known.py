"""Who knows what: cards that go back under a deck, cards that are drawn, and piles that lie face down."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.labyrinth.game import Labyrinth
from undercroft.games.labyrinth.rules.counterattack import Result, suffer
from undercroft.games.labyrinth.rules.items import put_peeks_back
from undercroft.games.labyrinth.rules.setup import draw_spell
from undercroft.games.labyrinth.rules.treasure import cancel_reservation
from undercroft.games.labyrinth.state import State
from undercroft.kernel.state import Told

GAME = Labyrinth()
BOARD = ["start - c1-1 | r1-1", "c1-1 | r1-2"]


def table(**described: Any) -> State:
    return GAME.given(GAME.read_options({}), ["Anna", "Bert", "Cora"], {"board": BOARD, **described})


@pytest.mark.clause("LAB-ITEM-7")
def test_only_who_has_looked_knows_what_lies_under_the_deck() -> None:
    s = table(Bert={"carried": ["esp"]})
    card = s.monsters[1].pool[0]
    s.monsters[1] = s.monsters[1].without((card,))
    s.peeks = (("r1-1", card),)
    put_peeks_back(s, s.heroes[1])
    assert [card in s.monsters[1].hidden_from(seat) for seat in (0, 1, 2, None)] == [True, False, True, True]


@pytest.mark.clause("LAB-ITEM-10")
def test_what_a_ball_kept_is_known_under_its_deck_to_its_owner_alone() -> None:
    s = table(reserved=[{"owner": "Bert", "room": "r1-1", "monster": "goblin", "treasure": 500}])
    kept = s.reserved["r1-1"]
    cancel_reservation(s, "r1-1")
    for deck, card in ((s.monsters[1], kept.monster), (s.treasures[1], kept.treasure)):
        assert [card in deck.hidden_from(seat) for seat in (0, 1, 2, None)] == [True, False, True, True]
    assert kept.treasure not in s.known


@pytest.mark.clause("LAB-SPELL-2", "LAB-SPELL-4")
@pytest.mark.parametrize(
    ("selection", "who_knows"), [("drawn", [False, True, False, False]), ("chosen", [True, True, True, True])]
)
def test_a_spell_drawn_blind_is_for_its_owner_and_a_chosen_one_for_all(selection: str, who_knows: list[bool]) -> None:
    s = GAME.given(GAME.read_options({"spell_selection": selection}), ["Anna", "Bert", "Cora"], {"board": BOARD})
    told: list[Told] = []
    s.listener = told.append
    rules = draw_spell(s, s.heroes[1], "LAB-SPELL-2")
    ask = next(rules)
    with pytest.raises(StopIteration):
        rules.send(next(iter(ask.options)))
    (event,) = told
    assert ["card" in event.for_seat(seat) for seat in (0, 1, 2, None)] == who_knows


@pytest.mark.clause("LAB-CTR-5")
def test_the_left_neighbour_sees_how_many_cards_each_pile_has() -> None:
    s = table(Bert={"at": "r1-1", "carried": [250, 500, 750]})
    rules = suffer(s, s.heroes[1], Result.SERIOUS, "r1-1")
    next(rules)
    ask = rules.send(s.heroes[1].carried[:1])
    assert (ask.seat, ask.about) == (2, {"loser": 1, "left": 1, "right": 2})
