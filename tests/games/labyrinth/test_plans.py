"""What a search is offered in the Labyrinth: plans that are legal, that end, and that know what their seat knows."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from undercroft.bots import decide, find_bot
from undercroft.bots.search import Budget, Search, offer_of
from undercroft.games import find_game
from undercroft.games.labyrinth.bot import candidates, quick, thinks
from undercroft.games.labyrinth.bot.macro import LONGEST, WATCHES
from undercroft.games.labyrinth.content.board import START
from undercroft.games.labyrinth.content.cards import TREASURES
from undercroft.games.labyrinth.state import State
from undercroft.kernel.ask import CHANCE, Ask, Option, pick
from undercroft.kernel.bot import Plan
from undercroft.kernel.play_on import play_on
from undercroft.kernel.table import Table

GAME = find_game("labyrinth")


def decisions(preset: str, seed: int, seats: int = 2) -> Iterator[tuple[Table[Any], int, Ask]]:
    """A game of greedy bots, stopped wherever somebody has to choose."""
    random = Random(seed)
    table = Table.new(GAME, GAME.read_options(GAME.presets[preset]), seats, listen=False)
    bot = find_bot("labyrinth", "greedy", random)
    while not table.over:
        slot, ask = next(iter(table.pending.items()))
        if ask.seat == CHANCE:
            table.answer(slot, pick(ask.options, random))
            continue
        if len(ask.options) > 1:
            yield table, slot, ask
        table.answer(slot, decide(bot, table, slot, random))


def plans_of(s: State, ask: Ask) -> list[Plan]:
    return [one for one in candidates(s, ask) if isinstance(one, Plan)]


def thought_over(preset: str, seed: int, every: int) -> Iterator[tuple[Table[Any], int, Ask]]:
    wanted = (one for one in decisions(preset, seed) if thinks(one[0].state, one[2]))
    return (one for number, one in enumerate(wanted) if number % every == 0)


@pytest.mark.parametrize(("preset", "seed"), [("expert", 1), ("everything", 2)])
def test_every_candidate_is_legal_and_plans_differ_by_name(preset: str, seed: int) -> None:
    names: set[str] = set()
    for table, _, ask in decisions(preset, seed):
        found = candidates(table.state, ask)
        plans = [one for one in found if isinstance(one, Plan)]
        assert all((one.answer if isinstance(one, Plan) else one) in ask.options for one in found)
        assert len({plan.name for plan in plans}) == len(plans)
        names |= {plan.name.split(":")[0] for plan in plans}
    assert {"room", "home"} <= names
    assert ("ambush" in names) is (preset == "everything")


@pytest.mark.parametrize(("preset", "seed"), [("expert", 3), ("everything", 4)])
def test_plans_are_followed_by_legal_steps_and_come_to_an_end(preset: str, seed: int) -> None:
    tried = 0
    for table, seat, ask in thought_over(preset, seed, every=6):
        for plan in plans_of(table.state, ask):
            tried += 1
            assert follow(table, seat, plan) <= (max(LONGEST, WATCHES) + 1) * len(table.state.heroes)
    assert tried > 20


def follow(table: Table[Any], seat: int, plan: Plan) -> int:
    """Play a deal on with this plan; for how many turns it lasted."""
    random = Random(9)
    usual = quick(random)
    start: int = table.state.turns
    lasted: int = start
    is_given = False

    def mine(table: Table[Any], seat: int, ask: Ask) -> Option:
        nonlocal is_given, lasted
        if not is_given:
            is_given = True
            return plan.answer
        assert plan.is_done is not None
        if plan.is_done(table.state):
            return usual(table, seat, ask)
        lasted = table.state.turns
        step = plan.player(table, seat, ask)
        assert step is None or step in ask.options
        return usual(table, seat, ask) if step is None else step

    players = [usual] * len(table.state.heroes)
    players[seat] = mine
    play_on(table.dealer(seat)(random), players, random, 3 * LONGEST)
    return lasted - start


def underway() -> tuple[State, Plan]:
    """An Elf who means to go to a room of level 1, and his plan."""
    described = {"Anna": {"class": "elf", "at": "c1-01"}, "Bert": {"class": "hero", "at": START}}
    s: State = GAME.given(GAME.read_options({}), ["Anna", "Bert"], described)
    table = Table(GAME, s, is_set_up=True)
    ask = table.pending[0]
    plan = next(plan for plan in plans_of(table.state, ask) if plan.name.startswith("room:r1"))
    return table.state, plan


def test_a_plan_goes_on_while_there_is_hope() -> None:
    s, plan = underway()
    assert plan.is_done is not None
    assert not plan.is_done(s)


@pytest.mark.parametrize("reason", ["there", "cleared", "hurt", "robbed", "caged", "late"])
def test_a_plan_is_over_when_it_is_fulfilled_or_hopeless(reason: str) -> None:
    s, plan = underway()
    room = plan.name.split(":")[1]
    match reason:
        case "there":
            s.heroes[0].at = room
        case "cleared":
            s.graves |= {room}
        case "hurt":
            s.heroes[0].misses = 1
        case "robbed":
            s.heroes[0].carried = ("sack-250-1",)
        case "caged":
            s.heroes[0].cage = "cage-1-1"
        case "late":
            s.turns += LONGEST * 2 + 1
    assert plan.is_done is not None
    assert plan.is_done(s)


def test_a_cleared_room_in_which_something_lies_is_still_worth_the_way() -> None:
    s, plan = underway()
    room = plan.name.split(":")[1]
    s.graves |= {room}
    s.loose[room] = ("sack-250-1",)
    assert plan.is_done is not None
    assert not plan.is_done(s)


def test_on_the_way_nothing_is_thought_over_twice() -> None:
    asks = [(thinks(t.state, ask), ask.what, t.state.has_acted) for t, _, ask in decisions("expert", 5)]
    moves = [(thought, acted) for thought, what, acted in asks if what == "move"]
    assert 0.1 < sum(thought for thought, _ in moves) / len(moves) < 0.6
    assert sum(not thought for thought, acted in moves if acted) > len(moves) / 3
    assert not any(thought for thought, what, _ in asks if what in ("drop", "pile", "refill"))


def test_who_has_enough_goes_home_without_a_thought() -> None:
    s, _ = underway()
    ask = Table(GAME, s, is_set_up=True).pending[0]
    assert thinks(s, ask)
    s.heroes[0].secured = _worth(10_000)
    assert not thinks(s, ask)


def _worth(gold: int) -> tuple[str, ...]:
    found: list[str] = []
    for card in sorted(TREASURES, key=lambda card: -TREASURES[card].gold):
        if gold > 0:
            found.append(card)
            gold -= TREASURES[card].gold
    return tuple(found)


@pytest.mark.parametrize(("preset", "seed"), [("expert", 6), ("everything", 7)])
def test_plans_hang_on_nothing_that_is_hidden_from_the_seat(preset: str, seed: int) -> None:
    """In every deal of the same position there are the same plans, and each goes on in the same way."""
    compared = 0
    for table, seat, ask in thought_over(preset, seed, every=4):
        if ask.what == "means":
            continue
        worlds = [table.fork(seat, Random(number)) for number in range(3)]
        offered = [candidates(world.state, ask) for world in worlds]
        told = [[(one.answer, one.name) if isinstance(one, Plan) else one for one in found] for found in offered]
        assert told[0] == told[1] == told[2]
        for plans in zip(*([one for one in found if isinstance(one, Plan)] for found in offered), strict=True):
            steps = {plans[0].player(world, seat, ask) for world in worlds}
            assert len(steps) == 1
            compared += 1
    assert compared > 20


def test_the_same_seed_and_rollouts_give_the_same_answers() -> None:
    offer = offer_of("labyrinth")
    assert offer is not None
    asked = list(zip(range(6), ((t.fork(), seat, ask) for t, seat, ask in thought_over("expert", 8, 9)), strict=False))

    def answers() -> list[Option]:
        bot = Search(Random(3), offer, Budget(24))
        return [decide(bot, table, seat, Random(4)) for _, (table, seat, _) in asked]

    assert answers() == answers()


def test_quick_plays_legally_to_the_end_and_beats_chance() -> None:
    won = 0
    for seed in range(4):
        random = Random(seed)
        table = Table.new(GAME, GAME.read_options({}), 2, listen=False)
        player, other = quick(random), find_bot("labyrinth", "random", random)
        while not table.over:
            slot, ask = next(iter(table.pending.items()))
            if ask.seat == CHANCE or slot == 1:
                table.answer(slot, pick(ask.options, random) if ask.seat == CHANCE else other.choose(table, slot, ask))
            else:
                table.answer(slot, player(table, slot, ask))
        won += table.state.winners == (0,)
    assert won == 4
