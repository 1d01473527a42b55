"""What the layout of a board amounts to: safe walks, short cuts, through-ways, pieces of a level."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from itertools import combinations

from undercroft.games.labyrinth.content.board import START, Board, Kind, Link, LinkKind, Space

LEVELS = range(1, 7)
ROOMS = {1: 16, 2: 18, 3: 18, 4: 16, 5: 14, 6: 12}  # rooms are numbered through the levels in this order
PAIRS = ((1, 2), (2, 3), (3, 4), (4, 5), (5, 6))  # the levels that stairs join
SAVES = 3  # steps: what makes a way through a chamber or a secret door a short cut
PLAIN = (LinkKind.OPEN, LinkKind.DOOR)
FAR = 10_000


def safe_steps(board: Board, origin: str, kinds: Iterable[LinkKind] = PLAIN) -> dict[str, int]:
    """Steps from `origin` over links of these kinds, never entering a room or a monster chamber."""
    allowed = frozenset(kinds)
    found = {origin: 0}
    queue = deque((origin,))
    while queue:
        here = queue.popleft()
        for way in board.ways[here]:
            if way.to in found or way.kind not in allowed or board.spaces[way.to].is_place:
                continue
            found[way.to] = found[here] + 1
            queue.append(way.to)
    return found


def steps_to_levels(board: Board, kinds: Iterable[LinkKind] = PLAIN) -> dict[int, int]:
    """Safe steps from Start to the nearest corridor space of every level; FAR where there is no such walk."""
    steps = safe_steps(board, START, kinds)
    found = dict.fromkeys(LEVELS, FAR)
    for space in of_kind(board, Kind.CORRIDOR):
        found[space.level] = min(found[space.level], steps.get(space.id, FAR))
    return found


def secret_rooms(board: Board) -> list[str]:
    """Rooms nobody can reach without passing a secret door."""
    reached = board.distances(START, PLAIN)
    return [room for room in board.rooms if room not in reached]


def stair_levels(stair: str) -> tuple[int, int]:
    """The two levels a stair's id names: s12-1 joins levels 1 and 2."""
    return int(stair[1]), int(stair[2])


def shortcut_doors(board: Board) -> list[Link]:
    """Secret doors that save steps between corridors, straight or through a room with an ordinary door.

    Reading: the two corridors lie at least SAVES steps further apart, for one who walks safely and knows no secret
    door, than the way through the door takes (one step, or two through the room).
    """
    return [door for door in secret_doors(board) if _saved(board, door) >= SAVES]


def stair_doors(board: Board) -> dict[tuple[int, int], list[Link]]:
    """Secret doors that are short cuts to a stair, by the pair of levels the stair joins.

    Reading: behind the door the stair is at most two steps away, and from before the door it comes at least SAVES
    steps nearer than on the safe way without secret doors.
    """
    found: dict[tuple[int, int], list[Link]] = {pair: [] for pair in PAIRS}
    for stair in of_kind(board, Kind.STAIR):
        steps = safe_steps(board, stair.id)
        for door in secret_doors(board):
            if board.spaces[door.a].is_place or board.spaces[door.b].is_place:
                continue
            behind, before = sorted((steps.get(door.a, FAR), steps.get(door.b, FAR)))
            if behind <= 2 and before - (behind + 1) >= SAVES:
                found[stair_levels(stair.id)].append(door)
    return found


def through_ways(board: Board) -> list[str]:
    """Chambers that save SAVES steps or more, between two of their openings, over the safe way round."""
    found = []
    for chamber in board.chambers:
        doorsteps = [way.to for way in board.ways[chamber] if way.kind is LinkKind.OPEN]
        if any(_way_round(board, a, b) - 2 >= SAVES for a, b in combinations(doorsteps, 2)):
            found.append(chamber)
    return found


def corridor_pieces(board: Board, level: int) -> list[set[str]]:
    """The corridors of a level in pieces joined by open links and ordinary doors between corridor spaces alone."""
    left = {space.id for space in of_kind(board, Kind.CORRIDOR) if space.level == level}
    pieces = []
    while left:
        piece, queue = set[str](), [left.pop()]
        while queue:
            here = queue.pop()
            piece.add(here)
            near = {way.to for way in board.ways[here] if way.kind in PLAIN} & left
            left -= near
            queue.extend(near)
        pieces.append(piece)
    return pieces


def room_walks(board: Board, level: int) -> dict[str, list[int]]:
    """From every room of a level the steps to the others of it, nearest first, over all links.

    Reading: secret doors count, since 23 rooms have no others, and so do rooms and chambers on the way.
    """
    rooms = [room for room in board.rooms if board.level(room) == level]
    walks = {}
    for room in rooms:
        steps = board.distances(room)
        walks[room] = sorted(steps.get(other, FAR) for other in rooms if other != room)
    return walks


def of_kind(board: Board, kind: Kind) -> list[Space]:
    return [space for space in board.spaces.values() if space.kind is kind]


def secret_doors(board: Board) -> list[Link]:
    return [link for link in board.links if link.kind is LinkKind.SECRET]


def _way_round(board: Board, a: str, b: str) -> int:
    return safe_steps(board, a).get(b, FAR)


def _saved(board: Board, door: Link) -> int:
    """How many steps a secret door saves between two corridors; 0 if it joins none."""
    kinds = {board.spaces[end].kind for end in (door.a, door.b)}
    if kinds == {Kind.CORRIDOR}:
        return _way_round(board, door.a, door.b) - 1
    if kinds != {Kind.CORRIDOR, Kind.ROOM}:
        return 0
    room, corridor = (door.a, door.b) if board.spaces[door.a].kind is Kind.ROOM else (door.b, door.a)
    others = [way.to for way in board.ways[room] if way.kind is LinkKind.DOOR]
    corridors = [other for other in others if board.spaces[other].kind is Kind.CORRIDOR]
    return max((_way_round(board, corridor, other) - 2 for other in corridors), default=0)
