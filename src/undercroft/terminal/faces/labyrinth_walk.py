"""Ways through the Labyrinth that a seat knows, and the places it may name to be walked to."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Mapping
from typing import Any

from undercroft.games.labyrinth.content.board import Board, Kind, LinkKind
from undercroft.games.labyrinth.content.cards import TREASURES
from undercroft.games.labyrinth.told.naming import is_unsafe
from undercroft.words import Speaker

NORTH, EAST, SOUTH, WEST = range(4)


def may_pass(hero: Mapping[str, Any], kind: LinkKind, link: str) -> bool:
    """LAB-MOVE-9, from the hand and the doors that the view shows."""
    return kind is not LinkKind.SECRET or link in hero["doors"] or has_opener(hero)


def has_opener(hero: Mapping[str, Any]) -> bool:
    """LAB-ITEM-1, as far as the viewer sees the cards."""
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


def called(board: Board, speaker: Speaker) -> dict[str, tuple[str, ...]]:
    """How a person may call each chamber, the Great Hall and Start: in small letters, its id among them."""
    named = [space.id for space in board.spaces.values() if space.kind in (Kind.CHAMBER, Kind.HALL, Kind.START)]
    return {space: (space, speaker.names[space].casefold(), speaker.name("space", space).casefold()) for space in named}


def find_space(board: Board, names: Mapping[str, tuple[str, ...]], typed: str) -> list[str]:
    """The spaces that a person may mean: a room's number, also as "r5" or "room 5", or the beginning of a name."""
    wanted = " ".join(typed.casefold().split())
    if not wanted:
        return []
    numbered = re.fullmatch(r"[^\W\d_]* ?([0-9]+)", wanted)
    if numbered is not None:
        return [room for room in board.rooms if room_number(room) == int(numbered[1])]
    exact = [space for space, words in names.items() if wanted in words]
    if exact:
        return exact
    begins = [space for space, words in names.items() if any(word.startswith(wanted) for word in words)]
    return begins or [
        space for space, words in names.items() if len(wanted) > 2 and any(wanted in word for word in words)
    ]


def room_number(room: str) -> int:
    """The number that stands in a room on the board."""
    return int(room.rpartition("-")[2])


def side(board: Board, here: str, link: str) -> int:
    """On which side of a space a link lies."""
    space = board.spaces[here]
    passage = next(one for one in board.links if one.id == link)
    if passage.y == space.y:
        return NORTH
    if passage.x == space.x + space.w:
        return EAST
    return SOUTH if passage.y == space.y + space.h else WEST
