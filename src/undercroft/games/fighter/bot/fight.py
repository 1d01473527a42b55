"""What the bot weighs in a fight: expectations from the landing table of each hand, and what the party can bear."""

from __future__ import annotations

from typing import Final

from undercroft.games.fighter.content.cards import BONUS, COLOURS, EQUIPMENT
from undercroft.games.fighter.content.characters import Habits
from undercroft.games.fighter.rules.demands import demanded, throws_of
from undercroft.games.fighter.rules.throws.landing import ZONES, hit_chance, mean_zone, shares
from undercroft.games.fighter.state import Hero, State
from undercroft.kernel.ask import Option

LAST: Final = 1.9
"""So many times heavier weighs a blow that its hero could not bear."""
WORTH: Final[dict[str, float]] = {
    "double-strike": 5.0,
    "extra-damage": 4.0,
    "focused": 4.0,
    "divine": 4.0,
    "blind-fury": 4.0,
    "beacon": 5.0,
    "heal-all": 3.0,
    "theft": 4.0,
    "metamorphosis": 3.5,
    "sworn-enemy": 1.0,
    "reroll": 5.0,
    "no-damage": 2.0,
    "pickpocket": 4.0,
    "seduction": 3.0,
    "beer": 2.5,
    "song": 2.0,
}
"""How much an ability is worth at most times."""
_ZONES: Final = tuple(ZONES.values())


# --- abilities -------------------------------------------------------------------------------------------------------


def ability_worth(s: State, hero: Hero, colour: int, habits: Habits) -> float:
    """What the symbol on this colour would bring now."""
    ability = hero.ability(colour)
    if ability is None:
        return 0.0
    name = ability.id
    if name == "sworn-enemy":
        return 5.0 if s.monster and s.foe.type == ability.type else 0.1
    if (name == "beacon" and s.has_beacon) or (name == "metamorphosis" and s.has_frog):
        return 0.1
    if name == "heal-all":
        return habits.healing * 0.6 * ability.value * sum([h.life < h.most_life for h in s.conscious()])
    if name == "divine":
        return habits.healing * min(5.0, 0.6 * sum([h.most_life - h.life for h in s.conscious()]))
    if name == "song":
        return 3.0 if s.monster and s.gold and (s.foe.throws or s.foe.ability) and not s.has_song else 0.1
    if s.is_boss_fight and name in ("seduction", "theft", "pickpocket"):
        return 0.1
    return WORTH[name]


def best_ability(s: State, hero: Hero, options: tuple[Option, ...], habits: Habits) -> Option:
    """The die or colour whose ability helps most."""
    best, highest = options[0], -1.0
    for option in options:
        if option in COLOURS:
            worth = ability_worth(s, hero, COLOURS.index(str(option)), habits)
            if worth > highest:
                best, highest = option, worth
    return best


def least_ability(hero: Hero, options: tuple[Option, ...]) -> Option:
    """The ability that is missed least."""
    sheet = [hero.ability(colour) for colour in range(BONUS)]
    return min(options, key=lambda name: WORTH[ability.id] if (ability := sheet[COLOURS.index(str(name))]) else 0.0)


# --- the throw -------------------------------------------------------------------------------------------------------


def expected(s: State, weapons: tuple[str, ...], hero: Hero, habits: Habits) -> float:
    """What a throw with these weapons is worth: damage to the monster less the blow of a miss."""
    special = throws_of(weapons)
    chances = shares(demanded(s) | special, hero.hand, s.rules.options)
    times, plus = 1, 1 if s.has_beacon else 0
    for card in weapons:
        equipment = EQUIPMENT[card]
        times *= equipment.times
        plus += equipment.bonus
    ability, life = s.ability, s.life
    dealt = hits = 0.0
    for chance, zone in zip(chances, _ZONES, strict=False):
        if zone > 1 or ability != "small-target":
            hits += chance
            dealt += chance * min(life, (1 if ability == "hard-target" else zone) * times + plus)
    blow = s.foe.damage * (len(s.conscious()) if ability == "critical-miss" else 1)
    weight = habits.wary * (LAST if hero.life <= s.foe.damage else 1.0)
    return dealt - (1 - hits) * blow * weight + habits.special * special.bit_count()


def best_weapons(s: State, hero: Hero, options: tuple[Option, ...], habits: Habits) -> Option:
    """The choice of weapons with the best expectation."""
    best, highest = options[0], -1e9
    for option in options:
        weapons: tuple[str, ...] = tuple([str(card) for card in option]) if isinstance(option, tuple) else ()
        worth = expected(s, weapons, hero, habits)
        if worth > highest:
            best, highest = option, worth
    return best


def takes_bonus_die(s: State, habits: Habits) -> bool:
    """A bonus die now, or rather all take the blow? Dice are for the boss; lives must last until then."""
    foe = s.foe
    damage = foe.level if s.rules.level_damage else foe.damage
    lives = [hero.life for hero in s.conscious()]
    least = min(lives)
    if least <= damage:
        return True
    if s.bonus > habits.kept_dice or (s.life <= 3 and s.bonus > 1):
        return True
    return damage * len(lives) >= 9 and least <= 2 * damage


# --- retreat ---------------------------------------------------------------------------------------------------------


def worth_retreating(s: State, habits: Habits) -> bool:
    """Only from fights that would cost far more than the retreat, and only while everybody can afford it."""
    heroes = s.conscious()
    return fight_cost(s) > habits.hopeless * len(heroes) and min([hero.life for hero in heroes]) >= 3


def fight_cost(s: State) -> float:
    """The life that beating this monster will take from the party, as the landing table expects it."""
    throws, options, heroes = demanded(s), s.rules.options, s.conscious()
    zone = hit = 0.0
    for hero in heroes:
        zone += mean_zone(throws, hero.hand, options) / len(heroes)
        hit += hit_chance(throws, hero.hand, options) / len(heroes)
    needed = s.life / max(zone, 0.05)
    together = s.foe.level if s.rules.level_damage else s.foe.damage
    return needed * (1 - hit) * s.foe.damage + max(0.0, needed / 3 - 1) * together * len(heroes)


def cheapest_enough(s: State, options: tuple[Option, ...], values: dict[str, int], dealt: int) -> Option:
    """Just enough to finish the monster; against the boss everything; else nothing yet."""

    def total(chosen: Option) -> int:
        return sum([values.get(str(card), 0) for card in chosen]) if isinstance(chosen, tuple) else 0

    enough = [chosen for chosen in options if total(chosen) + dealt >= s.life]
    if enough:
        return min(enough, key=total)
    return max(options, key=total) if s.is_boss_fight and s.bonus == 0 else options[0]
