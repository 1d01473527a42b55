"""Fighting a monster: by hand or spell, from inside or outside, and what a victory brings (LAB-FIGHT, LAB-CHAM)."""

from __future__ import annotations

from undercroft.games.labyrinth.content.board import Kind
from undercroft.games.labyrinth.content.cards import MONSTERS
from undercroft.games.labyrinth.rules.attack import Means, attack_roll, guards_treasure, has_surprise
from undercroft.games.labyrinth.rules.counterattack import counterattack
from undercroft.games.labyrinth.rules.opponent import open_opponent, reveal
from undercroft.games.labyrinth.rules.places import count_defeat, is_unsafe, put_under_deck, remove, settle_grave
from undercroft.games.labyrinth.rules.spells import ESCAPES, choose_means, use_up
from undercroft.games.labyrinth.rules.teleport import teleport
from undercroft.games.labyrinth.rules.traps import spring_trap, trap_from_outside
from undercroft.games.labyrinth.rules.treasure import collect, forget, leave_unclaimed, take_held, win_treasure
from undercroft.games.labyrinth.rules.wandering import wander
from undercroft.games.labyrinth.state import Adventurer, Foe, Outcome, State
from undercroft.kernel.ask import Rules

WITHOUT_COUNTERATTACK = (Means.BIND, Means.MISSILE)
BONUS_STEPS_OF_A_THIEF = 3


def fight_here(s: State, hero: Adventurer) -> Rules[bool]:
    """LAB-FIGHT-1: fight where one stands, and again wherever a fall or Teleport leads. True: go on moving."""
    while True:
        outcome = yield from _encounter(s, hero)
        if outcome is not Outcome.PLACED:
            return outcome is Outcome.GOES_ON
        if not is_unsafe(s, hero.at):  # LAB-TRAP-9, LAB-TELE-6
            yield from collect(s, hero)
            return True


def _encounter(s: State, hero: Adventurer) -> Rules[Outcome]:
    s.must_face = False
    foe = yield from open_opponent(s, hero, hero.at)
    means = yield from choose_means(s, hero)
    if means in ESCAPES:
        return (yield from teleport(s, hero, foe))
    if foe is None:
        card, reserved = yield from reveal(s, hero, hero.at)
        if card is None:
            return (yield from _find_nobody(s, hero, reserved))
        if MONSTERS[card].trap:
            return (yield from spring_trap(s, hero, card, reserved))
        foe = Foe(card, hero.at, reserved=reserved)
        s.foes.append(foe)
    foe.engaged = hero.seat
    return (yield from _attack(s, hero, foe, Means(means)))


def _attack(s: State, hero: Adventurer, foe: Foe, means: Means) -> Rules[Outcome]:
    s.attacking = foe.card
    is_surprised = has_surprise(hero, foe.card)
    clause = "LAB-SPELL-7" if means in (Means.FIREBALL, Means.BOLT) else "LAB-FIGHT-5"
    success, total = yield from attack_roll(s, hero, foe.monster, means, clause)
    if hero.kind == "thief" and total == 12 and guards_treasure(s, foe):  # LAB-THIEF-5
        yield from _steal(s, hero, foe)
        return Outcome.GOES_ON
    if success:  # LAB-FIGHT-6, LAB-FIGHT-18
        return Outcome.GOES_ON if (yield from _defeat(s, hero, foe)) else Outcome.TURN_ENDS
    if means not in WITHOUT_COUNTERATTACK:  # LAB-FIGHT-7, LAB-SPELL-12; LAB-CLER-6, LAB-HOBB-7: he stays engaged
        yield from counterattack(s, hero, foe, is_surprised=is_surprised)
    return Outcome.TURN_ENDS  # LAB-FIGHT-19


def _defeat(s: State, hero: Adventurer, foe: Foe) -> Rules[bool]:
    """The victor's reward; True if he may go on (only a wandering monster can stop him)."""
    space = s.board.spaces[foe.at]
    remove(s, foe)
    count_defeat(s, foe.at)
    s.defeated_at = foe.at
    s.tell("defeated", "LAB-FIGHT-6", seat=hero.seat, card=foe.card, place=foe.at)
    if space.kind is Kind.ROOM and not foe.is_robbed:  # LAB-FIGHT-10, LAB-FIGHT-14; LAB-FIGHT-12: not in a chamber
        yield from win_treasure(s, hero, space.level, "LAB-FIGHT-10", foe.reserved)
    else:
        _return_reserved(s, foe)
    take_held(s, hero, foe.held)
    settle_grave(s, foe.at)  # LAB-FIGHT-11
    yield from collect(s, hero)
    return (yield from _bury(s, foe, space.level))


