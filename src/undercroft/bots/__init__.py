"""Bots: players made of code. A bot is named by a word such as "random" or "search", or by a file of your own."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Final

from undercroft.bots.bot import Bot, Searcher, UnknownBot, decide
from undercroft.bots.random_bot import RandomBot
from undercroft.bots.search import Budget, Search, offer_of

__all__ = ["Bot", "RandomBot", "Searcher", "UnknownBot", "bot_names", "decide", "find_bot"]

_OF_A_GAME: Final = {"greedy": "Greedy", "beginner": "Beginner", "master": "Master"}
"""Bots that a game may bring along in its own room `bot`: the word, and the class there."""
_SEARCH: Final = re.compile(r"search(?:@(?P<rollouts>[1-9][0-9]*)|@(?P<seconds>[0-9]+(?:\.[0-9]+)?)s)?")
_NO_END: Final = 1_000_000_000


def bot_names(game: str) -> list[str]:
    """The words by which this game's own bots are called; the levels are made of them, so no search is among them."""
    return ["random", *(word for word, kind in _OF_A_GAME.items() if _game_bot(game, kind) is not None)]


def find_bot(game: str, spec: str, random: Random | None = None) -> Bot:
    """A new bot: "random", one of the game's own such as "greedy", "search", or "path/to/file.py:ClassName".

    "search@500" answers after 500 rollouts, "search@0.3s" after so many seconds.
    """
    kind = _find_search(game, spec) or _find_class(game, spec)
    try:
        bot = kind(random or Random())
    except TypeError as wrong:
        raise UnknownBot(f"the bot {spec!r} cannot be made from a Random: {wrong}", bot=spec) from None
    if not isinstance(bot, Bot):
        raise UnknownBot(f"{spec!r} is not a bot: a bot is a subclass of undercroft.bots.Bot", bot=spec)
    return bot


def _find_search(game: str, spec: str) -> Callable[[Random], Bot] | None:
    """A search, for a game that can say how a position stands."""
    asked = _SEARCH.fullmatch(spec)
    offer = offer_of(game) if asked else None
    if asked is None or offer is None:
        return None
    if asked["seconds"]:
        return partial(Search, offer=offer, budget=Budget(_NO_END, float(asked["seconds"])))
    return partial(Search, offer=offer, budget=Budget(int(asked["rollouts"])) if asked["rollouts"] else Budget())


def _find_class(game: str, spec: str) -> type[Bot]:
    if spec == "random":
        return RandomBot
    if ":" in spec or spec.endswith(".py"):
        return _from_file(spec)
    kind = _game_bot(game, _OF_A_GAME[spec]) if spec in _OF_A_GAME else None
    if kind is None:
        names = ", ".join([*bot_names(game), *(["search"] if offer_of(game) else [])])
        sentence = f"{game} has no bot {spec!r}; it has {names}, or give path/to/file.py:ClassName"
        raise UnknownBot(sentence, why="name", bot=spec, known=names)
    return kind


def _game_bot(game: str, name: str) -> type[Bot] | None:
    """The class in the game's room `bot`, if the game has one."""
    module = f"undercroft.games.{game}.bot"
    try:
        found = importlib.util.find_spec(module)
    except ModuleNotFoundError:
        return None
    return None if found is None else getattr(import_module(module), name, None)


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
