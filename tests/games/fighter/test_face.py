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
    for word in ("Moss Kitchen", "Cute Bear: 4 of 7 life, damage 2", "Crossbow Shot", "Double Bounce", "red used"):
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


def about(shown: Any, view: Any, what: str, option: Any) -> str:
    told: str = shown.about(view, Ask(0, what, (option,), "FIG-FIGHT-3"), option)
    return told


@pytest.mark.clause("FIG-REAL-2", "FIG-COMP-15", "FIG-ABIL-29")
def test_who_sits_at_a_terminal_knows_the_monster_and_every_marker() -> None:
    view = fight(monster="bathtub-kraken", life=9, frog=True, beacon=True, beer="Bert", seducer="Carla")
    told = drawn(face("en"), view)
    for word in (
        "beast, level 4",
        "A miss hurts everybody.",
        "every hit +1",
        "damage is 2 lower",
        "Beer: Bert",
        "Carla",
    ):
        assert word in told, word
    assert "Two bounces on the table before the target." in told
    assert "marker: defeated" not in told
    assert "marker: defeated" in drawn(face("en"), fight(marker="defeated"))
    assert "The song has silenced it." in drawn(face("en"), fight(monster="pocket-imp", life=2, song=True))
    assert "Every miss costs 1 gold." in drawn(face("en"), fight(monster="pocket-imp", life=2))


@pytest.mark.clause("FIG-COMP-14", "FIG-COMP-7", "FIG-ROOM-5")
def test_cards_abilities_and_rooms_say_what_they_do() -> None:
    shown = face("en")
    view = fight(Anna={"hero": "silvanel", "cards": ["twin-bell", "bent-coin"], "seduced": ["bored-fury"]})
    told = drawn(shown, view)
    for word in ("Twin Bell (Double Bounce ×2)", "Bent Coin (throw again, once)", "Sworn Enemy: +4 against beast"):
        assert word in told, word
    assert "Bored Fury (damage" in told
    assert about(shown, view, "shop", ("buy", "pot-lid", 1)) == "a miss does not hurt, once"
    assert about(shown, view, "weapons", ("helm-of-courage",)) == "Blind Throw +3"
    assert "Twin Bell (Double Bounce ×2)" in about(shown, view, "swap", ("swap", "helm-of-courage", 1, "twin-bell"))
    assert about(shown, view, "die", "blue") == "+4 against beast"
    assert "blue: Sworn Enemy: +4 against beast" in about(shown, view, "hero", "silvanel")
    assert about(shown, fight(at="D1/a"), "way", "c") == "Back to the table: both axes turned round."
    assert about(shown, fight(at="D1/c"), "way", "e") == "2 gold"
    assert "treasure (1 piece of equipment)" in told


@pytest.mark.clause("FIG-REAL-2")
def test_before_a_real_throw_the_rules_of_throwing_are_told() -> None:
    options = GAME.read_options({"retreat": False, "throw_mode": "real", "group_decisions": "leader"})
    given = {"at": "D3/b", "monster": "basement-crocodile", "Anna": {"cards": ["helm-of-courage"]}}
    table: Table[Any] = Table(GAME, GAME.given(options, NAMES, given), is_set_up=True)
    table.answer(0, "red")
    table.answer(0, ("helm-of-courage",))
    told = drawn(face("en"), GAME.view(table.state, 0), table.pending[0])
    assert "Anna throws: red" in told
    for word in (
        "The hand is below the edge of the table.",
        "Eyes shut from aiming",
        "Helm of Courage (Blind Throw +3)",
    ):
        assert word in told, word
    assert "must bounce on the table before the target" in told


def test_a_card_that_is_handed_out_says_what_it_does() -> None:
    s = GAME.given(GAME.read_options({}), NAMES, {"at": "D1/e"})
    s.shop = ("pot-lid",)
    told = drawn(face("de"), GAME.view(s, 0), Ask(0, "reward", (0, 1), "FIG-VOTE-2"))
    assert "Topfdeckel" in told.split("Ausrüstung")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_random_game_can_be_drawn_at_every_ask(lang: str) -> None:
    shown, random = face(lang), Random(4)
    table: Table[Any] = Table.new(GAME, GAME.read_options({"hand": "master"}), 3)
    while not table.over:
        slot, ask = next(iter(table.pending.items()))
        if ask.seat != CHANCE:
            told = drawn(shown, table.view(slot)["game"], ask)
            assert not RAW_ID.search(told), told
            if isinstance(ask.options, tuple):
                assert not any(RAW_ID.search(shown.about(table.view(slot)["game"], ask, one)) for one in ask.options)
        table.answer(slot, pick(ask.options, random))
    drawn(shown, table.view(0)["game"])
