"""Dice that can be checked: bound by a hash, stirred by seeds, fair."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.kernel.ask import Subsets, faces
from undercroft.kernel.dice import KEY_BYTES, Dice, key_from_seed, key_hash, new_key

KEY = key_from_seed("a fixed key")


def stream(dice: Dice, size: int, many: int = 200) -> list[int]:
    return [dice.index(counter, size) for counter in range(many)]


def test_the_same_key_gives_the_same_dice() -> None:
    assert stream(Dice(KEY), 6) == stream(Dice(KEY), 6)
    assert stream(Dice(KEY, ["x", "y"]), 6) == stream(Dice(KEY, ["x", "y"]), 6)


def test_a_roll_depends_on_its_number_and_not_on_what_was_asked_before() -> None:
    dice = Dice(KEY)
    late = dice.index(150, 36)
    assert stream(dice, 36)[150] == late


def test_another_key_gives_other_dice() -> None:
    assert stream(Dice(KEY), 6) != stream(Dice(key_from_seed("another")), 6)


def test_every_seed_of_a_player_changes_the_dice() -> None:
    stirred = [(), ("a",), ("b",), ("a", "b"), ("b", "a"), ("ab",), ("a", ""), ('a","b',)]
    assert len({tuple(stream(Dice(KEY, seeds), 6)) for seeds in stirred}) == len(stirred)


def test_the_hash_binds_the_key() -> None:
    assert key_hash(KEY) == key_hash(key_from_seed("a fixed key"))
    changed = bytes([KEY[0] ^ 1]) + KEY[1:]
    assert key_hash(changed) != key_hash(KEY)
    assert KEY.hex() not in key_hash(KEY)


def test_every_game_has_a_key_of_its_own() -> None:
    keys = {new_key() for _ in range(50)}
    assert len(keys) == 50
    assert {len(key) for key in keys} == {KEY_BYTES}


@given(st.integers(0, 2**40), st.integers(1, 5000))
def test_a_roll_is_always_one_of_its_outcomes(counter: int, size: int) -> None:
    assert 0 <= Dice(KEY).index(counter, size) < size


@pytest.mark.parametrize(("size", "bound"), [(2, 10.8), (6, 20.5), (36, 66.6), (60, 98.3)])
def test_all_outcomes_are_equally_likely(size: int, bound: float) -> None:
    """Chi-square on a fixed key; the bound is passed by chance once in a thousand keys, so never by this one."""
    throws = 1000 * size
    counts = [0] * size
    for index in stream(Dice(KEY), size, throws):
        counts[index] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < bound


def test_two_dice_show_every_pair() -> None:
    dice, options = Dice(KEY), faces(2, 6)
    assert {dice.choose(counter, options) for counter in range(2000)} == set(options)


def test_numbers_that_would_favour_some_outcomes_are_thrown_away() -> None:
    """For a size of more than half of all numbers about every other number must be taken again."""
    size = (1 << 63) + 1
    assert all(0 <= index < size for index in stream(Dice(KEY), size))


def test_chance_never_chooses_among_outcomes_that_are_not_listed() -> None:
    with pytest.raises(TypeError):
        Dice(KEY).choose(0, Subsets(("a", "b")))
