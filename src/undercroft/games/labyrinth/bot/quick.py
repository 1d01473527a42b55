"""A player to play on with: it goes on where it was going, and weighs again only when it is there or cannot be."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from undercroft.games.labyrinth.bot.moves import choose_move, next_step
from undercroft.games.labyrinth.bot.outlook import Outlook
from undercroft.games.labyrinth.bot.plan import Plan, make_plan
from undercroft.games.labyrinth.bot.player import Greedy
from undercroft.games.labyrinth.content.board import START
from undercroft.games.labyrinth.rules.moves import END
from undercroft.games.labyrinth.rules.places import is_unsafe
from undercroft.games.labyrinth.state import Adventurer, State
from undercroft.kernel.ask import Ask, Option
from undercroft.kernel.play_on import Player
from undercroft.kernel.table import Table

NEAREST: Final = 1
"""Of each level it looks at the nearest room only."""


def quick(random: Random) -> Player:
    """A much cheaper player than Greedy who plays nearly as well."""
    return Quick(random).choose


class Quick:
    """Greedy with a target in mind."""

    def __init__(self, random: Random) -> None:
        self._greedy = Greedy(random)
        self._plans: dict[int, Plan] = {}
        self._hands: dict[int, tuple[Any, ...]] = {}
        """What each adventurer had when his plan was made: with more or less of it he thinks again."""

    def choose(self, table: Table[Any], seat: int, ask: Ask) -> Option:
        if ask.what != "move":
            return self._greedy.choose(table, seat, ask)
        s: State = table.state
        options: Any = ask.options
        hero = s.heroes[seat]
        plan = self._plans.get(seat)
        if plan is not None and self._hands[seat] == _hand(hero) and _is_open(s, plan.target):
            step = _goes_on(s, hero, plan.path, options)
            if step is not None:
                return step
        return choose_move(Outlook(s, hero), options, self._make_plan)

    def _make_plan(self, o: Outlook) -> Plan:
        plan = make_plan(o, nearest=NEAREST)
        seat = o.hero.seat
        self._plans[seat] = Plan(plan.turns, plan.target, (o.hero.at, *plan.path))
        self._hands[seat] = _hand(o.hero)
        return plan


def _hand(hero: Adventurer) -> tuple[Any, ...]:
    return hero.carried, hero.spells, hero.missiles


def _is_open(s: State, target: str) -> bool:
    """Is there still something to go for?"""
    return target == START or target in s.loose or target in s.unclaimed or is_unsafe(s, target)


def _goes_on(s: State, hero: Adventurer, way: tuple[str, ...], options: tuple[Option, ...]) -> Option | None:
    """The next step on the way; None where there is something to think about."""
    here = hero.at
    if s.must_face or s.options.ambush or here not in way[:-1]:
        return None
    rest = way[way.index(here) + 1 :]
    if len(rest) == 1 and (hero.spells or hero.missiles or "esp" in hero.powers):
        return None
    if len(rest) > 1 and is_unsafe(s, rest[0]):
        return None
    step = next_step(s, hero, rest, options)
    return step if step is not None else END if not s.steps and END in options else None
