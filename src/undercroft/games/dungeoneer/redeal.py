"""Deal anew what a seat cannot know: hand cards of others and face-down quests change places with the stacks."""

from __future__ import annotations

from random import Random

from undercroft.games.dungeoneer.rules.cards.decks import stack_of
from undercroft.games.dungeoneer.rules.cards.notes import note_hand
from undercroft.games.dungeoneer.state import ADVENTURE, PERIL, QUEST_STACK, Hero, State
from undercroft.kernel.ask import Option
from undercroft.kernel.deck import dealt_anew
from undercroft.kernel.state import holds


def redeal(s: State, seat: int, random: Random) -> None:
    """Another world that looks the same to this seat."""
    names: dict[str, str] = {}
    for which in (ADVENTURE, PERIL):
        names |= _deal_hands(s, seat, which, random)
    if names:
        for hero in s.heroes:
            if hero.seat != seat and hero.hand:
                hero.hand = tuple(names.get(card, card) for card in hero.hand)
                hero.declined = tuple(_renamed(option, names) for option in hero.declined)
                if s.is_hushed:
                    hero.declined = tuple(dict.fromkeys((*hero.declined, *_passed(hero))))
                note_hand(hero)
        s.known = {names.get(card, card): seats for card, seats in s.known.items()}
    if s.is_campaign:
        _deal_quests(s, seat, random)


def _passed(hero: Hero) -> list[Option]:
    """What he was asked about in this turn if he had these cards then, and so has passed on (DGR-RULING-101)."""
    return [option for option in hero.passed_unseen if isinstance(option, tuple) and option[1] in hero.hand]


def _renamed(option: Option, names: dict[str, str]) -> Option:
    """What somebody has passed on names the cards of his hand."""
    if isinstance(option, tuple):
        return tuple(names.get(word, word) if isinstance(word, str) else word for word in option)
    return option


def _deal_hands(s: State, seat: int, which: int, random: Random) -> dict[str, str]:
    out = [
        card
        for hero in s.heroes
        if hero.seat != seat
        for card in hero.hand
        if stack_of(s, card) == which and not holds(s.known.get(card, 0), seat)
    ]
    names = dealt_anew(s.decks[which].pool, out, random)
    s.decks[which] = s.decks[which].renamed(names)
    return names


def _deal_quests(s: State, seat: int, random: Random) -> None:
    """DGR-CAMP-9: quests that lie face down and were not shown."""
    hidden = [hero for hero in s.heroes if hero.seat != seat and hero.faced_down and not hero.shown >> seat & 1]
    out = [quest for hero in hidden for quest in hero.quests if quest in hero.faced_down]
    names = dealt_anew(s.decks[QUEST_STACK].pool, out, random)
    s.decks[QUEST_STACK] = s.decks[QUEST_STACK].renamed(names)
    if not names:
        return
    for hero in hidden:
        hero.quests = tuple(names.get(quest, quest) for quest in hero.quests)
        hero.faced_down = frozenset(names.get(quest, quest) for quest in hero.faced_down)
