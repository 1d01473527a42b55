"""A hint over the wire: the answer, why, what the others are worth, and what to draw; and where there is none."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.host.page import Page, sitting
from undercroft.bots.levels import characters_of, levels_of
from undercroft.games import game_names
from undercroft.host import lobby
from undercroft.words import LANGUAGES, Words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_a_hint_says_why_in_the_language_of_who_asks(game: str, lang: str) -> None:
    async def play() -> None:
        page = Page()
        match, secrets = await page.new_match("me", "bot", game=game)
        async with sitting(page, match, *secrets, lang=lang) as anna:
            for _ in range(6):
                while not anna.asks["0"]:
                    await anna.next()
                hint = await anna.tell("hint", seat=0)
                assert hint["type"] == "hint", hint
                assert hint["moment"] == anna.asks["0"]["moment"]
                assert hint["label"]
                assert hint["reason"].endswith(".")
                assert "{" not in hint["reason"]
                assert "-why-" not in hint["reason"]
                assert {one["verdict"] for one in hint["verdicts"]} <= {"better", "equal", "worse"}
                assert set(hint["marks"]) <= {"path", "places", "cells", "seats", "cards"}
                assert (await anna.answer(0, hint["value"]))["type"] == "ok"

    asyncio.run(play())


def test_dice_of_ones_own_are_not_advised_on_and_the_ask_says_so() -> None:
    async def play() -> None:
        page = Page()
        match, secrets = await page.new_match("me", "device", real_dice=True, preset="first-game")
        async with sitting(page, match, *secrets) as both:
            asked: dict[str, Any] = next(ask for ask in both.asks.values() if ask)
            assert "dice" in asked
            assert asked["hint"] is False
            assert (await both.tell("hint", seat=asked["seat"]))["kind"] == "refusal-no-hint"

    asyncio.run(play())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_level_and_character_has_a_name_and_a_sentence(game: str, lang: str) -> None:
    words = Words(lang, strict=True)
    for level in levels_of(game):
        assert words.say(f"level-{level}")
        assert words.say(f"level-{level}-about")
    for character in characters_of(game):
        assert len(words.say(f"{game}-character-{character}")) <= 20
        assert words.say(f"{game}-character-{character}-about")


def test_bots_that_fill_free_seats_are_somebody() -> None:
    async def play() -> None:
        page = Page()
        match, secrets = await page.new_match("me", "link", "link", game="dungeoneer")
        await lobby.start(page.matches, match, secrets[0], "easy", "de")
        seats = (await page.matches.find(match)).row.seats[1:]
        names = {Words("de").say(f"dungeoneer-character-{seat.character}") for seat in seats}
        assert len(names) == 2
        assert {seat.name for seat in seats} == names

    asyncio.run(play())
