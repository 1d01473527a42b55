"""Is this board the one we meant to build? Every constraint on the layout, as a check of its own (LAB-BOARD)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from statistics import median

from undercroft.games.labyrinth.content.board import (
    CHAMBER_LEVELS,
    GREAT_HALL,
    START,
    Board,
    Kind,
    Link,
    LinkKind,
    Space,
    space_named,
)
from undercroft.games.labyrinth.content.board_figures import (
    FAR,
    LEVELS,
    ROOMS,
    SAVES,
    corridor_pieces,
    of_kind,
    room_walks,
    secret_doors,
    secret_rooms,
    shortcut_doors,
    stair_doors,
    stair_levels,
    steps_to_levels,
    through_ways,
)

SECRET_ROOMS = {1: 3, 2: 4, 3: 5, 4: 4, 5: 4, 6: 3}
CORRIDORS = {1: (44, 52), 2: (46, 54), 3: (46, 54), 4: (42, 50), 5: (36, 44), 6: (32, 40)}
STAIRS = {(1, 2): 3, (2, 3): 3, (3, 4): 3, (4, 5): 2, (5, 6): 2}
STEPS_FROM_START = {1: (1, 2), 2: (6, 9), 3: (12, 15), 4: (18, 21), 5: (24, 28), 6: (30, 35)}
SHORTCUT_STAIRS = ((1, 2), (2, 3), (4, 5))


def problems(board: Board) -> list[str]:
    """Everything that is wrong with this board; an empty list for a board fit to play on."""
    shape = [message for check in SHAPE for message in check(board)]
    # A board with broken links or stairs would only make the walks below stumble, so these come first.
    return shape or [message for check in CHECKS for message in check(board)]


def _touch(a: Space, b: Space) -> bool:
    """Do two spaces share a piece of border, not only a corner?"""
    across = min(a.x + a.w, b.x + b.w) - max(a.x, b.x)
    down = min(a.y + a.h, b.y + b.h) - max(a.y, b.y)
    return (across == 0 and down > 0) or (down == 0 and across > 0)


def _on_border(space: Space, link: Link) -> bool:
    """Does the passage lie in this space's outer wall, away from the corners?"""
    left, right, top, bottom = space.x, space.x + space.w, space.y, space.y + space.h
    upright = link.x in (left, right) and top < link.y < bottom
    return upright or (link.y in (top, bottom) and left < link.x < right)


def _outside(name: str, found: int, least: int, most: int) -> Iterator[str]:
    if not least <= found <= most:
        wanted = f"{least}" if least == most else f"{least} to {most}"
        yield f"{name}: found {found}, wanted {wanted}"


# --- shape: what must hold before anybody can walk -----------------------------------------------------------------


def names(board: Board) -> Iterator[str]:
    """LAB-BOARD-2, 4, 5, 6: the id of a space tells its kind and level; rooms are counted through the levels."""
    wanted = iter(range(1, 1 + sum(ROOMS.values())))
    for key, space in board.spaces.items():
        named = space_named(key)
        if (space.id, space.kind, space.level) != (key, named.kind, named.level):
            yield f"names: {key} is a {space.kind} of level {space.level}, its name says otherwise"
    for room in sorted(board.rooms):
        number = next(wanted, None)
        if int(room[3:]) != number:
            yield f"room numbers: found {room}, wanted number {number}"
            return


def single_spaces(board: Board) -> Iterator[str]:
    """LAB-BOARD-2, 3, 8: one Start, one Great Hall; LAB-BOARD-7: the named chambers on their levels; data order."""
    missing = [name for name in (START, GREAT_HALL, *CHAMBER_LEVELS) if name not in board.spaces]
    if missing:
        yield f"single spaces: {', '.join(missing)} missing"
    first = list(board.spaces)[: 2 + len(CHAMBER_LEVELS)]
    if not missing and set(first) != {START, GREAT_HALL, *CHAMBER_LEVELS}:
        yield "data order: Start, Great Hall and the chambers must come first"


