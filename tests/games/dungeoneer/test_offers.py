"""What is offered outside the own phases: to whom, at which moment, and to whom it is not."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dungeoneer.desk import ANNA, BERT, CLEO, GAME, WILD

from undercroft.games.dungeoneer.content.cards import CARDS, TYPE_NUMBER
from undercroft.games.dungeoneer.rules import offers, windows
from undercroft.games.dungeoneer.rules.cards.decks import draw_cards
from undercroft.games.dungeoneer.rules.cards.effects import aimed_at, can_help
from undercroft.games.dungeoneer.rules.fights.throws import TESTS, Answering, Challenge, Roller, Throw
from undercroft.games.dungeoneer.state import ADVENTURE, Foe, Hero, State
from undercroft.kernel.ask import Option
from undercroft.kernel.deck import Deck

HELP = "help"
TABLE = {"map": ["L01", "L02", "L06"], "wilderness": WILD, "locations": [], "phase": "hero"}


def standard(**heroes: dict[str, Any]) -> State:
    """Anna, Bert and Cleo on one location, with nothing at hand but what is said."""
    bare = {"hero": "H1", "at": "L02", "life": 6, "glory": 3, "peril": 0, "mp": 0}
    kinds = {"Anna": "H1", "Bert": "H2", "Cleo": "H4"}
    words = {name: {**bare, "hero": kind, **heroes.get(name, {})} for name, kind in kinds.items()}
    described = {**TABLE, **words}
    return GAME.given(GAME.read_options({"sets": "both"}), [*kinds], described)


def campaign(**heroes: dict[str, Any]) -> State:
    """Anna is the dungeonlord; Bert and Cleo stand together."""
    bare = {"at": "L02", "life": 6, "glory": 3, "peril": 0, "mp": 0}
    words = {"Bert": {**bare, "hero": "H1", **heroes.get("Bert", {})}}
    words["Cleo"] = {**bare, "hero": "H2", **heroes.get("Cleo", {})}
    described = {**TABLE, "turn": "Bert", **words}
    return GAME.given(GAME.read_options({"mode": "campaign", "sets": "both"}), ["Anna", "Bert", "Cleo"], described)


def roll_of(seat: int, what: str = "speed") -> Throw:
    throw = Throw("exit", seat, what, 5)
    throw.rollers[seat] = Roller(TESTS["exit"], what, 0)
    return throw


def laid(s: State, card: str, seat: int, target: int, kind: str = "encounter") -> Foe:
    foe = Foe(card, seat, s.heroes[target].at, kind, target, TYPE_NUMBER["melee"])
    s.foes.append(foe)
    return foe


# --- whom it concerns -----------------------------------------------------------------------------------------------


@pytest.mark.clause("DGR-RULING-88")
def test_a_moment_concerns_who_rolls_who_is_challenged_and_who_is_attacked_where_he_stands() -> None:
    s = standard(Cleo={"at": "L06"})
    anna, bert, _ = s.heroes
    monster = laid(s, "A43", ANNA, BERT)
    trap = laid(s, "A57", ANNA, BERT, "trap")
    moments: tuple[tuple[Any, list[Hero]], ...] = (
        (None, []),
        (roll_of(BERT), [bert]),
        (Challenge(anna, bert), [bert]),
        (Challenge(anna, monster), []),
        (Answering(monster, anna), [bert]),
        (Answering(trap, anna), [anna, bert]),
        (Answering(Foe("A43", ANNA, "L06", "encounter", BERT), anna), []),
    )
    for moment, wanted in moments:
        assert [hero for hero in s.heroes if offers.concerns(hero, moment)] == wanted


@pytest.mark.clause("DGR-RULING-88", "DGR-RULING-101")
def test_who_wants_to_be_left_alone_does_nothing_but_in_his_own_affairs() -> None:
    s = standard(Bert={"hand": ["A14"]})
    bert = s.heroes[BERT]
    assert offers.anytime_options(s, bert) == [("play", "A14")]
    for word in ("is_silent", "is_reserved"):
        setattr(bert, word, True)
        assert offers.anytime_options(s, bert) == []
        assert offers.anytime_options(s, bert, is_his=True) == [("play", "A14")]
        setattr(bert, word, False)
    bert.glory = 0
    assert offers.anytime_options(s, bert) == []


@pytest.mark.clause("DGR-DUEL-1", "DGR-TIP-2", "DGR-SPEC-8")
def test_with_a_saved_mp_one_stands_up_or_fights_who_is_there() -> None:
    s = standard(Bert={"mp": 1})
    bert = s.heroes[BERT]
    duels = [("duel", ANNA, "melee"), ("duel", CLEO, "melee")]
    offered: list[Any] = offers.anytime_options(s, bert)
    assert {(word, seat) for word, seat, _ in offered} == {option[:2] for option in duels}
    assert {type_ for *_, type_ in offered} == set(bert.attack_types)
    bert.tipped = "tipped"
    assert offers.anytime_options(s, bert) == ["stand"]
    bert.resting = 1
    assert offers.anytime_options(s, bert) == []
    bert.tipped, bert.resting, bert.mp = "", 0, 0
    assert offers.anytime_options(s, bert) == []


@pytest.mark.clause("DGR-RULING-90", "DGR-RULING-78")
def test_a_dungeonlord_without_a_hero_has_the_duels_of_his_horde_and_nothing_else() -> None:
    s = campaign()
    lord = s.heroes[ANNA]
    assert offers.anytime_options(s, lord) == []
    lord.horde, s.horde_at, s.horde_mp = ("A43",), "L02", 1
    offered: list[Any] = offers.anytime_options(s, lord)
    assert {option[:3] for option in offered} == {
        ("horde-duel", BERT, "A43"),
        ("horde-duel", CLEO, "A43"),
    }
    s.attackers = frozenset({"A43"})
    assert offers.anytime_options(s, lord) == []
    s.attackers, s.horde_mp = frozenset(), 0
    assert offers.anytime_options(s, lord) == []


# --- what would change something ------------------------------------------------------------------------------------


@pytest.mark.clause("DGR-RULING-101", "DGR-HERO-5")
def test_nobody_is_asked_for_a_card_that_would_change_nothing() -> None:
    s = standard()
    hero = s.heroes[BERT]
    heal, stand, draw = (("heal", "self", 2),), (("stand", "self"),), (("draw", "self", 2),)
    again, peril = (("extraattack", "self"),), (("peril", "other hero", 1),)
    assert [offers.does_something(s, hero, do) for do in (heal, stand, draw, again, peril)] == [0, 0, 1, 0, 1]
    assert not offers.does_something(s, hero, ())
    assert offers.does_something(s, hero, (*heal, *peril))
    hero.life, hero.tipped = 5, "tipped"
    assert [offers.does_something(s, hero, do) for do in (heal, stand)] == [1, 1]
    hero.mp, hero.attacks = 1, 1
    assert offers.does_something(s, hero, again)
    hero.extra = 1
    assert not offers.does_something(s, hero, again)
    hero.extra, hero.mp = 0, 0
    assert not offers.does_something(s, hero, again)
    s.decks[ADVENTURE], s.discards[ADVENTURE] = Deck(()), ()
    assert not offers.does_something(s, hero, draw)
    s.discards[ADVENTURE] = ("A43",)
    assert offers.does_something(s, hero, draw)
    assert next(draw_cards(s, hero, 1, "DGR-CARD-4")).options == ("A43",)


@pytest.mark.clause("DGR-RULING-88")
def test_what_helps_against_an_attack() -> None:
    helps: list[Option] = [
        ("duel", 0, "melee"),
        ("steal", 0, "Q01", "melee"),
        "stand",
        ("bane", "A40", 1),
        ("play", "A10"),
    ]
    helps += [("play", "A13"), ("play", "A28"), ("play", "A15", 1), ("use", "A25"), ("use", "A08")]
    useless: list[Option] = [
        ("play", "A14"),
        ("play", "A31"),
        ("use", "A27", 1),
        ("use", "H3"),
        "pass",
        ("play", "B05"),
    ]
    assert [option for option in (*helps, *useless) if offers.is_defence(option)] == helps


@pytest.mark.clause("DGR-CSPEC-2", "DGR-RULING-89")
def test_in_a_campaign_a_card_may_be_meant_for_a_friend_whom_it_helps() -> None:
    s = campaign(Bert={"hand": ["A28"]}, Cleo={"life": 3})
    bert, cleo = s.heroes[BERT], s.heroes[CLEO]
    assert offers.anytime_options(s, bert) == [("play", "A28", CLEO, HELP)]
    bert.life = 3
    assert offers.anytime_options(s, bert) == [("play", "A28"), ("play", "A28", CLEO, HELP)]
    cleo.at = "L06"
    assert offers.anytime_options(s, bert) == [("play", "A28")]
    assert can_help((("heal", "self", 1), ("draw", "self", 1)))
    assert not can_help((("heal", "self", 1), ("exit", "all", "open", "turn")))


@pytest.mark.clause("DGR-DATA-15", "DGR-CARD-11")
def test_a_card_is_aimed_at_who_is_there_or_at_any_other_hero() -> None:
    s = standard(Cleo={"at": "L06"})
    anna, bert, cleo = s.heroes
    assert aimed_at(s, anna, "hero here") == [anna, bert]
    assert aimed_at(s, anna, "other hero here") == [bert]
    assert aimed_at(s, anna, "other hero") == [bert, cleo]


# --- before a roll --------------------------------------------------------------------------------------------------


@pytest.mark.clause("DGR-SPEC-9", "DGR-GOLD-8")
def test_a_bane_on_a_roll_is_paid_by_who_rolls_and_never_played_by_himself() -> None:
    s = standard(Anna={"hand": ["A40"], "peril": 2}, Bert={"peril": 2})
    anna = s.heroes[ANNA]
    assert offers.roll_options(s, anna, roll_of(BERT)) == [("bane", "A40", BERT)]
    assert offers.roll_options(s, anna, roll_of(ANNA)) == []
    anna.is_silent = True
    assert offers.roll_options(s, anna, roll_of(BERT)) == []
    anna.is_silent, s.heroes[BERT].peril = False, 1
    assert offers.roll_options(s, anna, roll_of(BERT)) == []


@pytest.mark.clause("DGR-CSPEC-2", "DGR-GOLD-8", "DGR-CARD-11")
def test_the_better_of_two_dice_is_for_the_own_roll_or_in_a_campaign_for_a_friend_there() -> None:
    s = standard(Anna={"hand": ["A31"]})
    anna = s.heroes[ANNA]
    assert offers.roll_options(s, anna, roll_of(ANNA)) == [("play", "A31")]
    assert offers.roll_options(s, anna, roll_of(BERT)) == []
    kept = roll_of(ANNA)
    kept.rollers[ANNA].keeps = "best"
    assert offers.roll_options(s, anna, kept) == []
    anna.glory = 0
    assert offers.roll_options(s, anna, roll_of(ANNA)) == []
    s = campaign(Bert={"hand": ["A31"]})
    bert = s.heroes[BERT]
    assert offers.roll_options(s, bert, roll_of(CLEO)) == [("play", "A31", CLEO, HELP)]
    bert.is_reserved = True
    assert offers.roll_options(s, bert, roll_of(CLEO)) == []
    assert offers.roll_options(s, bert, roll_of(BERT)) == [("play", "A31")]
    bert.is_reserved, s.heroes[CLEO].at = False, "L06"
    assert offers.roll_options(s, bert, roll_of(CLEO)) == []


@pytest.mark.clause("DGR-DATA-13", "DGR-CSPEC-2")
def test_an_ability_before_a_roll_is_for_its_owners_roll_of_the_right_kind_once_and_if_he_can_pay() -> None:
    s = standard(Anna={"hero": "H3"}, Bert={"hero": "H2"})
    anna = s.heroes[ANNA]
    assert offers.roll_options(s, anna, roll_of(ANNA, "magic")) == [("use", "H3")]
    assert offers.roll_options(s, anna, roll_of(ANNA, "speed")) == []
    assert offers.roll_options(s, anna, roll_of(BERT, "magic")) == []
    anna.used = frozenset({"H3"})
    assert offers.roll_options(s, anna, roll_of(ANNA, "magic")) == []
    anna.used, anna.glory = frozenset(), 0
    assert offers.roll_options(s, anna, roll_of(ANNA, "magic")) == []
    s = campaign(Bert={"hero": "H3"}, Cleo={"hero": "H2"})
    bert = s.heroes[BERT]
    assert offers.roll_options(s, bert, roll_of(CLEO, "magic")) == [("use", "H3", CLEO, HELP)]
    assert offers.roll_options(s, bert, roll_of(CLEO, "speed")) == []
    bert.is_silent = True
    assert offers.roll_options(s, bert, roll_of(CLEO, "magic")) == []
    bert.is_silent, s.heroes[CLEO].at = False, "L06"
    assert offers.roll_options(s, bert, roll_of(CLEO, "magic")) == []


@pytest.mark.clause("DGR-TEST-3")
def test_before_a_test_of_life_one_may_heal_and_only_then() -> None:
    s = standard(Anna={"hand": ["A28"], "life": 4})
    anna = s.heroes[ANNA]
    assert offers.roll_options(s, anna, roll_of(ANNA, "life")) == [("play", "A28")]
    assert offers.roll_options(s, anna, roll_of(ANNA, "speed")) == []
    anna.is_silent = True
    assert offers.roll_options(s, anna, roll_of(ANNA, "life")) == [("play", "A28")]
    assert offers.roll_options(s, anna, roll_of(BERT, "life")) == []
    anna.is_silent = False
    assert offers.roll_options(s, anna, roll_of(BERT, "life")) == [("play", "A28")]


# --- reactions ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DGR-SPEC-3", "DGR-ENC-4")
def test_a_reaction_answers_what_strikes_oneself_and_is_played_by_another() -> None:
    s = standard(Bert={"hand": ["A10"]}, Cleo={"hand": ["A11"]})
    _, bert, cleo = s.heroes
    monster = laid(s, "A43", ANNA, BERT)
    assert offers.reactions(s, bert, monster) == [("play", "A10")]
    assert offers.reactions(s, cleo, monster) == []
    trap = laid(s, "A57", BERT, BERT, "trap")
    assert offers.reactions(s, bert, trap) == []
    assert offers.reactions(s, cleo, trap) == [("play", "A11")]
    cleo.is_silent = True
    assert offers.reactions(s, cleo, trap) == [("play", "A11")]
    cleo.at = "L06"
    assert offers.reactions(s, cleo, trap) == []
    bert.glory = 0
    assert offers.reactions(s, bert, monster) == []


@pytest.mark.clause("DGR-CSPEC-2", "DGR-RULING-89", "DGR-RULING-88")
def test_in_a_campaign_one_reacts_for_a_friend_unless_one_wants_to_be_left_alone() -> None:
    s = campaign(Bert={"hand": ["A10", "A13"]})
    bert, cleo = s.heroes[BERT], s.heroes[CLEO]
    monster = laid(s, "A43", ANNA, CLEO)
    assert offers.reactions(s, bert, monster) == [
        ("play", "A10", CLEO, HELP),
        ("play", "A13"),
        ("play", "A13", CLEO, HELP),
    ]
    cleo.tipped = "tipped"
    assert offers.reactions(s, bert, monster) == [("play", "A10", CLEO, HELP), ("play", "A13")]
    cleo.tipped, bert.tipped = "", "tipped"
    assert offers.reactions(s, bert, monster) == [("play", "A10", CLEO, HELP), ("play", "A13", CLEO, HELP)]
    bert.tipped, bert.is_silent = "", True
    assert offers.reactions(s, bert, monster) == []
    monster.target = BERT
    assert ("play", "A10") in offers.reactions(s, bert, monster)


@pytest.mark.clause("DGR-SPEC-3", "DGR-RULING-89")
def test_an_attack_is_turned_aside_to_another_one_or_another_type_but_no_trap_is() -> None:
    s = standard(Bert={"hand": ["B03", "B04"]})
    _, bert, _ = s.heroes
    two = next(card for card, row in CARDS.items() if row.stats is not None and len(row.stats.standard) == 2)
    monster = laid(s, two, ANNA, BERT)
    stats = CARDS[two].stats
    assert stats is not None
    monster.type, other = stats.standard
    names = {number: name for name, number in TYPE_NUMBER.items()}
    aside = [("play", "B03", ANNA), ("play", "B03", CLEO), ("play", "B04", names[other])]
    assert offers.reactions(s, bert, monster) == aside
    s.heroes[CLEO].at = "L06"
    assert offers.reactions(s, bert, monster) == [aside[0], aside[2]]
    assert offers.reactions(s, bert, laid(s, "A57", ANNA, BERT, "trap")) == []
    s = campaign(Cleo={"hand": ["B03", "B04"]})
    monster = laid(s, two, ANNA, BERT)
    monster.type = stats.standard[0]
    assert offers.reactions(s, s.heroes[CLEO], monster) == [
        ("play", "B03", BERT, CLEO, HELP),
        ("play", "B04", BERT, names[other], HELP),
    ]


@pytest.mark.clause("DGR-RULING-16", "DGR-ENC-4")
def test_who_has_played_an_encounter_may_add_banes_and_has_the_rest_in_his_own_phase() -> None:
    s = standard(Anna={"hand": ["A35", "A14"]}, Bert={"peril": 1, "life": 4, "hand": ["A28"]})
    anna, bert, _ = s.heroes
    answering = Answering(laid(s, "A43", ANNA, BERT), anna)
    assert offers.encounter_options(s, anna, answering) == [("bane", "A35", BERT)]
    assert offers.encounter_options(s, bert, answering) == [("play", "A28")]
    anna.is_reserved = True
    assert offers.encounter_options(s, anna, answering) == []
    anna.is_reserved = False
    s.foes = []
    assert offers.encounter_options(s, anna, answering) == offers.encounter_options(s, bert, answering) == []


# --- windows --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DGR-RULING-101", "DGR-RULING-88")
def test_nobody_is_asked_twice_for_what_he_has_passed_on_unless_it_helps_against_what_concerns_him() -> None:
    s = standard()
    anna, bert, _ = s.heroes
    bert.declined = (("play", "A14"), ("duel", ANNA, "melee"))
    challenge = Challenge(anna, bert)
    assert not windows.is_new(s, bert, None, [("play", "A14")])
    assert windows.is_new(s, bert, None, [("play", "A14"), "stand"])
    assert windows.is_new(s, bert, roll_of(ANNA), [("play", "A14")])
    assert windows.is_new(s, bert, challenge, [("duel", ANNA, "melee")])
    assert not windows.is_new(s, bert, challenge, [("play", "A14")])
    assert not windows.is_new(s, bert, challenge, [("play", "A31")])
    assert not windows.is_new(s, anna, challenge, [("duel", BERT, "melee")])


@pytest.mark.clause("DGR-GOLD-6", "DGR-RULING-90")
def test_a_window_is_for_all_heroes_on_the_map_and_for_the_dungeonlord_of_a_campaign() -> None:
    s = standard()
    s.active = BERT
    assert [hero.seat for hero in windows.players(s)] == [BERT, CLEO, ANNA]
    s.heroes[CLEO].at = ""
    assert [hero.seat for hero in windows.players(s)] == [BERT, ANNA]
    s = campaign()
    assert [hero.seat for hero in windows.players(s)] == [BERT, CLEO, ANNA]
    s.heroes[CLEO].at = ""
    assert [hero.seat for hero in windows.players(s)] == [BERT, ANNA]
