"""A miss: what the monster does then, whom it hurts, and what comes back to it (FIG-MON, FIG-DMG-7, FIG-ITEM)."""

from __future__ import annotations

from undercroft.games.fighter.content.cards import EQUIPMENT
from undercroft.games.fighter.rules.equipment import discard, healing_window, use_up
from undercroft.games.fighter.rules.strike import Strike
from undercroft.games.fighter.state import Hero, State
from undercroft.kernel.ask import Ask, Option, Rules

FROG = 2
NO = "no"


def suffer_miss(s: State, hero: Hero, strike: Strike) -> Rules[None]:
    """Steps 10 and 11 of FIG-FIGHT-12: the monster's ability, the damage, and retaliation."""
    ability = s.ability
    damage = 0 if strike.is_shielded else _reduced(s, hero, is_thrower=True)  # FIG-ABIL-23
    if damage and hero.cards and (yield from _uses_no_damage(s, hero)):
        damage = 0
    yield from healing_window(s, "loss" if ability == "equipment-loss" else "blow", _threat(s, hero, damage))
    if ability == "heal-on-miss":  # FIG-MON-3, FIG-DMG-8
        healed = min(s.foe.value, s.foe.life - s.life)
        if healed > 0:
            s.life += healed
            s.tell("monster-healed", "FIG-MON-3", card=s.monster, life=healed, left=s.life)
    elif ability == "gold-loss" and s.gold:  # FIG-MON-5
        s.gold -= 1
        s.tell("gold-lost", "FIG-MON-5", number=1)
    if ability == "critical-miss":  # FIG-MON-9
        for other in s.heroes:
            if other is not hero and not other.is_fainted and not other.has_levelled_up:
                blow = _reduced(s, other, is_thrower=False)
                wound(s, other, blow)
                if blow and other.cards:
                    yield from retaliate(s, other, blow)
    wound(s, hero, damage)
    if damage and hero.cards:
        yield from retaliate(s, hero, damage)
    if ability == "equipment-loss" and s.life > 0:  # FIG-RULING-63: what works once could be used before
        yield from lose_equipment(s, hero)


def _threat(s: State, thrower: Hero, damage: int) -> tuple[int, ...]:
    """What this miss is about to cost each seat."""
    others = s.ability == "critical-miss"
    return tuple(
        [damage if h is thrower else _reduced(s, h, is_thrower=False) if others else 0 for h in s.heroes],
    )


def _reduced(s: State, hero: Hero, *, is_thrower: bool) -> int:
    """FIG-DMG-7, FIG-RULING-23: the frog, then the thrower's Less Damage, not below 0; beer makes it 0."""
    if s.beer == hero.seat:  # FIG-ABIL-27
        return 0
    damage = s.foe.damage - (FROG if s.has_frog else 0)
    if is_thrower and hero.cards:  # FIG-ITEM-8, FIG-MON-10
        for card in hero.cards:
            if EQUIPMENT[card].effect == "less-damage":
                damage -= EQUIPMENT[card].value
    return max(0, damage)


def _uses_no_damage(s: State, hero: Hero) -> Rules[bool]:
    """FIG-ITEM-5: a card is discarded for it (FIG-EDDE-13), or works by itself and is kept (FIG-EDIT-13)."""
    cards = hero.with_effect("no-damage")
    if not cards:
        return False
    if s.rules.kept_no_damage and any(not EQUIPMENT[card].once for card in cards):
        s.tell("shielded", "FIG-EDIT-13", seat=hero.seat)
        return True
    card = yield Ask(hero.seat, "no-damage", (NO, *cards), "FIG-ITEM-5")
    if card == NO:
        return False
    s.tell("card-used", "FIG-ITEM-5", seat=hero.seat, card=card)
    discard(s, hero, card)
    return True


def wound(s: State, hero: Hero, damage: int) -> None:
    """FIG-FIGHT-9: he loses so much life; whether he faints is seen when all of it is done."""
    hero.life -= damage
    if s.listener is None:
        return
    if damage:
        s.tell("hurt", "FIG-FIGHT-9", seat=hero.seat, damage=damage, left=max(0, hero.life))
    else:
        s.tell("unhurt", "FIG-DMG-7", seat=hero.seat)


def retaliate(s: State, hero: Hero, damage: int) -> Rules[None]:
    """FIG-ITEM-6: what hurt him comes back to the monster, all of it (FIG-ITEM-7)."""
    for card in hero.with_effect("retaliation"):
        if (yield from _retaliates(s, hero, card)):
            s.life -= damage
            use_up(s, hero, card)
            s.tell("retaliated", "FIG-ITEM-6", seat=hero.seat, card=card, damage=damage, left=max(0, s.life))


def _retaliates(s: State, hero: Hero, card: str) -> Rules[bool]:
    """FIG-EDDE-14: always his choice; FIG-EDIT-14: a permanent card always acts."""
    if s.rules.always_retaliates and not EQUIPMENT[card].once:
        return True
    options: tuple[Option, ...] = ("yes", "no")
    answer: str = yield Ask(hero.seat, "retaliate", options, "FIG-ITEM-6", {"card": card})
    return answer == "yes"


def lose_equipment(s: State, hero: Hero) -> Rules[None]:
    """FIG-MON-2: one card of his choice, a seduced monster too (FIG-RULING-46)."""
    cards: tuple[str, ...] = (*hero.cards, *hero.seduced)
    if not cards:
        return
    card = cards[0]
    if len(cards) > 1:
        card = yield Ask(hero.seat, "lose-card", cards, "FIG-MON-2")
    discard(s, hero, card)
    s.tell("card-lost", "FIG-MON-2", seat=hero.seat, card=card)
