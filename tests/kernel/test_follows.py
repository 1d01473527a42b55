"""Which records of earlier versions the rules still play: stored records prove each version that a game names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from undercroft.games import find_game, game_names
from undercroft.kernel.errors import BadRecord
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match, verify
from undercroft.kernel.record import load

from .play import GAME

RECORDS = Path(__file__).parents[1] / "records"
"""Finished games, named by game and version: toy-2-*.jsonl."""
GAMES: list[Game[Any]] = [GAME, *(find_game(name) for name in game_names())]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_version_that_a_game_says_it_follows_is_proven_by_records(game: Game[Any]) -> None:
    assert all(version < game.version for version in game.follows)
    for version in game.follows:
        stored = sorted(RECORDS.glob(f"{game.name}-{version}-*.jsonl"))
        assert stored, f"tests/records has no game of {game.name} version {version}"
        for path in stored:
            record = load(path)
            assert record.header.version == version
            assert verify(game, record)["answers"] > 10
            assert game.over(Match.resume(game, record).table.state)


def test_a_version_that_is_not_named_is_refused_in_one_sentence() -> None:
    record = load(next(RECORDS.glob("toy-2-*.jsonl")))
    record.header.version = 1
    with pytest.raises(BadRecord, match="version 1, not of toy version 3"):
        Match.resume(GAME, record)
