"""Dungeon Fighter in the terminal: map, monster, dice, heroes and score, in every language and also in plain ASCII."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from undercroft.games.fighter.game import Fighter
from undercroft.kernel.ask import CHANCE, Ask, pick
from undercroft.kernel.table import Table
from undercroft.terminal.face import find_face
from undercroft.words import LANGUAGES, Speaker, Words

GAME = Fighter()
NAMES = ["Anna", "Bert", "Carla"]
RAW_ID = re.compile(r"\b([DB]\d/[a-g]|(fighter|table)-[a-z-]+|[a-z]+-of-[a-z]+)\b")


def face(lang: str, *, is_ascii: bool = False) -> Any:
    return find_face(Speaker(Words(lang, strict=True), "fighter", NAMES), is_ascii=is_ascii)


def fight(**given: Any) -> Any:
    options = GAME.read_options({"retreat": False})
    described = {"at": "D3/c", "monster": "cute-bear", "life": 4, "used": ["red"], **given}
    return GAME.view(GAME.given(options, NAMES, described), 0)


def drawn(shown: Any, view: Any, ask: Ask | None = None) -> str:
    asked = ask or Ask(0, "die", ("green", "blue"), "FIG-FIGHT-3")
    rows = [
        *shown.around(view, asked, 0, 80, 24),
        *shown.standing(view, 0),
        *shown.hand(view, 0),
        *shown.details(view, 0),
    ]
    return "\n".join([shown.title(view, 0), *(row.plain for row in rows)])


def test_a_fight_is_drawn_with_everything_that_matters() -> None:
    told = drawn(face("en"), fight(Anna={"hero": "torm", "cards": ["helm-of-courage"], "scars": ["blue"]}))
    for word in ("Moss Kitchen", "Cute Bear: 4 of 9 life, damage 2", "Crossbow Shot", "Double Bounce", "red used"):
        assert word in told
    for word in ("Torm the Barbarian", "6 of 6 life", "Helm of Courage", "Scars: blue", "2 gold, 1 bonus die"):
        assert word in told


def test_the_room_of_the_party_stands_out() -> None:
    rows = face("de").around(fight(), Ask(0, "die", ("green",), "FIG-FIGHT-3"), 0, 80, 24)
    (here,) = [row for row in rows if "[C]" in row.plain]
    assert any("reverse" in str(span.style) for span in here.spans)


def test_the_whole_dungeon_has_three_maps() -> None:
    rows = "\n".join(row.plain for row in face("it").whole(fight(), 0, "", 80))
    assert all(name in rows for name in ("Cantina dei Lamenti", "Cucina del Muschio", "Anticamera degli Starnuti"))


def test_plain_terminals_see_plain_signs() -> None:
    told = drawn(face("en", is_ascii=True), fight(Anna={"life": 7}))
    assert told.partition("\n")[2].isascii()
    assert "#######.." in told


def test_the_score_is_shown_at_the_end() -> None:
    s = GAME.given(GAME.read_options({}), NAMES, {"at": "boss-room", "monster": "dragon-with-a-cold"})
    s.result, s.life = "won", 0
    assert "Points" not in drawn(face("de"), GAME.view(s, 0))
    assert "Punkte: 16, Beinahe-Helden" in drawn(face("de"), GAME.view(s, 0))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_random_game_can_be_drawn_at_every_ask(lang: str) -> None:
    shown, random = face(lang), Random(4)
    table: Table[Any] = Table.new(GAME, GAME.read_options({"hand": "master"}), 3)
    while not table.over:
        slot, ask = next(iter(table.pending.items()))
        if ask.seat != CHANCE:
            told = drawn(shown, table.view(slot)["game"], ask)
            assert not RAW_ID.search(told), told
        table.answer(slot, pick(ask.options, random))
    drawn(shown, table.view(0)["game"])
