"""Playing on from the middle of a turn: by the rules, with the players given, and no further than asked."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from undercroft.bots import find_bot
from undercroft.games import find_game, game_names
from undercroft.kernel import play_on as play_on_module
from undercroft.kernel.ask import CHANCE, Ask, Computed, Option, Rules, pick
from undercroft.kernel.play_on import play_on
from undercroft.kernel.run import MOST_OF_A_PLAYOUT
from undercroft.kernel.table import Table

from .play import GAME, fresh_table, go, play_randomly, table_of
from .toy import Toy, ToyOptions, ToyState


def first(table: Table[Any], seat: int, ask: Ask) -> Option:
    del table, seat
    return next(iter(ask.options))


def by_chance(random: Random) -> Any:
    return lambda table, seat, ask: pick(ask.options, random)  # noqa: ARG005 - it looks at nothing


def test_it_plays_to_the_end_from_anywhere() -> None:
    for seed in range(40):
        table = fresh_table(3)
        play_randomly(table, 2 + seed, seed)
        random = Random(seed)
        play_on(table, [by_chance(random)] * 3, random)
        assert GAME.over(table.state)
        assert GAME.broken(table.state) == []


def test_it_stops_after_so_many_turns() -> None:
    table = go(table_of(), (0, ("step", 1)))
    play_on(table, [first, first], Random(1), turns=0)
    assert (table.state.turn, [dwarf.at for dwarf in table.state.dwarfs]) == (1, [2, 0])
    table = go(table_of(), (0, ("step", 2)), (1, ("step", 1)))
    play_on(table, [first, first], Random(1), turns=1)
    assert [dwarf.at for dwarf in table.state.dwarfs][1] in (0, 2)
    assert table.state.turn == 1


@pytest.mark.parametrize("turns", [0, 1, 4])
def test_it_stops_after_so_many_turns_of_a_game_whose_coroutine_goes_on(turns: int) -> None:
    """In the Labyrinth one coroutine plays turn after turn, so the game says how many have ended."""
    game, random = find_game("labyrinth"), Random(1)
    table = Table.new(game, game.read_options({}), 2, listen=False)
    while table.state.turns < 3:
        slot, ask = next(iter(table.pending.items()))
        table.answer(slot, pick(ask.options, random))
    play_on(table, [find_bot("labyrinth", "greedy", random).choose] * 2, random, turns=turns)
    assert table.state.turns == 3 + 1 + turns


class Endless(Toy):
    """The Well without a rim."""

    def turn(self, s: ToyState) -> Rules[None]:
        while True:
            yield Ask(0, "wait", ("wait", "stay"), "TOY-WAIT-1")
            s.dwarfs[0].coins += 1


def test_players_without_a_purpose_are_left_to_themselves_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    table: Table[Any] = Table.new(Endless(), ToyOptions(), 2, listen=False)
    while CHANCE in table.pending:
        table.answer(CHANCE, pick(table.pending[CHANCE].options, Random(1)))
    if play_on_module.__file__.endswith(".py"):
        monkeypatch.setattr(play_on_module, "MOST_OF_A_PLAYOUT", 50)
    assert play_on(table, [first, first], Random(1)) in (50, MOST_OF_A_PLAYOUT)


def test_it_counts_answers_and_asks_each_seat_its_own_player() -> None:
    asked: list[int] = []

    def noting(table: Table[Any], seat: int, ask: Ask) -> Option:
        asked.append(seat)
        assert ask.seat == seat
        assert table.state.turn == seat
        return ("step", 2) if ask.what == "move" else first(table, seat, ask)

    table = table_of(options={"goal": 6}, Bert={"at": 1})
    assert play_on(table, [noting, noting], Random(1)) == 5
    assert asked == [0, 1, 0, 1, 0]
    assert table.state.dwarfs[0].at == 6


def test_it_ends_a_simultaneous_part_that_has_begun() -> None:
    table = go(table_of(3), (0, "auction"), (1, 3), (1, (6,)))
    play_on(table, [first] * 3, Random(1), turns=0)
    assert table.state.dwarfs[1].coins == 0
    assert all(dwarf.bid is None for dwarf in table.state.dwarfs)


def test_a_game_that_is_over_stays_as_it_is() -> None:
    table = table_of(Anna={"at": 7})
    go(table, (0, ("step", 1)))
    before = GAME.copy(table.state)
    assert play_on(table, [first, first], Random(1)) == 0
    assert table.state == before


def test_a_table_that_was_played_on_is_used_up() -> None:
    table = table_of()
    play_on(table, [first, first], Random(1), turns=1)
    assert table.pending == {}
    assert table.marks == []


class Flight(Toy):
    """The Well with one rule: something is computed."""

    def turn(self, s: ToyState) -> Rules[None]:
        s.dwarfs[0].coins = yield Computed("flight", (1, 2, 3), "TOY-FLY-1", lambda: 3)
        s.round += 1


def test_what_is_computed_is_not_left_to_chance() -> None:
    table: Table[Any] = Table.new(Flight(), ToyOptions(), 2)
    while table.pending[CHANCE].what != "flight":
        table.answer(CHANCE, pick(table.pending[CHANCE].options, Random(1)))
    play_on(table, [first, first], Random(1), turns=3)
    assert table.state.dwarfs[0].coins == 3


@pytest.mark.parametrize("name", game_names())
def test_greedy_players_play_every_game_on_from_a_deal_and_the_same_again(name: str) -> None:
    game = find_game(name)
    table = Table.new(game, game.read_options({}), 2, listen=False)
    random = Random(name)
    for _ in range(200):
        slot, ask = next(iter(table.pending.items()))
        table.answer(slot, pick(ask.options, random) if ask.seat == CHANCE else game.lively(table.state, ask, random))
        if table.over:
            break
    seat = next((slot for slot, ask in table.pending.items() if ask.seat != CHANCE), 0)
    ends = []
    for _ in range(2):
        world, dice = table.dealer(seat)(Random(1)), Random(2)
        players = [find_bot(name, "greedy", Random(3)).choose] * 2
        answers = play_on(world, players, dice, turns=3)
        ends.append((answers, game.view(world.state, None)))
    assert ends[0] == ends[1]
