"""Clean-up after a won fight: what comes back, what is won, and the room (FIG-CLEAN)."""

from __future__ import annotations

from typing import Final

from undercroft.games.fighter.rules.equipment import draw_equipment, hand_out, healing_window
from undercroft.games.fighter.rules.exchange import Exchange
from undercroft.games.fighter.rules.group import group
from undercroft.games.fighter.rules.rooms import room_effect
from undercroft.games.fighter.rules.scars import revive_all
from undercroft.games.fighter.state import ALL_DICE, NOBODY, State
from undercroft.kernel.ask import Rules

STEPS: Final = ("revive", "theft", "exchange", "room")


def clean_up(s: State) -> Rules[None]:
    """FIG-CLEAN-1: the steps, in the order of the list or as the group likes; then the round ends (FIG-CLEAN-13)."""
    reward = bonus_dice_earned(s)  # FIG-RULING-25: the side at the end of the fight counts
    s.used_bonus = 0  # FIG-CLEAN-2
    _take_card_gold(s)
    steps = [step for step in STEPS if _is_due(s, step)]
    exchange = Exchange()
    is_rewarded = False
    while steps:
        step = steps[0]
        if len(steps) > 1 and s.rules.is_order_chosen:
            step = yield from group(s, "clean-up", tuple(steps), "FIG-CLEAN-1")
        steps.remove(step)
        if not is_rewarded and step not in ("revive", "theft"):
            is_rewarded = _settle(s, reward)
        yield from _do(s, step, exchange)
    if not is_rewarded:
        _settle(s, reward)
    room = s.here()
    if room is not None and room.kind == "shop":
        yield from exchange.go_on(s)  # FIG-RULING-62: also with what was bought
    yield from healing_window(s)
    _pass_dice(s)
    s.end_fight()
    s.conquered_free = False


def _is_due(s: State, step: str) -> bool:
    room = s.here()
    match step:
        case "revive":
            return any(hero.is_fainted for hero in s.in_game())
        case "theft":
            return s.thefts > 0
        case "room":
            return room is not None and room.kind in ("shop", "fountain", "treasure")
    return len(s.in_game()) > 1


def _do(s: State, step: str, exchange: Exchange) -> Rules[None]:
    match step:
        case "revive":
            yield from revive_all(s)
        case "theft":
            while s.thefts:  # FIG-ABIL-18
                s.thefts -= 1
                card = yield from draw_equipment(s, "FIG-ABIL-18")
                if card:
                    yield from hand_out(s, card, "FIG-ABIL-18", by_leader=False)
        case "exchange":
            yield from exchange.go_on(s)
        case _:
            yield from room_effect(s)


def bonus_dice_earned(s: State) -> int:
    """FIG-CLEAN-6: one for each unused hero die, none with the marker on defeated (FIG-CLEAN-7); FIG-MON-8."""
    if s.is_defeated_side or not s.monster:
        return 0
    unused = ALL_DICE & ~s.used
    if not s.rules.rewards_forbidden:
        unused &= ~s.forbidden
    return unused.bit_count()


def _take_card_gold(s: State) -> None:
    """FIG-CLEAN-3."""
    if s.card_gold:
        s.tell("gold-gained", "FIG-CLEAN-3", number=s.card_gold)
        s.gold += s.card_gold
        s.card_gold = 0


def _settle(s: State, reward: int) -> bool:
    """FIG-CLEAN-5 to 9: seduction, the bonus dice, the leader marker, and the monster's card."""
    gained = s.gain_bonus(reward)
    if gained:
        s.tell("bonus-gained", "FIG-CLEAN-6", number=gained)
    s.is_defeated_side = False  # FIG-CLEAN-8
    if s.monster:
        seducer = s.heroes[s.seducer] if s.seducer != NOBODY else None
        if seducer is not None and not seducer.has_levelled_up:  # FIG-ABIL-25
            seducer.seduced += (s.monster,)
            s.tell("seduced", "FIG-ABIL-25", seat=seducer.seat, card=s.monster)
        else:
            s.monster_discard += (s.monster,)  # FIG-CLEAN-9
        # its life stays 0 and its name is kept no longer than the dice are passed on
        s.monster, s.seducer = "", NOBODY
    s.has_beacon = s.has_frog = s.has_song = False  # FIG-ABIL-29
    s.beer = NOBODY
    return True


def _pass_dice(s: State) -> None:
    """FIG-CLEAN-12, FIG-RULING-26: the player after the last thrower begins; or after the old start player."""
    last = s.thrower if s.rules.start_after_thrower else s.start
    if s.has_thrown or not s.rules.start_after_thrower:
        s.start = s.next_in_game(last)
    elif s.heroes[s.start].has_levelled_up:
        s.start = s.next_in_game(s.start)
