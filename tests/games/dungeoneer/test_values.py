"""Values, limits, costs and ways from inside: where a card, a place or a quest counts, and where it does not."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dungeoneer.desk import ANNA, BERT, CLEO, anna, bert, given

from undercroft.games.dungeoneer.content.cards import CARDS, LOCATIONS, LOCKED, OPEN, QUESTS, TYPE_NUMBER, Exit
from undercroft.games.dungeoneer.rules import quests, stats, ways
from undercroft.games.dungeoneer.rules.cards import inventory
from undercroft.games.dungeoneer.rules.cards.notes import note, note_quests
from undercroft.games.dungeoneer.state import NOBODY, Foe, Hero, State
from undercroft.kernel.table import Table

MELEE, MAGIC, SPEED = (TYPE_NUMBER[name] for name in ("melee", "magic", "speed"))
DEFENCE, TEST, EXIT = (frozenset((kind, "any")) for kind in ("defence", "test", "exit"))


def with_things(**things: Any) -> tuple[State, Hero]:
    """Anna (H3: 1, 3, 4) on a passage with these things in front of her."""
    table = given(ANNA, "hero", things, {})
    return table.state, anna(table)


# --- attributes -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("DGR-ATK-16", "DGR-DATA-18", "DGR-CARD-7")
def test_what_lies_before_a_hero_changes_his_values_never_below_zero() -> None:
    s, hero = with_things(boons=["A01", "A03"], treasures=["A17"], banes=["A32", "A33"])
    assert [stats.attribute(hero, t) for t in (MELEE, MAGIC, SPEED)] == [1 + 1 + 2, 3, 4 + 1 - 1 - 2]
    hero.base = (-2, 3, 0)
    assert stats.attribute(hero, MELEE) == 0
    hero.kind = ""
    note(s, hero)
    assert (hero.base, hero.symbols, hero.attack_types, hero.statics, hero.uses) == ((0, 0, 0), ("-",) * 3, (), (), ())


@pytest.mark.clause("DGR-DATA-18")
@pytest.mark.parametrize(("place", "magic"), [("W05", 5), ("W11", 5), ("W10", 4), ("L02", 4)])
def test_some_things_work_on_some_ground_only(place: str, magic: int) -> None:
    _, hero = with_things(treasures=["B07"])
    hero.at = place
    assert stats.attribute(hero, MAGIC) == magic
    assert stats.attribute(hero, MELEE) == 1


@pytest.mark.clause("DGR-ATK-4", "DGR-ATK-5")
def test_a_card_may_give_the_symbol_of_a_standard_attack() -> None:
    assert with_things()[1].attack_types == ("magic",)
    _, hero = with_things(boons=["A05"])
    assert (hero.symbols[MELEE], hero.attack_types) == ("s", ("melee", "magic"))


@pytest.mark.clause("DGR-DATA-18", "DGR-QEFF-3")
def test_a_bonus_counts_for_its_kind_of_roll_its_type_its_foe_and_its_ground() -> None:
    def bonus(thing: str, kinds: frozenset[str], type_: str = "", versus: str = "", at: str = "L02") -> int:
        zone = "boons" if CARDS[thing].kind == "boon" else "treasures"
        s, hero = with_things(**{zone: [thing]})
        hero.at = at
        return stats.roll_bonus(s, hero, kinds, type_, versus)

    assert [bonus("A06", DEFENCE, versus=foe) for foe in ("Undead", "Beast", "")] == [2, 0, 0]
    assert bonus("A06", TEST, versus="Undead") == 0
    assert [bonus("A18", DEFENCE, type_) for type_ in ("melee", "magic")] == [1, 0]
    assert [bonus("A07", kinds) for kinds in (EXIT, TEST, DEFENCE)] == [2, 0, 0]
    assert [bonus("B01", TEST, at=at) for at in ("W10", "W09", "W12", "L02")] == [2, 2, 0, 0]


@pytest.mark.clause("DGR-QEFF-1", "DGR-QEFF-3", "DGR-CAMP-9")
def test_a_quest_works_on_its_owner_or_if_it_was_general_on_all_but_never_face_down() -> None:
    table = given(ANNA, "hero", {}, {"quests": ["Q05", "Q03"]})
    s = table.state

    def struck() -> list[int]:
        note_quests(s)
        return [
            stats.roll_bonus(s, hero, DEFENCE, "melee", "Undead") - own for hero, own in zip(s.heroes, own, strict=True)
        ]

    own = [0, 1, 0]  # Bert's H1 defends well against the undead
    assert struck() == [0, -1, 0]
    assert [stats.is_forbidden(s, hero, "save") for hero in s.heroes] == [False, True, False]
    assert not stats.is_forbidden(s, bert(table), "duel")
    bert(table).general = frozenset({"Q05"})
    assert struck() == [-1, -1, -1]
    bert(table).faced_down = frozenset({"Q05"})
    assert struck() == [0, 0, 0]
    bert(table).bans = (("duel", 1),)
    assert [stats.is_forbidden(s, hero, "duel") for hero in s.heroes] == [False, True, False]


@pytest.mark.clause("DGR-LOC-5", "DGR-QEFF-1", "DGR-CARD-6")
def test_a_monster_is_stronger_by_its_ground_its_attachment_its_location_and_a_quest() -> None:
    table = given(ANNA, "hero", {}, {"quests": []})
    s = table.state
    undead = next(card for card, row in CARDS.items() if row.stats is not None and row.stats.category == "Undead")

    def value(card: str, at: str, type_: int = MELEE) -> int:
        printed: int = row(card).values[type_]
        return stats.foe_value(s, Foe(card, BERT, at, "encounter", ANNA), type_) - printed

    def row(card: str) -> Any:
        return CARDS[card].stats

    assert [value("B15", at) for at in ("W10", "W04", "W12", "L02")] == [2, 2, 0, 0]
    assert value("B15", "W10", MAGIC) == 0
    assert [value(undead, at) for at in ("L11", "L02")] == [1, 0]
    assert value("B15", "L11") == 0
    assert value(undead, "L11", MAGIC) == 0
    s.attached = {undead: ("A41",)}
    assert (value(undead, "L02"), value(undead, "L02", MAGIC), value("B15", "L02")) == (1, 0, 0)
    bert(table).quests = ("Q09",)
    note_quests(s)
    assert (value(undead, "L02"), value("B15", "L02")) == (2, 0)
    assert stats.foe_life(s, Foe(undead, BERT, "L02", "encounter", ANNA)) == row(undead).life
    s.wounds = {undead: 1}
    assert stats.foe_life(s, Foe(undead, BERT, "L02", "encounter", ANNA)) == row(undead).life - 1


@pytest.mark.clause("DGR-EXIT-10", "DGR-CHAL-3", "DGR-TIP-1")
def test_who_passes_without_a_roll_does_so_at_his_kind_of_thing_only() -> None:
    _, hero = with_things(treasures=["A25"])
    assert [stats.passes(hero, kind) for kind in ("pit", "spear", "trapped", "locked")] == [True, False, False, False]
    _, hero = with_things(boons=["A09"])
    assert [stats.passes(hero, kind) for kind in ("pit", "spear", "trapped", "locked")] == [False, False, True, True]
    assert not stats.is_immune(hero, "tip")
    sturdy = given(ANNA, "hero", {"hero": "H2"}, {}).state.heroes[ANNA]
    assert [stats.is_immune(sturdy, what) for what in ("tip", "pit", "wound")] == [True, False, False]


@pytest.mark.clause("DGR-CARD-6", "DGR-ATK-13")
def test_a_special_hit_is_of_the_bearer_and_of_its_type() -> None:
    s, hero = with_things(treasures=["A16"])
    assert stats.hit_effects(hero, MELEE) == ()
    s.attached = {"A16": ("A24",)}
    note(s, hero)
    assert stats.hit_effects(hero, MELEE) != ()
    assert stats.hit_effects(hero, MAGIC) == ()


@pytest.mark.clause("DGR-SOLO-17")
def test_the_program_attacks_where_its_lead_is_greatest_and_on_a_tie_with_melee() -> None:
    s, hero = with_things()
    two = next(card for card, row in CARDS.items() if row.stats is not None and len(row.stats.standard) == 2)
    foe = Foe(two, NOBODY, "L02", "encounter", ANNA)
    one, other = foe.stats.standard
    values = [stats.foe_value(s, foe, t) for t in range(3)]
    for lead, wanted in ((1, one), (-1, other), (0, min(one, other))):
        base = values.copy()
        base[one] -= lead
        hero.base = tuple(base)
        assert stats.best_type(s, foe, hero) == wanted


# --- limits and costs -----------------------------------------------------------------------------------------------


@pytest.mark.clause("DGR-TREAS-2", "DGR-TREAS-4", "DGR-TREAS-6", "DGR-RULING-92", "DGR-RULING-55")
def test_a_treasure_needs_a_place_and_a_category_of_its_own() -> None:
    _, hero = with_things(treasures=["A16"])  # H3 has two places
    assert (inventory.treasure_limit(hero), inventory.loose_count(hero)) == (2, 1)
    assert inventory.has_place(hero, "A18")
    assert [inventory.fits_category(hero, card) for card in ("A17", "A18", "A23")] == [False, True, True]
    _, hero = with_things(treasures=["A16", "A18"])
    assert not inventory.has_place(hero, "A21")
    assert inventory.has_place(hero, "A23")  # a container makes room for what it holds
    _, hero = with_things(treasures=["A16", "A23"])
    assert inventory.has_place(hero, "A18")
    assert inventory.container_of(hero) == "A23"
    assert inventory.packable(hero) == ["A16"]
    hero.treasures = ("A16", "A23", "A18", "A21")
    hero.inside = (("A18", "A23"),)
    assert inventory.loose(hero) == ["A16", "A23", "A21"]
    assert inventory.packable(hero) == ["A16", "A21"]
    hero.inside = (("A18", "A23"), ("A21", "A23"))
    assert inventory.packable(hero) == []
    assert not inventory.has_place(hero, "A20")
    assert not inventory.fits_category(hero, "A18")
    hero.treasures, hero.inside = ("A16", "A18"), ()
    assert (inventory.container_of(hero), inventory.packable(hero)) == ("", [])


@pytest.mark.clause("DGR-HORDE-6", "DGR-BOON-4")
def test_limits_are_those_of_the_hero_and_his_cards() -> None:
    s, hero = with_things()
    assert [inventory.horde_limit(other) for other in s.heroes] == [3, 3, 4]  # Cleo's H5 leads one more
    assert (inventory.boon_limit(hero), inventory.treasure_limit(hero)) == (4, 2)
    assert inventory.horde_limit(Hero(ANNA)) == 3
    s.wounds = {"A43": 1}
    for horde, is_unwanted in (((), False), (("A43",), True), (("A44",), False), (("A43", "A44"), False)):
        hero.horde = horde
        assert inventory.is_unwanted(s, hero) is is_unwanted


@pytest.mark.clause("DGR-DATA-12", "DGR-QSAC-2")
@pytest.mark.parametrize(
    ("kind", "field", "have"),
    [("glory", "glory", 2), ("mp", "mp", 2), ("life", "life", 3), ("hand", "hand", ("A14", "A10"))],
)
def test_a_cost_is_paid_in_full_or_not_at_all_and_life_never_down_to_nothing(kind: str, field: str, have: Any) -> None:
    _, hero = with_things()
    setattr(hero, field, have)
    assert inventory.can_pay(hero, ((kind, 2),))
    assert not inventory.can_pay(hero, ((kind, 3),))
    assert not inventory.can_pay(hero, ((kind, 2), ("readied treasure", 1)))
    hero.treasures = ("A16",)
    assert inventory.can_pay(hero, ((kind, 2), ("readied treasure", 1)))
    before = (hero.glory, hero.mp, hero.life)
    inventory.pay(hero, ((kind, 2),))
    paid = tuple(old - new for old, new in zip(before, (hero.glory, hero.mp, hero.life), strict=True))
    assert paid == tuple(2 * (field == name) for name in ("glory", "mp", "life"))


@pytest.mark.clause("DGR-CARD-1", "DGR-LOC-5")
def test_a_smithy_makes_weapons_cheaper_and_nothing_else() -> None:
    here, there = LOCATIONS["L16"], LOCATIONS["L02"]
    assert inventory.cost_of(CARDS["A16"], here) == CARDS["A16"].cost - 1
    assert inventory.cost_of(CARDS["A16"], there) == CARDS["A16"].cost
    assert inventory.cost_of(CARDS["A18"], here) == CARDS["A18"].cost


@pytest.mark.clause("DGR-SEWER-3", "DGR-HERO-2")
def test_a_way_underground_costs_one_mp_and_the_ferryman_none() -> None:
    s, hero = with_things()
    assert [stats.way_cost(hero, kind) for kind in ("sewer", "portal")] == [1, 1]
    hero.kind = "H7"
    note(s, hero)
    assert [stats.way_cost(hero, kind) for kind in ("sewer", "portal")] == [0, 0]


# --- ways -----------------------------------------------------------------------------------------------------------


def on_map(at: str, **anna_has: Any) -> Table[State]:
    return given(ANNA, "hero", {"at": at, **anna_has}, {"at": "L01"})


@pytest.mark.clause("DGR-DATA-11", "DGR-EXIT-13", "DGR-GOLD-2", "DGR-EXIT-8")
def test_an_exit_is_held_opened_changed_or_as_it_is_printed_in_this_order() -> None:
    s = on_map("L01").state
    place, side = "L02", 1
    printed = s.layout.exits[place][side]
    assert ways.exit_state(s, place, side) == printed
    hard, harder = Exit(LOCKED, "melee", 6), Exit(LOCKED, "melee", 9)
    s.exit_changes = ((place, side, hard, NOBODY), (place, side, harder, NOBODY), (place, 3, hard, NOBODY))
    assert ways.exit_state(s, place, side) == harder
    s.exit_changes = ((place, 3, hard, NOBODY), ("L15", side, hard, NOBODY))
    assert ways.exit_state(s, place, side) == printed
    s.exit_changes = ((place, side, hard, NOBODY),)
    s.opened = frozenset({(place, 0), ("L15", side)})
    assert ways.exit_state(s, place, side) == hard
    s.opened = frozenset({(place, side)})
    assert ways.exit_state(s, place, side).state == OPEN
    s.opened = frozenset()
    for hero, at, threshold, is_open in (
        *((CLEO, place, side, True), (CLEO, place, 3, False)),
        *((CLEO, s.layout.near[place][side], 3, True), (CLEO, s.layout.near[place][side], 1, False)),
        (CLEO, "L01", side, False),
    ):
        s.heroes[hero].at, s.heroes[hero].threshold = at, threshold
        assert (ways.exit_state(s, place, side).state == OPEN) is is_open


@pytest.mark.clause("DGR-SEWER-2", "DGR-SEWER-3", "DGR-PORTAL-1")
def test_sewers_lead_to_their_letter_and_portals_to_the_other_world() -> None:
    table = on_map("W10")
    s = table.state
    spots = {place: LOCATIONS[place] for place in s.layout.spots}
    for place, row in spots.items():
        letter = {other for other, its in spots.items() if row.sewer and its.sewer == row.sewer and other != place}
        assert set(ways.sewer_ends(s, place)) == letter
        other_world = "dungeon" if row.set == "wilderness" else "wilderness"
        ends = {other for other, its in spots.items() if row.portal and its.portal and its.set == other_world}
        assert set(ways.portal_ends(s, place)) == ends
    assert any(row.portal for row in spots.values() if row.set == "wilderness")


@pytest.mark.clause("DGR-SEWER-3", "DGR-PORTAL-1")
def test_a_way_underground_is_open_to_who_can_pay_it_and_is_not_forbidden_it() -> None:
    s = on_map("L01", mp=1).state
    hero = s.heroes[ANNA]
    ends = [("portal", place) for place in ways.portal_ends(s, "L01")]
    assert ways.links(s, hero) == ends != []
    hero.bans = (("portal", 1),)
    assert ways.links(s, hero) == []
    hero.bans, hero.mp = (("sewer", 1),), 1
    assert ways.links(s, hero) == ends
    hero.mp = 0
    assert ways.links(s, hero) == []
    hero.at = "L02"
    assert ways.links(s, hero) == []


# --- quests ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DGR-QUEST-8", "DGR-QUEST-9", "DGR-QOPP-1", "DGR-QSRCH-1", "DGR-QSRCH-3")
def test_the_first_attempt_of_a_turn_is_free_but_for_an_opportunity() -> None:
    s, _ = with_things()
    bounty, chance, hunt, hidden = (QUESTS[quest] for quest in ("Q04", "Q10", "Q06", "X03"))
    assert [quests.must_search(s, quest) for quest in (bounty, chance, hunt, hidden)] == [False, False, True, True]
    assert [quests.attempt_cost(s, quest) for quest in (bounty, chance, hunt, hidden)] == [0, 1, 0, 0]
    s.found = frozenset({"X03"})
    assert not quests.must_search(s, hidden)
    assert [quests.attempt_cost(s, quest) for quest in (hunt, hidden)] == [0, 1]
    s.has_attempted = True
    assert [quests.attempt_cost(s, quest) for quest in (bounty, chance, hunt, hidden)] == [1, 1, 1, 1]


@pytest.mark.clause("DGR-QSAC-2", "DGR-QBTY-6", "DGR-QBTY-2", "DGR-MEET-3")
def test_an_attempt_needs_its_mp_its_price_and_a_monster_that_is_not_there_yet() -> None:
    s, hero = with_things(mp=0, life=3)
    bounty, price, hunt = (QUESTS[quest] for quest in ("Q04", "Q12", "Q06"))
    assert [quests.can_attempt(s, hero, quest) for quest in (bounty, price, hunt)] == [True, True, True]
    hero.life = 2
    assert not quests.can_attempt(s, hero, price)
    s.foes = [Foe("Q04", BERT, "L11", "quest", ANNA)]
    assert [quests.can_attempt(s, hero, quest) for quest in (bounty, hunt)] == [False, True]
    s.foes[0].kind = "guardian"
    assert quests.can_attempt(s, hero, bounty)
    s.foes, s.has_attempted = [], True
    assert not quests.can_attempt(s, hero, bounty)
    hero.mp = 1
    assert quests.can_attempt(s, hero, bounty)
    hero.resting = 1
    assert not quests.can_attempt(s, hero, bounty)
    s.has_attempted = False
    assert quests.can_attempt(s, hero, bounty)


@pytest.mark.clause("DGR-QUEST-1", "DGR-QUEST-2", "DGR-TIP-4", "DGR-QESC-1", "DGR-QESC-2")
def test_a_quest_is_accepted_attempted_or_delivered_where_it_says_and_by_who_stands() -> None:
    table = on_map("L16", quests=["Q08", "Q04"])
    s, hero = table.state, anna(table)

    def offered(at: str) -> list[Any]:
        hero.at = at
        options: list[Any] = []
        quests.offer_quests(s, hero, options)
        return options

    s.general = ()
    assert (offered("L16"), offered("L11"), offered("L02")) == ([("attempt", "Q08")], [("attempt", "Q04")], [])
    s.general = ("Q01",)
    assert (offered("L19"), offered("L01")) == ([("accept", "Q01")], [])
    hero.quests, s.general = ("Q01",), ()
    assert (offered("L19"), offered("L01")) == ([("meet", "Q01")], [])
    hero.persons = frozenset({"Q01"})
    assert (offered("L19"), offered("L01")) == ([], [("deliver", "Q01")])
    hero.bans = (("quest", 1),)
    assert offered("L01") == []
    hero.bans, hero.tipped = (), "tipped"
    assert offered("L01") == []


@pytest.mark.clause("DGR-QART-1")
def test_a_completed_artifact_can_be_used_and_no_other_completed_quest() -> None:
    _, hero = with_things(completed=["Q10", "Q11"])
    assert [card for card in hero.uses if card in QUESTS] == ["Q11"]
