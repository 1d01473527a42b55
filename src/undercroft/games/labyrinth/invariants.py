"""What can never be (checked by the contract walker, never in play)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from undercroft.games.labyrinth.content.cards import MONSTER_DECKS, SPELL_DECK, SPELLS, TREASURE_DECKS, cleric_cards
from undercroft.games.labyrinth.state import Adventurer, State
from undercroft.kernel.deck import astray
from undercroft.kernel.game import Situations

_MONSTERS: Final = {level: frozenset(deck) for level, deck in MONSTER_DECKS.items()}
_TREASURES: Final = {level: frozenset(deck) for level, deck in TREASURE_DECKS.items()}

SITUATIONS: Final[Situations[State]] = {
    "somebody is caged": lambda s: any(hero.cage for hero in s.heroes),
    "a caged treasure": lambda s: any(hero.cage_treasure for hero in s.heroes),
    "a Ball's reservation": lambda s: bool(s.reserved),
    "a reserved treasure": lambda s: any(foe.reserved for foe in s.foes),
    "somebody is badly hurt": lambda s: any(hero.is_wounded for hero in s.heroes),
    "somebody misses turns": lambda s: any(hero.misses for hero in s.heroes),
    "unclaimed treasure": lambda s: bool(s.unclaimed),
    "loose treasure": lambda s: bool(s.loose),
    "a wanderer": lambda s: any(foe.is_wanderer for foe in s.foes),
    "a monster with treasure": lambda s: any(foe.held for foe in s.foes),
    "a robbed monster": lambda s: any(foe.is_robbed for foe in s.foes),
    "a monster holds somebody": lambda s: any(foe.engaged >= 0 for foe in s.foes),
    "locked after an ambush": lambda s: bool(s.locks),
    "an ambush's drops": lambda s: bool(s.fresh_drops),
    "a card set aside by a look": lambda s: bool(s.peeks),
    "a pacified chamber": lambda s: bool(s.pacified),
    "a Thief's bonus move": lambda s: s.may_not_fight,
    "a spell or missile laid": lambda s: bool(s.laid_spell),
    "secured treasure": lambda s: any(hero.secured for hero in s.heroes),
    "enough gold to win": lambda s: any(hero.kind and hero.gold >= hero.type.goal for hero in s.heroes),
}
"""What is rare, and wrong most easily where two of it meet (`undercroft workshop pairs`)."""


def broken(s: State) -> list[str]:
    """Every card exists exactly once, everybody stands somewhere, and what is linked belongs together."""
    return [*_cards_are_lost(s), *_adventurers_are_lost(s), *_foes_are_wrong(s)]


def _cards_are_lost(s: State) -> Iterator[str]:
    for level in range(1, 7):
        yield from astray(f"monsters of level {level}", MONSTER_DECKS[level], _monsters_of(s, level))
        yield from astray(f"treasures of level {level}", TREASURE_DECKS[level], _treasures_of(s, level))
    if s.options.is_expert:
        wizards = [card for hero in s.heroes if hero.kind == "wizard" for card in hero.spells]
        laid = [s.laid_spell] if s.laid_spell in SPELLS and s.laid_spell in SPELL_DECK else []
        yield from astray(
            "spells",
            SPELL_DECK,
            [*s.spells[0].cards(), *wizards, *laid, *(card for card in s.box if card in SPELL_DECK)],
        )
    for hero in s.heroes:
        if hero.kind == "cleric":
            laid = [s.laid_spell] if s.laid_spell and hero.seat == s.active else []
            yield from astray("a Cleric's spells", cleric_cards(hero.seat), [*hero.spells, *hero.reserve, *laid])


def _monsters_of(s: State, level: int) -> list[str]:
    cards = [*s.monsters[level].cards()]
    out = [*(foe.card for foe in s.foes), *(hero.cage for hero in s.heroes), *s.removed, *(card for _, card in s.peeks)]
    out += [*(kept.monster for kept in s.reserved.values()), *s.box]
    return cards + [card for card in out if card in _MONSTERS[level]]


def _treasures_of(s: State, level: int) -> list[str]:
    out = [card for hero in s.heroes for card in (*hero.carried, *hero.secured, hero.cage_treasure)]
    out += [card for foe in s.foes for card in (*foe.held, foe.reserved)]
    out += [card for cards in s.loose.values() for card in cards]
    out += [card for waiting in s.unclaimed.values() for card in (*waiting.held, waiting.reserved)]
    out += [*(kept.treasure for kept in s.reserved.values()), *s.box]
    return [*s.treasures[level].cards(), *(card for card in out if card in _TREASURES[level])]


def _adventurers_are_lost(s: State) -> Iterator[str]:
    for hero in s.heroes:
        if hero.at not in s.board.spaces:
            yield f"seat {hero.seat} stands nowhere: {hero.at!r}"
        if hero.misses < 0 or hero.missiles < 0 or not _spells_fit(hero):
            yield f"seat {hero.seat} has impossible numbers: {hero}"
        if any(card not in s.known for card in hero.carried):
            yield f"seat {hero.seat} does not know what it carries"


def _spells_fit(hero: Adventurer) -> bool:
    return len(hero.spells) <= hero.type.spells if hero.kind else True


def _foes_are_wrong(s: State) -> Iterator[str]:
    for foe in s.foes:
        if foe.engaged >= 0 and s.heroes[foe.engaged].at != foe.at:
            yield f"{foe.card} is engaged with somebody who is not there"
        if foe.held and not foe.marker:
            yield f"{foe.card} holds treasure without a marker"
    markers = [foe.marker for foe in s.foes if foe.marker] + [kept.marker for kept in s.reserved.values()]
    if len(markers) != len(set(markers)):
        yield "two pairs of markers have the same number"
    if s.graves & s.board.room_set & {foe.at for foe in s.foes}:
        # not so in a cleared chamber: a wandering monster may settle there (LAB-WAND-12)
        yield "a monster lies in a room with a grave marker"
