"""Every ask of every game gets a reason, in words of every language; and it hangs on nothing the seat cannot know."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from undercroft.bots import find_bot
from undercroft.bots.hint import _counts_points, advise, can_advise, explain, read_advice, verdicts
from undercroft.bots.weighed import Tried, Weighed
from undercroft.games import find_game, game_names
from undercroft.kernel.ask import CHANCE, Ask, Option, Ready, roll
from undercroft.kernel.table import Table
from undercroft.words import LANGUAGES, Speaker, Words

NAMES = ("Anna", "Bert", "Carla", "Dora")
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "labyrinth": [{}, {"mode": "expert", "ambush": True, "ambush_spells": True, "secure_treasure": True}],
    "doodle": [{}],
    "dungeoneer": [{}, {"mode": "campaign"}, {"mode": "solo"}],
    "fighter": [{}],
}
GAMES = [(name, number) for name in game_names() for number in range(len(OPTIONS[name]))]
SHOWN = ("path", "places", "cells", "seats", "cards")


def asked(name: str, number: int, answers: int, seed: int = 0) -> Any:
    """Asks to people in a game of greedy players who err now and then, each with the table and greedy's answer."""
    game, random = find_game(name), Random(f"{name} {number} {seed}")
    options = game.read_options(OPTIONS[name][number])
    seats = 1 if OPTIONS[name][number].get("mode") == "solo" else 3
    table: Table[Any] = Table.new(game, options, seats, listen=False)
    greedy = find_bot(name, "greedy", random)
    for _ in range(answers):
        if table.over:
            return
        slot, ask = random.choice(list(table.pending.items()))
        if ask.seat == CHANCE or isinstance(ask, Ready):
            table.answer(slot, game.lively(table.state, ask, random))
            continue
        value = greedy.choose(table.fork(slot, random), slot, ask)
        yield table, slot, ask, value
        table.answer(slot, value if random.random() < 0.8 else game.lively(table.state, ask, random))


@pytest.mark.parametrize(("name", "number"), GAMES)
def test_every_ask_gets_a_reason_in_every_language(name: str, number: int) -> None:
    speakers = [Speaker(Words(lang, strict=True), name, NAMES) for lang in LANGUAGES]
    random, whats = Random(1), set()
    for seed in range(2):
        for table, seat, ask, value in asked(name, number, 250, seed):
            if not can_advise(name, ask):
                continue
            tried = [value, *([random.choice(ask.options)] if isinstance(ask.options, tuple) else [])]
            for answer in tried:
                why = explain(table.fork(seat, random), seat, answer)
                assert why.reasons, (ask.what, answer)
                assert set(why.marks) <= set(SHOWN)
                for speaker in speakers:
                    text = speaker.because((one.message, dict(one.facts)) for one in why.reasons)
                    assert text.endswith("."), text
                    assert "{" not in text, text
            whats.add(ask.what)
    assert len(whats) >= 3


@pytest.mark.parametrize(("name", "number"), GAMES)
def test_a_reason_is_the_same_in_worlds_that_look_the_same(name: str, number: int) -> None:
    random = Random(2)
    for turn, (table, seat, ask, value) in enumerate(asked(name, number, 300, 5)):
        if turn % 4 == 0 and can_advise(name, ask):
            first, second = (explain(table.fork(seat, random), seat, value) for _ in range(2))
            assert first == second
            assert explain(table, seat, value) == first


def test_dice_that_people_throw_are_not_advised_on() -> None:
    assert not can_advise("labyrinth", roll(0, 2, "LAB-FIGHT-5"))
    assert not can_advise("fighter", Ask(0, "entry-place", ("off",), "FIG-REAL-3"))
    assert can_advise("fighter", Ask(0, "weapons", ((),), "FIG-WEAP-2"))


def test_a_hint_that_was_sent_is_read_as_it_was() -> None:
    table, seat, _, _ = next(iter(asked("dungeoneer", 0, 60)))
    advice = advise(table, seat, Random(1), seconds=0.05)
    read = read_advice(msgspec.json.decode(msgspec.json.encode(advice)))
    assert (read.value, read.verdicts) == (advice.value, advice.verdicts)
    assert read.value in table.pending[seat].options
    assert [message for message, _ in read.reasons] == [message for message, _ in advice.reasons]


# --- verdicts ---------------------------------------------------------------------------------------------------------


def test_an_outlook_of_chances_is_measured_in_chances() -> None:
    assert not any(_counts_points(game) for game in game_names())


def tried(answer: Option, lead: float, error: float = 0.01) -> Tried:
    return Tried(answer, lead, error, 20, "")


def test_what_is_clearly_worse_is_told_and_the_rest_is_equal() -> None:
    weighed = Weighed("a", "a", (tried("b", -0.02, 0.05), tried("c", -0.2)))
    assert verdicts(weighed, 0.01) == [("a", "equal"), ("b", "equal"), ("c", "worse")]


def test_who_leaves_all_others_clearly_behind_is_better() -> None:
    weighed = Weighed("a", "b", (tried("b", 0.2), tried("c", -0.1)))
    assert verdicts(weighed, 0.01) == [("b", "better"), ("a", "worse"), ("c", "worse")]


def test_a_lead_that_nobody_would_feel_is_none() -> None:
    assert verdicts(Weighed("a", "a", (tried("b", -0.005, 0.001),)), 0.01) == [("a", "equal"), ("b", "equal")]


def test_of_an_answer_that_begins_several_plans_the_best_one_counts() -> None:
    weighed = Weighed("a", "a", (tried("b", -0.3), tried("b", -0.001)))
    assert verdicts(weighed, 0.01) == [("a", "equal"), ("b", "equal")]


def test_where_nothing_was_tried_nothing_is_said() -> None:
    assert verdicts(Weighed("a", "a"), 0.01) == []
