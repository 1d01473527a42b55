"""Throws as they are: ranges, releases and the first touches of some flights, kept in `flights.json`.

    .venv/bin/python -m tests.games.fighter.flights      # tells them anew; read the diff before you commit it

Only what happens up to the third touch is kept: a later one hangs on the last digits that a machine reckons with.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from undercroft.games.fighter.content.cards import THROWS, mask
from undercroft.games.fighter.content.geometry import turned
from undercroft.games.fighter.options import FighterOptions
from undercroft.games.fighter.rules.throws.launch import aiming
from undercroft.games.fighter.rules.throws.physics import Flight, Launch, fly, hold, prop_at, start
from undercroft.games.fighter.rules.throws.ranges import ideal_release, jump_height, limits, outside_target

FILE = Path(__file__).with_name("flights.json")
EDITIONS = {"de": FighterOptions(), "it": FighterOptions(edition="it")}
TOGETHER = (
    ("below-table", "catapult"),
    ("below-table", "smash"),
    ("below-table", "seated"),
    ("long", "under-leg"),
    ("long", "header"),
    ("under-leg", "backward"),
    ("under-leg", "seated"),
    ("elbow", "header"),
    ("elbow", "blow"),
    ("nose", "crossbow"),
    ("smash", "header"),
    ("header", "blow"),
    ("jump", "dance"),
    ("blow", "prayer"),
    ("spin", "crossbow"),
    ("spin", "blow"),
    ("blind", "weak-hand", "prayer"),
    ("weak-hand", "backward"),
)
WILD = Launch("S", 999, 9999, 9999, 999, 999, 99999, 99, -99, 99, prop_x=5, prop_y=-9)
PLAIN = Launch("S", 60, 20, 150, 4, -20, 1400, 1, 2, 3)
LYING = (turned(60, -150, 10, 30), turned(250, -330, 8, 10))
FLOWN: tuple[tuple[tuple[str, ...], Launch, int], ...] = (
    ((), PLAIN, 1),
    ((), PLAIN._replace(side="N", along=-40, azimuth=-3), 2),
    ((), PLAIN._replace(side="E", elevation=10), 3),
    ((), PLAIN._replace(side="W", along=80, z=300), 4),
    ((), PLAIN._replace(back=-30, z=60, elevation=-60, speed=400), 5),
    ((), PLAIN._replace(back=250, elevation=-70, z=60, speed=700), 6),
    (("spin",), PLAIN._replace(spin_z=15), 7),
    (("elbow",), PLAIN._replace(back=-300, speed=300), 8),
    (("crossbow",), PLAIN._replace(elevation=5), 9),
    (("blow",), PLAIN._replace(z=80, elevation=0), 10),
    (("prayer",), PLAIN._replace(hands=50), 11),
    (("prayer",), PLAIN._replace(hands=-200), 12),
    (("header",), PLAIN._replace(head=90, elevation=0), 13),
    (("header",), PLAIN._replace(head=-130, elevation=0), 14),
    (("borrowed-hand",), PLAIN._replace(release=200), 15),
    (("under-leg",), PLAIN._replace(back=300, z=80, elevation=5), 16),
    (("under-leg", "jump"), PLAIN._replace(side="E", back=300, z=80, elevation=5, release=200), 17),
    (("jump",), PLAIN._replace(release=240), 18),
    (("jump", "dance"), PLAIN._replace(release=850), 19),
    (("bank",), PLAIN._replace(along=0, azimuth=0, elevation=-8, prop="box", prop_y=260, prop_turn=10), 20),
    (("bank",), PLAIN._replace(along=0, azimuth=0, elevation=-8, prop="sheet", prop_y=220, prop_turn=10), 21),
    (("card-jump",), PLAIN._replace(along=0, azimuth=0, prop_x=10, prop_y=-260), 22),
    (("smash",), PLAIN._replace(elevation=-50, speed=2000), 23),
    (("catapult",), PLAIN._replace(elevation=60, speed=1800), 24),
    (("backward", "weak-hand"), PLAIN._replace(back=90), 25),
)


@cache
def told() -> dict[str, Any]:
    """All that is kept, as plain data."""
    sets = [(), *((name,) for name in THROWS), *TOGETHER]
    return {
        "limits": {
            f"{edition} {' '.join(names)}": limits(mask(list(names)), options)
            for edition, options in EDITIONS.items()
            for names in sets
        },
        "held": {" ".join(names): _held(mask(list(names))) for names in sets},
        "aims": {" ".join(names): aiming(mask(list(names)), EDITIONS["de"]) for names in sets},
        "jumps": {
            f"{edition} {' '.join(names)}": [
                ideal_release(mask(list(names)), options),
                *(jump_height(mask(list(names)), at, options) for at in (-5, 0, 1, 150, 480, 700, 900, 950)),
            ]
            for edition, options in EDITIONS.items()
            for names in ((), ("jump",), ("dance",), ("jump", "dance"))
        },
        "props": [
            prop_at(Launch(prop=kind, prop_x=x, prop_y=y, prop_turn=turn), mask([name]))
            for name in ("bank", "card-jump")
            for kind in ("box", "sheet", "")
            for x, y, turn in ((0, 0, 0), (120, -90, 35), (690, 20, 90), (-900, 900, 20), (300, 200, 75))
        ],
        "outside": [outside_target(x, y) for x, y in ((0, 0), (100, 50), (-225, 0), (0, 224.9), (300, 10))],
        "starts": [start(launch, mask(list(names)), EDITIONS["de"], seed) for names, launch, seed in FLOWN],
        "dummies": [start(PLAIN, mask(["borrowed-hand"]), EDITIONS["de"], seed, is_dummy=True) for seed in range(3)],
        "flights": [
            *(_flown(fly(launch, mask(list(names)), EDITIONS["de"], seed)) for names, launch, seed in FLOWN),
            _flown(fly(PLAIN._replace(along=0, azimuth=0, speed=1000), 0, EDITIONS["de"], 26, LYING)),
            _flown(fly(PLAIN._replace(along=250, azimuth=20, elevation=-50, speed=700), 0, EDITIONS["de"], 27, LYING)),
        ],
    }


def _held(throws: int) -> tuple[Launch, Launch]:
    least = WILD._replace(along=-999, back=-9999, z=-9999, azimuth=-999, elevation=-999, speed=0, spin_x=-9, spin_z=-99)
    return hold(WILD, throws, EDITIONS["de"]), hold(least, throws, EDITIONS["de"])


def _flown(flight: Flight) -> dict[str, Any]:
    track = flight.track
    third = track.contacts[2].t if len(track.contacts) > 2 else 9.0
    early = [sample for sample in track.samples if sample.t < third]
    return {
        "contacts": track.contacts[:3],
        "thrown": track.thrown,
        "sampled": [len(early), *early[:3], *early[-2:]],
        "frames": [frame for frame in flight.frames if frame[0] < third][:12],
        "lying": len(flight.lying),
    }


if __name__ == "__main__":
    rows = json.dumps(json.loads(json.dumps(told())), indent=None)
    FILE.write_text(rows.replace('}, "', '},\n"').replace("], [", "],\n[") + "\n", encoding="utf-8")
