"""Levels: people choose how strong a bot is and what it is like, not which."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from undercroft.bots import RandomBot, UnknownBot, decide, find_bot, is_of_the_house
from undercroft.bots.bot import Bot
from undercroft.bots.levels import (
    LEVELS,
    ONCE,
    bot_of_level,
    bot_of_seat,
    characters_of,
    levels_of,
    make_search,
    need_level,
)
from undercroft.bots.offer import Budget, LevelSpec, Offer, chances_of
from undercroft.bots.search import Search
from undercroft.bots.slips import Slipping
from undercroft.games import game_names
from undercroft.games.dungeoneer.bot import CHARACTERS, Greedy, outlook
from undercroft.kernel.ask import Ask, Option
from undercroft.kernel.table import Table

from ..kernel.play import table_of
from .test_search import Lazy, height, some_decision


@pytest.mark.parametrize("game", game_names())
def test_every_level_and_character_of_a_game_has_a_bot(game: str) -> None:
    levels = levels_of(game)
    assert "easy" in levels
    assert "medium" in levels
    assert list(levels) == [level for level in LEVELS if level in levels], "the weakest first"
    for level in levels:
        for character in ("", *characters_of(game)):
            spec = bot_of_level(game, level, character)
            assert is_of_the_house(spec)
            assert isinstance(find_bot(game, spec, Random(1)), Bot)


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("level", ONCE)
def test_a_stored_match_may_name_what_every_game_had_once(game: str, level: str) -> None:
    spec = bot_of_seat(game, level, "nobody-any-more")
    assert LEVELS.index(spec) <= LEVELS.index(level) or spec == levels_of(game)[0]
    find_bot(game, spec)


def test_a_level_or_character_that_is_not_known_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="easy, medium, hard"):
        bot_of_level("dungeoneer", "impossible")
    with pytest.raises(UnknownBot, match=", ".join(CHARACTERS)):
        need_level("dungeoneer", "medium", "gardener")
    with pytest.raises(UnknownBot, match="quester"):
        find_bot("dungeoneer", "hard/gardener")
    with pytest.raises(UnknownBot, match="does not search"):
        find_bot("dungeoneer", "medium@300")


def test_what_the_levels_of_dungeoneer_are() -> None:
    easy, medium, hard = (find_bot("dungeoneer", level) for level in ("easy", "medium/bully", "hard/duelist"))
    assert isinstance(easy, Slipping)
    assert isinstance(medium, Greedy)
    assert medium.habits == CHARACTERS["bully"]
    assert isinstance(hard, Search)
    assert hard.budget.seconds == 1.0
    assert 100 < hard.budget.rollouts < 1_000_000
    assert isinstance(hard.greedy, Greedy)
    assert hard.greedy.habits == CHARACTERS["duelist"]


def test_a_level_may_be_given_another_budget() -> None:
    hard, search = find_bot("dungeoneer", "hard@70/bully"), make_search("dungeoneer", Random(1), Budget(9))
    assert isinstance(hard, Search)
    assert isinstance(search, Search)
    assert (hard.budget, search.budget) == (Budget(70), Budget(9))
    assert (hard.turns, hard.gate) == (search.turns, search.gate)


def test_a_game_without_a_bot_is_played_by_chance() -> None:
    assert levels_of("unknown") == ("medium",)
    assert isinstance(find_bot("unknown", bot_of_seat("unknown", "hard")), RandomBot)


def test_chances_are_the_outlook_unless_a_game_says_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    from undercroft.games.dungeoneer import bot

    assert chances_of("dungeoneer") is outlook
    monkeypatch.setattr(bot, "chances", height, raising=False)
    assert chances_of("dungeoneer") is height
    with pytest.raises(UnknownBot, match="outlook"):
        chances_of("unknown")


# --- slips ----------------------------------------------------------------------------------------------------------


def slips(table: Table[Any], spec: LevelSpec, seeds: int = 60, **offered: Any) -> list[Option]:
    """What an easy bot answers, again and again; its first thought is to draw a card."""
    offer = Offer(**{"greedy": Lazy, "outlook": height, **offered})
    return [
        decide(Slipping(Random(seed), Lazy(Random(seed)), spec, offer), table, 0, Random(1)) for seed in range(seeds)
    ]


def test_it_slips_as_often_as_its_level_says() -> None:
    assert set(slips(table_of(), LevelSpec(slips=0.0))) == {"draw"}
    assert "draw" not in slips(table_of(), LevelSpec(slips=1.0, bearable=99))
    some = slips(table_of(), LevelSpec(slips=0.3, bearable=99), 200)
    assert 0.15 < sum(answer != "draw" for answer in some) / len(some) < 0.45


def test_a_slip_is_what_looks_best_after_this_turn() -> None:
    """Who looks at heights goes up, when he has thought of all answers and judges well."""
    assert set(slips(table_of(), LevelSpec(slips=1.0, looks=99, noise=0.0))) <= {("step", 1), ("step", 2)}
    assert len(set(slips(table_of(), LevelSpec(slips=1.0, looks=99, noise=9.0, bearable=99)))) > 2


def test_what_is_plainly_bad_is_never_played() -> None:
    """Where every step down costs dearly the first thought stands, however often it slips."""
    steep = slips(table_of(), LevelSpec(slips=1.0, bearable=0.5), outlook=lambda s: [-9.0 * d.at for d in s.dwarfs])
    assert not {("step", 1), ("step", 2)} & set(steep)


def test_what_is_not_worth_a_thought_is_answered_without_a_slip() -> None:
    assert set(slips(table_of(), LevelSpec(slips=1.0), thinks=lambda s, ask: False)) == {"draw"}  # noqa: ARG005


def test_only_candidates_come_to_its_mind() -> None:
    found = slips(table_of(), LevelSpec(slips=1.0, bearable=99), candidates=lambda s, ask: ["peek"])  # noqa: ARG005
    assert set(found) == {"peek"}


LEVELS_OF_GAMES = [(game, level) for game in game_names() if game != "fighter" for level in levels_of(game)]
"""In the Fighter every ask stands in the middle of a turn, where a world that was dealt cannot be dealt once more."""


@pytest.mark.parametrize(("game", "level"), LEVELS_OF_GAMES)
def test_every_level_answers_alike_in_worlds_that_look_the_same(game: str, level: str) -> None:
    """A leak would show here: whatever the others truly hold, it looks at the same deals and gives the same answer."""
    for seed in range(3):
        table, seat = some_decision(game, seed)
        worlds = [table, *(table.fork(seat, Random(deal)) for deal in range(2))]
        found = []
        for world in worlds:
            bot = find_bot(game, f"{level}@12" if isinstance(find_bot(game, level), Search) else level, Random(seed))
            if isinstance(bot, Slipping):
                bot.spec = bot.spec._replace(slips=1.0)
            found.append((decide(bot, world, seat, Random(1)), bot.random.random()))
        assert found == [found[0]] * 3


def test_in_a_game_without_an_outlook_a_slip_is_any_other_answer() -> None:
    class Fixed(Bot):
        def choose(self, table: Table[Any], seat: int, ask: Ask) -> Option:
            del table, seat
            return next(iter(ask.options))

    table = table_of()
    bots = [Slipping(Random(seed), Fixed(Random(1)), LevelSpec(slips=1.0), None) for seed in range(20)]
    answers = {decide(bot, table, 0, Random(1)) for bot in bots}
    assert len(answers) > 1
    assert next(iter(table.pending[0].options)) not in answers
