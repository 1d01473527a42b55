"""The flight of a die by rigid bodies (FIG-SIM): from a launch and a tremor to the record that is judged.

MuJoCo is needed here only, and imported when the first die flies (see `arena.model`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import acos, cos, hypot, pi, radians, sin, sqrt
from random import Random
from typing import Final, NamedTuple

from undercroft.games.fighter.content.cards import BIT
from undercroft.games.fighter.content.geometry import HALF, PHYSICS, TARGET, Pose, axes, lowest
from undercroft.games.fighter.options import FighterOptions
from undercroft.games.fighter.rules.throws import arena
from undercroft.games.fighter.rules.throws.judging import TIMING, Contact, Input, Prop, Sample, Track
from undercroft.games.fighter.rules.throws.ranges import clamp, jump_height, limits, outside_target

LONGEST: Final = 8.0
REST_TIME: Final = 0.25
REST_SPEED: Final = 5.0
REST_SPIN: Final = 0.2
WINDOW: Final = 5
SAMPLE: Final = 0.005
APART_TIME: Final = 0.010
APART: Final = 1.0
FRAME: Final = 0.02
"""Key frames for the clients come at most so often."""
NEAR: Final = 40.0
"""So near to anything (mm) every step is looked at; further away several are made at once."""
HEAD_TURN: Final = 0.06
HEAD_SLOW: Final = 700
"""Degrees for each millisecond beside the ideal moment of a header, and how slowly it takes the speed away."""
SWAY: Final = 6.0
DUMMY_SWAY: Final = 10.0
SWAY_PERIOD: Final = 1.2


class Launch(NamedTuple):
    """FIG-SIM-1: how the die was let go; angles in degrees, spin in revolutions a second, marks in milliseconds."""

    side: str = "S"
    along: float = 0.0
    back: float = 0.0
    z: float = 150.0
    azimuth: float = 0.0
    elevation: float = 0.0
    speed: float = 1500.0
    spin_x: float = 0.0
    spin_y: float = 0.0
    spin_z: float = 0.0
    hands: int = 0
    head: int = 0
    smash: int = 0
    release: int = 0
    dark: int = 0
    prop: str = ""
    prop_x: float = 0.0
    prop_y: float = 0.0
    prop_turn: float = 0.0


class Flight(NamedTuple):
    """A throw as it was simulated: the record, key frames for the clients, and where the used dice lie now."""

    track: Track
    frames: tuple[tuple[float, Pose], ...]
    lying: tuple[Pose, ...]


def hold(launch: Launch, throws: int, options: FighterOptions) -> Launch:
    """FIG-SIM-2: the launch within its ranges, with the spin that a method forces on it."""
    given = limits(throws, options)
    half = (PHYSICS.table.length if launch.side in "SN" else PHYSICS.table.width) / 2
    speed = clamp(launch.speed, *given.speed)
    held = launch._replace(
        along=clamp(launch.along, -half, half),
        back=clamp(launch.back, *given.back),
        z=clamp(launch.z, *given.z),
        azimuth=clamp(launch.azimuth, *given.azimuth),
        elevation=clamp(launch.elevation, *given.elevation),
        speed=speed,
        spin_x=clamp(launch.spin_x, *given.spin),
        spin_y=clamp(launch.spin_y, *given.spin),
        spin_z=clamp(launch.spin_z, *given.spin_z),
    )
    if throws & (BIT["elbow"] | BIT["nose"]):
        return held._replace(spin_x=clamp(speed / (2 * pi * HALF), 0, 12), spin_y=0.0)
    if throws & BIT["crossbow"]:
        return held._replace(
            spin_x=clamp(speed / 60, 0, 12), spin_y=0.0, spin_z=held.spin_z if throws & BIT["spin"] else 0
        )
    if throws & BIT["blow"]:
        return held._replace(spin_x=0.0, spin_y=0.0, spin_z=held.spin_z if throws & BIT["spin"] else 0.0)
    return held


def place_of_release(launch: Launch, throws: int) -> tuple[float, float]:
    """Where above the table (or behind its edge) the die is let go."""
    x, y = _from_side(launch.side, launch.along, launch.back)
    return outside_target(x, y) if throws & (BIT["elbow"] | BIT["nose"]) else (x, y)


def _from_side(side: str, along: float, back: float) -> tuple[float, float]:
    half = (PHYSICS.table.width if side in "SN" else PHYSICS.table.length) / 2 + back
    return {"S": (along, -half), "N": (-along, half), "E": (half, along), "W": (-half, -along)}[side]


def start(
    launch: Launch, throws: int, options: FighterOptions, seed: int, *, sigma: float = 1.0, is_dummy: bool = False
) -> tuple[Pose, tuple[float, float, float], tuple[float, float, float]]:
    """Pose, velocity (mm/s) and spin (rev/s) at the release, with the tremor of this seed (FIG-SIM-3)."""
    random = Random(f"tremor {seed}")
    tremble = limits(throws, options).tremor * sigma
    x, y = place_of_release(launch, throws)
    azimuth = launch.azimuth + random.gauss(0, PHYSICS.tremor.angle * tremble)
    elevation = launch.elevation + random.gauss(0, PHYSICS.tremor.angle * tremble)
    speed = launch.speed * max(0.1, 1 + random.gauss(0, PHYSICS.tremor.speed * tremble))
    if throws & BIT["prayer"]:  # FIG-MAP-8
        azimuth += 0.2 * clamp(launch.hands, -80, 80)
    if throws & BIT["header"]:  # FIG-MAP-13
        azimuth += HEAD_TURN * clamp(launch.head, -TIMING, TIMING)
        speed *= 1 - min(abs(launch.head), TIMING) / HEAD_SLOW
    if throws & BIT["borrowed-hand"]:  # FIG-MAP-10
        phase = random.uniform(0, 2 * pi) if is_dummy else 0.0
        sway = DUMMY_SWAY if is_dummy else SWAY
        azimuth += sway * sin(phase + 2 * pi * launch.release / 1000 / SWAY_PERIOD)
    turn = [random.gauss(0, 1) for _ in range(4)]
    length = sqrt(sum(part * part for part in turn)) or 1.0
    w, i, j, k = (part / length for part in turn)
    if throws & BIT["spin"]:  # a top stands upright: any of six faces up, turned by any angle
        w, i, j, k = _upright(random)
    r = hypot(x, y) or 1.0
    ahead = (-x / r, -y / r)
    angle = -radians(azimuth)
    way = (ahead[0] * cos(angle) - ahead[1] * sin(angle), ahead[0] * sin(angle) + ahead[1] * cos(angle))
    flat, up = speed * cos(radians(elevation)), speed * sin(radians(elevation))
    right = (way[1], -way[0])
    spin = (
        -right[0] * launch.spin_x + way[0] * launch.spin_y,
        -right[1] * launch.spin_x + way[1] * launch.spin_y,
        launch.spin_z,
    )
    z = launch.z + jump_height(throws, launch.release, options)
    return Pose(x, y, z, w, i, j, k), (way[0] * flat, way[1] * flat, up), spin


def _upright(random: Random) -> tuple[float, float, float, float]:
    """A die with one of its six faces up, turned about the vertical by any angle."""
    half = sqrt(0.5)
    faces = (
        (1, 0, 0, 0),
        (0, 1, 0, 0),
        (half, half, 0, 0),
        (half, -half, 0, 0),
        (half, 0, half, 0),
        (half, 0, -half, 0),
    )
    w, i, j, k = random.choice(faces)
    angle = random.uniform(0, pi)
    c, s = cos(angle), sin(angle)
    return c * w - s * k, c * i - s * j, c * j + s * i, c * k + s * w


def prop_at(launch: Launch, throws: int) -> Prop | None:
    """FIG-GEO-8: the prop stands wholly on the table and off the target; it is moved there if need be."""
    if not throws & (BIT["bank"] | BIT["card-jump"]):
        return None
    kind = "card" if throws & BIT["card-jump"] else launch.prop if launch.prop in ("box", "sheet") else "box"
    width, _, thickness = getattr(PHYSICS.props, kind)
    reach = hypot(width, thickness) / 2
    x = clamp(launch.prop_x, -PHYSICS.table.length / 2 + reach, PHYSICS.table.length / 2 - reach)
    y = clamp(launch.prop_y, -PHYSICS.table.width / 2 + reach, PHYSICS.table.width / 2 - reach)
    least = TARGET.radius + PHYSICS.props.gap + _depth(x, y, launch.prop_turn, width, thickness)
    r = hypot(x, y) or 1.0
    if r < least:
        x, y = x * least / r, y * least / r
    return Prop(kind, x, y, launch.prop_turn)


def _depth(x: float, y: float, turn: float, width: float, thickness: float) -> float:
    """How far a prop reaches from its middle towards the middle of the table."""
    r = hypot(x, y) or 1.0
    across = abs(x * cos(radians(turn)) + y * sin(radians(turn))) / r
    return (width * across + thickness * sqrt(max(0.0, 1 - across * across))) / 2


def fly(
    launch: Launch,
    throws: int,
    options: FighterOptions,
    seed: int,
    lying: Sequence[Pose] = (),
    *,
    sigma: float = 1.0,
    is_dummy: bool = False,
) -> Flight:
    """Simulate one throw until the die rests (FIG-SIM-9)."""
    held = hold(launch, throws, options)
    pose, velocity, spin = start(held, throws, options, seed, sigma=sigma, is_dummy=is_dummy)
    prop = prop_at(held, throws)
    has_leg = bool(throws & BIT["under-leg"]) and not options.is_italian("leg_throw")
    run = _Run(len(lying), prop, has_leg, held, jump_height(throws, held.release, options))
    run.place(pose, velocity, spin, lying)
    if throws & BIT["header"] and abs(held.head) <= TIMING:
        run.contacts.append(Contact(0.0, "head", pose.x, pose.y, pose.z))
    run.simulate()
    thrown = Input(held.side, held.back, pose.z, held.hands, held.head, held.smash, held.release, held.dark)
    props = (prop,) if prop else ()
    track = Track(tuple(run.contacts), run.pose(0), tuple(run.samples), props, thrown)
    return Flight(track, tuple(run.frames), tuple(run.pose(n + 1) for n in range(len(lying))))


class _Run:
    """One simulation under way."""

    def __init__(self, lying: int, prop: Prop | None, has_leg: bool, launch: Launch, lifted: float) -> None:
        import mujoco

        self.engine = mujoco
        self.model = arena.model(lying, prop.kind if prop else "", has_leg)
        self.data = mujoco.MjData(self.model)
        self.lying = lying
        self.contacts: list[Contact] = []
        self.samples: list[Sample] = []
        self.frames: list[tuple[float, Pose]] = []
        self.touched: dict[str, float] = {}
        self.highest: dict[str, float] = {}
        self.bodies = [self._body(n) for n in range(self.model.ngeom)]
        self.die = self.model.geom("die").id
        if prop:
            self._stand(prop)
        if has_leg:
            self._hold_leg(launch, lifted)

    def _body(self, geom: int) -> str:
        name: str = self.model.geom(geom).name
        return "board" if name.startswith(("board", "disc")) else name

    def _stand(self, prop: Prop) -> None:
        height = getattr(PHYSICS.props, prop.kind)[1]
        number = self.model.body(prop.kind).mocapid[0]
        half = radians(prop.turn) / 2
        self.data.mocap_pos[number] = (prop.x / 1000, prop.y / 1000, height / 2000)
        self.data.mocap_quat[number] = (cos(half), 0, 0, sin(half))

    def _hold_leg(self, launch: Launch, lifted: float) -> None:
        """FIG-MAP-4: a bar parallel to the edge; it rises with a thrower who jumps (FIG-COMB-9)."""
        number = self.model.body("leg").mocapid[0]
        x, y = _from_side(launch.side, launch.along, 150)
        half = 0.0 if launch.side in "SN" else radians(90) / 2
        self.data.mocap_pos[number] = (x / 1000, y / 1000, (arena.LEG_HEIGHT + lifted) / 1000)
        self.data.mocap_quat[number] = (cos(half), 0, 0, sin(half))

    def place(self, pose: Pose, velocity: Sequence[float], spin: Sequence[float], lying: Sequence[Pose]) -> None:
        """Put the die into the hand and the used dice where they lie."""
        for number, where in enumerate((pose, *lying)):
            self.data.qpos[7 * number : 7 * number + 7] = (where.x / 1000, where.y / 1000, where.z / 1000, *where[3:])
        self.data.qvel[0:3] = [part / 1000 for part in velocity]
        turn = [2 * pi * part for part in spin]
        a, b, c = axes(pose)
        self.data.qvel[3:6] = [sum(t * e for t, e in zip(turn, axis, strict=True)) for axis in (a, b, c)]
        self.engine.mj_forward(self.model, self.data)

    def pose(self, number: int) -> Pose:
        x, y, z, w, i, j, k = self.data.qpos[7 * number : 7 * number + 7].tolist()
        return Pose(x * 1000, y * 1000, z * 1000, w, i, j, k)

    def simulate(self) -> None:
        """Step by step near anything, in leaps through the free air."""
        data, model, step = self.data, self.model, self.engine.mj_step
        quiet, sampled = 0.0, 0.0
        self._sample()
        while data.time < LONGEST:
            leap = self._free_steps()
            step(model, data, leap)
            if data.ncon:
                self._note_contacts()
            if data.time - sampled >= SAMPLE - 1e-9:
                quiet = quiet + (data.time - sampled) if self._is_still() else 0.0
                sampled = data.time
                self._sample()
                if quiet >= REST_TIME:
                    break
        self.frames.append((data.time, self.pose(0)))

    def _free_steps(self) -> int:
        """How many steps the die certainly touches nothing, at most one sample."""
        if self.data.ncon or self.data.qpos[2] * 1000 < NEAR or len(self.bodies) != _PLAIN_GEOMS + self.lying:
            return 1
        return 5

    def _is_still(self) -> bool:
        """FIG-SIM-9, measured over some samples: a resting die trembles by less than a thousandth of a millimetre."""
        if len(self.samples) < WINDOW:
            return False
        before, now = self.samples[-WINDOW], self.pose(0)
        time = float(self.data.time) - before.t
        moved = sqrt(sum((p - q) ** 2 for p, q in zip(before.pose[:3], now[:3], strict=True)))
        alike = min(1.0, abs(sum(p * q for p, q in zip(before.pose[3:], now[3:], strict=True))))
        return moved < REST_SPEED * time and 2 * acos(alike) < REST_SPIN * time

    def _keep_frame(self) -> None:
        """A key frame at every bounce, so that no client smooths it away."""
        t = self.data.time
        if self.frames and t - self.frames[-1][0] < 0.002:
            self.frames.pop()
        self.frames.append((t, self.pose(0)))

    def _sample(self) -> None:
        pose, t = self.pose(0), self.data.time
        local = self.data.qvel[3:6].tolist()
        a, b, c = axes(pose)
        spin = tuple((local[0] * a[n] + local[1] * b[n] + local[2] * c[n]) / (2 * pi) for n in range(3))
        self.samples.append(Sample(t, pose, spin))
        if not self.frames or t - self.frames[-1][0] >= FRAME - 1e-9:
            self.frames.append((t, pose))
        low = lowest(pose)
        for body in self.highest:
            self.highest[body] = max(self.highest[body], low)

    def _note_contacts(self) -> None:
        """FIG-SIM-6: a touch is new after 10 ms without, at a distance of 1 mm at least."""
        data = self.data
        t = data.time
        geoms = data.contact.geom
        places = data.contact.pos
        for number in range(data.ncon):
            one, other = int(geoms[number][0]), int(geoms[number][1])
            if self.die not in (one, other):
                continue
            body = self.bodies[other if one == self.die else one]
            x, y, z = (float(part) * 1000 for part in places[number])
            body = self._what(body, x, y, z)
            if not body:
                continue
            last = self.touched.get(body)
            level = TARGET.thickness if body == "board" else 0.0
            is_apart = self.highest.get(body, 0.0) >= level + APART or body not in ("table", "board")
            if last is None or (t - last >= APART_TIME and is_apart):
                self.contacts.append(Contact(t, body, x, y, z))
                self._keep_frame()
            self.touched[body] = t
            self.highest[body] = 0.0

    def _what(self, body: str, x: float, y: float, z: float) -> str:
        """Which body of the record this is: the edge of the table is not the table, nor is what is below the board."""
        if body == "table":
            if z < -3:
                return "edge"
            on_target = hypot(x, y) < TARGET.radius
            return "" if on_target and "board" in self.touched and self.touched["board"] >= self.data.time else "table"
        if body.startswith("lying"):
            number = int(body[5:]) + 1
            where = self.pose(number)
            return "boardDie" if hypot(where.x, where.y) < TARGET.radius else "tableDie"
        return body


_PLAIN_GEOMS: Final = 76
"""Table, floor, board and die; where more stands around, no step is left out."""
