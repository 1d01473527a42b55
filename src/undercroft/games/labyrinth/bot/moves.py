"""What a bot does on its own turn: the next step, search, spell, look, deposit, or the end of the turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from undercroft.games.labyrinth.bot.ambush import best_ambush, best_hex, cost_of_a_hit
from undercroft.games.labyrinth.bot.fights import best_attempt, foe_at
from undercroft.games.labyrinth.bot.odds import goes_to
from undercroft.games.labyrinth.bot.outlook import Outlook
from undercroft.games.labyrinth.bot.plan import OUT_AND_BACK, Plan, make_plan, refilled, saved_by_deposit
from undercroft.games.labyrinth.content.board import Kind
from undercroft.games.labyrinth.rules.attack import Means
from undercroft.games.labyrinth.rules.moves import BALL, DEPOSIT, END, FIGHT, TAKE
from undercroft.games.labyrinth.rules.places import awaits_fight, is_unsafe
from undercroft.games.labyrinth.rules.spells import MISSILE
from undercroft.games.labyrinth.state import Adventurer, State
from undercroft.kernel.ask import Option

VICTORIES: Final = 0.4
"""Monsters that an adventurer beats in a turn, on average."""
STRUCK: Final = 0.6
"""The share of wandering monsters that beat whom they meet."""
LOOK_AGAIN: Final = 0.6
"""Turns lost by waiting for another card with the Medallion."""

Planner = Callable[[Outlook], Plan]


def choose_move(o: Outlook, options: tuple[Option, ...], plan_for: Planner) -> Option:
    """The answer to "move"."""
    if TAKE in options:
        return TAKE
    against_others = _against_others(o, options)
    if against_others is not None:
        return against_others
    if o.s.must_face:
        return _face_or_leave(o, options)
    if DEPOSIT in options and _deposits(o):
        return DEPOSIT
    plan = plan_for(o)
    if BALL in options and _wants_to_know(o, plan.target):
        return BALL
    if END in options and rests_here(o, plan.path):
        return END
    return follow(o, plan, options)


def _against_others(o: Outlook, options: tuple[Option, ...]) -> Option | None:
    if not o.s.options.ambush:
        return None
    ambushes = [option for option in options if isinstance(option, tuple) and option[0] in ("ambush", "hex")]
    if not ambushes:
        return None
    return best_ambush(o, ambushes) or best_hex(o, ambushes)


def _face_or_leave(o: Outlook, options: tuple[Option, ...]) -> Option:
    """LAB-FIGHT-20: fight on, or leave for something better, be it the same room with another monster in it."""
    here = o.hero.at
    fight = best_attempt(o, here, inside=True).turns
    leaving = [option for option in options if isinstance(option, tuple) and option[0] in ("step", "search")]
    if not leaving:
        return FIGHT
    plan = make_plan(o, except_here=True)
    foe = foe_at(o, here)
    again = 1e9
    if (foe is None or not foe.held) and here in o.s.board.room_set and o.need > 0:
        again = OUT_AND_BACK / o.steps + best_attempt(o, here, redrawn=True).turns
    if fight <= min(plan.turns, again):
        return FIGHT
    if plan.turns <= again:
        step = next_step(o.s, o.hero, plan.path, options)
        if step is not None:
            return step
    safe = [option for option in leaving if option[0] == "step" and not is_unsafe(o.s, str(option[1]))]
    return safe[0] if safe else FIGHT


def _deposits(o: Outlook) -> bool:
    """A deposit ends the turn; it is free for those who stay on Start anyway."""
    saved = saved_by_deposit(o)
    stays = refilled(o) < o.turns(o.need, o.start, o.charges)
    return saved > (0.0 if stays else o.s.steps / o.steps)


def _wants_to_know(o: Outlook, target: str) -> bool:
    """The Crystal Ball costs nothing: look where one is going, if nothing is known of that room yet."""
    s = o.s
    return target in s.board.room_set and target not in s.graves and target not in s.reserved and not foe_at(o, target)


def rests_here(o: Outlook, path: tuple[str, ...]) -> bool:
    """Stay for the night in a cleared place or on a stair: in a corridor a wandering monster may come (LAB-WAND-6)."""
    if not could_rest(o.s, o.hero, path):
        return False
    left = o.s.steps
    return wanderer_risk(o, o.s.board.spaces[path[left - 1]].level) > left / o.steps


def could_rest(s: State, hero: Adventurer, path: tuple[str, ...]) -> bool:
    """Is this the last safe space of the turn, on a way that has begun and that leads further than the steps left?"""
    left = s.steps
    if not s.options.wandering or not 0 < left < min(hero.type.steps, len(path)):
        return False
    if _is_corridor(s, hero.at) or is_unsafe(s, hero.at):
        return False
    return all(_is_corridor(s, space) for space in path[:left])


def _is_corridor(s: State, space: str) -> bool:
    return s.board.spaces[space].kind is Kind.CORRIDOR


def wanderer_risk(o: Outlook, level: int) -> float:
    """Turns that a round in a corridor of this level costs on average."""
    s = o.s
    met = victims = 0.0
    for other in s.heroes:
        if other.seat != o.hero.seat:
            at = s.board.spaces[other.at]
            met += VICTORIES * goes_to(at.level or 1, level)
            victims += at.kind is Kind.CORRIDOR and at.level == level
    return o.habits.rest * met / (1 + victims) * STRUCK * cost_of_a_hit(o)


def follow(o: Outlook, plan: Plan, options: tuple[Option, ...]) -> Option:
    """The next thing to do on the way to the target, and before its door."""
    if len(plan.path) == 1 and awaits_fight(o.s, o.hero, plan.target) and o.s.steps:
        return _before_the_door(o, plan, options)
    step = next_step(o.s, o.hero, plan.path, options)
    if step is not None:
        return step
    # A search costs nothing once there is no step left, and a found door may be a short cut later.
    searches = [option for option in options if isinstance(option, tuple) and option[0] == "search"]
    return searches[0] if searches and not o.s.steps else END


def next_step(s: State, hero: Adventurer, path: Sequence[str], options: tuple[Option, ...]) -> Option | None:
    """One step along the path, or the search for the secret door in it."""
    if not path:
        return None
    step = ("step", path[0])
    if step in options:
        return step
    for way in s.board.secret_ways[hero.at]:
        if way.to == path[0] and ("search", way.link) in options:
            return ("search", way.link)
    return None


def _before_the_door(o: Outlook, plan: Plan, options: tuple[Option, ...]) -> Option:
    """One step from the place to fight for: look first, then throw from outside or go in."""
    place = plan.target
    if ("look", place) in options and place not in o.s.reserved:
        return ("look", place)
    attempt = best_attempt(o, place)
    has_peeked = any(at == place for at, _ in o.s.peeks)
    has_more = bool(o.s.monsters[o.s.board.level(place)].pool)  # so that waiting cannot go on for ever
    if has_peeked and has_more and attempt.turns > LOOK_AGAIN + best_attempt(o, place, redrawn=True).turns:
        return END
    if attempt.means is not Means.HAND and o.s.laid_spell:
        return END
    if attempt.outside:
        thrown = ("throw" if attempt.means == MISSILE else "cast", attempt.means.value, place)
        if thrown in options:
            return thrown
    return next_step(o.s, o.hero, plan.path, options) or END
