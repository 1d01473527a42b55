"""Rolls, challenges and encounters from inside: whom they concern, who is still there, and where points end."""

from __future__ import annotations

import pytest
from tests.games.dungeoneer.desk import ANNA, BERT, CLEO, anna, bert, given

from undercroft.games.dungeoneer.content.cards import LEVELS
from undercroft.games.dungeoneer.rules.cards.effects import Context, perform, who
from undercroft.games.dungeoneer.rules.fights import trial
from undercroft.games.dungeoneer.rules.fights.encounter import _left, _next
from undercroft.games.dungeoneer.rules.fights.throws import (
    ATTACK,
    SPECIAL,
    TESTS,
    Challenge,
    Roller,
    Throw,
    is_lying,
    is_open_to_change,
    stir,
)
from undercroft.games.dungeoneer.state import NOBODY, Foe, Hero, State


@pytest.mark.clause("DGR-GOLD-3", "DGR-CARD-11")
@pytest.mark.parametrize(("keeps", "dice", "value"), [("", 1, 2), ("best", 2, 5), ("worst", 2, 2)])
def test_of_two_dice_the_better_or_the_worse_one_counts(keeps: str, dice: int, value: int) -> None:
    roller = Roller(ATTACK, "melee", 0)
    roller.keeps = keeps
    assert roller.dice == dice
    assert roller.value((2, 5)[:dice]) == value


@pytest.mark.clause("DGR-DATA-18", "DGR-QOPP-1")
def test_a_roll_is_changed_by_what_says_its_kind_or_its_attribute_and_by_nothing_else() -> None:
    throw = Throw("exit", ANNA, "speed", 5)
    throw.rollers[ANNA] = Roller(TESTS["exit"], "speed", 0)
    plus = {kind: (("roll", "self", kind, 2, "roll"),) for kind in ("exit", "test", "any", "trap", "attack")}
    assert [kind for kind, do in plus.items() if throw.is_changed_by(ANNA, do)] == ["exit", "test", "any"]
    assert throw.is_changed_by(ANNA, (("if", ("type", "speed"), plus["test"]),))
    assert not throw.is_changed_by(ANNA, (("if", ("type", "melee"), plus["test"]),))
    assert not throw.is_changed_by(ANNA, (("if", ("type", "speed"), plus["trap"]),))
    assert throw.is_changed_by(ANNA, (*plus["trap"], *plus["exit"]))
    assert not throw.is_changed_by(ANNA, (("heal", "self", 1),))
    throw.rollers[ANNA] = Roller(SPECIAL, "", 0)
    assert [kind for kind, do in plus.items() if throw.is_changed_by(ANNA, do)] == ["any"]


@pytest.mark.clause("DGR-GOLD-8", "DGR-TEST-3")
def test_a_roll_is_open_to_cards_of_anybody_and_to_abilities_of_who_rolls() -> None:
    s = given(ANNA, "hero", {}, {}).state
    throw = Throw("exit", ANNA, "speed", 5)
    throw.rollers[ANNA] = Roller(TESTS["exit"], "speed", 0)
    for hero in s.heroes:
        hero.roll_uses = hero.roll_cards = ()
    assert not is_open_to_change(s, throw)
    s.heroes[BERT].roll_uses = ("A01",)
    assert not is_open_to_change(s, throw)
    s.heroes[ANNA].roll_uses = ("A01",)
    assert is_open_to_change(s, throw)
    s.heroes[ANNA].roll_uses = ()
    throw.test = "life"
    assert is_open_to_change(s, throw)
    throw.test = "speed"
    s.open_banes = ("A40",)
    assert is_open_to_change(s, throw)


@pytest.mark.clause("DGR-TEST-3")
def test_life_and_level_are_tested_as_they_are() -> None:
    hero = anna(given(ANNA, "hero", {"life": 4}, {}))
    hero.level = 2
    assert [trial.tested_value(hero, what) for what in ("life", "level", "melee", "magic", "speed")] == [
        4,
        2,
        *hero.base,
    ]


# --- who is still there ---------------------------------------------------------------------------------------------


@pytest.mark.clause("DGR-RULING-96")
def test_a_challenge_stands_while_both_are_there_and_who_they_were() -> None:
    s = given(ANNA, "hero", {}, {}).state
    one, other = s.heroes[ANNA], s.heroes[BERT]
    assert Challenge(one, other).stands(s)
    for hero, field, value in ((one, "at", "L15"), (other, "at", "L15"), (other, "kind", "H4"), (one, "kind", "H4")):
        moment, before = Challenge(one, other), getattr(hero, field)
        setattr(hero, field, value)
        assert not moment.stands(s)
        setattr(hero, field, before)
    foe = Foe("A43", BERT, "L02", "encounter", ANNA)
    moment = Challenge(one, foe)
    assert not moment.stands(s)
    s.foes.append(foe)
    assert moment.stands(s)
    assert (moment.by, moment.target, moment.about()["target"]) == (ANNA, NOBODY, ANNA)
    assert (Challenge(foe, other).target, Challenge(foe, other).about()["target"]) == (BERT, BERT)


@pytest.mark.clause("DGR-ENC-10", "DGR-CHORDE-9")
def test_a_monster_lies_where_it_was_laid_and_one_of_the_horde_where_the_horde_is() -> None:
    s = given(ANNA, "hero", {}, {}).state
    foe, twin = (Foe("A43", BERT, "L02", "encounter", ANNA) for _ in range(2))
    s.foes = [twin]
    assert not is_lying(s, foe)
    assert is_lying(s, twin)
    s.lord, s.horde_at, s.heroes[BERT].horde = BERT, "L02", ("A44",)
    wandering = Foe("A44", BERT, "L02", "horde", ANNA)
    assert is_lying(s, wandering)
    s.horde_at = "L15"
    assert not is_lying(s, wandering)
    s.horde_at, s.heroes[BERT].horde = "L02", ("A45",)
    assert not is_lying(s, wandering)


