"""Damage, death, crossing out, and the cards above a dungeon (DOO-DMG, DOO-HACT)."""

from __future__ import annotations

from undercroft.games.doodle.content.cards import CARDS
from undercroft.games.doodle.content.grid import BIT
from undercroft.games.doodle.state import DEAD, Dungeon, Laid, State


def discard_laid(s: State, dungeon: Dungeon, laid: Laid) -> None:
    """A card above the dungeon is done with and frees its place (DOO-HACT-8)."""
    dungeon.above = tuple(other for other in dungeon.above if other != laid)
    s.discard += (laid.card,)


def carry_out(s: State, dungeon: Dungeon, laid: Laid) -> None:
    """A hero action happens: tell it and discard it."""
    if s.listener is not None:
        s.tell("carried-out", CARDS[laid.card].clause, seat=dungeon.seat, card=laid.card)
    discard_laid(s, dungeon, laid)


def waiting_for(dungeon: Dungeon, event: str) -> list[Laid]:
    """DOO-HACT-7: the cards above that wait for this event, in the order in which they were laid."""
    return [laid for laid in dungeon.above if CARDS[laid.card].timing == event]


def cross_out(s: State, dungeon: Dungeon, cell: int) -> None:
    """A trap is used up, or a monster is gone; a Bomb that names it is discarded at once (DOO-ACT-17)."""
    dungeon.gone |= BIT[cell]
    for laid in dungeon.above:
        if laid.target == cell:
            discard_laid(s, dungeon, laid)
            s.tell("bomb-wasted", "DOO-ACT-17", seat=dungeon.seat, card=laid.card)


def deal_damage(s: State, dungeon: Dungeon, damage: int, *, by_monster: bool) -> int:
    """DOO-DMG-2: DAMAGE may lower it, then LAST; then hearts are crossed out. Returns how many were."""
    if dungeon.above:
        for laid in waiting_for(dungeon, "damage"):
            if by_monster and damage > 0:  # DOO-ACT-18, DOO-ACT-29
                damage = max(0, damage + CARDS[laid.card].damage)
                carry_out(s, dungeon, laid)
        for laid in waiting_for(dungeon, "last"):
            if damage >= s.hearts_left(dungeon):  # DOO-ACT-28
                damage = s.hearts_left(dungeon) - 1
                carry_out(s, dungeon, laid)
    lost = min(damage, s.hearts_left(dungeon))  # DOO-DMG-3: more than the last heart is lost
    dungeon.crossed += lost
    if s.listener is not None:
        s.tell("hearts-lost", "DOO-DMG-1", seat=dungeon.seat, number=lost, left=s.hearts_left(dungeon))
    if s.encounter is not None:
        s.encounter.lost += lost
    if lost and not s.hearts_left(dungeon):
        leave(s, dungeon, DEAD, "DOO-DMG-3")
    return lost


def leave(s: State, dungeon: Dungeon, fate: str, clause: str) -> None:
    """The hero dies or escapes; the cards above his dungeon are discarded without effect (DOO-HACT-10)."""
    dungeon.fate = fate
    s.discard += tuple(laid.card for laid in dungeon.above)
    dungeon.above = ()
    s.tell(f"hero-{fate}", clause, seat=dungeon.seat, dungeon=dungeon.name, left=s.hearts_left(dungeon))
