"""Which special throws go together, and the range of every quantity of a launch (FIG-COMB, FIG-MAP, FIG-SPEC)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from undercroft.games.fighter.content.cards import BIT, THROWS, mask
from undercroft.games.fighter.options import FighterOptions
from undercroft.games.fighter.rules.demands import LAUNCHES, conflicts
from undercroft.games.fighter.rules.throws.judging import Input, times_jump
from undercroft.games.fighter.rules.throws.landing import hit_chance
from undercroft.games.fighter.rules.throws.launch import eyes
from undercroft.games.fighter.rules.throws.physics import Launch, hold, place_of_release
from undercroft.games.fighter.rules.throws.ranges import ideal_release, jump_height, limits, outside_target
from undercroft.games.fighter.state import RuleSet

DE, IT = FighterOptions(), FighterOptions(edition="it")
GERMAN, ITALIAN = RuleSet(DE, 2), RuleSet(IT, 2)


def together(*names: str, rules: RuleSet = GERMAN) -> bool:
    return not conflicts(mask(list(names)), rules)


@pytest.mark.clause("FIG-COMB-5")
def test_one_launch_method_at_a_time_but_for_five_pairs() -> None:
    single = [name for name in LAUNCHES if name not in ("header", "smash")]
    allowed = {pair for pair in combinations(single, 2) if together(*pair)}
    assert allowed == {
        ("blow", "elbow"),
        ("blow", "nose"),
        ("blow", "borrowed-hand"),
        ("crossbow", "borrowed-hand"),
        ("prayer", "borrowed-hand"),
    }
    assert not together("blow", "elbow", "nose")


@pytest.mark.clause("FIG-COMB-6")
def test_header_and_smash_follow_a_toss() -> None:
    for struck in ("header", "smash"):
        for toss in ("prayer", "crossbow", "catapult", "borrowed-hand"):
            assert together(struck, toss), (struck, toss)
        for other in ("blow", "elbow", "nose"):
            assert not together(struck, other), (struck, other)
    assert together("header", "smash")
    assert not together("header", "prayer", "crossbow")


CONFLICTS = [
    *(("seated", "jump"), ("seated", "dance"), ("seated", "nose"), ("seated", "header")),
    *(("long", "catapult"), ("long", "elbow"), ("long", "nose"), ("long", "blow")),
    *(("below-table", "elbow"), ("below-table", "nose"), ("below-table", "blow"), ("below-table", "smash")),
    *(("under-leg", "elbow"), ("under-leg", "nose"), ("under-leg", "header"), ("under-leg", "smash")),
    ("under-leg", "catapult"),
]


@pytest.mark.clause("FIG-COMB-8", "FIG-EDDE-10", "FIG-EDIT-10")
def test_the_conflict_table_and_nothing_else() -> None:
    for rules, own in ((GERMAN, {("jump", "dance")}), (ITALIAN, {("seated", "backward"), ("long", "under-leg")})):
        wanted = {frozenset(pair) for pair in (*CONFLICTS, *own)}
        found = {
            frozenset(pair)
            for pair in combinations(THROWS, 2)
            if not together(*pair, rules=rules) and not set(pair) <= set(LAUNCHES)
        }
        assert found == wanted


@pytest.mark.clause("FIG-WEAP-8", "FIG-COMB-1")
def test_equal_demands_are_one() -> None:
    assert mask(["jump", "jump"]) == BIT["jump"]


# --- ranges ----------------------------------------------------------------------------------------------------------


def ranges(*names: str, options: FighterOptions = DE) -> dict[str, Any]:
    return limits(mask(list(names)), options)._asdict()


@pytest.mark.clause("FIG-SIM-2")
def test_a_plain_throw_is_clamped_to_its_ranges() -> None:
    wild = hold(Launch("S", 5000, -900, 9000, 90, 90, 99_999, 50, -50, 50), 0, DE)
    assert (wild.along, wild.back, wild.z, wild.azimuth, wild.elevation, wild.speed) == (700, -100, 500, 60, 60, 4000)
    assert (wild.spin_x, wild.spin_y, wild.spin_z) == (12, -12, 12)


@pytest.mark.clause("FIG-SPEC-2", "FIG-MAP-2")
def test_a_crossbow_shot_is_a_flick_with_forced_spin() -> None:
    assert ranges("crossbow")["speed"] == (600, 3500)
    assert ranges("crossbow")["elevation"] == (0, 35)
    held = hold(Launch(speed=600, spin_x=-5, spin_y=7), BIT["crossbow"], DE)
    assert (held.spin_x, held.spin_y) == (10, 0)


@pytest.mark.clause("FIG-SPEC-3", "FIG-MAP-3")
def test_a_blow_has_no_spin_and_little_speed() -> None:
    assert (ranges("blow")["z"], ranges("blow")["elevation"], ranges("blow")["speed"]) == (
        (60, 250),
        (-10, 10),
        (250, 1500),
    )
    held = hold(Launch(speed=4000, spin_x=5, spin_z=5), BIT["blow"], DE)
    assert (held.speed, held.spin_x, held.spin_z) == (1500, 0, 0)


@pytest.mark.clause("FIG-SPEC-7", "FIG-MAP-7", "FIG-SPEC-15", "FIG-MAP-15")
@pytest.mark.parametrize(
    ("name", "back", "z", "speed"),
    [("elbow", (-350, 100), (60, 350), (100, 900)), ("nose", (-250, 150), (80, 450), (50, 700))],
)
def test_elbow_and_nose_roll_off_outside_the_target(name: str, back: Any, z: Any, speed: Any) -> None:
    found = ranges(name)
    assert (found["back"], found["z"], found["speed"], found["elevation"]) == (back, z, speed, (-30, 0))
    held = hold(Launch(speed=400, back=-350), BIT[name], DE)
    assert held.spin_x == pytest.approx(400 / 50.27, abs=0.01)
    x, y = place_of_release(held, BIT[name])
    assert (x * x + y * y) ** 0.5 >= 225 - 1e-9
    assert outside_target(0, 0) == (0, -225)


@pytest.mark.clause("FIG-SPEC-12", "FIG-MAP-12", "FIG-EDDE-9", "FIG-EDIT-9")
def test_the_catapult_juts_out_far_or_slightly_and_may_be_tapped_in_italy() -> None:
    german, italian = ranges("catapult"), ranges("catapult", options=IT)
    assert (german["back"], german["elevation"], german["speed"]) == ((20, 35), (45, 80), (600, 3000))
    assert (italian["back"], italian["elevation"], italian["speed"]) == ((5, 20), (45, 85), (500, 3000))
    assert german["z"] == italian["z"] == (0, 5)


@pytest.mark.clause("FIG-SPEC-16", "FIG-MAP-16", "FIG-SPEC-9", "FIG-MAP-9")
def test_backward_and_weak_hand_tremble_more() -> None:
    assert ranges("backward")["back"] == (50, 300)
    assert (ranges("backward")["tremor"], ranges("weak-hand")["tremor"]) == (2.25, 3)


@pytest.mark.clause("FIG-SPEC-17", "FIG-MAP-17")
def test_a_smash_goes_down_hard() -> None:
    found = ranges("smash")
    assert (found["z"], found["elevation"], found["speed"]) == ((120, 450), (-80, -30), (1200, 4000))


@pytest.mark.clause("FIG-SPEC-18", "FIG-MAP-18", "FIG-EDDE-8", "FIG-EDIT-8")
def test_seated_throws_come_from_low_down_and_are_seen_badly() -> None:
    """In Germany the eyes are below the edge and see no target; in Italy they see it edge-on and aim better."""
    assert ranges("seated")["z"] == ranges("seated", options=IT)["z"] == (-150, 200)
    assert eyes(BIT["seated"], DE)["eyes"] == -60
    assert eyes(BIT["seated"], IT)["eyes"] == 4
    assert eyes(0, DE)["eyes"] is None
    assert ranges("seated")["tremor"] > ranges("seated", options=IT)["tremor"] > 1
    assert hit_chance(BIT["seated"], "steady", DE) < hit_chance(0, "steady", DE)


@pytest.mark.clause("FIG-COMB-3", "FIG-SPEC-9", "FIG-MAP-9", "FIG-SPEC-16", "FIG-MAP-16", "FIG-SPEC-5", "FIG-MAP-5")
def test_clients_are_told_what_the_thrower_may_see_and_how_his_hand_obeys() -> None:
    plain = {"mirrored": False, "inverted": False, "turned": False, "eyes": None, "dark": False}
    assert eyes(0, DE) == plain
    assert eyes(BIT["weak-hand"], DE) == {**plain, "mirrored": True}
    assert eyes(BIT["backward"], DE) == {**plain, "mirrored": True, "inverted": True, "turned": True}
    assert eyes(BIT["blind"], DE) == {**plain, "dark": True}
    both = eyes(mask(["weak-hand", "backward"]), DE)
    assert (both["mirrored"], both["inverted"]) == (False, True), "two mirrorings cancel each other"
    assert eyes(mask(["seated", "blind", "weak-hand"]), DE) == {**plain, "eyes": -60, "dark": True, "mirrored": True}


@pytest.mark.clause("FIG-SPEC-21", "FIG-MAP-21")
def test_below_the_table_is_below_the_edge_and_behind_it() -> None:
    found = ranges("below-table")
    assert (found["z"], found["back"], found["elevation"]) == ((-300, -10), (20, 300), (-75, 85))


@pytest.mark.clause("FIG-SPEC-22", "FIG-MAP-22", "FIG-EDDE-7", "FIG-EDIT-7")
def test_a_long_throw_is_one_or_two_steps_away() -> None:
    assert ranges("long")["back"] == (400, 1100)
    assert ranges("long", options=IT)["back"] == (400, 450)
    assert ranges("long")["z"] == (40, 1200)


@pytest.mark.clause("FIG-SPEC-13", "FIG-MAP-13")
def test_a_header_comes_from_the_height_of_a_head() -> None:
    assert ranges("header")["z"] == (130, 500)


@pytest.mark.clause("FIG-SPEC-4", "FIG-MAP-4", "FIG-EDDE-11", "FIG-EDIT-11")
def test_under_the_leg_the_die_or_the_hand() -> None:
    assert ranges("under-leg")["back"][0] == 240
    assert (ranges("under-leg", options=IT)["back"], ranges("under-leg", options=IT)["z"]) == ((80, 220), (40, 122))


@pytest.mark.clause("FIG-SPEC-19", "FIG-MAP-19")
def test_a_jump_lifts_the_hand_and_must_be_used_in_time() -> None:
    assert jump_height(BIT["jump"], 240, DE) == pytest.approx(2354 * 0.24 - 4905 * 0.24**2, abs=0.5)
    assert jump_height(BIT["jump"], 480, DE) == pytest.approx(0, abs=0.5)
    assert jump_height(0, 240, DE) == 0
    for at, fine in ((-1, False), (0, True), (480, True), (481, False)):
        assert times_jump("jump", Input(release=at), DE, BIT["jump"]) == fine
    assert ideal_release(BIT["jump"], DE) < 480


@pytest.mark.clause("FIG-SPEC-20", "FIG-MAP-20", "FIG-EDDE-6", "FIG-EDIT-6")
def test_a_dance_is_a_jump_in_germany_and_a_turn_in_italy() -> None:
    for options, good, bad in ((DE, (420, 680), (419, 681)), (IT, (800, 2800), (799, 2801))):
        assert all(times_jump("dance", Input(release=at), options, BIT["dance"]) for at in good)
        assert not any(times_jump("dance", Input(release=at), options, BIT["dance"]) for at in bad)
    assert jump_height(BIT["dance"], 240, DE) > 0
    assert jump_height(BIT["dance"], 240, IT) == 0


@pytest.mark.clause("FIG-COMB-11")
def test_jump_and_dance_together_are_a_long_jump() -> None:
    both = mask(["jump", "dance"])
    assert together("jump", "dance", rules=ITALIAN)
    for at, fine in ((799, False), (800, True), (900, True), (901, False)):
        assert (
            times_jump("jump", Input(release=at), IT, both) == times_jump("dance", Input(release=at), IT, both) == fine
        )
    assert jump_height(both, 450, IT) > jump_height(BIT["jump"], 240, IT)


@pytest.mark.clause("FIG-COMB-3", "FIG-SIM-3")
def test_tremor_factors_multiply_up_to_eight() -> None:
    assert ranges("weak-hand", "backward")["tremor"] == 3 * 2.25
    assert ranges("weak-hand", "backward", "blind")["tremor"] == 8


@pytest.mark.clause("FIG-COMB-4")
def test_one_range_is_taken_for_each_quantity() -> None:
    assert ranges("long", "backward")["back"] == (400, 1100)
    assert ranges("backward", "below-table")["back"] == (50, 300)
    assert ranges("header", "seated")["z"] == (130, 500)
    assert ranges("crossbow", "seated")["z"] == (-150, 200)
    assert ranges("crossbow", "below-table")["elevation"] == (0, 85)
    assert ranges("crossbow", "backward")["speed"] == (600, 3500)


@pytest.mark.clause("FIG-COMB-7")
def test_a_blow_with_an_elbow_is_blown_from_the_elbow() -> None:
    found = ranges("blow", "elbow")
    assert (found["back"], found["z"], found["speed"]) == ((-350, 100), (60, 350), (250, 1500))


@pytest.mark.clause("FIG-COMB-9")
def test_a_catapult_below_the_table_is_let_go_at_the_bent_card() -> None:
    assert ranges("below-table", "catapult")["z"] == (-30, -10)
    assert ranges("below-table", "header")["z"] == (130, 500)


@pytest.mark.clause("FIG-SPEC-14", "FIG-MAP-14")
def test_a_top_may_spin_faster() -> None:
    assert ranges("spin")["spin_z"] == (-20, 20)
    assert ranges()["spin_z"] == (-12, 12)


@pytest.mark.clause("FIG-SPEC-8", "FIG-MAP-8")
def test_a_prayer_goes_up_or_down_a_little() -> None:
    assert ranges("prayer")["elevation"] == (-20, 45)
