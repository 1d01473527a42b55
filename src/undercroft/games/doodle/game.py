"""Doodle Dungeon as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

import msgspec

from undercroft.games.doodle import invariants, lively, redeal, scenario, state
from undercroft.games.doodle.options import PRESETS, DoodleOptions
from undercroft.games.doodle.rules import setup, turn
from undercroft.games.doodle.rules.scoring import lost_monsters
from undercroft.games.doodle.state import State
from undercroft.games.doodle.told import odds, refusals, view
from undercroft.kernel.ask import Ask, Option, Rules
from undercroft.kernel.game import Game, View


class Doodle(Game[State]):
    """Doodle Dungeon for two to four masters."""

    name: ClassVar[str] = "doodle"
    version: ClassVar[int] = 1
    prefix: ClassVar[str] = "DOO"
    seats: ClassVar[range] = range(2, 5)  # DOO-SETUP-1
    options: ClassVar[type[msgspec.Struct]] = DoodleOptions
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = PRESETS

    def read_options(self, given: Mapping[str, Any]) -> Any:
        """Hearts may be given as a number as well."""
        return super().read_options({n: str(v) if n == "hero_hearts" else v for n, v in given.items()})

    def start(self, options: DoodleOptions, seats: int) -> State:
        return setup.new_state(options, seats)

    def setup(self, s: State) -> Rules[None]:
        return setup.setup(s)

    def turn(self, s: State) -> Rules[None]:
        return turn.turn(s)

    def over(self, s: State) -> bool:
        return bool(s.ranks)

    def winners(self, s: State) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(s.ranks) if rank == 1)

    def has_hidden_hands(self, s: State) -> bool:  # noqa: ARG002
        """Of the others one sees how many cards they hold, and not which."""
        return True

    def copy(self, s: State) -> State:
        return state.copy(s)

    def view(self, s: State, seat: int | None) -> View:
        return view.view(s, seat)

    def redeal(self, s: State, seat: int, random: Random) -> None:
        redeal.redeal(s, seat, random)

    def broken(self, s: State) -> list[str]:
        return invariants.broken(s)

    def given(self, options: DoodleOptions, seats: list[str], given: Mapping[str, Any]) -> State:
        return scenario.given(options, seats, given)

    def facts(self, s: State) -> dict[str, Any]:
        return scenario.facts(s)

    def why_not(self, s: State, ask: Ask, answer: Option) -> str:
        return refusals.why_not(s, ask, answer)

    def odds(self, s: State, ask: Ask) -> dict[Option, Fraction]:
        return odds.odds(s, ask)

    def lively(self, s: State, ask: Ask, random: Random) -> Option:  # noqa: ARG002 - the ask says enough
        return lively.lively(ask, random)

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
