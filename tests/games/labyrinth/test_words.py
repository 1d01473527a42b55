"""Scenario files of the Labyrinth: every word is explained, and a wrong one is refused in a sentence that helps."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from undercroft.games.labyrinth.game import Labyrinth
from undercroft.games.labyrinth.rules.places import is_unsafe
from undercroft.games.labyrinth.scenario import HERO_WORDS, WORDS
from undercroft.games.labyrinth.told import naming
from undercroft.kernel.errors import BadScenario
from undercroft.kernel.table import Table
from undercroft.scenario.read import parse, run
from undercroft.terminal.faces.labyrinth_walk import ways
from undercroft.words import Speaker, Words

GUIDE = (Path(__file__).parents[3] / "docs" / "scenarios.md").read_text(encoding="utf-8")
CHAPTER = GUIDE.partition("## Words of the Labyrinth")[2].partition("\n## ")[0]
SMALL = ["start - c1-1 | r1-1"]


def given(**described: Any) -> Any:
    game = Labyrinth()
    return game.given(game.read_options({}), ["Anna", "Bert"], described)


def test_the_example_in_the_guide_holds() -> None:
    (example,) = re.findall(r"```toml\n(title = .*?)```", CHAPTER, re.DOTALL)
    report = run(parse(example), Labyrinth())
    assert report.passed, report.sentences()


@pytest.mark.parametrize("word", [*WORDS, *HERO_WORDS])
def test_the_guide_explains_every_word_of_given(word: str) -> None:
    assert re.search(rf"^\| (`\w+`, )*`{word}`", CHAPTER, re.MULTILINE), f"{word} is not in docs/scenarios.md"


def test_the_guide_explains_every_fact() -> None:
    facts: dict[Any, Any] = Labyrinth().facts(given(board=SMALL))
    about_all = [name for name in facts if isinstance(name, str) and name not in ("start", "c1-1", "r1-1")]
    missing = [name for name in about_all if f"`{name}" not in CHAPTER]
    missing += [name for name in facts[0] if f"`Anna.{name}`" not in CHAPTER]
    missing += [name for name in facts["r1-1"] if f".{name}`" not in CHAPTER]
    assert missing == []


@pytest.mark.parametrize(
    ("described", "sentence"),
    [
        ({"bord": SMALL}, "the Labyrinth knows no 'bord'; did you mean board?"),
        ({"board": ["start - x1-1"]}, "board: 'x1-1' names no space"),
        ({"board": ["start = c1-1"]}, "board: '=' joins no spaces: use - for open"),
        ({"board": SMALL, "Anna": {"at": "c1-2"}}, "there is no space 'c1-2' on this board; did you mean c1-1"),
        ({"board": SMALL, "Anna": {"gold": 3}}, "Anna has no 'gold'"),
        ({"Anna": {"class": "wizzard"}}, "Anna: there is no class 'wizzard'; did you mean wizard"),
        ({"Anna": {"carried": ["sword-7"]}}, "no treasure 'sword-7' is left"),
        ({"Anna": {"doors": ["c1-1/c1-9"]}}, "there is no door 'c1-1/c1-9' on this board"),
        ({"board": SMALL, "monster": [{"card": "ogre"}]}, "a monster needs 'at'"),
        ({"board": SMALL, "monster": [{"card": "orge", "at": "r1-1"}]}, "no monster 'orge' is left; did you mean ogre"),
        ({"board": SMALL, "reserved": [{"room": "r1-1"}]}, "a reserved needs 'owner'"),
        ({"turn": "Berta"}, "no seat is called 'Berta'; did you mean Bert?"),
    ],
)
def test_a_wrong_word_is_refused(described: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadScenario, match=re.escape(sentence)):
        given(**described)


def test_a_deck_is_filled_with_cards_of_its_own_level() -> None:
    s = given(board=SMALL, treasure_deck={"4": ["sword", 4000]}, monster_deck={"3": ["cage"]})
    assert s.treasures[4].cards() == ("sword-4-1", "silver-coffer-4000-1")
    assert s.monsters[3].cards() == ("cage-3-1",)
    assert Labyrinth().broken(s) == []


def test_a_place_at_peace_is_not_offered_as_a_fight() -> None:
    """LAB-SPELL-16, LAB-DWARF-5: nobody draws there a second time this turn."""
    s = given(board=["start - r1-1"], turn="Anna")
    at_first = naming.option(Labyrinth().view(s, 0), 0, "move", ("step", "r1-1"))
    s.pacified = frozenset({"r1-1"})
    at_peace = naming.option(Labyrinth().view(s, 0), 0, "move", ("step", "r1-1"))
    assert (at_first[1]["awaits"], at_peace[1]["awaits"]) == ("fight", "nothing")


@pytest.mark.clause("LAB-SPELL-15")
def test_a_room_whose_monster_was_beaten_from_outside_promises_its_treasure() -> None:
    s = given(board=SMALL, Anna={"at": "c1-1"}, graves=["r1-1"], unclaimed={"r1-1": {"draws": 1}})
    _, facts = naming.option(Labyrinth().view(s, 0), 0, "move", ("step", "r1-1"))
    assert facts["awaits"] == "treasure"


@pytest.mark.clause("LAB-WAND-12")
def test_a_chamber_with_a_wanderer_is_a_fight_also_while_somebody_is_engaged_with_it() -> None:
    """What clients say and the ways they plan must agree with the rules: nobody is led into a fight unawares."""
    s = given(
        board=["start - c3-1 - armory - c3-2", "c3-1 | r3-1"],
        graves=["armory"],
        monster=[{"card": "ogre", "at": "armory", "wanderer": True, "engaged": "Anna"}],
        Anna={"at": "armory"},
        Bert={"at": "c3-1"},
        turn="Bert",
    )
    view = Labyrinth().view(s, 1)
    assert naming.is_unsafe(view, "armory") is is_unsafe(s, "armory") is True
    _, facts = naming.option(view, 1, "move", ("step", "armory"))
    assert (facts["awaits"], facts["foe"]) == ("fight", "")  # the Ogre is busy: he will draw one of his own
    assert ways(s.board, view, 1)["armory"] == ("armory",)
    assert "c3-2" not in ways(s.board, view, 1)


def test_a_cleared_chamber_without_a_wanderer_is_walked_through() -> None:
    s = given(board=["start - c3-1 - armory - c3-2"], graves=["armory"], Anna={"at": "c3-1"}, Bert={"at": "armory"})
    view = Labyrinth().view(s, 0)
    assert naming.is_unsafe(view, "armory") is is_unsafe(s, "armory") is False
    assert ways(s.board, view, 0)["c3-2"] == ("armory", "c3-2")


@pytest.mark.clause("LAB-RULING-78")
def test_a_ball_that_kept_only_a_treasure_hides_no_card_that_was_seen() -> None:
    s = given(board=SMALL, Anna={"at": "c1-1"}, reserved=[{"owner": "Anna", "room": "r1-1", "treasure": 500}])
    assert naming.known_foe(Labyrinth().view(s, 0), 0, "r1-1") == ""
    s.peeks = (("r1-1", "goblin-1"),)
    assert naming.known_foe(Labyrinth().view(s, 0), 0, "r1-1") == "goblin-1"
    assert naming.known_foe(Labyrinth().view(s, 1), 1, "r1-1") == ""


@pytest.mark.clause("LAB-MAGE-8")
def test_who_may_collect_is_told_where_and_a_client_can_light_it_up() -> None:
    described = {
        "board": ["start - c2-1 - c2-2 - c2-3"],
        "Anna": {"class": "wizard", "at": "c2-1", "spells": ["fireball"]},
        "Bert": {"at": "c2-2", "trail": ["c2-3"], "carried": [500]},
    }
    game = Labyrinth()
    options = game.read_options({"ambush": True, "ambush_spells": True})
    table: Table[Any] = Table(game, game.given(options, ["Anna", "Bert"], described), is_set_up=True)
    for answer in (("hex", "fireball", 1), (6, 6), (3, 3)):
        ((slot, _),) = table.pending.items()
        table.answer(slot, answer)
    ((_, ask),) = table.pending.items()
    assert (ask.what, ask.options, ask.about) == ("collect", ("no", "step"), {"place": "c2-2"})
    assert set(ask.about or ()) <= set(naming.ASKED)
    asked = Speaker(Words("en", strict=True), "labyrinth", ["Anna", "Bert"])
    assert "dropped treasure in a corridor of level 2" in asked.question(table.view(0)["game"], ask, 0)
