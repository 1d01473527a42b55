"""Everything that can be asked, told or chosen has its words in all languages, and no id reaches a reader."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import undercroft.kernel.errors as errors
from undercroft.games import find_game, game_names
from undercroft.games.labyrinth.content.board import Kind
from undercroft.games.labyrinth.content.board_map import load_board
from undercroft.games.labyrinth.options import PRESETS
from undercroft.games.labyrinth.told import naming
from undercroft.kernel.ask import CHANCE, Ask, Subsets, pick, roll
from undercroft.kernel.errors import NotAnOption, UndercroftError, UndoRefused
from undercroft.kernel.table import Table
from undercroft.words import FORMS, LANGUAGES, LOCALES, MissingWord, Speaker, Words

FILES = (
    *("table.ftl", "terminal.ftl", "pages.ftl", "web.ftl", "hints.ftl", "opponents.ftl"),
    *("labyrinth.ftl", "doodle.ftl", "dungeoneer.ftl"),
)
SOURCE = Path(naming.__file__).parents[1]
NAMES = ("Anna", "Bert", "Carla", "Dora")
RAW_ID = re.compile(r"\b([cr]\d-\d+|s\d\d-\d+|[a-z]+(-[a-z]+)*-\d+(-\d+)?|(labyrinth|table|terminal)-[a-z-]+)\b")
FORM = re.compile(rf"-({'|'.join((*FORMS, 'total'))})$")


# --- the files ------------------------------------------------------------------------------------------------------


def messages(lang: str, file: str) -> dict[str, set[str]]:
    """Every message and attribute of a file, with the facts it uses; in which form is the language's own choice."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((LOCALES / lang / file).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{lang}/{file}: {entry.content}"
        if isinstance(entry, fluent.Message):
            if entry.value is not None:
                found[entry.id.name] = facts_in(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = facts_in(attribute.value)
    return found


def facts_in(node: Any) -> set[str]:
    if isinstance(node, fluent.VariableReference):
        return {FORM.sub("", node.id.name)}
    if isinstance(node, fluent.BaseNode):
        return set().union(*(facts_in(part) for part in vars(node).values()))
    return set().union(*(facts_in(part) for part in node)) if isinstance(node, list) else set()


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_every_language_has_the_same_messages_with_the_same_facts(lang: str, file: str) -> None:
    assert messages(lang, file) == messages("en", file)


def test_a_missing_message_is_an_error_in_tests_and_its_id_in_play() -> None:
    with pytest.raises(MissingWord):
        Words("en", strict=True).say("no-such-message")
    assert Words("en").say("no-such-message") == "no-such-message"


def test_a_missing_fact_is_an_error_in_tests() -> None:
    with pytest.raises(MissingWord):
        Words("de", strict=True).say("labyrinth-view-round")


def test_a_language_we_do_not_speak_is_refused() -> None:
    with pytest.raises(ValueError, match="no words in language 'fr'"):
        Words("fr")


def test_numbers_are_written_as_in_the_language_and_without_isolation_marks() -> None:
    facts = {"gold": 12500, "goal": 20000}
    assert Words("en").say("labyrinth-view-gold", **facts) == "12,500 of 20,000 gold"
    assert Words("de").say("labyrinth-view-gold", **facts) == "12.500 von 20.000 Gold"
    assert Words("it").say("labyrinth-view-gold", **facts) == "12.500 di 20.000 monete"


def test_lists_are_spoken() -> None:
    assert Words("en").listed(["Anna", "Bert", "Carla"]) == "Anna, Bert and Carla"
    assert Words("de").listed(["Anna", "Bert"]) == "Anna und Bert"
    assert Words("it").listed(["Anna"]) == "Anna"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_of_the_kernel_is_told_in_every_language(lang: str) -> None:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, UndercroftError)]
    words = Words(lang, strict=True)
    for kind in kinds:
        assert words.error(kind("some reason", clause="LAB-FIGHT-4"))


