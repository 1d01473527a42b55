"""The arena as a MuJoCo model: table, floor, target with holes, dice and props (FIG-GEO). Metres and kilograms inside.

The board with its four holes is put together from convex pieces that overlap: a disc in the middle, a wedge between
each two holes, what lies outside each hole, and a ring of small pieces around it.
"""

from __future__ import annotations

from functools import cache
from math import cos, hypot, log, pi, radians, sin, sqrt
from typing import Any, Final

from undercroft.games.fighter.content.geometry import HALF, HOLES, PHYSICS, TARGET

STEP: Final = 0.001
"""Seconds (FIG-SIM-4: at most 1/480); a die of 16 mm at 4 m/s goes 4 mm in it."""
HARDNESS: Final = 700.0
"""How fast a contact pushes back (radians a second): a bounce takes about 4 ms."""
DEPTH: Final = 20.0
"""The pieces of the board reach below the table, lest a fast die is pushed out on the wrong side."""
RING: Final = 16
RING_RADIUS: Final = 30.0
WEDGE: Final = 10.0
"""Degrees on either side of a hole that belong to the pieces around it."""
LEG_RADIUS: Final = 70.0
LEG_HEIGHT: Final = 200.0
ASLEEP: Final = 0.001
"""Used dice slower than this (metres a second) sleep until something strikes them, and cost nothing meanwhile."""

Point = tuple[float, float]


def damping(restitution: float) -> float:
    """The damping with which a contact of our hardness gives back this share of the speed."""
    decay = -log(restitution)
    decay *= 1 + _SOFTNESS * decay
    ratio = decay / sqrt(pi * pi + decay * decay)
    return 2 * ratio * HARDNESS


_SOFTNESS: Final = 0.4
"""A cube never strikes with one point only; measured, so that a flat drop comes back as high as it shall."""


def solref(restitution: float) -> str:
    return f"{-HARDNESS * HARDNESS} {-damping(restitution)}"


def board_pieces() -> list[list[Point]]:
    """The board but for its middle disc, as convex outlines in millimetres."""
    pieces: list[list[Point]] = []
    for number in range(4):
        middle = 90.0 * number
        pieces.append(_sector(middle - 45 + WEDGE, middle + 45 - WEDGE, 80.0))
    hole = TARGET.hole_radius
    for x, y in HOLES:
        distance = hypot(x, y)
        u, v = (x / distance, y / distance), (-y / distance, x / distance)
        far = distance + hole
        arc = [(TARGET.radius * cos(radians(a)), TARGET.radius * sin(radians(a))) for a in _steps(-WEDGE, WEDGE, 8)]
        edge = far * sin(radians(WEDGE)) / cos(radians(WEDGE))
        pieces.append([_at(u, v, a, b) for a, b in [(far, -edge), *arc, (far, edge)]])
        for part in range(RING):
            angles = [2 * pi * (part + more) / RING for more in (0, 1)]
            inner = hole / cos(pi / RING)
            corners = [(inner, angles[0]), (RING_RADIUS, angles[0]), (RING_RADIUS, angles[1]), (inner, angles[1])]
            pieces.append([(x + r * cos(a), y + r * sin(a)) for r, a in corners])
    return pieces


def _sector(start: float, end: float, inner: float) -> list[Point]:
    outer = [(TARGET.radius * cos(radians(a)), TARGET.radius * sin(radians(a))) for a in _steps(start, end, 24)]
    ends = [(inner * cos(radians(a)), inner * sin(radians(a))) for a in (end, start)]
    return [*outer, *ends]


def _steps(start: float, end: float, count: int) -> list[float]:
    return [start + (end - start) * n / count for n in range(count + 1)]


def _at(u: Point, v: Point, a: float, b: float) -> Point:
    return (u[0] * a + v[0] * b, u[1] * a + v[1] * b)


def _mesh(name: str, outline: list[Point]) -> str:
    heights = (-DEPTH, TARGET.thickness)
    vertices = " ".join(f"{x / 1000:.6f} {y / 1000:.6f} {z / 1000:.6f}" for z in heights for x, y in outline)
    return f'<mesh name="{name}" vertex="{vertices}"/>'