def places_on_the_grid(board: Board) -> Iterator[str]:
    """LAB-BOARD-2, 4: every space has its own rectangle of cells; corridors are one cell."""
    taken: dict[tuple[int, int], str] = {}
    for space in board.spaces.values():
        if min(space.x, space.y, space.w - 1, space.h - 1) < 0:
            yield f"grid: {space.id} lies off the grid or is empty"
        if space.kind is Kind.CORRIDOR and (space.w, space.h) != (1, 1):
            yield f"grid: corridor {space.id} covers {space.w}x{space.h} cells, wanted one"
        for cell in ((x, y) for x in range(space.x, space.x + space.w) for y in range(space.y, space.y + space.h)):
            if cell in taken:
                yield f"grid: {space.id} and {taken[cell]} overlap at {cell}"
                break
            taken[cell] = space.id


def links_on_the_grid(board: Board) -> Iterator[str]:
    """LAB-BOARD-9: a link joins two spaces that touch, once, and lies in the wall between them."""
    pairs = Counter(frozenset((link.a, link.b)) for link in board.links)
    for link in board.links:
        a, b = board.spaces[link.a], board.spaces[link.b]
        if pairs[frozenset((link.a, link.b))] > 1:
            yield f"links: {link.id} is there twice"
        if not _touch(a, b):
            yield f"links: {link.id} joins spaces that do not touch"
        elif not (_on_border(a, link) and _on_border(b, link)):
            yield f"links: {link.id} lies at {link.x:g},{link.y:g}, not in the wall between the two"


def levels_meet_on_stairs(board: Board) -> Iterator[str]:
    """LAB-BOARD-6, LAB-RULING-4: only stairs join levels, consecutive ones, each by one open link to a corridor.

    Reading: with this a room behind a secret door has the level of the space in front of it.
    """
    for link in board.links:
        a, b = board.spaces[link.a], board.spaces[link.b]
        if Kind.STAIR not in (a.kind, b.kind) and a.level != b.level and START not in (a.id, b.id):
            yield f"levels: {link.id} joins levels {a.level} and {b.level} without a stair"
    for stair in of_kind(board, Kind.STAIR):
        upper, lower = stair_levels(stair.id)
        ends = [board.spaces[way.to] for way in board.ways[stair.id] if way.kind is LinkKind.OPEN]
        found = sorted(end.level for end in ends if end.kind is Kind.CORRIDOR)
        if lower != upper + 1 or found != [upper, lower] or len(ends) != 2:
            yield f"stairs: {stair.id} joins corridors of levels {found}, wanted [{upper}, {upper + 1}]"
        if any(board.level(way.to) not in (upper, lower) for way in board.ways[stair.id]):
            yield f"stairs: {stair.id} has a door to a level that is not its own"


def connected(board: Board) -> Iterator[str]:
    """Every space can be reached from Start."""
    lost = sorted(set(board.spaces) - set(board.distances(START))) if START in board.spaces else []
    if lost:
        yield f"connected: {', '.join(lost)} cannot be reached from Start"


# --- counts --------------------------------------------------------------------------------------------------------


def rooms_per_level(board: Board) -> Iterator[str]:
    """LAB-BOARD-1, LAB-RULING-74: 94 rooms, 23 of them reached by secret doors only, so many on each level."""
    rooms = Counter(board.level(room) for room in board.rooms)
    secret = Counter(board.level(room) for room in secret_rooms(board))
    for level in LEVELS:
        yield from _outside(f"rooms of level {level}", rooms[level], ROOMS[level], ROOMS[level])
        name = f"rooms of level {level} reached by secret doors only"
        yield from _outside(name, secret[level], SECRET_ROOMS[level], SECRET_ROOMS[level])


def corridors_per_level(board: Board) -> Iterator[str]:
    """The corridor spaces of each level; all wanted numbers are above the 30 the wandering monsters need."""
    found = Counter(space.level for space in of_kind(board, Kind.CORRIDOR))
    for level in LEVELS:
        yield from _outside(f"corridor spaces of level {level}", found[level], *CORRIDORS[level])


def chambers_per_level(board: Board) -> Iterator[str]:
    """The Trapdoor needs a choice of chambers on levels 2 to 6 (each level but the first can be fallen into)."""
    found = Counter(board.level(chamber) for chamber in board.chambers)
    for level in LEVELS[1:]:
        yield from _outside(f"chambers of level {level}", found[level], 2, len(CHAMBER_LEVELS))


def stairs_per_pair(board: Board) -> Iterator[str]:
    found = Counter(stair_levels(stair.id) for stair in of_kind(board, Kind.STAIR))
    for pair, wanted in STAIRS.items():
        yield from _outside(f"stairs between levels {pair[0]} and {pair[1]}", found[pair], wanted, wanted)


