"""Judging is a pure function of the record of contacts; these records are made up (FIG-GEO, FIG-JUDGE, FIG-MAP)."""

from __future__ import annotations

from math import cos, hypot, pi, radians, sin

import pytest

from undercroft.games.fighter.content.cards import mask
from undercroft.games.fighter.content.geometry import (
    HOLES,
    PHYSICS,
    REGIONS,
    Pose,
    footprint,
    region_at,
    turned,
    upper_face,
)
from undercroft.games.fighter.options import FighterOptions
from undercroft.games.fighter.rules.throws.arena import board_pieces
from undercroft.games.fighter.rules.throws.judging import Contact, Input, Prop, Sample, Track, judge
from undercroft.games.fighter.rules.throws.physics import Launch, prop_at

DE, IT = FighterOptions(), FighterOptions(edition="it")
RING_3 = turned(80, 0, 10, 0)


def contacts(*bodies: str) -> tuple[Contact, ...]:
    return tuple(Contact(0.1 * number, body) for number, body in enumerate(bodies))


def place(
    *bodies: str,
    throws: tuple[str, ...] = (),
    rest: Pose = RING_3,
    samples: tuple[Sample, ...] = (),
    props: tuple[Prop, ...] = (),
    thrown: Input = Input(),  # noqa: B008 - it never changes
    options: FighterOptions = DE,
) -> str:
    track = Track(contacts(*bodies), rest, samples, props, thrown)
    return judge(track, mask(list(throws)), options).place


# --- geometry --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("FIG-GEO-1", "FIG-GEO-2", "FIG-SETUP-1", "FIG-RULING-56")
def test_the_target_lies_in_the_middle_of_the_table() -> None:
    table = PHYSICS.table
    assert (table.length, table.width, table.thickness, table.floor) == (1400, 900, 30, -750)
    assert region_at(0, 0) == "10"
    assert footprint(turned(0, 0, 10, 0))["10"] == pytest.approx(256)


@pytest.mark.clause("FIG-COMP-1", "FIG-GEO-3")
def test_four_equal_parts_join_into_one_disc_without_a_gap() -> None:
    pieces = board_pieces()
    for angle in range(0, 360, 3):
        for r in (90, 120, 150, 193):
            x, y = r * cos(radians(angle)), r * sin(radians(angle))
            is_hole = any(hypot(x - hx, y - hy) < PHYSICS.target.hole_radius - 0.5 for hx, hy in HOLES)
            assert any(inside(piece, x, y) for piece in pieces) != is_hole, (angle, r)
    assert all(hypot(x, y) <= 195.01 for piece in pieces for x, y in piece)


def inside(outline: list[tuple[float, float]], x: float, y: float) -> bool:
    edges = zip(outline, [*outline[1:], outline[0]], strict=True)
    crosses = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for (ax, ay), (bx, by) in edges]
    return all(c >= -1e-6 for c in crosses) or all(c <= 1e-6 for c in crosses)


@pytest.mark.clause("FIG-GEO-4", "FIG-THROW-11")
@pytest.mark.parametrize(
    ("r", "region"),
    [
        (0, "10"),
        (19.9, "10"),
        (20, "4"),
        (59.9, "4"),
        (60, "3"),
        (104.9, "3"),
        (105, "2"),
        (149.9, "2"),
        (150, "1"),
        (194.9, "1"),
        (195, "off"),
    ],
)
def test_zones_by_distance_from_the_centre(r: float, region: str) -> None:
    assert region_at(r * cos(pi / 3), r * sin(pi / 3)) == region


@pytest.mark.clause("FIG-GEO-5", "FIG-THROW-4")
def test_four_holes_one_in_each_part() -> None:
    assert {(x > 0, y > 0) for x, y in HOLES} == {(True, True), (True, False), (False, True), (False, False)}
    assert all(region_at(x, y) == "" for x, y in HOLES)
    assert region_at(74.25 + 17.1, 74.25) != ""
    assert hypot(*HOLES[0]) == pytest.approx(105, abs=0.01)


@pytest.mark.clause("FIG-GEO-6", "FIG-THROW-6")
@pytest.mark.parametrize("angle", [15, 105, 195, 285])
def test_four_bones_override_their_ring(angle: float) -> None:
    for r in (114, 140, 171):
        assert region_at(r * cos(radians(angle)), r * sin(radians(angle))) == "bone"
    for r in (112, 173):
        assert region_at(r * cos(radians(angle)), r * sin(radians(angle))) in ("2", "1")


