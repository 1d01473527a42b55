"""Dungeoneer as the kernel sees it."""

from __future__ import annotations

from typing import Any

from undercroft.games.dungeoneer.options import PRESETS, DungeoneerOptions
from undercroft.games.dungeoneer.rules.standing import standing
from undercroft.games.dungeoneer.state import State
from undercroft.games.rooms import RoomGame


class Dungeoneer(RoomGame[State]):
    """Dungeoneer: the standard game, the solo game and the campaign."""

    name = "dungeoneer"
    version = 2
    prefix = "DGR"
    seats = range(1, 7)
    options = DungeoneerOptions
    presets = PRESETS

    def over(self, s: State) -> bool:
        return s.is_over

    def winners(self, s: State) -> tuple[int, ...]:
        return s.winners

    def standing(self, s: State) -> tuple[int, ...]:
        return standing(s)

    def has_hidden_hands(self, s: State) -> bool:
        """Whoever holds a response is asked."""
        return not s.is_solo

    def hush(self, s: State) -> None:
        s.is_hushed = not s.is_solo

    def length(self, s: State) -> int:
        """Rounds begun."""
        return s.round

    def statistics(self, s: State) -> dict[str, Any]:
        """What a report groups games by."""
        return {"heroes": [hero.kind or hero.lost for hero in s.heroes]}
