"""Every game has the same rooms, and each duty to the kernel is a function that stands in the same room in all of them.

So a game's class says only what is special to it: its name and options, when it is over and who has won.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple, TypeVar, cast

from undercroft.kernel.game import Game, S

Duty = TypeVar("Duty", bound=Callable[..., Any])


class Place(NamedTuple):
    """A duty to the kernel, and the function that does it: its room in a game's folder, and its name there."""

    duty: Callable[..., Any]
    room: str
    function: str


def found_in(room: str, duty: Duty, function: str = "") -> Duty:
    """A duty that is done by the function of the same name in this room, if it has no other name there."""
    return cast(Duty, Place(duty, room, function or duty.__name__))


class RoomGame(Game[S]):
    """A game whose duties are found in its rooms, at once when its class is made in `game.py` of its folder.

    The functions themselves take the places of the methods, so that a call goes straight to the rule. A room may be
    missing only where the kernel has an answer of its own.
    """

    start = found_in("rules.setup", Game.start, "new_state")
    setup = found_in("rules.setup", Game.setup)
    turn = found_in("rules.turn", Game.turn)
    copy = found_in("copies", Game.copy)
    view = found_in("told.view", Game.view)
    redeal = found_in("redeal", Game.redeal)
    broken = found_in("invariants", Game.broken)
    given = found_in("scenario", Game.given)
    facts = found_in("scenario", Game.facts)
    why_not = found_in("told.refusals", Game.why_not)
    odds = found_in("told.odds", Game.odds)
    lively = found_in("lively", Game.lively)

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        folder = cls.__module__.rpartition(".")[0]
        for name, place in DUTIES.items():
            if getattr(cls, name) is place:
                setattr(cls, name, _find(folder, place))
        if not cls.situations:
            cls.situations = getattr(_open(f"{folder}.invariants"), "SITUATIONS", {})


DUTIES = {name: place for name, place in vars(RoomGame).items() if isinstance(place, Place)}


def _find(folder: str, place: Place) -> Any:
    name, duty = f"{folder}.{place.room}", place.duty.__name__
    file = f"{name.replace('.', '/')}.py"
    room = _open(name)
    if room is None:
        if getattr(place.duty, "__isabstractmethod__", False):
            raise TypeError(f"there is no {file}: the kernel looks for a game's {duty!r} there")
        return place.duty
    function = getattr(room, place.function, None)
    if not callable(function):
        raise TypeError(f"{file} has no function {place.function!r}: the kernel looks for a game's {duty!r} there")
    return staticmethod(function)


def _open(name: str) -> ModuleType | None:
    """The room, or None if there is no such file; whatever else is wrong in it is told as it is."""
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{name}.".startswith(f"{missing.name}."):
            raise
        return None
