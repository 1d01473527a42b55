"""The content files hold what the ledger's tables say: counts, printed rows, constraints and mixes (FIG-COMP)."""

from __future__ import annotations

from collections import Counter

import pytest

from undercroft.games.fighter.content import cards
from undercroft.games.fighter.content.cards import BOARDS, BOSSES, EQUIPMENT, MAPS, MONSTERS, OF_LEVEL, SHEETS, THROWS
from undercroft.games.fighter.game import Fighter
from undercroft.games.fighter.options import FighterOptions
from undercroft.games.fighter.rules.setup import new_state
from undercroft.games.fighter.state import Hero, RuleSet, State
from undercroft.kernel.ask import CHANCE
from undercroft.kernel.table import Table

TYPES = {"greenskin": 9, "undead": 9, "beast": 10, "fiend": 9, "oddity": 8, "rogue": 8}


def routes(name: str) -> list[str]:
    found, open_ends = [], [MAPS[name].entrance]
    while open_ends:
        way = open_ends.pop()
        onwards = MAPS[name].ways[way[-1]]
        found += [way] if not onwards else []
        open_ends += [way + room for room in onwards]
    return sorted(found)


@pytest.mark.clause("FIG-COMP-7")
def test_nine_heroes_with_three_slots_and_an_ability_for_each_colour() -> None:
    assert len(SHEETS) == 9
    assert all(sum(sheet.slots) == 3 and len(sheet.abilities) == 3 for sheet in SHEETS.values())
    assert {ability.id for sheet in SHEETS.values() for ability in sheet.abilities} == {
        row.id for row in cards._abilities.ability
    }
    assert Hero(0).life == Hero(0).most_life == 9


def test_heroes_keep_to_the_constraints() -> None:
    values = [(ability.id, ability.value) for sheet in SHEETS.values() for ability in sheet.abilities]
    assert all(value <= 2 for name, value in values if name == "heal-all")
    assert {value for name, value in values if name == "extra-damage"} == {2, 3}
    assert {value for name, value in values if name == "sworn-enemy"} == {4}


@pytest.mark.clause("FIG-RULING-50", "FIG-RULING-51", "FIG-RULING-52")
def test_what_is_printed_stands_as_it_is_printed() -> None:
    assert SHEETS["torm"].abilities[0].id == "blind-fury"
    assert SHEETS["torm"].slots[0] >= 2
    assert SHEETS["goldfinga"].slots == (2, 0, 1)
    assert "theft" in {ability.id for ability in SHEETS["goldfinga"].abilities}
    goblin = MONSTERS["common-goblin"]
    assert (goblin.life, goblin.damage, goblin.gold, goblin.ability, goblin.throws) == (7, 1, 1, "", 0)
    assert MONSTERS["cute-bear"].throws == cards.BIT["crossbow"]
    assert (goblin.level, MONSTERS["cute-bear"].level) == (1, 2)
    assert (EQUIPMENT["helm-of-courage"].throws, EQUIPMENT["helm-of-courage"].bonus) == (cards.BIT["blind"], 3)
    assert (EQUIPMENT["dragon-sneezer"].throws, EQUIPMENT["dragon-sneezer"].bonus) == (cards.BIT["spin"], 2)
    assert any(room.throws == cards.BIT["double-bounce"] for name in ("D3", "B2") for room in MAPS[name].rooms.values())


@pytest.mark.clause("FIG-COMP-15", "FIG-ENC-5")
def test_fifty_three_monsters_by_level_type_and_ability() -> None:
    monsters = [MONSTERS[card] for level in OF_LEVEL for card in level]
    assert [len(level) for level in OF_LEVEL] == [0, 13, 13, 13, 14]
    assert Counter(monster.type for monster in monsters) == TYPES
    assert sum(not monster.throws and not monster.ability for monster in monsters) == 12
    assert sum(bool(monster.throws) for monster in monsters) == 25
    assert sum(bool(monster.ability) for monster in monsters) == 16
    assert not any(monster.throws and monster.ability for monster in monsters)
    assert {name for monster in monsters for name in cards.names_in(monster.throws)} == set(THROWS)


RANGES = {1: ((3, 8), (1, 2), (1, 3)), 2: ((5, 10), (1, 3), (2, 4)), 3: ((6, 13), (2, 3), (2, 5))}


