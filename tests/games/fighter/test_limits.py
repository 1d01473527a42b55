"""The limiting half of clauses: what a rule does not do, whom it does not concern, and what it leaves behind."""

from __future__ import annotations

from math import cos, radians, sin
from types import SimpleNamespace
from typing import Any

import pytest

from undercroft.games.fighter.content.geometry import Pose
from undercroft.games.fighter.game import Fighter
from undercroft.games.fighter.options import FighterOptions
from undercroft.games.fighter.rules.equipment import healing_window
from undercroft.games.fighter.rules.score import score, score_parts
from undercroft.games.fighter.rules.throws import launch
from undercroft.games.fighter.rules.throws.arena import LEG_HEIGHT, xml
from undercroft.games.fighter.rules.throws.judging import Contact
from undercroft.games.fighter.rules.throws.launch import Lendings
from undercroft.games.fighter.rules.throws.physics import Launch, _Run, fly, start
from undercroft.kernel.ask import Ask

GAME = Fighter()
DE = FighterOptions()
PLAIN = Launch("S", 60, 20, 150, 4, -20, 1400, 1, 2, 3)


# --- throws ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("FIG-MAP-8", "FIG-MAP-13", "FIG-MAP-10")
@pytest.mark.parametrize("part", ["hands", "head", "release"])
def test_hands_head_and_moment_turn_only_the_throws_that_are_made_with_them(part: str) -> None:
    changed: dict[str, Any] = {part: 60}
    assert start(PLAIN._replace(**changed), 0, DE, 7) == start(PLAIN, 0, DE, 7)


@pytest.mark.clause("FIG-SIM-6")
@pytest.mark.parametrize(
    ("body", "risen", "after", "counted"),
    [
        ("table", 0.9, 0.05, 1),
        ("table", 1.0, 0.05, 2),
        ("table", 1.0, 0.009, 1),
        ("wall", 0.0, 0.05, 2),
        ("wall", 0.0, 0.009, 1),
    ],
)
def test_the_table_is_touched_anew_only_from_above_and_what_stands_on_it_from_any_side(
    body: str, risen: float, after: float, counted: int
) -> None:
    run: Any = object.__new__(_Run)
    run.bodies, run.die = ["die", body], 0
    run.contacts, run.touched, run.highest = [], {}, {}
    run._keep_frame = lambda: None
    for time in (1.0, 1.0 + after):
        contact = SimpleNamespace(geom=[(0, 1)], pos=[(0.5, 0.5, 0.0)])
        run.data = SimpleNamespace(time=time, ncon=1, contact=contact)
        run._note_contacts()
        run.highest[body] = risen
    assert [contact.body for contact in run.contacts] == [body] * counted


@pytest.mark.clause("FIG-MAP-10")
@pytest.mark.parametrize(
    "wrong", [("give", "W", 40, 55, 0), ("lend", "X", 40, 55, 0), ("lend", "W", 40, "x", 0), ("lend", "W", 10**6, 0, 0)]
)
def test_what_is_no_side_with_three_numbers_lends_no_hand(wrong: Any) -> None:
    assert wrong not in Lendings(0, DE)


@pytest.mark.clause("FIG-MAP-4")
def test_a_leg_stands_in_the_way_only_of_a_throw_under_the_leg() -> None:
    assert 'name="leg"' in xml(0, "", has_leg=True)
    assert 'name="leg"' not in xml(0, "", has_leg=False)


@pytest.mark.clause("FIG-MAP-4", "FIG-COMB-9")
@pytest.mark.parametrize(("side", "x", "y", "turn"), [("S", 60, -600, 0), ("N", -60, 600, 0), ("E", 850, 60, 90)])
def test_the_leg_is_held_along_the_edge_where_the_thrower_stands(side: str, x: float, y: float, turn: float) -> None:
    run = _Run(0, None, True, PLAIN._replace(side=side), 30.0)
    half = radians(turn) / 2
    assert run.data.mocap_quat[0].tolist() == pytest.approx([cos(half), 0, 0, sin(half)])
    assert run.data.mocap_pos[0].tolist() == pytest.approx([x / 1000, y / 1000, (LEG_HEIGHT + 30) / 1000])


@pytest.mark.clause("FIG-JUDGE-8", "FIG-SIM-4")
def test_the_record_keeps_milliseconds_hundredths_of_a_millimetre_and_thousandths_of_a_turn() -> None:
    pose = Pose(100.125, -20.5, 8.0, 0.5, -0.25, 0.125, 1.0)
    told = [10012, -2050, 800, 500, -250, 125, 1000]
    assert launch._numbers(pose) == told
    assert launch._frame(250, pose) == ",".join(map(str, [250, *told]))
    assert launch._touch(Contact(0.8, "table", 10.6, -3.2, 0.4)) == "800,table,11,-3,0"
    assert launch.read_pose((1, *told)) == Pose(100.12, -20.5, 8.0, 0.5, -0.25, 0.125, 1.0)


@pytest.mark.clause("FIG-EDDE-17")
def test_used_dice_lie_in_the_order_in_which_they_were_thrown() -> None:
    lying = ((2, *range(7)),)
    assert launch._lie(lying, 0, "1,2,3,4,5,6,7;9,9,9,9,9,9,9") == ((2, *range(1, 8)), (0, *[9] * 7))
    assert launch._lie(lying, 0, "-") == ()


# --- healing --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("FIG-RULING-58")
def test_who_may_heal_is_told_the_greatest_loss_that_is_about_to_come() -> None:
    s = GAME.given(DE, ["Anna", "Bert"], {"Anna": {"life": 3}, "Bert": {"cards": ["robust-potion"]}})
    for threat, damage in (((2, 0), 2), ((1, 3), 3), ((), 0)):
        ask = next(healing_window(s, "blow", threat))
        assert isinstance(ask, Ask)
        assert ask.about == {"moment": "blow", "damage": damage}


# --- the end --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("FIG-SCORE-1")
def test_only_a_won_game_is_scored() -> None:
    s = GAME.given(DE, ["Anna", "Bert"], {"gold": 4})
    for result, points in (("won", sum(score_parts(s).values())), ("lost", 0), ("", 0)):
        s.result = result
        assert score(s) == points
    assert sum(score_parts(s).values()) > 0


@pytest.mark.clause("FIG-SIM-4", "FIG-SIM-9")
def test_the_last_frame_that_is_shown_is_the_die_at_rest() -> None:
    flight = fly(PLAIN, 0, DE, 3)
    assert flight.frames[-1] == (flight.track.samples[-1].t, flight.track.rest)
