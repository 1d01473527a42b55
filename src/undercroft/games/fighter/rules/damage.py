"""Damage to the monster: multiplication before addition (FIG-DMG), extra damage and seduced monsters."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from undercroft.games.fighter.content.cards import EQUIPMENT
from undercroft.games.fighter.rules.equipment import discard, use_up
from undercroft.games.fighter.rules.strike import Strike
from undercroft.games.fighter.state import Hero, State
from undercroft.kernel.ask import Ask, Option, Rules


def hit_damage(s: State, strike: Strike) -> int:
    """FIG-DMG-1: base times all multipliers, plus all additions; on a miss only what a miss deals (FIG-DMG-5)."""
    if not strike.is_hit:
        return strike.always
    base = strike.base or strike.zone
    if s.ability == "hard-target":  # FIG-MON-11, FIG-RULING-49
        base = 1
    beacon = 1 if s.has_beacon else 0  # FIG-ABIL-16
    return base * strike.times + strike.plus + strike.always + beacon


@cache
def any_of(cards: tuple[str, ...]) -> tuple[Option, ...]:
    """Any choice of these cards, none first."""
    return tuple(chosen for size in range(len(cards) + 1) for chosen in combinations(cards, size))


def spend_extra(s: State, hero: Hero, strike: Strike) -> Rules[None]:
    """FIG-ITEM-4: after a hit, any Extra Damage cards of his; nobody is asked where they could change nothing."""
    cards = hero.with_effect("extra-damage") if strike.is_hit else ()
    if not cards or (hit_damage(s, strike) >= s.life and not strike.is_divine):
        return
    chosen = yield Ask(hero.seat, "extra-damage", any_of(cards), "FIG-ITEM-4", {"damage": hit_damage(s, strike)})
    for card in chosen:
        strike.plus += EQUIPMENT[card].value
        use_up(s, hero, card)


def spend_seduced_before(s: State, hero: Hero) -> Rules[None]:
    """FIG-EDIT-4: in the Italian edition also before the result is seen."""
    chosen = yield Ask(hero.seat, "seduced", any_of(hero.seduced), "FIG-EDIT-4")
    damage = _spend(s, hero, chosen)
    if damage:
        s.life -= damage
        s.tell("monster-hurt", "FIG-EDIT-4", card=s.monster, damage=damage, left=max(0, s.life))


def spend_seduced(s: State, hero: Hero, strike: Strike) -> Rules[None]:
    """FIG-EDDE-4: each adds its damage to the throw, hit or miss; FIG-EDIT-4: it takes the life directly."""
    if not hero.seduced or (hit_damage(s, strike) >= s.life and not strike.is_divine):
        return
    clause = "FIG-EDIT-4" if s.rules.direct_seduced else "FIG-EDDE-4"
    chosen = yield Ask(hero.seat, "seduced", any_of(hero.seduced), clause, {"damage": hit_damage(s, strike)})
    damage = _spend(s, hero, chosen)
    if s.rules.direct_seduced:
        strike.direct += damage
    else:
        strike.always += damage


def _spend(s: State, hero: Hero, cards: tuple[str, ...]) -> int:
    damage = 0
    for card in cards:
        damage += s.rules.monsters[card].damage
        discard(s, hero, card)
        s.tell("seduced-spent", "FIG-ABIL-26", seat=hero.seat, card=card)
    return damage
