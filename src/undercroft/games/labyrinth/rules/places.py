"""Monsters lying in places: who waits, who is engaged, markers, graves (LAB-MARK, LAB-CHAM, LAB-FIGHT-15 to 23)."""

from __future__ import annotations

from undercroft.games.labyrinth.content.board import Kind
from undercroft.games.labyrinth.rules.treasure import cancel_reservation, forget
from undercroft.games.labyrinth.state import NOBODY, Adventurer, Foe, State
from undercroft.kernel.state import EVERYBODY

MONSTERS_OF_A_CHAMBER = 3


def is_waiting(s: State, foe: Foe) -> bool:
    """LAB-RULING-14, LAB-CTR-11, LAB-CTR-13: the wounded and those missing turns do not keep it busy."""
    if foe.engaged == NOBODY:
        return True
    hero = s.heroes[foe.engaged]
    return hero.is_wounded or hero.misses > 0


def waiting_at(s: State, place: str) -> list[Foe]:
    return [foe for foe in s.foes if foe.at == place and is_waiting(s, foe)]


def engaged_with(s: State, hero: Adventurer) -> Foe | None:
    for foe in s.foes:
        if foe.engaged == hero.seat:
            return foe
    return None


def is_unsafe(s: State, space: str) -> bool:
    """LAB-MOVE-6: a place without a grave marker, or one in which a waiting monster lies.

    LAB-WAND-12: a wandering monster makes it unsafe as long as it is there, also while somebody is engaged with it.
    """
    if space not in s.board.place_set:
        return False
    if space not in s.graves:
        return True
    for foe in s.foes:  # noqa: SIM110 - asked at every step, and a generator would cost more than the loop
        if foe.at == space and (foe.is_wanderer or is_waiting(s, foe)):
            return True
    return False


def awaits_fight(s: State, hero: Adventurer, space: str) -> bool:
    """Would this adventurer have to fight there? Not where he has won from outside this turn."""
    return is_unsafe(s, space) and not (space in s.pacified and hero.seat == s.active)  # LAB-SPELL-16, LAB-RULING-77


def free_marker(s: State) -> int:
    """The lowest number whose pair is not in use; the supply never runs out (LAB-SETUP-6)."""
    used = {foe.marker for foe in s.foes} | {kept.marker for kept in s.reserved.values()}
    return next(number for number in range(1, len(used) + 2) if number not in used)


def hold(s: State, foe: Foe, cards: tuple[str, ...]) -> None:
    """LAB-MARK-1, LAB-MARK-4: the monster keeps dropped treasure, under one pair of markers."""
    foe.held += cards
    if not foe.marker:
        foe.marker = free_marker(s)
        s.tell("marked", "LAB-MARK-1", card=foe.card, place=foe.at, marker=foe.marker)


def leave_monster(s: State, hero: Adventurer) -> None:
    """The adventurer goes: a monster without treasure goes under its deck, one with treasure stays and waits."""
    foe = engaged_with(s, hero)
    if foe is None:
        return
    foe.engaged = NOBODY
    if foe.held or foe.is_wanderer:  # LAB-MARK-3
        return
    put_under_deck(s, foe)  # LAB-FIGHT-22, LAB-MARK-5
    settle_grave(s, foe.at)


def put_under_deck(s: State, foe: Foe) -> None:
    """A monster card leaves the board for its deck, and with it what a Crystal Ball had linked to it (LAB-ITEM-12)."""
    remove(s, foe)
    level = foe.monster.level
    s.monsters[level] = s.monsters[level].with_under(foe.card)
    if foe.reserved:
        level = s.board.spaces[foe.at].level
        s.treasures[level] = s.treasures[level].with_under(foe.reserved, forget(s, foe.reserved))
        foe.reserved = ""
    s.tell("monster-gone", "LAB-FIGHT-22", card=foe.card, place=foe.at)


def remove(s: State, foe: Foe) -> None:
    s.foes = [other for other in s.foes if other is not foe]


def count_defeat(s: State, place: str) -> None:
    """LAB-CHAM-2: counted for each place, over all players and turns."""
    s.defeats = {**s.defeats, place: s.defeats.get(place, 0) + 1}


def settle_grave(s: State, place: str) -> None:
    """LAB-FIGHT-17, LAB-CHAM-1, LAB-CHAM-7: enough defeats, and no monster left."""
    space = s.board.spaces[place]
    needed = 1 if space.kind is Kind.ROOM else MONSTERS_OF_A_CHAMBER
    if place in s.graves or s.defeats.get(place, 0) < needed:
        return
    if any(foe.at == place for foe in s.foes):  # LAB-RULING-76: somebody in a Cage delays nothing
        return
    s.graves |= {place}
    if space.kind is Kind.ROOM:
        s.cleared_rooms += 1
    if place in s.reserved:
        cancel_reservation(s, place)
    s.tell("grave", "LAB-FIGHT-11" if space.kind is Kind.ROOM else "LAB-CHAM-1", place=place)


def card_under(s: State, card: str, level: int, known_to: int = EVERYBODY) -> None:
    """A monster or trap card goes to the bottom of its deck."""
    s.monsters[level] = s.monsters[level].with_under(card, known_to)
