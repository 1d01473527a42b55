"""All special throws side by side: what the physics says to the client's own aim, and what the landing table says.

    undercroft workshop throws --throws 200

Both are of a steady hand: it trembles as the rules have it and misses the moment by a little (FIG-RULING-66). It needs
MuJoCo.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from undercroft.games.fighter.rules.throws.landing import ZONES, hit_chance, mean_zone
from undercroft.games.fighter.rules.throws.launch import aiming
from undercroft.games.fighter.rules.throws.physics import Launch
from undercroft.workshop.landing import EYES_SHUT, Way, thrown_by, ways

HAND: Final = "steady"
LEAST, MOST, APART = 0.35, 0.85, 0.10
"""FIG-RULING-66: how often a special throw hits, and how far physics and table may be apart."""
FIRST: Final = 50_000
"""The seeds are others than those the table was made with."""


class Measured(NamedTuple):
    """One way of throwing, by the physics and by the table: the share of hits, and the mean zone."""

    way: Way
    hits: float
    zone: float
    table_hits: float
    table_zone: float

    @property
    def is_special(self) -> bool:
        return self.way.name != "plain"

    @property
    def is_well(self) -> bool:
        """Worth trying, not for nothing, and told alike by both."""
        inside = all(LEAST <= share <= MOST for share in (self.hits, self.table_hits))
        return (inside or not self.is_special) and abs(self.hits - self.table_hits) <= APART


def client_aim(way: Way) -> Launch:
    """The aim that the client shows as the good one, let go in the dark where that is demanded."""
    aim: dict[str, Any] = dict(aiming(way.throws, way.options)["aim"])
    x, y, turn = aim.pop("prop")
    dark = EYES_SHUT if "blind" in way.name else 0
    return Launch(**aim, prop="box", prop_x=x, prop_y=y, prop_turn=turn, dark=dark)


def measure(way: Way, throws: int) -> Measured:
    """So many throws of the client's aim by a steady hand."""
    aim = client_aim(way)
    zones = [ZONES.get(thrown_by(way, aim, HAND, FIRST + seed), 0) for seed in range(throws)]
    hits = sum(zone > 0 for zone in zones) / throws
    table = hit_chance(way.throws, HAND, way.options), mean_zone(way.throws, HAND, way.options)
    return Measured(way, hits, sum(zones) / throws, *table)


def report(throws: int, only: Sequence[str] = ()) -> Iterator[tuple[str, bool]]:
    """The rows as Markdown, each with whether all is well in it."""
    yield "| throw | edition | physics: hits | mean zone | table: hits | mean zone | apart |", True
    yield "| --- | --- | ---: | ---: | ---: | ---: | ---: |", True
    for way in ways():
        if only and way.name not in only:
            continue
        one = measure(way, throws)
        apart = f"{100 * abs(one.hits - one.table_hits):.0f}{'' if one.is_well else ' !'}"
        parts = (way.name, way.edition or "both", f"{one.hits:.0%}", f"{one.zone:.2f}", f"{one.table_hits:.0%}")
        yield f"| {' | '.join(parts)} | {one.table_zone:.2f} | {apart} |", one.is_well
