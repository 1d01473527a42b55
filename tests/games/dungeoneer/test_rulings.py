"""Rulings after the audit that hold for whole games: the display, who is asked, what tells nothing, who is ahead."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from undercroft.games.dungeoneer.bot.player import Greedy
from undercroft.games.dungeoneer.content.cards import HEROES, LEVELS
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.rules.cards.decks import general_quests
from undercroft.games.dungeoneer.rules.standing import standing
from undercroft.games.dungeoneer.state import QUEST_STACK, State
from undercroft.kernel.ask import CHANCE, Ask, pick
from undercroft.kernel.table import Table
from undercroft.kernel.walker import walk

GAME = Dungeoneer()
WINDOWS = ("anytime", "respond", "challenge", "before-roll", "answer-bane")


def asked_in(options: dict[str, Any], seats: int, seed: int) -> list[tuple[Ask, State]]:
    """What greedy bots are asked in a game of theirs; the state is that of the end."""
    table: Table[State] = Table.new(GAME, GAME.read_options(options), seats, listen=False)
    random, bots = Random(seed), [Greedy(Random(seed * 10 + seat)) for seat in range(seats)]
    asked = []
    while not table.over and table.position < 4000:
        ((slot, ask),) = table.pending.items()
        if ask.seat == CHANCE:
            table.answer(slot, pick(ask.options, random))
            continue
        if ask.what == "hero":
            assert_display_is_full(table.state)
        asked.append((ask, table.state))
        table.answer(slot, bots[ask.seat].choose(table, ask.seat, ask))
    return asked


def assert_display_is_full(s: State) -> None:
    assert len(s.general) == general_quests(s) or not len(s.decks[QUEST_STACK])


@pytest.mark.clause("DGR-RULING-82", "DGR-SETUP-9", "DGR-CAMP-10")
@pytest.mark.parametrize(
    ("options", "seats"), [({}, 6), ({"sets": "wilderness"}, 3), ({"mode": "campaign"}, 6), ({"reentry": "always"}, 5)]
)
@pytest.mark.parametrize("seed", range(3))
def test_the_display_is_never_short_while_there_are_quests(options: dict[str, Any], seats: int, seed: int) -> None:
    assert asked_in(options, seats, seed)


@pytest.mark.clause("DGR-RULING-99", "DGR-HERO-3")
@pytest.mark.parametrize("kind", HEROES)
def test_every_level_gives_every_hero_something(kind: str) -> None:
    hero = HEROES[kind]
    for level in range(1, LEVELS):
        before, after = ((hero.values[at], hero.symbols[at]) for at in (level - 1, level))
        assert after != before, f"{kind} gains nothing at level {level + 1}"
        assert all(new >= old for new, old in zip(after[0], before[0], strict=True))


# --- who is asked ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("DGR-RULING-101")
def test_every_question_of_a_window_is_marked_as_hidden_and_no_other_player_sees_who_has_passed() -> None:
    found: Counter[str] = Counter()
    for ask, _ in asked_in({}, 4, 1):
        if ask.what in WINDOWS:
            assert (ask.about or {}).get("hidden") is True
            found[ask.what] += 1
        elif ask.what in ("hero", "lord", "end-discard", "save", "reward", "prevent"):
            assert "hidden" not in (ask.about or {})
    assert {"anytime", "respond", "challenge", "before-roll"} <= found.keys()


@pytest.mark.clause("DGR-RULING-101", "DGR-RULING-88")
def test_only_he_himself_is_told_that_he_wants_to_be_left_alone() -> None:
    state = GAME.given(GAME.read_options({}), ["Anna", "Bert"], {})
    state.heroes[1].is_silent = state.heroes[1].is_reserved = True
    seen = {seat: GAME.view(state, seat)["players"][1] for seat in (0, 1, None)}
    assert (seen[1]["silent"], seen[1]["reserved"]) == (True, True)
    assert (seen[0]["silent"], seen[0]["reserved"]) == (False, False)
    assert seen[None] == seen[0]


@pytest.mark.clause("DGR-RULING-101")
def test_who_has_passed_is_not_asked_for_the_same_again_until_something_happens_where_he_stands() -> None:
    given = {
        "map": ["L01", "L02", "L06"],
        "locations": [],
        "phase": "hero",
        "Anna": {"hero": "H1", "mp": 4},
        "Bert": {"hero": "H2", "at": "L02", "mp": 1, "glory": 1, "hand": ["A14"]},
    }
    table: Table[State] = Table(GAME, GAME.given(GAME.read_options({}), ["Anna", "Bert"], given), is_set_up=True)
    table.answer(0, ("go", "south"))
    assert list(table.pending[1].options)[:2] == [("play", "A14"), ("duel", 0, "melee")]
    table.answer(1, "pass")
    table.answer(0, ("go", "south"))
    table.answer(0, ("go", "north"))
    assert list(table.pending) == [0]  # there is nothing that he could not have done before
    table.answer(0, ("duel", 1, "melee"))
    table.answer(1, "pass")
    table.answer(CHANCE, (1, 1))
    assert list(table.pending) == [1]  # but now he was attacked


@pytest.mark.clause("DGR-RULING-101")
def test_a_player_who_wants_to_be_left_alone_is_asked_far_less_and_nothing_is_lost_that_concerns_him() -> None:
    counts: list[Counter[str]] = []
    for is_reserved in (False, True):
        table: Table[State] = Table.new(GAME, GAME.read_options({}), 4, listen=False)
        random, bots, counted = Random(5), [Greedy(Random(seat)) for seat in range(4)], Counter[str]()
        while not table.over:
            ((slot, ask),) = table.pending.items()
            if ask.seat == CHANCE:
                table.answer(slot, pick(ask.options, random))
                continue
            counted[ask.what] += 1
            choice = bots[ask.seat].choose(table, ask.seat, ask)
            if is_reserved and choice == "pass" and "pass-always" in ask.options:
                choice = "pass-always"
            table.answer(slot, choice)
        counts.append(counted)
    often, seldom = counts
    assert 4 * seldom["anytime"] < often["anytime"]
    assert seldom["respond"]


def test_a_random_game_with_hidden_quests_to_exchange_keeps_every_promise() -> None:
    assert walk(GAME, {"mode": "campaign", "heroes_meet": True, "sets": "both"}, 5, 31, rate=0.02).turns


# --- who is ahead ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("DGR-WIN-1", "DGR-WIN-2")
def test_who_is_nearest_to_a_victory_is_ahead() -> None:
    seats = ["Anna", "Bert", "Cleo"]
    none = GAME.given(GAME.read_options({}), seats, {})
    assert standing(none) == (0, 1, 2)
    quests = GAME.given(GAME.read_options({}), seats, {"Bert": {"completed": ["Q01"]}})
    assert standing(quests) == (1,)
    hunter = GAME.given(GAME.read_options({}), seats, {"Bert": {"completed": ["Q01"]}, "Cleo": {"defeats": 1}})
    assert standing(hunter) == (2,)  # one defeat of two is more than one quest of three
    gone = GAME.given(GAME.read_options({}), seats, {"Anna": {"completed": ["Q01"]}, "Bert": {"out": True}})
    gone.heroes[1].defeats = 1
    assert standing(gone) == (0,)


@pytest.mark.clause("DGR-CAMP-2", "DGR-CAMP-4")
def test_in_a_campaign_the_heroes_are_ahead_together() -> None:
    campaign = GAME.read_options({"mode": "campaign"})
    seats = ["Lord", "Anna", "Bert"]
    assert standing(GAME.given(campaign, seats, {})) == (0, 1, 2)
    assert standing(GAME.given(campaign, seats, {"completed_general": 1})) == (1, 2)
    assert standing(GAME.given(campaign, seats, {"completed_general": 1, "Lord": {"defeats": 1}})) == (0,)
    personal = {"personal_done": True}
    done = {"completed_general": 1, "Lord": {"defeats": 1}, "Anna": personal, "Bert": personal}
    assert standing(GAME.given(campaign, seats, done)) == (1, 2)


@pytest.mark.clause("DGR-SOLO-2")
def test_alone_nobody_is_ahead_before_the_game_is_won() -> None:
    state = GAME.given(GAME.read_options({"mode": "solo"}), ["Anna"], {"Anna": {"completed": ["Q01", "Q02"]}})
    assert standing(state) == ()
    state.is_over, state.winners = True, (0,)
    assert standing(state) == (0,)
