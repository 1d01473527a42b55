"""Dungeon Fighter as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from importlib.util import find_spec
from random import Random
from typing import Any, ClassVar

import msgspec

from undercroft.games.fighter import invariants, lively, scenario, state
from undercroft.games.fighter.options import JUDGES, PRESETS, FighterOptions
from undercroft.games.fighter.rules import score, setup, turn
from undercroft.games.fighter.state import State
from undercroft.games.fighter.told import odds, refusals, view
from undercroft.kernel.ask import Ask, Option, Rules
from undercroft.kernel.game import Game, View


class Fighter(Game[State]):
    """Dungeon Fighter, German and Italian edition."""

    name: ClassVar[str] = "fighter"
    version: ClassVar[int] = 2
    prefix: ClassVar[str] = "FIG"
    seats: ClassVar[range] = range(1, 7)
    options: ClassVar[type[msgspec.Struct]] = FighterOptions
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = PRESETS
    is_cooperative: ClassVar[bool] = True
    real_dice: ClassVar[Mapping[str, Any]] = {"throw_mode": "real"}  # FIG-RULING-60

    def offered(self) -> Mapping[str, Any]:
        """Where one can aim one aims, if this machine can let dice fly."""
        return {"judge": "physics"} if find_spec("mujoco") is not None else {}

    def values_of(self, option: str) -> tuple[str, ...]:
        return JUDGES if option == "judge" else ()

    def start(self, options: FighterOptions, seats: int) -> State:
        return setup.new_state(options, seats)

    def setup(self, s: State) -> Rules[None]:
        return setup.setup(s)

    def turn(self, s: State) -> Rules[None]:
        return turn.turn(s)

    def over(self, s: State) -> bool:
        return bool(s.result)

    def winners(self, s: State) -> tuple[int, ...]:
        """All together, or nobody."""
        return tuple(hero.seat for hero in s.heroes) if s.result == "won" else ()

    def copy(self, s: State) -> State:
        return state.copy(s)

    def view(self, s: State, seat: int | None) -> View:
        return view.view(s, seat)

    def redeal(self, s: State, seat: int, random: Random) -> None:
        """Nobody has a secret, and what nobody knows is drawn only when it comes to light."""

    def broken(self, s: State) -> list[str]:
        return invariants.broken(s)

    def given(self, options: FighterOptions, seats: list[str], given: Mapping[str, Any]) -> State:
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
        """Rooms entered."""
        return s.rounds

    def statistics(self, s: State) -> dict[str, Any]:
        """What a report groups games by."""
        return {
            "heroes": [hero.kind for hero in s.heroes],
            "score": [score.score(s)] * len(s.heroes),
            "rooms": [s.rounds] * len(s.heroes),
        }
