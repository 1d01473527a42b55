"""A throw turn from the choice of the die to the next hero (FIG-FIGHT, FIG-OUT, FIG-BONUS)."""

from __future__ import annotations

from functools import cache
from typing import Final

from undercroft.games.fighter.content.cards import BONUS, COLOURS, EQUIPMENT
from undercroft.games.fighter.rules.abilities import activate, heal_by_damage, may_strike_again
from undercroft.games.fighter.rules.damage import hit_damage, spend_extra, spend_seduced, spend_seduced_before
from undercroft.games.fighter.rules.demands import demanded, throws_of, weapon_choices
from undercroft.games.fighter.rules.equipment import all_lose, healing_window, use_up
from undercroft.games.fighter.rules.misses import suffer_miss
from undercroft.games.fighter.rules.outcome import check_faints, hurt_all, lose, win_if_boss
from undercroft.games.fighter.rules.strike import Strike
from undercroft.games.fighter.rules.throwing import throw
from undercroft.games.fighter.rules.throws.landing import ZONES
from undercroft.games.fighter.state import Hero, State, die_name
from undercroft.kernel.ask import Ask, Option, Rules

A_OR_B: Final = ("A", "B")
KEEP: Final = "keep"
ABILITY: Final = "ability"


def throw_turn(s: State) -> Rules[None]:
    """FIG-FIGHT-12: one hero's turn, in the order of the rule."""
    hero = s.heroes[s.thrower]
    if s.usable or s.is_boss_fight or s.bonus:  # else option B is due, and its own moment comes at once
        yield from healing_window(s)
    die = yield from choose_die(s, hero)
    if not hero.is_conscious:  # FIG-OUT-9: his own option B was too much for him
        s.thrower = s.next_conscious(hero.seat)
        return
    s.has_thrown = True
    strike = yield from attack(s, hero, die)
    if strike.strikes_again and s.life > 0 and hero.is_conscious:  # FIG-ABIL-7, FIG-ABIL-9
        yield from healing_window(s, "strike")  # FIG-RULING-58
        s.tell("second-strike", "FIG-ABIL-7", seat=hero.seat)
        yield from attack(s, hero, die, is_second=True)
    if s.life > 0:
        s.thrower = s.next_conscious(hero.seat)  # FIG-FIGHT-1
    else:
        s.life = 0  # FIG-DMG-6: what is beyond it is lost


# --- the die ---------------------------------------------------------------------------------------------------------


@cache
def die_ask(seat: int, usable: int) -> Ask:
    """FIG-FIGHT-3: one of the hero dice that were not used yet."""
    return Ask(seat, "die", tuple(name for die, name in enumerate(COLOURS) if usable >> die & 1), "FIG-FIGHT-3")


@cache
def out_ask(seat: int) -> Ask:
    return Ask(seat, "dice-out", A_OR_B, "FIG-OUT-1")


def choose_die(s: State, hero: Hero) -> Rules[int]:
    """A hero die, or what comes when they are used up (FIG-OUT-1, FIG-BOSS-4)."""
    if not s.usable:
        if s.is_boss_fight:
            if not s.bonus:  # FIG-BOSS-5
                lose(s, "FIG-BOSS-5")
            return take_bonus_die(s, hero)
        # FIG-OUT-3: without a bonus die there is only B
        if s.bonus and (yield out_ask(hero.seat)) == "A":
            return take_bonus_die(s, hero)
        damage = group_damage(s)
        yield from healing_window(s, "group", all_lose(s, damage))
        release_dice(s, hero, damage)
        if not hero.is_conscious:
            return BONUS
    usable = s.usable
    if usable & (usable - 1):
        die = COLOURS.index((yield die_ask(hero.seat, usable)))
    else:
        die = usable.bit_length() - 1
    s.used |= 1 << die  # FIG-FIGHT-7
    if s.listener is not None:
        s.tell("die-taken", "FIG-FIGHT-3", seat=hero.seat, die=die_name(die))
    return die


def take_bonus_die(s: State, hero: Hero) -> int:
    """FIG-OUT-2, FIG-BONUS-2: it leaves the treasure for this one throw turn."""
    s.bonus -= 1
    s.used_bonus += 1
    s.tell("die-taken", "FIG-BONUS-2", seat=hero.seat, die="bonus")
    return BONUS


def group_damage(s: State) -> int:
    """What option B costs everybody: the monster's level (FIG-EDIT-1) or its printed damage (FIG-EDDE-1)."""
    return s.foe.level if s.rules.level_damage else s.foe.damage


def release_dice(s: State, hero: Hero, damage: int) -> None:
    """FIG-OUT-4: everybody is hurt, whatever protects them (FIG-OUT-6), and the hero dice are free again."""
    s.is_defeated_side = True  # FIG-OUT-5
    s.tell("group-damage", "FIG-OUT-4", seat=hero.seat, damage=damage)
    s.used = 0  # FIG-OUT-4, FIG-MON-7: the forbidden one stays forbidden
    s.lying = tuple([die for die in s.lying if die[0] == BONUS])  # FIG-EDDE-17
    hurt_all(s, damage)
    check_faints(s)  # FIG-OUT-10


# --- the throw and what comes of it ----------------------------------------------------------------------------------


