"""Everything Doodle Dungeon asks, tells and offers has its words in all languages, and no id reaches a reader."""

from __future__ import annotations

import ast
import re
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from undercroft.games.doodle.content.cards import CARDS
from undercroft.games.doodle.game import Doodle
from undercroft.games.doodle.scenario import MASTER_WORDS, WORDS
from undercroft.games.doodle.told import naming
from undercroft.kernel.ask import CHANCE, Ask, Subsets, roll
from undercroft.kernel.errors import BadScenario
from undercroft.kernel.table import Table
from undercroft.words import LANGUAGES, Speaker, Words

GAME = Doodle()
SOURCE = Path(naming.__file__).parents[1]
NAMES = ("Anna", "Bert", "Carla", "Dora")
RAW_ID = re.compile(r"\b([a-z]+(-[a-z]+)*-\d+|W\d[a-e]|(doodle|table|terminal)-[a-z-]+)\b")
ELEMENTS = ("trap", "goblin", "orc", "dragon")


@cache
def calls() -> list[tuple[str, list[str]]]:
    """Every call in the source: the name of what is called, and the texts among its arguments."""
    found = []
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
                found.append((name, texts))
    return found


def whats_in_source() -> set[str]:
    asks = {texts[0] for name, texts in calls() if name in ("Ask", "RestAsk", "Ready") and texts}
    rolls = {text for name, texts in calls() if name == "roll" for text in texts if text.endswith("-roll")}
    return {what for what in asks | rolls if not what.startswith("DOO-")} | {*ELEMENTS, "roll"}


def kinds_in_source() -> set[str]:
    told = {texts[0] for name, texts in calls() if name in ("tell", "whisper") and texts}
    return told | {"hero-dead", "hero-escaped", *naming.RUNS.values()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_the_rules_ask_and_tell_has_its_words(lang: str) -> None:
    words = Words(lang)
    assert len(whats_in_source()) > 20
    assert len(kinds_in_source()) > 40
    missing = [f"doodle-ask-{what}" for what in whats_in_source() if not words.has(f"doodle-ask-{what}")]
    missing += [f"doodle-told-{kind}" for kind in kinds_in_source() if not words.has(f"doodle-told-{kind}")]
    missing += [f"doodle-told-{kind}.known" for kind in naming.SECRETS if not words.has(f"doodle-told-{kind}.known")]
    missing += [f"doodle-action-{c.action}" for c in CARDS.values() if not words.has(f"doodle-action-{c.action}")]
    assert missing == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_can_be_told_in_every_language_without_a_raw_id(seats: int) -> None:
    speakers = [Speaker(Words(lang, strict=True), "doodle", NAMES[:seats]) for lang in LANGUAGES]
    random = Random(seats)
    table: Table[Any] = Table.new(GAME, GAME.read_options({"first_sharpener": "host"}), seats)
    while not table.over:
        slot, ask = random.choice(list(table.pending.items()))
        if ask.seat != CHANCE:
            check_ask(table, ask, speakers)
        table.answer(slot, GAME.lively(table.state, ask, random))
    for seat in (None, *range(seats)):
        for speaker in speakers:
            lines = [line.text for line in speaker.story(table.heard(seat))]
            assert [line for line in lines if RAW_ID.search(line)] == []


def check_ask(table: Table[Any], ask: Ask, speakers: list[Speaker]) -> None:
    view = table.view(ask.seat)["game"]
    options = ask.options.items if isinstance(ask.options, Subsets) else list(islice(ask.options, 12))
    for speaker in speakers:
        labels = [speaker.option(view, ask, option) for option in options]
        said = [speaker.question(view, ask, ask.seat), *labels, *(speaker.about(view, ask, o) for o in options)]
        assert [text for text in said if RAW_ID.search(text) or "none" in text.split()] == []
        if ask.what not in ("pick", "under", "dungeon-action", "cancel", "hero-action"):  # copies look alike
            assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_dice_that_people_throw_are_asked_for_in_words(lang: str) -> None:
    speaker = Speaker(Words(lang, strict=True), "doodle", NAMES)
    view = Table.new(GAME, GAME.read_options({}), 4).view(None)["game"]
    for what in whats_in_source():
        if what.endswith("roll"):
            assert "Bert" in speaker.question(view, roll(1, 2, "DOO-FIGHT-1", what, 10), 1)


def test_who_knows_a_secret_reads_more() -> None:
    speaker = Speaker(Words("de", strict=True), "doodle", NAMES)
    event = {"kind": "treasure-noted", "clause": "DOO-TREAS-1", "position": 3, "seat": 1}
    assert speaker.event(event) == "Bert versteckt einen Schatz."
    assert speaker.event({**event, "cell": "C4"}) == "Bert versteckt einen Schatz auf C4."


@pytest.mark.parametrize(
    ("described", "sentence"),
    [
        ({"fase": "A"}, "Doodle Dungeon knows no 'fase'; did you mean phase?"),
        ({"phase": "D"}, "there is no phase 'D'"),
        ({"turn": "Berta"}, "no seat is called 'Berta'; did you mean Bert?"),
        ({"Anna": {"gold": 3}}, "Anna has no 'gold'"),
        ({"Anna": {"sheet": ["..."]}}, "Anna: a sheet has 8 rows of 10 signs"),
        ({"Anna": {"hand": ["axxe"]}}, "no card 'axxe' is left; did you mean axe"),
        ({"Anna": {"treasures": ["J1"]}}, "there is no cell 'J1'"),
        ({"Anna": {"boxes": {"ork": 1}}}, "Anna: there is no category 'ork'; did you mean orc"),
        ({"phase": "C", "Anna": {"fate": "lost"}}, "Anna: a hero is alive, dead or escaped"),
        ({"phase": "C", "Anna": {"at": "D5"}}, "Anna: the path does not pass D5"),
    ],
)
def test_a_wrong_word_of_a_scenario_is_refused(described: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadScenario, match=re.escape(sentence)):
        GAME.given(GAME.read_options({}), ["Anna", "Bert"], described)


CHAPTER = (Path(__file__).parents[3] / "docs" / "scenarios.md").read_text(encoding="utf-8").split("## Words of ")
DOODLE_CHAPTER = next(part for part in CHAPTER if part.startswith("Doodle Dungeon"))


@pytest.mark.parametrize("word", [*WORDS, *MASTER_WORDS])
def test_the_guide_explains_every_word(word: str) -> None:
    assert re.search(rf"^\| (`\w+`, )*`{word}`", DOODLE_CHAPTER, re.MULTILINE), f"{word} is not in docs/scenarios.md"


def test_the_guide_explains_every_fact() -> None:
    facts: dict[Any, Any] = GAME.facts(GAME.given(GAME.read_options({}), ["Anna", "Bert"], {}))
    missing = [name for name in facts if isinstance(name, str) and f"`{name}`" not in DOODLE_CHAPTER]
    missing += [name for name in facts[0] if f"`Anna.{name}" not in DOODLE_CHAPTER]
    assert missing == []
