"""The small parts of the host by themselves."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from undercroft.host.patch import difference, patched
from undercroft.host.security import SECRET, clean, hashed, new_secret

PLAIN: Any = st.recursive(
    st.none() | st.booleans() | st.integers(2, 5) | st.sampled_from(["a", "b"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=12,
)
VIEWS: Any = st.dictionaries(st.sampled_from("abcd"), PLAIN, max_size=4)


@given(VIEWS, VIEWS)
def test_the_differences_lead_from_one_view_to_the_other(old: Any, new: Any) -> None:
    assert repr_sorted(patched(copy.deepcopy(old), difference(old, new))) == repr_sorted(new)


def repr_sorted(value: Any) -> Any:
    """So that True is not taken for 1, nor an order of keys for a difference."""
    if isinstance(value, dict):
        return sorted((key, repr_sorted(inner)) for key, inner in value.items())
    return [repr_sorted(inner) for inner in value] if isinstance(value, list) else repr(value)


def test_what_stayed_the_same_is_not_sent() -> None:
    old = {"a": [1, {"x": 2}], "b": 3, "c": 4}
    new = {"a": [1, {"x": 5}], "b": 3, "d": [1]}
    assert difference(old, new) == [[["c"]], [["a", 1, "x"], 5], [["d"], [1]]]


def test_a_secret_has_more_than_128_bits_and_is_stored_as_a_hash() -> None:
    secret = new_secret()
    assert SECRET.fullmatch(secret)
    assert len({new_secret() for _ in range(100)}) == 100
    assert secret not in hashed(secret)


def test_text_is_one_line_without_control_characters() -> None:
    assert clean("  a\n\tb\x00\u202ec  ", 20) == "a b c"
    assert clean("abcdef", 3) == "abc"


def test_a_name_of_letters_that_nobody_sees_is_none() -> None:
    assert clean("\u3164\u2800 \uffa0\u115f\u1160", 20) == ""
    assert clean("A\u2800B", 20) == "A B"
