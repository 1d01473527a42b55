"""What can never be (checked by the contract walker, never in play)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from undercroft.games.fighter.content.cards import BONUS_DICE, BOSSES, COINS, EQUIPMENT, MAPS, OF_LEVEL, SHEETS
from undercroft.games.fighter.rules.demands import demanded, is_impossible
from undercroft.games.fighter.state import BOSS_LEVEL, NOBODY, Hero, State
from undercroft.kernel.deck import astray
from undercroft.kernel.game import Situations

SITUATIONS: Final[Situations[State]] = {
    "a demand": lambda s: bool(s.monster and demanded(s)),
    "an impossible throw": lambda s: bool(s.monster) and is_impossible(s),
    "the room's demand is dropped": lambda s: s.is_room_demand_dropped,
    "a forbidden die": lambda s: bool(s.monster and s.forbidden),
    "a song": lambda s: s.has_song,
    "a beacon": lambda s: s.has_beacon,
    "a frog": lambda s: s.has_frog,
    "a beer": lambda s: s.beer != NOBODY,
    "somebody seduces": lambda s: s.seducer != NOBODY,
    "a seduced monster": lambda s: any(hero.seduced for hero in s.heroes),
    "a theft": lambda s: s.thefts > 0,
    "a borrowed hand": lambda s: s.throwing is not None and s.throwing.lender != NOBODY,
    "declared weapons": lambda s: s.throwing is not None and bool(s.throwing.weapons),
    "a used bonus die": lambda s: s.used_bonus > 0,
    "dice that lie there": lambda s: bool(s.lying),
    "somebody has fainted": lambda s: any(hero.is_fainted for hero in s.heroes),
    "somebody has levelled up": lambda s: any(hero.has_levelled_up for hero in s.heroes),
    "two scars": lambda s: any(hero.scar_count > 1 for hero in s.heroes),
    "a retreat": lambda s: any(s.under),
    "a shop": lambda s: bool(s.shop),
    "the boss": lambda s: s.is_boss_fight,
    "one conscious hero": lambda s: len(s.heroes) > 1 and len(s.conscious()) == 1,
    "gold on the card": lambda s: s.card_gold > 0,
}
"""What is rare, and wrong most easily where two of it meet (`undercroft workshop pairs`)."""


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
