"""Step 1: the hero walks on to the next trap or monster, or out of the dungeon (DOO-MOVE)."""

from __future__ import annotations

from undercroft.games.doodle.content.cards import CARDS
from undercroft.games.doodle.content.grid import BIT, NAMES, NEAR
from undercroft.games.doodle.rules.damage import carry_out, cross_out, leave, waiting_for
from undercroft.games.doodle.state import ESCAPED, Dungeon, State


def move_hero(s: State, dungeon: Dungeon) -> bool:
    """Cell by cell in the order of the path; True if he stops on a trap or monster (DOO-MOVE-2)."""
    path, at = dungeon.path, dungeon.at + 1
    while at < len(path):  # DOO-MOVE-1
        dungeon.at = at
        cell = path[at]
        is_stopped = bool(dungeon.things & ~dungeon.gone & BIT[cell])
        if dungeon.above:
            is_stopped = _entering(s, dungeon, cell, is_stopped=is_stopped)
        if is_stopped:
            if s.listener is not None:
                facts = {"seat": dungeon.seat, "cell": NAMES[cell], "element": _what(dungeon, cell)}
                s.tell("hero-stops", "DOO-MOVE-2", **facts)
            return True
        at += 1  # DOO-MOVE-3
    dungeon.at = at
    leave(s, dungeon, ESCAPED, "DOO-DMG-5")  # DOO-MOVE-4
    return False


def _what(dungeon: Dungeon, cell: int) -> str:
    return ("goblin", "orc", "dragon", "trap")[dungeon.kind_at(cell)]


def _entering(s: State, dungeon: Dungeon, cell: int, *, is_stopped: bool) -> bool:
    """Event MOVE (DOO-HACT-6); True if he still stops here."""
    for laid in waiting_for(dungeon, "move"):
        if laid not in dungeon.above:
            continue
        if CARDS[laid.card].special == "explode":
            if NEAR[cell] & BIT[laid.target]:  # DOO-ACT-17
                carry_out(s, dungeon, laid)
                s.tell("blown-up", "DOO-ACT-17", seat=dungeon.seat, cell=NAMES[laid.target])
                cross_out(s, dungeon, laid.target)
        elif is_stopped and dungeon.traps & BIT[cell]:  # DOO-ACT-26
            carry_out(s, dungeon, laid)
            is_stopped = False
    return is_stopped
