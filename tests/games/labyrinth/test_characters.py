"""Opponents with habits: each plays differently where it matters to it, and none plays nonsense."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.games import find_game
from undercroft.games.labyrinth.bot import CHARACTERS, Greedy
from undercroft.games.labyrinth.bot.ambush import ambush_gain, declares
from undercroft.games.labyrinth.bot.fights import best_attempt
from undercroft.games.labyrinth.bot.outlook import Outlook
from undercroft.games.labyrinth.bot.plan import saved_by_deposit
from undercroft.games.labyrinth.bot.rivals import claimed, taken_first
from undercroft.games.labyrinth.content.characters import USUAL
from undercroft.games.labyrinth.state import State
from undercroft.lab.simulate import simulate

GAME = find_game("labyrinth")


def position() -> State:
    """A Hero with some gold in a corridor of level 2, and another Hero who carries more."""
    s: State = GAME.start(GAME.read_options(GAME.presets["everything"]), 2)
    for hero in s.heroes:
        hero.kind, hero.at = "hero", "c2-05"
    s.heroes[0].carried, s.heroes[1].carried = ("sack-250-1",), ("sack-250-2", "sack-250-3")
    s.is_new_turn, s.steps = False, 5
    return s


def as_one(name: str, s: State) -> Outlook:
    return Outlook(s, s.heroes[0], CHARACTERS[name])


def test_there_are_five_and_each_differs_from_the_usual() -> None:
    assert set(CHARACTERS) == {"raider", "miser", "hunter", "daredevil", "shadow"}
    assert all(habits != USUAL for habits in CHARACTERS.values())
    assert Greedy(Random(1)).habits is USUAL
    assert Greedy(Random(1), CHARACTERS["miser"]).habits is CHARACTERS["miser"]


def test_the_daredevil_dares_what_the_miser_does_not() -> None:
    s = position()
    deep = {name: as_one(name, s).level(4) for name in ("daredevil", "miser")}
    usual = Outlook(s, s.heroes[0]).level(4)
    assert deep["miser"].by_hand.gold < usual.by_hand.gold < deep["daredevil"].by_hand.gold
    assert deep["daredevil"].by_hand.turns < deep["miser"].by_hand.turns


def test_the_miser_brings_home_what_the_daredevil_carries_on() -> None:
    s = position()
    saved = {name: saved_by_deposit(as_one(name, s)) for name in ("miser", "daredevil")}
    assert saved["miser"] > saved_by_deposit(Outlook(s, s.heroes[0])) > saved["daredevil"] > 0


def test_the_raider_goes_for_what_a_monster_holds() -> None:
    described = {
        "Anna": {"class": "hero", "at": "c2-05"},
        "Bert": {"class": "hero"},
        "monster": [{"card": "witch", "at": "r5-69", "held": ["sack-250-1"]}],
    }
    s = GAME.given(GAME.read_options({}), ["Anna", "Bert"], described)
    usual = best_attempt(Outlook(s, s.heroes[0]), "r5-69")
    assert best_attempt(as_one("raider", s), "r5-69").turns < usual.turns


def test_the_shadow_gives_way_where_the_raider_does_not_and_the_hunter_comes() -> None:
    s = position()
    s.heroes[0].at, s.active = "start", 0
    claims = claimed(Outlook(s, s.heroes[0]))
    room = max(claims, key=lambda place: max(chance for _, chance in claims[place]))
    lost = {name: taken_first(as_one(name, s), claims, room, steps=20) for name in ("shadow", "raider", "hunter")}
    usual = taken_first(Outlook(s, s.heroes[0]), claims, room, steps=20)
    assert lost["hunter"] < lost["raider"] == 0 < usual < lost["shadow"] <= 1


def test_the_hunter_breaks_the_peace_sooner_than_the_shadow() -> None:
    s = position()
    s.active = 1
    least = {name: as_one(name, s).habits.peace for name in ("hunter", "shadow")}
    gain = ambush_gain(as_one("hunter", s), s.heroes[1])
    assert declares(as_one("hunter", s), s.heroes[1]) is (gain > least["hunter"])
    assert least["hunter"] < USUAL.peace < least["shadow"]


@pytest.mark.parametrize("name", sorted(CHARACTERS))
def test_every_character_plays_a_game_to_its_end(name: str) -> None:
    options = GAME.read_options(GAME.presets["everything"])
    (game,) = simulate(GAME, options, [f"medium/{name}", "random"], 1, seed=3, workers=1)
    assert game.winners == (0,)