def doors_in_all(board: Board) -> Iterator[str]:
    found = Counter(link.kind for link in board.links)
    yield from _outside("ordinary doors", found[LinkKind.DOOR], 100, 120)
    yield from _outside("secret doors", found[LinkKind.SECRET], 44, 52)


# --- Start, walks and levels ---------------------------------------------------------------------------------------


def exits_of_start(board: Board) -> Iterator[str]:
    """LAB-RULING-5: Start has four open exits, to the Great Hall and to three corridors of level 1."""
    ways = board.ways[START]
    yield from _outside("exits of Start", len(ways), 4, 4)
    halls = [way for way in ways if way.to == GREAT_HALL]
    yield from _outside("exits of Start to the Great Hall", len(halls), 1, 1)
    for way in ways:
        if way.kind is not LinkKind.OPEN or (way.to != GREAT_HALL and board.spaces[way.to].kind is not Kind.CORRIDOR):
            yield f"exits of Start: {way.link} is no open way to a corridor or to the Great Hall"


def rooms_near_start(board: Board) -> Iterator[str]:
    """No room door opens onto Start or the Great Hall; the nearest room of level 1 is 2 or 3 steps from Start."""
    for space in (START, GREAT_HALL):
        for way in board.ways[space]:
            if board.spaces[way.to].kind is Kind.ROOM:
                yield f"rooms near Start: {way.link} opens a room onto {space}"
    steps = board.distances(START)
    nearest = min((steps[room] for room in board.rooms if board.level(room) == 1), default=FAR)
    yield from _outside("steps from Start to the nearest room", nearest, 2, 3)


def plain_walks(board: Board) -> Iterator[str]:
    """Every level can be reached without a secret door and without a forced fight, in so many steps."""
    for level, steps in steps_to_levels(board).items():
        yield from _outside(f"steps from Start to level {level}", steps, *STEPS_FROM_START[level])


def secret_walks(board: Board) -> Iterator[str]:
    """With all secret doors the ways to levels 3 to 6 shrink by 15 to 30 percent, and deeper stays further.

    Reading: the same walks as without secret doors, entering no room and no monster chamber.
    """
    plain, secret = steps_to_levels(board), steps_to_levels(board, tuple(LinkKind))
    for level in (3, 4, 5, 6):
        if not 70 * plain[level] <= 100 * secret[level] <= 85 * plain[level]:
            yield (
                f"steps with secret doors: level {level} shrinks from {plain[level]} to {secret[level]}, "
                "wanted 15 to 30 percent"
            )
    for level in LEVELS[1:]:
        if secret[level] <= secret[level - 1]:
            yield f"steps with secret doors: level {level} at {secret[level]}, wanted more than level {level - 1}"
    yield from _outside("steps with secret doors to level 6", secret[6], 22, FAR)


def stairs_apart(board: Board) -> Iterator[str]:
    """The stairs of one level pair are 8 steps or more apart, over all links, secret doors and rooms included."""
    for a, b in combinations(of_kind(board, Kind.STAIR), 2):
        if stair_levels(a.id) == stair_levels(b.id):
            steps = board.distances(a.id).get(b.id, FAR)
            yield from _outside(f"steps between stairs {a.id} and {b.id}", steps, 8, FAR)


def corridors_in_one_or_two_pieces(board: Board) -> Iterator[str]:
    """The corridors of a level are one piece, or two pieces each with its own stair up and down.

    Reading: pieces hang together by corridor spaces alone, not by chambers, Start or secret doors; on level 1 an exit
    of Start counts as the stair up, and level 6 has no stair down.
    """
    for level in LEVELS:
        pieces = corridor_pieces(board, level)
        yield from _outside(f"corridor pieces of level {level}", len(pieces), 1, 2)
        for piece in pieces if len(pieces) == 2 else ():
            near = {way.to for space in piece for way in board.ways[space] if way.kind is LinkKind.OPEN}
            pairs = {stair_levels(space) for space in near if board.spaces[space].kind is Kind.STAIR}
            up = START in near if level == 1 else (level - 1, level) in pairs
            if not up or (level < 6 and (level, level + 1) not in pairs):
                yield f"corridor pieces of level {level}: the piece with {min(piece)} lacks a stair up or down"


# --- doors, secret doors, chambers ---------------------------------------------------------------------------------


