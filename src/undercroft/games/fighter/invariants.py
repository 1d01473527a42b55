"""What can never be (checked by the contract walker, never in play)."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.games.fighter.content.cards import BONUS_DICE, BOSSES, COINS, EQUIPMENT, MAPS, OF_LEVEL, SHEETS
from undercroft.games.fighter.state import BOSS_LEVEL, Hero, State
from undercroft.kernel.deck import astray


def broken(s: State) -> list[str]:
    """Every card exists once, supplies are never overdrawn, and everybody is as well as he can be."""
    return [*_cards_are_lost(s), *_supplies_are_wrong(s), *_heroes_are_wrong(s), *_party_is_lost(s)]


def _cards_are_lost(s: State) -> Iterator[str]:
    carried = [card for hero in s.heroes for card in hero.cards]
    yield from astray("equipment", tuple(EQUIPMENT), [*s.equipment, *s.equipment_discard, *carried, *s.shop])
    monsters = [card for cards in (*s.unseen, *s.under) for card in cards]
    monsters += [*s.monster_discard, *s.box, *(card for hero in s.heroes for card in hero.seduced)]
    monsters += [s.monster] if s.monster and s.monster not in BOSSES else []
    yield from astray("monsters", tuple(card for level in OF_LEVEL for card in level), monsters)
    for level, cards in enumerate(s.unseen):
        if s.left[level] > len(cards):
            yield f"the stack of level {level} has more cards than there are"


def _supplies_are_wrong(s: State) -> Iterator[str]:
    if min(s.bonus, s.used_bonus) < 0 or s.bonus + s.used_bonus > BONUS_DICE:
        yield f"{s.bonus} bonus dice in the treasure and {s.used_bonus} used ones cannot be"
    if min(s.gold, s.card_gold) < 0 or s.gold + s.card_gold > COINS:
        yield f"{s.gold} gold in the treasure and {s.card_gold} on the card cannot be"


def _heroes_are_wrong(s: State) -> Iterator[str]:
    kinds = [hero.kind for hero in s.heroes if hero.kind]
    if len(set(kinds)) != len(kinds):
        yield "a hero is led twice"
    for hero in s.heroes:
        if not 0 <= hero.life <= hero.most_life:
            yield f"seat {hero.seat} has {hero.life} of {hero.most_life} life"
        if hero.is_conscious and hero.life < 1:
            yield f"seat {hero.seat} is conscious without life"
        if hero.scar_count > 2 or (hero.has_levelled_up and hero.scar_count != 2):
            yield f"seat {hero.seat} has {hero.scar_count} scars"
        if hero.kind and _carries_too_much(hero):
            yield f"seat {hero.seat} carries more than his slots hold"


def _carries_too_much(hero: Hero) -> bool:
    return any(hero.free_slots(kind) < 0 for kind in range(3)) or (hero.has_levelled_up and bool(hero.cards))


def _party_is_lost(s: State) -> Iterator[str]:
    if 1 <= s.level < BOSS_LEVEL and s.room not in MAPS[s.maps[s.level - 1]].rooms:
        yield f"the party is in no room: {s.room!r}"
    if s.monster and not 0 <= s.life <= s.foe.life:
        yield f"{s.monster} has {s.life} of {s.foe.life} life"
    if s.heroes[s.leader].has_levelled_up and not s.result:
        yield "the leader has levelled up"
    if any(hero.kind and hero.kind not in SHEETS for hero in s.heroes):
        yield "there is no such hero"
