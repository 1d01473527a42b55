"""Adventure cards that are like no other: one test each; and no card is left out here and in test_card_effects.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from tests.games.dungeoneer.desk import ANNA, BERT, CLEO, GAME, RICH, anna, bert, given, run, told, values
from tests.games.dungeoneer.test_card_effects import DESIGNS, PROVEN, attacked

from undercroft.games.dungeoneer.content.cards import CARDS, LOCATIONS
from undercroft.games.dungeoneer.state import State
from undercroft.kernel.ask import CHANCE, Option
from undercroft.kernel.table import Table

Test = TypeVar("Test", bound=Callable[..., None])
ODD: set[str] = set()


def proves(*cards: str) -> Callable[[Test], Test]:
    """The test is about these cards."""
    ODD.update(cards)
    return lambda test: test


@proves("A05")
def test_the_answering_blade_makes_melee_a_standard_attack() -> None:
    duel = ("duel", BERT, "melee")
    assert duel not in given(ANNA, "hero", {}, {}).pending[ANNA].options
    assert duel in run(given(ANNA, "hero", {"hand": ["A05"]}, {}), ("play", "A05")).pending[ANNA].options


@proves("A09")
@pytest.mark.parametrize(("place", "way"), [("L15", "west"), ("L16", "north")])
def test_ghost_step_walks_through_locked_and_trapped_exits(place: str, way: str) -> None:
    drawn = ["L04 . .", "L16 L02 L15", ". L01 ."]
    without = given(ANNA, "hero", {"at": place}, {}, map=drawn).pending[ANNA].options
    with_it = given(ANNA, "hero", {"at": place, "boons": ["A09"]}, {}, map=drawn).pending[ANNA].options
    assert ("try", way) in without
    assert ("try", way) not in with_it
    assert ("go", way) in with_it
    paid = run(given(ANNA, "reset", {"boons": ["A09"]}, {}), ("pay", "A09"))
    assert anna(paid).glory == RICH["glory"] - CARDS["A09"].upkeep


@proves("A10")
@pytest.mark.parametrize(("encounter", "dice"), [(("A43", "melee"), ((3, 3),)), (("A57",), ((3,), (3,), (3,)))])
def test_duck_and_roll_helps_against_what_it_answers(encounter: tuple[str, ...], dice: tuple[Any, ...]) -> None:
    totals = []
    for answer in ((), (("play", "A10"),)):
        table = given(BERT, "lord", {"hand": ["A10"]}, {"hand": [encounter[0]]})
        run(table, ("encounter", ANNA, *encounter), *answer, dice=dice)
        hers = [e.facts for e in table.told if e.facts.get("seat") == ANNA and e.kind.startswith("test-")]
        totals.append(hers[0]["total"] if hers else told(table, "fight-monster")["against"])
    assert totals[1] - totals[0] == 2


@proves("A12")
def test_unravel_undoes_a_bane() -> None:
    table = run(given(BERT, "lord", {"hand": ["A12"]}, {"hand": ["A32"]}), ("bane", "A32", ANNA), ("play", "A12"))
    assert anna(table).banes == ()
    assert {"A12", "A32"} <= set(table.state.discards[0])
    assert anna(table).peril == RICH["peril"] - CARDS["A32"].cost


@proves("A13")
def test_gone_like_smoke_leaves_by_a_possible_exit_without_a_test() -> None:
    plan = ("encounter", ANNA, "A43", "melee"), ("play", "A13"), "west"
    table = run(given(BERT, "lord", {"hand": ["A13"], "at": "L15"}, {"hand": ["A43"]}), *plan[:2])
    assert anna(table).at == "L02"  # the only way out, and it is locked
    table = run(given(BERT, "lord", {"hand": ["A13"]}, {"hand": ["A43"]}), *plan)
    assert anna(table).at == "L16"
    assert told(table, "no-attack")["card"] == "A43"


@proves("A19", "A20")
@pytest.mark.parametrize(
    ("card", "source", "helps"),
    [("A19", "trap", True), ("A19", "attack", True), ("A20", "trap", True), ("A20", "attack", False)],
)
def test_a_card_prevents_one_wound_of_the_sources_it_names(card: str, source: str, helps: bool) -> None:
    encounter = ("encounter", ANNA, "A43", "melee") if source == "attack" else ("encounter", ANNA, "A57")
    dice = ((6, 1),) if source == "attack" else ((6,), (6,), (1,))  # Bert, Cleo, Anna
    table = given(BERT, "lord", {"treasures": [card]}, {"hand": [encounter[2]]})
    if not helps:  # it is not on offer
        with pytest.raises(AssertionError):
            run(table.fork(), encounter, card, dice=dice)
    run(table, encounter, *((card,) if helps else ()), dice=dice)
    assert anna(table).life == RICH["life"] - (not helps)
    price = dict(CARDS[card].uses[0].costs).get("glory", 0)
    assert anna(table).glory == RICH["glory"] - (price if helps else 0)
    assert (card in anna(table).used) == helps


@proves("A23", "B06")
@pytest.mark.parametrize("card", ["A23", "B06"])
def test_a_container_holds_as_many_as_it_says(card: str) -> None:
    others = ["A16", "A18", "A20", "A21"]
    table = given(ANNA, "hero", {"hero": "H2", "treasures": others, "hand": [card]}, {})
    run(table, ("play", card), "A16")
    for inside in others[1 : CARDS[card].capacity]:
        run(table, ("pack", inside))
    assert len(anna(table).inside) == CARDS[card].capacity
    assert ("pack", others[-1]) not in table.pending[ANNA].options


@proves("A24")
@pytest.mark.parametrize(("attached", "left"), [({}, 1), ({"A16": ["A24"]}, 0)])
def test_the_whetstone_makes_two_wounds_of_one(attached: dict[str, Any], left: int) -> None:
    hers = {"hero": "H6", "mp": 1, "treasures": ["A16"]}
    table = given(BERT, "lord", hers, {"hand": ["A52"]}, attached=attached)
    run(table, ("encounter", ANNA, "A52", "melee"), ("duel", "A52", "melee"), dice=((6, 1),))
    assert table.state.wounds.get("A52", 0) == (1 if left else 0)
    assert ("A52" in table.state.discards[0]) == (not left)
    played = given(ANNA, "hero", {"treasures": ["A16"], "hand": ["A24"]}, {})
    assert run(played, ("play", "A24", "A16")).state.attached == {"A16": ("A24",)}


@proves("A25")
def test_the_grapnel_passes_pits() -> None:
    drawn = ["L01", "L04"]
    hers = {"at": "L01", "treasures": ["A25"]}
    table = run(given(ANNA, "hero", hers, {"at": "L01"}, map=drawn), ("go", "south"))
    assert anna(table).at == "L04"
    assert not anna(table).tipped
    table = run(given(ANNA, "hero", {"at": "L01"}, {"at": "L01"}, map=drawn), ("go", "south"), dice=((1,),))
    assert anna(table).tipped


@proves("A30")
def test_the_scroll_opens_every_exit_but_walls_for_this_turn() -> None:
    drawn = ["L04 . .", "L16 L02 L15", ". L01 ."]
    table = run(given(ANNA, "hero", {"at": "L16", "hand": ["A30"]}, {}, map=drawn), ("play", "A30"))
    assert ("go", "north") in table.pending[ANNA].options
    assert ("go", "south") not in table.pending[ANNA].options  # a wall
    run(table, "end", "lapse")
    assert table.state.active == BERT
    assert not table.state.exit_changes


@proves("A31")
def test_the_knucklebone_keeps_the_better_of_two_dice() -> None:
    table = given(ANNA, "hero", {"at": "L15", "hand": ["A31"]}, {}, map=["L02 L15", "L01 ."])
    run(table, ("try", "west"), ("play", "A31"), dice=((2, 5),))
    assert told(table, "test-passed", "test-failed")["total"] == 5 + values(table, ANNA)[0]


@proves("A34")
def test_the_debtors_mark_takes_a_glory_for_each_award() -> None:
    struck = run(given(ANNA, "lord", {"hand": ["A34"]}, {}), ("bane", "A34", BERT))
    assert bert(struck).banes == ("A34",)
    table = run(given(ANNA, "hero", {"banes": ["A34"]}, {}), ("go", "east"), dice=((6,),))
    assert anna(table).glory == RICH["glory"] + LOCATIONS["L15"].glory - 1
    assert ("clear", "A34") not in table.pending[ANNA].options
    home = run(given(ANNA, "hero", {"banes": ["A34"], "at": "L01"}, {}), ("clear", "A34"))
    assert anna(home).banes == ()


@proves("A32", "B14")
def test_slow_heroes_can_rid_themselves_of_it() -> None:
    table = run(given(ANNA, "hero", {"banes": ["A32"], "mp": 3}, {}), ("clear", "A32"))
    assert (anna(table).banes, anna(table).mp) == ((), 1)
    assert ("clear", "A32") not in given(ANNA, "hero", {"banes": ["A32"], "mp": 1}, {}).pending[ANNA].options
    for place, can in (("L02", False), ("W10", False), ("W12", True)):
        options = given(ANNA, "hero", {"banes": ["B14"], "at": place}, {}).pending[ANNA].options
        assert (("clear", "B14") in options) == can


@proves("A36")
def test_the_portcullis_locks_an_exit_for_a_round() -> None:
    table = run(given(ANNA, "lord", {"hand": ["A36"]}, {}, locations=[]), ("bane", "A36", BERT, "west"))
    ((place, side, exit_, until),) = table.state.exit_changes
    assert (place, side, until) == ("L02", 3, ANNA)
    assert (exit_.state, exit_.attribute, exit_.value) == ("locked", "melee", 6)
    assert ("try", "west") in table.pending[ANNA].options


@proves("A38")
def test_the_foundations_shift_a_location_and_nothing_else() -> None:
    table = given(ANNA, "lord", {"hand": ["A38"]}, {})
    before = dict(table.state.layout.spots)
    run(table, ("bane", "A38", BERT))
    table.answer(ANNA, "W06")
    table.answer(ANNA, next(iter(table.pending[ANNA].options)))
    after = table.state.layout.spots
    assert {place for place in before if before[place] != after[place]} == {"W06"}
    assert table.state.layout.is_connected()


@proves("A39")
def test_the_mirror_swaps_two_heroes() -> None:
    table = run(given(ANNA, "lord", {"hand": ["A39"], "at": "L15"}, {}), ("bane", "A39", BERT, ANNA))
    assert (anna(table).at, bert(table).at) == ("L02", "L15")
    assert anna(table).glory == bert(table).glory == RICH["glory"]


@proves("A40")
def test_the_wound_song_takes_two_from_a_roll() -> None:
    table = given(ANNA, "hero", {"at": "L15"}, {"hand": ["A40"]}, map=["L02 L15", "L01 ."])
    run(table, ("try", "west"), ("bane", "A40", ANNA), dice=((3,),))
    assert told(table, "test-passed", "test-failed")["total"] == 3 + values(table, ANNA)[0] - 2
    assert anna(table).peril == RICH["peril"] - CARDS["A40"].cost


@proves("A41", "B15", "B17")
@pytest.mark.parametrize(
    ("card", "place", "attached", "more"),
    [
        ("A45", "L02", {}, 0),
        ("A45", "L02", {"A45": ["A41"]}, 1),
        ("B15", "W10", {}, 2),
        ("B15", "W02", {}, 0),
        ("B17", "W05", {}, 1),
        ("B17", "W02", {}, 0),
    ],
)
def test_some_monsters_have_more_melee(card: str, place: str, attached: dict[str, Any], more: int) -> None:
    table = given(BERT, "lord", {"at": place}, {"horde": [card]}, attached=attached)
    run(table, ("encounter", ANNA, card, "melee"), dice=((1, 6),))
    stats = CARDS[card].stats
    assert stats is not None
    assert told(table, "fight-monster")["total"] == 1 + stats.values[0] + more


@proves("A42")
def test_the_needle_makes_a_trap_hurt_more() -> None:
    table = given(BERT, "lord", {"at": "L16"}, {"hand": ["A57", "A42"]})
    run(table, ("encounter", ANNA, "A57"), ("bane", "A42", ANNA, "A57"), dice=((1,),))
    assert anna(table).life == RICH["life"] - 2


@proves("B01")
@pytest.mark.parametrize(("place", "more"), [("W10", 2), ("L16", 0)])
def test_the_fen_walker_is_at_home_in_swamp_and_water(place: str, more: int) -> None:
    totals = []
    for boons in ([], ["B01"]):
        table = given(BERT, "lord", {"at": place, "boons": boons}, {"hand": ["A57"]})
        run(table, ("encounter", ANNA, "A57"), dice=((1,),))
        totals.append(told(table, "test-failed", "test-passed")["total"])
    assert totals[1] - totals[0] == more


@proves("B02")
@pytest.mark.parametrize(("place", "more"), [("W06", 1), ("W02", 1), ("W10", 0)])
def test_foragers_rest_in_forest_and_plains(place: str, more: int) -> None:
    table = run(given(ANNA, "hero", {"at": place, "boons": ["B02"]}, {}), "end")
    assert anna(table).life == RICH["life"] + more


@proves("B03")
def test_look_behind_you_sends_the_monster_to_another() -> None:
    table = given(BERT, "lord", {"hand": ["B03"]}, {"hand": ["A43"]})
    run(table, ("encounter", ANNA, "A43", "melee"), ("play", "B03", CLEO), dice=((6, 1),))
    assert told(table, "fight-monster")["target"] == CLEO
    assert anna(table).peril == RICH["peril"] - CARDS["A43"].cost


@proves("B04")
def test_a_false_opening_chooses_how_the_monster_attacks() -> None:
    table = given(BERT, "lord", {"hand": ["B04"]}, {"hand": ["A54"]})
    run(table, ("encounter", ANNA, "A54", "melee"), ("play", "B04", "speed"), dice=((1, 6),))
    assert told(table, "fight-monster")["type"] == "speed"


@proves("B05")
def test_the_red_tempest_allows_a_second_duel() -> None:
    table = given(ANNA, "hero", {"hero": "H2", "hand": ["B05"]}, {})
    duel = ("duel", BERT, "melee")
    run(table, duel, dice=((3, 3),))
    assert duel not in table.pending[ANNA].options
    assert duel in run(table, ("play", "B05")).pending[ANNA].options


@proves("B07")
@pytest.mark.parametrize(("place", "more"), [("W05", 2), ("W02", 1)])
def test_the_storm_glass_is_stronger_in_the_mountains(place: str, more: int) -> None:
    bare, glass = (given(ANNA, "hero", {"at": place, "treasures": cards}, {}) for cards in ([], ["B07"]))
    assert values(glass, ANNA)[1] - values(bare, ANNA)[1] == more


def uses(table: Table[State]) -> set[Option]:
    return {option for option in table.pending[ANNA].options if isinstance(option, tuple) and option[0] == "use"}


@proves("B08")
def test_the_token_ferries_between_water_swamp_and_city() -> None:
    wild = ["W05 W02 W10", ". W01 W07"]
    table = given(ANNA, "hero", {"at": "W10", "treasures": ["B08"]}, {}, wilderness=wild)
    assert uses(table) == {("use", "B08", "W07")}
    run(table, ("use", "B08", "W07"))
    assert (anna(table).at, anna(table).mp) == ("W07", 2)
    assert uses(given(ANNA, "hero", {"treasures": ["B08"]}, {})) == set()


@proves("B09")
def test_the_chain_builds_without_exploring() -> None:
    table = given(ANNA, "hero", {"treasures": ["B09"]}, {}, locations=["L07", "L06"])
    size = len(table.state.layout.spots)
    table.answer(ANNA, ("use", "B09"))
    table.answer(CHANCE, "L07")
    table.answer(ANNA, next(iter(table.pending[ANNA].options)))
    assert len(table.state.layout.spots) == size + 1
    assert anna(table).mp == 2
    assert "explore" in table.pending[ANNA].options


@proves("B10")
def test_the_salvage_rite_takes_a_treasure_from_the_discards() -> None:
    table = given(ANNA, "hero", {"hand": ["B10"]}, {}, discard=["A26", "A14", "A43"])
    run(table, ("play", "B10"))
    assert anna(table).hand == ("A26",)


@proves("B12")
def test_the_milestone_turns_a_location_where_it_lies() -> None:
    table = given(ANNA, "lord", {"hand": ["B12"]}, {})
    x, y, is_turned = table.state.layout.spots["W06"]
    run(table, ("bane", "B12", BERT, "W06"))
    assert table.state.layout.spots["W06"] == (x, y, not is_turned)


@proves("B13")
def test_the_feather_shows_a_hand_and_takes_a_card_of_the_casters_choice() -> None:
    table = given(ANNA, "lord", {"hand": ["B13"]}, {"hand": ["A16", "A28"]})
    table.answer(ANNA, ("bane", "B13", BERT))
    assert set(table.pending[ANNA].options) == {"A16", "A28"}
    assert GAME.view(table.state, ANNA)["players"][BERT]["hand"] == ["A16", "A28"]
    assert GAME.view(table.state, CLEO)["players"][BERT]["hand"] == []
    table.answer(ANNA, "A28")
    assert bert(table).hand == ("A16",)


@proves("B16")
def test_the_reaver_takes_a_treasure_into_its_players_hand() -> None:
    table = attacked(CARDS["B16"], 2, (6, 1), {"treasures": ["A22"]})
    assert anna(table).treasures == ()
    assert "A22" in bert(table).hand
    assert anna(table).life == RICH["life"]


@proves("B18")
def test_the_wisp_leads_its_victim_away() -> None:
    table = given(BERT, "lord", {"hero": "H2"}, {"hand": ["B18"]})
    run(table, ("encounter", ANNA, "B18", "magic"), "east", dice=((6, 1),))
    assert (anna(table).at, anna(table).life) == ("L15", RICH["life"])


@pytest.mark.clause("DGR-DATA-8")
def test_every_card_is_proven() -> None:
    assert {row.id for row in DESIGNS} - PROVEN - ODD == set()
