"""What a launch may be: the range of every quantity for a set of special throws (FIG-SIM-2, FIG-MAP, FIG-COMB)."""

from __future__ import annotations

from functools import cache
from math import hypot
from typing import Final, NamedTuple

from undercroft.games.fighter.content.cards import BIT, names_in
from undercroft.games.fighter.content.geometry import PHYSICS, TARGET
from undercroft.games.fighter.options import FighterOptions
from undercroft.games.fighter.rules.throws.landing import BY_EDITION

Range = tuple[float, float]
PLAIN: Final[dict[str, Range]] = {
    "back": (-100, 300),
    "z": (40, 500),
    "azimuth": (-60, 60),
    "elevation": (-75, 60),
    "speed": (300, 4000),
    "spin": (-12, 12),
}
METHODS: Final[dict[str, dict[str, Range]]] = {
    "crossbow": {"z": (40, 250), "elevation": (0, 35), "speed": (600, 3500)},  # FIG-MAP-2
    "blow": {"z": (60, 250), "elevation": (-10, 10), "speed": (250, 1500)},  # FIG-MAP-3
    "elbow": {"back": (-350, 100), "z": (60, 350), "elevation": (-30, 0), "speed": (100, 900)},  # FIG-MAP-7
    "prayer": {"elevation": (-20, 45)},  # FIG-MAP-8
    "nose": {"back": (-250, 150), "z": (80, 450), "elevation": (-30, 0), "speed": (50, 700)},  # FIG-MAP-15
    "smash": {"z": (120, 450), "elevation": (-80, -30), "speed": (1200, 4000)},  # FIG-MAP-17
    "header": {"z": (130, 500)},  # FIG-MAP-13
}
BACK_ORDER: Final = ("long", "under-leg", "catapult", "elbow", "nose", "backward", "below-table")
Z_ORDER: Final = ("catapult", "header", "below-table", "seated", "under-leg", "long")
METHOD_ORDER: Final = ("smash", "header", "catapult", "blow", "elbow", "nose", "crossbow", "prayer")
"""Whose elevation and speed count: what comes last in the throw comes first here (FIG-COMB-6, FIG-COMB-7)."""
PLACE_ORDER: Final = ("smash", "elbow", "nose", "crossbow", "blow", "prayer")
"""Whose place of release counts: a blow leaves it to the other method (FIG-COMB-7)."""
TREMOR: Final = {
    "blind": 4.0,
    "prayer": 3.5,
    "weak-hand": 3.0,
    "borrowed-hand": 3.5,
    "seated": 3.5,
    "seated/it": 3.0,
    "dance": 3.25,
    "blow": 3.25,
    "spin": 3.0,
    "backward": 2.25,
    "below-table": 1.75,
    "bank": 1.75,
    "crossbow": 1.75,
    "catapult": 1.5,
    "elbow": 1.25,
    "under-leg": 1.25,
    "under-leg/it": 2.0,
    "smash": 1.25,
    "header": 0.75,
    "card-jump": 0.5,
    "long": 0.4,
}
"""By how much a special throw makes the hand tremble; with the ranges above it makes each worth trying, and none free
(FIG-RULING-66). What is not seen is aimed worse, from the floor in Germany more than in Italy (FIG-EDDE-8, FIG-EDIT-8).
"""
LONG_STEP: Final = (700, 750)
LONG_STEPS: Final = (700, 1400)
REACH: Final = 300
"""How far behind the edge one stands for a long throw, and how far the hand reaches before the body."""
OUTSIDE: Final = 30
"""Elbow and nose stay so far outside the target disc."""
UP_FROM_BELOW: Final = 85
JUMP: Final = 480
LONG_JUMP: Final = 900
TURN: Final = 800
"""Milliseconds of a jump, of a jump with a dance in it, and of a turn (FIG-MAP-19, FIG-MAP-20, FIG-COMB-11)."""
RELEASE: Final = {"jump": 430, "dance/de": 540, "dance/it": 1600, "both": 850}
"""The moments at which a good hand lets go: in a jump shortly before the landing, when it is low again."""


class Limits(NamedTuple):
    """The ranges that hold for a throw, and how much the hand trembles."""

    back: Range
    z: Range
    azimuth: Range
    elevation: Range
    speed: Range
    spin: Range
    spin_z: Range
    tremor: float


