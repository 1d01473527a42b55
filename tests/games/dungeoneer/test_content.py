"""The cards: as many as the ledger says, made of known primitives, and named with every number in every language."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from undercroft.games.dungeoneer.content import cards
from undercroft.games.dungeoneer.content.cards import (
    CARDS,
    HEROES,
    LIFE,
    LOCATIONS,
    QUESTS,
    TERRAINS,
    WALL,
    card_names,
    card_texts,
    of_set,
)
from undercroft.games.dungeoneer.content.layout import EXITS
from undercroft.games.dungeoneer.content.notation import PRIMITIVES, UnknownPrimitive, parse_ability, parse_effect
from undercroft.games.dungeoneer.options import DungeoneerOptions
from undercroft.games.dungeoneer.rules.setup import new_state
from undercroft.games.dungeoneer.state import ADVENTURE, PERIL
from undercroft.kernel.errors import BadOptions

LANGUAGES = ("en", "de", "it")
DUNGEON = of_set(CARDS, "dungeon")


@pytest.mark.clause("DGR-DATA-19")
@pytest.mark.parametrize(("seats", "is_enough"), [(2, True), (3, True), (4, False)])
def test_the_wilderness_alone_is_enough_for_three(seats: int, is_enough: bool) -> None:
    options = DungeoneerOptions(sets="wilderness")
    if is_enough:
        assert set(new_state(options, seats).supply) == set(HEROES)
    else:
        with pytest.raises(BadOptions):
            new_state(options, seats)


@pytest.mark.clause("DGR-DATA-1")
def test_two_sets_have_the_cards_of_the_ledger() -> None:
    every: tuple[dict[str, Any], ...] = (CARDS, LOCATIONS, QUESTS, HEROES)
    assert [len(of_set(kind, "dungeon")) for kind in every] == [62, 20, 14, 6]
    assert [len(of_set(kind, "wilderness")) for kind in every] == [20, 12, 7, 2]


@pytest.mark.clause("DGR-DATA-3", "DGR-ENCARD-1")
def test_the_kinds_of_the_dungeon_set() -> None:
    kinds = Counter(CARDS[card].kind for card in DUNGEON)
    assert kinds == {"boon": 15, "treasure": 16, "bane": 11, "monster": 14, "trap": 6}
    assert len({CARDS[card].design for card in DUNGEON}) == 54


@pytest.mark.clause("DGR-DATA-4", "DGR-CARD-9")
def test_costs_are_in_their_range() -> None:
    ranges = {"boon": range(1, 6), "treasure": range(1, 5), "bane": range(1, 4), "monster": range(1, 8)}
    for card in CARDS.values():
        assert card.cost in ranges.get(card.kind, range(1, 8)), card.id


@pytest.mark.clause("DGR-DATA-5")
def test_a_monster_costs_what_it_is_worth() -> None:
    for card in CARDS.values():
        if card.stats is not None:
            best = max(card.stats.values[t] for t in card.stats.standard if t < 2)
            assert abs(card.cost - (best + card.stats.life - 1)) <= 1, card.id
            assert card.stats.life in range(1, 4)


@pytest.mark.clause("DGR-DATA-6", "DGR-EXIT-1", "DGR-LOC-1", "DGR-LOC-5")
def test_locations_have_four_exits_and_a_way_on_each_axis() -> None:
    types = Counter(LOCATIONS[place].type for place in of_set(LOCATIONS, "dungeon"))
    assert types == {"entrance": 1, "passage": 8, "room": 11}
    for place, row in LOCATIONS.items():
        north, east, south, west = (row.exits[side].state == WALL for side in range(4))
        assert not (north and south) or place == "L05"
        assert not (east and west) or place == "L03"
        assert 0 <= row.glory <= 3
        assert 0 <= row.peril <= 3


@pytest.mark.clause("DGR-DATA-7", "DGR-QUEST-16", "DGR-RULING-37")
def test_quests_have_one_condition_and_at_most_one_feature() -> None:
    ours = [QUESTS[quest] for quest in of_set(QUESTS, "dungeon")]
    conditions = Counter(quest.condition for quest in ours)
    assert conditions == {"escort": 3, "bounty": 4, "danger": 3, "opportunity": 2, "sacrifice": 2}
    for quest in QUESTS.values():
        assert sum((bool(quest.effect), quest.has_artifact, bool(quest.search[0]))) <= 1
        given = (bool(quest.stats), bool(quest.danger), bool(quest.roll), bool(quest.price), len(quest.places) == 2)
        assert sum(given) == 1, quest.id
    rooms = {place for place in of_set(LOCATIONS, "dungeon") if LOCATIONS[place].type == "room"}
    assert rooms <= {place for quest in ours for place in quest.places}
    assert sum(any(effect[0] == "level" for effect in quest.reward) for quest in ours) == 12


@pytest.mark.clause("DGR-DATA-8")
def test_an_unknown_primitive_is_rejected() -> None:
    with pytest.raises(UnknownPrimitive):
        parse_effect("explode(self, 3)")
    with pytest.raises(UnknownPrimitive):
        parse_effect("heal(self)")
    with pytest.raises(ValueError, match="does not begin"):
        parse_ability("whenever: heal(self, 1)")
    assert parse_effect("heal(self, 2)") == ("heal", "self", 2)


@pytest.mark.clause("DGR-DATA-2", "DGR-CHAL-9", "DGR-CARD-10")
def test_what_the_rulebook_shows_is_there() -> None:
    assert {row.terrain for row in LOCATIONS.values() if row.terrain} == set(TERRAINS)
    assert {row.sewer for row in LOCATIONS.values() if row.sewer} == {"A", "B"}
    categories = {card.category for card in CARDS.values()}
    assert {"Undead", "Spell", "Weapon", "Shift", "Warp", "Shield", "Container"} <= categories
    assert sum(CARDS[card].category == "Shield" for card in DUNGEON) == 2
    assert any(card.upkeep for card in CARDS.values())
    assert any(card.kind == "treasure" and card.category == "Spell" for card in CARDS.values())


@pytest.mark.clause("DGR-DATA-10", "DGR-SOLO-5", "DGR-SOLO-6")
def test_the_solo_game_leaves_out_what_needs_others() -> None:
    s = new_state(DungeoneerOptions(mode="solo"), 1)
    assert set(s.box) == {"A27", "A38", "A39"}
    assert (len(s.decks[ADVENTURE]), len(s.decks[PERIL])) == (30, 29)
    both = new_state(DungeoneerOptions(mode="solo", sets="both"), 1)
    assert set(both.box) == {"A27", "A38", "A39", "B03", "B12"}


@pytest.mark.clause("DGR-HERO-1", "DGR-RULING-48")
def test_heroes_have_four_levels_and_six_life() -> None:
    assert LIFE == 6
    for hero in HEROES.values():
        assert len(hero.values) == len(hero.symbols) == 4
        for t in range(3):
            assert [values[t] for values in hero.values] == sorted(values[t] for values in hero.values)


@pytest.mark.clause("DGR-ATK-1", "DGR-CARD-11")
def test_melee_wounds_and_magic_is_often_special() -> None:
    special = [card for card in CARDS.values() if card.stats and any(card.stats.hits)]
    assert {t for card in special if card.stats for t in range(3) if card.stats.hits[t]} == {0, 1, 2}
    for card in CARDS.values():
        if card.stats is not None:
            assert all(card.stats.symbols[t] != "-" for t in range(3) if card.stats.hits[t])


@pytest.mark.clause("DGR-BOON-1", "DGR-TREAS-1", "DGR-BANE-1", "DGR-CARD-3")
def test_permanent_cards_do_something_lasting() -> None:
    for card in CARDS.values():
        if card.is_permanent:
            assert card.statics or card.abilities, card.id
            assert not card.play, card.id
        elif card.kind in ("boon", "treasure", "bane") and not card.bearer:
            assert card.play, card.id


@pytest.mark.clause("DGR-DATA-9")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_a_text(lang: str) -> None:
    names, texts = card_names(lang), card_texts(lang)
    for card in (*CARDS, *QUESTS, *HEROES):
        assert names[card]
        assert texts[card]
    for place, row in LOCATIONS.items():
        assert names[place]
        has_effect = bool(row.statics or row.uses or row.on_enter or row.challenge or row.guardian)
        assert has_effect == (place in texts)


def numbers(text: str) -> set[str]:
    return set(re.findall(r"\d+", text))


def data_numbers(abilities: tuple[str, ...]) -> set[str]:
    """The numbers of a card's data; a trap that is harder somewhere tells the harder value instead of the step."""
    found: set[str] = set()
    for ability in abilities:
        if "hazard(this" not in ability:
            found |= numbers(ability)
    return found


