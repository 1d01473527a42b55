"""What can never be: cards that are twice or nowhere, and numbers out of range."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from undercroft.games.dungeoneer.content.cards import CARDS, HEROES, LIFE, LOCATIONS, QUESTS
from undercroft.games.dungeoneer.rules.cards.inventory import boon_limit, horde_limit, loose, treasure_limit
from undercroft.games.dungeoneer.state import ADVENTURE, OPEN_QUESTS, PERIL, PLACES, QUEST_STACK, Hero, State
from undercroft.kernel.deck import astray


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
