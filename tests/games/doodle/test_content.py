"""The cards, formations and tracks are those of the ledger."""

from __future__ import annotations

from collections import Counter

import pytest

from undercroft.games.doodle.content.cards import (
    CARDS,
    DAMAGE,
    DECK,
    FORMATIONS,
    LEVELS,
    POINTS,
    TRACKS,
    action_icons,
    action_names,
)
from undercroft.games.doodle.content.grid import CELLS, COLUMNS, INDEX, NAMES, ROWS, cell_set, members

ELEMENTS = {"trap", "goblin", "orc", "dragon", "treasure", "upgrade"}


def element_counts() -> Counter[str]:
    return Counter(element for card in CARDS.values() for element in card.elements)


@pytest.mark.clause("DOO-SETUP-4", "DOO-RULING-32")
def test_there_are_sixty_cards_with_one_action_each() -> None:
    assert len(DECK) == len(set(DECK)) == 60
    assert [card.number for card in CARDS.values()] == list(range(1, 61))
    assert all(card.is_dungeon_action in (True, False) and card.action for card in CARDS.values())


def test_there_are_more_dungeon_actions_than_hero_actions() -> None:
    assert Counter(card.is_dungeon_action for card in CARDS.values()) == {True: 36, False: 24}


@pytest.mark.clause("DOO-RULING-1")
def test_printed_facts_are_kept() -> None:
    by_number = {card.number: card for card in CARDS.values()}
    assert by_number[56].elements == ("W3c", "goblin", "goblin", "dragon")
    assert by_number[58].elements == ("goblin", "orc", "orc", "upgrade", "upgrade")
    assert CARDS["axe-1"].roll == 1
    assert (CARDS["talisman-1"].roll, CARDS["talisman-1"].drop_lowest) == (2, 2)
    assert (CARDS["orc-club-1"].only, CARDS["orc-club-1"].bonus) == ("orc", 4)
    assert not CARDS["bomb-1"].is_dungeon_action


@pytest.mark.clause("DOO-DICE-2", "DOO-RULING-42")
def test_only_three_actions_add_dice() -> None:
    assert {card.action for card in CARDS.values() if card.roll} == {"axe", "talisman", "cursed-blade"}


@pytest.mark.clause("DOO-BUILD-1", "DOO-BUILD-2")
def test_every_element_is_one_of_the_known_kinds_and_a_card_has_one_formation_at_most() -> None:
    for card in CARDS.values():
        assert set(card.elements) <= ELEMENTS | set(FORMATIONS)
        assert sum(element in FORMATIONS for element in card.elements) <= 1


@pytest.mark.clause("DOO-RULING-33")
def test_all_treasures_together_never_fill_a_dungeon() -> None:
    assert element_counts()["treasure"] < CELLS


@pytest.mark.clause("DOO-RULING-16", "DOO-WALL-2")
def test_formations_have_as_many_orientations_as_their_shape_allows() -> None:
    orientations = {name: len(formation.orientations) for name, formation in FORMATIONS.items()}
    assert orientations == {
        "W1": 1,
        "W2a": 2,
        "W2b": 2,
        "W3a": 2,
        "W3b": 4,
        "W3c": 8,
        "W3d": 2,
        "W3e": 4,
        "W4a": 2,
        "W4b": 8,
        "W4c": 4,
        "W4d": 4,
        "W4e": 4,
    }


@pytest.mark.clause("DOO-WALL-3")
def test_every_placement_lies_inside_the_grid_and_has_all_its_walls() -> None:
    for formation in FORMATIONS.values():
        assert all(len(members(shape)) == formation.size for shape in formation.shapes)
        assert all(shape < 1 << CELLS for shape in formation.shapes)
    assert cell_set(["A10", "B1"]) not in FORMATIONS["W2a"].shapes


@pytest.mark.clause("DOO-UPG-7", "DOO-RULING-6", "DOO-RULING-7", "DOO-RULING-8", "DOO-RULING-34")
def test_tracks_are_those_of_the_sheet() -> None:
    assert [track.boxes for track in TRACKS] == [12, 10, 8, 6, 9, 8]
    goblin, orc, dragon, trap, treasure, hand = LEVELS
    assert [goblin[n] for n in (0, 1, 2, 12)] == [0, 0, 2, 12]
    assert [orc[n] for n in (0, 1, 2, 6, 10)] == [2, 2, 4, 8, 12]
    assert [dragon[n] for n in (0, 4, 6, 8)] == [4, 8, 10, 12]
    assert trap == (1, 1, 1, 2, 2, 2, 3)
    assert treasure == (1, 1, 1, 2, 2, 2, 3, 3, 3, 4)
    assert hand == (1, 1, 2, 2, 2, 3, 3, 3, 4)


@pytest.mark.clause("DOO-FIGHT-8", "DOO-SCORE-3", "DOO-RULING-34")
def test_damage_and_points_rise_with_the_kind() -> None:
    assert DAMAGE == POINTS == (1, 2, 3)
    assert [track.points for track in TRACKS[3:]] == [0, 0, 0]


@pytest.mark.clause("DOO-GRID-1", "DOO-GRID-2", "DOO-RULING-2")
def test_cells_are_named_by_row_and_column() -> None:
    assert (ROWS, COLUMNS, CELLS) == (8, 10, 80)
    assert (NAMES[0], NAMES[9], NAMES[10], NAMES[-1]) == ("A1", "A10", "B1", "H10")
    assert INDEX["D10"] == 3 * 10 + 9


@pytest.mark.parametrize("lang", ["en", "de", "it"])
def test_every_action_has_a_name_of_its_own(lang: str) -> None:
    names = action_names(lang)
    assert len(set(names.values())) == len(names) == len(action_icons()) == 28


def test_a_language_without_names_is_refused() -> None:
    with pytest.raises(ValueError, match="no names in language 'fr'"):
        action_names("fr")
