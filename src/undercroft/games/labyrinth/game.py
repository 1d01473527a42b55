"""The Labyrinth as the kernel sees it."""

from __future__ import annotations

from typing import Any

from undercroft.games.labyrinth.options import PRESETS, LabyrinthOptions
from undercroft.games.labyrinth.rules.winning import standing
from undercroft.games.labyrinth.state import State
from undercroft.games.rooms import RoomGame


class Labyrinth(RoomGame[State]):
    """Im Drachen-Labyrinth, basic and expert, with every extension."""

    name = "labyrinth"
    version = 3
    prefix = "LAB"
    seats = range(2, 9)
    options = LabyrinthOptions
    presets = PRESETS

    def over(self, s: State) -> bool:
        return bool(s.winners)

    def winners(self, s: State) -> tuple[int, ...]:
        return s.winners

    def standing(self, s: State) -> tuple[int, ...]:
        return standing(s)

    def has_hidden_hands(self, s: State) -> bool:
        """Whoever has a spell for it may ambush."""
        return s.options.ambush_spells

    def hush(self, s: State) -> None:
        s.is_hushed = True

    def length(self, s: State) -> int:
        """Rounds begun."""
        return -(-s.turns // len(s.heroes))

    def turns(self, s: State) -> int:
        """Turns that have ended: `turn` goes on by itself."""
        return s.turns

    def statistics(self, s: State) -> dict[str, Any]:
        """What a report groups games by."""
        return {"classes": [hero.kind for hero in s.heroes], "gold": [hero.gold for hero in s.heroes]}
