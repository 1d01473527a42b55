"""What a game's room `bot` offers to a search, and when a search has to answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

from undercroft.bots.bot import Bot, UnknownBot
from undercroft.kernel.ask import Ask, Option
from undercroft.kernel.bot import LevelSpec, Plan
from undercroft.kernel.play_on import Player

__all__ = ["Budget", "LevelSpec", "Offer", "chances_of", "offer_of", "room_of"]


class Offer(NamedTuple):
    """It needs a `Greedy` and an `outlook`, the rest is as the game likes.

    `outlook(s)` says for each seat how it stands, as its chance to win or by points, also when the game is over;
    `candidates(s, ask)` the answers worth a look, and plans that begin with an answer; `quick(random)` makes a cheaper
    player than Greedy to play on with; `thinks(s, ask)` says whether an ask is worth the time. `features(s)` gives what
    is counted of each seat, in the order of the names in FEATURES, for the lab to fit the outlook's weights to: None
    for a seat that can no longer win, and a single row where all win or lose together.
    """

    greedy: Callable[..., Bot]
    outlook: Callable[[Any], Sequence[float]]
    candidates: Callable[[Any, Ask], Sequence[Option | Plan]] | None = None
    quick: Callable[[Random], Player] | None = None
    thinks: Callable[[Any, Ask], bool] | None = None
    features: Callable[[Any], Sequence[Sequence[float] | None]] | None = None
    tables: Sequence[Mapping[str, Any]] | None = None
    """The options of the tables whose games the outlook is fitted to, in turn; without them, the usual ones."""


@cache
def room_of(game: str) -> ModuleType | None:
    """The game's room `bot`, if it has one."""
    module = f"undercroft.games.{game}.bot"
    try:
        found = find_spec(module)
    except ModuleNotFoundError:
        return None
    return None if found is None else import_module(module)


def offer_of(game: str) -> Offer | None:
    """What this game offers; None if there is nothing to search with."""
    room = room_of(game)
    greedy, outlook = getattr(room, "Greedy", None), getattr(room, "outlook", None)
    if greedy is None or not callable(outlook):
        return None
    return Offer(greedy, outlook, *(getattr(room, name, None) for name in Offer._fields[2:]))


def chances_of(game: str) -> Callable[[Any], Sequence[float]]:
    """What says how likely each seat is to win; where the outlook is in points, the game has `chances` beside it."""
    room = room_of(game)
    named: list[Any] = [getattr(room, name, None) for name in ("chances", "outlook")]
    found: Callable[[Any], Sequence[float]] | None = next((one for one in named if callable(one)), None)  # not a file
    if found is None:
        raise UnknownBot(f"{game} cannot say how likely anybody is to win: it has no outlook", bot=game)
    return found


class Budget(NamedTuple):
    """When a search has to answer: after so many rollouts, or after so many seconds, whichever is first.

    By rollouts alone the same seed gives the same answers, on any machine.
    """

    rollouts: int = 200
    seconds: float = 0.0
    """0: no clock."""
