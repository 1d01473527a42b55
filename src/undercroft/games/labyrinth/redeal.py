"""Deal anew what a seat cannot know: cards with the same back change places where the seat sees only backs."""

from __future__ import annotations

from random import Random

from msgspec import structs

from undercroft.games.labyrinth.cards import TREASURE_DECKS
from undercroft.games.labyrinth.state import Adventurer, State, Unclaimed
from undercroft.games.labyrinth.treasure import note_powers
from undercroft.kernel.state import holds


def redeal(s: State, seat: int, random: Random) -> None:
    """Another world that looks the same to this seat."""
    for level in range(1, 7):
        _deal_monsters(s, seat, level, random)
    _deal_treasures(s, seat, random)
    _deal_spells(s, seat, random)


def _permuted(cards: list[str], random: Random) -> dict[str, str]:
    shuffled = cards[:]
    random.shuffle(shuffled)
    return dict(zip(cards, shuffled, strict=True))


def _deal_monsters(s: State, seat: int, level: int, random: Random) -> None:
    """Unknown monster cards are in the deck, set aside by another's Medallion, or kept by another's Crystal Ball."""
    hidden = s.monsters[level].hidden_from(seat)
    of_level = {place for place in (*(place for place, _ in s.peeks), *s.reserved) if s.board.level(place) == level}
    if seat != s.active:
        hidden += [card for place, card in s.peeks if place in of_level]
    hidden += [
        k.monster for r, k in s.reserved.items() if r in of_level and k.monster and not holds(k.seen_monster, seat)
    ]
    names = _permuted(hidden, random)
    s.monsters[level] = s.monsters[level].renamed(names)
    s.peeks = tuple((place, names.get(card, card)) for place, card in s.peeks)
    s.reserved = {
        r: structs.replace(kept, monster=names.get(kept.monster, kept.monster)) for r, kept in s.reserved.items()
    }


def _deal_treasures(s: State, seat: int, random: Random) -> None:
    """Treasure is unknown in decks, in others' hands, under monsters and on the ground, unless this seat knows it."""
    out = [card for hero in s.heroes for card in (*hero.carried, *hero.secured, hero.cage_treasure) if card]
    out += [card for foe in s.foes for card in (*foe.held, foe.reserved) if card]
    out += [card for cards in s.loose.values() for card in cards]
    out += [card for waiting in s.unclaimed.values() for card in (*waiting.held, waiting.reserved) if card]
    out += [kept.treasure for kept in s.reserved.values() if kept.treasure]
    names: dict[str, str] = {}
    for level in range(1, 7):
        deck = s.treasures[level]
        own_back = frozenset(TREASURE_DECKS[level])
        hidden = deck.hidden_from(seat)
        hidden += [card for card in out if card in own_back and not holds(s.known.get(card, 0), seat)]
        names |= _permuted(hidden, random)
        s.treasures[level] = deck.renamed(names)
    _rename_treasures(s, names)


def _rename_treasures(s: State, names: dict[str, str]) -> None:
    def new(card: str) -> str:
        return names.get(card, card)

    def all_new(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(new(card) for card in cards)

    for hero in s.heroes:
        hero.carried, hero.secured = all_new(hero.carried), all_new(hero.secured)
        hero.cage_treasure = new(hero.cage_treasure)
        hero.piles = tuple(all_new(pile) for pile in hero.piles)
        note_powers(hero)
    for foe in s.foes:
        foe.held, foe.reserved = all_new(foe.held), new(foe.reserved)
    s.loose = {space: all_new(cards) for space, cards in s.loose.items()}
    s.unclaimed = {p: Unclaimed(w.draws, all_new(w.held), new(w.reserved)) for p, w in s.unclaimed.items()}
    s.reserved = {room: structs.replace(kept, treasure=new(kept.treasure)) for room, kept in s.reserved.items()}
    s.fresh_drops = tuple((seat, new(card)) for seat, card in s.fresh_drops)
    s.known = {new(card): seats for card, seats in s.known.items()}


def _deal_spells(s: State, seat: int, random: Random) -> None:
    """The spells of other Wizards."""
    others: list[Adventurer] = [hero for hero in s.heroes if hero.kind == "wizard" and hero.seat != seat]
    hidden = s.spells[0].hidden_from(seat) + [card for hero in others for card in hero.spells]
    names = _permuted(hidden, random)
    s.spells[0] = s.spells[0].renamed(names)
    for hero in others:
        hero.spells = tuple(names.get(card, card) for card in hero.spells)