@cache
def limits(throws: int, options: FighterOptions) -> Limits:
    """FIG-COMB-4: one range for each quantity."""
    names = names_in(throws)
    special = {name: _own(name, options) for name in names}
    back = next((special[n]["back"] for n in BACK_ORDER if n in names and "back" in special[n]), PLAIN["back"])
    height = next((special[n]["z"] for n in Z_ORDER if n in names and "z" in special[n]), None)
    methods = [special[n] for n in METHOD_ORDER if n in names]
    if height is None:
        places = [special[n] for n in PLACE_ORDER if n in names]
        height = next((m["z"] for m in places if "z" in m), PLAIN["z"])
    if {"below-table", "catapult"} <= set(names):  # FIG-COMB-9
        height = (-30, -10)
    elevation = next((m["elevation"] for m in methods if "elevation" in m), PLAIN["elevation"])
    if "below-table" in names:
        elevation = (elevation[0], UP_FROM_BELOW)
    speed = next((m["speed"] for m in methods if "speed" in m), PLAIN["speed"])
    spin_z = (-20.0, 20.0) if "spin" in names else PLAIN["spin"]  # FIG-MAP-14
    return Limits(
        back, height, PLAIN["azimuth"], elevation, speed, PLAIN["spin"], spin_z, tremor_factor(names, options)
    )


def tremor_factor(names: tuple[str, ...], options: FighterOptions) -> float:
    """FIG-COMB-3: factors multiply, up to a limit (FIG-SIM-3)."""
    factor = 1.0
    for name in names:
        own = TREMOR.get(name, 1.0)
        key = BY_EDITION.get(name)
        factor *= TREMOR.get(f"{name}/it", own) if key and options.is_italian(key) else own
    return min(factor, PHYSICS.tremor.most)


def _own(name: str, options: FighterOptions) -> dict[str, Range]:
    """The ranges of one special throw in this edition."""
    match name:
        case "long":  # FIG-EDIT-7, FIG-EDDE-7, FIG-MAP-22
            far = LONG_STEP if options.is_italian("long_distance") else LONG_STEPS
            return {"back": (far[0] - REACH, far[1] - REACH), "z": (40, 1200)}
        case "under-leg":  # FIG-MAP-4
            if options.is_italian("leg_throw"):
                return {"back": (80, 220), "z": (40, 122)}
            return {"back": (240, 400)}
        case "catapult":  # FIG-MAP-12, FIG-EDDE-9, FIG-EDIT-9
            if options.is_italian("catapult"):
                return {"back": (5, 20), "z": (0, 5), "elevation": (45, 85), "speed": (500, 3000)}
            return {"back": (20, 35), "z": (0, 5), "elevation": (45, 80), "speed": (600, 3000)}
        case "backward":  # FIG-MAP-16
            return {"back": (50, 300)}
        case "seated":  # FIG-MAP-18
            return {"z": (-150, 200)}
        case "below-table":  # FIG-MAP-21
            return {"back": (20, 300), "z": (-300, -10), "elevation": (-75, UP_FROM_BELOW)}
    return METHODS.get(name, {})


def jump_height(throws: int, release: float, options: FighterOptions) -> float:
    """FIG-MAP-19: how high the thrower is when he lets go; a lengthened jump is higher (FIG-COMB-11)."""
    jumps = throws & BIT["jump"] or (throws & BIT["dance"] and not options.is_italian("dance"))
    if not jumps:
        return 0.0
    longest = LONG_JUMP if throws & BIT["jump"] and throws & BIT["dance"] else JUMP
    t = clamp(release, 0, longest) / 1000
    return max(0.0, 4905 * t * (longest / 1000 - t))


def ideal_release(throws: int, options: FighterOptions) -> int:
    """The moment at which a hand means to let go, in milliseconds from the take-off or the first step."""
    if throws & BIT["jump"]:
        return RELEASE["both" if throws & BIT["dance"] else "jump"]
    if throws & BIT["dance"]:
        return RELEASE["dance/it" if options.is_italian("dance") else "dance/de"]
    return 0


def clamp(value: float, low: float, high: float) -> float:
    """FIG-SIM-2: values outside are clamped."""
    return max(low, min(high, value))


def outside_target(x: float, y: float) -> tuple[float, float]:
    """Push a place of release out of the target disc (FIG-MAP-7, FIG-MAP-15)."""
    least = TARGET.radius + OUTSIDE
    r = hypot(x, y)
    if r >= least:
        return x, y
    return (x * least / r, y * least / r) if r else (0.0, -least)
