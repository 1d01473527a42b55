"""Who knows what: cards that go back under a deck, cards that are drawn, and piles that lie face down."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.labyrinth.game import Labyrinth
from undercroft.games.labyrinth.rules.counterattack import Result, suffer
from undercroft.games.labyrinth.rules.items import put_peeks_back, use_ball
from undercroft.games.labyrinth.rules.setup import draw_spell
from undercroft.games.labyrinth.rules.treasure import cancel_reservation
from undercroft.games.labyrinth.state import State
from undercroft.kernel.ask import Ask, Rules
from undercroft.kernel.state import Told, holds

GAME = Labyrinth()
BOARD = ["start - c1-1 | r1-1", "c1-1 | r1-2"]


def table(**described: Any) -> State:
    return GAME.given(GAME.read_options({}), ["Anna", "Bert", "Cora"], {"board": BOARD, **described})


def carried_out(rules: Rules[None]) -> None:
    """Run a rule to its end with the first answer to whatever it asks."""
    try:
        ask = next(rules)
        while True:
            options: Any = ask.options
            ask = rules.send(next(iter(options)))
    except StopIteration:
        return


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
    carried_out(draw_spell(s, s.heroes[1], "LAB-SPELL-2"))
    (event,) = told
    assert ["card" in event.for_seat(seat) for seat in (0, 1, 2, None)] == who_knows


@pytest.mark.clause("LAB-CTR-5")
def test_the_left_neighbour_sees_how_many_cards_each_pile_has() -> None:
    s = table(Bert={"at": "r1-1", "carried": [250, 500, 750]})
    rules = suffer(s, s.heroes[1], Result.SERIOUS, "r1-1")
    next(rules)
    ask = rules.send(s.heroes[1].carried[:1])
    assert isinstance(ask, Ask)
    assert (ask.seat, ask.about) == (2, {"loser": 1, "left": 1, "right": 2})


@pytest.mark.clause("LAB-CTR-2", "LAB-AMB-16")
def test_all_hear_where_something_was_dropped_and_only_its_owner_hears_what() -> None:
    s = table(Bert={"at": "r1-1", "carried": [250]}, monster=[{"card": "goblin", "at": "r1-1", "engaged": "Bert"}])
    for keeper in (s.foes[0], "c1-1"):
        s.heroes[1].carried = ("sack-250-1",)
        told: list[Told] = []
        s.listener = told.append
        list(suffer(s, s.heroes[1], Result.UNCONSCIOUS, keeper))
        event = next(event for event in told if event.kind == "dropped")
        assert event.facts["place"] == ("c1-1" if keeper == "c1-1" else "r1-1")
        assert ["cards" in event.for_seat(seat) for seat in (0, 1, 2, None)] == [False, True, False, False]


@pytest.mark.clause("LAB-ITEM-9", "LAB-ITEM-14")
def test_each_who_has_looked_knows_the_kept_treasure_wherever_it_goes() -> None:
    s = table(Bert={"carried": ["crystal"]}, Cora={"carried": ["crystal"]})
    for hero in s.heroes[1:]:
        carried_out(use_ball(s, hero))
    treasure, known = s.reserved["r1-1"].treasure, s.known
    cancel_reservation(s, "r1-1")
    assert [treasure in s.treasures[1].hidden_from(seat) for seat in (0, 1, 2, None)] == [True, False, False, True]
    assert treasure in known, "what copies of the position share is never written into"


@pytest.mark.clause("LAB-ITEM-12", "LAB-ITEM-14")
def test_who_looks_at_a_treasure_that_is_linked_to_a_monster_knows_it_from_now_on() -> None:
    monsters = [{"card": card, "at": "r1-1", "held": [250]} for card in ("giant-rat", "goblin")]
    kept = [{"owner": "Anna", "room": "r1-1", "treasure": 500}]
    s = table(Bert={"carried": ["crystal"]}, monster=monsters, reserved=kept)
    linked = s.foes[1].reserved = s.reserved.pop("r1-1").treasure
    carried_out(use_ball(s, s.heroes[1]))
    assert [holds(s.known[linked], seat) for seat in (0, 1, 2, None)] == [True, True, False, False]


@pytest.mark.clause("LAB-ITEM-9", "LAB-FIGHT-24")
def test_where_no_treasure_was_kept_nobody_knows_one() -> None:
    s = table(Bert={"carried": ["crystal"]}, treasure_deck={1: []})
    before = set(s.known)
    carried_out(use_ball(s, s.heroes[1]))
    assert set(s.known) == before


@pytest.mark.clause("LAB-CTR-8", "LAB-SPELL-17")
def test_a_killed_wizard_alone_knows_which_spells_went_under_the_deck() -> None:
    s = table(Bert={"class": "wizard", "at": "r1-1", "spells": ["bolt", "teleport"]})
    lost = s.heroes[1].spells
    carried_out(suffer(s, s.heroes[1], Result.KILLED, "r1-1"))
    assert [[card in s.spells[0].hidden_from(seat) for seat in (0, 1, 2, None)] for card in lost] == [
        [True, False, True, True],
        [True, False, True, True],
    ]
