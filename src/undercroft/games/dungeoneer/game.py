"""Dungeoneer as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

import msgspec

from undercroft.games.dungeoneer import invariants, redeal, scenario, state
from undercroft.games.dungeoneer.options import PRESETS, DungeoneerOptions
from undercroft.games.dungeoneer.rules import setup, turn
from undercroft.games.dungeoneer.state import State
from undercroft.games.dungeoneer.told import odds, refusals, view
from undercroft.kernel.ask import Ask, Option, Rules
from undercroft.kernel.game import Game, View


class Dungeoneer(Game[State]):
    """Dungeoneer: the standard game, the solo game and the campaign."""

    name: ClassVar[str] = "dungeoneer"
    version: ClassVar[int] = 1
    prefix: ClassVar[str] = "DGR"
    seats: ClassVar[range] = range(1, 7)
    options: ClassVar[type[msgspec.Struct]] = DungeoneerOptions
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = PRESETS

    def start(self, options: DungeoneerOptions, seats: int) -> State:
        return setup.new_state(options, seats)

    def setup(self, s: State) -> Rules[None]:
        return setup.setup(s)

    def turn(self, s: State) -> Rules[None]:
        return turn.turn(s)

    def over(self, s: State) -> bool:
        return s.is_over

    def winners(self, s: State) -> tuple[int, ...]:
        return s.winners

    def has_hidden_hands(self, s: State) -> bool:
        """Whoever holds a response is asked."""
        return not s.is_solo

    def copy(self, s: State) -> State:
        return state.copy(s)

    def view(self, s: State, seat: int | None) -> View:
        return view.view(s, seat)

    def redeal(self, s: State, seat: int, random: Random) -> None:
        redeal.redeal(s, seat, random)

    def broken(self, s: State) -> list[str]:
        return invariants.broken(s)

    def given(self, options: DungeoneerOptions, seats: list[str], given: Mapping[str, Any]) -> State:
        return scenario.given(options, seats, given)

    def facts(self, s: State) -> dict[str, Any]:
        return scenario.facts(s)

    def why_not(self, s: State, ask: Ask, answer: Option) -> str:
        return refusals.why_not(s, ask, answer)

    def odds(self, s: State, ask: Ask) -> dict[Option, Fraction]:
        return odds.odds(s, ask)

    def length(self, s: State) -> int:
        """Rounds begun."""
        return s.round

    def statistics(self, s: State) -> dict[str, Any]:
        """What a report groups games by."""
        return {"heroes": [hero.kind or hero.lost for hero in s.heroes]}
