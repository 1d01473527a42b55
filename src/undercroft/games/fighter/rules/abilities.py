"""The hero abilities, one function where one is more than a line (FIG-ABIL)."""

from __future__ import annotations

from typing import Final

from undercroft.games.fighter.content.cards import NEEDS_HIT, HeroAbility
from undercroft.games.fighter.rules.equipment import heal, healing_window
from undercroft.games.fighter.rules.group import group
from undercroft.games.fighter.rules.strike import Strike
from undercroft.games.fighter.state import Hero, State
from undercroft.kernel.ask import Ask, Option, Rules

USE: Final = ("use", "decline")
YES_NO: Final = ("yes", "no")
FOCUSED: Final = 5
POCKETED: Final = 2
ON_A_DEAD_MONSTER: Final = frozenset({"heal-all", "divine", "pickpocket", "theft", "seduction", "beer"})
"""FIG-RULING-17: what still works when the throw kills at once."""


def activate(s: State, hero: Hero, strike: Strike, ability: HeroAbility) -> Rules[None]:
    """FIG-ABIL-1: the symbol is up; one with a target needs a hit (FIG-ABIL-2), and he may decline (FIG-ABIL-5)."""
    name = ability.id
    if (name in NEEDS_HIT and not strike.is_hit) or (strike.is_kill and name not in ON_A_DEAD_MONSTER):
        return
    if name == "double-strike":
        strike.may_strike_again = True
    elif name == "blind-fury":
        yield from _blind_fury(s, hero, strike)
    elif name == "beer":
        yield from _beer(s, hero)
    elif name == "song":
        yield from _song(s, hero)
    elif (
        _has_effect(s, strike, ability) and (yield Ask(hero.seat, "ability", USE, "FIG-ABIL-5", _about(name))) == "use"
    ):
        s.tell("ability", "FIG-ABIL-1", seat=hero.seat, ability=name)
        _apply(s, hero, strike, ability)


def _about(name: str) -> dict[str, str]:
    return {"ability": name}


def _has_effect(s: State, strike: Strike, ability: HeroAbility) -> bool:
    """Nobody is asked about what could change nothing: a second marker, another type, nobody to heal."""
    match ability.id:
        case "beacon":
            return not s.has_beacon  # FIG-ABIL-17
        case "metamorphosis":
            return not s.has_frog
        case "sworn-enemy":
            return s.foe.type == ability.type  # FIG-ABIL-20
        case "no-damage":
            return not strike.is_hit
        case "heal-all":
            return any(hero.life < hero.most_life for hero in s.conscious())
        case "reroll":
            return False  # it has had its moment (FIG-FIGHT-12)
    return True


def _apply(s: State, hero: Hero, strike: Strike, ability: HeroAbility) -> None:
    match ability.id:
        case "extra-damage":  # FIG-ABIL-10
            strike.plus += ability.value
        case "focused":  # FIG-ABIL-11
            strike.base = FOCUSED
        case "divine":  # FIG-ABIL-12
            strike.is_divine = True
        case "heal-all":  # FIG-ABIL-15
            for other in s.heroes:
                heal(s, other, ability.value, "FIG-ABIL-15")
        case "beacon":  # FIG-ABIL-16
            s.has_beacon = True
        case "theft":  # FIG-ABIL-18
            s.thefts += 1
        case "metamorphosis":  # FIG-ABIL-19
            s.has_frog = True
        case "sworn-enemy":  # FIG-ABIL-20
            strike.always += ability.value
        case "no-damage":  # FIG-ABIL-23
            strike.is_shielded = True
        case "pickpocket":  # FIG-ABIL-24
            s.tell("gold-gained", "FIG-ABIL-24", number=s.gain_gold(POCKETED))
        case "seduction":  # FIG-ABIL-25, FIG-RULING-47: the last one gets it
            s.seducer = hero.seat
        case _:
            raise AssertionError(f"no rule carries out {ability.id!r}")


def _blind_fury(s: State, hero: Hero, strike: Strike) -> Rules[None]:
    """FIG-ABIL-13: one life for twice the thrown damage; it is no damage, and he faints only after it (FIG-ABIL-14)."""
    if (yield Ask(hero.seat, "give-life", YES_NO, "FIG-ABIL-13")) == "yes":
        if hero.life == 1:  # FIG-RULING-58: the last moment before he gives what he has left
            yield from healing_window(s, "fury", tuple([int(other is hero) for other in s.heroes]))
        hero.life -= 1
        strike.times *= 2
        s.tell("blind-fury", "FIG-ABIL-13", seat=hero.seat, left=hero.life)


def _beer(s: State, hero: Hero) -> Rules[None]:
    """FIG-ABIL-27: any one conscious hero."""
    options: tuple[Option, ...] = (*(other.seat for other in s.conscious()), "decline")
    choice = yield Ask(hero.seat, "beer", options, "FIG-ABIL-27")
    if choice != "decline":
        s.beer = choice
        s.tell("beer", "FIG-ABIL-27", seat=hero.seat, target=choice)


def _song(s: State, hero: Hero) -> Rules[None]:
    """FIG-ABIL-28: for 1 gold of the treasure the monster loses all its abilities; a second song changes nothing."""
    foe = s.foe
    if s.has_song or not s.gold or not (foe.throws or foe.ability):
        return
    if (yield from group(s, "pay-song", YES_NO, "FIG-ABIL-28")) == "yes":
        s.gold -= 1
        s.has_song = True  # FIG-RULING-48: a forbidden die can be used again
        s.is_room_demand_dropped = False  # FIG-RULING-64: nothing stands against the room's demand any more
        s.tell("song", "FIG-ABIL-28", seat=hero.seat, card=s.monster)


def may_strike_again(hero: Hero, strike: Strike) -> Rules[None]:
    """FIG-ABIL-7: the first damage is done; he may throw the same die again."""
    strike.strikes_again = (yield Ask(hero.seat, "second-strike", YES_NO, "FIG-ABIL-7")) == "yes"


def heal_by_damage(s: State, hero: Hero, damage: int) -> Rules[None]:
    """FIG-ABIL-12: what the throw dealt is healed, all of one hero (FIG-EDDE-3) or point by point (FIG-EDIT-3)."""
    points = damage
    while points > 0:
        hurt: tuple[Option, ...] = tuple([o.seat for o in s.heroes if o.is_conscious and 0 < o.life < o.most_life])
        if not hurt:
            return
        clause = "FIG-EDIT-3" if s.rules.split_healing else "FIG-EDDE-3"
        chosen = hurt[0]
        if len(hurt) > 1:
            chosen = yield Ask(hero.seat, "heal-whom", hurt, clause, {"number": points})
        assert isinstance(chosen, int)
        share = 1 if s.rules.split_healing else points
        heal(s, s.heroes[chosen], share, clause)
        points -= share
