"""The landing table of Dungeon Fighter, made from the physics: how each hand fares with each way of throwing.

    undercroft workshop landing --out src/undercroft/games/fighter/content/landing.toml

For every throw (and edition, where they differ) a good aim is searched, then thrown many times by every hand. A hand
trembles more or less than the tremor of the rules (FIG-SIM-3), misses the ideal moment by so many milliseconds, and
aims worse where it cannot see. It needs MuJoCo.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import cos, radians, sin, sqrt
from random import Random
from typing import Final

from undercroft.games.fighter.content.cards import BIT, THROWS
from undercroft.games.fighter.content.geometry import HALF, PHYSICS
from undercroft.games.fighter.content.hands import SPREADS
from undercroft.games.fighter.options import FighterOptions
from undercroft.games.fighter.rules.throws.judging import judge
from undercroft.games.fighter.rules.throws.landing import AIMS, BY_EDITION, HANDS, PLACES, ROWS, ZONES, AimRow
from undercroft.games.fighter.rules.throws.physics import Launch, fly, hold
from undercroft.games.fighter.rules.throws.ranges import ideal_release, jump_height, limits
from undercroft.kernel.errors import BadOptions

AIM: Final = 1.0
"""With what tremor aims are compared."""
TRIES: Final = 400
BOUNCE: Final = (200.0, 440.0)
"""How far from the middle of the target a die shall bounce first."""
CARD_BOUNCE: Final = (40.0, 130.0)
"""How far before a card, so that it has risen above the edge but has not yet gone off to the side."""
GRAVITY: Final = 9810.0
EYES_SHUT: Final = 1000
"""Milliseconds in the dark before a blind throw."""
EASY: Final = Launch(back=-100.0, z=55.0, elevation=-5.0, speed=1360.0)
"""A plain throw that forgives much: it is begun low over the table."""
GIVEN: Final = {
    **dict.fromkeys(
        ("plain", "crossbow", "blow", "blind", "prayer", "weak-hand", "borrowed-hand", "seated", "dance"), EASY
    ),
    "spin": EASY._replace(spin_z=12.0),
    "bank": EASY._replace(
        along=-160.0, z=62.0, azimuth=-45.0, elevation=9.0, speed=1650.0, prop_x=-211.0, prop_y=-209.0, prop_turn=76.0
    ),
}
"""Aims that a person finds at once; all others are searched."""
ASKEW: Final = ("bank", "card-jump", "long", "elbow", "nose")
"""These need a place and direction of their own; all others are thrown from the middle, straight ahead."""
SEEDS: Final = ("below-table", "under-leg", "jump")
"""Throws whose aims are a good beginning for others."""
SAME: Final = ("seated", "backward", "card-jump", "header")
"""Thrown alike in both editions, so the second takes the aim of the first."""
HEAD: Final = (
    "# How the dice land: shares in thousandths in the order 10, 4, 3, 2, 1, bone, hole, off, no-bounce, failed.\n"
    "# Made by `undercroft workshop landing`; one sigma of tremor is"
    f" {PHYSICS.tremor.angle} degrees and {PHYSICS.tremor.speed:.0%} of speed.\n"
)
"""How the file begins."""


def aim_of(row: AimRow) -> Launch:
    """An aim of the table as a launch."""
    way = Way(row.throw, row.edition)
    x, y, turn = row.prop
    return Launch(
        *(row.side, row.along, row.back, row.z, row.azimuth, row.elevation, row.speed, row.spin_x),
        spin_z=row.spin_z,
        release=ideal_release(way.throws, way.options),
        dark=EYES_SHUT if way.throws & BIT["blind"] else 0,
        prop="box",
        prop_x=x,
        prop_y=y,
        prop_turn=turn,
    )


class Way:
    """A throw to be measured: its name, edition and set."""

    def __init__(self, name: str, edition: str) -> None:
        self.name = name
        self.edition = edition
        self.throws = 0 if name == "plain" else BIT[name]
        self.options = FighterOptions(edition="it" if edition == "it" else "de")


def ways() -> list[Way]:
    """The plain throw, then every special one, in both editions where they differ."""
    found = [Way("plain", "")]
    for name in THROWS:
        found += [Way(name, edition) for edition in (("de", "it") if name in BY_EDITION else ("",))]
    return found


def check_names(names: Sequence[str]) -> None:
    """Refuse a throw that there is not."""
    known = [way.name for way in ways()]
    for name in names:
        if name not in known:
            raise BadOptions(f"there is no throw {name!r}; there are {', '.join(dict.fromkeys(known))}")


def random_aim(throws: int, options: FighterOptions, random: Random) -> Launch:
    """A launch within the ranges whose first bounce is on the table, a little before the target."""
    given = limits(throws, options)
    x, y, turn = _prop_place(throws, random)
    over_card = bool(throws & BIT["card-jump"])  # it takes a hard bounce before the card to jump over it
    for _ in range(TRIES):
        z = random.uniform(given.z[0], min(given.z[1], max(given.z[0], 450.0)))
        elevation = random.uniform(*given.elevation)
        speed = random.uniform(given.speed[0], min(given.speed[1], 3800.0))
        lifted = z + jump_height(throws, ideal_release(throws, options), options)
        if over_card:
            elevation, speed, z = random.uniform(-60, -10), random.uniform(900, 2600), random.uniform(80, 450)
            lifted = z
        before = -y + random.uniform(*CARD_BOUNCE) if over_card else random.uniform(*BOUNCE)
        back = before + flight(lifted, elevation, speed) - PHYSICS.table.width / 2
        if given.back[0] <= back <= given.back[1]:
            break
    return Launch(
        *("S", random.uniform(-40, 40)),
        back=back,
        z=z,
        azimuth=random.uniform(20, 50) * random.choice((1, -1)) if throws & BIT["bank"] else random.uniform(-2, 2),
        elevation=elevation,
        speed=speed,
        spin_x=random.uniform(-12, 12),
        spin_z=random.choice((-1, 1)) * random.uniform(8, 20) if throws & BIT["spin"] else 0.0,
        release=ideal_release(throws, options),
        dark=EYES_SHUT if throws & BIT["blind"] else 0,
        prop="box",
        prop_x=x,
        prop_y=y,
        prop_turn=turn,
    )


def flight(z: float, elevation: float, speed: float) -> float:
    """How far a die flies before it comes down to the table."""
    up, ahead = speed * sin(radians(elevation)), speed * cos(radians(elevation))
    under = up * up + 2 * GRAVITY * (z - HALF)
    return ahead * (up + sqrt(under)) / GRAVITY if under > 0 else float("inf")


def _prop_place(throws: int, random: Random) -> tuple[float, float, float]:
    """A card between the thrower and the target; a box beside or behind the target."""
    if throws & BIT["card-jump"]:
        return random.uniform(-15, 15), random.uniform(-300, -200), 0.0
    if random.random() < 0.5:
        return random.uniform(-60, 60), random.uniform(240, 330), 0.0
    return random.choice((-1, 1)) * random.uniform(230, 400), random.uniform(-250, 100), random.uniform(30, 150)


def near(aim: Launch, random: Random, width: float) -> Launch:
    """An aim a little beside another one."""
    return aim._replace(
        along=aim.along + random.gauss(0, 60 * width),
        back=aim.back + random.gauss(0, 60 * width),
        z=aim.z + random.gauss(0, 50 * width),
        azimuth=aim.azimuth + random.gauss(0, 4 * width),
        elevation=aim.elevation + random.gauss(0, 8 * width),
        speed=aim.speed * (1 + random.gauss(0, 0.12 * width)),
        spin_x=aim.spin_x + random.gauss(0, 4 * width),
        prop_x=aim.prop_x + random.gauss(0, 25 * width),
        prop_y=aim.prop_y + random.gauss(0, 25 * width),
        prop_turn=aim.prop_turn + random.gauss(0, 12 * width),
    )


def land(way: Way, aim: Launch, seed: int, sigma: float) -> tuple[str, str, tuple[str, ...]]:
    """One throw: where it rests, the face, and what was not fulfilled."""
    flight = fly(aim, way.throws, way.options, seed, sigma=sigma)
    verdict = judge(flight.track, way.throws, way.options)
    return verdict.place, verdict.face, verdict.failed


def worth(place: str) -> float:
    """What an aim is chosen by: a hit first, then its zone."""
    return 2.0 + min(ZONES[place], 6) if place in ZONES else 0.2 if place in ("hole", "bone") else 0.0


def ready(aim: Launch, way: Way) -> Launch:
    """The aim within the ranges of this throw, let go at its moment; from the middle, unless it needs its own place."""
    straight = aim if way.name in ASKEW else aim._replace(along=0.0, azimuth=0.0)
    dark = EYES_SHUT if way.throws & BIT["blind"] else 0
    return hold(straight, way.throws, way.options)._replace(release=ideal_release(way.throws, way.options), dark=dark)


def search(way: Way, random: Random, effort: float) -> Launch:
    """A good aim, by throwing many aims a few times and the best of them more often."""
    if way.name in GIVEN:
        return ready(GIVEN[way.name], way)

    def value(aim: Launch, times: int, first: int) -> float:
        return sum(worth(land(way, aim, 1000 * first + n, AIM)[0]) for n in range(times)) / times

    rows = [row for row in AIMS.values() if row.throw == way.name or (row.throw in SEEDS and way.name != "card-jump")]
    tried = [ready(EASY, way), *(ready(aim_of(row), way) for row in rows)]
    tried += [ready(random_aim(way.throws, way.options, random), way) for _ in range(round(48 * effort))]
    kept = [(value(aim, 3, number), number, aim) for number, aim in enumerate(tried)]
    for round_number, (size, width) in enumerate(((8, 0.8), (5, 0.35))):
        best = sorted(kept, key=lambda row: -row[0])[:size]
        kept = []
        for _, number, aim in best:
            for more in range(3):
                nearby = aim if not more else ready(near(aim, random, width), way)
                kept.append((value(nearby, 5 + 3 * round_number, 7000 + number), number, nearby))
    finalists = sorted(kept, key=lambda row: -row[0])[:3]
    return max(finalists, key=lambda row: value(row[2], round(28 * effort), 99_000 + row[1]))[2]


def thrown_by(way: Way, aim: Launch, hand: str, seed: int) -> str:
    """One throw of a hand: trembling, and not quite in time."""
    random = Random(f"{way.name} {way.edition} {hand} {seed}")
    late = SPREADS[hand].late
    tried = aim._replace(
        hands=round(random.gauss(0, late)),
        head=round(random.gauss(0, late)),
        smash=round(random.gauss(0, late)),
        release=round(aim.release + random.gauss(0, late)),
    )
    return land(way, tried, seed, SPREADS[hand].tremble)[0]


def measure(way: Way, throws: int, effort: float) -> tuple[Launch, dict[str, list[int]]]:
    """The aim that was found (without effort: the one there is), and the shares of all places for every hand."""
    edition = "de" if way.name in SAME else way.edition
    if effort:
        aim = search(Way(way.name, edition), Random(f"aim {way.name} {edition}"), effort)
    else:
        aim = ready(aim_of(AIMS[way.name, edition]), way)
    shares = {}
    for hand in HANDS:
        counts = Counter(thrown_by(way, aim, hand, seed) for seed in range(throws))
        shares[hand] = rounded([counts[place] / throws for place in PLACES])
    return aim, shares


def rounded(shares: Sequence[float]) -> list[int]:
    """Thousandths that add up to a thousand."""
    found = [round(1000 * share) for share in shares]
    found[found.index(max(found))] += 1000 - sum(found)
    return found


def _measured(work: tuple[str, str, int, float]) -> str:
    name, edition, throws, effort = work
    aim, shares = measure(Way(name, edition), throws, effort)
    return _rows(name, edition, aim, shares)


def _rows(name: str, edition: str, aim: Launch, shares: dict[str, list[int]]) -> str:
    head = f'throw = "{name}"\n' + (f'edition = "{edition}"\n' if edition else "")
    rows = [f'[[landing]]\n{head}hand = "{hand}"\nshares = {row}\n' for hand, row in shares.items()]
    return "\n".join([f"[[aim]]\n{head}{described(aim, BIT.get(name, 0))}", *rows])


def described(aim: Launch, throws: int) -> str:
    """The aim as a row of the table."""
    lengths = {"along": aim.along, "back": aim.back, "z": aim.z, "speed": aim.speed}
    angles = {"azimuth": aim.azimuth, "elevation": aim.elevation, "spin_x": aim.spin_x, "spin_z": aim.spin_z}
    lines = [f'side = "{aim.side}"', *(f"{name} = {value:.0f}.0" for name, value in lengths.items())]
    lines += [f"{name} = {value:.1f}" for name, value in angles.items()]
    if throws & (BIT["bank"] | BIT["card-jump"]):
        lines.append(f"prop = [{aim.prop_x:.1f}, {aim.prop_y:.1f}, {aim.prop_turn:.1f}]")
    return "\n".join(lines) + "\n"


def table(throws: int, effort: float, workers: int, only: Sequence[str] = ()) -> Iterator[str]:
    """All rows of the table, one text for each way; those that are not to be measured stay as they are."""
    found = ways()
    work = [(way.name, way.edition, throws, effort) for way in found if not only or way.name in only]
    with ProcessPoolExecutor(workers) as pool:
        measured = pool.map(_measured, work)
        for way in found:
            yield next(measured) if not only or way.name in only else _as_it_is(way)


def _as_it_is(way: Way) -> str:
    """The rows that the table has now."""
    shares = {hand: list(ROWS[way.name, way.edition, hand]) for hand in HANDS}
    return _rows(way.name, way.edition, aim_of(AIMS[way.name, way.edition]), shares)
