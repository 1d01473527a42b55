"""Judging a throw from its record of contacts: a pure function (FIG-JUDGE, FIG-MAP, FIG-COMB-2)."""

from __future__ import annotations

from math import cos, hypot, radians, sin
from typing import Final, NamedTuple

from undercroft.games.fighter.content.cards import names_in
from undercroft.games.fighter.content.geometry import (
    PHYSICS,
    SYMBOL_FACES,
    TARGET,
    Pose,
    corners,
    footprint,
    lowest,
    upper_face,
)
from undercroft.games.fighter.options import FighterOptions
from undercroft.games.fighter.rules.throws.landing import WORST
from undercroft.games.fighter.rules.throws.ranges import JUMP, LONG_JUMP, TURN, jump_height

BOARD: Final = ("board", "boardDie")
"""FIG-SIM-8: touching a used die that lies on the board is touching the board."""
STANDING: Final = ("box", "sheet")
TIMING: Final = 120
"""Milliseconds around the ideal moment of a header or a smash (FIG-MAP-13, FIG-MAP-17)."""
HANDS: Final = 80
SPIN_TIME: Final = 0.150
SPIN_RATE: Final = 3.0
SPIN_SHARE: Final = 0.9
CARD_ANGLE: Final = 30
LEG_BACK: Final = 150
LEG_RELEASE: Final = 240
LEG_HEIGHT: Final = 122


class Contact(NamedTuple):
    """The die has begun to touch something (FIG-SIM-5, FIG-SIM-6)."""

    t: float
    body: str
    x: float = 0.0
    y: float = 0.0
    z: float = 0.0


class Sample(NamedTuple):
    """Pose and spin (revolutions a second, in the table's directions) at a moment."""

    t: float
    pose: Pose
    spin: tuple[float, float, float] = (0.0, 0.0, 0.0)


class Prop(NamedTuple):
    """A box, sheet or card that stands on the table: where its middle is, and the direction of its width in degrees."""

    kind: str
    x: float
    y: float
    turn: float


class Input(NamedTuple):
    """What the record keeps of the thrower: the place of release and the timing marks (FIG-SIM-1)."""

    side: str = "S"
    back: float = 0.0
    z: float = 150.0
    hands: int = 0
    head: int = 0
    smash: int = 0
    release: int = 0
    dark: int = 0


class Track(NamedTuple):
    """The record of one throw (FIG-SIM-5)."""

    contacts: tuple[Contact, ...]
    rest: Pose
    samples: tuple[Sample, ...] = ()
    props: tuple[Prop, ...] = ()
    thrown: Input = Input()


class Verdict(NamedTuple):
    """What all players are shown (FIG-JUDGE-8)."""

    place: str
    face: str
    bounces: int
    shares: dict[str, float]
    failed: tuple[str, ...] = ()


def judge(track: Track, throws: int, options: FighterOptions) -> Verdict:
    """FIG-JUDGE-1, but for the small target, which is the monster's business (FIG-MON-4)."""
    face = shown_face(track.rest, int(options.symbol_faces))
    before = before_board(track.contacts)
    bounces = sum(contact.body == "table" for contact in before)  # FIG-SIM-7
    failed = tuple(name for name in names_in(throws) if not is_fulfilled(name, track, before, options, throws))
    has_touched_board = len(before) < len(track.contacts)
    shares = footprint(track.rest)
    if has_touched_board and not bounces:  # FIG-THROW-2
        return Verdict("no-bounce", face, bounces, shares, failed)
    if failed:  # FIG-WEAP-9
        return Verdict("failed", face, bounces, shares, failed)
    return Verdict(place_of(track.rest, shares), face, bounces, shares)


def before_board(contacts: tuple[Contact, ...]) -> tuple[Contact, ...]:
    """Everything before the first board contact (FIG-SIM-8); what comes later does not matter (FIG-SIM-10)."""
    for number, contact in enumerate(contacts):
        if contact.body in BOARD:
            return contacts[:number]
    return contacts


