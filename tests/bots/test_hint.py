"""Every ask of every game gets a reason, in words of every language; and it hangs on nothing the seat cannot know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from undercroft.bots import find_bot
from undercroft.bots.hint import can_advise, explain
from undercroft.games import find_game, game_names
from undercroft.host.advice import sentence
from undercroft.kernel.ask import CHANCE, Ready
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
                    text = sentence(speaker, [(one.message, dict(one.facts)) for one in why.reasons])
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
