"""What can never be: cards that are twice or nowhere, and numbers out of range."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from undercroft.games.dungeoneer.content.cards import CARDS, HEROES, LIFE, LOCATIONS, QUESTS
from undercroft.games.dungeoneer.rules.cards.inventory import boon_limit, horde_limit, loose, treasure_limit
from undercroft.games.dungeoneer.state import ADVENTURE, NOBODY, OPEN_QUESTS, PERIL, PLACES, QUEST_STACK, Hero, State
from undercroft.kernel.deck import astray
from undercroft.kernel.game import Situations

SITUATIONS: Final[Situations[State]] = {
    "a defeated hero waits": lambda s: any(hero.lost for hero in s.heroes),
    "somebody is out": lambda s: any(hero.is_out for hero in s.heroes),
    "an open general quest": lambda s: any(hero.general & set(hero.quests) for hero in s.heroes),
    "three open quests": lambda s: any(len(hero.quests) >= OPEN_QUESTS for hero in s.heroes),
    "a person is escorted": lambda s: any(hero.persons for hero in s.heroes),
    "no general quest lies open": lambda s: bool(s.turns) and not s.general,
    "a horde": lambda s: any(hero.horde for hero in s.heroes),
    "the wandering horde": lambda s: bool(s.horde_at),
    "a threshold": lambda s: any(hero.threshold != NOBODY for hero in s.heroes),
    "somebody is silent": lambda s: any(hero.is_silent for hero in s.heroes),
    "somebody is tipped": lambda s: any(hero.tipped for hero in s.heroes),
    "a monster of a card": lambda s: any(foe.kind == "encounter" for foe in s.foes),
    "a trap of a card": lambda s: any(foe.kind == "trap" for foe in s.foes),
    "a monster of a quest": lambda s: any(foe.kind in ("quest", "guardian") for foe in s.foes),
    "a wounded monster": lambda s: bool(s.wounds),
    "a bane": lambda s: any(hero.banes for hero in s.heroes) or bool(s.open_banes),
    "something forbidden": lambda s: any(hero.bans for hero in s.heroes),
    "somebody rests": lambda s: any(hero.resting for hero in s.heroes),
    "a full container": lambda s: any(hero.inside for hero in s.heroes),
    "dropped treasure": lambda s: bool(s.dropped),
    "a card on a location": lambda s: any(s.attached.values()),
    "a changed exit": lambda s: bool(s.exit_changes),
    "an opened exit": lambda s: bool(s.opened),
    "an effect of a quest": lambda s: bool(s.auras),
    "a card under way": lambda s: bool(s.limbo),
    "a hand card others know": lambda s: bool(s.known),
    "quests face down": lambda s: any(hero.faced_down for hero in s.heroes),
}
"""What is rare, and wrong most easily where two of it meet (`undercroft workshop pairs`)."""


def broken(s: State) -> list[str]:
    """Every sentence that should not be true."""
    return [*_cards(s), *_map(s), *(wrong for hero in s.heroes for wrong in _player(s, hero))]


def _cards(s: State) -> Iterator[str]:
    """DGR-DATA-1: every card is in exactly one place."""
    cards = [*s.decks[ADVENTURE].cards(), *s.decks[PERIL].cards(), *s.discards[ADVENTURE], *s.discards[PERIL]]
    for hero in s.heroes:
        cards += [*hero.hand, *hero.boons, *hero.treasures, *hero.banes, *hero.horde]
    cards += [foe.card for foe in s.foes if foe.kind in ("encounter", "trap")]
    cards += [card for attached in s.attached.values() for card in attached]
    cards += [card for lying in s.dropped.values() for card in lying]
    cards += [*s.open_banes, *(card for card in s.limbo if card in CARDS)]
    yield from astray("adventure cards", s.options.cards_of(CARDS), [*cards, *_boxed(s, CARDS)])
    places = [*s.decks[PLACES].cards(), *s.layout.spots, *_boxed(s, LOCATIONS)]
    places += [place for place in s.limbo if place in LOCATIONS]
    yield from astray("locations", s.options.cards_of(LOCATIONS), places)
    quests = [*s.decks[QUEST_STACK].cards(), *s.general, *s.gone, *_boxed(s, QUESTS)]
    quests += [quest for hero in s.heroes for quest in (*hero.quests, *hero.completed)]
    yield from astray("quests", s.options.cards_of(QUESTS), quests)
    heroes = [*s.supply, *(hero.kind for hero in s.heroes if hero.kind), *_boxed(s, HEROES)]
    yield from astray("heroes", s.options.cards_of(HEROES), heroes)


def _boxed(s: State, kind: Iterable[str]) -> list[str]:
    return [card for card in s.box if card in kind]


def _map(s: State) -> Iterator[str]:
    if not s.layout.is_connected():
        yield "a location has no way to the entrance (DGR-PLACE-4)"
    for cell, place in s.layout.cells.items():
        if s.layout.touches_entrance(cell) and not LOCATIONS[place].is_passage:
            yield f"{place} lies next to an entrance (DGR-PLACE-3)"
    for place in (s.horde_at, *s.dropped, *(foe.at for foe in s.foes)):
        if place and place not in s.layout.spots:
            yield f"something lies on {place}, which is not on the map"


def _player(s: State, hero: Hero) -> Iterator[str]:
    if not 0 <= hero.life <= LIFE or min(hero.glory, hero.peril, hero.mp) < 0:
        yield f"seat {hero.seat} has impossible numbers: {hero}"
    if len(hero.quests) > OPEN_QUESTS:
        yield f"seat {hero.seat} has more than {OPEN_QUESTS} open quests (DGR-QUEST-6)"
    if not hero.kind:
        return
    if hero.at not in s.layout.spots:
        yield f"seat {hero.seat} stands nowhere: {hero.at!r}"
    if len(hero.boons) > boon_limit(hero) or len(loose(hero)) > treasure_limit(hero):
        yield f"seat {hero.seat} has more boons or treasures than its limit"
    if len(hero.horde) > horde_limit(hero):
        yield f"seat {hero.seat} has too large a horde (DGR-HORDE-6)"
    categories = Counter(CARDS[card].category for card in hero.treasures)
    if any(number > 1 for number in categories.values()):
        yield f"seat {hero.seat} has two treasures of one category (DGR-TREAS-4)"
    if not hero.persons <= set(hero.quests):
        yield f"seat {hero.seat} escorts somebody without a quest"