@pytest.mark.clause("DGR-RULING-101")
def test_what_happens_on_a_location_is_news_for_who_is_there() -> None:
    s = given(ANNA, "hero", {"at": "L15"}, {}).state
    for hero in s.heroes:
        hero.declined = ("stand",)
    stir(s, "L02")
    assert [hero.declined for hero in s.heroes] == [("stand",), (), ()]


@pytest.mark.clause("DGR-ENC-5", "DGR-RULING-85")
def test_the_first_card_of_a_batch_that_is_not_resolved_comes_next() -> None:
    s = given(ANNA, "lord", {}, {}).state
    kinds = (("Q04", "quest", "L02"), ("A43", "encounter", "L02"), ("A44", "encounter", "L15"), ("A57", "trap", "L02"))
    s.foes = [Foe(card, ANNA, at, kind, BERT) for card, kind, at in kinds]
    assert _next(s) is s.foes[1]
    assert _left(s, s.foes[1]) == 1
    s.foes.append(Foe("A45", ANNA, "L02", "encounter", BERT))
    assert _left(s, s.foes[1]) == 2
    s.foes[1].is_resolved = True
    assert _left(s, s.foes[4]) == 1
    assert _next(s) is s.foes[2]
    s.foes[2].is_resolved = True
    assert _next(s) is s.foes[3]
    s.foes[3].is_resolved = s.foes[4].is_resolved = True
    assert _next(s) is None


# --- points ---------------------------------------------------------------------------------------------------------


def do(s: State, hero: Hero, *effect: object) -> None:
    for ask in perform(s, (effect,), Context(hero.seat, hero, "card", "A01", "DGR-CARD-4")):
        raise AssertionError(ask)


@pytest.mark.clause("DGR-HERO-4", "DGR-HERO-5", "DGR-TURN-4", "DGR-ATK-15")
def test_points_have_their_ends_above_and_below() -> None:
    table = given(ANNA, "hero", {"life": 5, "glory": 1, "peril": 1, "mp": 1}, {})
    s, hero = table.state, anna(table)
    for name, number, field, wanted in (
        *(("heal", 3, "life", 6), ("heal", 1, "life", 6), ("glory", -3, "glory", 0), ("glory", 2, "glory", 2)),
        *(("peril", -3, "peril", 0), ("peril", 2, "peril", 2), ("mp", -3, "mp", 0), ("mp", 2, "mp", 2)),
        *(("nextmp", -1, "next_mp", -1), ("nextmp", 3, "next_mp", 2)),
        *(("level", 1, "level", 2), ("level", 9, "level", LEVELS)),
    ):
        do(s, hero, name, "self", number)
        assert getattr(hero, field) == wanted, name
    hero.at = ""
    do(s, hero, "glory", "self", 2)
    assert hero.glory == 2


@pytest.mark.clause("DGR-TIP-1", "DGR-TIP-3", "DGR-EXIT-15")
def test_who_lies_already_is_not_tipped_again_and_who_falls_lets_the_door_go() -> None:
    table = given(ANNA, "hero", {"threshold": "north"}, {})
    s, hero = table.state, anna(table)
    do(s, hero, "tip", "self")
    assert (hero.tipped, hero.threshold) == ("tipped", NOBODY)
    hero.tipped = "L06"
    do(s, hero, "tip", "self")
    assert hero.tipped == "L06"
    do(s, hero, "stand", "self")
    assert hero.tipped == ""
    assert bert(table).tipped == s.heroes[CLEO].tipped == ""


@pytest.mark.clause("DGR-DATA-15", "DGR-CSPEC-2")
def test_every_word_of_an_effect_means_its_own_one() -> None:
    s = given(ANNA, "lord", {}, {}).state
    foe = Foe("A43", ANNA, "L02", "encounter", BERT)
    c = Context(ANNA, s.heroes[BERT], "card", "A28", "DGR-CARD-4")  # Anna's card, meant for Bert
    c.target, c.it, c.loser, c.detail = s.heroes[CLEO], s.heroes[CLEO], foe, [CLEO]
    assert who(s, c, "self") is s.heroes[BERT]
    assert who(s, c, "you") is s.heroes[ANNA]
    assert who(s, c, "loser") is foe
    for word in ("target", "it", "that hero", "hero here"):
        assert who(s, c, word) is s.heroes[CLEO]


@pytest.mark.clause("DGR-BANE-1", "DGR-DATA-11")
def test_a_ban_for_the_next_turn_begins_with_it() -> None:
    s = given(ANNA, "hero", {}, {}).state
    for hero in s.heroes:
        do(s, hero, "forbid", "self", "explore", "nextturn")
    assert [hero.bans for hero in s.heroes] == [(("explore", 2),), (("explore", 1),), (("explore", 1),)]


@pytest.mark.clause("DGR-DATA-15", "DGR-SOLO-27")
@pytest.mark.parametrize(("glory", "left", "taken"), [(3, 1, 2), (1, 0, 1), (0, 0, 0)])
def test_no_more_is_handed_over_than_there_is(glory: int, left: int, taken: int) -> None:
    table = given(ANNA, "lord", {"glory": 5}, {"glory": glory})
    s = table.state
    c = Context(ANNA, anna(table), "bane", "B11", "DGR-BANE-1")
    c.target = bert(table)
    assert not list(perform(s, (("transfer", "glory", "target", "you", 2),), c))
    assert (bert(table).glory, anna(table).glory) == (left, 5 + taken)
