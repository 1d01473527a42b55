"""What lies in front of a player: what it is worth, how much may lie there, and how it goes away (DGR-TREAS)."""

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
    Location,
    Static,
)
from undercroft.games.dungeoneer.content.notation import Ability
from undercroft.games.dungeoneer.rules import decks
from undercroft.games.dungeoneer.state import HORDE, NEVER, Hero, State
from undercroft.kernel.ask import Ask, Rules

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


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards but for one that is among them."""
    at = 0
    while cards[at] != card:
        at += 1
    return cards[:at] + cards[at + 1 :]


def _without_row(rows: tuple[Card, ...], row: Card) -> tuple[Card, ...]:
    at = 0
    while rows[at] is not row:
        at += 1
    return rows[:at] + rows[at + 1 :]


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


# --- limits ---------------------------------------------------------------------------------------------------------


def _limit(hero: Hero, what: str) -> int:
    more = 0
    for static in hero.statics:
        if static.name == "limit" and what in static.what:
            more += static.n
    return more


def boon_limit(hero: Hero) -> int:
    return HEROES[hero.kind].boons + _limit(hero, "boon")


def treasure_limit(hero: Hero) -> int:
    return HEROES[hero.kind].treasures + _limit(hero, "treasure")


def horde_limit(hero: Hero) -> int:
    """DGR-HORDE-6."""
    return HORDE + (_limit(hero, "horde") if hero.kind else 0)


def loose(hero: Hero) -> list[str]:
    """The treasures that take a place: those that lie in no container (DGR-TREAS-6)."""
    if not hero.inside:
        return [*hero.treasures]
    packed = {card for card, _ in hero.inside}
    return [card for card in hero.treasures if card not in packed]


def loose_count(hero: Hero) -> int:
    """How many treasures take a place."""
    return len(loose(hero)) if hero.inside else len(hero.treasures)


def container_of(hero: Hero) -> str:
    """His container; two of them would be of the same category (DGR-TREAS-4)."""
    for card in hero.treasures:
        if CARDS[card].capacity:
            return card
    return ""


def packable(hero: Hero) -> list[str]:
    """What could be put into his container."""
    container = container_of(hero)
    if not container or len(hero.inside) >= CARDS[container].capacity:
        return []
    return [card for card in loose(hero) if card != container]


def fits_category(hero: Hero, card: str) -> bool:
    """DGR-TREAS-4, DGR-RULING-55: no two treasures of one category, containers looked into."""
    category = CARDS[card].category
    for other in hero.treasures:  # noqa: SIM110 - a generator would cost more than the loop
        if CARDS[other].category == category:
            return False
    return True


def has_place(hero: Hero, card: str) -> bool:
    """DGR-TREAS-2, DGR-TREAS-7: a free place, or a container that makes one."""
    taken = loose_count(hero)
    return taken < treasure_limit(hero) or taken + 1 - CARDS[card].capacity <= treasure_limit(hero)


def cost_of(row: Card, here: Location) -> int:
    """DGR-CARD-1, and what the location where the hero stands changes about it."""
    cost = row.cost
    for static in here.statics:
        if static.name == "cost" and row.category in static.what:
            cost += static.n
    return max(0, cost)


# --- coming and going -----------------------------------------------------------------------------------------------


def add_treasure(s: State, hero: Hero, card: str) -> Rules[None]:
    """A treasure is readied; a container without a free place is filled at once (DGR-TREAS-7)."""
    hero.treasures += (card,)
    note(s, hero)
    while loose_count(hero) > treasure_limit(hero):
        options = tuple(packable(hero))
        chosen = options[0] if len(options) == 1 else (yield Ask(hero.seat, "pack", options, "DGR-TREAS-7"))
        pack(s, hero, chosen)


def pack(s: State, hero: Hero, card: str) -> None:
    hero.inside += ((card, container_of(hero)),)
    s.tell("packed", "DGR-TREAS-6", seat=hero.seat, card=card)


def unpack(s: State, hero: Hero, card: str) -> None:
    hero.inside = tuple(pair for pair in hero.inside if pair[0] != card)
    s.tell("unpacked", "DGR-TREAS-6", seat=hero.seat, card=card)


def remove_treasure(s: State, hero: Hero, card: str) -> Rules[None]:
    """A treasure leaves the inventory; of what was in a container the owner keeps what he has place for."""
    hero.treasures = tuple(other for other in hero.treasures if other != card)
    content = [inside for inside, container in hero.inside if container == card]
    hero.inside = tuple(pair for pair in hero.inside if card not in pair)
    decks.drop_attachments(s, card)
    note(s, hero)
    while loose_count(hero) > treasure_limit(hero):  # DGR-TREAS-8
        chosen = yield Ask(hero.seat, "unpacked-discard", tuple(content), "DGR-TREAS-8")
        content.remove(chosen)
        hero.treasures = tuple(other for other in hero.treasures if other != chosen)
        decks.discard(s, chosen)
        note(s, hero)
        s.tell("discarded", "DGR-TREAS-8", seat=hero.seat, card=chosen)


def discard_treasure(s: State, hero: Hero, card: str, clause: str) -> Rules[None]:
    yield from remove_treasure(s, hero, card)
    decks.discard(s, card)
    s.tell("discarded", clause, seat=hero.seat, card=card)


def discard_boon(s: State, hero: Hero, card: str, clause: str) -> None:
    """DGR-BOON-3: it loses its effect at once."""
    boons = list(hero.boons)
    boons.remove(card)
    hero.boons = tuple(boons)
    decks.discard(s, card)
    note(s, hero)
    s.tell("discarded", clause, seat=hero.seat, card=card)


def discard_hand(s: State, hero: Hero, card: str, clause: str) -> None:
    decks.out_of_hand(s, hero, card)
    decks.discard(s, card)
    if s.listener is not None:
        s.tell("discarded", clause, seat=hero.seat, card=card)


def discard_bane(s: State, hero: Hero, card: str, clause: str) -> None:
    hero.banes = tuple(other for other in hero.banes if other != card)
    decks.discard(s, card)
    note(s, hero)
    s.tell("discarded", clause, seat=hero.seat, card=card)


def leave_horde(s: State, hero: Hero, card: str) -> None:
    hero.horde = tuple(other for other in hero.horde if other != card)
    decks.discard(s, card)
    s.tell("discarded", "DGR-HORDE-6", seat=hero.seat, card=card)


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
