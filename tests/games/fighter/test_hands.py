"""Hands: whose they are, how far they stray, and what a bot's hand does where the table and the physics judge."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from undercroft.bots import decide, find_bot
from undercroft.bots.levels import levels_of
from undercroft.games.fighter.bot.throw import aimed, lent_hand
from undercroft.games.fighter.content.cards import BIT, mask
from undercroft.games.fighter.content.hands import SPREADS
from undercroft.games.fighter.game import Fighter
from undercroft.games.fighter.rules.throws.landing import (
    AIMS,
    FINE_AIMS,
    HANDS,
    PLACES,
    ZONES,
    aim_for,
    hit_chance,
    landing_ask,
)
from undercroft.games.fighter.rules.throws.launch import IMAGINED, Launches, Lendings, compute
from undercroft.kernel.ask import CHANCE, pick
from undercroft.kernel.table import Table
from undercroft.lab.simulate import simulate

GAME = Fighter()


def begun(options: dict[str, Any], bots: list[str], seed: int = 1, answers: int = 60) -> tuple[Table[Any], list[Any]]:
    """A game between bots after some answers, and all that was answered."""
    table: Table[Any] = Table.new(GAME, GAME.read_options(options), len(bots), listen=False)
    players = [find_bot("fighter", bot, Random(seed + seat)) for seat, bot in enumerate(bots)]
    random = Random(seed)
    said: list[tuple[int, Any]] = []
    while not table.over and len(said) < answers:
        slot, ask = next(iter(table.pending.items()))
        answer = pick(ask.options, random) if ask.seat == CHANCE else decide(players[slot], table, slot, random)
        said.append((slot, answer))
        table.answer(slot, answer)
    return table, said


def asked(table: Table[Any]) -> set[str]:
    return {ask.what for ask in table.pending.values()}


def until_hands(options: dict[str, Any], seats: int) -> Table[Any]:
    table: Table[Any] = Table.new(GAME, GAME.read_options({"hero_choice": "random", **options}), seats, listen=False)
    while CHANCE in table.pending:
        table.answer(CHANCE, pick(table.pending[CHANCE].options, Random(1)))
    return table


@pytest.mark.clause("FIG-SIM-3")
def test_everybody_names_the_hand_he_throws_with() -> None:
    table = until_hands({}, 3)
    assert asked(table) == {"hand"}
    for seat, hand in enumerate(HANDS):
        table.answer(seat, hand)
    assert [hero.hand for hero in table.state.heroes] == list(HANDS)


@pytest.mark.parametrize("options", [{"hand": "master"}, {"judge": "physics"}, {"throw_mode": "real"}])
def test_nobody_is_asked_where_his_hand_is_given_or_his_own_body_throws(options: dict[str, Any]) -> None:
    table = until_hands(options, 2)
    assert "hand" not in asked(table)
    assert {hero.hand for hero in table.state.heroes} == {options.get("hand", "steady")}


def test_only_who_throws_no_real_die_is_asked() -> None:
    assert list(until_hands({"real_seats": "1"}, 2).pending) == [1]


def test_at_a_mixed_table_each_throw_is_judged_by_the_hand_of_its_thrower() -> None:
    options = GAME.read_options({"difficulty": "normal", "retreat": False})
    given = {"at": "D1/b", "monster": "bored-fury"}
    for hand in HANDS:
        state = GAME.given(options, ["Anna", "Bert"], given)
        state.heroes[0].hand = hand
        table: Table[Any] = Table(GAME, state, is_set_up=True)
        table.answer(0, "red")
        assert table.pending[CHANCE] == landing_ask(0, hand, options)


def test_a_person_beside_an_easy_bot_keeps_his_own_hand() -> None:
    table, _ = begun({}, ["medium", "easy", "master@1"], answers=12)
    assert [hero.hand for hero in table.state.heroes] == ["steady", "beginner", "master"]


@pytest.mark.parametrize("judge", ["table", "physics"])
def test_a_game_of_bots_is_played_again_without_them(judge: str) -> None:
    table, said = begun({"judge": judge}, ["easy", "medium"], answers=40)
    again: Table[Any] = Table.new(GAME, GAME.read_options({"judge": judge}), 2, listen=False)
    for slot, answer in said:
        again.answer(slot, answer)
    assert again.state == table.state


# --- by the physics --------------------------------------------------------------------------------------------------


def thrown(hand: str, throws: list[str], times: int) -> list[tuple[Any, ...]]:
    """What the physics says to so many throws of a hand."""
    options = GAME.read_options({"judge": "physics"})
    state = GAME.given(options, ["Anna"], {})
    random = Random(7)
    found = []
    for tremor in range(times):
        launch = aimed(state, throws, hand, random)
        assert launch in Launches(mask(throws), options)
        judged = compute(launch, mask(throws), options, tremor, (), is_dummy=False)
        assert isinstance(judged, tuple)
        found.append(judged)
    return found


@pytest.mark.parametrize("throws", [[], ["backward"]])
def test_a_steadier_hand_does_more_by_both_judges(throws: list[str]) -> None:
    """Hits by the table; by the physics, where a master has only better aims, the mean zone of 50 throws."""
    hits = [hit_chance(mask(throws), hand, GAME.read_options({})) for hand in HANDS]
    assert hits == sorted(hits)
    zones = [sum(ZONES.get(str(one[0]), 0) for one in thrown(hand, throws, 50)) / 50 for hand in HANDS]
    assert zones == sorted(zones)
    assert zones[0] < zones[1]


@pytest.mark.parametrize("level", levels_of("fighter"))
def test_a_bot_of_each_level_throws_by_the_physics_and_bounces_on_the_table(level: str) -> None:
    options = GAME.read_options({"judge": "physics", "retreat": False})
    state = GAME.given(options, ["Anna", "Bert"], {"at": "D1/b", "monster": "bored-fury"})
    bounced = 0
    for seed in range(6):
        table: Table[Any] = Table(GAME, GAME.given(options, ["Anna", "Bert"], {"at": "D1/b", "monster": "bored-fury"}),
                                  is_set_up=True)  # fmt: skip
        table.answer(0, "red")
        launch = decide(find_bot("fighter", level, Random(seed)), table, 0, Random(seed))
        assert launch in table.pending[0].options
        judged: Any = compute(launch, 0, options, seed, state.lying, is_dummy=False)
        assert judged[0] in PLACES
        bounced += judged[2] > 0
    assert bounced >= 5


def test_nobody_trembles_less_than_the_rules_have_it() -> None:
    assert SPREADS.keys() == set(HANDS)
    assert [SPREADS[hand].more for hand in HANDS] == [pytest.approx(3**0.5), 0.0, 0.0]


def test_only_a_master_knows_the_fine_aims() -> None:
    options = GAME.read_options({})
    assert FINE_AIMS.keys() <= AIMS.keys()
    assert aim_for(0, options, is_fine=True) == FINE_AIMS["plain", ""] != aim_for(0, options)
    assert aim_for(BIT["long"], options, is_fine=True) == aim_for(BIT["long"], options)
    state = GAME.given(options, ["Anna"], {})
    steady, master = (aimed(state, [], hand, Random(1)) for hand in ("steady", "master"))
    assert isinstance(steady, tuple)
    assert isinstance(master, tuple)
    assert (steady[5], master[5]) == (55, round(FINE_AIMS["plain", ""].z))


def test_a_lent_hand_trembles_as_its_own() -> None:
    options = GAME.read_options({"judge": "physics"})
    state = GAME.given(options, ["Anna", "Bert"], {})
    lent = {hand: {lent_hand(state, hand, Random(seed)) for seed in range(5)} for hand in HANDS}
    assert [len(lent[hand]) for hand in HANDS] == [5, 1, 1]
    assert all(one in Lendings(BIT["borrowed-hand"], options) for found in lent.values() for one in found)


# --- in thoughts -----------------------------------------------------------------------------------------------------


def test_a_throw_in_thoughts_is_no_answer_at_the_table() -> None:
    options = GAME.read_options({"judge": "physics"})
    assert (IMAGINED, "10", "symbol") not in Launches(0, options)


def test_a_search_lets_no_die_fly(monkeypatch: pytest.MonkeyPatch) -> None:
    from undercroft.games.fighter.rules.throws import physics

    def fly(*_: Any, **__: Any) -> None:
        raise AssertionError("a die flew in somebody's thoughts")

    monkeypatch.setattr(physics, "fly", fly)
    options = GAME.read_options({"judge": "physics", "retreat": False})
    given = {"at": "D1/b", "monster": "quarrelling-ettin", "Anna": {"hero": "egon", "life": 4}}  # a borrowed hand
    table: Table[Any] = Table(GAME, GAME.given(options, ["Anna", "Bert"], given), is_set_up=True)
    searching: Any = find_bot("fighter", "search@24", Random(1))
    weighed = searching.weigh(table.dealer(0), 0, table.pending[0])
    assert {one.answer for one in weighed.tried} | {weighed.first} == {"red", "green", "blue"}
    assert 0 < weighed.standing < 1


def test_the_lab_plays_whole_games_by_the_physics() -> None:
    (played,) = simulate(GAME, GAME.read_options({"judge": "physics", "difficulty": "hard"}), ["easy"], 1, 1, 1)
    assert played.over
