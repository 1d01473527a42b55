"""Fainting, losing and winning (FIG-FAINT, FIG-END, FIG-BOSS-6)."""

from __future__ import annotations

from typing import NoReturn

from undercroft.games.fighter.state import State
from undercroft.kernel.ask import GameOver


def hurt_all(s: State, damage: int) -> None:
    """Every conscious hero loses so much, whatever he wears (FIG-OUT-6, FIG-IMP-2)."""
    for hero in s.heroes:
        if not hero.is_fainted and not hero.has_levelled_up:
            hero.life -= damage


def check_faints(s: State) -> None:
    """FIG-FAINT-1: below one life a hero faints; when all have, the game is lost unless the monster is beaten."""
    is_anybody_left = False
    for hero in s.heroes:
        if hero.has_levelled_up or hero.is_fainted:
            continue
        if hero.life < 1:
            hero.life = 0
            hero.is_fainted = True
            s.has_anybody_fainted = True
            s.tell("fainted", "FIG-FAINT-1", seat=hero.seat)
        else:
            is_anybody_left = True
    if not is_anybody_left and s.life > 0:  # FIG-FAINT-3; FIG-END-4: a dead monster counts first
        lose(s, "FIG-FAINT-3")


def win_if_boss(s: State) -> None:
    """FIG-BOSS-6: the boss is beaten, so the game is won at once."""
    if s.is_boss_fight and s.life <= 0:
        s.life = 0
        s.result = "won"
        s.tell("won", "FIG-BOSS-6", card=s.monster)
        raise GameOver


def lose(s: State, clause: str) -> NoReturn:
    """All have lost together."""
    s.result = "lost"
    s.tell("lost", clause, card=s.monster)
    raise GameOver
