"""The counter-attack: what a failed attack costs (LAB-CTR), and who is spared what."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from undercroft.games.labyrinth.content.board import START
from undercroft.games.labyrinth.content.cards import COUNTER
from undercroft.games.labyrinth.rules.places import hold, leave_monster
from undercroft.games.labyrinth.rules.retreat import retreat
from undercroft.games.labyrinth.rules.setup import equip
from undercroft.games.labyrinth.rules.treasure import give_up
from undercroft.games.labyrinth.state import Adventurer, Foe, State
from undercroft.kernel.ask import Ask, Rules, Subsets, roll


class Result(StrEnum):
    """The rows of the counter-attack table."""

    KILLED = "killed"
    SERIOUS = "serious"
    LIGHT = "light"
    UNCONSCIOUS = "unconscious"
    NOTHING = "nothing"


def counterattack(s: State, hero: Adventurer, foe: Foe, *, is_surprised: bool) -> Rules[None]:
    """LAB-CTR-1: both dice a second time, without any bonus; then the class's own changes for monsters' blows."""
    dice = yield roll(hero.seat, 2, "LAB-CTR-1", "counter-roll")
    result = result_of(sum(dice), hero.kind, is_surprised=is_surprised)
    s.tell("counterattack", "LAB-CTR-1", seat=hero.seat, card=foe.card, dice=dice, result=result)
    if hero.kind == "cleric" and result is Result.SERIOUS:  # LAB-CLER-12
        yield from _stagger(s, hero, foe, spaces=1, misses=1)
    elif hero.kind == "cleric" and result is Result.LIGHT:  # LAB-CLER-13
        yield from _stagger(s, hero, foe, spaces=2, misses=0)
    else:
        yield from suffer(s, hero, result, foe)


def result_of(total: int, kind: str, *, is_surprised: bool) -> Result:
    """The row of the table for a monster's blow at somebody of this class."""
    result = Result(COUNTER[total])
    if kind == "hobbit" and total == 11:  # LAB-HOBB-3
        result = Result.UNCONSCIOUS
    if is_surprised and result is not Result.KILLED:  # LAB-THIEF-4
        result = Result.NOTHING
    return result


Keeper: TypeAlias = Foe | str
"""Where dropped treasure goes: a monster holds it (LAB-MARK-1), or it lies loose on the space of an ambush
(LAB-AMB-16), from which an earlier hit may have driven its owner already."""


def suffer(s: State, hero: Adventurer, result: Result, keeper: Keeper) -> Rules[None]:
    """Drop treasure, then move, then note missed turns (LAB-CTR-2)."""
    if result is Result.KILLED:
        yield from _be_killed(s, hero, keeper)
    elif result is Result.SERIOUS:
        yield from _drop_half(s, hero, keeper)
        hero.is_wounded = True  # LAB-CTR-9
    elif result is Result.LIGHT:
        yield from _stagger(s, hero, keeper, spaces=2, misses=1)
    elif result is Result.UNCONSCIOUS:
        yield from _stagger(s, hero, keeper, spaces=1, misses=0)


def _stagger(s: State, hero: Adventurer, keeper: Keeper, *, spaces: int, misses: int) -> Rules[None]:
    """One card lost, some spaces back, perhaps a turn missed."""
    yield from _drop_one(s, hero, keeper)
    yield from retreat(s, hero, spaces)
    hero.misses += misses


def _drop_one(s: State, hero: Adventurer, keeper: Keeper) -> Rules[None]:
    """LAB-CTR-4: any carried card, at the owner's choice; without treasure nothing is dropped (LAB-CTR-3)."""
    if not hero.carried:
        return
    card = hero.carried[0]
    if len(hero.carried) > 1:
        card = yield Ask(hero.seat, "drop", hero.carried, "LAB-CTR-4")
    _drop(s, hero, (card,), keeper)


def _drop_half(s: State, hero: Adventurer, keeper: Keeper) -> Rules[None]:
    """LAB-CTR-5, LAB-CTR-6: two face-down piles of as equal size as can be; the left neighbour picks the lost one."""
    cards = hero.carried
    if not cards:
        return
    left = yield Ask(hero.seat, "split", Subsets(cards, len(cards) // 2, (len(cards) + 1) // 2), "LAB-CTR-5")
    hero.piles = (left, tuple(card for card in cards if card not in left))
    neighbour = s.clockwise(hero.seat)[0]
    sizes = {"loser": hero.seat, "left": len(hero.piles[0]), "right": len(hero.piles[1])}
    s.tell("split", "LAB-CTR-5", seat=hero.seat, left=sizes["left"], right=sizes["right"])
    side = yield Ask(neighbour.seat, "pile", ("left", "right"), "LAB-CTR-5", sizes)
    lost, hero.piles = hero.piles[0 if side == "left" else 1], ()
    _drop(s, hero, lost, keeper)


def _drop(s: State, hero: Adventurer, cards: tuple[str, ...], keeper: Keeper) -> None:
    if not cards:
        return
    give_up(s, hero, cards)
    place = keeper.at if isinstance(keeper, Foe) else keeper
    s.whisper(
        1 << hero.seat, {"cards": list(cards)}, "dropped", "LAB-CTR-2", seat=hero.seat, number=len(cards), place=place
    )
    if isinstance(keeper, Foe):
        hold(s, keeper, cards)
    else:
        s.loose[place] = (*s.loose.get(place, ()), *cards)
        s.fresh_drops += tuple((hero.seat, card) for card in cards)


def _be_killed(s: State, hero: Adventurer, keeper: Keeper) -> Rules[None]:
    """LAB-CTR-7, LAB-CTR-8: everything carried is lost, and a fresh adventurer of the same class stands on Start."""
    _drop(s, hero, hero.carried, keeper)
    leave_monster(s, hero)
    hero.at, hero.trail = START, ()
    hero.doors = frozenset()  # LAB-DOOR-12
    hero.misses, hero.is_wounded = 0, False
    s.locks = tuple(pair for pair in s.locks if hero.seat not in pair)  # LAB-AMB-20: also on Start itself
    s.tell("killed", "LAB-CTR-7", seat=hero.seat)
    if hero.kind == "wizard":
        for card in hero.spells:
            s.spells[0] = s.spells[0].with_under(card, 1 << hero.seat)
        hero.spells = ()
    yield from equip(s, hero)


def return_wounded(s: State, hero: Adventurer) -> None:
    """LAB-CTR-9, LAB-CTR-10: placed on Start and well again; he has forgotten nothing."""
    leave_monster(s, hero)
    hero.is_wounded = False
    hero.at, hero.trail = START, ()
    s.tell("wounded-home", "LAB-CTR-9", seat=hero.seat)