def _die(name: str, sleep: str) -> str:
    """Its edges are rounded by the margin around a smaller box."""
    inner = (HALF - PHYSICS.die.rounding) / 1000
    inertia = PHYSICS.die.mass / 1000 * (PHYSICS.die.edge / 1000) ** 2 / 6
    return (
        f'<body name="{name}" pos="0 0 1" sleep="{sleep}"><freejoint/>'
        f'<inertial pos="0 0 0" mass="{PHYSICS.die.mass / 1000}" diaginertia="{inertia} {inertia} {inertia}"/>'
        f'<geom name="{name}" type="box" size="{inner} {inner} {inner}" margin="{PHYSICS.die.rounding / 1000}"'
        f' friction="{PHYSICS.friction.other} 0.0005 0.0001" solref="{solref(PHYSICS.restitution.die)}"/></body>'
    )


def _surface(restitution: float, friction: float) -> str:
    return f'priority="1" friction="{friction} 0.0005 0.0001" solref="{solref(restitution)}"'


def _prop(kind: str) -> str:
    """A prop stands on the table; where, is said for each throw."""
    if kind == "leg":
        size = f'type="capsule" size="{LEG_RADIUS / 1000} 0.5" euler="0 90 0"'
        surface = _surface(PHYSICS.restitution.sheet, PHYSICS.friction.other)
        return f'<body name="leg" mocap="true" pos="0 0 5"><geom name="leg" {size} {surface}/></body>'
    width, height, thickness = getattr(PHYSICS.props, kind)
    size = f'size="{width / 2000} {max(thickness, 1.0) / 2000} {height / 2000}"'
    surface = _surface(getattr(PHYSICS.restitution, kind), PHYSICS.friction.other)
    return f'<body name="{kind}" mocap="true" pos="0 0 5"><geom name="{kind}" type="box" {size} {surface}/></body>'


def xml(lying: int, prop: str, *, has_leg: bool) -> str:
    """The whole model, with so many used dice on the table."""
    pieces = board_pieces()
    table, board = PHYSICS.table, _surface(PHYSICS.restitution.board, PHYSICS.friction.board)
    wood = _surface(PHYSICS.restitution.table, PHYSICS.friction.table)
    meshes = "".join(_mesh(f"board{n}", outline) for n, outline in enumerate(pieces))
    geoms = "".join(f'<geom name="board{n}" type="mesh" mesh="board{n}" {board}/>' for n in range(len(pieces)))
    thick = (DEPTH + TARGET.thickness) / 2000
    disc = hypot(*HOLES[0]) - TARGET.hole_radius
    props = "".join(_prop(kind) for kind in (*((prop,) if prop else ()), *(("leg",) if has_leg else ())))
    used = "".join(_die(f"lying{n}", "allowed") for n in range(lying))
    return f"""<mujoco><option timestep="{STEP}" gravity="0 0 -9.81" integrator="Euler" cone="elliptic"
      impratio="5" sleep_tolerance="{ASLEEP}"><flag sleep="enable"/></option>
    <default><geom solimp="0.97 0.97 0.001" condim="3" contype="1" conaffinity="1"/></default>
    <asset>{meshes}</asset><worldbody>
    <geom name="table" type="box" pos="0 0 {-table.thickness / 2000}" {wood}
      size="{table.length / 2000} {table.width / 2000} {table.thickness / 2000}"/>
    <geom name="floor" type="plane" pos="0 0 {table.floor / 1000}" size="5 5 0.1"
      {wood}/>
    <geom name="disc" type="cylinder" size="{disc / 1000} {thick}" pos="0 0 {TARGET.thickness / 1000 - thick}" {board}/>
    {geoms}{_die("die", "never")}{used}{props}</worldbody></mujoco>"""


@cache
def model(lying: int, prop: str, has_leg: bool) -> Any:
    """The compiled model; there are few kinds of them, so each is kept. MuJoCo is imported here and nowhere else."""
    import mujoco

    return mujoco.MjModel.from_xml_string(xml(lying, prop, has_leg=has_leg))