def test_monsters_stay_in_the_ranges_of_their_level() -> None:
    ranges = {**RANGES, 4: ((10, 16), (3, 5), (3, 6))}
    for level, cards_of_level in enumerate(OF_LEVEL):
        for card in cards_of_level:
            monster = MONSTERS[card]
            for (low, high), value in zip(ranges[level], (monster.life, monster.damage, monster.gold), strict=True):
                assert low <= value <= high, card


@pytest.mark.clause("FIG-RULING-67")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_monsters_of_one_level_differ(level: int) -> None:
    monsters = [MONSTERS[card] for card in OF_LEVEL[level]]
    kinds = {(monster.life, monster.damage, monster.gold) for monster in monsters}
    assert len(kinds) >= 8
    for name in ("life", "damage", "gold"):
        assert len({getattr(monster, name) for monster in monsters}) > 1, name


@pytest.mark.clause("FIG-COMP-13", "FIG-BOSS-8")
def test_four_bosses_without_gold_and_level() -> None:
    assert len(BOSSES) == 4
    for card in BOSSES:
        boss = MONSTERS[card]
        assert (boss.gold, boss.level) == (0, 0)
        assert 16 <= boss.life <= 20
        assert boss.damage in (4, 5)
        assert boss.throws or boss.ability
        assert boss.ability != "heal-on-miss" or boss.value <= 2


@pytest.mark.clause("FIG-COMP-14", "FIG-EQ-1", "FIG-EQ-7", "FIG-RULING-31", "FIG-RULING-21")
def test_fifty_three_equipment_cards() -> None:
    kinds = Counter(cards.KINDS[card.kind] for card in EQUIPMENT.values())
    assert kinds == {"weapon": 26, "armour": 11, "item": 16}
    assert all(1 <= card.price <= 6 for card in EQUIPMENT.values())
    assert all(card.once for card in EQUIPMENT.values() if card.kind == 2)
    assert not any(card.once for card in EQUIPMENT.values() if card.kind == 0)
    assert {card.once for card in EQUIPMENT.values() if card.kind == 1} == {True, False}
    assert {name for card in EQUIPMENT.values() for name in cards.names_in(card.throws)} == set(THROWS)
    assert [card.id for card in EQUIPMENT.values() if card.times > 1] == ["twin-bell"]


@pytest.mark.clause("FIG-COMP-8")
def test_six_boards_with_eight_dungeon_maps_and_four_boss_maps() -> None:
    assert len(BOARDS) == 6
    assert sum(board.is_boss for board in BOARDS.values()) == 4
    sides = [side for board in BOARDS.values() for side in board.sides]
    assert sorted(sides) == sorted(MAPS)
    assert all(board.sides[0].startswith("B") == board.is_boss for board in BOARDS.values())
    assert all(board.sides[1].startswith("D") for board in BOARDS.values())


@pytest.mark.clause("FIG-RULING-11")
def test_no_way_through_three_maps_needs_more_than_fourteen_monsters() -> None:
    longest = {name: max(len(way) for way in routes(name)) for name in MAPS}
    shortest = {name: min(len(way) for way in routes(name)) for name in MAPS}
    assert all((shortest[name], longest[name]) in ((4, 4), (4, 5)) for name in MAPS if name.startswith("D"))
    assert all((shortest[name], longest[name]) in ((3, 4), (4, 4)) for name in MAPS if name.startswith("B"))
    for name in MAPS:
        assert set("".join(routes(name))) == set(MAPS[name].rooms)
    dungeon = sorted((longest[name] for name in MAPS if name.startswith("D")), reverse=True)
    assert sum(dungeon[:2]) + max(longest[name] for name in MAPS if name.startswith("B")) <= 14


@pytest.mark.clause("FIG-ROOM-1", "FIG-COMP-8")
def test_rooms_are_of_five_kinds_and_say_what_they_need() -> None:
    rooms = [room for found in MAPS.values() for room in found.rooms.values()]
    assert {room.kind for room in rooms} == {"normal", "shop", "fountain", "treasure", "danger"}
    assert all(bool(room.throws) == (room.kind == "danger") for room in rooms)
    assert all(bool(room.reward) == (room.kind == "treasure") for room in rooms)


