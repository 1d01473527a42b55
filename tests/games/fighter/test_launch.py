"""Aimed throws in a match: launch, tremor and verdict stand in the record, and a replay needs no physics."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import pytest

from undercroft.games.fighter.game import Fighter
from undercroft.games.fighter.options import FighterOptions
from undercroft.games.fighter.rules.throws.launch import (
    NO_TEXTS,
    NUMBERS,
    Judgements,
    Launches,
    Lendings,
    NoPhysics,
    compute,
    launch_option,
    lent,
    read_launch,
)
from undercroft.kernel.ask import CHANCE, Computed, pick
from undercroft.kernel.dice import key_from_seed
from undercroft.kernel.errors import OutOfTurn
from undercroft.kernel.match import Match, verify
from undercroft.kernel.record import SeatInfo, parse
from undercroft.kernel.table import Table

GAME = Fighter()
AIMED = {"judge": "physics", "retreat": False, "group_decisions": "leader"}
AIM = launch_option(
    "S", "none", {"z": 155, "back": 238, "elevation": 3.2, "speed": 1917, "azimuth": -2.9, "along": -68}
)


def match(options: dict[str, Any], seats: int = 1) -> Match[Any]:
    players = [SeatInfo(f"seat {n}") for n in range(seats)]
    return Match.new(GAME, options, players, key_from_seed(5))


def throw(found: Match[Any], times: int) -> None:
    """Answer everything, and throw so many dice."""
    random = Random(3)
    while times and not found.table.over:
        slot, ask = next((slot, ask) for slot, ask in found.table.pending.items() if ask.seat != CHANCE)
        if ask.what == "throw":
            found.answer(slot, AIM)
            times -= 1
        else:
            found.answer(slot, pick(ask.options, random))


@pytest.mark.clause("FIG-SIM-1", "FIG-SIM-4", "FIG-JUDGE-8")
def test_the_record_keeps_launch_tremor_and_verdict() -> None:
    found = match(AIMED)
    throw(found, 2)
    entries = found.record.entries
    at = next(n for n, entry in enumerate(entries) if isinstance(entry.answer, tuple) and entry.answer[0] == "launch")
    tremor, judged = entries[at + 1].chance, entries[at + 2].chance
    assert isinstance(tremor, int)
    assert judged[0] in ("10", "4", "3", "2", "1", "bone", "hole", "off", "no-bounce", "failed")
    (flight, *_) = [told for told in found.table.told if told.kind == "flight"]
    frames = [frame.split(",") for frame in str(flight.facts["frames"]).split(";")]
    assert all(len(frame) == 8 for frame in frames)
    assert 10 < len(frames) < 400
    assert flight.facts["bounces"] == judged[2]
    assert flight.facts["shares"] != "-"


@pytest.mark.clause("FIG-SIM-4")
def test_a_replay_never_asks_the_physics(monkeypatch: pytest.MonkeyPatch) -> None:
    found = match(AIMED)
    throw(found, 3)
    record = parse(found.record.lines())
    monkeypatch.setitem(sys.modules, "undercroft.games.fighter.rules.throws.physics", None)
    again = Match.resume(GAME, record, key_from_seed(5))
    assert again.table.state == found.table.state
    assert again.table.told == found.table.told


def test_without_mujoco_an_aimed_throw_is_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "undercroft.games.fighter.rules.throws.physics", None)
    with pytest.raises(NoPhysics, match=r"needs .+, which is not installed"):
        compute(AIM, 0, FighterOptions(), 1, (), is_dummy=False)


def test_a_finished_game_of_aimed_throws_can_be_verified() -> None:
    found = match({**AIMED, "difficulty": "hard"})
    throw(found, 400)
    assert found.table.over
    assert verify(GAME, parse(found.record.lines()))["rolls"] > 3


@pytest.mark.clause("FIG-EDDE-17", "FIG-EDIT-17", "FIG-FIGHT-7", "FIG-SIM-11")
def test_used_dice_stay_in_germany_and_are_taken_aside_in_italy() -> None:
    for edition, lie in (("de", True), ("it", False)):
        found = match({**AIMED, "edition": edition, "difficulty": "hard"}, seats=2)
        throw(found, 1)
        s = found.table.state
        assert bool(s.lying) == (lie and s.monster != "")
        if s.lying:
            assert len(s.lying[0]) == 8
            assert GAME.view(s, None)["lying"][0]["die"] in ("red", "green", "blue")


def test_any_numbers_make_a_launch_but_nothing_else_does() -> None:
    launches = Launches(0, FighterOptions())
    assert AIM in launches
    random = Random(1)
    assert all(launches.sample(random) in launches for _ in range(20))
    assert list(launches)
    assert len(launches) > 1000
    assert isinstance(AIM, tuple)
    for wrong in ((), ("launch",), (*AIM[:-1], "x"), (*AIM[:-1], 10**9), ("launch", "X", *AIM[2:]), 5):
        assert wrong not in launches
    launch = read_launch(AIM)
    assert (launch.side, launch.z, launch.elevation, launch.azimuth) == ("S", 155, 3.2, -2.9)


@pytest.mark.clause("FIG-MAP-10", "FIG-COMB-7")
def test_the_lender_gives_the_direction_and_the_thrower_the_rest() -> None:
    lending = ("lend", "W", 40, 55, -100)
    assert lending in Lendings(0, FighterOptions())
    assert ("lend", "W", 40) not in Lendings(0, FighterOptions())
    assert Lendings(0, FighterOptions()).sample(Random(1)) in Lendings(0, FighterOptions())
    launch = read_launch(lent(AIM, lending))
    assert (launch.side, launch.along, launch.azimuth, launch.elevation) == ("W", 40, 5.5, -10)
    assert launch.speed == 1917


@pytest.mark.clause("FIG-MAP-10", "FIG-EDDE-5")
def test_lender_and_thrower_act_at_the_same_time() -> None:
    state = GAME.given(GAME.read_options(AIMED), ["Anna", "Bert"], {"at": "D1/b", "monster": "quarrelling-ettin"})
    table: Table[Any] = Table(GAME, state, is_set_up=True)
    table.answer(0, "red")
    assert {slot: ask.what for slot, ask in table.pending.items()} == {0: "throw", 1: "lend"}
    table.answer(1, ("lend", "S", 0, 0, 0))
    table.answer(0, AIM)
    assert table.pending[CHANCE].what == "tremor"
    table.answer(CHANCE, 77)
    judged = table.pending[CHANCE]
    assert isinstance(judged, Computed)
    outcome = judged.compute()
    assert outcome in judged.options
    table.answer(CHANCE, outcome)
    assert table.state.used == 1


def test_judgements_are_a_place_a_face_and_texts() -> None:
    judgements = Judgements()
    assert len(list(judgements)) == len(judgements) == 20
    assert all(one in judgements for one in judgements)
    assert judgements.sample(Random(2)) in judgements
    assert ("5", "plain", 1, *NO_TEXTS) not in judgements
    assert ("4", "plain") not in judgements


@pytest.mark.clause("FIG-MAP-10", "FIG-RULING-54")
def test_alone_a_dummy_lends_its_hand() -> None:
    state = GAME.given(GAME.read_options(AIMED), ["Anna"], {"at": "D1/b", "monster": "quarrelling-ettin"})
    table: Table[Any] = Table(GAME, state, is_set_up=True)
    table.answer(0, "red")
    assert [ask.what for ask in table.pending.values()] == ["throw"]


def test_the_view_tells_everybody_what_is_thrown_and_how_it_may_be_aimed() -> None:
    state = GAME.given(GAME.read_options(AIMED), ["Anna"], {"at": "D1/b", "monster": "cute-bear"})
    table: Table[Any] = Table(GAME, state, is_set_up=True)
    table.answer(0, "red")
    for viewer in (0, None):
        shown = table.view(viewer)["game"]["throw"]
        assert (shown["seat"], shown["die"], shown["throws"]) == (0, "red", ["crossbow"])
        assert shown["ranges"]["speed"] == [600, 3500]
        assert 600 <= shown["aim"]["speed"] <= 3500
    assert len(NUMBERS) == 17


@pytest.mark.clause("FIG-REAL-2")
def test_a_throw_of_real_dice_is_shown_without_ranges() -> None:
    options = GAME.read_options({**AIMED, "throw_mode": "real"})
    state = GAME.given(options, ["Anna"], {"at": "D1/b", "monster": "cute-bear", "Anna": {"cards": ["pea-flute"]}})
    table: Table[Any] = Table(GAME, state, is_set_up=True)
    assert table.view(0)["game"]["throw"] is None
    table.answer(0, "red")
    table.answer(0, ("pea-flute",))
    shown = table.view(0)["game"]["throw"]
    assert shown == {"seat": 0, "die": "red", "throws": ["crossbow", "blow"], "lender": -1, "weapons": ["pea-flute"]}


def test_physics_may_be_computed_apart_from_the_match() -> None:
    found = match(AIMED)
    found.computes_apart = True
    throw(found, 1)
    waiting = found.to_compute()
    assert waiting is not None
    before = len(found.record.entries)
    found.computed(waiting.compute())
    assert found.to_compute() is None
    assert len(found.record.entries) > before
    with pytest.raises(OutOfTurn):
        found.computed(waiting.compute())


def test_a_walk_over_aimed_throws_keeps_every_promise() -> None:
    from undercroft.kernel.walker import walk

    report = walk(GAME, {**AIMED, "difficulty": "hard"}, 2, 3, rate=0.1)
    assert report.answers
