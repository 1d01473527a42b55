"""Building the elements of the taken card, strictly from left to right (DOO-BUILD)."""

from __future__ import annotations

from typing import Final

from undercroft.games.doodle.content.cards import CARDS, CATEGORIES, FORMATIONS, KINDS
from undercroft.games.doodle.content.grid import INDEX
from undercroft.games.doodle.rules.elements import (
    ERASE,
    Cells,
    Placements,
    Words,
    can_be_drawn,
    free_categories,
    room_for_thing,
)
from undercroft.games.doodle.state import Dungeon, State
from undercroft.kernel.ask import Ask, Option, RestAsk, RestReady, Rules

DONE: Final = "done"
REVISE: Final = "revise"
_DONE: Final = [DONE]
_FORFEITS: Final = {"upgrade": "DOO-UPG-6"}


def build(s: State, dungeon: Dungeon) -> Rules[None]:
    """Element by element; until all have confirmed, everything of this card may be changed (DOO-BUILD-7).

    The sheet says how far it has come, so it can be begun anew at any moment and asks the same again.
    """
    elements = CARDS[dungeon.taken].elements
    while True:
        while dungeon.step < len(elements):
            element = elements[dungeon.step]
            ask = _ask(dungeon, element)
            if ask is None:
                _forfeit(s, dungeon, element)
                continue
            answer: Option = yield ask
            if answer == ERASE:
                erase(s, dungeon)
            else:
                _draw(s, dungeon, element, answer)
        if not dungeon.history:  # all was forfeited, so there is nothing to confirm
            return
        if not dungeon.is_ready:
            if (yield RestAsk(dungeon.seat, "finish-build", Words(dungeon, _DONE), "DOO-DRAFT-7")) == ERASE:
                erase(s, dungeon)
                continue
            _confirm(s, dungeon)
        if (yield RestReady(dungeon.seat, "revise", (REVISE,), _final(s))) is None:
            return
        dungeon.is_ready = False
        s.tell("build-reopened", _final(s), seat=dungeon.seat)


def _confirm(s: State, dungeon: Dungeon) -> None:
    dungeon.is_ready = True
    if s.listener is not None:
        s.tell("build-confirmed", _final(s), seat=dungeon.seat)


def _final(s: State) -> str:
    """The ruling on when a build is final, by the way in which all build."""
    return "DOO-RULING-44" if s.options.build_mode == "sequential" else "DOO-RULING-10"


def _ask(dungeon: Dungeon, element: str) -> Ask | None:
    """What is asked for an element; None if there is no legal place for it (DOO-BUILD-5)."""
    seat = dungeon.seat
    if element == "upgrade":
        free = free_categories(dungeon)
        return RestAsk(seat, "upgrade", Words(dungeon, free), "DOO-UPG-2") if free else None
    if element == "treasure":  # DOO-RULING-33: there is always room
        return RestAsk(seat, "treasure", Cells(dungeon, is_treasure=True), "DOO-TREAS-1")
    if element in FORMATIONS:
        formation = FORMATIONS[element]
        if not can_be_drawn(dungeon, formation):
            return None
        return RestAsk(seat, "walls", Placements(dungeon, formation), "DOO-WALL-1", {"formation": element})
    room = room_for_thing(dungeon)
    if not room:
        return None
    clause = "DOO-SPACE-1" if element == "trap" else "DOO-SPACE-2"
    return RestAsk(seat, element, Cells(dungeon, is_treasure=False, known=room), clause)


def _forfeit(s: State, dungeon: Dungeon, element: str) -> None:
    dungeon.step += 1
    clause = _FORFEITS.get(element, "DOO-WALL-11" if element in FORMATIONS else "DOO-SPACE-6")
    s.tell("forfeited", clause, seat=dungeon.seat, element="walls" if element in FORMATIONS else element)


def _draw(s: State, dungeon: Dungeon, element: str, answer: Option) -> None:
    """Put the element on the sheet, or note it."""
    dungeon.history += (
        (dungeon.step, dungeon.walls, dungeon.traps, dungeon.monsters, dungeon.treasures, dungeon.boxes),
    )
    dungeon.step += 1
    if element in FORMATIONS:
        assert isinstance(answer, tuple)
        for name in answer:
            dungeon.walls |= 1 << INDEX[str(name)]
        if s.listener is not None:
            cells = sorted(answer, key=lambda cell: INDEX[str(cell)])
            s.tell("walls-drawn", "DOO-WALL-1", seat=dungeon.seat, cells=cells, number=len(cells))
    elif element == "upgrade":
        category = CATEGORIES.index(str(answer))
        boxes = dungeon.boxes
        dungeon.boxes = (*boxes[:category], boxes[category] + 1, *boxes[category + 1 :])
        if s.listener is not None:
            level = dungeon.level(category)
            s.tell("upgraded", "DOO-UPG-1", seat=dungeon.seat, category=answer, level=level)
    elif element == "treasure":
        dungeon.treasures |= 1 << INDEX[str(answer)]
        if s.listener is not None:
            s.whisper(1 << dungeon.seat, {"cell": answer}, "treasure-noted", "DOO-TREAS-1", seat=dungeon.seat)
    else:
        _draw_thing(s, dungeon, element, str(answer))


def _draw_thing(s: State, dungeon: Dungeon, element: str, name: str) -> None:
    bit = 1 << INDEX[name]
    dungeon.things |= bit
    if element == "trap":
        dungeon.traps |= bit
    else:  # DOO-SPACE-5
        goblins, orcs, dragons = dungeon.monsters
        kind = KINDS.index(element)
        dungeon.monsters = (
            goblins | bit if kind == 0 else goblins,
            orcs | bit if kind == 1 else orcs,
            dragons | bit if kind == 2 else dragons,
        )
    if s.listener is not None:
        s.tell(
            "thing-drawn",
            "DOO-SPACE-1" if element == "trap" else "DOO-SPACE-2",
            seat=dungeon.seat,
            element=element,
            cell=name,
        )


def erase(s: State, dungeon: Dungeon) -> None:
    """Take back the element built last (DOO-BUILD-7); what follows it on the card is handled anew."""
    before = dungeon.history[-1]
    dungeon.history = dungeon.history[:-1]
    dungeon.step, dungeon.walls, dungeon.traps, dungeon.monsters, dungeon.treasures, dungeon.boxes = before
    dungeon.things = dungeon.traps | dungeon.all_monsters
    element = CARDS[dungeon.taken].elements[dungeon.step]
    s.tell("erased", "DOO-BUILD-7", seat=dungeon.seat, element="walls" if element in FORMATIONS else element)
