"""Deal anew what a seat cannot know: cards with the same back change places where the seat sees only backs."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from undercroft.games.labyrinth.content.cards import TREASURES
from undercroft.games.labyrinth.rules.treasure import note_powers
from undercroft.games.labyrinth.state import Adventurer, State, Unclaimed
from undercroft.kernel.deck import Deck, dealt_anew
from undercroft.kernel.state import holds


def redeal(s: State, seat: int, random: Random) -> None:
    """Another world that looks the same to this seat."""
    for level in range(1, 7):
        _deal_monsters(s, seat, level, random)
    _deal_treasures(s, seat, random)
    _deal_spells(s, seat, random)


def _hidden_ends(deck: Deck, seat: int) -> list[str]:
    """Cards at the top or the bottom of a deck that this seat did not see there."""
    if not deck.top and not deck.bottom:
        return []
    return [card for card, seats in (*deck.top, *deck.bottom) if not holds(seats, seat)]


def _deal_monsters(s: State, seat: int, level: int, random: Random) -> None:
    """Unknown monster cards are in the deck, set aside by another's Medallion, or kept by another's Crystal Ball."""
    deck = s.monsters[level]
    out = _hidden_ends(deck, seat)
    if s.peeks and seat != s.active:
        out += [card for place, card in s.peeks if s.board.level(place) == level]
    out += [
        kept.monster
        for room, kept in s.reserved.items()
        if kept.monster and s.board.level(room) == level and not holds(kept.seen_monster, seat)
    ]
    names = dealt_anew(deck.pool, out, random)
    s.monsters[level] = deck.renamed(names)
    if not names:
        return
    s.peeks = tuple((place, names.get(card, card)) for place, card in s.peeks)
    s.reserved = {r: replace(kept, monster=names.get(kept.monster, kept.monster)) for r, kept in s.reserved.items()}


def _deal_treasures(s: State, seat: int, random: Random) -> None:
    """Treasure is unknown in decks, in others' hands, under monsters and on the ground, unless this seat knows it."""
    out = [card for hero in s.heroes for card in (*hero.carried, *hero.secured, hero.cage_treasure) if card]
    out += [card for foe in s.foes for card in (*foe.held, foe.reserved) if card]
    out += [card for cards in s.loose.values() for card in cards]
    out += [card for waiting in s.unclaimed.values() for card in (*waiting.held, waiting.reserved) if card]
    out += [kept.treasure for kept in s.reserved.values() if kept.treasure]
    by_back: list[list[str]] = [[] for _ in s.treasures]
    for card in out:
        if not holds(s.known.get(card, 0), seat):
            by_back[TREASURES[card].level].append(card)
    names: dict[str, str] = {}
    for level in range(1, 7):
        deck = s.treasures[level]
        dealt = dealt_anew(deck.pool, _hidden_ends(deck, seat) + by_back[level], random)
        s.treasures[level] = deck.renamed(dealt)
        names |= dealt
    if names:
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
    s.reserved = {room: replace(kept, treasure=new(kept.treasure)) for room, kept in s.reserved.items()}
    s.fresh_drops = tuple((seat, new(card)) for seat, card in s.fresh_drops)
    s.known = {new(card): seats for card, seats in s.known.items()}


def _deal_spells(s: State, seat: int, random: Random) -> None:
    """The spells of other Wizards; where they are chosen from the open deck, everybody knows them (LAB-SPELL-4)."""
    if s.options.spell_selection == "chosen":
        return
    others: list[Adventurer] = [hero for hero in s.heroes if hero.kind == "wizard" and hero.seat != seat]
    deck = s.spells[0]
    names = dealt_anew(deck.pool, _hidden_ends(deck, seat) + [card for hero in others for card in hero.spells], random)
    s.spells[0] = deck.renamed(names)
    if not names:
        return
    for hero in others:
        hero.spells = tuple(names.get(card, card) for card in hero.spells)
