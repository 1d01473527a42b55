"""Plain data is declared once, by its `__init__`."""

from __future__ import annotations

import pytest

from undercroft.kernel.state import Listener, Plain, Teller, fields_of


class Lamp(Plain):
    def __init__(self, oil: int) -> None:
        self.oil = oil
        self.is_lit = False

    __slots__ = fields_of(__init__)


class Cellar(Teller):
    def __init__(self) -> None:
        self.lamps: list[Lamp] = []
        self.listener: Listener | None = None
        self.close()

    def close(self) -> None:
        self.door = "shut"

    __slots__ = fields_of(__init__, close)


def test_the_fields_are_what_init_sets_in_its_order() -> None:
    assert Lamp.__slots__ == ("oil", "is_lit")
    assert Cellar.__slots__ == ("lamps", "listener", "door")


def test_there_is_no_other_field() -> None:
    with pytest.raises(AttributeError):
        Lamp(3).wick = 1  # type: ignore[attr-defined]


def test_data_are_equal_if_all_fields_are() -> None:
    lamp, other = Lamp(3), Lamp(3)
    assert lamp == other
    other.is_lit = True
    assert lamp != other
    assert lamp != 3
    assert repr(other) == "Lamp(oil=3, is_lit=True)"


def test_it_does_not_matter_who_listens() -> None:
    cellar, other = Cellar(), Cellar()
    other.listener = print
    assert cellar == other
    assert repr(other) == "Cellar(lamps=[], door='shut')"
