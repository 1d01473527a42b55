"""Whether a bot attacks other adventurers: what it may win, what it risks, and whom it must stop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.games.labyrinth.bot.odds import face_value, setbacks
from undercroft.games.labyrinth.bot.outlook import Outlook
from undercroft.games.labyrinth.content.cards import SPELL_AMBUSH
from undercroft.games.labyrinth.rules.attack import WAYS
from undercroft.games.labyrinth.state import Adventurer
from undercroft.games.labyrinth.told.odds import strike_chance
from undercroft.kernel.ask import Option

ENOUGH_TO_WIN: Final = 0.6
"""The share of his goal from which somebody must be stopped."""
SPELL: Final = 0.8
"""Turns that a spell is worth elsewhere."""
DRIVES_AWAY: Final = sum(setback.share for setback in setbacks("hero") if setback.back or setback.to_start)
"""The part of all hits that drive the one who is hit off the space."""


def best_ambush(o: Outlook, options: Sequence[Option]) -> Option | None:
    """The ambush that gains most, if one gains anything; it costs the rest of the turn."""
    found: list[tuple[float, Option]] = [
        (ambush_gain(o, o.s.heroes[int(option[1])]) - o.s.steps / o.steps, option)
        for option in options
        if isinstance(option, tuple) and option[0] == "ambush"
    ]
    return _best(o, found)


def best_hex(o: Outlook, options: Sequence[Option]) -> Option | None:
    """A spell at a neighbour: nobody strikes back, but spell and turn are gone."""
    found: list[tuple[float, Option]] = []
    for option in options:
        if isinstance(option, tuple) and option[0] == "hex":
            victim = o.s.heroes[int(option[2])]
            hit = WAYS[SPELL_AMBUSH[str(option[1])][victim.kind]] / 36
            loot = dropped(o, victim) if o.s.steps else 0.0
            found.append((hit * (worth_in_turns(o, loot) + hindrance(o, victim)) - SPELL - 0.5, option))
    return _best(o, found)


def _best(o: Outlook, found: list[tuple[float, Option]]) -> Option | None:
    if not found:
        return None
    gained, option = max(found, key=lambda pair: pair[0])
    return option if gained > o.habits.peace else None


def ambush_gain(o: Outlook, other: Adventurer) -> float:
    """Turns won by an exchange of strikes with this adventurer, his striking back included."""
    s, hero = o.s, o.hero
    if not other.carried:
        return 0.0
    hit = float(strike_chance(s, hero, other))
    struck = float(strike_chance(s, other, hero))
    loot = dropped(o, other) * (1 - struck * DRIVES_AWAY)
    return hit * (worth_in_turns(o, loot) + hindrance(o, other)) - struck * cost_of_a_hit(o)


def worth_in_turns(o: Outlook, gold: float) -> float:
    """How much sooner he wins with this much more gold."""
    if o.need <= 0 or gold <= 0:
        return 0.0
    return max(0.0, o.now() - o.turns(o.need - gold, o.chart.number[o.hero.at], o.charges))


def dropped(o: Outlook, victim: Adventurer) -> float:
    """The gold that a hit adventurer drops on average; of single cards he drops his cheapest."""
    values = sorted(face_value(o.s, o.hero, card, o.means) for card in victim.carried)
    if not values:
        return 0.0
    total = sum(values)
    parts = {"none": 0.0, "one": values[0], "half": total / 2, "all": total}
    return sum(setback.share * parts[setback.lost] for setback in setbacks("hero"))


def hindrance(o: Outlook, victim: Adventurer) -> float:
    """What it is worth to stop him, beyond his treasure."""
    seems = sum(face_value(o.s, o.hero, card, o.means) for card in (*victim.carried, *victim.secured))
    must_be_stopped = seems >= ENOUGH_TO_WIN * victim.type.goal and bool(victim.carried)
    return o.habits.stops * (1 - setback_free()) if must_be_stopped else 0.0


def setback_free() -> float:
    return sum(setback.share for setback in setbacks("hero") if setback.lost == "none")


def cost_of_a_hit(o: Outlook) -> float:
    """Turns that a hit costs him."""
    at = o.chart.number[o.hero.at]
    now = o.now()
    total = 0.0
    for setback in setbacks("hero"):
        need = o.need + o.lost[setback.lost]
        turns = setback.misses + 2 * setback.back / o.steps
        total += setback.share * (turns + o.turns(need, o.start if setback.to_start else at, o.charges) - now)
    return max(0.0, total)


def joins(o: Outlook, mover: Adventurer) -> bool:
    """LAB-AMB-5: a joiner strikes once; he is struck only if the mover chooses him."""
    if not mover.carried:
        return False
    hit = float(strike_chance(o.s, o.hero, mover))
    struck = float(strike_chance(o.s, mover, o.hero)) / 2
    gained = hit * (worth_in_turns(o, dropped(o, mover) / 2) + hindrance(o, mover))
    return gained - struck * cost_of_a_hit(o) > o.habits.peace


def declares(o: Outlook, mover: Adventurer) -> bool:
    """Ambush somebody who comes by? It costs no turn of one's own."""
    return ambush_gain(o, mover) > o.habits.peace


def weakest(o: Outlook, seats: Sequence[int]) -> int:
    """Whom to strike: the one from whom most may be gained."""
    return max(
        seats,
        key=lambda seat: float(strike_chance(o.s, o.hero, o.s.heroes[seat])) * (1 + len(o.s.heroes[seat].carried)),
    )