@pytest.mark.clause("FIG-GEO-7", "FIG-RULING-4")
def test_the_symbol_is_on_two_opposite_faces_unless_an_option_says_otherwise() -> None:
    half = 0.5**0.5
    poses = [Pose(0, 0, 10), Pose(0, 0, 10, 0, 1), Pose(0, 0, 10, half, half), Pose(0, 0, 10, half, -half)]
    poses += [Pose(0, 0, 10, half, 0, half), Pose(0, 0, 10, half, 0, -half)]
    assert {upper_face(pose)[0] for pose in poses} == {"1", "2", "3", "4", "5", "6"}
    for symbols in (1, 2, 3):
        options = FighterOptions(symbol_faces=str(symbols))  # type: ignore[arg-type]
        shown = [judge(Track(contacts("table", "board"), pose), 0, options).face for pose in poses]
        assert shown.count("symbol") == symbols
    assert [judge(Track((), pose), 0, DE).face for pose in poses[:2]] == ["symbol", "symbol"]


@pytest.mark.clause("FIG-GEO-8")
def test_a_prop_stands_on_the_table_and_off_the_target() -> None:
    for throws, kind, gap in (("bank", "box", 35 + 200), ("card-jump", "card", 200)):
        found = prop_at(Launch(prop="box", prop_x=0, prop_y=10), mask([throws]))
        assert found is not None
        assert found.kind == kind
        assert hypot(found.x, found.y) >= gap - 0.1
    far = prop_at(Launch(prop="sheet", prop_x=9000, prop_y=9000), mask(["bank"]))
    assert far is not None
    assert far.kind == "sheet"
    assert abs(far.x) <= 700 - 100
    assert abs(far.y) <= 450 - 100
    assert prop_at(Launch(prop="box"), 0) is None


@pytest.mark.clause("FIG-GEO-9")
def test_materials_are_data() -> None:
    assert (PHYSICS.restitution.table, PHYSICS.restitution.board, PHYSICS.restitution.card) == (0.5, 0.35, 0.2)
    assert (PHYSICS.friction.table, PHYSICS.friction.board, PHYSICS.friction.other) == (0.35, 0.45, 0.4)


# --- the verdict -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("FIG-JUDGE-1", "FIG-THROW-1", "FIG-THROW-2", "FIG-SIM-7", "FIG-SIM-8")
@pytest.mark.parametrize(
    ("bodies", "rest", "verdict"),
    [
        (("table", "board"), RING_3, "3"),
        (("board",), RING_3, "no-bounce"),
        (("board", "table", "board"), RING_3, "no-bounce"),
        (("boardDie", "table", "board"), RING_3, "no-bounce"),
        (("tableDie", "table", "board"), RING_3, "3"),
        (("tableDie", "board"), RING_3, "no-bounce"),
        (("edge", "table", "board"), RING_3, "3"),
        (("box", "board"), RING_3, "no-bounce"),
        (("floor",), turned(900, 0, -742, 0), "off"),
        (("table",), turned(300, 0, 8, 0), "off"),
        (("table", "board"), turned(74.25, 74.25, 8, 0), "hole"),
        (("table", "board"), turned(140 * cos(radians(15)), 140 * sin(radians(15)), 10, 15), "bone"),
    ],
)
def test_the_order_of_the_verdict(bodies: tuple[str, ...], rest: Pose, verdict: str) -> None:
    assert place(*bodies, rest=rest) == verdict


@pytest.mark.clause("FIG-JUDGE-2", "FIG-THROW-5")
def test_touching_the_table_at_rest() -> None:
    assert place("table", "board", rest=turned(94.25, 74.25, 8.29, 0)) == "hole"
    assert place("table", "board", rest=turned(94.25, 74.25, 8.31, 0)) == "2"


@pytest.mark.clause("FIG-JUDGE-1")
def test_a_die_that_leans_on_the_rim_from_outside_is_off_and_not_in_a_hole() -> None:
    half = radians(10) / 2
    leaning = Pose(192, 0, 9.2, cos(half), 0, sin(half))
    assert place("table", "board", rest=leaning) == "off"


