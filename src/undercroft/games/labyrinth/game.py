"""The Labyrinth as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

import msgspec

from undercroft.games.labyrinth import invariants, lively, redeal, scenario, state
from undercroft.games.labyrinth.content.board_map import load_board
from undercroft.games.labyrinth.options import PRESETS, LabyrinthOptions
from undercroft.games.labyrinth.rules import setup, turn
from undercroft.games.labyrinth.state import State
from undercroft.games.labyrinth.told import odds, refusals, view
from undercroft.kernel.ask import Ask, Option, Rules
from undercroft.kernel.game import Game, View


class Labyrinth(Game[State]):
    """Im Drachen-Labyrinth, basic and expert, with every extension."""

    name: ClassVar[str] = "labyrinth"
    version: ClassVar[int] = 2
    prefix: ClassVar[str] = "LAB"
    seats: ClassVar[range] = range(2, 9)
    options: ClassVar[type[msgspec.Struct]] = LabyrinthOptions
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = PRESETS

    def start(self, options: LabyrinthOptions, seats: int) -> State:
        return setup.new_state(load_board(), options, seats)

    def setup(self, s: State) -> Rules[None]:
        return setup.setup(s)

    def turn(self, s: State) -> Rules[None]:
        return turn.turns(s)

    def over(self, s: State) -> bool:
        return bool(s.winners)

    def winners(self, s: State) -> tuple[int, ...]:
        return s.winners

    def has_hidden_hands(self, s: State) -> bool:
        """Whoever has a spell for it may ambush."""
        return s.options.ambush_spells

    def copy(self, s: State) -> State:
        return state.copy(s)

    def view(self, s: State, seat: int | None) -> View:
        return view.view(s, seat)

    def redeal(self, s: State, seat: int, random: Random) -> None:
        redeal.redeal(s, seat, random)

    def broken(self, s: State) -> list[str]:
        return invariants.broken(s)

    def given(self, options: LabyrinthOptions, seats: list[str], given: Mapping[str, Any]) -> State:
        return scenario.given(options, seats, given)

    def facts(self, s: State) -> dict[str, Any]:
        return scenario.facts(s)

    def why_not(self, s: State, ask: Ask, answer: Option) -> str:
        return refusals.why_not(s, ask, answer)

    def odds(self, s: State, ask: Ask) -> dict[Option, Fraction]:
        return odds.odds(s, ask)

    def lively(self, s: State, ask: Ask, random: Random) -> Option:
        return lively.lively(s, ask, random)

    def length(self, s: State) -> int:
        """Rounds begun."""
        return -(-s.turns // len(s.heroes))

    def statistics(self, s: State) -> dict[str, Any]:
        """What a report groups games by."""
        return {"classes": [hero.kind for hero in s.heroes], "gold": [hero.gold for hero in s.heroes]}
