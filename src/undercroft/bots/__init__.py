"""Bots: players made of code. A bot is named by a word such as "random" or "search", or by a file of your own."""

from __future__ import annotations

import importlib.util
from functools import cache
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Final

from undercroft.bots.bot import Bot, Searcher, UnknownBot, decide
from undercroft.bots.levels import levels_of, make_level
from undercroft.bots.offer import offer_of, room_of
from undercroft.bots.random_bot import RandomBot

__all__ = ["Bot", "RandomBot", "Searcher", "UnknownBot", "bot_names", "decide", "find_bot", "is_of_the_house"]

_OF_A_GAME: Final = {"greedy": "Greedy", "beginner": "Beginner", "master": "Master"}
"""Bots that a game may bring along in its own room `bot`: the word, and the class there."""


def bot_names(game: str) -> list[str]:
    """The words by which this game's own bots are called, besides the levels."""
    return ["random", *(word for word, kind in _OF_A_GAME.items() if hasattr(room_of(game), kind))]


def is_of_the_house(spec: str) -> bool:
    """Is it one of Undercroft's own, and no file?"""
    return ":" not in spec and not spec.endswith(".py")


def find_bot(game: str, spec: str, random: Random | None = None) -> Bot:
    """A new bot: "random", "greedy", a level such as "hard", with a character as in "hard/hunter", "search", or a file.

    "search@500" and "hard@500" answer after 500 rollouts, "search@0.3s" after so many seconds. A file is given as
    "path/to/file.py:ClassName".
    """
    random = random or Random()
    if is_of_the_house(spec) and (made := make_level(game, spec, random)) is not None:
        return made
    kind = _find_class(game, spec)
    try:
        bot = kind(random)
    except TypeError as wrong:
        raise UnknownBot(f"the bot {spec!r} cannot be made from a Random: {wrong}", bot=spec) from None
    if not isinstance(bot, Bot):
        raise UnknownBot(f"{spec!r} is not a bot: a bot is a subclass of undercroft.bots.Bot", bot=spec)
    return bot


def _find_class(game: str, spec: str) -> type[Bot]:
    if spec == "random":
        return RandomBot
    if not is_of_the_house(spec):
        return _from_file(spec)
    kind: type[Bot] | None = getattr(room_of(game), _OF_A_GAME[spec], None) if spec in _OF_A_GAME else None
    if kind is None:
        names = ", ".join([*bot_names(game), *levels_of(game), *(["search"] if offer_of(game) else [])])
        sentence = f"{game} has no bot {spec!r}; it has {names}, or give path/to/file.py:ClassName"
        raise UnknownBot(sentence, why="name", bot=spec, known=names)
    return kind


@cache
def _from_file(spec: str) -> type[Bot]:
    place, _, name = spec.rpartition(":")
    if not place or not name:
        raise UnknownBot(f"{spec!r} names no class; write it as path/to/file.py:ClassName", bot=spec)
    kind = getattr(_import_file(Path(place), spec), name, None)
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        raise UnknownBot(f"{place} has no subclass of undercroft.bots.Bot with the name {name}", bot=spec)
    return kind


def _import_file(path: Path, spec: str) -> ModuleType:
    """The module in that file; whatever goes wrong in it is told in one sentence."""
    found = importlib.util.spec_from_file_location(f"undercroft_bot_{path.stem}", path)
    if not path.is_file() or found is None or found.loader is None:
        raise UnknownBot(f"there is no Python file {path} to take a bot from", bot=spec)
    module = importlib.util.module_from_spec(found)
    try:
        found.loader.exec_module(module)
    except Exception as wrong:  # noqa: BLE001 - the file is somebody's own and may fail in any way
        raise UnknownBot(f"{path} cannot be loaded: {type(wrong).__name__}: {wrong}", bot=spec) from None
    return module
