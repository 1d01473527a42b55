"""Who fainted wakes with a scar, or levels up and leaves the game (FIG-SCAR)."""

from __future__ import annotations

from typing import Final

from undercroft.games.fighter.content.cards import COLOURS
from undercroft.games.fighter.rules.equipment import discard, may_take, move
from undercroft.games.fighter.rules.group import group
from undercroft.games.fighter.rules.outcome import lose
from undercroft.games.fighter.state import Hero, State
from undercroft.kernel.ask import Ask, Option, Rules

DONE: Final = "done"
MOST_SCARS: Final = 2


def revive_all(s: State) -> Rules[None]:
    """FIG-CLEAN-4: who fainted wakes with a scar, or levels up."""
    if all(_levels_up(hero) for hero in s.in_game()):
        leave_together(s)
    for hero in s.heroes:
        if hero.is_fainted:
            if _levels_up(hero):
                yield from level_up(s, hero)
            else:
                yield from scar(s, hero)


def _levels_up(hero: Hero) -> bool:
    return hero.is_fainted and hero.scar_count == MOST_SCARS


def scar(s: State, hero: Hero) -> Rules[None]:
    """FIG-SCAR-2, FIG-SCAR-3: an ability is covered for good, and he wakes with his new maximum."""
    free: tuple[Option, ...] = tuple([name for n, name in enumerate(COLOURS) if not hero.scars >> n & 1])
    colour = yield Ask(hero.seat, "scar", free, "FIG-SCAR-2")
    hero.scars |= 1 << COLOURS.index(colour)
    hero.is_fainted = False
    hero.life = hero.most_life
    s.tell("scarred", "FIG-SCAR-2", seat=hero.seat, die=colour, left=hero.life)


def level_up(s: State, hero: Hero) -> Rules[None]:
    """FIG-SCAR-4: a third scar is too many; the others may take what he carried (FIG-SCAR-5)."""
    _leave(s, hero)
    if hero.seat == s.leader:  # FIG-SCAR-6
        s.leader = s.next_in_game(hero.seat)
        s.tell("new-leader", "FIG-SCAR-6", seat=s.leader)
    while hero.cards or hero.seduced:
        options = _heirs(s, hero)
        if not options:
            break
        choice = yield from group(s, "inherit", (*options, DONE), "FIG-SCAR-5")
        if choice == DONE:
            break
        move(hero, s.heroes[choice[1]], choice[0])
        s.tell("card-given", "FIG-SCAR-5", seat=hero.seat, target=choice[1], card=choice[0])
    _discard_all(s, hero)


def leave_together(s: State) -> None:
    """FIG-RULING-59: the last heroes level up, so nobody is left and the game is lost at once."""
    for hero in s.in_game():
        _leave(s, hero)
        _discard_all(s, hero)
    lose(s, "FIG-RULING-59")


def _leave(s: State, hero: Hero) -> None:
    hero.is_fainted = False
    hero.has_levelled_up = True
    hero.life = 0
    s.tell("levelled-up", "FIG-SCAR-4", seat=hero.seat)


def _discard_all(s: State, hero: Hero) -> None:
    for card in (*hero.cards, *hero.seduced):
        discard(s, hero, card)


def _heirs(s: State, hero: Hero) -> list[Option]:
    return [
        (card, other.seat)
        for card in (*hero.cards, *hero.seduced)
        for other in s.heroes
        if not other.has_levelled_up and may_take(other, card)
    ]
