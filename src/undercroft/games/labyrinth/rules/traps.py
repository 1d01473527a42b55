"""Cage and Trapdoor (LAB-TRAP), and those who walk past them (LAB-DWARF-4, LAB-HOBB-12, LAB-THIEF-12)."""

from __future__ import annotations

from undercroft.games.labyrinth.content.board import Kind
from undercroft.games.labyrinth.content.cards import MONSTERS
from undercroft.games.labyrinth.rules.items import put_peeks_back
from undercroft.games.labyrinth.rules.places import card_under, count_defeat, settle_grave
from undercroft.games.labyrinth.rules.treasure import collect, forget, leave_unclaimed, win_treasure
from undercroft.games.labyrinth.state import Adventurer, Outcome, State
from undercroft.kernel.ask import Ask, Rules, roll


def ignores(hero: Adventurer, trap: str) -> bool:
    """LAB-DWARF-4, LAB-HOBB-12: every trap. LAB-THIEF-12: all but the Trapdoor."""
    return hero.kind in ("dwarf", "hobbit") or (hero.kind == "thief" and trap != "trapdoor")


def spring_trap(s: State, hero: Adventurer, card: str, reserved: str) -> Rules[Outcome]:
    """A trap lies in the place: no attack, no counter-attack (LAB-TRAP-1)."""
    trap = MONSTERS[card].trap
    if ignores(hero, trap):
        card_under(s, card, MONSTERS[card].level)
        s.tell("trap-ignored", "LAB-DWARF-4", seat=hero.seat, card=card)
        yield from _take_trap_treasure(s, hero, reserved, "LAB-DWARF-4")
        yield from collect(s, hero)  # LAB-RULING-82
        return Outcome.GOES_ON
    if trap == "cage":
        yield from _cage(s, hero, card, reserved)
        return Outcome.TURN_ENDS
    card_under(s, card, MONSTERS[card].level)
    yield from _take_trap_treasure(s, hero, reserved, "LAB-TRAP-6")
    return (yield from _fall(s, hero))


def _take_trap_treasure(s: State, hero: Adventurer, reserved: str, clause: str) -> Rules[None]:
    """In a room the treasure is taken and the room is won; in a chamber there is nothing (LAB-TRAP-7, LAB-CHAM-6)."""
    space = s.board.spaces[hero.at]
    if space.kind is Kind.ROOM:
        count_defeat(s, hero.at)
        yield from win_treasure(s, hero, space.level, clause, reserved)
        settle_grave(s, hero.at)


def _cage(s: State, hero: Adventurer, card: str, reserved: str) -> Rules[None]:
    """LAB-TRAP-2: one die, and so many turns are missed; this one is over."""
    hero.cage, hero.cage_treasure = card, reserved
    (turns,) = yield roll(hero.seat, 1, "LAB-TRAP-2", "cage-roll")
    hero.misses += turns
    s.tell("caged", "LAB-TRAP-2", seat=hero.seat, card=card, turns=turns)


def release(s: State, hero: Adventurer) -> Rules[None]:
    """LAB-TRAP-4, LAB-TRAP-5: free at the start of the first turn after the missed ones."""
    card, reserved = hero.cage, hero.cage_treasure
    hero.cage, hero.cage_treasure = "", ""
    card_under(s, card, MONSTERS[card].level)
    s.tell("released", "LAB-TRAP-4", seat=hero.seat, place=hero.at)
    yield from _take_trap_treasure(s, hero, reserved, "LAB-TRAP-4")


def _fall(s: State, hero: Adventurer) -> Rules[Outcome]:
    """LAB-TRAP-8: into any chamber of the next deeper level, at the faller's choice."""
    level = s.board.spaces[hero.at].level
    below = tuple(chamber for chamber in s.board.chambers if s.board.spaces[chamber].level == level + 1)
    if not below:  # LAB-TRAP-11: nothing is deeper than level 6
        return Outcome.GOES_ON
    chamber = (yield Ask(hero.seat, "fall", below, "LAB-TRAP-8")) if len(below) > 1 else below[0]
    put_peeks_back(s, hero, keep=chamber)  # LAB-RULING-84
    hero.at, hero.trail = chamber, ()  # LAB-MOVE-10
    s.tell("fallen", "LAB-TRAP-8", seat=hero.seat, place=chamber)
    return Outcome.PLACED


def trap_from_outside(s: State, hero: Adventurer, card: str, place: str, reserved: str) -> bool:
    """A spell or missile from outside meets a trap; True if the turn goes on."""
    card_under(s, card, MONSTERS[card].level)
    space = s.board.spaces[place]
    if not ignores(hero, MONSTERS[card].trap):  # LAB-SPELL-20: nothing is sprung, the turn is over
        s.tell("trap-outside", "LAB-SPELL-20", seat=hero.seat, card=card, place=place)
        if reserved:
            s.treasures[space.level] = s.treasures[space.level].with_under(reserved, forget(s, reserved))
        return False
    s.tell("trap-ignored", "LAB-HOBB-12", seat=hero.seat, card=card)
    if space.kind is Kind.ROOM:
        count_defeat(s, place)
        leave_unclaimed(s, place, 1, (), reserved)
        settle_grave(s, place)
    s.pacified |= {place}  # LAB-DWARF-5: no second draw this turn; LAB-RULING-77
    return True
