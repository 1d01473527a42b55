"""A die looks and lands like a die (FIG-SIM, FIG-GEO-9). Slower: `undercroft workshop fair-die`."""

from __future__ import annotations

from math import hypot
from statistics import mean, pstdev
from typing import Any

import mujoco
import pytest

from undercroft.games.fighter.content.cards import BIT, mask
from undercroft.games.fighter.content.geometry import PHYSICS, Pose, lowest, turned, upper_face
from undercroft.games.fighter.options import FighterOptions
from undercroft.games.fighter.rules.throws import arena
from undercroft.games.fighter.rules.throws.judging import judge
from undercroft.games.fighter.rules.throws.physics import LONGEST, REST_TIME, Launch, fly, start
from undercroft.workshop.fair_die import chi_square, faces

DE, IT = FighterOptions(), FighterOptions(edition="it")
PLAIN = Launch("S", 0, 0, 150, 0, -20, 1200)


def bounce(x: float, y: float, rest: float) -> float:
    """How much of its speed a die keeps that falls flat from 20 cm."""
    model = arena.model(0, "", False)
    data: Any = mujoco.MjData(model)
    data.qpos[:3] = (x, y, 0.2)
    falling = False
    for _ in range(1500):
        mujoco.mj_step(model, data)
        if falling and data.qvel[2] > 0 and data.qpos[2] > rest + 0.001:
            break
        falling = falling or data.qvel[2] < -0.5
    up = data.qvel[2] ** 2 / (2 * 9.81) + data.qpos[2] - rest
    return float((up / (0.2 - rest)) ** 0.5)


@pytest.mark.clause("FIG-GEO-9")
def test_a_die_bounces_as_high_as_table_and_board_say() -> None:
    assert bounce(0.4, 0.2, 0.008) == pytest.approx(PHYSICS.restitution.table, abs=0.04)
    assert bounce(0.03, 0.1, 0.010) == pytest.approx(PHYSICS.restitution.board, abs=0.04)


@pytest.mark.clause("FIG-SIM-9", "FIG-SIM-5")
def test_a_thrown_die_comes_to_rest_flat_on_something() -> None:
    for seed in range(12):
        track = fly(PLAIN, 0, DE, seed).track
        assert track.samples[-1].t < LONGEST
        before = next(s for s in track.samples if s.t >= track.samples[-1].t - REST_TIME + 0.03)
        assert hypot(before.pose.x - track.rest.x, before.pose.y - track.rest.y) < 5 * REST_TIME
        if abs(track.rest.x) < 690 and abs(track.rest.y) < 440 and upper_face(track.rest)[1] < 1:
            assert lowest(track.rest) == pytest.approx(2 if lowest(track.rest) > 1 else 0, abs=0.1)
    gaps = [later.t - earlier.t for earlier, later in zip(track.samples, track.samples[1:], strict=False)]
    assert max(gaps) < 0.0061


@pytest.mark.clause("FIG-SIM-4")
def test_the_same_launch_and_tremor_fly_the_same() -> None:
    one, other = fly(PLAIN, 0, DE, 7), fly(PLAIN, 0, DE, 7)
    assert one.track == other.track
    assert fly(PLAIN, 0, DE, 8).track != one.track
    assert arena.STEP <= 1 / 480


@pytest.mark.clause("FIG-SIM-3")
def test_the_hand_trembles_as_much_as_the_rules_say() -> None:
    speeds = [hypot(*start(PLAIN, 0, DE, seed)[1]) for seed in range(1500)]
    assert mean(speeds) == pytest.approx(1200, rel=0.01)
    assert pstdev(speeds) / 1200 == pytest.approx(0.05, rel=0.1)
    weak = [hypot(*start(PLAIN, BIT["weak-hand"], DE, seed)[1]) for seed in range(1500)]
    assert pstdev(weak) / 1200 == pytest.approx(0.15, rel=0.1)
    turns = {upper_face(start(PLAIN, 0, DE, seed)[0])[0] for seed in range(60)}
    assert len(turns) == 6


@pytest.mark.clause("FIG-GEO-7")
def test_the_die_is_a_cube_with_rounded_edges_and_its_weight() -> None:
    model = arena.model(0, "", False)
    (half, *others), margin = model.geom("die").size.tolist(), float(model.geom("die").margin[0])
    assert others == [half, half]
    assert 2000 * (half + margin) == pytest.approx(16)
    assert 1000 * margin == pytest.approx(1)
    assert 1000 * float(model.body("die").mass[0]) == pytest.approx(4.6)
    assert len({round(1e12 * part) for part in model.body("die").inertia.tolist()}) == 1


@pytest.mark.clause("FIG-SIM-11")
def test_a_used_die_that_nothing_strikes_stays_where_it_is() -> None:
    lying = turned(-150, 60, 10, 30)
    flight = fly(Launch("E", 0, 0, 100, 0, -40, 900), 0, DE, 1, [lying])
    assert hypot(flight.lying[0].x - lying.x, flight.lying[0].y - lying.y) < 0.5


@pytest.mark.clause("FIG-GEO-7")
def test_no_face_is_favoured() -> None:
    """A quick look at 120 throws; the separate target looks at 6,000."""
    assert chi_square(faces(120, first=1)) < 20.5  # one in a thousand fair dice is as uneven