def place_of(rest: Pose, shares: dict[str, float]) -> str:
    """Where the die rests: on the floor, on the table, in a hole, or in the region of most of its footprint."""
    if lowest(rest) <= PHYSICS.judging.touch:  # FIG-JUDGE-2
        x, y, _ = min(corners(rest), key=lambda corner: round(corner[2], 3))
        return "hole" if hypot(x, y) < TARGET.radius else "off"
    whole = sum(shares.values())
    if not whole:
        return "hole"
    most = max(shares.values())  # FIG-JUDGE-4
    doubt = PHYSICS.judging.doubt * footprint_area(shares, rest)
    candidates = [region for region, area in shares.items() if area >= most - doubt and area > 0]
    return min(candidates, key=WORST.index)  # FIG-JUDGE-5


def footprint_area(shares: dict[str, float], rest: Pose) -> float:
    """The whole footprint; what lies above a hole belongs to it as well."""
    flat = PHYSICS.die.edge**2
    return max(sum(shares.values()), flat if abs(upper_face(rest)[1]) < 1 else 0)


def shown_face(rest: Pose, symbols: int) -> str:
    """FIG-JUDGE-7: read wherever it lies; not if it is tilted too much."""
    face, tilt = upper_face(rest)
    return "symbol" if face in SYMBOL_FACES[symbols] and tilt <= PHYSICS.judging.tilt else "plain"


# --- special throws --------------------------------------------------------------------------------------------------


def is_fulfilled(name: str, track: Track, before: tuple[Contact, ...], options: FighterOptions, throws: int) -> bool:
    """Was this special throw done? Those that only limit view and aim are always done (FIG-COMB-3)."""
    thrown = track.thrown
    match name:
        case "bank":  # FIG-MAP-1
            return any(c.body in STANDING for c in before) and any(c.body == "table" for c in before)
        case "double-bounce":  # FIG-MAP-6
            return sum(contact.body == "table" for contact in before) >= 2
        case "card-jump":
            return jumps_card(track, before, options)
        case "spin":
            return spins(track, before)
        case "under-leg":
            return passes_leg(track, options, throws)
        case "prayer":  # FIG-MAP-8
            return abs(thrown.hands) <= HANDS
        case "header":
            return heads(track, before, options)
        case "smash":  # FIG-MAP-17
            return abs(thrown.smash) <= TIMING
        case "jump" | "dance":
            return times_jump(name, thrown, options, throws)
        case "blind":  # FIG-MAP-5, FIG-RULING-61: so many milliseconds it was dark while he aimed
            return thrown.dark > 0
    return True


def jumps_card(track: Track, before: tuple[Contact, ...], options: FighterOptions) -> bool:
    """FIG-MAP-11: a bounce on the thrower's side, then over the card within its width and above its edge."""
    card = next((prop for prop in track.props if prop.kind == "card"), None)
    if card is None or not _stands_across(card, track):
        return False
    width, height, _ = PHYSICS.props.card
    across = (cos(radians(card.turn)), sin(radians(card.turn)))
    side = _side_of_release(card, across, track.thrown.side)
    bounced = 0
    until = before[-1].t if len(before) == len(track.contacts) and before else _first_board(track)
    for contact in before:
        if contact.body == "table" and _distance(card, across, contact.x, contact.y) * side > 0:
            bounced += 1
    crossing = _crossing(card, across, side, track, until)
    if crossing is None or abs(_along(card, across, crossing)) > width / 2 or lowest(crossing) <= height:
        return False
    return bounced == 1 if options.is_italian("card_jump_bounces") else bounced >= 1  # FIG-EDIT-15, FIG-EDDE-15


def _first_board(track: Track) -> float:
    return next((contact.t for contact in track.contacts if contact.body in BOARD), float("inf"))


def _stands_across(card: Prop, track: Track) -> bool:
    """Within 30 degrees of square to the line of throw, from the place of release to the middle of the card."""
    if not track.samples:
        return True
    start = track.samples[0].pose
    way = (card.x - start.x, card.y - start.y)
    length = hypot(*way) or 1.0
    along = abs(way[0] * cos(radians(card.turn)) + way[1] * sin(radians(card.turn))) / length
    return along <= sin(radians(CARD_ANGLE))