@pytest.mark.clause("FIG-JUDGE-7", "FIG-THROW-15")
def test_a_die_that_leans_too_much_shows_no_symbol() -> None:
    for degrees, face in ((0, "symbol"), (29, "symbol"), (31, "plain")):
        half = radians(degrees) / 2
        leaning = Pose(80, 0, 12, cos(half), sin(half))
        assert judge(Track(contacts("board"), leaning), 0, DE).face == face
    assert judge(Track(contacts("floor"), turned(900, 0, -742, 0)), 0, DE).face == "symbol"


@pytest.mark.clause("FIG-JUDGE-8")
def test_the_verdict_tells_bounces_shares_and_what_failed() -> None:
    verdict = judge(Track(contacts("table", "table", "board"), RING_3), mask(["bank"]), DE)
    assert (verdict.place, verdict.bounces, verdict.failed) == ("failed", 2, ("bank",))
    assert set(verdict.shares) == set(REGIONS)
    assert sum(verdict.shares.values()) == pytest.approx(256, abs=0.1)


# --- special throws --------------------------------------------------------------------------------------------------


def spinning(rate: float, share: float, time: float) -> tuple[Sample, ...]:
    side = rate * (1 / share**2 - 1) ** 0.5
    return tuple(Sample(0.005 * n, RING_3, (side, 0, rate)) for n in range(round(time / 0.005) + 1))


@pytest.mark.clause("FIG-MAP-14", "FIG-SPEC-14")
@pytest.mark.parametrize(
    ("rate", "share", "time", "fine"),
    [
        (3, 0.95, 0.15, True),
        (-3.5, 0.95, 0.2, True),
        (2.9, 0.95, 0.3, False),
        (3, 0.85, 0.3, False),
        (3, 0.95, 0.14, False),
    ],
)
def test_a_top_spins_fast_upright_and_long_enough(rate: float, share: float, time: float, fine: bool) -> None:
    track = Track((Contact(0.5, "table"), Contact(0.6, "board")), RING_3, spinning(rate, share, time))
    assert (judge(track, mask(["spin"]), DE).place == "3") == fine
    late = Track((Contact(0.01, "table"), Contact(0.02, "board")), RING_3, spinning(5, 0.99, 0.5))
    assert judge(late, mask(["spin"]), DE).place == "failed"


@pytest.mark.clause("FIG-MAP-4", "FIG-SPEC-4", "FIG-EDDE-11", "FIG-EDIT-11")
def test_under_the_leg() -> None:
    low = (
        Sample(0, turned(0, -700, 100, 0)),
        Sample(0.005, turned(0, -610, 110, 0)),
        Sample(0.01, turned(0, -590, 110, 0)),
    )
    high = (Sample(0, turned(0, -700, 100, 0)), Sample(0.01, turned(0, -590, 140, 0)))
    hand = Input(back=250, z=100)
    assert place("table", "board", throws=("under-leg",), samples=low, thrown=hand) == "3"
    assert place("table", "board", throws=("under-leg",), samples=high, thrown=hand) == "failed"
    assert place("table", "board", throws=("under-leg",), samples=low, thrown=Input(back=200, z=100)) == "failed"
    assert place("table", "board", throws=("under-leg",), thrown=Input(back=200, z=122), options=IT) == "3"
    assert place("table", "board", throws=("under-leg",), thrown=Input(back=230, z=100), options=IT) == "failed"
    assert place("table", "board", throws=("under-leg",), thrown=Input(back=200, z=123), options=IT) == "failed"


@pytest.mark.clause("FIG-MAP-8", "FIG-MAP-17", "FIG-SPEC-8", "FIG-SPEC-17")
def test_hands_and_smash_must_be_in_time() -> None:
    for hands, fine in ((80, True), (-80, True), (81, False)):
        assert (place("table", "board", throws=("prayer",), thrown=Input(hands=hands)) == "3") == fine
    for smash, fine in ((120, True), (-121, False)):
        assert (place("table", "board", throws=("smash",), thrown=Input(smash=smash)) == "3") == fine


@pytest.mark.clause("FIG-MAP-13", "FIG-SPEC-13", "FIG-EDDE-16", "FIG-EDIT-16")
def test_the_head_comes_before_the_target_or_even_before_the_table() -> None:
    assert place("head", "table", "board", throws=("header",)) == "3"
    assert place("head", "table", "board", throws=("header",), options=IT) == "3"
    assert place("table", "head", "table", "board", throws=("header",)) == "3"
    assert place("table", "head", "table", "board", throws=("header",), options=IT) == "failed"
    assert place("table", "board", "head", throws=("header",)) == "failed"
    assert place("head", "table", "board", throws=("header",), thrown=Input(head=121)) == "failed"


