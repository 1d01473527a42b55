"""What lies in front of a player: how much may lie there, what it costs, and how it comes and goes (DGR-TREAS)."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer.content.cards import CARDS, HEROES, Card, Location
from undercroft.games.dungeoneer.rules.cards import decks
from undercroft.games.dungeoneer.rules.cards.notes import note
from undercroft.games.dungeoneer.state import HORDE, Hero, State
from undercroft.kernel.ask import Ask, Rules

KEEP: Final = "keep"
"""The horde may stay as it is."""


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


def is_unwanted(s: State, hero: Hero) -> bool:
    """Might its owner not want the one monster of his horde, which had to join it? (DGR-HORDE-2, DGR-HORDE-7)"""
    return len(hero.horde) == 1 and hero.horde[0] in s.wounds


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
    """DGR-TREAS-2, DGR-TREAS-7: a free place, a container that makes one, or one that has one."""
    return fits_in(hero, card, loose_count(hero), container_of(hero))


def fits_in(hero: Hero, card: str, taken: int, container: str) -> bool:
    """The same for a hero with so many loose treasures; DGR-RULING-92: a free place in his container is one."""
    if taken < treasure_limit(hero) or taken + 1 - CARDS[card].capacity <= treasure_limit(hero):
        return True
    return container != "" and len(hero.inside) < CARDS[container].capacity


# --- costs ----------------------------------------------------------------------------------------------------------


def cost_of(row: Card, here: Location) -> int:
    """DGR-CARD-1, and what the location where the hero stands changes about it."""
    cost = row.cost
    for static in here.statics:
        if static.name == "cost" and row.category in static.what:
            cost += static.n
    return max(0, cost)


def can_pay(hero: Hero, costs: tuple[tuple[str, int], ...]) -> bool:
    """DGR-DATA-12: life may not be paid down to 0."""
    for kind, number in costs:
        if kind == "glory":
            have = hero.glory
        elif kind == "mp":
            have = hero.mp
        elif kind == "life":
            have = hero.life - 1
        elif kind == "hand":
            have = len(hero.hand)
        else:
            have = len(hero.treasures)
        if have < number:
            return False
    return True


def pay(hero: Hero, costs: tuple[tuple[str, int], ...]) -> None:
    """Glory, MP and life; cards are paid by the rule that lets them be chosen."""
    for kind, number in costs:
        if kind == "glory":
            hero.glory -= number
        elif kind == "mp":
            hero.mp -= number
        elif kind == "life":
            hero.life -= number


# --- coming and going -----------------------------------------------------------------------------------------------


def add_treasure(s: State, hero: Hero, card: str) -> Rules[None]:
    """A treasure is readied; where there is no free place something goes into the container at once (DGR-TREAS-7)."""
    packed = ""
    if loose_count(hero) >= treasure_limit(hero):
        container = container_of(hero) or card
        options = tuple(other for other in (*loose(hero), card) if other != container)
        s.limbo += (card,)
        packed = options[0] if len(options) == 1 else (yield Ask(hero.seat, "pack", options, "DGR-TREAS-7"))
        s.limbo = tuple(other for other in s.limbo if other != card)
    hero.treasures += (card,)
    note(s, hero)
    if packed:
        pack(s, hero, packed)


def pack(s: State, hero: Hero, card: str) -> None:
    hero.inside += ((card, container_of(hero)),)
    s.tell("packed", "DGR-TREAS-6", seat=hero.seat, card=card)


def unpack(s: State, hero: Hero, card: str) -> None:
    hero.inside = tuple(pair for pair in hero.inside if pair[0] != card)
    s.tell("unpacked", "DGR-TREAS-6", seat=hero.seat, card=card)


def remove_treasure(s: State, hero: Hero, card: str) -> Rules[None]:
    """A treasure leaves the inventory, with what is attached to it (DGR-RULING-97).

    Of what was in a container the owner keeps what he has place for.
    """
    hero.treasures = tuple(other for other in hero.treasures if other != card)
    content = [inside for inside, container in hero.inside if container == card]
    hero.inside = tuple(pair for pair in hero.inside if card not in pair)
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


def lay_down(s: State, place: str, cards: tuple[str, ...]) -> None:
    """DGR-GLOSS-1, DGR-CDEF-3: treasures lie on a location and can be looted."""
    s.dropped = {**s.dropped, place: (*s.dropped.get(place, ()), *cards)}
    s.tell("dropped", "DGR-CDEF-3", place=place, cards=list(cards))


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


def lose_monster(s: State, card: str) -> None:
    """DGR-CRESET-4, DGR-CHORDE-14: its markers go with it; without monsters there is no horde."""
    master = s.heroes[s.lord]
    master.horde = tuple(other for other in master.horde if other != card)
    if card == s.horde_lead:
        s.horde_lead, s.horde_mp = "", 0
    if not master.horde:
        s.horde_at = ""
