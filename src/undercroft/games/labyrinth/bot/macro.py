"""Macro moves: what an adventurer may mean to do, so that a search compares plans and not single steps.

"room:r2-10" goes to that room and fights there, "fetch:c2-05" takes what lies there, "home" goes to Start, and
"ambush:2" lies in wait for the adventurer of that seat. A plan knows what its seat knows: targets, graves and open
monsters, never a card that lies face down.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from undercroft.games.labyrinth.bot.ambush import ambush_gain
from undercroft.games.labyrinth.bot.moves import follow, next_step
from undercroft.games.labyrinth.bot.outlook import Outlook
from undercroft.games.labyrinth.bot.plan import plan_to, targets
from undercroft.games.labyrinth.bot.routes import FAR, Reach, class_price, reach_of
from undercroft.games.labyrinth.content.board import START
from undercroft.games.labyrinth.rules.moves import DEPOSIT, END, FIGHT, TAKE
from undercroft.games.labyrinth.rules.places import is_unsafe
from undercroft.games.labyrinth.state import Adventurer, State
from undercroft.kernel.ask import Ask, Option
from undercroft.kernel.bot import Plan
from undercroft.kernel.table import Table

MOST_ROOMS: Final = 7
"""So many rooms are tried, those that promise most."""
WORSE: Final = 6.0
"""A target is not worth a look if it seems to cost so many turns more than the best one."""
LONGEST: Final = 6
"""After so many rounds a plan is given up: too much has changed."""
WATCHES: Final = 3
"""So many rounds somebody lies in wait."""
WORTH_A_THOUGHT: Final = (
    *("class", "means", "opponent", "fall", "teleport", "retreat", "escape"),
    *("ambush-mover", "ambush-other", "join", "strike-whom", "last-word"),
)
ACTIONS: Final = ("cast", "throw", "ambush", "hex")
"""Moves that are decided for good, not steps."""


def thinks(s: State, ask: Ask) -> bool:
    """Worth time is where a turn begins or a monster has been beaten, fight or flee, a spell, an ambush, the class."""
    if ask.what != "move":
        return ask.what in WORTH_A_THOUGHT
    hero = s.heroes[ask.seat]
    if hero.gold >= hero.type.goal and not s.must_face and not s.options.ambush:
        return False
    return not s.has_acted or s.must_face or s.defeated_at == hero.at or _has_actions(ask)


def _has_actions(ask: Ask) -> bool:
    options: Any = ask.options
    for option in options:  # noqa: SIM110 - compiled, a generator costs more than the loop
        if isinstance(option, tuple) and option[0] in ACTIONS:
            return True
    return False


def candidates(s: State, ask: Ask) -> list[Option | Plan]:
    """The plans and answers worth a look."""
    options: Any = ask.options
    if not isinstance(options, tuple):
        return []
    if ask.what != "move":
        return list(options)
    hero = s.heroes[ask.seat]
    o = Outlook(s, hero)
    found: list[Option | Plan] = [one for one in options if one in (FIGHT, DEPOSIT, TAKE)]
    found += [one for one in options if isinstance(one, tuple) and one[0] in ACTIONS]
    if END in options and (hero.at == START or s.options.wandering):
        found.append(END)
    found += _journeys(o, options)
    if s.options.ambush:
        found += _ambushes(o, options)
    return found


def _journeys(o: Outlook, options: tuple[Option, ...]) -> list[Option | Plan]:
    """To the rooms that promise most, to what lies about, and home."""
    s, hero = o.s, o.hero
    reach = reach_of(s, hero)
    near: dict[str, float] = {}
    for turns, space in targets(o, reach, all_of_them=True):
        near.setdefault(space, turns)
    ranked = sorted(near, key=lambda space: (near[space], space))
    found: list[Option | Plan] = []
    for space in ranked:
        if space in (hero.at, START) or near[space] > near[ranked[0]] + WORSE or len(found) >= MOST_ROOMS:
            continue
        name = f"room:{space}" if is_unsafe(s, space) else f"fetch:{space}"
        found += _journey(o, reach, space, name, options)
    if hero.at != START and hero.carried:
        found += _journey(o, reach, START, "home", options)
    return found


def _journey(o: Outlook, reach: Reach, space: str, name: str, options: tuple[Option, ...]) -> list[Plan]:
    """The plan to go there, if there is a way."""
    way = plan_to(o, reach, 0.0, space)
    if not way.path or reach.to(space) >= FAR:
        return []
    answer = follow(o, way, options)
    is_done = _journey_is_done(o.s, o.hero, space)
    return [Plan(answer, _walker(space), name, is_done)]


def _walker(target: str) -> Callable[[Table[Any], int, Ask], Option | None]:
    """Goes on towards the target; whatever else he is asked he answers as usual."""

    def walk(table: Table[Any], seat: int, ask: Ask) -> Option | None:
        s: State = table.state
        options: Any = ask.options
        if ask.what != "move" or s.must_face or TAKE in options:
            return None
        hero = s.heroes[seat]
        reach = reach_of(s, hero)
        if reach.to(target) >= FAR or hero.at == target:
            return None
        path = reach.path(target)
        if len(path) > 1 or not (hero.spells or hero.missiles or "esp" in hero.powers):
            step = next_step(s, hero, path, options)
            return step if step is not None else END if END in options else None
        o = Outlook(s, hero)
        return follow(o, plan_to(o, reach, 0.0, target), options)

    return walk


def _journey_is_done(s: State, hero: Adventurer, target: str) -> Callable[[Any], bool]:
    """He is there, or it is hopeless: somebody was first, he was hurt on the way, or it takes too long."""
    seat, carried, last = hero.seat, hero.carried, s.turns + LONGEST * len(s.heroes)

    def is_done(state: Any) -> bool:
        now: State = state
        he = now.heroes[seat]
        if he.at == target or he.carried != carried or he.is_wounded or he.misses > 0 or he.cage or now.turns > last:
            return True
        if target == START:
            return False
        return not (is_unsafe(now, target) or target in now.loose or target in now.unclaimed)

    return is_done


# --- lying in wait -----------------------------------------------------------------------------------------------


def _ambushes(o: Outlook, options: tuple[Option, ...]) -> list[Option | Plan]:
    """For whoever carries something and will come by (LAB-AMB-1)."""
    s, hero = o.s, o.hero
    reach = reach_of(s, hero)
    found: list[Option | Plan] = []
    for other in s.heroes:
        if other.seat == hero.seat or ambush_gain(o, other) <= 0:
            continue
        place = _where_to_wait(o, reach, other)
        if not place:
            continue
        if place == hero.at:
            answer: Option | None = ("ambush", other.seat) if ("ambush", other.seat) in options else END
        else:
            answer = next_step(s, hero, reach.path(place), options)
        if answer is not None and answer in options:
            plan = Plan(answer, _lurker(place, other.seat), f"ambush:{other.seat}", _ambush_is_done(s, hero, other))
            found.append(plan)
    return found


def _where_to_wait(o: Outlook, reach: Reach, other: Adventurer) -> str:
    """The first space on his way home where one is before him, or his own if it is near; "" if there is none."""
    s, chart = o.s, o.chart
    if reach.to(other.at) <= o.steps and not is_unsafe(s, other.at) and other.at != START:
        return other.at
    theirs = reach_of(s, other, class_price(other))
    for number, space in enumerate(theirs.path(START)):
        if space == START or is_unsafe(s, space):
            continue
        if reach.steps[chart.number[space]] / o.steps <= (number + 1) / other.type.steps:
            return space
    return ""


def _lurker(place: str, victim: int) -> Callable[[Table[Any], int, Ask], Option | None]:
    """Goes to the space, waits there, and strikes whom he waits for."""

    def lurk(table: Table[Any], seat: int, ask: Ask) -> Option | None:
        s: State = table.state
        options: Any = ask.options
        match ask.what:
            case "move":
                if s.must_face or TAKE in options:
                    return None
                if ("ambush", victim) in options:
                    return ("ambush", victim)
                hero = s.heroes[seat]
                if hero.at == place:
                    return END if END in options else None
                step = next_step(s, hero, reach_of(s, hero).path(place), options)
                return step if step is not None else END if END in options else None
            case "ambush-mover":
                return ("ambush", victim) if ("ambush", victim) in options else None
            case "ambush-other":
                return "yes" if s.active == victim else None
            case "strike-whom":
                return victim if victim in options else None
        return None

    return lurk


def _ambush_is_done(s: State, hero: Adventurer, other: Adventurer) -> Callable[[Any], bool]:
    """One of the two has lost or won something, or nobody has come."""
    seat, victim, last = hero.seat, other.seat, s.turns + WATCHES * len(s.heroes)
    carried, number = hero.carried, len(other.carried)

    def is_done(state: Any) -> bool:
        now: State = state
        he, they = now.heroes[seat], now.heroes[victim]
        if now.turns > last or he.carried != carried or len(they.carried) != number:
            return True
        return he.is_wounded or he.misses > 0 or they.at == START

    return is_done
