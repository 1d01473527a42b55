"""Winning: home on Start, alive, with enough gold (LAB-WIN)."""

from __future__ import annotations

from fractions import Fraction

from undercroft.games.labyrinth.content.board import START
from undercroft.games.labyrinth.state import Adventurer, State
from undercroft.kernel.ask import GameOver


def check_win(s: State, hero: Adventurer) -> None:
    """LAB-WIN-2, LAB-RULING-80: asked whenever somebody arrives on Start or takes up gold there."""
    if hero.at == START and hero.gold >= hero.type.goal:  # LAB-WIN-1, LAB-WIN-5
        _end(s, (hero.seat,), "LAB-WIN-1")


def check_stalemate(s: State) -> None:
    """LAB-WIN-6: all rooms are cleared, nothing is left to win, and nobody has enough."""
    if s.options.ambush:
        return
    if s.loose or s.unclaimed or s.reserved or any(foe.held or foe.reserved for foe in s.foes):
        return
    if any(hero.gold >= hero.type.goal or _has_treasure_to_come(s, hero) for hero in s.heroes):
        return
    _end(s, standing(s), "LAB-WIN-6")


def _has_treasure_to_come(s: State, hero: Adventurer) -> bool:
    """LAB-RULING-76: who sits in a Cage in a room still draws his card, even if the room is cleared meanwhile."""
    return hero.cage != "" and hero.at in s.board.room_set


def standing(s: State) -> tuple[int, ...]:
    """LAB-WIN-6, LAB-RULING-83: the highest share of gold and goal is ahead; equal shares are ahead together."""
    if any(not hero.kind for hero in s.heroes):  # classes are still being chosen: nobody has a goal to share
        return ()
    shares = [Fraction(hero.gold, hero.type.goal) for hero in s.heroes]
    best = max(shares)
    return tuple(seat for seat, share in enumerate(shares) if share == best)


def _end(s: State, winners: tuple[int, ...], clause: str) -> None:
    s.winners = winners
    s.tell("won", clause, seats=list(winners), gold=[s.heroes[seat].gold for seat in winners])
    raise GameOver