def attack(s: State, hero: Hero, die: int, *, is_second: bool = False) -> Rules[Strike]:
    """Steps 3 to 12 of FIG-FIGHT-12."""
    if hero.seduced and s.rules.direct_seduced:
        yield from spend_seduced_before(s, hero)
        if s.life <= 0:  # FIG-EDIT-4: a seduced monster did it before the die was thrown (FIG-RULING-26)
            win_if_boss(s)
            return Strike(die)
    while True:
        weapons = (yield from declare_weapons(s, hero)) if hero.cards else ()
        place, face = yield from throw(s, hero, die, demanded(s) | (throws_of(weapons) if weapons else 0), weapons)
        ways = _rerolls(hero, die, face, is_second)
        if not ways or not (yield from _takes_back(s, hero, (place, face), ways)):
            break
    strike = _read_landing(s, die, place, face, weapons)
    if face == "symbol" and not is_second:  # FIG-ABIL-8, FIG-RULING-33
        yield from _use_symbol(s, hero, strike)
    if not strike.is_kill and (hero.cards or hero.seduced):
        yield from spend_extra(s, hero, strike)
        yield from spend_seduced(s, hero, strike)
    damage = _deal_damage(s, hero, strike)
    if strike.is_divine:
        yield from heal_by_damage(s, hero, damage)
    if strike.may_strike_again and s.life > 0:
        yield from may_strike_again(hero, strike)
    if s.life <= 0:  # FIG-FIGHT-10, FIG-MON-14
        check_faints(s)
        win_if_boss(s)
        return strike
    if not strike.is_hit:
        yield from suffer_miss(s, hero, strike)
    check_faints(s)
    win_if_boss(s)
    return strike


def _read_landing(s: State, die: int, place: str, face: str, weapons: tuple[str, ...]) -> Strike:
    """What the resting die is worth, before any ability or card."""
    strike = Strike(die)
    strike.zone = ZONES.get(place, 0)
    if place == "1" and s.ability == "small-target":  # FIG-MON-4
        strike.zone = 0
    strike.is_hit = strike.zone > 0
    for card in weapons:  # FIG-WEAP-1, FIG-DMG-3: only a hit has anything of it
        strike.plus += EQUIPMENT[card].bonus
        strike.times *= EQUIPMENT[card].times
    strike.is_kill = strike.zone == 10 and face == "symbol"  # FIG-END-2
    return strike


def declare_weapons(s: State, hero: Hero) -> Rules[tuple[str, ...]]:
    """FIG-WEAP-2: anew before each throw."""
    choices = weapon_choices(s, hero, demanded(s))
    if len(choices) == 1:
        return choices[0]
    chosen: tuple[str, ...] = yield Ask(hero.seat, "weapons", choices, "FIG-WEAP-2")
    if chosen:
        s.tell("weapons", "FIG-WEAP-2", seat=hero.seat, cards=list(chosen))
    return chosen


def _rerolls(hero: Hero, die: int, face: str, is_second: bool) -> tuple[Option, ...]:
    """With what he could throw again: his ability (FIG-ABIL-21), his cards (FIG-ITEM-3), mostly nothing."""
    cards = hero.with_effect("reroll") if hero.cards else ()
    if face == "symbol" and not is_second and _has_reroll(hero, die):
        return (ABILITY, *cards)
    return cards


def _takes_back(s: State, hero: Hero, landing: tuple[str, str], ways: tuple[Option, ...]) -> Rules[bool]:
    """Does he take the die back? Then nothing of that throw has happened (FIG-MON-13)."""
    facts = {"rest": landing[0], "face": landing[1]}
    choice = yield Ask(hero.seat, "reroll", (KEEP, *ways), "FIG-ABIL-21", facts)
    if choice == KEEP:
        return False
    s.tell("rerolled", "FIG-ABIL-21" if choice == ABILITY else "FIG-ITEM-3", seat=hero.seat)
    if choice != ABILITY:
        use_up(s, hero, choice)
    return True


def _has_reroll(hero: Hero, die: int) -> bool:
    """With this die's colour, or with any colour where it is a bonus die (FIG-BONUS-1, FIG-ABIL-22)."""
    for colour in range(len(COLOURS)):
        if die in (colour, BONUS):
            ability = hero.ability(colour)
            if ability is not None and ability.id == "reroll":
                return True
    return False


def _use_symbol(s: State, hero: Hero, strike: Strike) -> Rules[None]:
    """FIG-THROW-14: the colour of the die says which ability (FIG-FIGHT-4); of a bonus die he names it now."""
    colour = strike.die
    if colour == BONUS:
        named = yield Ask(hero.seat, "colour", _colours(hero), "FIG-BONUS-1")
        if named == "none":
            return
        colour = COLOURS.index(named)
        s.tell("colour-named", "FIG-BONUS-1", seat=hero.seat, die=named)
    ability = hero.ability(colour)
    if ability is not None:  # FIG-ABIL-4
        yield from activate(s, hero, strike, ability)


def _colours(hero: Hero) -> tuple[Option, ...]:
    """FIG-BONUS-4: the colours whose ability he still has, or none."""
    return (*(name for colour, name in enumerate(COLOURS) if hero.ability(colour) is not None), "none")


def _deal_damage(s: State, hero: Hero, strike: Strike) -> int:
    """Step 9: what the monster loses (FIG-FIGHT-8); gives back what the throw itself dealt."""
    damage = hit_damage(s, strike)
    if strike.is_kill:
        s.life = 0
        s.tell("instant-kill", "FIG-END-2", seat=hero.seat, card=s.monster)
    else:
        s.life -= damage + strike.direct
        if damage + strike.direct and s.listener is not None:
            s.tell("monster-hurt", "FIG-FIGHT-8", card=s.monster, damage=damage + strike.direct, left=max(0, s.life))
    return damage
