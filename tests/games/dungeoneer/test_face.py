"""The terminal shows the map, the players and the cards, in every language and without ids."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.state import State
from undercroft.kernel.ask import CHANCE, pick
from undercroft.kernel.table import Table
from undercroft.terminal.face import find_face
from undercroft.words import LANGUAGES, Speaker, Words

GAME = Dungeoneer()
NAMES = ("Anna", "Bert", "Carla")
RAW_ID = re.compile(r"\b([ALQHWBX]\d\d|dungeoneer-[a-z-]+)\b")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"mode": "campaign"}, {"sets": "both"}])
def test_a_game_can_be_looked_at(lang: str, options: dict[str, Any]) -> None:
    face = find_face(Speaker(Words(lang, strict=True), "dungeoneer", NAMES), is_ascii=False)
    assert type(face).__name__ == "GameFace"
    table: Table[State] = Table.new(GAME, GAME.read_options(options), 3)
    random = Random(3)
    while not table.over and table.position < 400:
        ((slot, ask),) = table.pending.items()
        if ask.seat != CHANCE and table.position % 7 == 0:
            view = table.view(ask.seat)["game"]
            lines = [*face.around(view, ask, ask.seat, 80, 24), *face.whole(view, ask.seat, "", 80)]
            lines += [*face.standing(view, ask.seat), *face.hand(view, ask.seat), *face.details(view, ask.seat)]
            text = "\n".join([face.title(view, ask.seat), *(line.plain for line in lines)])
            assert not RAW_ID.search(text)
            assert "Anna" in text
            assert "@" in text
        table.answer(slot, pick(ask.options, random))
