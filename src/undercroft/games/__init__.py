"""The games, by name. A game is only imported when somebody asks for it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final

from undercroft.kernel.errors import UnknownGame
from undercroft.kernel.game import Game

GAMES: Final[dict[str, str]] = {
    "labyrinth": "undercroft.games.labyrinth.game:Labyrinth",
    "doodle": "undercroft.games.doodle.game:Doodle",
    "dungeoneer": "undercroft.games.dungeoneer.game:Dungeoneer",
    "fighter": "undercroft.games.fighter.game:Fighter",
}
"""Where each game is: `module:class`."""


def game_names() -> list[str]:
    """The names of all games."""
    return list(GAMES)


def find_game(name: str) -> Game[Any]:
    """The game of this name, the same object every time."""
    if name not in GAMES:
        names = ", ".join(GAMES)
        raise UnknownGame(f"there is no game {name!r}; there is {names}", why="name", game=name, known=names)
    return _load(GAMES[name])


@cache
def _load(place: str) -> Game[Any]:
    module, _, kind = place.partition(":")
    game = getattr(import_module(module), kind)()
    assert isinstance(game, Game)
    return game
