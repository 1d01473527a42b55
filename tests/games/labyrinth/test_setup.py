"""Setting up: how many may play, which decks there are, and markers that never run out."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.labyrinth.content.board_map import load_board
from undercroft.games.labyrinth.content.cards import MONSTERS, SPELLS, TREASURES
from undercroft.games.labyrinth.game import Labyrinth
from undercroft.games.labyrinth.rules.places import count_defeat, is_unsafe, settle_grave
from undercroft.games.labyrinth.state import State
from undercroft.kernel.deck import Deck
from undercroft.kernel.errors import BadSeats
from undercroft.kernel.table import Table

GAME = Labyrinth()
LEVELS = range(1, 7)


def fresh(mode: str = "expert", seats: int = 2) -> State:
    return Table.new(GAME, GAME.read_options({"mode": mode}), seats).state


def given(**described: Any) -> State:
    return GAME.given(GAME.read_options({}), ["Anna", "Bert"], described)


@pytest.mark.clause("LAB-SETUP-1")
@pytest.mark.parametrize(("mode", "most"), [("basic", 4), ("expert", 8)])
def test_so_many_may_play(mode: str, most: int) -> None:
    for seats in range(2, most + 1):
        assert len(fresh(mode, seats).heroes) == seats
    for seats in (0, 1, most + 1):
        with pytest.raises(BadSeats):
            fresh(mode, seats)


@pytest.mark.clause("LAB-SETUP-2", "LAB-COMP-5")
def test_each_level_has_a_monster_deck_and_a_treasure_deck_of_its_colour() -> None:
    s = fresh()
    for level in LEVELS:
        monsters, treasures = s.monsters[level].cards(), s.treasures[level].cards()
        assert {MONSTERS[card].level for card in monsters} == {level}
        assert {TREASURES[card].level for card in treasures} == {level}
        assert len(set(monsters)) == len(monsters)
        assert len(set(treasures)) == len(treasures)
    assert sum(len(s.monsters[level]) for level in LEVELS) == len(MONSTERS)
    assert sum(len(s.treasures[level]) for level in LEVELS) == len(TREASURES)
    assert not set(s.spells[0].cards()) & (set(MONSTERS) | set(TREASURES))


@pytest.mark.clause("LAB-SETUP-2", "LAB-SETUP-3", "LAB-RULING-2")
def test_the_decks_lie_face_down_and_shuffled() -> None:
    s = fresh()
    for deck in (*s.monsters[1:], *s.treasures[1:], *s.spells):
        assert set(deck.next_cards()) == set(deck.cards()), "any card may be the next one"
        assert set(deck.hidden_from(0)) == set(deck.cards()), "nobody knows where any card is"


@pytest.mark.clause("LAB-SETUP-4", "LAB-SETUP-5")
def test_the_spell_deck_is_for_the_expert_game_only() -> None:
    assert fresh("basic").spells == [Deck(())]
    spells = fresh("expert").spells[0].cards()
    assert {SPELLS[card].kind for card in spells} == {"fireball", "bolt", "teleport"}


@pytest.mark.clause("LAB-SETUP-6", "LAB-RULING-28")
def test_number_markers_never_run_out() -> None:
    held = [card for card in TREASURES if TREASURES[card].gold][:40]
    monsters = [card for card in MONSTERS if not MONSTERS[card].trap][:40]
    rooms = load_board().rooms[:40]
    foes = zip(monsters, rooms, held, strict=True)
    s = given(monster=[{"card": card, "at": room, "held": [lost]} for card, room, lost in foes])
    assert sorted(foe.marker for foe in s.foes) == list(range(1, 41))
    assert GAME.broken(s) == []


@pytest.mark.clause("LAB-SETUP-6", "LAB-RULING-28")
def test_there_is_a_grave_marker_for_every_place() -> None:
    s = given()
    places = [space.id for space in s.board.spaces.values() if space.is_place]
    for place in places:
        for _ in range(3):
            count_defeat(s, place)
        settle_grave(s, place)
    assert s.graves == set(places)
    assert not any(is_unsafe(s, place) for place in places)
