"""The landing table is whole, gives sensible chances, and agrees with the physics it was made from."""

from __future__ import annotations

from collections import Counter

import pytest

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
from undercroft.workshop.landing import Way, aim_of, thrown_by

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
