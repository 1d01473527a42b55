"""Clean-up after a won fight (FIG-CLEAN, FIG-SCAR)."""

from __future__ import annotations

from typing import Final

from undercroft.games.fighter.content.cards import COLOURS, EQUIPMENT
from undercroft.games.fighter.rules.equipment import (
    discard,
    draw_equipment,
    hand_out,
    healing_window,
    is_healing_carried,
    may_take,
    move,
)
from undercroft.games.fighter.rules.group import group
from undercroft.games.fighter.rules.rooms import room_effect
from undercroft.games.fighter.state import ALL_DICE, NOBODY, Hero, State
from undercroft.kernel.ask import Ask, Option, Rules

DONE: Final = "done"
MOST_SCARS: Final = 2


def clean_up(s: State) -> Rules[None]:
    """FIG-CLEAN-1: the steps, in the order of the list or as the group likes; then the round ends (FIG-CLEAN-13)."""
    reward = bonus_dice_earned(s)  # FIG-RULING-25: the side at the end of the fight counts
    s.used_bonus = 0  # FIG-CLEAN-2
    _take_card_gold(s)
    steps = [step for step in ("revive", "theft", "exchange", "room") if _is_due(s, step)]
    is_rewarded = False
    while steps:
        step = steps[0]
        if len(steps) > 1 and s.rules.is_order_chosen:
            step = yield from group(s, "clean-up", tuple(steps), "FIG-CLEAN-1")
        steps.remove(step)
        if not is_rewarded and step not in ("revive", "theft"):
            is_rewarded = _settle(s, reward)
        yield from _do(s, step)
    if not is_rewarded:
        _settle(s, reward)
    if is_healing_carried(s):
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


def _do(s: State, step: str) -> Rules[None]:
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
            for hero in s.heroes:
                if not hero.has_levelled_up:
                    yield from exchange(s, hero)
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


# --- scars -----------------------------------------------------------------------------------------------------------


def revive_all(s: State) -> Rules[None]:
    """FIG-CLEAN-4: who fainted wakes with a scar, or levels up."""
    for hero in s.heroes:
        if hero.is_fainted:
            if hero.scar_count == MOST_SCARS:
                yield from level_up(s, hero)
            else:
                yield from scar(s, hero)


def scar(s: State, hero: Hero) -> Rules[None]:
    """FIG-SCAR-2, FIG-SCAR-3: an ability is covered for good, and he wakes with his new maximum."""
    free: tuple[Option, ...] = tuple([name for n, name in enumerate(COLOURS) if not hero.scars >> n & 1])
    colour = yield Ask(hero.seat, "scar", free, "FIG-SCAR-2")
    hero.scars |= 1 << COLOURS.index(colour)
    hero.is_fainted = False
    hero.life = hero.most_life
    s.tell("scarred", "FIG-SCAR-2", seat=hero.seat, die=colour, left=hero.life)


def level_up(s: State, hero: Hero) -> Rules[None]:
    """FIG-SCAR-4: a third scar is too many; the others may take what he carried (FIG-SCAR-5)."""
    hero.is_fainted = False
    hero.has_levelled_up = True
    hero.life = 0
    s.tell("levelled-up", "FIG-SCAR-4", seat=hero.seat)
    if hero.seat == s.leader:  # FIG-SCAR-6
        s.leader = s.next_in_game(hero.seat)
        s.tell("new-leader", "FIG-SCAR-6", seat=s.leader)
    while hero.cards or hero.seduced:
        options = _heirs(s, hero)
        if not options:
            break
        choice = yield from group(s, "inherit", (*options, DONE), "FIG-SCAR-5")
        if choice == DONE:
            break
        move(hero, s.heroes[choice[1]], choice[0])
        s.tell("card-given", "FIG-SCAR-5", seat=hero.seat, target=choice[1], card=choice[0])
    for card in (*hero.cards, *hero.seduced):
        discard(s, hero, card)


def _heirs(s: State, hero: Hero) -> list[Option]:
    return [
        (card, other.seat)
        for card in (*hero.cards, *hero.seduced)
        for other in s.heroes
        if not other.has_levelled_up and may_take(other, card)
    ]


# --- exchange --------------------------------------------------------------------------------------------------------


def exchange(s: State, hero: Hero) -> Rules[None]:
    """FIG-CLEAN-10: a hero may give cards away or swap them, as often as he likes."""
    while hero.cards or hero.seduced:
        options = _exchanges(s, hero)
        if not options:
            return
        choice = yield Ask(hero.seat, "exchange", (DONE, *options), "FIG-CLEAN-10")
        if choice == DONE:
            return
        other = s.heroes[choice[2]]
        if choice[0] == "give":
            move(hero, other, choice[1])
            s.tell("card-given", "FIG-CLEAN-10", seat=hero.seat, target=other.seat, card=choice[1])
        elif (yield Ask(other.seat, "swap", ("yes", "no"), "FIG-CLEAN-10", _swap_facts(hero, choice))) == "yes":
            move(hero, other, choice[1])
            move(other, hero, choice[3])
            s.tell("swapped", "FIG-CLEAN-10", seat=hero.seat, target=other.seat, card=choice[1], treasure=choice[3])
        else:
            return


def _swap_facts(hero: Hero, choice: tuple[str, str, int, str]) -> dict[str, object]:
    return {"target": hero.seat, "card": choice[1], "treasure": choice[3]}


def _exchanges(s: State, hero: Hero) -> list[Option]:
    """Gifts that fit, and swaps of cards of one kind."""
    found: list[Option] = []
    for other in s.heroes:
        if other is hero or other.has_levelled_up:
            continue
        for card in (*hero.cards, *hero.seduced):
            if may_take(other, card):
                found.append(("give", card, other.seat))
            else:
                kind = EQUIPMENT[card].kind
                found.extend(
                    [("swap", card, other.seat, theirs) for theirs in other.cards if EQUIPMENT[theirs].kind == kind]
                )
    return found
