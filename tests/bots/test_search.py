"""The search: greedy's answer stands unless another is clearly better, whatever the true world is."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from undercroft.bots import Bot, UnknownBot, decide, find_bot
from undercroft.bots.search import LEAST_ROUNDS, MOST_RIVALS, Budget, Lead, Offer, Search, offer_of
from undercroft.games import find_game, game_names
from undercroft.kernel.ask import CHANCE, Ask, Option, pick
from undercroft.kernel.dice import key_from_seed
from undercroft.kernel.match import Match
from undercroft.kernel.record import SeatInfo, parse
from undercroft.kernel.table import Table
from undercroft.lab.simulate import simulate

from ..kernel.play import go, table_of
from ..kernel.toy import ToyState


class Lazy(Bot):
    """Draws a card if it may."""

    def choose(self, table: Table[Any], seat: int, ask: Ask) -> Option:
        del table, seat
        return "draw" if "draw" in ask.options else next(iter(ask.options))


def height(s: ToyState) -> list[float]:
    return [float(dwarf.at) for dwarf in s.dwarfs]


def search_of(seed: int = 1, budget: Budget | None = None, **offered: Any) -> Search:
    offer = Offer(**{"greedy": Lazy, "outlook": height, **offered})
    return Search(Random(seed), offer, budget or Budget(120), turns=1)


def answer(bot: Bot, table: Table[Any], seat: int = 0) -> Option:
    return decide(bot, table, seat, Random(1))


def test_an_answer_that_does_clearly_better_is_taken() -> None:
    assert answer(search_of(), table_of()) in (("step", 1), ("step", 2))


def test_where_no_answer_is_better_greedys_stands() -> None:
    assert answer(search_of(outlook=lambda s: [0.0] * len(s.dwarfs)), table_of()) == "draw"


def test_luck_alone_hardly_ever_takes_another_answer() -> None:
    """Every answer is as good as the others, but for noise: few of them pass a gate of three standard errors."""
    taken = 0
    for seed in range(30):
        noise = Random(seed)
        bot = search_of(seed, outlook=lambda s, noise=noise: [noise.random() for _ in s.dwarfs])
        bot.gate = 3.0
        taken += answer(bot, table_of()) != "draw"
    assert taken <= 6


def test_the_same_seed_and_budget_give_the_same_answer_and_number_of_rollouts() -> None:
    table = table_of(3, Bert={"at": 2}, Anna={"at": 1})
    bots = [search_of(7, Budget(60)) for _ in range(2)]
    assert answer(bots[0], table) == answer(bots[1], table)
    assert 0 < bots[0].rollouts == bots[1].rollouts <= 60


def test_when_time_is_up_the_answer_is_greedys() -> None:
    bot = search_of(budget=Budget(1_000_000, 1e-9))
    assert answer(bot, table_of()) == "draw"
    assert bot.rollouts == 1


def test_an_ask_that_is_not_worth_the_time_is_answered_at_once() -> None:
    bot = search_of(thinks=lambda s, ask: ask.what != "move")  # noqa: ARG005
    assert answer(bot, table_of()) == "draw"
    assert bot.rollouts == 0


def test_only_candidates_are_tried() -> None:
    bot = search_of(candidates=lambda s, ask: [("step", 1), "draw"])  # noqa: ARG005
    assert answer(bot, table_of()) == ("step", 1)


def test_a_quick_player_plays_on_in_greedys_place() -> None:
    heard: list[str] = []

    def quick(random: Random) -> Any:
        def choose(table: Table[Any], seat: int, ask: Ask) -> Option:
            del table, seat
            heard.append(ask.what)
            return pick(ask.options, random)

        return choose

    answer(search_of(quick=quick), table_of())
    assert "move" in heard


def test_of_answers_that_are_not_listed_some_are_tried() -> None:
    table = go(table_of(Anna={"hand": ["gem-1", "gem-2", "shield-1"]}), (0, "drop"))
    bot = search_of(outlook=lambda s: [float(dwarf.coins) for dwarf in s.dwarfs])
    assert answer(bot, table) == ("gem-1", "gem-2", "shield-1")
    assert bot.rollouts <= (MOST_RIVALS + 1) * 120


def test_an_answer_drops_out_when_it_is_clearly_no_better() -> None:
    lead = Lead("slow")
    for _ in range(LEAST_ROUNDS - 1):
        lead.add(-1.0)
    assert not lead.is_behind
    lead.add(-1.0)
    assert lead.is_behind
    assert not lead.leads(0.7)


def test_what_is_searched_does_not_hang_on_what_the_seat_cannot_know() -> None:
    """A leak would show here: with the same seed the same rollouts are played, whatever the other truly holds."""

    def spying(s: ToyState) -> list[float]:
        return [float("gem-1" in dwarf.hand) + dwarf.at / 10 for dwarf in s.dwarfs]

    found = set()
    for hand in ("gem-1", "gem-2", "shield-3"):
        bot = search_of(3, outlook=lambda s: [1.0 - spying(s)[1], 0.0])
        found.add((answer(bot, table_of(Bert={"hand": [hand]})), bot.rollouts, bot.random.random()))
    assert len(found) == 1


# --- the games ------------------------------------------------------------------------------------------------------


def some_decision(name: str, seed: int) -> tuple[Table[Any], int]:
    """A table at rest somewhere in a game, where a player has something to choose."""
    game, random = find_game(name), Random(seed)
    table = Table.new(game, game.read_options({}), 2, listen=False)
    while True:
        slot, ask = next(iter(table.pending.items()))
        if table.position > 60 + seed and ask.seat != CHANCE and table.at_rest and len(ask.options) > 2:
            return table, slot
        table.answer(slot, pick(ask.options, random) if ask.seat == CHANCE else game.lively(table.state, ask, random))


@pytest.mark.parametrize("seed", range(4))
def test_the_search_of_dungeoneer_answers_alike_in_worlds_that_look_the_same(seed: int) -> None:
    table, seat = some_decision("dungeoneer", seed)
    worlds = [table, *(table.fork(seat, Random(deal)) for deal in range(2))]
    found = []
    for world in worlds:
        bot = find_bot("dungeoneer", "search@12", Random(seed))
        found.append((decide(bot, world, seat, Random(1)), bot.random.random()))
    assert found == [found[0]] * 3


def test_only_games_with_an_outlook_have_a_search() -> None:
    searching = [name for name in game_names() if offer_of(name) is not None]
    assert "dungeoneer" in searching
    assert isinstance(find_bot("dungeoneer", "search"), Search)
    for name in game_names():
        if name not in searching:
            with pytest.raises(UnknownBot, match="search"):
                find_bot(name, "search")


def test_how_long_it_thinks_is_said_behind_its_name() -> None:
    by_rollouts, by_clock = find_bot("dungeoneer", "search@70"), find_bot("dungeoneer", "search@0.25s")
    assert isinstance(by_rollouts, Search)
    assert isinstance(by_clock, Search)
    assert by_rollouts.budget == Budget(70)
    assert by_clock.budget.seconds == 0.25
    for wrong in ("search@", "search@0", "search@fast", "search@1m"):
        with pytest.raises(UnknownBot):
            find_bot("dungeoneer", wrong)


def test_games_with_a_search_are_the_same_for_the_same_seed() -> None:
    game = find_game("dungeoneer")
    bots = ["search@12", "greedy"]
    played = [simulate(game, game.read_options({}), bots, 1, "same", 1, most_answers=100)[0] for _ in range(2)]
    assert played[0].statistics == played[1].statistics
    assert (played[0].answers, played[0].length) == (played[1].answers, played[1].length) == (100, played[0].length)


def test_a_record_of_a_game_with_a_search_can_be_played_again() -> None:
    game = find_game("dungeoneer")
    match = Match.new(game, {}, [SeatInfo("Anna", "search"), SeatInfo("Bert", "search")], key_from_seed("search"))
    bots = [find_bot(game.name, "search@8", Random(seat)) for seat in range(2)]
    while not match.table.over and match.position < 120:
        seat = next(iter(match.table.pending))
        match.answer(seat, decide(bots[seat], match.table, seat, Random(match.position)))
    record = parse(match.record.lines())
    assert Match.resume(game, record).table.state == match.table.state


# --- a bot of one's own ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Careful", "Farther"])
def test_the_bots_of_the_docs_can_play(name: str, tmp_path: Path) -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "bots.md").read_text(encoding="utf-8")
    (block,) = (text for text in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if f"class {name}" in text)
    file = tmp_path / "own.py"
    file.write_text(block, encoding="utf-8")
    table, seat = some_decision("dungeoneer", 1)
    bot = find_bot("dungeoneer", f"{file}:{name}", Random(1))
    assert decide(bot, table, seat, Random(1)) in table.pending[seat].options