def doors_of_rooms(board: Board) -> Iterator[str]:
    """A room has one to three doors, ordinary and secret together, and most rooms have one."""
    for room in board.rooms:
        yield from _outside(f"doors of room {room}", len(board.ways[room]), 1, 3)
        for way in board.ways[room]:
            if way.kind is LinkKind.OPEN:
                yield f"doors of room {room}: {way.link} stands open, wanted a door"
    single = sum(len(board.ways[room]) == 1 for room in board.rooms)
    yield from _outside("rooms with a single door", single, len(board.rooms) // 2 + 1, len(board.rooms))


def openings_of_chambers(board: Board) -> Iterator[str]:
    """Corridors and chambers meet by open links; a chamber has two to four links (the Great Hall too)."""
    for chamber in (GREAT_HALL, *board.chambers):
        yield from _outside(f"links of {chamber}", len(board.ways[chamber]), 2, 4)
        for way in board.ways[chamber]:
            if board.spaces[way.to].kind is Kind.CORRIDOR and way.kind is not LinkKind.OPEN:
                yield f"links of {chamber}: {way.link} is a {way.kind}, wanted an open way to a corridor"


def ways_through_chambers(board: Board) -> Iterator[str]:
    yield from _outside("chambers that are short ways through", len(through_ways(board)), 4, len(board.chambers))


def doors_of_secret_rooms(board: Board) -> Iterator[str]:
    """A room reached in no other way has one or two secret doors, and so no ordinary one."""
    for room in secret_rooms(board):
        kinds = [way.kind for way in board.ways[room]]
        if any(kind is not LinkKind.SECRET for kind in kinds) or len(kinds) > 2:
            yield f"doors of secret room {room}: found {', '.join(kinds)}, wanted one or two secret doors"


def uses_of_secret_doors(board: Board) -> Iterator[str]:
    """Secret doors lead to the secret rooms, are short cuts, or are second doors of ordinary rooms; nothing else.

    Reading: the short cuts to stairs are counted apart from the twelve others.
    """
    to_stairs = stair_doors(board)
    for pair in SHORTCUT_STAIRS:
        name = f"secret short cuts to the stairs between levels {pair[0]} and {pair[1]}"
        yield from _outside(name, len(to_stairs[pair]), 1, FAR)
    stairs = {door.id for doors in to_stairs.values() for door in doors}
    yield from _outside("secret short cuts to stairs", len(stairs), 3, FAR)
    cuts = {door.id for door in shortcut_doors(board)} - stairs
    yield from _outside("secret short cuts between corridors or through rooms", len(cuts), 12, FAR)
    for door in secret_doors(board):
        rooms = [end for end in (door.a, door.b) if board.spaces[end].kind is Kind.ROOM]
        if not rooms and door.id not in stairs | cuts:
            yield f"secret doors: {door.id} leads to no room and saves no {SAVES} steps"


def secret_doors_of_a_space(board: Board) -> Iterator[str]:
    for space, ways in board.ways.items():
        found = sum(way.kind is LinkKind.SECRET for way in ways)
        yield from _outside(f"secret doors that touch {space}", found, 0, 2)


def walks_between_rooms(board: Board) -> Iterator[str]:
    """On every level the median walk to the nearest other room is 3 or 4 steps, and two others lie within 6."""
    for level in LEVELS:
        walks = room_walks(board, level)
        middle = median([walk[0] for walk in walks.values()]) if len(walks) > 1 else FAR
        if not 3 <= middle <= 4:
            yield f"median walk to the nearest room of level {level}: found {middle:g}, wanted 3 to 4"
        for room, walk in walks.items():
            yield from _outside(f"rooms within 6 steps of {room}", sum(steps <= 6 for steps in walk), 2, FAR)


Check = Callable[[Board], Iterator[str]]
SHAPE: tuple[Check, ...] = (
    names,
    single_spaces,
    places_on_the_grid,
    links_on_the_grid,
    levels_meet_on_stairs,
    connected,
)
CHECKS: tuple[Check, ...] = (
    rooms_per_level,
    corridors_per_level,
    chambers_per_level,
    stairs_per_pair,
    doors_in_all,
    exits_of_start,
    rooms_near_start,
    plain_walks,
    secret_walks,
    stairs_apart,
    corridors_in_one_or_two_pieces,
    doors_of_rooms,
    openings_of_chambers,
    ways_through_chambers,
    doors_of_secret_rooms,
    uses_of_secret_doors,
    secret_doors_of_a_space,
    walks_between_rooms,
)
