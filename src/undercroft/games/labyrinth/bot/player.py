"""Greedy: a bot that plays the Labyrinth like a sensible person.

It weighs everything in one measure, the turns until it has won (`outlook`), knows the exact odds of every fight
(`odds`, `fights`), and looks one step ahead (`plan`, `moves`).
"""

from __future__ import annotations

from random import Random
from typing import Any

from undercroft.games.labyrinth.bot.ambush import best_ambush, best_hex, declares, joins, weakest
from undercroft.games.labyrinth.bot.cards import cheapest, even_halves, to_secure, wished_spell
from undercroft.games.labyrinth.bot.fights import best_attempt, choose_means, fight_turns, gain
from undercroft.games.labyrinth.bot.moves import choose_move, could_rest, rests_here
from undercroft.games.labyrinth.bot.outlook import Outlook
from undercroft.games.labyrinth.bot.plan import Plan, make_plan
from undercroft.games.labyrinth.content.characters import USUAL, Habits
from undercroft.games.labyrinth.rules.attack import Means
from undercroft.games.labyrinth.rules.places import is_unsafe
from undercroft.games.labyrinth.state import State
from undercroft.kernel.ask import Ask, LazyOptions, Option, Subsets
from undercroft.kernel.bot import Bot
from undercroft.kernel.table import Table


class Greedy(Bot):
    """Takes the option that seems to bring victory soonest."""

    def __init__(self, random: Random, habits: Habits | None = None) -> None:
        super().__init__(random)
        self.habits = habits or USUAL
        self._key: tuple[Any, ...] = ()
        self._plan: Plan | None = None

    def choose(self, table: Table[Any], seat: int, ask: Ask) -> Option:
        s: State = table.state
        options = ask.options
        if isinstance(options, LazyOptions):
            assert isinstance(options, Subsets)
            return self._choose_cards(s, seat, ask.what, options)
        if ask.what == "move":
            return self._move(s, seat, options)
        return self._answer(s, seat, ask, options)

    def _move(self, s: State, seat: int, options: tuple[Option, ...]) -> Option:
        """On the way to the target of this turn nothing needs to be weighed again."""
        plan = self._plan
        if plan is not None and len(plan.path) > 1 and self._key == self._key_of(s, seat):
            here = s.heroes[seat].at
            if here in plan.path[:-2]:
                step = ("step", plan.path[plan.path.index(here) + 1])
                if step in options and not self._rests(s, seat, plan.path[plan.path.index(here) + 1 :]):
                    return step
        self._plan = None
        return choose_move(Outlook(s, s.heroes[seat], self.habits), options, self._make_plan)

    def _rests(self, s: State, seat: int, path: tuple[str, ...]) -> bool:
        hero = s.heroes[seat]
        return could_rest(s, hero, path) and rests_here(Outlook(s, hero, self.habits), path)

    def _make_plan(self, o: Outlook) -> Plan:
        self._plan = make_plan(o)
        self._key = self._key_of(o.s, o.hero.seat)
        return self._plan

    def _key_of(self, s: State, seat: int) -> tuple[Any, ...]:
        hero = s.heroes[seat]
        return s.turns, seat, s.graves, hero.carried, hero.doors, len(s.foes), len(s.loose), s.used_ball

    def _choose_cards(self, s: State, seat: int, what: str, options: Subsets) -> Option:
        hero = s.heroes[seat]
        if what == "split":
            cards = tuple(str(card) for card in options.items)
            return even_halves(hero, cards, options.least)
        if what == "deposit":
            return to_secure(hero, hero.carried) or options.items[: options.least]
        return options.items

    def _answer(self, s: State, seat: int, ask: Ask, options: tuple[Option, ...]) -> Option:
        hero = s.heroes[seat]
        match ask.what:
            case "class" | "pile":
                return self.random.choice(options)
            case "drop":
                return cheapest(hero, hero.carried)
            case "spell-pick":
                return wished_spell(hero, options)
            case "refill":
                return "bind" if "bind" in options else options[0]
        return _weighed(Outlook(s, hero, self.habits), ask.what, options)


def _weighed(o: Outlook, what: str, options: tuple[Option, ...]) -> Option:
    """Answers that take an outlook on the game."""
    s = o.s
    match what:
        case "means":
            return choose_means(o, tuple(str(option) for option in options))
        case "opponent":
            return min(options, key=lambda card: _against(o, str(card)))
        case "ball":
            target = make_plan(o).target
            return target if target in options else options[0]
        case "teleport" | "fall" | "retreat":
            return min(options, key=lambda place: _being_at(o, str(place)))
        case "ambush-mover":
            return best_ambush(o, options) or "no"
        case "ambush-other":
            return "yes" if declares(o, s.hero()) else "no"
        case "join":
            return "yes" if joins(o, s.hero()) else "no"
        case "strike-whom" | "which-lock":
            return weakest(o, [int(str(option)) for option in options])
        case "last-word":
            return best_hex(o, options) or "no"
        case "collect":
            return "step"
        case "escape":
            return options[1] if o.carried else "no"
    return options[0]


def _against(o: Outlook, card: str) -> float:
    foe = next(foe for foe in o.s.foes if foe.card == card)
    return fight_turns(o, foe.at, Means.HAND, gain(o, foe.at, foe), foe.monster, outside=False)


def _being_at(o: Outlook, place: str) -> float:
    """Turns to victory for somebody who is put into a place."""
    if is_unsafe(o.s, place):
        return best_attempt(o, place, inside=True).turns
    return o.turns(o.need, o.chart.number[place], o.charges)
