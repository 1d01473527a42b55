"""Options, listed and lazy; answers as people type them; response windows."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.kernel.ask import Ask, LazyOptions, Option, Rules, Subsets, find, pick, plain, roll, text, window

WORDS = st.text("abcdef-", min_size=1, max_size=5)


class EvenNumbers(LazyOptions):
    """Lazy options whose answers are single words."""

    def __contains__(self, value: object) -> bool:
        return isinstance(value, int) and value % 2 == 0

    def sample(self, random: Random) -> Option:
        return 2 * random.randrange(100)

    def __iter__(self) -> Iterator[Option]:
        return iter(range(0, 200, 2))

    def __len__(self) -> int:
        return 100


@given(st.lists(WORDS, max_size=6, unique=True), st.data())
def test_every_subset_that_is_listed_is_contained_and_no_other(items: list[str], data: st.DataObject) -> None:
    least = data.draw(st.integers(0, len(items)))
    most = data.draw(st.integers(least, len(items)))
    subsets = Subsets(items, least, most)
    listed = list(subsets)
    assert len(listed) == len(subsets) == len(set(listed))
    assert all(subset in subsets for subset in listed)
    tried = tuple(data.draw(st.lists(st.sampled_from(items), max_size=4))) if items else ()
    assert (tried in subsets) == (tried in listed)


@given(st.lists(WORDS, min_size=1, max_size=8, unique=True), st.integers(0, 1000))
def test_a_sampled_subset_is_among_the_subsets(items: list[str], seed: int) -> None:
    subsets = Subsets(items, 1)
    assert pick(subsets, Random(seed)) in subsets


def test_a_subset_out_of_order_or_with_a_double_is_none() -> None:
    subsets = Subsets(("a", "b", "c"))
    assert ("a", "c") in subsets
    assert ("c", "a") not in subsets
    assert ("a", "a") not in subsets
    assert "a" not in subsets


def test_what_is_typed_finds_the_option_with_the_same_words() -> None:
    options: tuple[Option, ...] = (("step", "c1-07"), ("take", 3), "pass")
    for option in options:
        assert find(options, f"  {text(option).replace(' ', '   ')} ") == option


def test_what_is_typed_but_no_option_is_what_was_meant() -> None:
    assert find(("pass",), "step 3") == ("step", 3)
    assert find(("pass",), "stop") == "stop"
    assert find((1, 2), "7") == 7
    assert find(Subsets((1, 2, 3)), "1 3") == (1, 3)
    assert find(Subsets((1, 2, 3)), "2") == (2,)
    assert find(Subsets((1, 2, 3)), "") == ()


def test_a_single_word_can_be_typed_where_lazy_options_hold_single_words() -> None:
    assert find(EvenNumbers(), "8") == 8
    assert find(EvenNumbers(), "7") not in EvenNumbers()


@pytest.mark.parametrize("typed", ["--5", "-", "²", "1-2", "5-"])
def test_no_typed_word_is_mistaken_for_a_number(typed: str) -> None:
    assert find(("pass",), typed) == typed


@given(st.text(max_size=20))
def test_nothing_that_is_typed_can_break_the_search(typed: str) -> None:
    find(("pass", ("step", 1)), typed)
    find(Subsets(("a", 1)), typed)


@pytest.mark.parametrize("value", [True, None, 1.5, {"a": 1}, ["step", None], [[True]]])
def test_what_is_neither_word_nor_number_is_no_answer(value: object) -> None:
    with pytest.raises(TypeError):
        plain(value)


def test_lists_from_json_become_tuples() -> None:
    assert plain(["step", "c1-07", 7]) == ("step", "c1-07", 7)


def test_equal_throws_share_one_ask_with_every_outcome() -> None:
    assert roll(0, 2, "TOY-FIGHT-1") is roll(0, 2, "TOY-FIGHT-1")
    assert len(roll(0, 2, "TOY-FIGHT-1").options) == 36


def drive(rules: Rules[None], answers: dict[int, list[Option]]) -> list[int]:
    """Who is asked, in order, when each seat gives these answers."""
    asked: list[int] = []
    try:
        ask = next(rules)
        while True:
            assert isinstance(ask, Ask)
            asked.append(ask.seat)
            ask = rules.send(answers[ask.seat].pop(0))
    except StopIteration:
        return asked


def respond_with(cards: dict[int, list[Option]]) -> Rules[None]:
    def respond(seat: int, option: Option) -> Rules[None]:
        cards[seat].remove(option)
        return
        yield

    return window(range(3), lambda seat: cards[seat], respond, "respond", "TOY-SHIELD-1")


def test_a_window_skips_those_who_cannot_respond() -> None:
    assert drive(respond_with({0: [], 1: ["x"], 2: []}), {1: ["pass"]}) == [1]


def test_a_window_that_nobody_can_use_asks_nothing() -> None:
    assert drive(respond_with({0: [], 1: [], 2: []}), {}) == []


def test_a_window_closes_only_when_all_have_passed_in_a_row() -> None:
    cards: dict[int, list[Option]] = {0: ["a"], 1: ["b"], 2: ["c"]}
    answers: dict[int, list[Option]] = {0: ["pass", "a"], 1: ["pass", "pass"], 2: ["c"]}
    assert drive(respond_with(cards), answers) == [0, 1, 2, 0, 1]
