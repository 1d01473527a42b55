"""What a hidden hand might hold, for all that the others know: every card that does not lie open somewhere.

Where several people play, a question that is missing would tell them that a hand holds nothing for it. So it is asked
whether a player could answer if he held all that he might hold; if he could, he is asked though he can only pass.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias, TypeVar

from undercroft.games.dungeoneer.content.cards import Card
from undercroft.games.dungeoneer.rules.cards.decks import stack_of
from undercroft.games.dungeoneer.rules.cards.notes import note_hand
from undercroft.games.dungeoneer.state import ADVENTURE, NOBODY, PERIL, Hero, State
from undercroft.kernel.state import EVERYBODY

T = TypeVar("T")
Cards: TypeAlias = tuple[Card, ...]
Notes: TypeAlias = tuple[Cards, Cards, Cards, Cards, Cards, int]
"""The cards of a hand by when they can be played, and the least glory for which one can be at any time."""


def possible_hand(s: State, hero: Hero) -> tuple[str, ...]:
    """The cards of his hand that everybody knows and, if it has others as well, all that these may be."""
    known = [card for card in hero.hand if s.known.get(card) == EVERYBODY]
    if len(known) == len(hero.hand):
        return hero.hand
    which = PERIL if hero.seat == s.lord else ADVENTURE
    hands = [
        card
        for other in s.heroes
        for card in other.hand
        if s.known.get(card) != EVERYBODY and stack_of(s, card) == which
    ]
    # In order: in which hand a card is, or that it lies in the stack, makes no difference here.
    return tuple(known + sorted([*hands, *s.decks[which].hidden_from(None)]))


def as_others_see(s: State, hero: Hero, look: Callable[[], T]) -> T:
    """What this look at the hero finds if he holds all that he might hold, and has asked for no peace (DGR-RULING-88).

    What he has passed on in this turn is what he would have passed on with such a hand (DGR-RULING-101).
    """
    held = (hero.hand, hero.is_silent, hero.is_reserved, hero.declined)
    noted = _notes_on(hero)
    hero.hand, hero.declined = possible_hand(s, hero), hero.passed_unseen
    hero.is_silent = hero.is_reserved = False
    _note(hero, _notes_of(hero.hand))
    try:
        return look()
    finally:
        hero.hand, hero.is_silent, hero.is_reserved, hero.declined = held
        _note(hero, noted)


def _notes_on(hero: Hero) -> Notes:
    return hero.plays, hero.evils, hero.anytime, hero.roll_cards, hero.reactions, hero.cheapest


def _note(hero: Hero, notes: Notes) -> None:
    hero.plays, hero.evils, hero.anytime, hero.roll_cards, hero.reactions, hero.cheapest = notes


@lru_cache(maxsize=256)
def _notes_of(hand: tuple[str, ...]) -> Notes:
    """What is noted of such a hand; it is long, and looked at again and again until somebody draws."""
    holder = Hero(NOBODY)
    holder.hand = hand
    note_hand(holder)
    return _notes_on(holder)
