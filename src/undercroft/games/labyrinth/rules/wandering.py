"""Wandering monsters: a defeated monster comes back in a corridor (LAB-WAND)."""

from __future__ import annotations

from undercroft.games.labyrinth.content.board import Kind
from undercroft.games.labyrinth.content.cards import MONSTERS, WANDERING
from undercroft.games.labyrinth.rules.attack import Means, attack_roll, has_surprise
from undercroft.games.labyrinth.rules.counterattack import counterattack
from undercroft.games.labyrinth.rules.places import card_under, free_marker
from undercroft.games.labyrinth.state import Adventurer, Foe, State
from undercroft.kernel.ask import Draw, Rules, roll


def reappears_on(total: int, defeated_on: int) -> int:
    """LAB-WAND-2, LAB-WAND-3: the table, counted from the level of the place, and never outside 1 to 6."""
    direction, number = WANDERING[total]
    level = {"level": number, "up": defeated_on - number, "down": defeated_on + number}[direction]
    return min(6, max(1, level))


def wander(s: State, card: str, defeated_on: int) -> Rules[bool]:
    """The monster's card after its defeat. False if the player whose turn it is was attacked and failed."""
    if not s.options.wandering:  # LAB-FIGHT-9
        card_under(s, card, MONSTERS[card].level)
        return True
    dice = yield roll(s.active, 2, "LAB-WAND-1", "wandering-roll")
    level = reappears_on(sum(dice), defeated_on)
    s.tell("wanders", "LAB-WAND-2", card=card, dice=dice, level=level)
    met = [hero for hero in s.heroes if _is_in_corridor(s, hero, level)]
    if not met:  # LAB-WAND-4
        card_under(s, card, MONSTERS[card].level)
        return True
    victim = met[0]
    if len(met) > 1:  # LAB-WAND-5: an equal chance for each
        victim = s.heroes[(yield Draw(tuple(hero.seat for hero in met), "LAB-WAND-5", "wandering-victim"))]
    stands = yield from _attack(s, victim, card)
    return stands or victim.seat != s.active  # LAB-WAND-14


def _is_in_corridor(s: State, hero: Adventurer, level: int) -> bool:
    """LAB-WAND-6: only printed corridor spaces count."""
    space = s.board.spaces[hero.at]
    return space.kind is Kind.CORRIDOR and space.level == level


def _attack(s: State, victim: Adventurer, card: str) -> Rules[bool]:
    """LAB-WAND-7: a normal attack roll without spells, Bind or missiles; True if the victim wins."""
    wanderer = Foe(card, victim.at, is_wanderer=True)
    s.tell("wanderer-attacks", "LAB-WAND-5", seat=victim.seat, card=card, place=victim.at)
    success, _ = yield from attack_roll(s, victim, wanderer.monster, Means.HAND, "LAB-WAND-7")
    if success:  # LAB-WAND-8
        s.removed += (card,)
        s.tell("wanderer-slain", "LAB-WAND-8", seat=victim.seat, card=card)
        return True
    s.foes.append(wanderer)
    origin = victim.at
    yield from counterattack(s, victim, wanderer, is_surprised=has_surprise(victim, card))
    wanderer.at = s.board.nearest_chamber(origin)  # LAB-WAND-9
    wanderer.marker = wanderer.marker or free_marker(s)  # LAB-WAND-10: also without treasure
    s.tell("wanderer-settles", "LAB-WAND-9", card=card, place=wanderer.at, marker=wanderer.marker)
    return False
