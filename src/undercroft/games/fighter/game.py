"""Dungeon Fighter as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any, ClassVar

from undercroft.games.fighter.options import JUDGES, PRESETS, FighterOptions
from undercroft.games.fighter.rules.score import score
from undercroft.games.fighter.state import State
from undercroft.games.rooms import RoomGame


class Fighter(RoomGame[State]):
    """Dungeon Fighter, German and Italian edition."""

    name = "fighter"
    version = 2
    prefix = "FIG"
    seats = range(1, 7)
    options = FighterOptions
    presets = PRESETS
    is_cooperative = True
    real_dice: ClassVar[Mapping[str, Any]] = {"throw_mode": "real"}  # FIG-RULING-60

    def offered(self) -> Mapping[str, Any]:
        """Where one can aim one aims, if this machine can let dice fly."""
        return {"judge": "physics"} if find_spec("mujoco") is not None else {}

    def values_of(self, option: str) -> tuple[str, ...]:
        return JUDGES if option == "judge" else ()

    def over(self, s: State) -> bool:
        return bool(s.result)

    def winners(self, s: State) -> tuple[int, ...]:
        """All together, or nobody."""
        return tuple(hero.seat for hero in s.heroes) if s.result == "won" else ()

    def length(self, s: State) -> int:
        """Rooms entered."""
        return s.rounds

    def statistics(self, s: State) -> dict[str, Any]:
        """What a report groups games by."""
        return {
            "heroes": [hero.kind for hero in s.heroes],
            "score": [score(s)] * len(s.heroes),
            "rooms": [s.rounds] * len(s.heroes),
        }
