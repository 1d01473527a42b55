"""Values of heroes and monsters in a roll (DGR-ATK, DGR-TEST)."""

from __future__ import annotations

from undercroft.games.dungeoneer.content.cards import CARDS, LOCATIONS, MELEE, TYPES, Static
from undercroft.games.dungeoneer.content.notation import Effects
from undercroft.games.dungeoneer.state import Foe, Hero, State


def _is_at(place: str, words: frozenset[str]) -> bool:
    """Is a location of this terrain, or an entrance?"""
    location = LOCATIONS[place]
    return location.terrain in words or location.type in words


def attribute(hero: Hero, type_: int) -> int:
    """Melee, magic or speed of a hero, never below 0 (DGR-ATK-16)."""
    value = hero.base[type_]
    for static in hero.statics:
        if static.name == "mod" and TYPES[type_] in static.what and _is_at(hero.at, static.words):
            value += static.n
    return max(0, value)


def foe_value(s: State, foe: Foe, type_: int) -> int:
    """The same of a monster, with attachments, location and quest effects."""
    stats = foe.stats
    value = stats.values[type_]
    name = TYPES[type_]
    if foe.card in CARDS:
        for static in CARDS[foe.card].statics:
            if static.name == "mod" and name in static.what and _is_at(foe.at, static.words):
                value += static.n
        for attachment in s.attached.get(foe.card, ()):
            for static in CARDS[attachment].statics:
                if static.name == "mod" and name in static.what:
                    value += static.n
    if type_ == MELEE:
        for static in LOCATIONS[foe.at].statics:
            value += _scoped(static, stats.category)
        for _, _, static in s.auras:
            value += _scoped(static, stats.category)
    return max(0, value)


def _scoped(static: Static, category: str) -> int:
    """What an `each(Undead monsters ...)` adds to the melee of such a monster."""
    if static.name != "mod" or static.condition != "each":
        return 0
    return static.n if any(scope.startswith(f"{category} monsters") for scope in static.words) else 0


def foe_life(s: State, foe: Foe) -> int:
    return foe.stats.life - s.wounds.get(foe.card, 0)


def roll_bonus(s: State, hero: Hero, kinds: frozenset[str], type_: str, versus: str) -> int:
    """What cards add to a roll of the hero (DGR-DATA-18): its kinds, the attribute used, and the category opposed."""
    bonus = 0
    for static in hero.statics:
        if static.name == "roll" and not static.what.isdisjoint(kinds) and _holds(static, hero, type_, versus):
            bonus += static.n
    for seat, for_all, static in s.auras:
        if static.name == "roll" and (for_all or seat == hero.seat) and not static.what.isdisjoint(kinds):
            bonus += static.n if _holds(static, hero, type_, versus) else 0
    return bonus


def _holds(static: Static, hero: Hero, type_: str, versus: str) -> bool:
    match static.condition:
        case "vs":
            return versus in static.words
        case "type":
            return type_ in static.words
        case "at":
            return _is_at(hero.at, static.words)
    return True


def passes(hero: Hero, kind: str) -> bool:
    """Does he count as successful at such exits or challenges without a roll?"""
    for static in hero.statics:  # noqa: SIM110 - a generator would cost more than the loop
        if static.name == "pass" and kind in static.what:
            return True
    return False


def is_immune(hero: Hero, what: str) -> bool:
    return any(static.name == "immune" and what in static.what for static in hero.statics)


def hit_effects(hero: Hero, type_: int) -> Effects:
    """The special hit effect of a hero's attack type; empty where a hit is one wound."""
    for static in hero.statics:
        if static.name == "hitfx" and TYPES[type_] in static.what:
            return static.do
    return ()


def way_cost(hero: Hero, kind: str) -> int:
    """MP for a move by sewer or portal."""
    cost = 1
    for static in hero.statics:
        if static.name == "cost" and static.who == "self" and kind in static.text:
            cost += static.n
    return max(0, cost)


def is_forbidden(s: State, hero: Hero, action: str) -> bool:
    """Does a card or a quest effect forbid him this?"""
    for banned, _ in hero.bans:
        if banned == action:
            return True
    for seat, for_all, static in s.auras:
        if static.name == "forbid" and action in static.what and (for_all or seat == hero.seat):
            return True
    return False


def best_type(s: State, foe: Foe, hero: Hero) -> int:
    """DGR-SOLO-17: the greatest lead over the hero's value; on a tie melee before magic before speed."""
    return max(foe.stats.standard, key=lambda t: (foe_value(s, foe, t) - attribute(hero, t), -t))
