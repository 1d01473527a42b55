"""The landing table is whole, gives sensible chances, and agrees with the physics it was made from."""

from __future__ import annotations

from collections import Counter

import pytest

from undercroft.cli import main
from undercroft.games.fighter.content.cards import BIT, THROWS, mask
from undercroft.games.fighter.options import FighterOptions
from undercroft.games.fighter.rules.throws.landing import (
    AIMS,
    HANDS,
    PLACES,
    ROWS,
    check_rows,
    combined,
    hit_chance,
    mean_zone,
    outcomes,
    shares,
)
from undercroft.games.fighter.rules.throws.launch import aiming
from undercroft.workshop import throws as workshop
from undercroft.workshop.landing import Way, aim_of, thrown_by, ways

DE = FighterOptions()


def test_every_throw_has_a_row_for_every_hand() -> None:
    assert check_rows() == []
    assert AIMS.keys() == {(throw, edition) for throw, edition, _ in ROWS}
    assert all(sum(row) == 1000 for row in ROWS.values())


@pytest.mark.parametrize("hand", HANDS)
def test_chances_add_up_for_any_set(hand: str) -> None:
    for throws in (0, *BIT.values(), mask(["crossbow", "double-bounce", "blind"]), mask(list(THROWS))):
        found = shares(throws, hand, DE)
        assert sum(found) == pytest.approx(1)
        assert min(found) >= 0


def test_a_better_hand_hits_more_often() -> None:
    plain = [hit_chance(0, hand, DE) for hand in HANDS]
    assert plain == sorted(plain)
    assert plain[0] < plain[-1]
    assert mean_zone(0, "master", DE) > mean_zone(0, "beginner", DE)


def test_several_special_throws_are_harder_than_each() -> None:
    for pair in (("blind", "double-bounce"), ("jump", "crossbow"), ("weak-hand", "spin")):
        both = hit_chance(mask(list(pair)), "steady", DE)
        assert both <= min(hit_chance(BIT[name], "steady", DE) for name in pair) * 1.11


def test_one_special_throw_is_taken_as_it_was_measured() -> None:
    plain, special = (100,) * 10, (500, 0, 0, 0, 0, 0, 0, 500, 0, 0)
    assert combined(plain, [special])[0] == 0.5
    assert combined(plain, [])[0] == 0.1


@pytest.mark.clause("FIG-RULING-4", "FIG-GEO-7")
@pytest.mark.parametrize("symbols", ["1", "2", "3"])
def test_the_symbol_comes_as_often_as_it_is_on_the_die(symbols: str) -> None:
    found = outcomes(0, "steady", FighterOptions(symbol_faces=symbols))  # type: ignore[arg-type]
    faces = Counter(landing[1] for landing in found if isinstance(landing, tuple))
    assert faces["symbol"] / len(found) == pytest.approx(int(symbols) / 6)
    assert len(found) == 2400
    assert {landing[0] for landing in found if isinstance(landing, tuple)} == set(PLACES) - {"failed"}


@pytest.mark.clause("FIG-SIM-3")
@pytest.mark.parametrize("name", ["plain", "double-bounce", "weak-hand"])
def test_the_table_agrees_with_the_physics(name: str) -> None:
    """60 throws of a steady hand: the share of hits lies within three and a half standard errors of the table's."""
    way, throws, aim = Way(name, ""), 60, aim_of(AIMS[name, ""])
    expected = hit_chance(way.throws, "steady", DE)
    hits = sum(thrown_by(way, aim, "steady", 5000 + n) in PLACES[:5] for n in range(throws))
    error = max(0.04, (expected * (1 - expected) / throws) ** 0.5)
    assert abs(hits / throws - expected) < 3.5 * error


SPECIAL = [pytest.param(way, id=f"{way.name} {way.edition}".strip()) for way in ways() if way.name != "plain"]


@pytest.mark.clause("FIG-RULING-66")
@pytest.mark.parametrize("way", SPECIAL)
def test_every_special_throw_is_worth_trying_and_none_is_free(way: Way) -> None:
    assert 0.35 <= hit_chance(way.throws, "steady", way.options) <= 0.85
    assert hit_chance(way.throws, "steady", way.options) < hit_chance(0, "steady", way.options)


@pytest.mark.clause("FIG-RULING-66")
@pytest.mark.parametrize("way", SPECIAL)
def test_the_client_aims_as_the_table_was_measured(way: Way) -> None:
    """So both tell the same story; `undercroft workshop throws` throws all of them."""
    shown = workshop.client_aim(way)
    measured = aim_of(AIMS[way.name, way.edition])
    for name in (
        "side",
        "along",
        "back",
        "z",
        "azimuth",
        "elevation",
        "speed",
        "release",
        "dark",
        "prop_x",
        "prop_turn",
    ):
        assert getattr(shown, name) == getattr(measured, name), name
    assert aiming(way.throws, way.options)["tremor"] > 0


@pytest.mark.clause("FIG-RULING-66")
@pytest.mark.parametrize("name", ["bank", "card-jump", "blind"])
def test_physics_and_table_are_near_each_other(name: str) -> None:
    """50 throws with the client's aim: within three and a half standard errors of the table."""
    edition = "de" if (name, "de") in AIMS else ""
    found = workshop.measure(Way(name, edition), 50)
    error = (found.table_hits * (1 - found.table_hits) / 50) ** 0.5
    assert abs(found.hits - found.table_hits) < 3.5 * error
    assert found.is_special


def test_the_table_of_throws_names_what_is_out_of_bounds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["workshop", "throws", "--throws", "2", "--only", "spin"]) in (0, 1)
    told = capsys.readouterr().out
    assert "| spin | both |" in told
    free = workshop.Measured(Way("spin", ""), 0.97, 3.0, 0.95, 3.0)
    apart = workshop.Measured(Way("spin", ""), 0.40, 1.0, 0.60, 1.5)
    fine = workshop.Measured(Way("spin", ""), 0.70, 2.0, 0.65, 2.0)
    sure = workshop.Measured(Way("plain", ""), 0.95, 3.0, 0.93, 3.0)
    assert [one.is_well for one in (free, apart, fine, sure)] == [False, False, True, True]
