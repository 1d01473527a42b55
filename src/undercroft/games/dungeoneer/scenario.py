"""Positions in the ledger's words: a scenario's `given`, and the `facts` that its `then` looks up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from undercroft.games.dungeoneer.content.cards import CARDS, HEROES, LIFE, LOCATIONS, QUESTS, SIDES
from undercroft.games.dungeoneer.content.layout import area_of
from undercroft.games.dungeoneer.options import DungeoneerOptions
from undercroft.games.dungeoneer.rules.cards.decks import stack_of
from undercroft.games.dungeoneer.rules.cards.notes import note, note_hand, note_quests
from undercroft.games.dungeoneer.rules.setup import new_state
from undercroft.games.dungeoneer.rules.stats import attribute
from undercroft.games.dungeoneer.state import ADVENTURE, NOBODY, PERIL, PLACES, QUEST_STACK, Hero, State
from undercroft.kernel.deck import Deck
from undercroft.kernel.errors import BadScenario

WORDS = (
    *("map", "wilderness", "turn", "phase", "general", "adventure_stack", "peril_stack", "discard", "locations"),
    *("quest_stack", "attached", "wounds", "dropped", "horde_at", "horde_mp", "round", "lord", "completed_general"),
    *("open_banes",),
)
HERO_WORDS = (
    *("hero", "at", "life", "level", "glory", "peril", "mp", "hand", "boons", "treasures", "inside", "banes", "horde"),
    *("quests", "from_display", "persons", "completed", "tipped", "threshold", "defeats", "face_down", "attacked"),
    *("personal_done", "out"),
)
MAP = (". L07 .", "L06 L01 L05", ". L02 .")
"""The map of a scenario that draws none."""
PHASES = ("reset", "lord", "hero")


def given(options: DungeoneerOptions, seats: list[str], described: Mapping[str, Any]) -> State:
    """The position at the start of a turn, or of one of its phases, that the words describe."""
    for word in described:
        if word not in (*WORDS, *seats):
            raise BadScenario(f"Dungeoneer knows no {word!r}; {_instead(word, (*WORDS, *seats))}")
    s = new_state(options, len(seats))
    if options.mode == "campaign":
        s.lord = _seat(seats, described.get("lord", seats[0]))
    _set_map(s, described)
    free = [kind for kind in s.supply if kind not in [words.get("hero") for words in _tables(described, seats)]]
    for number, name in enumerate(seats):
        if number != s.lord:
            _set_hero(s, s.heroes[number], described.get(name, {}), name, free)
        else:
            _set_lord(s, s.heroes[number], described.get(name, {}))
    for quest in described.get("general", []):
        s.general += (_take(s, QUEST_STACK, quest),)
    _set_piles(s, described)
    _set_turn(s, seats, described)
    for hero in s.heroes:
        note(s, hero)
        note_hand(hero)
    note_quests(s)
    return s


def _tables(described: Mapping[str, Any], seats: list[str]) -> list[Mapping[str, Any]]:
    return [described.get(name, {}) for name in seats]


def _instead(word: str, known: Iterable[str]) -> str:
    close = get_close_matches(word, list(known), n=3)
    return f"did you mean {' or '.join(close)}?" if close else f"it knows {', '.join(known)}"


def _seat(seats: list[str], name: str) -> int:
    if name not in seats:
        raise BadScenario(f"no seat is called {name!r}; {_instead(name, seats)}")
    return seats.index(name)


def _known(card: str, cards: Iterable[str]) -> str:
    if card not in cards:
        raise BadScenario(f"there is no card {card!r}; {_instead(card, cards)}")
    return card


def _take(s: State, which: int, card: str) -> str:
    """A card out of its stack."""
    if card not in s.decks[which].pool:
        raise BadScenario(f"the card {card!r} is not there to be given, or is given twice")
    s.decks[which] = s.decks[which].without((card,))
    return card


def _adventures(s: State, cards: Iterable[str]) -> tuple[str, ...]:
    return tuple(_take(s, stack_of(s, _known(card, CARDS)), card) for card in cards)


def _set_map(s: State, described: Mapping[str, Any]) -> None:
    drawn = {"map": "dungeon", "wilderness": "wilderness"}
    if not any(word in described for word in drawn):
        described = {"map": MAP}
    for word in drawn:
        rows = [row.split() for row in described.get(word, [])]
        spots = {name: (x, y) for y, row in enumerate(rows) for x, name in enumerate(row) if name != "."}
        entrance = next((n for n in spots if n.rstrip("t") in LOCATIONS and LOCATIONS[n.rstrip("t")].is_entrance), "")
        if spots and not entrance:
            raise BadScenario(f"{word}: there is no entrance on it")
        for name, (x, y) in spots.items():
            place = _known(name.rstrip("t"), LOCATIONS)
            _take(s, PLACES, place)
            left, top = spots[entrance]
            s.layout = s.layout.with_location(place, x - left, y - top, name.endswith("t"))
    for place in s.layout.spots:
        if area_of(place) not in (0, 1):
            raise BadScenario(f"{place} lies nowhere")


def _set_hero(s: State, hero: Hero, words: Mapping[str, Any], name: str, free: list[str]) -> None:
    for word in words:
        if word not in HERO_WORDS:
            raise BadScenario(f"{name} has no {word!r}; {_instead(word, HERO_WORDS)}")
    if words.get("out"):
        hero.is_out = True
        return
    kind = _known(words["hero"], HEROES) if "hero" in words else free.pop(0)
    if kind not in s.supply:
        raise BadScenario(f"{name}: the hero {kind!r} is led by somebody else")
    s.supply = tuple(other for other in s.supply if other != kind)
    hero.kind = kind
    entrance = next(place for place in s.layout.spots if LOCATIONS[place].is_entrance)
    hero.home = entrance
    hero.at = words.get("at", entrance)
    if hero.at not in s.layout.spots:
        raise BadScenario(f"{name}: {hero.at!r} is not on the map; {_instead(hero.at, s.layout.spots)}")
    hero.life, hero.level = words.get("life", LIFE), words.get("level", 1)
    hero.glory, hero.peril, hero.mp = words.get("glory", 0), words.get("peril", 0), words.get("mp", 0)
    _set_inventory(s, hero, words)
    hero.tipped = words.get("tipped", "")
    if "threshold" in words:
        hero.threshold = SIDES.index(words["threshold"])
    hero.defeats, hero.attacks = words.get("defeats", 0), words.get("attacked", 0)
    hero.has_done_personal = words.get("personal_done", False)


def _set_inventory(s: State, hero: Hero, words: Mapping[str, Any]) -> None:
    hero.hand = _adventures(s, words.get("hand", []))
    hero.boons = _adventures(s, words.get("boons", []))
    hero.treasures = _adventures(s, words.get("treasures", []))
    hero.inside = tuple((card, container) for card, container in words.get("inside", {}).items())
    hero.banes = _adventures(s, words.get("banes", []))
    hero.horde = _adventures(s, words.get("horde", []))
    hero.quests = tuple(_take(s, QUEST_STACK, _known(quest, QUESTS)) for quest in words.get("quests", []))
    hero.completed = tuple(_take(s, QUEST_STACK, _known(quest, QUESTS)) for quest in words.get("completed", []))
    hero.general = frozenset(words.get("from_display", []))
    hero.persons = frozenset(words.get("persons", []))
    hero.faced_down = frozenset(words.get("face_down", []))


def _set_lord(s: State, hero: Hero, words: Mapping[str, Any]) -> None:
    hero.hand = _adventures(s, words.get("hand", []))
    hero.horde = _adventures(s, words.get("horde", []))
    hero.defeats = words.get("defeats", 0)


def _set_piles(s: State, described: Mapping[str, Any]) -> None:
    """What lies about; a named stack holds only these cards, in no order, and the rest stays in the box."""
    s.attached = {bearer: _adventures(s, cards) for bearer, cards in described.get("attached", {}).items()}
    s.wounds = dict(described.get("wounds", {}))
    s.dropped = {place: _adventures(s, cards) for place, cards in described.get("dropped", {}).items()}
    s.open_banes = _adventures(s, described.get("open_banes", []))
    for card in described.get("discard", []):
        _take(s, stack_of(s, _known(card, CARDS)), card)
        s.discards[stack_of(s, card)] += (card,)
    stacks = {"adventure_stack": ADVENTURE, "peril_stack": PERIL, "locations": PLACES, "quest_stack": QUEST_STACK}
    for word, which in stacks.items():
        if word in described:
            wanted = tuple(described[word])
            for card in wanted:
                _take(s, which, card)
            s.box += s.decks[which].cards()
            s.decks[which] = Deck(wanted)


def _set_turn(s: State, seats: list[str], described: Mapping[str, Any]) -> None:
    s.active = _seat(seats, described.get("turn", seats[0]))
    s.start = s.lord if s.lord != NOBODY else 0
    s.round = described.get("round", 1)
    s.phase = described.get("phase", "reset")
    if s.phase not in PHASES:
        raise BadScenario(f"there is no phase {s.phase!r}; {_instead(s.phase, PHASES)}")
    s.horde_at, s.horde_mp = described.get("horde_at", ""), described.get("horde_mp", 0)
    s.completed_general = described.get("completed_general", 0)
    if s.lord != NOBODY and s.heroes[s.lord].horde:
        s.horde_lead = max(s.heroes[s.lord].horde, key=lambda card: CARDS[card].stats.values[2])  # type: ignore[union-attr]
    hero = s.hero()
    s.visited = (hero.at,)
    s.start_mp = hero.mp


# --- facts ----------------------------------------------------------------------------------------------------------


def facts(s: State) -> dict[str, Any]:
    """The whole truth: players by seat, locations by id, and the turn."""
    known: dict[Any, Any] = {hero.seat: _hero_facts(hero) for hero in s.heroes}
    known |= {place: _place_facts(s, place) for place in LOCATIONS}
    known |= {
        "turn": s.active,
        "phase": s.phase,
        "round": s.round,
        "general": list(s.general),
        "discard": [*s.discards[ADVENTURE], *s.discards[PERIL]],
        "stack": len(s.decks[ADVENTURE]),
        "peril_stack": len(s.decks[PERIL]),
        "locations": len(s.decks[PLACES]),
        "under_locations": [place for place, _ in s.decks[PLACES].bottom],
        "quest_stack": len(s.decks[QUEST_STACK]),
        "under_quests": [quest for quest, _ in s.decks[QUEST_STACK].bottom],
        "attached": {bearer: list(cards) for bearer, cards in s.attached.items()},
        "bearers": sorted(s.attached),
        "wounds": {card: s.wounds.get(card, 0) for card in (*CARDS, *QUESTS, *LOCATIONS)},
        "foes": [foe.card for foe in s.foes],
        "gone": list(s.gone),
        "supply": list(s.supply),
        "horde_at": s.horde_at,
        "horde_mp": s.horde_mp,
        "open_banes": list(s.open_banes),
        "completed_general": s.completed_general,
        "map_size": len(s.layout.spots),
    }
    return known


def _hero_facts(hero: Hero) -> dict[str, Any]:
    return {
        "hero": hero.kind,
        "at": hero.at,
        "life": hero.life,
        "level": hero.level,
        "glory": hero.glory,
        "peril": hero.peril,
        "mp": hero.mp,
        "melee": attribute(hero, 0) if hero.at else 0,
        "magic": attribute(hero, 1) if hero.at else 0,
        "speed": attribute(hero, 2) if hero.at else 0,
        "hand": list(hero.hand),
        "boons": list(hero.boons),
        "treasures": list(hero.treasures),
        "inside": [card for card, _ in hero.inside],
        "banes": list(hero.banes),
        "horde": list(hero.horde),
        "quests": list(hero.quests),
        "persons": sorted(hero.persons),
        "completed": list(hero.completed),
        "from_display": sorted(hero.general),
        "face_down": sorted(hero.faced_down),
        "tipped": bool(hero.tipped),
        "threshold": SIDES[hero.threshold] if hero.threshold != NOBODY else "",
        "defeats": hero.defeats,
        "out": hero.is_out,
        "waits": bool(hero.returns),
        "resting": hero.resting == 1,
    }


def _place_facts(s: State, place: str) -> dict[str, Any]:
    spot = s.layout.spots.get(place)
    return {
        "placed": spot is not None,
        "x": spot[0] if spot else 0,
        "y": spot[1] if spot else 0,
        "turned": bool(spot and spot[2]),
        "heroes": [hero.seat for hero in s.heroes if hero.at == place],
        "dropped": list(s.dropped.get(place, ())),
        "adjacent": [other for other in s.layout.near.get(place, ()) if other],
        "possible_exits": [SIDES[side] for side, _ in s.layout.ways.get(place, ())],
    }