def test_everything_has_a_name_in_every_language() -> None:
    languages = [cards.card_names(lang) for lang in ("en", "de", "it")]
    assert languages[0].keys() == languages[1].keys() == languages[2].keys()
    assert {*EQUIPMENT, *MONSTERS, *SHEETS, *MAPS, *THROWS} <= languages[0].keys()
    with pytest.raises(ValueError, match="no names in language 'fr'"):
        cards.card_names("fr")


def state(seats: int = 3, **options: str) -> State:
    return new_state(FighterOptions(**options), seats)  # type: ignore[arg-type]


@pytest.mark.clause("FIG-COMP-2", "FIG-COMP-3", "FIG-COMP-4", "FIG-RULING-27")
def test_three_hero_dice_nine_bonus_dice_and_thirty_coins() -> None:
    s = state()
    assert cards.COLOURS == ("red", "green", "blue")
    assert (s.bonus + s.supply, s.gold + s.coins) == (9, 30)
    assert s.gain_gold(50) == 28
    assert s.gain_bonus(50) == 8
    assert (s.coins, s.supply) == (0, 0)


@pytest.mark.clause("FIG-COMP-5", "FIG-RULING-1")
def test_one_to_six_play() -> None:
    assert list(Fighter.seats) == [1, 2, 3, 4, 5, 6]


@pytest.mark.clause("FIG-COMP-6")
def test_there_is_one_monster_with_one_life_at_a_time() -> None:
    game = Fighter()
    options = game.read_options({"retreat": False, "group_decisions": "leader"})
    given = {"at": "D1/b", "monster": "common-goblin", "life": 6}
    table: Table[State] = Table(game, game.given(options, ["Anna", "Bert"], given), is_set_up=True)
    table.answer(0, "red")
    table.answer(CHANCE, ("2", "plain"))
    foe = table.view(None)["game"]["monster"]
    assert (foe["card"], foe["life"], foe["most_life"]) == ("common-goblin", 4, 7)


@pytest.mark.clause("FIG-COMP-9", "FIG-SETUP-18")
def test_the_leader_marker_has_two_sides_and_begins_undefeated() -> None:
    from undercroft.games.fighter.told.view import view

    s = state()
    assert view(s, None)["marker"] == "undefeated"
    s.is_defeated_side = True
    assert view(s, None)["marker"] == "defeated"


@pytest.mark.clause("FIG-COMP-10", "FIG-ABIL-17")
def test_five_abilities_lay_a_marker() -> None:
    assert sorted(cards.MARKERS.values()) == ["beacon", "beer", "frog", "seduction", "song"]


@pytest.mark.clause("FIG-COMP-11")
def test_scars_never_run_out() -> None:
    from undercroft.games.fighter.rules.scars import MOST_SCARS

    assert 6 * MOST_SCARS <= 14


@pytest.mark.clause("FIG-COMP-12", "FIG-SETUP-13", "FIG-SETUP-15")
def test_the_tower_holds_four_stacks_and_the_equipment() -> None:
    s = state(difficulty="hard")
    assert s.left == [0, 2, 2, 2, 8]
    assert [len(cards_of_level) for cards_of_level in s.unseen] == [0, 13, 13, 13, 14]
    assert len(s.equipment) == 53
    assert s.equipment_discard == ()


@pytest.mark.clause("FIG-SETUP-14")
def test_easy_is_chosen_before_anybody_chooses() -> None:
    assert FighterOptions().difficulty == "easy"


@pytest.mark.clause("FIG-EDDE-12", "FIG-EDIT-12")
def test_hard_target_exists_in_italy_only() -> None:
    german, italian = RuleSet(FighterOptions(), 1), RuleSet(FighterOptions(edition="it"), 1)
    for card, low, high in (("slippered-assassin", 6, 10), ("adamant-snail", 7, 14)):
        assert (german.monsters[card].ability, german.monsters[card].life) == ("small-target", high)
        assert (italian.monsters[card].ability, italian.monsters[card].life) == ("hard-target", low)


def test_each_key_of_the_editions_can_be_set_alone() -> None:
    from undercroft.games.fighter.options import KEYS

    assert len(KEYS) == 17
    for key in KEYS:
        alone = FighterOptions(**{key: "it"})  # type: ignore[arg-type]
        assert [other for other in KEYS if alone.is_italian(other)] == [key]
        back = FighterOptions(edition="it", **{key: "de"})  # type: ignore[arg-type]
        assert [other for other in KEYS if not back.is_italian(other)] == [key]
