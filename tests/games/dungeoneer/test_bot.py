"""The greedy bot plays well enough to be worth playing against, in every mode."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.dungeoneer.desk import ANNA, BERT, MAP, given

from undercroft.games.dungeoneer.bot.hero import worth_buying
from undercroft.games.dungeoneer.bot.player import Greedy
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.state import State
from undercroft.kernel.ask import CHANCE, Option, pick
from undercroft.kernel.table import Table

GAME = Dungeoneer()


def play(options: dict[str, Any], players: str, seed: int, most: int = 4000) -> State:
    """One game of greedy (g) and random (r) players; the greedy ones see their own forks only."""
    random = Random(seed)
    table: Table[State] = Table.new(GAME, GAME.read_options(options), len(players), listen=False)
    bot = Greedy(Random(seed))
    while not table.over and table.position < most:
        ((slot, ask),) = table.pending.items()
        if ask.seat == CHANCE or players[ask.seat] == "r":
            value = pick(ask.options, random)
        else:
            value = bot.choose(table.fork(ask.seat, Random(seed)), ask.seat, ask)
        table.answer(slot, value)
    return table.state


def test_it_beats_chance_nearly_always() -> None:
    wins = 0
    for seed in range(30):
        players = "gr" if seed % 2 else "rg"
        wins += play({}, players, seed).winners == (players.index("g"),)
    assert wins >= 28


def test_it_plays_solo() -> None:
    won = sum(bool(play({"mode": "solo", "solo_quests": "1"}, "g", seed).winners) for seed in range(6))
    assert won >= 4


@pytest.mark.parametrize(("players", "winners"), [("grr", (0,)), ("rgg", (1, 2))])
def test_it_plays_both_sides_of_the_campaign(players: str, winners: tuple[int, ...]) -> None:
    won = sum(play({"mode": "campaign"}, players, seed).winners == winners for seed in range(4))
    assert won >= 3


@pytest.mark.parametrize("options", [{"sets": "both"}, {"heroes_meet": True, "reentry": "always"}])
def test_it_ends_games_with_variants(options: dict[str, Any]) -> None:
    assert play(options, "ggg", 2).is_over


def choice_of(anna: dict[str, Any], bert: dict[str, Any], phase: str, rows: list[str]) -> Option:
    """What it does as Anna, in her own turn."""
    table = given(ANNA, phase, anna, bert, map=rows)
    return Greedy(Random(1)).choose(table.fork(ANNA, Random(1)), ANNA, table.pending[ANNA])


@pytest.mark.parametrize(("speed", "wants_it"), [(4, True), (2, False)])
def test_it_does_not_arm_itself_until_it_cannot_move(speed: int, wants_it: bool) -> None:
    """The Gaoler's Halberd costs 1 speed: welcome to the fast, and a trap for who is slow already."""
    hero = given(ANNA, "hero", {"hero": "H2"}, {}).state.heroes[ANNA]
    hero.base = (3, 0, speed)
    assert (worth_buying(hero, "A17") > 0) == wants_it


def test_it_opens_a_locked_way_by_scroll() -> None:
    """Its quest is behind a locked exit, which it would hardly force."""
    anna = {"at": "L17", "hand": ["A30"], "quests": ["Q08"]}
    assert choice_of(anna, {"at": "L01"}, "hero", ["L01 L17 L16"]) == ("play", "A30")


def test_it_swaps_an_opponent_away_from_a_goal() -> None:
    """Bert stands where his quest is; the Crooked Mirror takes him away."""
    chosen = choice_of({"at": "L15", "hand": ["A39"]}, {"at": "L16", "quests": ["Q08"]}, "lord", MAP)
    assert isinstance(chosen, tuple)
    assert chosen[:3] == ("bane", "A39", BERT)


def test_it_goes_after_an_opponent_whom_it_can_beat() -> None:
    """Seravelle's magic is 3, and that of both others is less: it pays to go where they are."""
    assert choice_of({"at": "L01", "life": 6}, {"at": "L02"}, "hero", MAP) == ("go", "north")


def test_it_goes_to_be_healed_when_it_is_weak() -> None:
    assert choice_of({"at": "L02", "life": 2}, {"at": "L01"}, "hero", ["L01", "L02", "L10"]) == ("go", "south")


@pytest.mark.parametrize(("life", "tries"), [(4, True), (1, False)])
def test_it_does_not_stake_its_last_life_on_one_quest_of_three(life: int, tries: bool) -> None:
    """The Black Bellows wound whoever fails, and Brund fails one time in three."""
    anna = {"hero": "H2", "at": "L16", "life": life, "quests": ["Q08"]}
    assert (choice_of(anna, {"at": "L01"}, "hero", MAP) == ("attempt", "Q08")) == tries


@pytest.mark.parametrize(("life", "pays"), [(1, True), (4, False)])
def test_it_pays_with_blood_for_a_deadly_blow_only(life: int, pays: bool) -> None:
    """Ysra's Blood Price costs a life for +2 to her attack."""
    table = given(ANNA, "hero", {"hero": "H6"}, {"life": life})
    table.answer(ANNA, ("duel", BERT, "melee"))
    ask = table.pending[ANNA]
    assert ask.what == "before-roll"
    chosen = Greedy(Random(1)).choose(table.fork(ANNA, Random(1)), ANNA, ask)
    assert (chosen == ("use", "H6")) == pays


def test_it_discards_what_clogs_its_hand() -> None:
    """A scroll that it does not need makes room for another card; the vial stays."""
    table = given(ANNA, "hero", {"hand": ["A28", "A30"], "life": 6, "mp": 0}, {"at": "L01"})
    table.answer(ANNA, "end")
    ask = table.pending[ANNA]
    assert ask.what == "end-discard"
    assert Greedy(Random(1)).choose(table.fork(ANNA, Random(1)), ANNA, ask) == ("hand", "A30")
