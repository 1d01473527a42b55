"""Everything Dungeoneer asks, tells and offers has its words in all languages, and no id reaches a reader."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.state import State
from undercroft.games.dungeoneer.told import naming
from undercroft.kernel.ask import CHANCE, Ask, Roll, pick
from undercroft.kernel.table import Table
from undercroft.words import LANGUAGES, Speaker, Words

GAME = Dungeoneer()
NAMES = ("Anna", "Bert", "Carla", "Dora")
RAW_ID = re.compile(r"\b([ALQHWBX]\d\d?|dungeoneer-[a-z-]+|none)\b")
TABLES: tuple[tuple[dict[str, Any], int], ...] = (
    ({}, 4),
    ({"mode": "solo", "solo_horde": True}, 1),
    ({"mode": "campaign"}, 4),
    ({"sets": "both", "heroes_meet": True, "reentry": "always", "hero_deal": "choose"}, 4),
    ({"first_passages": "dealer", "familiar_ground": True}, 2),
)


def texts_of(*calls: str) -> set[str]:
    """The first texts among the arguments of these calls in the rules."""
    found: set[str] = set()
    for path in Path(naming.__file__).parents[1].rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name not in calls:
                continue
            parts = [*node.args]
            parts += [side for part in parts if isinstance(part, ast.IfExp) for side in (part.body, part.orelse)]
            texts = [p.value for p in parts if isinstance(p, ast.Constant) and isinstance(p.value, str)]
            found |= {text for text in texts if not text.startswith("DGR-") and text != "nobody"}
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_is_asked_and_told_has_its_words(lang: str) -> None:
    words = Words(lang)
    asked, told = texts_of("Ask", "RestAsk"), texts_of("tell", "whisper")
    assert len(asked) > 30
    assert len(told) > 60
    assert [what for what in asked if not words.has(f"dungeoneer-ask-{what}")] == []
    assert [kind for kind in told if not words.has(f"dungeoneer-told-{kind}")] == []
    assert all(words.has(f"dungeoneer-told-{kind}.known") for kind in naming.SECRETS)


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_random_games_can_be_told_in_every_language_without_a_raw_id(number: int) -> None:
    options, seats = TABLES[number]
    speakers = [Speaker(Words(lang, strict=True), "dungeoneer", NAMES[:seats]) for lang in LANGUAGES]
    random = Random(number)
    table: Table[State] = Table.new(GAME, GAME.read_options(options), seats)
    while not table.over and table.position < 1200:
        ((slot, ask),) = table.pending.items()
        if ask.seat != CHANCE or isinstance(ask, Roll):
            check_ask(table, ask, speakers)
        table.answer(slot, pick(ask.options, random))
    for seat in (None, *range(seats)):
        events = table.heard(seat)
        for speaker in speakers:
            assert [line for line in map(speaker.event, events) if RAW_ID.search(line)] == []
            assert speaker.story(events[-200:])


def check_ask(table: Table[State], ask: Ask, speakers: list[Speaker]) -> None:
    seat = ask.by if isinstance(ask, Roll) else ask.seat
    view = table.view(seat)["game"]
    options = [] if isinstance(ask, Roll) else list(ask.options)[:30]
    for speaker in speakers:
        said = [speaker.question(view, ask, seat), *(speaker.option(view, ask, option) for option in options)]
        assert [text for text in said if RAW_ID.search(text)] == []
        if ask.what in ("place", "reward", "choose-hero", "monster", "lord", "batch"):
            assert len(set(said[1:])) == len(said[1:]) or _has_twins(options)


def _has_twins(options: list[Any]) -> bool:
    """Two cards of the same name are told alike."""
    cards = [word for option in options for word in (option if isinstance(option, tuple) else (option,))]
    names = naming.names("en")
    different = {word for word in cards if word in names}
    return len({names[word] for word in different}) < len(different)
