"""The copies of states are made from the states, and are those of today."""

from __future__ import annotations

import pytest

from undercroft.games import game_names
from undercroft.workshop.copies import copies_of, state_of, write_copies

CART = '''
class Wheel(Plain):
    def __init__(self, spokes: int, *, is_new: bool = False) -> None:
        self.spokes = spokes
        self.new = is_new
        self.dirt = 0
        """How much of it."""


class State(Teller):
    def __init__(self, wheels: list[Wheel]) -> None:
        """A cart."""
        self.wheels = wheels
        self.listener: Listener | None = None
        self.spare: Wheel | None = None
        self.first: Wheel = wheels[0]
        self.load: dict[str, int] = {}
        self.names: SharedDict[str, int] = {}
        self.marks: set[int] = set()
        self.places: list[tuple[str, ...]] = [() for _ in wheels]
        self.stop()

    def stop(self) -> None:
        self.speed = 0
'''
COPIED = '''"""An equal state that shares nothing that changes: made from `state.py` by `undercroft workshop copies`."""

from __future__ import annotations

from cart.state import State, Wheel


def copy_wheel(s: Wheel) -> Wheel:
    twin = Wheel(s.spokes, is_new=s.new)
    twin.dirt = s.dirt
    return twin


def copy(s: State) -> State:
    twin = State([copy_wheel(one) for one in s.wheels])
    twin.spare = copy_wheel(s.spare) if s.spare is not None else None
    twin.first = copy_wheel(s.first)
    twin.load = s.load.copy() if s.load else {}
    twin.names = s.names
    twin.marks = s.marks.copy() if s.marks else set()
    twin.places = s.places[:]
    twin.speed = s.speed
    return twin
'''


@pytest.mark.parametrize("game", game_names())
def test_the_copies_are_those_of_the_state(game: str) -> None:
    made = write_copies(state_of(game).read_text(encoding="utf-8"), f"undercroft.games.{game}.state")
    found = copies_of(game).read_text(encoding="utf-8")
    assert found == made, "the state has changed: run undercroft workshop copies"


def test_the_type_of_a_field_says_how_it_is_copied() -> None:
    assert write_copies(CART, "cart.state") == COPIED


def test_what_would_not_fit_into_a_line_is_broken() -> None:
    fields = [f"field_number_{n}" for n in range(9)]
    given = ", ".join(f"{field}: int" for field in fields)
    lines = "".join(f"        self.{field} = {field}\n" for field in fields)
    made = write_copies(f"class State(Teller):\n    def __init__(self, {given}) -> None:\n{lines}", "long.state")
    assert "    twin = State(\n        s.field_number_0,\n" in made
    assert "        s.field_number_8,\n    )\n    return twin\n" in made


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ("        if seats:\n            self.seats = seats\n", "line 3: a state declares its fields"),
        ("        self.seats = list(range(seats))\n", "no field is the parameter seats"),
    ],
)
def test_a_declaration_that_cannot_be_copied_is_refused(lines: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        write_copies(f"class State(Teller):\n    def __init__(self, seats: int) -> None:\n{lines}", "bad.state")
