"""Whom one fights: an open monster, a reserved or peeked one, or the top card of the level (LAB-FIGHT-3)."""

from __future__ import annotations

from undercroft.games.labyrinth.rules.places import engaged_with, waiting_at
from undercroft.games.labyrinth.state import Adventurer, Foe, State
from undercroft.kernel.ask import Ask, Rules
from undercroft.kernel.deck import draw


def open_opponent(s: State, hero: Adventurer, place: str) -> Rules[Foe | None]:
    """The monster that one is engaged with, or a waiting one, by choice if several (LAB-MARK-7)."""
    foe = engaged_with(s, hero) if hero.at == place else None
    if foe is None:
        waiting = waiting_at(s, place)
        if not waiting:
            return None
        foe = waiting[0]
        if len(waiting) > 1:
            card = yield Ask(hero.seat, "opponent", tuple(other.card for other in waiting), "LAB-FIGHT-3")
            foe = next(other for other in waiting if other.card == card)
    kept = s.reserved.get(place)
    if kept is not None and not kept.monster:  # LAB-ITEM-14: the ball kept only a treasure for this monster
        foe.reserved = s.reserved.pop(place).treasure
    return foe


def reveal(s: State, hero: Adventurer, place: str) -> Rules[tuple[str | None, str]]:
    """Turn up the card met in a place, with the treasure that a Crystal Ball reserved for it ("" if none)."""
    kept = s.reserved.get(place)
    reserved = kept.treasure if kept is not None else ""
    card: str | None = kept.monster if kept is not None else ""
    if not card:  # LAB-RULING-78: also where the ball kept a treasure only, and its monster has left
        card = next((seen for at, seen in s.peeks if at == place), None)
        if card is not None:  # LAB-ITEM-6
            s.peeks = tuple(peek for peek in s.peeks if peek[0] != place)
        else:
            card = yield from draw(s.monsters, s.board.spaces[place].level, "LAB-FIGHT-4", "draw-monster")
    s.reserved.pop(place, None)  # LAB-ITEM-10
    if card is not None:
        s.tell("revealed", "LAB-FIGHT-4", seat=hero.seat, card=card, place=place)
    return card, reserved
