"""Why an answer is advised in Doodle Dungeon: ways, points, levels and dice, as the seat knows them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from undercroft.games.doodle.content.cards import CARDS, CATEGORIES, DAMAGE, FORMATIONS, KINDS, LEVELS, POINTS, TRAP
from undercroft.games.doodle.content.grid import BIT, ENTRANCE, EXIT, FULL, INDEX, NAMES, NEAR, cell_set, layers
from undercroft.games.doodle.rules.dungeon_actions import CLOSE
from undercroft.games.doodle.rules.encounter import ENOUGH, strength
from undercroft.games.doodle.state import Dungeon, State
from undercroft.games.doodle.told.odds import at_least, odds
from undercroft.kernel.ask import Ask, Option
from undercroft.kernel.why import Reason, Why, percent

THINGS: Final = ("trap", *KINDS)
FIRST_DICE: Final = 2


def why(s: State, ask: Ask, answer: Option, path: Sequence[str] = ()) -> Why:
    """What speaks for this answer."""
    del path
    dungeon = s.dungeons[ask.seat]
    match ask.what, answer:
        case _, "erase" | "revise":
            return Why((_say("again"),))
        case "walls", tuple(cells):
            return _walls(dungeon, [str(cell) for cell in cells])
        case "path", _ if answer != "done":
            return _way(s.drawn_by(ask.seat), answer)
        case "treasure", str(cell):
            return _treasure(dungeon, cell)
        case _, str(cell) if ask.what in THINGS and cell in INDEX:
            return _thing(dungeon, ask.what, cell)
        case "upgrade", str(category) if category in CATEGORIES:
            return Why((_upgrade(dungeon, category),))
        case "pick", str(card):
            return Why(tuple(_pick(s, dungeon, card)), {"cards": (card,)})
    return _fighting(s, dungeon, ask, answer)


def _say(message: str, **facts: Any) -> Reason:
    return Reason(f"doodle-why-{message}", facts)


# --- building --------------------------------------------------------------------------------------------------------


def steps_out(walls: int) -> int:
    """How many cells the shortest way through has; 0 if there is none."""
    found = layers(BIT[ENTRANCE], BIT[EXIT], FULL & ~walls)
    return len(found)


def _walls(dungeon: Dungeon, cells: list[str]) -> Why:
    drawn = cell_set(cells)
    before, after = steps_out(dungeon.walls), steps_out(dungeon.walls | drawn)
    reasons = [_say("walls", before=before, number=after, longer=after > before)]
    near = sum(bool(NEAR[cell] & drawn) for cell in _cells(dungeon.all_monsters | dungeon.traps))
    if near:
        reasons.append(_say("beside", number=near))
    return Why(tuple(reasons), {"cells": tuple(cells)})


def _cells(cells: int) -> Iterable[int]:
    return (cell for cell in range(len(NAMES)) if cells & BIT[cell])


def _thing(dungeon: Dungeon, what: str, name: str) -> Why:
    """Can the hero go round it, and what does it bring?"""
    cell = INDEX[name]
    must = not steps_out(dungeon.walls | BIT[cell]) if cell not in (ENTRANCE, EXIT) else True
    sides = (NEAR[cell] & ~dungeon.walls).bit_count()
    reasons = [_say("cell", cell=name, must=must, number=sides)]
    if what == "trap":
        reasons.append(_say("trap", number=dungeon.trap_level))
    else:
        reasons.append(_monster(dungeon, KINDS.index(what)))
    return Why(tuple(reasons), {"cells": (name,)})


def _monster(dungeon: Dungeon, kind: int) -> Reason:
    """What a monster of this kind is worth, and how often two dice let it win."""
    chance = percent(float(at_least(FIRST_DICE, ENOUGH - dungeon.level(kind))))
    return _say("monster", monster=KINDS[kind], points=POINTS[kind], percent=chance, damage=DAMAGE[kind])


def _treasure(dungeon: Dungeon, name: str) -> Why:
    cell = INDEX[name]
    if not dungeon.all_monsters & BIT[cell]:
        return Why((_say("unguarded", cell=name),), {"cells": (name,)})
    kind = dungeon.kind_at(cell)
    chance = percent(float(at_least(FIRST_DICE, ENOUGH - dungeon.level(kind))))
    reason = _say("treasure", cell=name, monster=KINDS[kind], percent=chance, points=dungeon.treasure_level)
    return Why((reason,), {"cells": (name,)})


def _upgrade(dungeon: Dungeon, category: str) -> Reason:
    number = CATEGORIES.index(category)
    levels, boxes = LEVELS[number], dungeon.boxes[number]
    level = levels[boxes]
    at = next((n for n in range(boxes + 1, len(levels)) if levels[n] > level), boxes)
    have = (*dungeon.monsters, dungeon.traps, dungeon.treasures, 0)[number].bit_count()
    return _say("upgrade", category=category, boxes=at - boxes, level=levels[at], number=have, kind=category)


def _pick(s: State, dungeon: Dungeon, card: str) -> list[Reason]:
    del s
    row = CARDS[card]
    drawn = [element for element in row.elements if element not in FORMATIONS]
    cells = sum(FORMATIONS[element].size for element in row.elements if element in FORMATIONS)
    found = [_say("pick", elements=drawn, card=card, walls=cells, number=len(drawn))]
    for kind in KINDS:
        if kind in row.elements:
            found.append(_monster(dungeon, KINDS.index(kind)))
            break
    return found


# --- the way through the neighbour's dungeon -------------------------------------------------------------------------


def _way(dungeon: Dungeon, answer: Option) -> Why:
    """What the hero meets on it, and what he is spared."""
    if isinstance(answer, tuple):
        cells = [INDEX[str(name)] for name in answer]
    else:
        cells = [*dungeon.path, INDEX[str(answer)]] if str(answer) in INDEX else list(dungeon.path)
    passed = 0
    for cell in cells:
        passed |= BIT[cell]
    monsters = (dungeon.all_monsters & passed).bit_count()
    traps = (dungeon.traps & passed).bit_count()
    spared = dungeon.traps.bit_count() - traps
    points = sum(POINTS[kind] * (drawn & passed).bit_count() for kind, drawn in enumerate(dungeon.monsters))
    reasons = [_say("path", number=len(cells), monsters=monsters, points=points)]
    reasons.append(_say("path-traps", number=traps, spared=spared, damage=dungeon.trap_level))
    return Why(tuple(reasons), {"path": tuple(NAMES[cell] for cell in cells)})


# --- the heroes come -------------------------------------------------------------------------------------------------


def _fighting(s: State, dungeon: Dungeon, ask: Ask, answer: Option) -> Why:
    match ask.what, answer:
        case "dungeon-action", str(card) if s.encounter is not None:
            return _action(s, dungeon, ask, card)
        case "choose-dice", tuple(places) if s.encounter is not None:
            kept = sum(face for place, face in enumerate(s.encounter.dice, start=1) if place not in places)
            missing = ENOUGH - (strength(dungeon, s.encounter) - sum(s.encounter.dice)) - kept
            chance = percent(float(at_least(len(places), missing))) if places else 0
            return Why((_say("dice", number=len(places), percent=chance),))
        case "hero-action", (str(card), int(seat)):
            other = s.dungeons[seat]
            waits = (
                other.things & ~other.gone & cell_set(NAMES[cell] for cell in other.path[other.at + 1 :])
            ).bit_count()
            reason = _say("lay", card=card, target=seat, number=waits, hearts=s.hearts_left(other))
            return Why((reason,), {"seats": (seat,), "cards": (card,)})
        case "name-monster", str(cell):
            other = s.dungeons[(ask.about or {})["owner"]]
            kind = other.kind_at(INDEX[cell])
            reason = _say("bomb", cell=cell, monster=KINDS[kind], points=POINTS[kind], target=other.seat)
            return Why((reason,), {"cells": (cell,), "seats": (other.seat,)})
        case (("under" | "cancel"), str(card)) if card in CARDS:
            return Why((_say(ask.what, card=card),), {"cards": (card,)})
        case "under", _:
            return Why((_say("keep", number=len(dungeon.hand)),))
        case "hero-action", _:
            return Why((_say("pass", number=len(dungeon.hand)),))
        case "sharpener", int(seat):
            return Why((_say("sharpener", target=seat),), {"seats": (seat,)})
        case "name-dungeon", _:
            return Why((_say("name"),))
    return Why((_say("done"),))


def _action(s: State, dungeon: Dungeon, ask: Ask, card: str) -> Why:
    encounter = s.encounter
    assert encounter is not None
    chances = odds(s, ask)
    cell = NAMES[encounter.cell]
    if encounter.kind == TRAP:
        number = dungeon.trap_level + encounter.damage
        reason = _say("snap", number=number, hearts=s.hearts_left(dungeon), card="" if card == CLOSE else card)
        return Why((reason,), {"cells": (cell,)})
    facts = {"monster": KINDS[encounter.kind], "strength": strength(dungeon, encounter), "enough": ENOUGH}
    if card == CLOSE:
        if encounter.stage == "open":
            first = percent(float(at_least(FIRST_DICE, ENOUGH - strength(dungeon, encounter))))
            return Why((_say("open", percent=first, **facts),), {"cells": (cell,)})
        return Why((_say("close", wins=strength(dungeon, encounter) >= ENOUGH, **facts),), {"cells": (cell,)})
    found = chances.get(card)
    chance_with = -1 if found is None or strength(dungeon, encounter) >= ENOUGH else percent(float(found))
    reason = _say("action", card=card, percent=chance_with, **facts)
    return Why((reason,), {"cells": (cell,), "cards": (card,)})
