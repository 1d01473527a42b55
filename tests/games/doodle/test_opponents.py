"""Opponents: what a search may try and how a position stands, how characters differ, and that nobody peeps."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from undercroft.bots import decide, find_bot
from undercroft.bots.levels import characters_of, levels_of
from undercroft.bots.search import Budget, Search, offer_of
from undercroft.games.doodle.bot import CHARACTERS, FEATURES, Expert, Greedy, candidates, features, outlook, quick
from undercroft.games.doodle.bot import play as cards
from undercroft.games.doodle.bot.build import pick_card, upgrade
from undercroft.games.doodle.bot.use import chance_with
from undercroft.games.doodle.bot.ways import good_ways, wins_with, worth
from undercroft.games.doodle.content.cards import CARDS, CATEGORIES, HAND
from undercroft.games.doodle.content.characters import EXPERT, USUAL, Habits, expert_with
from undercroft.games.doodle.content.grid import cell_set
from undercroft.games.doodle.game import Doodle
from undercroft.games.doodle.rules.hand import KEEP
from undercroft.games.doodle.rules.way import why_no_way
from undercroft.games.doodle.state import DEAD, ESCAPED, Dungeon, State
from undercroft.kernel.ask import CHANCE, pick
from undercroft.kernel.deck import Deck
from undercroft.kernel.table import Table
from undercroft.lab.fit.calibration import calibration
from undercroft.lab.fit.positions import Order, collect

GAME = Doodle()


def decisions(seats: int, seed: int) -> Iterator[tuple[Table[Any], int]]:
    """All decisions of a game between quick players."""
    table = Table.new(GAME, GAME.read_options({}), seats, listen=False)
    random = Random(seed)
    player = quick(random)
    while not table.over:
        slot, ask = next(iter(table.pending.items()))
        if ask.seat == CHANCE:
            table.answer(slot, pick(ask.options, random))
            continue
        yield table, slot
        table.answer(slot, player(table.fork(slot, random), slot, ask))


def walking(seed: int = 2) -> State:
    """A position in phase C."""
    for table, _ in decisions(2, seed):
        if table.state.phase == "C" and table.state.turns > 2:
            state: State = table.state
            return state
    raise AssertionError("no hero ever walked")


# --- what a search may try ------------------------------------------------------------------------------------------


def test_all_candidates_are_legal_and_the_same_position_has_the_same() -> None:
    asked: dict[str, int] = {}
    for table, seat in decisions(2, 3):
        ask = table.pending[seat]
        found = candidates(table.state, ask)
        assert all(answer in ask.options for answer in found), ask.what
        assert found == candidates(table.state, ask)
        asked[ask.what] = max(len(found), asked.get(ask.what, 0))
    for what in ("pick", "walls", "goblin", "trap", "treasure", "upgrade", "path", "dungeon-action", "under"):
        assert asked[what] > 1, what


def test_good_ways_are_legal_and_differ_in_what_the_hero_meets() -> None:
    for table, seat in decisions(2, 5):
        if table.pending[seat].what == "path":
            dungeon = table.state.drawn_by(seat)
            ways = good_ways(dungeon, 15, Random(1), EXPERT, 6)
            assert all(why_no_way(dungeon, way) == "" for way in ways)
            met = [dungeon.things & sum(1 << cell for cell in set(way)) for way in ways]
            assert len(set(met)) == len(met) > 0
            return


# --- nobody peeps ---------------------------------------------------------------------------------------------------


def test_no_answer_hangs_on_what_the_seat_cannot_know() -> None:
    """The question may come from any world that looks the same to the seat: the answer is the same."""
    expert, others = Expert(Random(1)), 0
    for number, (table, seat) in enumerate(decisions(2, 4)):
        if number % 11 and table.state.phase == "A":
            continue
        deal = table.dealer(seat)
        answers, tried = [], []
        for world in (table, deal(Random(11)), deal(Random(12))):
            others += world.state != table.state
            ask = world.pending[seat]
            expert.random.seed(number)
            answers.append(expert.choose(deal(Random(7)), seat, ask))
            tried.append(candidates(deal(Random(7)).state, ask))
        assert answers[0] == answers[1] == answers[2], table.pending[seat].what
        assert tried[0] == tried[1] == tried[2]
    assert others > 20


def test_a_search_plays_the_same_with_the_same_seed_and_number_of_rollouts() -> None:
    offer = offer_of("doodle")
    assert offer is not None
    searched = 0
    for table, seat in decisions(2, 6):
        if table.state.phase == "C" and len(table.pending[seat].options) > 1 and table.state.turns > 3:
            bots = [Search(Random(5), offer, Budget(12)) for _ in range(2)]
            assert decide(bots[0], table, seat, Random(1)) == decide(bots[1], table, seat, Random(1))
            assert bots[0].rollouts == bots[1].rollouts <= 12
            searched += bots[0].rollouts > 0
            if searched == 4:
                return
    raise AssertionError("there was hardly anything to think about")


# --- how a position stands ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_of_all_seats_are_one_together(seats: int) -> None:
    for number, (table, _) in enumerate(decisions(seats, seats)):
        if number % 9 == 0:
            found = outlook(table.state)
            assert len(found) == seats
            assert sum(found) == pytest.approx(1.0)
            assert all(0 <= chance <= 1 for chance in found)
            assert all(len(row) == len(FEATURES) for row in features(table.state))


def test_a_hero_who_dies_is_better_than_one_who_gets_away() -> None:
    s = walking()
    s.encounter = None
    s.dungeons[0].fate, s.dungeons[0].crossed = ESCAPED, 5
    escaped = outlook(s)[0]
    s.dungeons[0].fate, s.dungeons[0].crossed = DEAD, 15
    assert outlook(s)[0] > escaped


def test_at_the_end_the_winners_share_it_all() -> None:
    s = walking()
    s.ranks = (1, 1)
    assert outlook(s) == [0.5, 0.5]
    s.ranks = (2, 1)
    assert outlook(s) == [0.0, 1.0]


def test_the_outlook_is_about_true() -> None:
    """A small version of `undercroft lab fit doodle --check`: so few games bear with three standard errors."""
    positions = collect(Order(GAME, "quick check", thinking=False), 20, workers=1)
    bins = calibration(positions)
    assert sum(one.positions for one in bins) > 200
    for one in bins:
        if 20 <= one.percent <= 80 and one.positions >= 30:
            assert abs(one.called - one.won) <= 0.05 + 3 * one.error, one


# --- the expert -----------------------------------------------------------------------------------------------------


def test_help_by_cards_makes_monsters_win_more_often() -> None:
    few, many = wins_with((0.0, 0.0, 0.0, 0.0))[1], wins_with((0.5, 3.0, 4.0, 5.0))
    assert few[4] < many[1][4] < many[2][4] < many[3][4]
    dungeon = Dungeon(0)
    dungeon.monsters = (0, 0, cell_set(["A1"]))
    dungeon.things = dungeon.all_monsters
    assert worth(dungeon, 15, Habits(help=(5.0, 5.0, 5.0, 5.0))) > worth(dungeon, 15)


def test_the_chance_with_a_card_is_what_the_dice_say() -> None:
    assert chance_with(0) == 0.01
    assert chance_with(10) == pytest.approx(0.64)
    assert chance_with(0, roll=1) == pytest.approx(
        sum(sum(dice) >= 20 for dice in product(range(1, 11), repeat=3)) / 1000
    )
    assert chance_with(8, roll=2, drop_lowest=2) > chance_with(8, again=True) > chance_with(8)
    assert chance_with(4, turn_lowest=7) > chance_with(4)


def test_the_expert_puts_a_card_under_that_is_of_no_use_at_the_next_encounter() -> None:
    s = walking()
    s.encounter = None
    dungeon = s.dungeons[0]
    dungeon.walls = 0
    dungeon.monsters, dungeon.traps = (0, 0, 0), cell_set(["A3", "A4"])
    dungeon.things, dungeon.gone, dungeon.at = dungeon.traps, 0, 0
    dungeon.path, dungeon.fate = (*range(10), *range(19, 80, 10)), "alive"
    dungeon.hand, dungeon.deck = ("axe-1",), Deck(("sharpened-spikes-1",))
    dungeon.boxes = (0, 0, 0, 0, 0, 2)
    assert cards.put_under(s, dungeon, EXPERT) == "axe-1"
    dungeon.hand, dungeon.deck = ("sharpened-spikes-1",), Deck(("axe-1",))
    assert cards.put_under(s, dungeon, EXPERT) == KEEP
    assert cards.use(s, dungeon, CARDS["sharpened-spikes-1"]) > cards.use(s, dungeon, CARDS["axe-1"]) == 0


def test_the_expert_soon_sees_to_a_second_card_in_the_hand() -> None:
    s = Table.new(GAME, GAME.read_options({}), 2, listen=False).state
    assert upgrade(s, s.dungeons[0], list(CATEGORIES), EXPERT) == CATEGORIES[HAND]


# --- levels and characters ------------------------------------------------------------------------------------------


def test_levels_and_characters_by_name() -> None:
    assert levels_of("doodle") == ("easy", "medium", "hard")
    assert characters_of("doodle") == ("architect", "trapper", "hoarder", "prankster")
    hard = find_bot("doodle", "hard/hoarder", Random(1))
    first = hard.greedy if isinstance(hard, Search) else hard
    assert isinstance(first, Expert)
    assert first.habits == expert_with(CHARACTERS["hoarder"])
    assert first.habits.likes["treasure"] > EXPERT.likes["treasure"]
    assert Greedy(Random(1)).habits == USUAL


@pytest.mark.parametrize(
    ("who", "card", "other"),
    [
        ("architect", "trip-rope-1", "hush-scroll-1"),
        ("trapper", "rewind-spring-2", "talisman-3"),
        ("hoarder", "cursed-blade-2", "trip-rope-1"),
        ("prankster", "bomb-1", "trip-rope-2"),
    ],
)
def test_characters_draft_other_cards(who: str, card: str, other: str) -> None:
    s = Table.new(GAME, GAME.read_options({}), 2, listen=False).state
    dungeon = s.dungeons[0]
    assert pick_card(s, dungeon, (card, other), USUAL) == other
    assert pick_card(s, dungeon, (card, other), CHARACTERS[who]) == card
