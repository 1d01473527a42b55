"""The limiting half of clauses: what a rule does not do, whom it does not concern, and what it clears away."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dungeoneer.desk import ANNA, BERT, CLEO, GAME, anna, bert, given, run

from undercroft.games.dungeoneer.content.cards import CARDS, HEROES, LOCKED, OPEN, Exit
from undercroft.games.dungeoneer.rules import building, phases
from undercroft.games.dungeoneer.rules.cards.effects import NEXT, Context, forced_discard, perform
from undercroft.games.dungeoneer.rules.cards.notes import forget_card, note_card, note_hand
from undercroft.games.dungeoneer.rules.fights.defeat import put_away
from undercroft.games.dungeoneer.rules.lord import sort_survivors
from undercroft.games.dungeoneer.rules.ways import put
from undercroft.games.dungeoneer.state import ADVENTURE, NEVER, NOBODY, Foe, Hero, State
from undercroft.kernel.ask import Ask, Draw, Rules
from undercroft.kernel.state import EVERYBODY
from undercroft.kernel.table import Table

NO_FACTS = ("seat", "lost", "life", "home", "is_reserved", "defeats", "is_out", "returns", "shown", "faced_down")
"""What a defeat leaves as it was, or sets to something else than at the start."""


def facts(hero: Hero) -> dict[str, Any]:
    return {name: getattr(hero, name) for name in Hero.__slots__ if name not in NO_FACTS}


@pytest.mark.clause("DGR-DEFEAT-2", "DGR-TURN-8")
def test_of_a_defeated_hero_nothing_is_left_but_the_quests_go_under_the_stack() -> None:
    table = given(
        ANNA,
        "hero",
        {},
        {
            "hand": ["A11", "A43"],
            "boons": ["A06"],
            "treasures": ["A21"],
            "banes": ["A32"],
            "horde": ["A44"],
            "quests": ["Q01", "Q02"],
            "completed": ["Q03"],
            "threshold": "north",
        },
    )
    s, hero = table.state, bert(table)
    hero.tipped, hero.is_threshold_old = "tipped", True
    hero.mp = hero.attacks = hero.extra = hero.next_mp = hero.resting = hero.level = 2
    hero.bans, hero.used, hero.declined = (("explore", 1),), frozenset({"A21"}), ("pass",)
    hero.is_silent = hero.has_fought = True
    hero.persons = hero.general = frozenset({"Q01"})
    hero.inside = (("A21", "A22"),)
    put_away(s, hero)
    assert facts(hero) == facts(Hero(BERT))
    assert (hero.life, hero.lost) == (0, "H1")
    assert sorted(s.discards[0]) == sorted(("A11", "A43", "A06", "A21", "A32", "A44"))
    assert s.decks[3].cards()[-2:] == ("Q01", "Q02")
    assert s.gone == ("Q03",)
    assert "H1" in s.supply
    assert s.auras == ()


@pytest.mark.clause("DGR-DEFEAT-2", "DGR-HORDE-1")
def test_with_a_defeated_player_go_his_own_monsters_and_those_that_were_his_alone() -> None:
    s = given(ANNA, "hero", {}, {}).state
    kinds = [
        ("A43", BERT, "encounter", ANNA, False),
        ("A57", BERT, "trap", ANNA, False),
        ("Q04", CLEO, "quest", BERT, False),
        ("L19", CLEO, "guardian", BERT, False),
        ("A44", ANNA, "encounter", BERT, True),
        ("A58", ANNA, "trap", BERT, True),
        ("Q06", BERT, "quest", CLEO, True),
        ("L15", BERT, "guardian", ANNA, True),
    ]
    s.foes = [Foe(card, seat, "L02", kind, target) for card, seat, kind, target, _ in kinds]
    put_away(s, s.heroes[BERT])
    assert [foe.card for foe in s.foes] == [card for card, *_, stays in kinds if stays]
    assert s.discards[0] == ("A43", "A57")


# --- beginnings and ends of turns -----------------------------------------------------------------------------------


@pytest.mark.clause("DGR-RESET-1", "DGR-RESET-2", "DGR-RESET-3", "DGR-DUEL-1")
def test_at_the_reset_everybody_may_do_again_what_is_done_once_a_turn() -> None:
    s = given(ANNA, "hero", {}, {}).state
    s.opened, s.struck, s.attackers = frozenset({("L02", 1)}), 3, frozenset({"A43"})
    for hero in s.heroes:
        hero.used, hero.attacks, hero.extra = frozenset({"A21"}), 2, 1
        hero.is_silent, hero.declined = True, ("stand",)
        hero.is_reserved = True
    phases.reset_table(s)
    assert (s.opened, s.struck, s.attackers) == (frozenset(), 0, frozenset())
    for hero in s.heroes:
        assert (hero.used, hero.attacks, hero.extra) == (frozenset(), 0, 0)
        assert (hero.is_silent, hero.declined, hero.is_reserved) == (False, (), True)


@pytest.mark.clause("DGR-RESET-1", "DGR-RULING-87", "DGR-DATA-11")
def test_changes_of_exits_end_with_the_turn_for_which_they_were_made() -> None:
    s = given(BERT, "hero", {}, {}).state
    s.exit_changes = tuple(("L02", side, Exit(OPEN), until) for side, until in enumerate((NOBODY, BERT, CLEO, NEXT)))
    phases.end_spans(s)
    assert [(side, until) for _, side, _, until in s.exit_changes] == [(2, CLEO), (3, NOBODY)]


@pytest.mark.clause("DGR-DATA-11", "DGR-SOLO-13", "DGR-RULING-87")
@pytest.mark.parametrize(
    ("user", "span", "until"), [(CLEO, "turn", NOBODY), (CLEO, "round", CLEO), (NOBODY, "round", NEXT)]
)
def test_a_changed_exit_lasts_for_the_turn_or_until_its_player_is_on_again_or_alone_for_the_next_turn(
    user: int, span: str, until: int
) -> None:
    table = given(ANNA, "lord", {}, {})
    c = Context(user, None, "bane", "A36", "DGR-BANE-1")
    c.target, c.detail = bert(table), ["north"]
    assert not list(perform(table.state, (("exit", "one exit", "locked melee 6", span),), c))
    assert table.state.exit_changes == (("L02", 0, Exit(LOCKED, "melee", 6), until),)


@pytest.mark.clause("DGR-RESET-5", "DGR-RESET-6", "DGR-RESET-7", "DGR-MOVE-5", "DGR-QUEST-8")
def test_a_new_turn_knows_nothing_of_the_last_one() -> None:
    table: Any = given(ANNA, "hero", {"mp": 1}, {})
    s, hero = table.state, table.state.heroes[ANNA]
    s.visited, s.awarded, s.found = ("L02", "L15"), ("L15",), frozenset({"Q01"})
    s.has_moved = s.has_attempted = s.has_explored = s.is_finished = s.has_proposed = True
    hero.next_mp = 2
    phases.refresh(s, hero)
    speed = HEROES["H3"].values[0][2]
    assert (hero.mp, s.start_mp, hero.next_mp) == (speed + 2, speed + 2, 0)
    assert (s.visited, s.awarded, s.found) == (("L02",), (), frozenset())
    assert not any((s.has_moved, s.has_attempted, s.has_explored, s.is_finished, s.has_proposed))
    hero.next_mp = -9
    phases.refresh(s, hero)
    assert hero.mp == 0


@pytest.mark.clause("DGR-MEET-3")
@pytest.mark.parametrize(("before", "refreshed", "aged"), [(0, 0, 0), (1, 0, 0), (2, 1, 0)])
def test_who_was_invited_rests_in_his_next_turn_and_not_longer(before: int, refreshed: int, aged: int) -> None:
    table = given(ANNA, "hero", {}, {})
    hero = anna(table)
    hero.resting = before
    phases.refresh(table.state, hero)
    assert hero.resting == refreshed
    phases.age(table.state, hero)
    assert hero.resting == aged


@pytest.mark.clause("DGR-EXIT-15", "DGR-BANE-1")
def test_a_threshold_is_held_until_the_end_of_the_next_turn_and_a_ban_as_long_as_it_says() -> None:
    table: Any = given(ANNA, "hero", {"threshold": "north"}, {})
    s, hero = table.state, table.state.heroes[ANNA]
    hero.bans = (("explore", 2), ("duel", 1))
    hero.is_threshold_old = False
    phases.age(s, hero)
    assert (hero.threshold, hero.is_threshold_old, hero.bans) == (0, True, (("explore", 1),))
    phases.age(s, hero)
    assert (hero.threshold, hero.is_threshold_old, hero.bans) == (NOBODY, False, ())
    phases.age(s, hero)
    assert (hero.threshold, hero.is_threshold_old) == (NOBODY, False)


@pytest.mark.clause("DGR-TURN-1", "DGR-QBTY-4", "DGR-CHAL-11", "DGR-HORDE-5")
def test_at_the_end_of_a_turn_quest_monsters_and_guardians_go_and_only_guardians_forget_their_wounds() -> None:
    s = given(CLEO % 2, "hero", {}, {}).state
    kinds = (("A43", "encounter"), ("Q04", "quest"), ("L19", "guardian"), ("A57", "trap"))
    s.foes = [Foe(card, ANNA, "L02", kind, BERT) for card, kind in kinds]
    s.wounds = dict.fromkeys(("A43", "Q04", "L19"), 1)
    s.start, s.active, s.round, s.turns = ANNA, BERT, 3, 7
    phases.next_turn(s)
    assert [foe.card for foe in s.foes] == ["A43", "A57"]
    assert s.wounds == {"A43": 1, "Q04": 1}
    assert (s.active, s.round, s.turns, s.phase) == (CLEO, 3, 8, phases.RESET)
    phases.next_turn(s)
    assert (s.active, s.round, s.turns) == (ANNA, 4, 9)


@pytest.mark.clause("DGR-CHAL-11", "DGR-QBTY-4", "DGR-EXIT-15")
def test_who_goes_away_leaves_threshold_guardian_and_quest_monster_behind_but_nobody_elses() -> None:
    table = given(ANNA, "hero", {"threshold": "north"}, {})
    s, hero = table.state, anna(table)
    hero.is_threshold_old = True
    kinds = (("Q04", "quest", ANNA), ("L19", "guardian", ANNA), ("A43", "encounter", ANNA), ("Q06", "quest", BERT))
    s.foes = [Foe(card, CLEO, "L02", kind, target) for card, kind, target in kinds]
    put(s, hero, "L02")
    assert len(s.foes) == 4
    put(s, hero, "L15")
    assert [foe.card for foe in s.foes] == ["A43", "Q06"]
    assert (hero.at, hero.threshold, hero.is_threshold_old) == ("L15", NOBODY, False)


# --- the hand by when its cards can be played -----------------------------------------------------------------------


def piles(hero: Hero) -> dict[str, list[str]]:
    names = ("plays", "evils", "anytime", "roll_cards", "reactions")
    return {name: [card.id for card in getattr(hero, name)] for name in names}


def pile_of(card: str) -> str:
    row = CARDS[card]
    by_timing = {"lord": "evils", "hero": "plays", "reaction": "reactions"}
    return by_timing.get(row.timing, "roll_cards" if row.situation == "before roll" else "anytime")


@pytest.mark.clause("DGR-CARD-1", "DGR-SPEC-1", "DGR-LORD-1")
def test_a_hand_is_sorted_by_when_its_cards_can_be_played_whichever_comes_or_goes() -> None:
    hero = Hero(ANNA)
    for card in CARDS:
        hero.hand += (card,)
        note_card(hero, card)
    wanted = {name: [card for card in CARDS if pile_of(card) == name] for name in piles(hero)}
    assert all(wanted.values())
    for gone in ("", *[cards[1] for cards in wanted.values()], *[cards[0] for cards in wanted.values()]):
        if gone:
            hero.hand = tuple(card for card in hero.hand if card != gone)
            forget_card(hero, gone)
        assert piles(hero) == {name: [c for c in cards if c in hero.hand] for name, cards in wanted.items()}
        assert hero.cheapest == min(card.cost for card in hero.anytime)
        anew = Hero(ANNA)
        anew.hand = hero.hand
        note_hand(anew)
        assert (piles(anew), anew.cheapest) == (piles(hero), hero.cheapest)
    note_hand(hero)
    hero.hand = ()
    note_hand(hero)
    assert not any(piles(hero).values())
    assert hero.cheapest == NEVER


def carried_out(rule: Rules[Any]) -> Any:
    """What a rule that asks nothing gives back."""
    try:
        ask = next(rule)
    except StopIteration as end:
        return end.value
    raise AssertionError(f"it asks {ask}")


# --- the map --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DGR-DATA-14", "DGR-EXIT-8")
def test_a_location_that_was_turned_has_its_printed_exits_again_and_no_other_location_has() -> None:
    s = given(ANNA, "lord", {}, {}).state
    place = building.turnable(s)[0]
    s.opened = frozenset({(place, 0), ("L02", 1)})
    s.exit_changes = ((place, 1, Exit(OPEN), NOBODY), ("L02", 1, Exit(OPEN), NOBODY))
    carried_out(building.turn(s, ANNA, [place]))
    assert s.opened == {("L02", 1)}
    assert [change[0] for change in s.exit_changes] == ["L02"]


@pytest.mark.clause("DGR-DATA-14")
def test_a_location_is_held_by_the_entrance_it_is_by_heroes_thresholds_the_horde_treasures_and_monsters() -> None:
    s = given(ANNA, "lord", {"at": "L02"}, {}).state
    free = "L15"
    assert {place for place in s.layout.spots if building.is_held(s, place)} == {"L01", "W01", "L02"}
    s.horde_at = free
    assert building.is_held(s, free)
    s.horde_at, s.dropped = "", {free: ("A21",)}
    assert building.is_held(s, free)
    s.dropped, s.foes = {}, [Foe("A43", ANNA, free, "encounter", BERT)]
    assert building.is_held(s, free)
    s.foes = []
    assert not building.is_held(s, free)
    s.heroes[BERT].threshold = s.layout.near["L02"].index(free)
    assert building.is_held(s, free)


@pytest.mark.clause("DGR-DATA-14", "DGR-LORD-4")
def test_a_map_whose_locations_are_all_held_or_needed_has_none_to_relocate() -> None:
    described = {"map": ["L01", "L02", "L06"], "locations": [], "phase": "lord"}
    seats = {"Anna": {"hero": "H1", "at": "L01"}, "Bert": {"hero": "H2", "at": "L06"}}
    s = GAME.given(GAME.read_options({}), [*seats], {**described, **seats})
    assert not building.can_relocate(s)  # the middle one joins the last to the entrance
    assert not list(building.relocate(s, ANNA))
    s.heroes[BERT].at = "L01"
    assert building.can_relocate(s)


@pytest.mark.clause("DGR-SOLO-13")
def test_what_nobody_decides_is_drawn_and_of_one_possibility_nobody_is_asked() -> None:
    drawn = next(building._decide(NOBODY, ("L02", "L06"), "turn-location", {}))
    assert isinstance(drawn, Draw)
    assert (drawn.what, drawn.clause) == ("solo-detail", "DGR-SOLO-13")
    asked = next(building._decide(BERT, ("L02", "L06"), "turn-location", {}))
    assert isinstance(asked, Ask)
    assert (asked.seat, asked.what) == (BERT, "turn-location")
    assert carried_out(building._decide(BERT, ("L02",), "turn-location", {})) == "L02"


# --- cards ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DGR-CARD-12")
@pytest.mark.parametrize(("zone", "card"), [("hand", "A11"), ("boon", "A06"), ("treasure", "A21"), ("horde", "A43")])
def test_a_forced_discard_takes_one_card_of_its_zone_and_nothing_else(zone: str, card: str) -> None:
    things = {"hand": ["A11"], "boons": ["A06"], "treasures": ["A21"], "horde": ["A43"]}
    table = given(ANNA, "lord", {}, things)
    s, hero = table.state, bert(table)
    carried_out(forced_discard(s, Context(ANNA, anna(table), "bane", "A38", "DGR-CARD-12"), hero, zone, "target"))
    left = [*hero.hand, *hero.boons, *hero.treasures, *hero.horde]
    assert sorted(left) == sorted({"A11", "A06", "A21", "A43"} - {card})
    assert s.discards[ADVENTURE] == (card,)


@pytest.mark.clause("DGR-HORDE-1", "DGR-HORDE-2", "DGR-HORDE-5")
def test_a_dungeonlord_sorts_his_own_monsters_and_neither_traps_nor_those_of_others() -> None:
    s = given(ANNA, "lord", {}, {}).state
    kinds = (("A43", ANNA, "encounter"), ("A44", BERT, "encounter"), ("A57", ANNA, "trap"), ("A45", ANNA, "encounter"))
    s.foes = [Foe(card, seat, "L02", kind, CLEO) for card, seat, kind in kinds]
    s.wounds = {"A45": 1}
    rule: Any = sort_survivors(s, s.heroes[ANNA])
    ask = next(rule)
    assert isinstance(ask, Ask)
    assert (ask.what, ask.about, ask.options) == ("survivor", {"card": "A43"}, ("hand", "horde"))
    assert rule.send("hand").what == "trim-horde"  # the wounded one is not asked for
    assert [foe.card for foe in s.foes] == ["A44", "A57"]
    assert (s.heroes[ANNA].hand, s.heroes[ANNA].horde) == (("A43",), ("A45",))


@pytest.mark.clause("DGR-HORDE-6", "DGR-HORDE-7")
def test_who_takes_his_survivors_into_the_hand_is_not_asked_for_his_horde() -> None:
    s = given(ANNA, "lord", {"horde": ["A44", "A45"]}, {}).state
    s.foes = [Foe("A43", ANNA, "L02", "encounter", BERT)]
    rule: Any = sort_survivors(s, s.heroes[ANNA])
    next(rule)
    with pytest.raises(StopIteration):
        rule.send("hand")
    assert s.heroes[ANNA].horde == ("A44", "A45")


# --- defeats --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DGR-DEFEAT-2")
def test_a_card_that_all_knew_in_the_hand_of_a_defeated_hero_is_unknown_in_the_next_hand() -> None:
    table = given(ANNA, "hero", {}, {"hand": ["A43"]})
    s = table.state
    s.known = {"A43": EVERYBODY}
    assert seen(table, CLEO, BERT) == ["A43"]
    put_away(s, bert(table))
    anna(table).hand = ("A43",)
    assert seen(table, CLEO, ANNA) == []
    assert seen(table, ANNA, ANNA) == ["A43"]


@pytest.mark.clause("DGR-LORD-2", "DGR-HORDE-1")
def test_a_card_that_all_knew_is_known_no_longer_than_it_is_in_the_hand() -> None:
    table = given(ANNA, "hero", {"hand": ["A21"], "treasures": []}, {})
    table.state.known = {"A21": EVERYBODY}
    run(table, ("play", "A21"))
    assert anna(table).treasures == ("A21",)
    assert table.state.known == {}


def seen(table: Table[State], seat: int, owner: int) -> list[str]:
    """Which cards of somebody's hand a player knows."""
    hand: list[str] = GAME.view(table.state, seat)["players"][owner]["hand"]
    return hand
