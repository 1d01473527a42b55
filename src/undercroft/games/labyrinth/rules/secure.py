"""Securing treasure on Start (LAB-SECURE), and what else happens on arrival there."""

from __future__ import annotations

from undercroft.games.labyrinth.rules.treasure import give_up
from undercroft.games.labyrinth.rules.winning import check_win
from undercroft.games.labyrinth.state import Adventurer, State
from undercroft.kernel.ask import Ask, Rules, Subsets


def arrive_home(s: State, hero: Adventurer) -> Rules[None]:
    """On Start by retreat or as seriously wounded: the win check first, then a deposit (LAB-SECURE-1, LAB-SECURE-6)."""
    check_win(s, hero)
    if s.options.secure_treasure and hero.carried:
        cards = yield Ask(hero.seat, "deposit", Subsets(hero.carried), "LAB-SECURE-1")
        _secure(s, hero, cards)


def deposit(s: State, hero: Adventurer) -> Rules[None]:
    """On the own turn: at least one card; it ends the turn (LAB-SECURE-3, LAB-SECURE-4)."""
    cards = yield Ask(hero.seat, "deposit", Subsets(hero.carried, 1), "LAB-SECURE-1")
    _secure(s, hero, cards)


def _secure(s: State, hero: Adventurer, cards: tuple[str, ...]) -> None:
    """LAB-SECURE-2, LAB-SECURE-5: they count for ever, have no effect any more and never come back."""
    if cards:
        give_up(s, hero, cards)
        hero.secured += cards
        s.tell("secured", "LAB-SECURE-2", seat=hero.seat, number=len(cards))