def _distance(card: Prop, across: tuple[float, float], x: float, y: float) -> float:
    """How far a point is before (or behind) the plane of the card."""
    return (x - card.x) * -across[1] + (y - card.y) * across[0]


def _along(card: Prop, across: tuple[float, float], pose: Pose) -> float:
    return (pose.x - card.x) * across[0] + (pose.y - card.y) * across[1]


def _side_of_release(card: Prop, across: tuple[float, float], side: str) -> int:
    """On which side of the plane the thrower is."""
    x, y = {"S": (0, -9e3), "N": (0, 9e3), "W": (-9e3, 0), "E": (9e3, 0)}[side]
    return 1 if _distance(card, across, x, y) > 0 else -1


def _crossing(card: Prop, across: tuple[float, float], side: int, track: Track, until: float) -> Pose | None:
    """The pose nearest to where the die goes through the plane of the card."""
    for earlier, later in zip(track.samples, track.samples[1:], strict=False):
        if later.t > until + 0.005:
            break
        first = _distance(card, across, earlier.pose.x, earlier.pose.y) * side
        second = _distance(card, across, later.pose.x, later.pose.y) * side
        if first > 0 >= second:
            return earlier.pose if first < -second else later.pose
    return None


def spins(track: Track, before: tuple[Contact, ...]) -> bool:
    """FIG-MAP-14: long enough, fast enough, and about the vertical."""
    until = _first_board(track) if len(before) < len(track.contacts) else float("inf")
    longest = since = -1.0
    for sample in track.samples:
        x, y, z = sample.spin
        whole = (x * x + y * y + z * z) ** 0.5
        if sample.t > until or abs(z) < SPIN_RATE or abs(z) < SPIN_SHARE * whole:
            since = -1.0
            continue
        since = sample.t if since < 0 else since
        longest = max(longest, sample.t - since)
    return longest >= SPIN_TIME - 1e-9


def passes_leg(track: Track, options: FighterOptions, throws: int) -> bool:
    """FIG-MAP-4: the die went through under the leg (de), or the hand was under it (it); in a jump all of it rises."""
    highest = LEG_HEIGHT + jump_height(throws, track.thrown.release, options)  # FIG-RULING-65, FIG-COMB-9
    if options.is_italian("leg_throw"):  # FIG-EDIT-11
        return 80 <= track.thrown.back <= 220 and track.thrown.z <= highest
    if track.thrown.back < LEG_RELEASE:  # FIG-EDDE-11
        return False
    return any(
        _back(track.thrown.side, earlier.pose) >= LEG_BACK > _back(track.thrown.side, later.pose)
        and later.pose.z < highest
        for earlier, later in zip(track.samples, track.samples[1:], strict=False)
    )


def _back(side: str, pose: Pose) -> float:
    """How far a die is behind the table edge of this side."""
    half = PHYSICS.table.width / 2 if side in "SN" else PHYSICS.table.length / 2
    return {"S": -pose.y, "N": pose.y, "W": -pose.x, "E": pose.x}[side] - half


def heads(track: Track, before: tuple[Contact, ...], options: FighterOptions) -> bool:
    """FIG-MAP-13: in time, and the head before the table (it) or before the target (de)."""
    if abs(track.thrown.head) > TIMING:
        return False
    bodies = [contact.body for contact in before]
    if "head" not in bodies:
        return False
    if options.is_italian("header_order"):  # FIG-EDIT-16
        return "table" not in bodies[: bodies.index("head")]
    return True  # FIG-EDDE-16


def times_jump(name: str, thrown: Input, options: FighterOptions, throws: int) -> bool:
    """FIG-MAP-19, FIG-MAP-20, FIG-COMB-11: when the die was released."""
    at = thrown.release
    is_turn = options.is_italian("dance")
    both = {"jump", "dance"} <= set(names_in(throws))
    if both:
        return TURN <= at <= LONG_JUMP
    if name == "jump":
        return 0 <= at <= JUMP
    return TURN <= at <= TURN + 2000 if is_turn else JUMP - 60 <= at <= JUMP + 200  # FIG-EDIT-6, FIG-EDDE-6
