"""Levels: people choose how strong a bot is, not which."""

from __future__ import annotations

import pytest

from undercroft.bots import UnknownBot, bot_names
from undercroft.bots.levels import LEVELS, bot_of_level
from undercroft.games import game_names


@pytest.mark.parametrize("game", game_names())
def test_every_level_has_a_bot(game: str) -> None:
    names = bot_names(game)
    places = [names.index(bot_of_level(game, level)) for level in LEVELS]
    assert places == sorted(places)
    assert places[-1] == len(names) - 1


def test_a_level_that_is_not_known_is_refused() -> None:
    with pytest.raises(UnknownBot):
        bot_of_level("labyrinth", "impossible")
