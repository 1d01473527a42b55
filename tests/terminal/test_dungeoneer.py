"""A whole game of Dungeoneer at a real terminal, by what stands on the screen alone, and what is shown there."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.kernel.ask import Ask
from undercroft.terminal.face import find_face
from undercroft.words import LANGUAGES, Speaker, Words

from .client import PROMPT, Person

GAME = Dungeoneer()
OPTION = re.compile(r"^ +(\d+)  (.*)$", re.MULTILINE)
CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
NAMES = ("Anna", "Bert", "Carla")


def play_to_the_end(person: Person) -> list[str]:
    """Answer question after question by chance, but pass where one may; gives back what was shown at each."""
    random, shown = Random(1), list[str]()
    while True:
        if person.child.expect([PROMPT, r"undercroft replay"]) == 1:
            person._see()
            return shown
        person._see()
        shown.append(CODES.sub("", person.child.before).replace("\r", ""))
        assert len(shown) < 900, "this game does not end"
        options = OPTION.findall(shown[-1].rpartition("\n\n")[2])  # the map has numbers too
        assert options, f"nothing to answer in: {shown[-1]}"
        passes = [number for number, label in options if label.startswith("pass")]
        person.type(passes[0] if passes else random.choice(options)[0])


def test_a_whole_game_can_be_played_against_bots(tmp_path: Path) -> None:
    seats = "Anna,bot:greedy,bot:greedy"
    person = Person(
        tmp_path, "dungeoneer", "--seed", "7", "--preset", "standard", "--seats", seats, columns=120, rows=70
    )
    shown = play_to_the_end(person)
    assert person.leave() == 0
    told = " ".join(" ".join(shown).split())
    assert re.search(r"Hero card: \d boons, \d treasures at most\. [A-Z]", told)
    assert re.search(r"melee \d \(attack\), magic \d", told)
    assert re.search(r"Here: [A-Z].*? Exits: north \(", told)
    assert re.search(r"On [A-Z][^:]*: [A-Z][^\[]* \[\w+; melee \d", told), "a monster that lies open"
    assert re.search(r"won!|game is lost", person.shown)


# --- what is shown --------------------------------------------------------------------------------------------------


def shown_of(given: dict[str, Any], lang: str = "en", **options: Any) -> dict[str, str]:
    """What Anna is shown of a position, by part."""
    state = GAME.given(GAME.read_options(options), list(NAMES), given)
    face = find_face(Speaker(Words(lang, strict=True), "dungeoneer", NAMES), is_ascii=False)
    view = GAME.view(state, 0)
    ask = Ask(0, "hero", ("end",), "DGR-HPHASE-3")
    parts = {
        "around": face.around(view, ask, 0, 80, 24),
        "whole": face.whole(view, 0, "", 80),
        "standing": face.standing(view, 0),
        "hand": face.hand(view, 0),
        "details": face.details(view, 0),
    }
    return {part: "\n".join(line.plain for line in lines) for part, lines in parts.items()}


TABLE: dict[str, Any] = {
    "map": ["L01 . .", "L02 L10 ."],
    "wounds": {"A54": 1},
    "attached": {"A16": ["A24"]},
    "Anna": {"hero": "H1", "at": "L10", "treasures": ["A16"], "hand": ["A54"]},
    "Bert": {"hero": "H2", "at": "L02", "threshold": "east", "quests": ["Q01"], "persons": ["Q01"], "horde": ["A45"]},
}


def test_heroes_stand_there_with_values_signs_limits_and_ability() -> None:
    shown = shown_of(TABLE)
    assert "Isaura Venn, the Lampwarden), life 6, level 1" in shown["standing"]
    assert "melee 3 (attack), magic 1 (counter), speed 4" in shown["standing"]  # with the falchion
    assert "melee 3 (attack), magic 0, speed 3" in shown["standing"]
    assert "3 boons, 3 treasures at most. Unwavering Light: +1 to your defence rolls against Undead." in shown["hand"]
    assert "2 boons, 4 treasures at most. Low Stance: You are never tipped." in shown["details"]


def test_persons_thresholds_wounds_attachments_and_exits_are_told() -> None:
    shown = shown_of(TABLE)
    assert "on the threshold (east), escorting (" in shown["standing"]
    assert "Pale Burrower (4) [monster, beast. melee 3 (attack), magic 0, speed 5 (attack), life 1." in shown["hand"]
    assert "Your melee is 1 higher.] with Runed Whetstone" in shown["hand"]
    assert "Exits: north (open), east (wall), south (open) and west (locked, magic 4)" in shown["hand"]
    assert "[west (locked, magic 4)]" in shown["whole"]
    assert "Shambling Verger (2) [monster, undead." in shown["details"]


def test_the_wandering_horde_and_dropped_treasures_are_told_in_a_campaign() -> None:
    given = {
        "map": ["L01", "L02"],
        "horde_at": "L02",
        "horde_mp": 2,
        "dropped": {"L02": ["A16"]},
        "Anna": {"horde": ["A47"]},
        "Bert": {"hero": "H2", "boons": ["A08"]},
    }
    shown = shown_of(given, mode="campaign")
    assert re.search(r"The horde is at “.+”, 2 MP: Ossuary Hound", shown["standing"])
    assert re.search(r"On .+: Notched Falchion", shown["standing"])
    assert "Notched Falchion (3) [treasure, weapon. Your melee is 1 higher.]" in shown["details"]
    assert "pay 2 glory: heal 1. (also for another hero there)" in shown["details"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_every_language(lang: str) -> None:
    shown = shown_of(TABLE, lang)
    assert all(shown.values())
    assert not re.search(r"\b[ALQH]\d\d\b|dungeoneer-|\{", "\n".join(shown.values()))