def test_dice_land_around_where_they_are_thrown() -> None:
    rests = [fly(PLAIN, 0, DE, seed).track.rest for seed in range(40)]
    assert abs(mean(rest.x for rest in rests)) < 60
    assert 15 < pstdev([rest.x for rest in rests]) < 160
    assert 20 < pstdev([rest.y for rest in rests]) < 200


@pytest.mark.clause("FIG-SIM-1", "FIG-THROW-12")
@pytest.mark.parametrize("side", ["S", "N", "E", "W"])
def test_one_may_throw_from_any_side_towards_the_middle(side: str) -> None:
    pose, velocity, _ = start(PLAIN._replace(side=side), 0, DE, 3)
    assert pose.x * velocity[0] + pose.y * velocity[1] < 0
    assert abs(pose.x * velocity[1] - pose.y * velocity[0]) < 0.1 * hypot(pose.x, pose.y) * hypot(*velocity[:2])


@pytest.mark.clause("FIG-SIM-1")
def test_a_positive_azimuth_turns_clockwise() -> None:
    _, straight, _ = start(PLAIN, 0, DE, 3)
    _, right, _ = start(PLAIN._replace(azimuth=30), 0, DE, 3)
    assert straight[0] * right[1] - straight[1] * right[0] < 0


@pytest.mark.clause("FIG-SIM-6", "FIG-SIM-7")
def test_a_die_that_lies_on_the_table_touches_it_once() -> None:
    slid = fly(Launch("S", 300, -60, 12, 90, 0, 300), 0, DE, 5).track
    assert [contact.body for contact in slid.contacts].count("table") <= 3
    assert slid.contacts[0].body == "table"


@pytest.mark.clause("FIG-SIM-4")
def test_a_fast_die_goes_through_nothing() -> None:
    for seed in range(6):
        track = fly(Launch("S", 0, -100, 400, 0, -75, 4000), 0, DE, seed).track
        assert all(sample.pose.z > -5 for sample in track.samples if hypot(sample.pose.x, sample.pose.y) < 300)


@pytest.mark.clause("FIG-SIM-11", "FIG-EDDE-17")
def test_used_dice_lie_in_the_way_and_can_be_pushed() -> None:
    lying = turned(0, -160, 10, 20)
    moved = struck = 0
    for seed in range(10):
        flight = fly(Launch("S", 0, 0, 100, 0, -15, 1600), 0, DE, seed, [lying])
        (after,) = flight.lying
        moved += hypot(after.x - lying.x, after.y - lying.y) > 2
        bodies = [contact.body for contact in flight.track.contacts]
        assert "lying0" not in bodies  # FIG-SIM-5: it is known by where it lies
        assert "tableDie" not in bodies
        struck += "boardDie" in bodies
    assert 0 < moved <= struck < 10


@pytest.mark.clause("FIG-GEO-5")
def test_a_die_falls_through_a_hole_onto_the_table() -> None:
    flight = fly(Launch("S", 0, 0, 150, 0, 0, 300), 0, DE, 1, [Pose(74.25, 74.25, 60)])
    (fallen,) = flight.lying
    assert lowest(fallen) == pytest.approx(0, abs=0.3)


@pytest.mark.clause("FIG-SPEC-1", "FIG-MAP-1")
def test_a_box_stands_in_the_way() -> None:
    aim = Launch("S", 0, -60, 60, 0, 5, 1500, prop="box", prop_x=0, prop_y=-260)
    track = fly(aim, mask(["bank"]), DE, 2).track
    assert "box" in {contact.body for contact in track.contacts}


@pytest.mark.clause("FIG-MAP-10", "FIG-SPEC-10")
def test_a_borrowed_hand_sways_and_a_dummy_sways_more() -> None:
    def sideways(release: int, *, is_dummy: bool = False) -> float:
        aim = PLAIN._replace(release=release)
        _, velocity, _ = start(aim, BIT["borrowed-hand"], DE, 4, sigma=0, is_dummy=is_dummy)
        return velocity[0] / hypot(*velocity[:2])

    assert sideways(0) == pytest.approx(0, abs=1e-6)
    assert abs(sideways(300)) == pytest.approx(0.1045, abs=0.001)  # six degrees
    assert max(abs(sideways(at, is_dummy=True)) for at in range(0, 1200, 20)) == pytest.approx(0.1736, abs=0.001)


@pytest.mark.clause("FIG-MAP-8", "FIG-MAP-13")
def test_missed_moments_turn_the_throw() -> None:
    def azimuth(throws: str, **marks: int) -> tuple[float, float]:
        _, (x, y, _z), _ = start(Launch(**{**PLAIN._asdict(), **marks}), BIT[throws], DE, 4, sigma=0)
        return x / hypot(x, y), hypot(x, y)

    assert azimuth("prayer", hands=50)[0] == pytest.approx(0.1736, abs=0.001)  # ten degrees
    straight, late = azimuth("header"), azimuth("header", head=60)
    assert late[0] == pytest.approx(0.0628, abs=0.001)  # 3.6 degrees
    assert late[1] == pytest.approx(straight[1] * (1 - 60 / 700), rel=0.01)


def test_the_leg_is_a_bar_behind_the_edge() -> None:
    high = fly(Launch("S", 0, 300, 250, 0, -5, 2500), BIT["under-leg"], DE, 3).track
    assert "leg" in {contact.body for contact in high.contacts}
    low = fly(Launch("S", 0, 260, 60, 0, 12, 2200), BIT["under-leg"], DE, 3).track
    assert "leg" not in {contact.body for contact in low.contacts}
    assert judge(low, BIT["under-leg"], DE).failed == ()
