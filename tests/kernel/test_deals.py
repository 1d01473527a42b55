"""Deals: as many as a bot likes, each as it might be, and none that hangs on what the seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from undercroft.games import find_game, game_names
from undercroft.kernel.ask import CHANCE, Ask, Rules, Together, pick
from undercroft.kernel.deck import Deck, dealt_anew
from undercroft.kernel.game import Game
from undercroft.kernel.table import Table

from .play import GAME, fresh_table, play_randomly, table_of
from .toy import Toy, ToyOptions, ToyState

OPTIONS = [(name, preset) for name in game_names() for preset in find_game(name).presets]


def decisions(game: Game[Any], options: Any, seats: int, seed: int, most: int) -> Iterator[tuple[Table[Any], int]]:
    """Tables in the middle of a random game, wherever a player is asked, and his seat."""
    table = Table.new(game, options, seats, listen=False)
    random = Random(seed)
    while not table.over and most > 0:
        slot, ask = random.choice(list(table.pending.items()))
        if ask.seat == CHANCE:
            table.answer(slot, pick(ask.options, random))
            continue
        most -= 1
        yield table, slot
        table.answer(slot, game.lively(table.state, ask, random))


def look(table: Table[Any], seat: int) -> bytes:
    return msgspec.json.encode(table.view(seat))


@pytest.mark.parametrize(("name", "preset"), OPTIONS)
@pytest.mark.parametrize("seed", [1, 2])
def test_worlds_that_look_the_same_to_a_seat_are_dealt_the_same(name: str, preset: str, seed: int) -> None:
    """What the dealer gives hangs on the Random and on what the seat knows: from a deal it deals as from the truth."""
    game = find_game(name)
    seats = max(game.seats[0], 1 if preset == "solo" else 3)
    for table, seat in decisions(game, game.read_options(game.presets[preset]), seats, seed, 120):
        deal = table.dealer(seat)
        seen = look(table, seat)
        first, other = deal(Random(seed)), deal(Random(-seed))
        assert look(first, seat) == look(other, seat) == seen
        for world in (table, first, other):
            again = game.copy(world.state)
            game.redeal(again, seat, Random(7))
            assert again == deal(Random(7)).state


@pytest.mark.parametrize(("name", "preset"), OPTIONS)
def test_every_decision_can_be_dealt_again_and_again_and_asks_the_same(name: str, preset: str) -> None:
    game = find_game(name)
    seats = max(game.seats[0], 1 if preset == "solo" else 2)
    for table, seat in decisions(game, game.read_options(game.presets[preset]), seats, 5, 60):
        before = game.copy(table.state)
        deal, ask = table.dealer(seat), table.pending[seat]
        for number in range(3):
            dealt = deal(Random(number))
            asked = dealt.pending[seat]
            assert (asked.what, asked.seat, len(asked.options)) == (ask.what, ask.seat, len(ask.options))
            dealt.answer(seat, game.lively(table.state, ask, Random(number)))
        assert table.state == before


def test_the_same_random_deals_the_same_world_again_wherever_in_a_turn() -> None:
    for seed in range(20):
        table = fresh_table(3)
        play_randomly(table, 5 + seed, seed)
        deal = table.dealer(1)
        assert deal(Random(seed)).state == deal(Random(seed)).state


def test_a_deal_keeps_neither_the_answers_nor_the_mark_of_the_true_table() -> None:
    table = table_of(3, Bert={"hand": ["gem-1"]})
    dealt = table.dealer(0)(Random(1))
    assert (dealt.answers, dealt.marks, dealt.told) == ([], [], [])
    assert dealt.state is not table.state


def test_the_order_of_a_dealt_pool_does_not_tell_what_is_missing_from_it() -> None:
    """The card that is truly out would otherwise stand where the card dealt in its place was taken from."""
    for true in ("gem-1", "gem-3", "shield-2"):
        table = table_of(2, Bert={"hand": [true]})
        pool = table.dealer(0)(Random(4)).state.decks[0].pool
        assert list(pool) == sorted(pool)


def test_cards_outside_a_pool_are_dealt_alike_whatever_lay_there() -> None:
    def outcome(out: list[str]) -> tuple[list[str], Deck]:
        pool = tuple(card for card in "edcba" if card not in out)
        names = dealt_anew(pool, out, Random(3))
        return [names.get(card, card) for card in out], Deck(pool).renamed(names)

    outcomes = [outcome(out) for out in (["a", "b"], ["b", "a"], ["e", "c"], ["d", "a"])]
    assert all(found == outcomes[0] for found in outcomes)
    assert sorted([*outcomes[0][0], *outcomes[0][1].pool]) == list("abcde")


class Vote(Toy):
    """The Well with one rule: all vote at once, each with one word; then the first may change the count."""

    def setup(self, s: ToyState) -> Rules[None]:
        s.turn = 0
        return
        yield

    def turn(self, s: ToyState) -> Rules[None]:
        votes = yield Together({seat: Ask(seat, "vote", (0, 1, 2), "TOY-VOTE-1") for seat in range(len(s.dwarfs))})
        for seat, vote in votes.items():
            s.dwarfs[seat].coins = vote
        yield Ask(0, "count", ("yes", "no"), "TOY-VOTE-2")
        s.round += 1


def test_what_others_have_said_in_a_simultaneous_part_is_dealt_anew() -> None:
    """Such a word stands in no state, so `redeal` cannot reach it: the table does it."""
    tables = []
    for vote in (0, 1, 2):
        table = Table.new(Vote(), ToyOptions(), 3)
        table.answer(1, vote)
        table.answer(0, 2)
        tables.append(table)
    found = []
    for number in range(30):
        dealt = [table.dealer(2)(Random(number)) for table in tables]
        for one in dealt:
            one.answer(2, 1)
        coins = [[dwarf.coins for dwarf in one.state.dwarfs] for one in dealt]
        assert coins[0] == coins[1] == coins[2]
        found.append(coins[0][1])
    assert set(found) == {0, 1, 2}
    knows_its_own = tables[2].dealer(1)(Random(1))
    knows_its_own.answer(2, 1)
    assert knows_its_own.state.dwarfs[1].coins == 2


def test_when_all_have_spoken_nothing_is_unsaid() -> None:
    table = Table.new(Vote(), ToyOptions(), 2)
    table.answer(0, 2)
    table.answer(1, 1)
    assert [dwarf.coins for dwarf in table.dealer(0)(Random(1)).state.dwarfs] == [2, 1]
    assert GAME.broken(table.state) == []
