"""How likely each seat is to win: a forecast from the turns that each one still needs, weighed as games have shown."""

from __future__ import annotations

from math import exp, log

from undercroft.games.labyrinth.bot.outlook import Outlook, charges
from undercroft.games.labyrinth.content.outlook import CLASSES_WEIGHED, FEATURES, WEIGHTS
from undercroft.games.labyrinth.state import Adventurer, State

LONGEST = 80.0
"""More turns than that are as bad."""
CAGED = 2.0
"""Turns that somebody in a Cage still has to wait on average."""
_WEIGHTS: list[float] = [float(getattr(WEIGHTS, name)) for name in FEATURES]
_UNCHOSEN = FEATURES.index("unchosen")


def outlook(s: State) -> list[float]:
    """The chance of each seat to win; at the end, the game itself."""
    if s.winners:
        return [1.0 / len(s.winners) if hero.seat in s.winners else 0.0 for hero in s.heroes]
    strengths = [_weighed(row) for row in features(s)]
    most = max(strengths)
    odds = [exp(one - most) for one in strengths]
    whole = sum(odds)
    return [one / whole for one in odds]


def _weighed(row: list[float]) -> float:
    found = 0.0
    for weight, value in zip(_WEIGHTS, row, strict=True):
        found += weight * value
    return found


def features(s: State) -> list[list[float]]:
    """What is counted of each adventurer, in the order of FEATURES."""
    return [_features_of(s, hero) for hero in s.heroes]


def _features_of(s: State, hero: Adventurer) -> list[float]:
    if not hero.kind:
        return [1.0 if number == _UNCHOSEN else 0.0 for number in range(len(FEATURES))]
    o = Outlook(s, hero)
    goal = float(hero.type.goal)
    turns = expected(o)
    left = max(0.0, o.need) / goal
    found = [
        log(1.0 + turns),
        turns**0.5,
        float(o.need <= 0),
        left,
        o.carried / goal,
        charges(hero) / 7,
        float("sword" in hero.powers),
        float("opener" in hero.powers),
        float("esp" in hero.powers) + float("crystal" in hero.powers),
        float(hero.seat == s.active),
        0.0,
    ]
    found += [left if hero.kind == kind else 0.0 for kind in CLASSES_WEIGHED]
    return found


def expected(o: Outlook) -> float:
    """The turns until this adventurer has won, as he may expect now: what he misses and the steps left included."""
    s, hero = o.s, o.hero
    if hero.is_wounded:
        turns = 1.0 + o.turns(o.need + o.lost["half"], o.start, o.charges)
    else:
        turns = o.now()
    turns += hero.misses
    if hero.cage:
        turns += CAGED
    if s.active == hero.seat and not s.is_new_turn:
        turns += 1.0 - s.steps / o.steps
    return min(LONGEST, turns)
