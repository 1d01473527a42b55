"""Parts of a Together that are ready: not asked any more, but free to think better of it until all are."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from undercroft.kernel.ask import Ask, Ready, RestAsk, RestReady, Rules, Together
from undercroft.kernel.run import Run, play_together


def writer(seat: int, notes: dict[int, list[str]]) -> Rules[list[str]]:
    """Writes words until it is done; while it is ready it may go on writing."""
    while True:
        word = yield Ask(seat, "word", ("a", "b", "done"), "TOY-1")
        if word != "done":
            notes[seat].append(word)
        elif (yield Ready(seat, "more", ("more",), "TOY-1")) is None:
            return notes[seat]


def together(notes: dict[int, list[str]]) -> Rules[None]:
    results = yield Together({seat: writer(seat, notes) for seat in notes})
    notes[9] = [word for seat in results for word in results[seat]]


def begun(seats: int = 2) -> tuple[Run, dict[int, list[str]]]:
    notes: dict[int, list[str]] = {seat: [] for seat in range(seats)}
    run = Run(together(notes))
    assert run.begin()
    return run, notes


def test_who_is_ready_is_not_asked_but_may_answer() -> None:
    run, notes = begun()
    run.answer(0, "done")
    assert list(run.pending) == [1]
    assert list(run.ready) == [0]
    run.answer(0, "more")
    assert sorted(run.pending) == [0, 1]
    assert run.ready == {}
    run.answer(0, "a")
    assert notes[0] == ["a"]


def test_when_all_are_ready_all_parts_end() -> None:
    run, notes = begun()
    run.answer(0, "b")
    run.answer(0, "done")
    run.answer(1, "a")
    assert run.answer(1, "done") is False
    assert run.is_joined
    assert notes[9] == ["b", "a"]
    assert run.pending == {}


def test_a_bare_playout_never_takes_it_back() -> None:
    notes: dict[int, list[str]] = {0: [], 1: []}
    parts: dict[int, Rules[Any]] = {seat: writer(seat, notes) for seat in notes}
    results, answers = play_together(Together(parts), Random(1), lambda ask: "done" if ask.options else "a")
    assert results == {0: [], 1: []}
    assert answers == 2


def test_a_part_that_goes_on_when_all_are_ready_is_a_mistake() -> None:
    def stubborn() -> Rules[None]:
        while True:
            yield Ready(0, "more", ("more",), "TOY-1")
            yield Ask(0, "word", ("a",), "TOY-1")

    def main() -> Rules[None]:
        yield Together({0: stubborn()})

    with pytest.raises(AssertionError, match="must end"):
        Run(main()).begin()


@pytest.mark.parametrize(("asked", "ready", "is_at_rest"), [
    (RestAsk, RestReady, True),
    (Ask, RestReady, False),
    (RestAsk, Ready, False),
])  # fmt: skip
def test_parts_are_at_rest_if_all_that_is_asked_and_all_that_are_ready_are(
    asked: type[Ask], ready: type[Ready], *, is_at_rest: bool
) -> None:
    def waits(seat: int, kind: type[Ask]) -> Rules[None]:
        yield kind(seat, "word", ("a",), "TOY-1")

    def main() -> Rules[None]:
        yield Together({0: waits(0, asked), 1: waits(1, ready)})

    run = Run(main())
    assert not run.at_rest
    assert run.begin()
    assert (list(run.pending), list(run.ready)) == ([0], [1])
    assert run.at_rest == is_at_rest


def test_who_has_one_thing_to_say_needs_no_coroutine() -> None:
    heard: list[dict[int, Any]] = []
    asks = {seat: Ask(seat, "vote", ("yes", "no"), "TOY-1") for seat in (0, 1)}
    notes: dict[int, list[str]] = {2: []}

    def main() -> Rules[None]:
        heard.append((yield Together({**asks, 2: writer(2, notes)})))
        heard.append({0: (yield asks[0])})

    run = Run(main())
    assert run.begin()
    assert run.pending == {0: asks[0], 1: asks[1], 2: run.pending[2]}
    run.answer(1, "no")
    run.answer(2, "done")
    assert list(run.pending) == [0]
    assert heard == []
    assert run.answer(0, "yes")
    assert run.is_joined
    assert heard == [{0: "yes", 1: "no", 2: []}]
    assert not run.answer(0, "no")
    assert heard[1] == {0: "no"}
    results, answers = play_together(Together(asks), Random(1), lambda ask: ask.options[ask.seat])  # type: ignore[index]
    assert (results, answers) == ({0: "yes", 1: "no"}, 2)


@pytest.mark.parametrize("kind", [Ready, RestReady])
def test_in_a_playout_who_is_ready_does_not_think_better_of_it(kind: type[Ready]) -> None:
    def ready() -> Rules[str]:
        value = yield kind(0, "again", ("again",), "TOY-1")
        return "kept" if value is None else "changed"

    assert play_together(Together({0: ready()}), Random(1), None) == ({0: "kept"}, 0)
