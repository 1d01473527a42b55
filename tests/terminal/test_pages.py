"""What of the news fits on the screen."""

from __future__ import annotations

from undercroft.terminal.pages import NEWS, left_out
from undercroft.words import Line


def told(*seats: int, kind: str = "step") -> Line:
    return Line("something happened", frozenset(seats), kind, 0)


def test_short_news_are_told_whole() -> None:
    assert not left_out([told(1)] * NEWS, 0, 24)


def test_a_single_line_is_not_left_out_for_a_note_in_its_place() -> None:
    assert not left_out([told(1)] * (NEWS + 1), 0, 24)


def test_what_others_did_is_left_out_before_what_happened_to_the_reader() -> None:
    news = [told(0, kind="caged"), *[told(1)] * NEWS, told(0, kind="turn"), told(0, kind="released")]
    assert left_out(news, 0, 24) == {1, 2, 3}


def test_that_it_was_ones_turn_is_left_out_like_what_others_did() -> None:
    news = [told(0, kind="turn"), told(0, kind="misses"), *[told(1)] * NEWS]
    assert left_out(news, 0, 24) == {0, 2}
