"""Ways through the Labyrinth that a seat knows, and the places it may name to be walked to."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any

from undercroft.games.labyrinth.board import START, Board, Kind, LinkKind
from undercroft.games.labyrinth.cards import TREASURES
from undercroft.games.labyrinth.naming import is_unsafe

NORTH, EAST, SOUTH, WEST = range(4)


def may_pass(hero: Mapping[str, Any], kind: LinkKind, link: str) -> bool:
    """LAB-MOVE-9, from the hand and the doors that the view shows."""
    if kind is not LinkKind.SECRET or link in hero["doors"]:
        return True
    return any("card" in card and TREASURES[card["card"]].special == "opener" for card in hero["carried"])


def ways(board: Board, view: Mapping[str, Any], seat: int) -> dict[str, tuple[str, ...]]:
    """The shortest safe way to every space one can walk to; an unsafe place only ends a way."""
    hero = view["adventurers"][seat]
    found: dict[str, tuple[str, ...]] = {hero["at"]: ()}
    queue = deque((hero["at"],))
    while queue:
        here = queue.popleft()
        if here != hero["at"] and is_unsafe(view, here):
            continue
        for way in board.ways[here]:
            if way.to not in found and may_pass(hero, way.kind, way.link):
                found[way.to] = (*found[here], way.to)
                queue.append(way.to)
    return found


def find_space(board: Board, names: Mapping[str, str], typed: str) -> list[str]:
    """The spaces that a person may mean: a room number, or the beginning of a name."""
    wanted = " ".join(typed.casefold().split())
    if not wanted:
        return []
    *before, digits = wanted.split()
    if digits.isdecimal():
        if len(before) > 1 or not all(word.isalpha() for word in before):
            return []
        return [room for room in board.rooms if int(room.rpartition("-")[2]) == int(digits)]
    named = [space.id for space in board.spaces.values() if space.kind in (Kind.CHAMBER, Kind.HALL, Kind.START)]
    exact = [space for space in named if wanted in (space, names[space].casefold())]
    if exact or wanted == START:
        return exact or [START]
    begins = [space for space in named if names[space].casefold().startswith(wanted) or space.startswith(wanted)]
    return begins or [space for space in named if len(wanted) > 2 and wanted in names[space].casefold()]


def side(board: Board, here: str, link: str) -> int:
    """On which side of a space a link lies."""
    space = board.spaces[here]
    passage = next(one for one in board.links if one.id == link)
    if passage.y == space.y:
        return NORTH
    if passage.x == space.x + space.w:
        return EAST
    return SOUTH if passage.y == space.y + space.h else WEST
