"""What cards mean for who has them, noted whenever they come or go: values, abilities, and when they can be played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from undercroft.games.dungeoneer.content.cards import (
    CARDS,
    HEROES,
    LOCATIONS,
    QUESTS,
    STANDARD,
    TYPE_NUMBER,
    TYPES,
    Card,
    Static,
)
from undercroft.games.dungeoneer.content.notation import Ability
from undercroft.games.dungeoneer.state import NEVER, Hero, State

WOULD_SUFFER: Final = "self would suffer wounds"
BEFORE_ROLL: Final = "before roll"
HERO_PHASE: Final = ("hero phase", "hero phase, here")


def note(s: State, hero: Hero) -> None:
    """Work out anew what level and inventory mean for the hero."""
    if not hero.kind:
        hero.base, hero.symbols, hero.attack_types, hero.statics = (0, 0, 0), ("-", "-", "-"), (), ()
        hero.prevents = hero.uses = hero.roll_uses = hero.phase_uses = ()
        return
    kind = HEROES[hero.kind]
    values = list(kind.values[hero.level - 1])
    symbols = list(kind.symbols[hero.level - 1])
    statics: list[Static] = []
    for static in _statics(s, hero):
        if static.name == "mod" and not static.condition:
            values[TYPE_NUMBER[static.text]] += static.n
        elif static.name == "symbol":
            symbols[next(t for t in range(3) if TYPES[t] in static.what)] = static.text
        else:
            statics.append(static)
    hero.base = (values[0], values[1], values[2])
    hero.symbols = (symbols[0], symbols[1], symbols[2])
    hero.attack_types = tuple(TYPES[t] for t in range(3) if symbols[t] == STANDARD)
    hero.statics = tuple(statics)
    _note_uses(hero)


def _statics(s: State, hero: Hero) -> list[Static]:
    """All that works on the hero: of his card, of what lies in front of him, and of artifacts."""
    found = [*HEROES[hero.kind].statics]
    for card in (*hero.boons, *hero.treasures, *hero.banes):
        found += CARDS[card].statics
        if card in s.attached:
            for attachment in s.attached[card]:
                found += CARDS[attachment].statics
    for quest in hero.completed:
        found += QUESTS[quest].artifact
    return found


def _note_uses(hero: Hero) -> None:
    """The abilities that can be used, by when they can be."""
    uses, roll_uses, phase_uses, prevents = [], [], [], []
    for card, ability in abilities(hero):
        if ability.when != "use":
            continue
        if ability.situation == WOULD_SUFFER:
            prevents.append(card)
        elif ability.situation in HERO_PHASE:
            phase_uses.append(card)
        elif ability.situation == BEFORE_ROLL:
            roll_uses.append(card)
        else:
            uses.append(card)
    hero.uses, hero.roll_uses = tuple(uses), tuple(roll_uses)
    hero.phase_uses, hero.prevents = tuple(phase_uses), tuple(prevents)


def abilities(hero: Hero) -> list[tuple[str, Ability]]:
    """The abilities that the hero can use or that something triggers, with the card each stands on."""
    found = [(hero.kind, ability) for ability in HEROES[hero.kind].abilities]
    for card in (*hero.boons, *hero.treasures):
        for ability in CARDS[card].uses:
            found.append((card, ability))
    for quest in hero.completed:
        use = QUESTS[quest].artifact_use
        if use is not None:
            found.append((quest, use))
    return found


def _uses() -> Iterator[tuple[str, Ability]]:
    """Every card that can be used, with the ability that is then used: no card has two."""
    for hero in HEROES.values():
        yield from ((hero.id, ability) for ability in hero.abilities if ability.when == "use")
    for card in CARDS.values():
        yield from ((card.id, ability) for ability in card.uses)
    for place in LOCATIONS.values():
        yield from ((place.id, ability) for ability in place.uses)
    for quest in QUESTS.values():
        if quest.artifact_use is not None:
            yield quest.id, quest.artifact_use


USES: Final[dict[str, Ability]] = dict(_uses())
"""The ability that a player uses by naming the card."""
USE: Final[dict[str, tuple[str, ...]]] = {card: ("use", card) for card in USES}
"""The option to do so, made once."""


# --- hand and quests ------------------------------------------------------------------------------------------------


def note_hand(hero: Hero) -> None:
    """The cards of the hand by when they can be played."""
    hero.plays = hero.evils = hero.anytime = hero.roll_cards = hero.reactions = ()
    hero.cheapest = NEVER
    for card in hero.hand:
        note_card(hero, card)


def note_card(hero: Hero, card: str) -> None:
    """A card that has come to the end of the hand."""
    row = CARDS[card]
    if row.timing == "lord":
        hero.evils += (row,)
    elif row.timing == "hero":
        hero.plays += (row,)
    elif row.timing == "reaction":
        hero.reactions += (row,)
    elif row.situation == BEFORE_ROLL:
        hero.roll_cards += (row,)
    else:
        hero.anytime += (row,)
        hero.cheapest = min(hero.cheapest, row.cost)


def forget_card(hero: Hero, card: str) -> None:
    """A card that has left the hand."""
    row = CARDS[card]
    if row.timing == "lord":
        hero.evils = _without_row(hero.evils, row)
    elif row.timing == "hero":
        hero.plays = _without_row(hero.plays, row)
    elif row.timing == "reaction":
        hero.reactions = _without_row(hero.reactions, row)
    elif row.situation == BEFORE_ROLL:
        hero.roll_cards = _without_row(hero.roll_cards, row)
    else:
        hero.anytime = _without_row(hero.anytime, row)
        hero.cheapest = NEVER
        for other in hero.anytime:
            hero.cheapest = min(hero.cheapest, other.cost)


def _without_row(rows: tuple[Card, ...], row: Card) -> tuple[Card, ...]:
    at = 0
    while rows[at] is not row:
        at += 1
    return rows[:at] + rows[at + 1 :]


def note_quests(s: State) -> None:
    """The quest effects in play (DGR-QEFF): of open quests that have been dealt or accepted."""
    found = []
    for hero in s.heroes:
        for quest in hero.quests:
            if quest in hero.faced_down:  # it works from the moment it is turned up
                continue
            for static in QUESTS[quest].effect:
                for_all = quest in hero.general or static.who != "owner"  # DGR-QEFF-3
                found.append((hero.seat, for_all, static))
    s.auras = tuple(found)
