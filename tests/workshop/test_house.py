"""The picture of the house is made from the imports, and the one in docs/ is the one of today."""

from __future__ import annotations

from pathlib import Path

from undercroft.workshop.house import PICTURE, draw, floors, needed, picture, rooms, rooms_of_a_game
from undercroft.workshop.imports import cycle, graph

ROOT = Path(__file__).parent.parent.parent


def test_the_picture_in_the_docs_is_the_house_of_today() -> None:
    drawn = (ROOT / PICTURE).read_text(encoding="utf-8")
    assert drawn == picture(graph()), "the rooms have changed: run `undercroft workshop house`"


def test_a_room_stands_above_all_that_it_enters() -> None:
    ways = rooms(graph())
    floor_of = {room: number for number, floor in enumerate(floors(ways)) for room in floor}
    assert floor_of["kernel"] == max(floor_of.values())
    assert all(floor_of[room] < floor_of[other] for room, others in ways.items() for other in others)


def test_the_rooms_of_a_game_are_in_the_picture() -> None:
    assert {"game", "state", "rules", "content", "told", "bot", "scenario"} <= rooms_of_a_game(graph()).keys()


def test_a_way_that_a_longer_one_implies_is_not_drawn() -> None:
    assert needed({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == {"a": {"b"}, "b": {"c"}, "c": set()}


def test_a_circle_is_told_from_its_beginning_to_its_beginning() -> None:
    told = cycle({"top": {"a"}, "a": {"b"}, "b": {"c"}, "c": {"a", "low"}})
    assert told in (["a", "b", "c", "a"], ["b", "c", "a", "b"], ["c", "a", "b", "c"])
    assert cycle({"a": {"a"}}) == ["a", "a"]
    assert cycle({"a": {"b"}, "b": {"c"}, "c": set()}) == []


def test_the_picture_is_written_where_it_is_wanted(tmp_path: Path) -> None:
    assert draw(tmp_path / "house.svg") == tmp_path / "house.svg"
    assert (tmp_path / "house.svg").read_text(encoding="utf-8").startswith("<svg")
