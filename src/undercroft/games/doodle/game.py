"""Doodle Dungeon as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.games.doodle.options import PRESETS, DoodleOptions
from undercroft.games.doodle.rules.scoring import lost_monsters, standing
from undercroft.games.doodle.state import State
from undercroft.games.rooms import RoomGame


class Doodle(RoomGame[State]):
    """Doodle Dungeon for two to four masters."""

    name = "doodle"
    version = 2
    prefix = "DOO"
    seats = range(2, 5)  # DOO-SETUP-1
    options = DoodleOptions
    presets = PRESETS

    def read_options(self, given: Mapping[str, Any]) -> Any:
        """Hearts may be given as a number as well."""
        return super().read_options({n: str(v) if n == "hero_hearts" else v for n, v in given.items()})

    def over(self, s: State) -> bool:
        return bool(s.ranks)

    def winners(self, s: State) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(s.ranks) if rank == 1)

    def standing(self, s: State) -> tuple[int, ...]:
        return standing(s)

    def has_hidden_hands(self, s: State) -> bool:  # noqa: ARG002
        """Of the others one sees how many cards they hold, and not which."""
        return True

    def length(self, s: State) -> int:
        """Rounds of phase C begun."""
        return -(-s.turns // len(s.dungeons))

    def statistics(self, s: State) -> dict[str, Any]:
        """What a report groups games by."""
        return {
            "score": list(s.scores),
            "hearts": [s.hearts_left(dungeon) for dungeon in s.dungeons],
            "monsters": [lost_monsters(dungeon) for dungeon in s.dungeons],
        }
