"""Where judging a throw begins and ends: on the line, just before it and just after it (FIG-JUDGE, FIG-MAP)."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Any

import pytest
from tests.games.fighter.test_judging import DE, IT, RING_3, place

from undercroft.games.fighter.content.cards import mask
from undercroft.games.fighter.content.geometry import Pose, turned
from undercroft.games.fighter.options import FighterOptions
from undercroft.games.fighter.rules.throws.judging import (
    Contact,
    Input,
    Prop,
    Sample,
    Track,
    _along,
    _distance,
    footprint_area,
    judge,
    place_of,
    shown_face,
)


def through(*points: tuple[float, float, float], spin: tuple[float, float, float] = (0, 0, 0)) -> tuple[Sample, ...]:
    return tuple(Sample(0.01 * number, Pose(*point), spin) for number, point in enumerate(points))


def at(mark: str, time: int) -> Input:
    given: dict[str, Any] = {mark: time}
    return Input()._replace(**given)


# --- where it rests --------------------------------------------------------------------------------------------------


@pytest.mark.clause("FIG-JUDGE-2")
@pytest.mark.parametrize(("z", "verdict"), [(8.29, "off"), (8.31, "3")])
def test_what_is_at_most_three_tenths_above_the_table_touches_it(z: float, verdict: str) -> None:
    assert place("table", "board", rest=turned(300, 0, z, 0)) == "off"
    assert place("table", rest=turned(80, 0, z, 0)) == ("hole" if verdict == "off" else verdict)


@pytest.mark.clause("FIG-JUDGE-2", "FIG-THROW-4")
def test_a_die_that_leans_into_a_hole_with_its_lowest_corner_is_in_it() -> None:
    leaning = turned(74.25, 74.25, 9, 0, 40)
    assert place_of(leaning, {}) == "hole"
    assert place_of(turned(186.8, 0, 8, 0), {"1": 200.0}) == "hole"
    assert place_of(turned(187, 0, 8, 0), {"1": 200.0}) == "off"


@pytest.mark.clause("FIG-JUDGE-4", "FIG-JUDGE-5")
def test_in_doubt_the_worse_region_counts_and_a_twentieth_of_the_footprint_is_doubt() -> None:
    high = turned(80, 0, 10, 0)
    assert place_of(high, {"3": 134.3, "2": 121.6}) == "2"
    assert place_of(high, {"3": 134.5, "2": 121.5}) == "3"
    assert place_of(high, {"3": 12.0, "1": 0.0}) == "3"  # a region without a share is no candidate
    assert place_of(high, {"3": 12.0, "1": 0.5}) == "1"
    assert place_of(high, {"3": 0.0, "off": 0.0}) == "hole"


@pytest.mark.clause("FIG-JUDGE-5")
def test_a_flat_die_above_a_hole_has_its_whole_footprint() -> None:
    flat, tilted = turned(80, 0, 10, 0), turned(80, 0, 10, 0, 20)
    assert footprint_area({"3": 100.0}, flat) == 256
    assert footprint_area({"3": 300.0}, flat) == 300
    assert footprint_area({"3": 100.0}, tilted) == 100
    assert footprint_area({}, tilted) == 0
    assert footprint_area({"3": 100.0}, turned(80, 0, 10, 0, 1.5)) == 100


@pytest.mark.clause("FIG-JUDGE-7")
@pytest.mark.parametrize(("tilt", "face"), [(29.9, "symbol"), (30.1, "plain")])
def test_a_symbol_is_read_up_to_thirty_degrees(tilt: float, face: str) -> None:
    assert shown_face(turned(80, 0, 10, 0, tilt), 2) == face


# --- special throws --------------------------------------------------------------------------------------------------


@pytest.mark.clause("FIG-MAP-1")
def test_a_bank_needs_the_box_and_the_table() -> None:
    assert place("box", "table", "board", throws=("bank",)) == "3"
    assert place("table", "board", throws=("bank",)) == "failed"
    assert place("box", "edge", "floor", throws=("bank",), rest=turned(900, 0, -700, 0)) == "failed"


@pytest.mark.clause("FIG-MAP-13", "FIG-MAP-17", "FIG-MAP-8")
def test_in_time_is_up_to_the_last_millisecond() -> None:
    for name, mark, most in (("header", "head", 120), ("smash", "smash", 120), ("prayer", "hands", 80)):
        for sign in (1, -1):
            on, late = (at(mark, sign * time) for time in (most, most + 1))
            assert place("head", "table", "board", throws=(name,), thrown=on) == "3"
            assert place("head", "table", "board", throws=(name,), thrown=late) == "failed"
    assert place("table", "board", "head", throws=("header",)) == "failed"


@pytest.mark.clause("FIG-MAP-4", "FIG-EDIT-11")
@pytest.mark.parametrize(("back", "z", "fine"), [(80, 122, 1), (220, 100, 1), (79.9, 100, 0), (220.1, 100, 0)])
def test_in_italy_the_hand_is_under_the_leg(back: float, z: float, fine: int) -> None:
    thrown = Input("S", back, z)
    assert place("table", "board", throws=("under-leg",), thrown=thrown, options=IT) == ("3" if fine else "failed")
    higher = thrown._replace(z=122.1)
    assert place("table", "board", throws=("under-leg",), thrown=higher, options=IT) == "failed"


WAYS = {"S": (0, -1), "N": (0, 1), "E": (1, 0), "W": (-1, 0)}


@pytest.mark.clause("FIG-MAP-4", "FIG-EDDE-11")
@pytest.mark.parametrize("side", WAYS)
def test_in_germany_the_die_goes_through_under_the_leg_from_behind(side: str) -> None:
    half = 450 if side in "SN" else 700
    (x, y), thrown = WAYS[side], Input(side, 240, 100)

    def goes(*legs: tuple[float, float], thrown: Input = thrown) -> bool:
        points = [(x * (half + back), y * (half + back), z) for back, z in legs]
        return place("table", "board", throws=("under-leg",), thrown=thrown, samples=through(*points)) == "3"

    assert goes((150, 100), (149.9, 100))
    assert not goes((151, 100), (150, 100))  # it has to be through
    assert not goes((149, 100), (140, 100))  # it was before the leg from the beginning
    assert goes((170, 130), (140, 121.9))
    assert not goes((170, 100), (140, 122))
    assert goes((200, 100), (170, 100), (140, 100), (100, 500))
    assert not goes((150, 100), (149, 100), thrown=thrown._replace(back=239.9))


def spun(
    until: float, spin: tuple[float, float, float], bodies: tuple[str, ...], at: float = 0.0, step: float = 0.01
) -> bool:
    samples = tuple(Sample(at + step * n, Pose(0, 0, 50), spin) for n in range(round(until / step) + 1))
    track = Track(tuple(Contact(0.2 + 0.2 * n, body) for n, body in enumerate(bodies)), RING_3, samples)
    return judge(track, mask(["spin"]), DE).place != "failed"


@pytest.mark.clause("FIG-MAP-14")
def test_a_top_spins_for_fifteen_hundredths_of_a_second_before_it_reaches_the_board() -> None:
    assert spun(0.15, (0, 0, 3), ("table", "board"))
    assert not spun(0.14, (0, 0, 3), ("table", "board"))
    assert not spun(0.4, (0, 0, 2.99), ("table", "board"))
    assert spun(0.4, (0, 0, -3), ("table", "board"))
    assert spun(0.15, (0, 0, 3), ("table", "board"), at=0.25)  # up to the very touch of the board at 0.4
    assert not spun(0.15, (0, 0, 3), ("table", "board"), at=0.26)
    assert not spun(0.3, (1.4, 1.4, 4), ("table", "board"))  # 4 of 4.46: not upright enough
    assert spun(0.3, (1.3, 1.3, 4), ("table", "board"))
    assert spun(0.3, (0, 0, 3), ("table", "floor"), at=0.4)  # no board, no end
    assert spun(0.3, (2.4, 0, 9.6), ("table", "board"))


CARD = Prop("card", 0, -260, 0)


def over_card(
    *points: tuple[float, float, float],
    bounces: tuple[tuple[float, float], ...] = ((0, -350),),
    card: Prop = CARD,
    side: str = "S",
    options: FighterOptions = DE,
    others: tuple[Contact, ...] = (),
    board_at: float = 0.9,
) -> bool:
    table = tuple(Contact(0.001 * n, "table", x, y) for n, (x, y) in enumerate(bounces))
    track = Track((*table, *others, Contact(board_at, "board")), RING_3, through(*points), (card,), Input(side))
    return judge(track, mask(["card-jump"]), options).place == "3"


START = (0.0, -450.0, 150.0)


@pytest.mark.clause("FIG-MAP-11")
def test_the_card_is_jumped_above_its_edge_and_within_its_width() -> None:
    assert over_card(START, (0, -261, 60), (0, -259, 60))
    assert over_card(START, (60, -261, 60), (60, -259, 60))
    assert not over_card(START, (60.1, -261, 60), (60.1, -259, 60))
    assert not over_card(START, (-60.1, -261, 60), (-60.1, -259, 60))
    assert over_card(START, (0, -261, 24.1), (0, -259, 24.1))
    assert not over_card(START, (0, -261, 24), (0, -259, 24))
    assert over_card(START, (0, -261, 60), (0, -260, 60))  # on the plane is through it
    assert not over_card(START, (0, -300, 60), (0, -261, 60))


@pytest.mark.clause("FIG-MAP-11")
def test_the_pose_that_is_nearer_to_the_card_says_how_high_the_jump_was() -> None:
    assert over_card(START, (0, -261, 60), (0, -250, 10))
    assert not over_card(START, (0, -270, 60), (0, -259, 10))
    assert not over_card(START, (0, -265, 60), (0, -255, 10))  # both as near: the later one


@pytest.mark.clause("FIG-MAP-11", "FIG-EDIT-15", "FIG-EDDE-15")
def test_the_die_bounces_on_the_throwers_side_of_the_card() -> None:
    path = (START, (0.0, -261.0, 60.0), (0.0, -259.0, 60.0))
    assert not over_card(*path, bounces=((0, -200),))
    assert not over_card(*path, bounces=((0, -260),))
    assert over_card(*path, bounces=((0, -260.5),))
    twice = ((0.0, -400.0), (0.0, -300.0))
    assert over_card(*path, bounces=twice)
    assert not over_card(*path, bounces=twice, options=IT)
    assert over_card(*path, bounces=(twice[0], (0, -200)), options=IT)
    assert over_card(*path, options=IT, others=(Contact(0.1, "card", 0, -300),))  # what is no table is no bounce


@pytest.mark.clause("FIG-MAP-11")
def test_only_what_happens_before_the_board_is_a_jump() -> None:
    path = (START, (0.0, -261.0, 60.0), (0.0, -259.0, 60.0))
    assert over_card(*path, board_at=0.016)
    assert not over_card(*path, board_at=0.014)
    track = Track((Contact(0.001, "table", 0, -350), Contact(0.5, "floor")), RING_3, through(*path), (CARD,), Input())
    assert judge(track, mask(["card-jump"]), DE).place == "3"
    short = track._replace(contacts=(Contact(0.001, "table", 0, -350),))
    assert judge(short, mask(["card-jump"]), DE).place == "failed"
    none = track._replace(contacts=())
    assert judge(none, mask(["card-jump"]), DE).place == "failed"


@pytest.mark.clause("FIG-MAP-11")
@pytest.mark.parametrize("side", WAYS)
def test_the_card_may_stand_on_every_side(side: str) -> None:
    (x, y), turn = WAYS[side], 0 if side in "SN" else 90
    card = Prop("card", 300 * x + 40 * abs(y), 300 * y + 40 * abs(x), turn)
    off = 40.0
    path = [(x * r + off * abs(y), y * r + off * abs(x), 60.0) for r in (600, 301, 299)]
    before = (x * 400 + off * abs(y), y * 400 + off * abs(x))
    assert over_card(*path, bounces=(before,), card=card, side=side)
    behind = (x * 250 + off * abs(y), y * 250 + off * abs(x))
    assert not over_card(*path, bounces=(behind,), card=card, side=side)
    beside = [(px + 61 * abs(y), py + 61 * abs(x), pz) for px, py, pz in path[1:]]
    assert not over_card(path[0], *beside, bounces=(before,), card=card, side=side)


@pytest.mark.clause("FIG-MAP-11")
@pytest.mark.parametrize("turn", [29.9, -29.9, 30.1, -30.1])
def test_the_card_stands_square_to_the_throw_within_thirty_degrees(turn: float) -> None:
    card = Prop("card", 80, -260, turn)
    start = (80.0, -460.0, 60.0)
    path = (start, (80.0, -261.0, 60.0), (80.0, -259.0, 60.0))
    assert over_card(*path, bounces=((80, -350),), card=card) == (abs(turn) < 30)


@pytest.mark.clause("FIG-MAP-11")
def test_a_card_that_stands_askew_has_its_own_sides_and_width() -> None:
    card, ahead = Prop("card", 100, -260, 20), (-sin(radians(20)), cos(radians(20)))

    def spot(along: float, through: float) -> tuple[float, float, float]:
        x = 100 + along * cos(radians(20)) + through * ahead[0]
        return x, -260 + along * sin(radians(20)) + through * ahead[1], 60.0

    start = (100.0, -460.0, 60.0)
    bounce = spot(0, -50)[:2]
    assert over_card(start, spot(0, -1), spot(0, 1), bounces=(bounce,), card=card)
    assert over_card(start, spot(59, -1), spot(59, 1), bounces=(bounce,), card=card)
    assert not over_card(start, spot(62, -1), spot(62, 1), bounces=(bounce,), card=card)
    assert not over_card(start, spot(-62, -1), spot(-62, 1), bounces=(bounce,), card=card)
    assert not over_card(start, spot(0, -1), spot(0, 1), bounces=(spot(0, 5)[:2],), card=card)


@pytest.mark.clause("FIG-MAP-11")
def test_without_a_card_nothing_is_jumped() -> None:
    assert not over_card(START, (0, -261, 60), (0, -259, 60), card=Prop("box", 0, -260, 0))
    samples = through(START, (0, -261, 60), (0, -259, 60))
    assert place(*("table", "board"), throws=("card-jump",), samples=samples) == "failed"


@pytest.mark.clause("FIG-JUDGE-5")
def test_a_region_that_lies_behind_by_just_five_parts_in_a_hundred_is_a_candidate_still() -> None:
    assert place_of(RING_3, {"4": 210.0, "3": 190.0}) == "3"
    assert place_of(RING_3, {"4": 210.5, "3": 189.5}) == "4"


@pytest.mark.clause("FIG-MAP-11")
@pytest.mark.parametrize("turn", [0, 20, -20, 90, 110])
def test_how_far_a_point_is_before_a_card_is_measured_square_to_it_wherever_along_it_is(turn: float) -> None:
    card, across = Prop("card", 100, -260, turn), (cos(radians(turn)), sin(radians(turn)))
    for along, ahead in ((0, 5), (40, 5), (-40, -7)):
        x, y = 100 + along * across[0] - ahead * across[1], -260 + along * across[1] + ahead * across[0]
        assert _distance(card, across, x, y) == pytest.approx(ahead)
        assert _along(card, across, turned(x, y, 0, 0)) == pytest.approx(along)
