"""Everything that Dungeon Fighter asks, tells or offers has its words in all languages, and no id reaches a reader."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from undercroft.games.fighter.game import Fighter
from undercroft.games.fighter.rules.score import HIGHEST, RANKS
from undercroft.games.fighter.scenario import HERO_WORDS, TRACK_WORDS, WORDS
from undercroft.games.fighter.told import naming
from undercroft.kernel.ask import CHANCE, Ask, LazyOptions, pick
from undercroft.kernel.errors import BadScenario
from undercroft.kernel.table import Table
from undercroft.scenario.read import parse, run
from undercroft.words import LANGUAGES, Speaker, Words

GAME = Fighter()
SOURCE = Path(naming.__file__).parents[1]
NAMES = ("Anna", "Bert", "Carla", "Dora")
RAW_ID = re.compile(r"\b([DB]\d/[a-g]|[a-z]+-[a-z]+-\d+|(fighter|table)-[a-z-]+)\b")
GUIDE = (Path(__file__).parents[3] / "docs" / "scenarios.md").read_text(encoding="utf-8")
CHAPTER = GUIDE.partition("## Words of Dungeon Fighter")[2].partition("\n## ")[0]
GAMES: tuple[dict[str, Any], ...] = (
    {"hand": "master"},
    {
        "edition": "it",
        "difficulty": "normal",
        "group_decisions": "leader",
        "hand": "master",
        "clean_up_order": "chosen",
    },
    {"throw_mode": "real", "practice": True},
    {"edition": "it", "real_seats": "2", "hero_choice": "random", "retreat": False, "hand": "master"},
)


def in_source(*calls: str) -> set[str]:
    """The texts that are the first word of these calls anywhere in the rules."""
    found = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                texts = [a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
                texts = [text for text in texts if not text.startswith("FIG-")]
                if name in calls and texts:
                    found.add(texts[0])
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_the_rules_ask_and_tell_has_its_words(lang: str) -> None:
    words = Words(lang)
    asks, told = in_source("Ask", "group"), in_source("tell")
    assert len(asks) > 35
    assert len(told) > 45
    missing = [f"fighter-ask-{what}" for what in asks if not words.has(f"fighter-ask-{what}")]
    missing += [f"fighter-told-{kind}" for kind in told if not words.has(f"fighter-told-{kind}")]
    missing += [
        f"fighter-rank-{name}" for name in (*(n for _, n in RANKS), HIGHEST) if not words.has(f"fighter-rank-{name}")
    ]
    missing += [f"fighter-statistic-{n}" for n in GAME.statistics(given()) if not words.has(f"fighter-statistic-{n}")]
    assert missing == []


def asks_of(options: dict[str, Any], seed: int) -> Iterator[tuple[Table[Any], Ask | None]]:
    random = Random(f"{options} {seed}")
    table: Table[Any] = Table.new(GAME, GAME.read_options(options), 4)
    while not table.over and table.position < 1500:
        slot, ask = random.choice(list(table.pending.items()))
        if ask.seat != CHANCE:
            yield table, ask
            table.answer(slot, GAME.lively(table.state, ask, random))
        else:
            table.answer(slot, pick(ask.options, random))
    yield table, None


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_random_games_can_be_told_in_every_language_without_a_raw_id(number: int) -> None:
    speakers = [Speaker(Words(lang, strict=True), "fighter", NAMES) for lang in LANGUAGES]
    for seed in range(4):
        for table, ask in asks_of(GAMES[number], seed):
            if ask is None:
                lines = [speaker.event(event) for speaker in speakers for event in table.heard(None)]
                assert [line for line in lines if RAW_ID.search(line)] == []
            else:
                check_ask(table, ask, speakers)


def check_ask(table: Table[Any], ask: Ask, speakers: list[Speaker]) -> None:
    view = table.view(ask.seat)["game"]
    options = list(ask.options)[:25]
    for speaker in speakers:
        said = [speaker.question(view, ask, ask.seat), *(speaker.option(view, ask, option) for option in options)]
        assert [text for text in said if not text or RAW_ID.search(text) or "none" in text.split()] == []
        if not isinstance(ask.options, LazyOptions):
            assert len(set(said[1:])) == len(options), (ask.what, said[1:])
        assert all(speaker.about(view, ask, option) is not None for option in options)


def test_an_aimed_throw_is_asked_in_words() -> None:
    options = GAME.read_options({"judge": "physics", "retreat": False})
    table: Table[Any] = Table(
        GAME, GAME.given(options, list(NAMES), {"at": "D1/b", "monster": "quarrelling-ettin"}), is_set_up=True
    )
    table.answer(0, "red")
    for lang in LANGUAGES:
        speaker = Speaker(Words(lang, strict=True), "fighter", NAMES)
        for ask in table.pending.values():
            check_ask(table, ask, [speaker])


# --- scenario words --------------------------------------------------------------------------------------------------


def given(**described: Any) -> Any:
    return GAME.given(GAME.read_options({}), ["Anna", "Bert"], described)


def test_the_example_in_the_guide_holds() -> None:
    (example,) = re.findall(r"```toml\n(title = .*?)```", CHAPTER, re.DOTALL)
    report = run(parse(example), GAME)
    assert report.passed, report.sentences()


@pytest.mark.parametrize("word", [*WORDS, *HERO_WORDS, *TRACK_WORDS])
def test_the_guide_explains_every_word_of_given(word: str) -> None:
    assert re.search(rf"^\| (`\w+`, )*`{word}`", CHAPTER, re.MULTILINE), f"{word} is not in docs/scenarios.md"


def test_the_guide_explains_every_fact() -> None:
    facts: dict[Any, Any] = GAME.facts(given())
    missing = [name for name in facts if isinstance(name, str) and f"`{name}" not in CHAPTER]
    missing += [name for name in facts[0] if f"`Anna.{name}`" not in CHAPTER]
    assert missing == []


@pytest.mark.parametrize(
    ("described", "sentence"),
    [
        ({"mops": []}, "Dungeon Fighter knows no 'mops'; did you mean maps?"),
        ({"maps": ["D9"]}, "there is no map 'D9'"),
        ({"at": "D1/x"}, "there is no room 'D1/x' in the maps D1, D3, B1"),
        ({"monster": "comon-goblin"}, "there is no monster 'comon-goblin'; did you mean common-goblin"),
        ({"Anna": {"hero": "torn"}}, "there is no hero 'torn'; did you mean torm"),
        ({"Anna": {"gold": 3}}, "Anna has no 'gold'"),
        ({"Anna": {"cards": ["pea-flut"]}}, "there is no equipment card 'pea-flut'"),
        ({"Anna": {"cards": ["pea-flute"]}, "Bert": {"cards": ["pea-flute"]}}, "the card 'pea-flute' is not left"),
        ({"leader": "Ana"}, "no seat is called 'Ana'; did you mean Anna?"),
        ({"stacks": [1, 2]}, "stacks are four numbers"),
        ({"track": {"contact": []}}, "a track has no 'contact'; did you mean contacts?"),
    ],
)
def test_a_wrong_word_is_refused(described: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadScenario, match=re.escape(sentence)):
        given(**described)
