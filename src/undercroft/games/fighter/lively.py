"""A random party that gets somewhere: blind chance hardly ever sees the boss, and soaking shall see everything."""

from __future__ import annotations

from random import Random

from undercroft.games.fighter.state import State
from undercroft.kernel.ask import Ask, Option, pick

WANDER = 0.3
"""How often anything at all is chosen."""


def lively(s: State, ask: Ask, random: Random) -> Option:  # noqa: ARG001 - the ask says enough
    """Mostly take no retreat, heal, use what helps, and let exchanges come to an end."""
    if random.random() < WANDER or not isinstance(ask.options, tuple):
        return pick(ask.options, random)
    match ask.what:
        case "retreat":
            return "no"
        case "exchange" | "practice":
            return "done"
        case "leader":
            return 0
        case "ability":
            return "use"
        case "healing" | "no-damage" | "retaliate":
            return ask.options[-1] if ask.what != "retaliate" else "yes"
        case "entry-bounce" | "entry-symbol":
            return "yes"
        case "entry-done" | "dice-out":
            return ask.options[0]
        case "entry-place":
            return random.choice(("3", "4", "10"))
        case "entry-confirm":
            return "confirm"
    return pick(ask.options, random)