@pytest.mark.clause("DGR-DATA-9")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_names_every_number_of_the_data(lang: str) -> None:
    texts = card_texts(lang)
    for row in cards._cards.card:
        told = numbers(texts[row.ids[0]])
        assert data_numbers((*row.abilities, *row.hits.values())) <= told, row.ids
        assert {str(row.upkeep)} - {"0"} <= told
    for hero in cards._heroes.hero:
        assert data_numbers(hero.abilities) <= numbers(texts[hero.id]), hero.id
    for place in cards._locations.location:
        if place.text is not None:
            assert data_numbers(place.abilities) <= numbers(texts[place.id]), place.id
    for quest in cards._quests.quest:
        parts = (quest.search, quest.bounty, *quest.hits.values(), quest.danger, quest.bonus, quest.price)
        wanted = data_numbers((*parts, quest.effect, quest.artifact, quest.reward)) | {str(quest.opportunity)} - {"0"}
        assert wanted <= numbers(texts[quest.id]), quest.id


def test_every_primitive_of_the_closed_list_is_used_or_named() -> None:
    assert len(PRIMITIVES) >= 45


@pytest.mark.clause("DGR-PLACE-2")
def test_turning_by_half_swaps_opposite_sides() -> None:
    for place in LOCATIONS:
        north, east, south, west = EXITS[place, False]
        assert EXITS[place, True] == (south, west, north, east)
