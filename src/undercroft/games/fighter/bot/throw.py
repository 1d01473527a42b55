"""The bot's hand: the aims of the landing table, thrown with a tremor of its own."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from undercroft.games.fighter.content.cards import BIT, mask
from undercroft.games.fighter.rules.throws.landing import aim_for, outcomes
from undercroft.games.fighter.rules.throws.launch import launch_option
from undercroft.games.fighter.rules.throws.ranges import ideal_release
from undercroft.games.fighter.state import State
from undercroft.kernel.ask import Option

TREMBLE: Final = {"beginner": 1.9, "steady": 0.5, "master": 0.0}
"""Degrees that a hand adds to the tremor of the rules."""
LATE: Final = {"beginner": 45.0, "steady": 25.0, "master": 10.0}
EYES_SHUT: Final = 1000
"""So many milliseconds a bot aims in the dark."""


def aimed(s: State, throws: list[str], hand: str, random: Random) -> Option:
    """A launch for these throws."""
    demanded = mask(throws)
    aim = aim_for(demanded, s.rules.options)
    if aim is None:
        return launch_option("S", "none", {"z": 150, "elevation": -20, "speed": 1500})
    shake, late = TREMBLE[hand], LATE[hand]
    x, y, turn = aim.prop
    values: dict[str, float] = {
        "along": aim.along,
        "back": aim.back,
        "z": aim.z,
        "azimuth": aim.azimuth + random.gauss(0, shake),
        "elevation": aim.elevation + random.gauss(0, shake),
        "speed": aim.speed * (1 + random.gauss(0, 0.03 * shake)),
        "spin_x": aim.spin_x,
        "spin_z": aim.spin_z or (12.0 if "spin" in throws else 0.0),
        "hands": random.gauss(0, late),
        "head": random.gauss(0, late),
        "smash": random.gauss(0, late),
        "release": ideal_release(demanded, s.rules.options) + random.gauss(0, late),
        "dark": EYES_SHUT if "blind" in throws else 0,
        "prop_x": x,
        "prop_y": y,
        "prop_turn": turn,
    }
    has_prop = demanded & (BIT["bank"] | BIT["card-jump"])
    return launch_option(aim.side, "box" if has_prop else "none", values)


def lent_hand(s: State) -> Option:
    """Hold the hand as for a borrowed throw of one's own."""
    aim: Any = aim_for(BIT["borrowed-hand"], s.rules.options)
    if aim is None:
        return ("lend", "S", 0, 0, -200)
    return ("lend", aim.side, round(aim.along), round(10 * aim.azimuth), round(10 * aim.elevation))


def entered(s: State, throws: int, hand: str, random: Random) -> tuple[str, str]:
    """A landing by the table, where a bot should throw a real die."""
    landing = random.choice(outcomes(throws, hand, s.rules.options))
    assert isinstance(landing, tuple)
    return str(landing[0]), str(landing[1])