@pytest.mark.clause("FIG-MAP-5", "FIG-SPEC-5", "FIG-RULING-61")
def test_a_blind_throw_is_aimed_after_the_lights_went_out() -> None:
    assert place("table", "board", throws=("blind",), thrown=Input(dark=1)) == "3"
    for never in (0, -1):
        assert place("table", "board", throws=("blind",), thrown=Input(dark=never)) == "failed"
    assert place("table", "board", thrown=Input(dark=0)) == "3", "who need not be blind may look"


@pytest.mark.clause("FIG-RULING-65", "FIG-COMB-9", "FIG-MAP-4")
def test_in_a_jump_the_leg_and_its_limit_rise_together() -> None:
    """At 240 milliseconds the thrower is 282 mm high, and so is everything about his leg."""

    def under(z: float, *throws: str, release: int = 240, back: float = 250) -> str:
        path = (
            Sample(0, turned(0, -700, z, 0)),
            Sample(0.005, turned(0, -610, z, 0)),
            Sample(0.01, turned(0, -590, z, 0)),
        )
        return place("table", "board", throws=throws, samples=path, thrown=Input(back=back, z=z, release=release))

    assert under(110, "under-leg") == "3"
    assert under(300, "under-leg") == "failed"
    assert under(300, "under-leg", "jump") == "3"
    assert under(403, "under-leg", "jump") == "3"
    assert under(406, "under-leg", "jump") == "failed"
    assert under(300, "under-leg", "jump", release=20) == "failed", "he has hardly left the floor"
    hand = Input(back=200, z=403, release=240)
    assert place("table", "board", throws=("under-leg", "jump"), thrown=hand, options=IT) == "3"
    assert place("table", "board", throws=("under-leg",), thrown=hand, options=IT) == "failed"


@pytest.mark.clause("FIG-MAP-11", "FIG-SPEC-11")
@pytest.mark.parametrize(
    ("x", "z", "turn", "fine"),
    [
        (0, 80, 0, True),
        (55, 80, 0, True),
        (65, 80, 0, False),
        (0, 25, 0, True),
        (0, 23, 0, False),
        (0, 80, 29, True),
        (0, 80, 35, False),
    ],
)
def test_over_the_card_within_its_width_and_square_to_it(x: float, z: float, turn: float, fine: bool) -> None:
    path = tuple(
        Sample(t, turned(px, y, h, 0)) for t, px, y, h in ((0, 0, -460, 150), (0.2, x, -260, z), (0.21, x, -240, z))
    )
    bounced = (Contact(0.1, "table", 0, -400), Contact(0.5, "board", 0, -150))
    track = Track(bounced, RING_3, path, (Prop("card", 0, -250, turn),))
    assert (judge(track, mask(["card-jump"]), DE).place == "3") == fine
    behind = (Contact(0.1, "table", 0, -230), Contact(0.5, "board", 0, -150))
    assert judge(Track(behind, RING_3, path, (Prop("card", 0, -250, 0),)), mask(["card-jump"]), DE).place == "failed"
    assert judge(Track(bounced, RING_3, path), mask(["card-jump"]), DE).place == "failed"


@pytest.mark.clause("FIG-COMB-2", "FIG-WEAP-5", "FIG-WEAP-7")
def test_all_path_checks_are_made_on_one_record() -> None:
    both = ("bank", "double-bounce")
    assert place("table", "box", "table", "board", throws=both) == "3"
    assert place("box", "table", "board", throws=both) == "failed"
    assert place("table", "table", "board", throws=both) == "failed"


@pytest.mark.clause("FIG-SPEC-1", "FIG-MAP-1")
def test_a_sheet_is_as_good_as_a_box_to_bank_on_but_a_card_is_not() -> None:
    assert place("sheet", "table", "board", throws=("bank",)) == "3"
    assert place("card", "table", "board", throws=("bank",)) == "failed"


@pytest.mark.clause("FIG-COMB-2")
@pytest.mark.parametrize(
    "name", ["weak-hand", "borrowed-hand", "backward", "seated", "long", "below-table", "blow", "elbow"]
)
def test_what_limits_only_view_and_aim_is_not_judged_by_the_record(name: str) -> None:
    assert place("table", "board", throws=(name,)) == "3"
