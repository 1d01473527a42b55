"""Teleport and the Cleric's Transport: away before the fight (LAB-TELE, LAB-CLER-8)."""

from __future__ import annotations

from undercroft.games.labyrinth.content.board import Kind
from undercroft.games.labyrinth.content.cards import MONSTERS
from undercroft.games.labyrinth.rules.items import put_peeks_back
from undercroft.games.labyrinth.rules.opponent import reveal
from undercroft.games.labyrinth.rules.places import card_under, is_unsafe, leave_monster
from undercroft.games.labyrinth.rules.treasure import forget
from undercroft.games.labyrinth.state import Adventurer, Foe, Outcome, State
from undercroft.kernel.ask import Ask, Rules

PLACES = (Kind.ROOM, Kind.CHAMBER, Kind.HALL)


def targets(s: State, origin: str) -> tuple[str, ...]:
    """LAB-TELE-2, LAB-RULING-36, LAB-RULING-37: another room or chamber, at most one level up or down."""
    level = s.board.spaces[origin].level
    return tuple(
        space.id
        for space in s.board.spaces.values()
        if space.kind in PLACES and abs(space.level - level) <= 1 and space.id != origin
    )


def teleport(s: State, hero: Adventurer, foe: Foe | None) -> Rules[Outcome]:
    """The spell is laid already: show whom one leaves behind, choose where to go, and be there."""
    if foe is None and is_unsafe(s, hero.at):  # LAB-TELE-3, LAB-RULING-38
        card, reserved = yield from reveal(s, hero, hero.at)
        if card is not None:
            card_under(s, card, MONSTERS[card].level)
        if reserved:  # LAB-ITEM-12
            level = s.board.spaces[hero.at].level
            s.treasures[level] = s.treasures[level].with_under(reserved, forget(s, reserved))
    target = yield Ask(hero.seat, "teleport", targets(s, hero.at), "LAB-TELE-2")
    leave_monster(s, hero)
    put_peeks_back(s, hero, keep=target)  # LAB-RULING-84
    hero.at, hero.trail = target, ()  # LAB-MOVE-10
    s.tell("teleported", "LAB-TELE-2", seat=hero.seat, place=target)
    return Outcome.PLACED