def _return_reserved(s: State, foe: Foe) -> None:
    """A treasure that a Crystal Ball linked to a robbed monster is nobody's: under its deck (LAB-THIEF-7)."""
    if foe.reserved:
        level = s.board.spaces[foe.at].level
        s.treasures[level] = s.treasures[level].with_under(foe.reserved, forget(s, foe.reserved))
        foe.reserved = ""


def _bury(s: State, foe: Foe, level: int) -> Rules[bool]:
    """Where a defeated monster's card goes: under its deck, wandering, or (a wanderer) out of the game."""
    if foe.is_wanderer:  # LAB-WAND-12
        s.removed += (foe.card,)
        return True
    return (yield from wander(s, foe.card, level))


def _find_nobody(s: State, hero: Adventurer, reserved: str) -> Rules[Outcome]:
    """LAB-FIGHT-25: the deck is empty, so a room counts as won and a chamber counts one defeat."""
    space = s.board.spaces[hero.at]
    count_defeat(s, hero.at)
    s.tell("nobody-there", "LAB-FIGHT-25", seat=hero.seat, place=hero.at)
    if space.kind is Kind.ROOM:
        yield from win_treasure(s, hero, space.level, "LAB-FIGHT-25", reserved)
    settle_grave(s, hero.at)
    yield from collect(s, hero)
    return Outcome.GOES_ON


def _steal(s: State, hero: Adventurer, foe: Foe) -> Rules[None]:
    """LAB-THIEF-6 to 8: what a victory would bring, but the monster is not beaten; then a bonus move without fights."""
    space = s.board.spaces[foe.at]
    s.tell("stolen", "LAB-THIEF-5", seat=hero.seat, card=foe.card, place=foe.at)
    if space.kind is Kind.ROOM and not foe.is_robbed:
        reserved, foe.reserved = foe.reserved, ""
        yield from win_treasure(s, hero, space.level, "LAB-THIEF-6", reserved)
    take_held(s, hero, foe.held)
    foe.held, foe.is_robbed = (), True
    yield from collect(s, hero)  # LAB-RULING-86
    if not foe.is_wanderer:
        foe.marker = 0  # LAB-MARK-6
    s.steps += BONUS_STEPS_OF_A_THIEF
    s.may_not_fight = True


def fight_from_outside(s: State, hero: Adventurer, place: str, means: str) -> Rules[bool]:
    """LAB-SPELL-9, LAB-HOBB-5: a spell or missile thrown in from the space before the place. True: go on moving."""
    use_up(s, hero, means)
    foe = yield from open_opponent(s, hero, place)
    lay_there = foe is not None
    if foe is None:
        card, reserved = yield from reveal(s, hero, place)
        if card is None:  # LAB-FIGHT-25
            _win_outside(s, hero, Foe("", place, reserved=reserved))
            return True
        if MONSTERS[card].trap:
            return trap_from_outside(s, hero, card, place, reserved)
        foe = Foe(card, place, reserved=reserved)
        s.foes.append(foe)
    clause = "LAB-HOBB-6" if means == Means.MISSILE else "LAB-SPELL-7"
    success, _ = yield from attack_roll(s, hero, foe.monster, Means(means), clause)
    if success:
        _win_outside(s, hero, foe)
        return (yield from _bury(s, foe, s.board.spaces[place].level))
    if not lay_there:  # LAB-SPELL-13: it is alone again; no counter-attack (LAB-SPELL-11, LAB-HOBB-7)
        put_under_deck(s, foe)
    return False


def _win_outside(s: State, hero: Adventurer, foe: Foe) -> None:
    """LAB-SPELL-14 to 16: the place is won at once; what lies in it waits for the first to enter."""
    remove(s, foe)
    count_defeat(s, foe.at)
    s.defeated_at = foe.at  # LAB-RULING-34
    s.tell("defeated-outside", "LAB-SPELL-14", seat=hero.seat, card=foe.card, place=foe.at)
    is_room = foe.at in s.board.room_set
    if foe.is_robbed:
        _return_reserved(s, foe)
    leave_unclaimed(s, foe.at, 1 if is_room and not foe.is_robbed else 0, foe.held, foe.reserved)
    s.pacified |= {foe.at}  # LAB-SPELL-16; LAB-RULING-77: also a room in which others keep back the grave marker
    settle_grave(s, foe.at)