def test_a_refusal_names_its_clause() -> None:
    assert "LAB-DOOR-2" in Words("de").error(NotAnOption("no", clause="LAB-DOOR-2"))
    assert "zurücknehmen" in Words("de").error(UndoRefused("no"))


# --- the source -----------------------------------------------------------------------------------------------------


@cache
def calls() -> list[tuple[str, list[str]]]:
    """Every call in the Labyrinth's source: the name of what is called, and the texts among its arguments."""
    found = []
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                parts = [*node.args, *(keyword.value for keyword in node.keywords)]
                parts += [
                    choice for part in parts if isinstance(part, ast.IfExp) for choice in (part.body, part.orelse)
                ]
                texts = [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]
                found.append((name, texts))
    return found


def whats_in_source() -> set[str]:
    """Every `what` of an ask to a person or of dice that people may throw."""
    asks = {text for name, texts in calls() if name.endswith("Ask") for text in texts[:1]}
    rolls = {
        text for name, texts in calls() if name in ("roll", "_ranked", "_highest") for text in texts if "-roll" in text
    }
    return asks | rolls | {"roll"}


def kinds_in_source() -> set[str]:
    """Every kind of event that is told."""
    told = set()
    for name, texts in calls():
        if name in ("tell", "whisper"):
            told |= {text for text in texts if not text.startswith("LAB-") and "-roll" not in text}
    return told | {
        text for name, texts in calls() if name in ("_ranked", "_highest") for text in texts if "-roll" in text
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_the_rules_ask_and_tell_has_its_words(lang: str) -> None:
    words = Words(lang)
    assert len(whats_in_source()) > 30
    assert len(kinds_in_source()) > 45
    missing = [f"labyrinth-ask-{what}" for what in whats_in_source() if not words.has(f"labyrinth-ask-{what}")]
    missing += [f"labyrinth-told-{kind}" for kind in kinds_in_source() if not words.has(f"labyrinth-told-{kind}")]
    missing += [
        f"labyrinth-told-{kind}.known" for kind in naming.SECRETS if not words.has(f"labyrinth-told-{kind}.known")
    ]
    assert missing == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_every_option_and_preset_has_a_label_and_an_explanation(name: str, lang: str) -> None:
    game, words = find_game(name), Words(lang, strict=True)
    for field in msgspec.structs.fields(game.options):
        assert words.say(f"{name}-option-{field.name}")
        assert words.say(f"{name}-option-{field.name}.about")
        for value in get_args(field.type):
            assert words.say(f"{name}-option-{field.name}-{value}")
    for preset in game.presets:
        assert words.say(f"{name}-preset-{preset}")
        assert words.say(f"{name}-preset-{preset}.about")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_space_and_secret_door_of_the_board_can_be_named(lang: str) -> None:
    speaker = Speaker(Words(lang, strict=True), "labyrinth", NAMES)
    board = load_board()
    for space in board.spaces.values():
        for form in ("", *FORMS):
            assert not RAW_ID.search(speaker.name("space", space.id, form))
    for link in board.links:
        assert not RAW_ID.search(speaker.name("door", link.id))
    rooms = [speaker.name("space", room) for room in board.rooms]
    assert len(set(rooms)) == len(rooms)
    assert len({speaker.name("space", chamber) for chamber in board.chambers}) == len(board.chambers)
    assert all(space.kind in Kind for space in board.spaces.values())


# --- games ----------------------------------------------------------------------------------------------------------

GAMES: tuple[dict[str, Any], ...] = (
    {"mode": "basic"},
    {"mode": "expert"},
    {"mode": "expert", "spell_selection": "chosen"},
    dict(PRESETS["everything"]),
    {**PRESETS["everything"], "ambush_at_start": True, "spell_selection": "chosen", "distinct_classes": "on"},
)


def asks_of(options: dict[str, Any], seed: int, most: int = 2500) -> Iterator[tuple[Table[Any], Ask | None]]:
    """A random game: the table at each ask of a player, and at its end."""
    game = find_game("labyrinth")
    random = Random(f"{options} {seed}")
    table: Table[Any] = Table.new(game, game.read_options(options), 4)
    while not table.over and table.position < most:
        ((slot, ask),) = table.pending.items()
        if ask.seat != CHANCE:
            yield table, ask
        table.answer(slot, pick(ask.options, random))
    yield table, None


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_random_games_can_be_told_in_every_language_without_a_raw_id(number: int) -> None:
    speakers = [Speaker(Words(lang, strict=True), "labyrinth", NAMES) for lang in LANGUAGES]
    for table, ask in asks_of(GAMES[number], seed=number):
        if ask is None:
            check_events(table, speakers)
        elif table.position % 9 == 0 or ask.what != "move":
            check_ask(table, ask, speakers)


def check_ask(table: Table[Any], ask: Ask, speakers: list[Speaker]) -> None:
    view = table.view(ask.seat)["game"]
    options = ask.options.items if isinstance(ask.options, Subsets) else list(ask.options)
    for speaker in speakers:
        said = [speaker.question(view, ask, ask.seat), *(speaker.option(view, ask, option) for option in options[:20])]
        said += [speaker.about(view, ask, option) for option in options[:20]]
        wrong = [text for text in said if RAW_ID.search(text) or "none" in text.split()]
        assert wrong == []
        labels = said[1 : 1 + len(options[:20])]
        if ask.what in ("teleport", "ball", "means", "class", "pile", "strike-whom"):
            assert len(set(labels)) == len(labels)


def check_events(table: Table[Any], speakers: list[Speaker]) -> None:
    for seat in (None, *range(len(NAMES))):
        events = table.heard(seat)
        by_shape: dict[Any, list[dict[str, Any]]] = {}
        for event in events:
            by_shape.setdefault((event["kind"], *sorted(event)), []).append(event)
        some = [event for alike in by_shape.values() for event in alike[:: 1 + len(alike) // 12]]
        for speaker in speakers:
            lines = [*map(speaker.event, some), *(line.text for line in speaker.story(events[-200:]))]
            assert [line for line in lines if RAW_ID.search(line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_dice_that_people_throw_are_asked_for_in_words(lang: str) -> None:
    speaker = Speaker(Words(lang, strict=True), "labyrinth", NAMES)
    table, ask = next(asks_of({"mode": "basic"}, seed=1))
    assert ask is not None
    for what in whats_in_source():
        if what.endswith("roll"):
            assert "Bert" in speaker.question(table.view(None)["game"], roll(1, 2, "LAB-FIGHT-5", what), 1)


def test_who_knows_a_secret_reads_more() -> None:
    speaker = Speaker(Words("de", strict=True), "labyrinth", NAMES)
    event = {"kind": "treasure-drawn", "clause": "LAB-FIGHT-10", "position": 3, "seat": 1, "level": 2}
    assert speaker.event(event) == "Bert zieht einen Schatz der Ebene 2."
    assert speaker.event({**event, "card": "silver-cup-1000-1"}).endswith(": Silberbecher (1.000 Gold).")


def test_steps_that_follow_each_other_are_told_as_one_walk() -> None:
    speaker = Speaker(Words("en", strict=True), "labyrinth", NAMES)
    step = {"kind": "step", "clause": "LAB-MOVE-2", "position": 1, "seat": 0, "origin": "start", "place": "c1-01"}
    lines = speaker.story([step, {**step, "place": "r1-05", "position": 2}, {**step, "seat": 1}])
    assert [line.text for line in lines] == [
        "Anna walks 2 steps, into room 5.",
        "Bert walks into a corridor of level 1.",
    ]
    assert lines[0].seats == {0}
    assert lines[0].position == 2


def test_a_game_without_words_of_its_own_is_told_plainly() -> None:
    speaker = Speaker(Words("en"), "no-such-game", NAMES)
    assert (
        speaker.event({"kind": "drew", "clause": "X-1", "position": 1, "seat": 1, "card": "a"})
        == "drew seat=Bert card=a"
    )
    assert speaker.option({}, Ask(0, "what", (("take", 3),), "X-1"), ("take", 3)) == "take 3"
