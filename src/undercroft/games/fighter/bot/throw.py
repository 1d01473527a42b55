"""The bot's hand: the aims it knows, thrown as far astray as its hand goes (`content/hands.toml`)."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from undercroft.games.fighter.content.cards import BIT, mask
from undercroft.games.fighter.content.geometry import PHYSICS
from undercroft.games.fighter.content.hands import SPREADS
from undercroft.games.fighter.rules.throws.landing import AimRow, aim_for, outcomes
from undercroft.games.fighter.rules.throws.launch import IMAGINED, launch_option
from undercroft.games.fighter.rules.throws.ranges import ideal_release, limits
from undercroft.games.fighter.state import State
from undercroft.kernel.ask import Option

EYES_SHUT: Final = 1000
"""So many milliseconds a bot aims in the dark."""
TOP: Final = 12.0
"""Turns a second of a die that has to spin."""


def aimed(s: State, throws: list[str], hand: str, random: Random) -> Option:
    """A launch for these throws: where this hand means to throw, and how far it goes astray."""
    demanded, options, own = mask(throws), s.rules.options, SPREADS[hand]
    aim = aim_for(demanded, options, is_fine=own.is_knowing)
    shake = own.more * limits(demanded, options).tremor
    x, y, turn = aim.prop
    values: dict[str, float] = {
        "along": aim.along,
        "back": aim.back,
        "z": aim.z,
        "azimuth": aim.azimuth + random.gauss(0, PHYSICS.tremor.angle * shake),
        "elevation": aim.elevation + random.gauss(0, PHYSICS.tremor.angle * shake),
        "speed": aim.speed * max(0.1, 1 + random.gauss(0, PHYSICS.tremor.speed * shake)),
        "spin_x": aim.spin_x + random.gauss(0, own.spin),
        "spin_z": (aim.spin_z or (TOP if "spin" in throws else 0.0)) + random.gauss(0, own.spin),
        "hands": random.gauss(0, own.late),
        "head": random.gauss(0, own.late),
        "smash": random.gauss(0, own.late),
        "release": ideal_release(demanded, options) + random.gauss(0, own.late),
        "dark": EYES_SHUT if "blind" in throws else 0,
        "prop_x": x,
        "prop_y": y,
        "prop_turn": turn,
    }
    has_prop = demanded & (BIT["bank"] | BIT["card-jump"])
    return launch_option(aim.side, "box" if has_prop else "none", values)


def lent_hand(s: State, hand: str, random: Random) -> Option:
    """Hold the hand as for a borrowed throw of one's own, as steadily as one can."""
    throws = BIT["borrowed-hand"]
    aim: AimRow = aim_for(throws, s.rules.options, is_fine=SPREADS[hand].is_knowing)
    shake = 10 * PHYSICS.tremor.angle * SPREADS[hand].more * limits(throws, s.rules.options).tremor
    azimuth, elevation = (round(10 * angle + random.gauss(0, shake)) for angle in (aim.azimuth, aim.elevation))
    return ("lend", aim.side, round(aim.along), azimuth, elevation)


def imagined(s: State, about: Any, hand: str, random: Random) -> Option:
    """A throw in thoughts: nothing flies, the landing table says what would come of it."""
    place, face = entered(s, mask(about["throws"]), hand, random)
    return (IMAGINED, place, face)


def entered(s: State, throws: int, hand: str, random: Random) -> tuple[str, str]:
    """A landing by the table, where a bot should throw a real die."""
    landing = random.choice(outcomes(throws, hand, s.rules.options))
    assert isinstance(landing, tuple)
    return str(landing[0]), str(landing[1])
