"""The table, the target and the die in numbers (FIG-GEO), and the shape of a resting die seen from above."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import asin, cos, degrees, hypot, radians, sin, sqrt
from typing import Final, NamedTuple

from undercroft.kernel.content import Row, load_content


class TableRow(Row, frozen=True):
    length: float
    width: float
    thickness: float
    floor: float


class TargetRow(Row, frozen=True):
    radius: float
    thickness: float
    rings: tuple[float, float, float, float, float]
    hole_radius: float
    hole_centre: float
    bone_radius: float
    bone_from: float
    bone_to: float
    bone_angles: tuple[float, ...]


class DieRow(Row, frozen=True):
    edge: float
    rounding: float
    mass: float


class PropsRow(Row, frozen=True):
    box: tuple[float, float, float]
    sheet: tuple[float, float, float]
    card: tuple[float, float, float]
    gap: float


class RestitutionRow(Row, frozen=True):
    table: float
    board: float
    box: float
    sheet: float
    card: float
    die: float


class FrictionRow(Row, frozen=True):
    table: float
    board: float
    other: float


class JudgingRow(Row, frozen=True):
    touch: float
    doubt: float
    tilt: float


class TremorRow(Row, frozen=True):
    angle: float
    speed: float
    most: float


class PhysicsFile(Row, frozen=True):
    table: TableRow
    target: TargetRow
    die: DieRow
    props: PropsRow
    restitution: RestitutionRow
    friction: FrictionRow
    judging: JudgingRow
    tremor: TremorRow


PHYSICS: Final = load_content("fighter", "physics", PhysicsFile)
TARGET: Final = PHYSICS.target
HALF: Final = PHYSICS.die.edge / 2
HOLES: Final = tuple((x * TARGET.hole_centre, y * TARGET.hole_centre) for x in (1, -1) for y in (1, -1))
REGIONS: Final = ("10", "4", "3", "2", "1", "bone", "off")
"""FIG-JUDGE-3: what a part of a footprint may lie on; above a hole it lies on nothing."""
SYMBOL_FACES: Final = {1: ("1",), 2: ("1", "6"), 3: ("1", "6", "2")}
"""FIG-GEO-7, FIG-RULING-4."""
_LINES: Final = 256

Vector = tuple[float, float, float]


class Pose(NamedTuple):
    """Where a die is and how it is turned: position in millimetres and a unit quaternion."""

    x: float
    y: float
    z: float
    w: float = 1.0
    i: float = 0.0
    j: float = 0.0
    k: float = 0.0


def axes(pose: Pose) -> tuple[Vector, Vector, Vector]:
    """The die's own three axes in the table's directions."""
    _, _, _, w, i, j, k = pose
    return (
        (1 - 2 * (j * j + k * k), 2 * (i * j + k * w), 2 * (i * k - j * w)),
        (2 * (i * j - k * w), 1 - 2 * (i * i + k * k), 2 * (j * k + i * w)),
        (2 * (i * k + j * w), 2 * (j * k - i * w), 1 - 2 * (i * i + j * j)),
    )


def corners(pose: Pose) -> list[Vector]:
    """The eight corners of the cube."""
    a, b, c = axes(pose)
    return [
        (
            pose.x + HALF * (p * a[0] + q * b[0] + r * c[0]),
            pose.y + HALF * (p * a[1] + q * b[1] + r * c[1]),
            pose.z + HALF * (p * a[2] + q * b[2] + r * c[2]),
        )
        for p in (1, -1)
        for q in (1, -1)
        for r in (1, -1)
    ]


def lowest(pose: Pose) -> float:
    """The height of its lowest point; the edges are rounded, so a corner that stands on the table is not at 0."""
    reach = HALF - PHYSICS.die.rounding
    return pose.z - PHYSICS.die.rounding - reach * sum(abs(axis[2]) for axis in axes(pose))


def upper_face(pose: Pose) -> tuple[str, float]:
    """The face that is nearest to up, and by how many degrees it is tilted (FIG-JUDGE-7)."""
    a, b, c = axes(pose)
    heights = {"1": c[2], "6": -c[2], "2": a[2], "5": -a[2], "3": b[2], "4": -b[2]}
    face = max(heights, key=lambda name: heights[name])
    return face, 90 - degrees(asin(max(-1.0, min(1.0, heights[face]))))


def turned(x: float, y: float, z: float, yaw: float, tilt: float = 0) -> Pose:
    """A die with face 1 up, turned by so many degrees and tilted by so many about its own x axis."""
    half, lean = radians(yaw) / 2, radians(tilt) / 2
    return Pose(x, y, z, cos(half) * cos(lean), cos(half) * sin(lean), sin(half) * sin(lean), sin(half) * cos(lean))


def hull(points: Sequence[Vector]) -> list[tuple[float, float]]:
    """The outline of points seen from above, counter-clockwise (Andrew's chain)."""
    flat = sorted({(round(x, 9), round(y, 9)) for x, y, _ in points})

    def half(rows: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
        chain: list[tuple[float, float]] = []
        for x, y in rows:
            while len(chain) > 1 and _cross(chain[-2], chain[-1], (x, y)) <= 0:
                chain.pop()
            chain.append((x, y))
        return chain[:-1]

    return half(flat) + half(flat[::-1])


def _cross(o: tuple[float, float], a: tuple[float, float], b: tuple[float, float]) -> float:
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def footprint(pose: Pose) -> dict[str, float]:
    """FIG-JUDGE-3: how many square millimetres of the die's projection lie on each region."""
    outline = hull(corners(pose))
    low, high = min(y for _, y in outline), max(y for _, y in outline)
    step = (high - low) / _LINES
    shares = dict.fromkeys(REGIONS, 0.0)
    for line in range(_LINES):
        y = low + (line + 0.5) * step
        left, right = _across(outline, y)
        cuts = [left, right, *(x for x in _cuts(y) if left < x < right)]
        cuts.sort()
        for start, end in pairwise(cuts):
            region = region_at((start + end) / 2, y)
            if region:
                shares[region] += (end - start) * step
    return shares


def _across(outline: list[tuple[float, float]], y: float) -> tuple[float, float]:
    """Where a line from west to east enters and leaves a convex outline."""
    found = []
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (y1 <= y) != (y2 <= y):
            found.append(x1 + (y - y1) * (x2 - x1) / (y2 - y1))
    return min(found), max(found)


def _cuts(y: float) -> list[float]:
    """Where the line at this height may pass from one region into another."""
    found = [x for radius in TARGET.rings for x in _circle_cuts(0, 0, radius, y)]
    for x, hole_y in HOLES:
        found += _circle_cuts(x, hole_y, TARGET.hole_radius, y)
    for angle in TARGET.bone_angles:
        found += _bone_cuts(radians(angle), y)
    return found


def _circle_cuts(x: float, centre_y: float, radius: float, y: float) -> list[float]:
    inside = radius * radius - (y - centre_y) ** 2
    return [x - sqrt(inside), x + sqrt(inside)] if inside > 0 else []


def _bone_cuts(angle: float, y: float) -> list[float]:
    """A capsule: two round ends and two straight sides."""
    found = []
    for end in (TARGET.bone_from, TARGET.bone_to):
        found += _circle_cuts(end * cos(angle), end * sin(angle), TARGET.bone_radius, y)
    for side in (1, -1):
        # points of the side: (u cos - side R sin, u sin + side R cos) for u from bone_from to bone_to
        if abs(sin(angle)) > 1e-9:
            u = (y - side * TARGET.bone_radius * cos(angle)) / sin(angle)
            if TARGET.bone_from <= u <= TARGET.bone_to:
                found.append(u * cos(angle) - side * TARGET.bone_radius * sin(angle))
    return found


def region_at(x: float, y: float) -> str:
    """The region below a point; "" above a hole. A bone overrides its ring (FIG-GEO-6)."""
    if any(hypot(x - hx, y - hy) < TARGET.hole_radius for hx, hy in HOLES):
        return ""
    for angle in TARGET.bone_angles:
        along = x * cos(radians(angle)) + y * sin(radians(angle))
        along = max(TARGET.bone_from, min(TARGET.bone_to, along))
        if hypot(x - along * cos(radians(angle)), y - along * sin(radians(angle))) < TARGET.bone_radius:
            return "bone"
    r = hypot(x, y)
    return next((REGIONS[number] for number, radius in enumerate(TARGET.rings) if r < radius), "off")
