"""Where a die comes to rest when nobody computes its flight: the landing table of a hand (made by `workshop.landing`).

The table has a row for the plain throw and for every special throw. A throw that must fulfil several takes from each
what it costs against the plain one (`combined`); `tests/games/fighter/test_landing.py` holds it against the physics.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal

import msgspec

from undercroft.games.fighter.content.cards import THROWS, names_in
from undercroft.games.fighter.options import FighterOptions
from undercroft.kernel.ask import Draw, Option
from undercroft.kernel.content import Row, load_content

PLACES: Final = ("10", "4", "3", "2", "1", "bone", "hole", "off", "no-bounce", "failed")
ZONES: Final[dict[str, int]] = {"10": 10, "4": 4, "3": 3, "2": 2, "1": 1}
"""FIG-THROW-11: what each zone is worth; all other places are misses (FIG-THROW-4 to 7)."""
WORST: Final = ("off", "hole", "bone", "1", "2", "3", "4", "10")
"""FIG-JUDGE-5: in doubt the first of these counts; a hole is as bad as off (FIG-REAL-4)."""
FACES: Final = ("plain", "symbol")
LANDINGS: Final[tuple[Option, ...]] = tuple((place, face) for place in PLACES for face in FACES)
HANDS: Final = ("beginner", "steady", "master")
BY_EDITION: Final = {
    "dance": "dance",
    "long": "long_distance",
    "seated": "seated_eyes",
    "catapult": "catapult",
    "backward": "backward_stance",
    "under-leg": "leg_throw",
    "card-jump": "card_jump_bounces",
    "header": "header_order",
}
"""Special throws that the editions make differently, and the key that says how."""
SLOTS: Final = 400
"""So many equally likely places; times the six faces of the die they are the outcomes of chance."""
_MOST_GAIN: Final = 1.1
_SIDES: Final = 6

Share = Annotated[int, msgspec.Meta(ge=0, le=1000)]


class LandingRow(Row, frozen=True):
    """How a hand fares with one way of throwing: shares in thousandths, in the order of PLACES."""

    throw: str
    hand: Literal["beginner", "steady", "master"]
    shares: tuple[Share, Share, Share, Share, Share, Share, Share, Share, Share, Share]
    edition: Literal["", "de", "it"] = ""


class AimRow(Row, frozen=True):
    """The aim with which a row was measured, so that a bot can throw the same: lengths, degrees, mm/s, rev/s."""

    throw: str
    side: Literal["S", "E", "N", "W"]
    along: float
    back: float
    z: float
    azimuth: float
    elevation: float
    speed: float
    spin_x: float
    spin_z: float
    edition: Literal["", "de", "it"] = ""
    prop: tuple[float, float, float] = (0.0, 0.0, 0.0)


class LandingFile(Row, frozen=True):
    landing: tuple[LandingRow, ...]
    aim: tuple[AimRow, ...] = ()


class AimsFile(Row, frozen=True):
    aim: tuple[AimRow, ...]


_file = load_content("fighter", "landing", LandingFile)
ROWS: Final[dict[tuple[str, str, str], tuple[int, ...]]] = {
    (row.throw, row.edition, row.hand): row.shares for row in _file.landing
}
AIMS: Final[dict[tuple[str, str], AimRow]] = {(row.throw, row.edition): row for row in _file.aim}
FINE_AIMS: Final[dict[tuple[str, str], AimRow]] = {
    (row.throw, row.edition): row for row in load_content("fighter", "aims", AimsFile).aim
}
"""Better aims for some throws, which only a hand that knows them throws."""


def aim_for(throws: int, options: FighterOptions, *, is_fine: bool = False) -> AimRow:
    """A good aim for this set: that of its hardest throw."""
    names = names_in(throws) or ("plain",)
    hardest = min(names, key=lambda name: sum(ROWS[name, _edition_of(name, options), "steady"][: len(ZONES)]))
    way = (hardest, _edition_of(hardest, options))
    return FINE_AIMS[way] if is_fine and way in FINE_AIMS else AIMS[way]


@cache
def _edition_of(throw: str, options: FighterOptions) -> str:
    return ("it" if options.is_italian(BY_EDITION[throw]) else "de") if throw in BY_EDITION else ""


@cache
def shares(throws: int, hand: str, options: FighterOptions) -> tuple[float, ...]:
    """The chance of each of PLACES."""
    plain = ROWS["plain", "", hand]
    return combined(plain, [ROWS[name, _edition_of(name, options), hand] for name in names_in(throws)])


def combined(plain: tuple[int, ...], specials: list[tuple[int, ...]]) -> tuple[float, ...]:
    """Each special throw leaves of every zone what it leaves of the plain throw's; the rest goes to the misses."""
    if not specials:
        return tuple(share / sum(plain) for share in plain)
    if len(specials) == 1:
        return tuple(share / sum(specials[0]) for share in specials[0])
    found = [share / sum(plain) for share in plain]
    hits = len(ZONES)
    for special in specials:
        for place in range(hits):
            kept = (special[place] / sum(special)) / max(plain[place] / sum(plain), 0.001)
            found[place] *= min(kept, _MOST_GAIN)
    lost = max(0.0, 1 - sum(found[:hits]))
    missed = [sum(special[place] for special in specials) for place in range(hits, len(PLACES))]
    whole = max(sum(missed), 1)
    return (*found[:hits], *(lost * share / whole for share in missed))


@cache
def outcomes(throws: int, hand: str, options: FighterOptions) -> tuple[Option, ...]:
    """Equally likely landings: every place as often as its share, with every face of the die (FIG-RULING-4)."""
    symbols = int(options.symbol_faces)
    chances = shares(throws, hand, options)
    counts = [max(int(chance * SLOTS), 1) for chance in chances]  # what some hundred throws did not show may happen
    if not throws:
        counts[PLACES.index("failed")] = 0
    counts[counts.index(max(counts))] += SLOTS - sum(counts)
    faces = (FACES[1],) * symbols + (FACES[0],) * (_SIDES - symbols)
    return tuple((PLACES[place], face) for place, count in enumerate(counts) for _ in range(count) for face in faces)


@cache
def landing_ask(throws: int, hand: str, options: FighterOptions) -> Draw:
    """The ask that chance answers where the landing table judges; equal throws share one object."""
    return Draw(outcomes(throws, hand, options), "FIG-SIM-3", "landing")


@cache
def hit_chance(throws: int, hand: str, options: FighterOptions) -> float:
    """The chance to hit any zone."""
    return sum(shares(throws, hand, options)[: len(ZONES)])


@cache
def mean_zone(throws: int, hand: str, options: FighterOptions) -> float:
    """The mean damage of a throw, misses counted as nothing."""
    return sum(chance * worth for chance, worth in zip(shares(throws, hand, options), ZONES.values(), strict=False))


def check_rows() -> list[str]:
    """What the table lacks: nothing, if every throw has a row for every hand (and edition)."""
    wanted = [("plain", ""), *((t, e) for t in THROWS for e in (("de", "it") if t in BY_EDITION else ("",)))]
    return [f"{t} {e} {h}" for t, e in wanted for h in HANDS if (t, e, h) not in ROWS]
