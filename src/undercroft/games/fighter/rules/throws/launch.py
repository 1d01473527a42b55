"""An aimed throw: the launch, its tremor, and what the physics makes of it (FIG-SIM, FIG-JUDGE).

The launch is the player's answer, the tremor a number that chance gives, and the judged outcome stands in the record
with its key frames; so a replay shows what was, whatever the physics of the day would say (FIG-SIM-4).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from undercroft.games.fighter.content.cards import BIT, names_in
from undercroft.games.fighter.options import FighterOptions
from undercroft.games.fighter.rules.throws.landing import FACES, PLACES, aim_for
from undercroft.games.fighter.rules.throws.ranges import clamp, ideal_release, limits
from undercroft.games.fighter.state import NOBODY, Hero, State, die_name
from undercroft.kernel.ask import Ask, Computed, Draw, LazyOptions, Option, Rules, Together
from undercroft.kernel.errors import UndercroftError

SIDES: Final = ("S", "E", "N", "W")
PROPS: Final = ("none", "box", "sheet", "card")
NUMBERS: Final = (
    *("along", "back", "z", "azimuth", "elevation", "speed", "spin_x", "spin_y", "spin_z"),
    *("hands", "head", "smash", "release", "dark", "prop_x", "prop_y", "prop_turn"),
)
"""The numbers of a launch in their order: millimetres, tenths of a degree, mm/s, tenths of a rev/s, milliseconds."""
LENT: Final = ("along", "azimuth", "elevation")
TENTHS: Final = frozenset(("azimuth", "elevation", "spin_x", "spin_y", "spin_z"))
TREMORS: Final[tuple[Option, ...]] = tuple(range(1 << 16))
LARGEST: Final = 100_000
POSE: Final = 8
"""Numbers of a pose in a text of key frames: a time or die, three lengths, four parts of a quaternion."""
NO_TEXTS: Final = ("-",) * 5
IMAGINED: Final = "imagined"
"""Of a player who only thinks ahead: a throw that has landed already. No ask has it among its options."""
JUDGED: Final = 3 + len(NO_TEXTS)
LOW_EYES: Final = -60
LEVEL_EYES: Final = 4
"""How high the eyes are of somebody who sits on the floor (FIG-MAP-18)."""
TOP_SPIN: Final = 12.0
MOST_TOUCHES: Final = 12
"""So many contacts are shown and heard; a die that rolls on touches nothing new."""


class NoPhysics(UndercroftError):
    """An aimed throw cannot be judged here: MuJoCo is not installed."""

    key = "error-no-physics"


class Launches(LazyOptions):
    """Any launch: a side, its numbers, and a prop. What is out of range is clamped, not refused (FIG-SIM-2)."""

    __slots__ = ("options", "throws")

    def __init__(self, throws: int, options: FighterOptions) -> None:
        self.throws = throws
        self.options = options

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != len(NUMBERS) + 3:
            return False
        word, side, prop, *numbers = value
        fits = word == "launch" and side in SIDES and prop in PROPS
        return fits and all(type(number) is int and abs(number) <= LARGEST for number in numbers)

    def sample(self, random: Random) -> Option:
        given = limits(self.throws, self.options)
        ranges = {"along": (-200.0, 200.0), "back": given.back, "z": given.z, "azimuth": given.azimuth}
        ranges |= {"elevation": given.elevation, "speed": given.speed, "spin_z": given.spin_z}
        values = {name: random.uniform(*ranges.get(name, (0.0, 0.0))) for name in NUMBERS}
        return launch_option(random.choice(SIDES), "none", values)

    def __iter__(self) -> Iterator[Option]:
        """There are too many to list; these are a few of them."""
        random = Random(0)
        yield from (self.sample(random) for _ in range(8))

    def __len__(self) -> int:
        return len(SIDES) * LARGEST


class Lendings(Launches):
    """What the lender of a hand gives: side, place and direction (FIG-MAP-10)."""

    __slots__ = ()

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != len(LENT) + 2:
            return False
        word, side, *numbers = value
        fits = word == "lend" and side in SIDES
        return fits and all(type(number) is int and abs(number) <= LARGEST for number in numbers)

    def sample(self, random: Random) -> Option:
        return ("lend", random.choice(SIDES), random.randint(-200, 200), random.randint(-100, 100), 0)


class Judgements(LazyOptions):
    """A place and a face, the number of bounces, and texts: key frames, resting dice, footprint, contacts, failures."""

    __slots__ = ()

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != JUDGED:
            return False
        place, face, bounces, *texts = value
        return place in PLACES and face in FACES and type(bounces) is int and all(isinstance(t, str) for t in texts)

    def sample(self, random: Random) -> Option:
        return (random.choice(PLACES), random.choice(FACES), 1, *NO_TEXTS)

    def __iter__(self) -> Iterator[Option]:
        for place in PLACES:
            for face in FACES:
                yield (place, face, 1, *NO_TEXTS)

    def __len__(self) -> int:
        return len(PLACES) * len(FACES)


def launch_option(side: str, prop: str, values: dict[str, float]) -> Option:
    """A launch as an answer: words and whole numbers."""
    numbers = [round(values.get(name, 0.0) * (10 if name in TENTHS else 1)) for name in NUMBERS]
    return ("launch", side, prop, *numbers)


def aimed_throw(s: State, hero: Hero, die: int, throws: int, lender: int) -> Rules[tuple[str, str]]:
    """FIG-SIM-1: the launch (and what a lender gives), the tremor of the key, and the verdict."""
    options = s.rules.options
    ask = Ask(hero.seat, "throw", Launches(throws, options), "FIG-SIM-1", {"throws": list(names_in(throws))})
    if lender != NOBODY:  # both act at once
        lend = Ask(lender, "lend", Lendings(throws, options), "FIG-MAP-10", {"target": hero.seat})
        given = yield Together({hero.seat: ask, lender: lend})
        launch: Any = lent(given[hero.seat], given[lender])
    else:
        launch = yield ask
    tremor = yield Draw(TREMORS, "FIG-SIM-3", "tremor")
    is_dummy = bool(throws & BIT["borrowed-hand"]) and lender == NOBODY
    before = () if s.rules.dice_aside else s.lying  # FIG-EDIT-17
    judged = yield Computed(
        "judged",
        Judgements(),
        "FIG-JUDGE-1",
        lambda: compute(launch, throws, options, int(tremor), before, is_dummy=is_dummy),
    )
    place, face, bounces, frames, resting, shares, contacts, failed = judged
    s.tell(
        "flight",
        "FIG-JUDGE-8",
        seat=hero.seat,
        die=die_name(die),
        rest=place,
        face=face,
        bounces=bounces,
        throws=list(names_in(throws)),
        launch=[*launch],
        frames=frames,
        resting=resting,
        shares=shares,
        contacts=contacts,
        failed=[] if failed == "-" else failed.split(";"),
    )
    if not s.rules.dice_aside:
        s.lying = _lie(s.lying, die, resting)  # FIG-EDDE-17
    return place, face


def aiming(throws: int, options: FighterOptions) -> dict[str, Any]:
    """What a client needs to let a person aim: ranges, what a good aim would be, and what he may see of it."""
    given = limits(throws, options)
    ranges = {name: list(getattr(given, name)) for name in _RANGED}
    return {"ranges": ranges, "tremor": given.tremor, "aim": _good_aim(throws, options), **eyes(throws, options)}


def eyes(throws: int, options: FighterOptions) -> dict[str, Any]:
    """FIG-COMB-3: how view and control are limited; two mirrorings of left and right cancel each other."""
    names = frozenset(names_in(throws))
    height = LEVEL_EYES if options.is_italian("seated_eyes") else LOW_EYES  # FIG-EDIT-8, FIG-EDDE-8
    return {
        "mirrored": ("weak-hand" in names) != ("backward" in names),  # FIG-MAP-9, FIG-MAP-16
        "inverted": "backward" in names,
        "turned": "backward" in names,
        "eyes": height if "seated" in names else None,  # FIG-MAP-18
        "dark": "blind" in names,  # FIG-MAP-5
    }


def _good_aim(throws: int, options: FighterOptions) -> dict[str, Any]:
    """The aim of the landing table for the hardest of these throws, within the ranges of all (FIG-RULING-66)."""
    given = limits(throws, options)
    aim = aim_for(throws, options)
    found: dict[str, Any] = {name: getattr(aim, name) for name in _AIMED}
    for name in _RANGED:
        if name in found:
            found[name] = round(clamp(found[name], *getattr(given, name)), 1)
    spin_z = found["spin_z"] or (TOP_SPIN if throws & BIT["spin"] else 0.0)
    moment = ideal_release(throws, options)
    return {**found, "spin_z": spin_z, "prop": list(aim.prop), "side": aim.side, "release": moment}


_AIMED: Final = ("along", "back", "z", "azimuth", "elevation", "speed", "spin_x", "spin_z")
_RANGED: Final = ("back", "z", "azimuth", "elevation", "speed", "spin", "spin_z")


def lent(launch: Any, lending: Any) -> Option:
    """FIG-COMB-7: the lender gives side and direction, the thrower the rest."""
    if launch[0] == IMAGINED:
        return tuple(launch)
    found = list(launch)
    found[1] = lending[1]
    for name, number in zip(LENT, lending[2:], strict=True):
        found[3 + NUMBERS.index(name)] = number
    return tuple(found)


def _lie(lying: tuple[tuple[int, ...], ...], die: int, resting: str) -> tuple[tuple[int, ...], ...]:
    """Where all used dice lie after the throw; a die that was thrown again lies once."""
    poses = [tuple(int(number) for number in pose.split(",")) for pose in resting.split(";")] if resting != "-" else []
    dice = [*(pose[0] for pose in lying), die]
    found = [(one, *pose) for one, pose in zip(dice, poses, strict=False)]
    return tuple(found)


def compute(
    launch: Any,
    throws: int,
    options: FighterOptions,
    tremor: int,
    lying: tuple[tuple[int, ...], ...],
    *,
    is_dummy: bool,
) -> Option:
    """Let it fly and judge it; MuJoCo is needed for this alone."""
    if launch[0] == IMAGINED:
        return (launch[1], launch[2], 1, *NO_TEXTS)
    try:
        from undercroft.games.fighter.rules.throws import physics

        flight = physics.fly(
            read_launch(launch), throws, options, tremor, [read_pose(pose) for pose in lying], is_dummy=is_dummy
        )
    except ModuleNotFoundError as missing:
        raise NoPhysics(f"an aimed throw needs {missing.name}, which is not installed") from None
    from undercroft.games.fighter.rules.throws.judging import judge

    verdict = judge(flight.track, throws, options)
    frames = ";".join(_frame(round(1000 * t), pose) for t, pose in flight.frames)
    resting = ";".join(",".join(map(str, _numbers(pose))) for pose in (*flight.lying, flight.track.rest))
    shares = ";".join(f"{region}:{area:.1f}" for region, area in verdict.shares.items() if area)
    contacts = ";".join(_touch(contact) for contact in flight.track.contacts[:MOST_TOUCHES])
    texts = (frames, resting, shares or "-", contacts or "-", ";".join(verdict.failed) or "-")
    return (verdict.place, verdict.face, verdict.bounces, *texts)


def _numbers(pose: Any) -> list[int]:
    """A pose in hundredths of a millimetre and thousandths of a quaternion."""
    return [*(round(100 * length) for length in pose[:3]), *(round(1000 * part) for part in pose[3:])]


def _touch(contact: Any) -> str:
    """When the die began to touch what, and where."""
    return ",".join(map(str, (round(1000 * contact.t), contact.body, *map(round, contact[2:]))))


def _frame(t: int, pose: Any) -> str:
    return ",".join(map(str, (t, *_numbers(pose))))


def read_pose(numbers: tuple[int, ...]) -> Any:
    """A resting die of the state, as the physics takes it."""
    from undercroft.games.fighter.content.geometry import Pose

    _, x, y, z, *turn = numbers
    return Pose(x / 100, y / 100, z / 100, *(part / 1000 for part in turn))


def read_launch(answer: Any) -> Any:
    """A launch as the physics takes it."""
    from undercroft.games.fighter.rules.throws.physics import Launch

    _, side, prop, *numbers = answer
    values = {name: number / 10 if name in TENTHS else number for name, number in zip(NUMBERS, numbers, strict=True)}
    return Launch(side=side, prop="" if prop == "none" else prop, **values)
