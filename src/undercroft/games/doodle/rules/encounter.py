"""Step 2: the hero meets a trap or a monster (DOO-ENC, DOO-TRAP, DOO-FIGHT)."""

from __future__ import annotations

from typing import Final

from undercroft.games.doodle.content.cards import CARDS, DAMAGE, TRAP
from undercroft.games.doodle.content.grid import NAMES
from undercroft.games.doodle.rules.damage import carry_out, cross_out, deal_damage, waiting_for
from undercroft.games.doodle.rules.dungeon_actions import window
from undercroft.games.doodle.state import ALIVE, Dungeon, Encounter, State
from undercroft.kernel.ask import Rules, roll

FACES: Final = 10
FIRST_DICE: Final = 2
ENOUGH: Final = 20
"""DOO-FIGHT-4: with this strength the monster wins."""


def meet(s: State, dungeon: Dungeon) -> Rules[None]:
    """The encounter with what is on the hero's cell (DOO-ENC-1)."""
    cell = dungeon.path[dungeon.at]
    kind = dungeon.kind_at(cell)
    s.encounter = Encounter(cell, kind)
    yield from window(s, dungeon, s.encounter)  # W-OPEN
    if dungeon.fate == ALIVE:  # DOO-ENC-7
        yield from (_trap(s, dungeon, s.encounter) if kind == TRAP else _fight(s, dungeon, s.encounter))
    if dungeon.fate == ALIVE:  # DOO-ENC-8
        _after(s, dungeon, s.encounter)
    s.encounter = None


def strength(dungeon: Dungeon, encounter: Encounter) -> int:
    """DOO-FIGHT-2: dice, level of the kind, bonuses and penalties."""
    level = 0 if encounter.ignores_level else dungeon.level(encounter.kind)
    return sum(encounter.dice) + level + encounter.bonus


# --- trap ----------------------------------------------------------------------------------------------------------


def _trap(s: State, dungeon: Dungeon, encounter: Encounter) -> Rules[None]:
    """DOO-ENC-3."""
    for laid in waiting_for(dungeon, "trap")[:1] if dungeon.above else ():  # DOO-ACT-22
        carry_out(s, dungeon, laid)
        _cross_out_trap(s, dungeon, encounter)
        return
    encounter.stage = "trap"
    yield from window(s, dungeon, encounter)  # W-TRAP
    if dungeon.fate != ALIVE:
        return
    damage = dungeon.trap_level + encounter.damage
    if s.listener is not None:
        s.tell("trap-snaps", "DOO-TRAP-1", seat=dungeon.seat, cell=NAMES[encounter.cell], damage=damage)
    deal_damage(s, dungeon, damage, by_monster=False)
    if not encounter.keeps_trap:  # DOO-ACT-12
        _cross_out_trap(s, dungeon, encounter)


def _cross_out_trap(s: State, dungeon: Dungeon, encounter: Encounter) -> None:
    """DOO-TRAP-2: each trap works only once."""
    cross_out(s, dungeon, encounter.cell)
    if s.listener is not None:
        s.tell("trap-crossed-out", "DOO-TRAP-2", seat=dungeon.seat, cell=NAMES[encounter.cell])


# --- fight ---------------------------------------------------------------------------------------------------------


def _fight(s: State, dungeon: Dungeon, encounter: Encounter) -> Rules[None]:
    """DOO-ENC-4."""
    if dungeon.above:
        _hinder(s, dungeon, encounter)
    encounter.dice = yield roll(dungeon.seat, FIRST_DICE, "DOO-FIGHT-1", "fight-roll", FACES)
    if s.listener is not None:
        s.tell("fight-rolled", "DOO-FIGHT-1", seat=dungeon.seat, dice=encounter.dice)
    for laid in waiting_for(dungeon, "roll") if dungeon.above else ():
        carry_out(s, dungeon, laid)
        yield from _roll_higher_again(s, dungeon, encounter)
    encounter.stage = "fight"
    yield from window(s, dungeon, encounter)  # W-FIGHT
    if dungeon.fate == ALIVE and not encounter.has_ended:  # DOO-ENC-7, DOO-ACT-13
        _result(s, dungeon, encounter)


def _hinder(s: State, dungeon: Dungeon, encounter: Encounter) -> None:
    """Event E-FIGHT: the hero actions that weaken the monster, or silence its master."""
    kind = ("goblin", "orc", "dragon")[encounter.kind]
    for laid in waiting_for(dungeon, "fight"):
        card = CARDS[laid.card]
        if card.only and card.only != kind:  # DOO-HACT-9: it waits on
            continue
        encounter.bonus += card.bonus
        encounter.ignores_level = encounter.ignores_level or card.special == "no-level"
        if card.most_actions:
            encounter.actions_left = card.most_actions
        carry_out(s, dungeon, laid)


def _roll_higher_again(s: State, dungeon: Dungeon, encounter: Encounter) -> Rules[None]:
    """DOO-ACT-21: the higher of the two dice, once."""
    dice = list(encounter.dice)
    higher = dice.index(max(dice))
    (dice[higher],) = yield roll(dungeon.seat, 1, "DOO-ACT-21", "holy-water-roll", FACES)
    encounter.dice = tuple(dice)
    s.tell("dice-changed", "DOO-ACT-21", seat=dungeon.seat, dice=encounter.dice)


def _result(s: State, dungeon: Dungeon, encounter: Encounter) -> None:
    """DOO-FIGHT-4 to 6; the strength is fixed only now (DOO-FIGHT-3)."""
    total = strength(dungeon, encounter)
    wins = total >= ENOUGH
    if s.listener is not None:
        facts = {"seat": dungeon.seat, "strength": total, "cell": NAMES[encounter.cell]}
        s.tell("monster-wins" if wins else "monster-loses", "DOO-FIGHT-4" if wins else "DOO-FIGHT-6", **facts)
    if not wins:
        cross_out(s, dungeon, encounter.cell)
        return
    deal_damage(s, dungeon, DAMAGE[encounter.kind] + encounter.damage, by_monster=True)
    if encounter.crosses_out:  # DOO-ACT-3
        s.tell("monster-cursed", "DOO-ACT-3", seat=dungeon.seat, cell=NAMES[encounter.cell])
        cross_out(s, dungeon, encounter.cell)


# --- afterwards ----------------------------------------------------------------------------------------------------


def _after(s: State, dungeon: Dungeon, encounter: Encounter) -> None:
    """Event E-AFTER (DOO-ACT-19): a hero who lost hearts may get some back."""
    for laid in waiting_for(dungeon, "after") if dungeon.above else ():
        if encounter.lost:
            healed = min(CARDS[laid.card].heals, dungeon.crossed)  # DOO-DMG-4
            dungeon.crossed -= healed
            carry_out(s, dungeon, laid)
            s.tell("hearts-restored", "DOO-ACT-19", seat=dungeon.seat, number=healed, left=s.hearts_left(dungeon))
