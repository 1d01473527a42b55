"""Levels and characters: how the computer's heroes differ, and that the same seed gives the same play."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from undercroft.bots import decide, find_bot
from undercroft.bots.levels import characters_of, levels_of
from undercroft.games.fighter.bot import CHARACTERS, Greedy, thinks
from undercroft.games.fighter.bot.fight import best_ability, best_weapons, takes_bonus_die, worth_retreating
from undercroft.games.fighter.bot.trade import best_purchase, best_way, purchase_worth, uses_healing
from undercroft.games.fighter.content.cards import EQUIPMENT, SHEETS
from undercroft.games.fighter.content.characters import USUAL
from undercroft.games.fighter.game import Fighter
from undercroft.games.fighter.rules.throws.landing import hit_chance
from undercroft.games.fighter.state import State
from undercroft.kernel.ask import Ask
from undercroft.kernel.table import Table
from undercroft.lab.simulate import simulate

GAME = Fighter()


def party(**given: Any) -> State:
    options = GAME.read_options({"difficulty": "normal", "hand": "steady"})
    return GAME.given(options, ["Anna", "Bert"], {"at": "D1/b", "bonus_dice": 2, **given})


def test_there_are_four_levels_and_four_characters() -> None:
    assert levels_of("fighter") == ("easy", "medium", "hard", "master")
    assert characters_of("fighter") == ("daredevil", "careful", "showoff", "healer")
    assert all(hero in SHEETS for habits in CHARACTERS.values() for hero in habits.heroes)


def test_levels_are_hands() -> None:
    table: Table[Any] = Table(GAME, party(), is_set_up=True)
    ask = Ask(0, "hand", ("beginner", "steady", "master"), "FIG-SIM-3")
    found = [find_bot("fighter", level, Random(1)).choose(table, 0, ask) for level in levels_of("fighter")]
    assert found == ["beginner", "steady", "steady", "master"]


def test_the_same_seed_gives_the_same_games() -> None:
    options = GAME.read_options({"difficulty": "normal"})

    def games() -> list[Any]:
        played = simulate(GAME, options, ["hard@8/healer", "easy"], 1, 3, 1)
        return [(one.winners, one.length, one.answers, one.statistics) for one in played]

    assert games() == games()


def test_a_search_hangs_on_nothing_but_the_position_and_its_seed() -> None:
    answers = set()
    for dice in range(3):
        table: Table[Any] = Table(GAME, party(monster="bored-fury"), is_set_up=True)
        answers.add(decide(find_bot("fighter", "hard@12", Random(4)), table, 0, Random(dice)))
    assert len(answers) == 1


def test_it_thinks_about_what_is_not_settled() -> None:
    s = party(monster="bored-fury")
    for what, worth in (("die", True), ("retreat", True), ("shop", True), ("hand", False), ("entry-place", False)):
        assert thinks(s, Ask(0, what, ("a", "b"), "FIG-FIGHT-3")) is worth


def heroes_of(character: str) -> str:
    free = (*SHEETS, "random")
    bot = Greedy(Random(1), CHARACTERS[character])
    table: Table[Any] = Table(GAME, party(), is_set_up=True)
    return str(bot.choose(table, 0, Ask(0, "hero", free, "FIG-SETUP-10")))


def test_characters_lead_heroes_of_their_kind() -> None:
    assert [heroes_of(name) for name in CHARACTERS] == ["borka", "egon", "goldfinga", "hilda"]
    assert {str(Greedy(Random(n)).habits.heroes) for n in range(2)} == {"()"}


def test_the_daredevil_throws_what_nobody_else_would() -> None:
    options_of = GAME.read_options({})
    weapon = max(
        (card for card in EQUIPMENT.values() if card.kind == 0),
        key=lambda card: hit_chance(card.throws, "steady", options_of),
    )
    s = party(monster="bored-fury", life=2, Anna={"hero": "torm", "cards": [weapon.id]})
    options = ((), (weapon.id,))
    assert best_weapons(s, s.heroes[0], options, USUAL) == ()
    assert best_weapons(s, s.heroes[0], options, CHARACTERS["daredevil"]) == (weapon.id,)


def test_the_careful_one_retreats_and_heals_early() -> None:
    s = party(monster="living-library")
    habits = {name: CHARACTERS[name] for name in ("careful", "daredevil")} | {"usual": USUAL}
    costs = {name: worth_retreating(s, one) for name, one in habits.items()}
    assert costs["careful"]
    assert not costs["daredevil"]
    potion = next(card for card in EQUIPMENT.values() if card.effect == "heal-one")
    s = party(Anna={"hero": "egon", "life": 9 - potion.value + 1})
    options = ("pass", (potion.id, 0))
    assert uses_healing(s, options, 0, USUAL) is None
    assert uses_healing(s, options, 0, CHARACTERS["careful"]) == (potion.id, 0)


def test_the_showoff_buys_weapons_and_spends_no_bonus_die_for_less_than_the_boss() -> None:
    s = party(gold=9, bonus_dice=6, monster="moth-eaten-griffin")
    weapons = [("buy", card.id, 0) for card in EQUIPMENT.values() if card.kind == 0]
    weapon = max(weapons, key=lambda option: purchase_worth(s, option, USUAL))
    options = ("done", weapon, "bonus-die", "heal")
    assert best_purchase(s, options, CHARACTERS["showoff"]) == weapon
    assert purchase_worth(s, weapon, CHARACTERS["showoff"]) > 1.5 * purchase_worth(s, weapon, USUAL)
    assert takes_bonus_die(s, USUAL)
    assert not takes_bonus_die(s, CHARACTERS["showoff"])


def test_the_healer_heals_where_others_strike() -> None:
    hurt = {"hero": "grimalda", "life": 7}
    s = party(monster="bored-fury", Anna=hurt, Bert={"hero": "torm", "life": 7})
    dice = ("red", "green", "blue")
    assert best_ability(s, s.heroes[0], dice, USUAL) == "blue"
    assert best_ability(s, s.heroes[0], dice, CHARACTERS["healer"]) == "red"


@pytest.mark.parametrize("character", [*CHARACTERS])
def test_every_character_plays_whole_games(character: str) -> None:
    (played,) = simulate(GAME, GAME.read_options({"edition": "it"}), [f"medium/{character}"] * 3, 1, 2, 1)
    assert played.over


def test_ways_are_a_matter_of_taste() -> None:
    s = party(at="D1/a", gold=0, Anna={"hero": "egon", "life": 3}, Bert={"hero": "torm", "life": 3})
    found = {name: best_way(s, ("b", "c"), habits) for name, habits in CHARACTERS.items()}
    assert set(found.values()) <= {"b", "c"}
