"""How likely the party is to win, from what lies on the table: what a search looks at where it stops to play on."""

from __future__ import annotations

from functools import cache
from math import exp, log, sqrt
from typing import Final

from undercroft.games.fighter.content.cards import EQUIPMENT, LEVELS, MAPS, MONSTERS, OF_LEVEL
from undercroft.games.fighter.content.outlook import FEATURES, WEIGHTS
from undercroft.games.fighter.options import FighterOptions
from undercroft.games.fighter.rules.demands import demanded
from undercroft.games.fighter.rules.throws.landing import hit_chance, mean_zone
from undercroft.games.fighter.state import State

BOSS_LIFE: Final = 17.0
"""About the life of a boss who is not turned up yet."""
HERO_DICE: Final = 3
_WEIGHTS: list[float] = [float(getattr(WEIGHTS, name)) for name in FEATURES]


def outlook(s: State) -> list[float]:
    """The chance of the party, once for each seat: they win or lose together. At the end, the game itself."""
    if s.result:
        return [1.0 if s.result == "won" else 0.0] * len(s.heroes)
    found = 0.0
    for weight, value in zip(_WEIGHTS, _features(s), strict=True):
        found += weight * value
    return [1.0 / (1.0 + exp(-found))] * len(s.heroes)


def features(s: State) -> list[list[float] | None]:
    """One row for all, in the order of FEATURES."""
    return [_features(s)]


def _features(s: State) -> list[float]:
    heroes = s.in_game()
    awake = s.conscious()
    count = max(1, len(heroes))
    life = float(sum([max(0, hero.life) for hero in awake]))  # who falls has not fainted yet
    toll, fight, zone = to_come(s), cost_now(s), mean_hit(s, 0)
    reach = boss_reach(s)
    weapons, armour, items = _cards(s)
    return [
        1.0,
        log((1 + life) / (1 + toll + (0.0 if s.is_boss_fight else fight))),
        toll / count,
        0.0 if s.is_boss_fight else fight / count,
        life / count,
        float(min([max(0, hero.life) for hero in awake], default=0)),
        sum([hero.scar_count for hero in heroes]) / count,
        (count - len(awake)) / count,
        float(count),
        float(s.bonus),
        s.gold / count,
        weapons / count,
        armour / count,
        items / count,
        zone,
        0.0 if s.is_boss_fight else reach,
        reach if s.is_boss_fight else 0.0,
        fight / count if s.is_boss_fight else 0.0,
        float(s.is_boss_fight),
        float(s.is_defeated_side),
    ]


def _cards(s: State) -> tuple[int, int, int]:
    found = [0, 0, 0]
    for hero in s.heroes:
        for card in hero.cards:
            found[EQUIPMENT[card].kind] += 1
    return found[0], found[1], found[2]


# --- what is to come -------------------------------------------------------------------------------------------------


def to_come(s: State) -> float:
    """The life that the monsters before the boss will take from the party, from the lowest stack on."""
    rooms = rooms_left(s)
    toll = 0.0
    for level in LEVELS:
        met = min(rooms, s.left[level] + len(s.under[level]))
        rooms -= met
        if met:
            toll += met * cost_of_level(s, level)
    return toll


def cost_of_level(s: State, level: int) -> float:
    """The life that a monster of this level takes, if all throw by turns."""
    heroes = s.in_game()
    whole = 0.0
    for hero in heroes:
        whole += _mean_cost(level, hero.hand, len(heroes), s.rules.options)
    return whole / max(1, len(heroes))


@cache
def _mean_cost(level: int, hand: str, heroes: int, options: FighterOptions) -> float:
    costs = [_cost(MONSTERS[card].life, MONSTERS[card].damage, MONSTERS[card].throws, hand, heroes, options)
             for card in OF_LEVEL[level]]  # fmt: skip
    return sum(costs) / len(costs)


def _cost(life: int, damage: int, throws: int, hand: str, heroes: int, options: FighterOptions) -> float:
    needed = life / max(mean_zone(throws, hand, options), 0.05)
    missed = needed * (1 - hit_chance(throws, hand, options))
    return missed * damage + max(0.0, needed / HERO_DICE - 1) * damage * heroes


def cost_now(s: State) -> float:
    """The same of the monster that is fought now."""
    if not s.monster or s.life <= 0:
        return 0.0
    awake = s.conscious()
    whole = 0.0
    for hero in awake:
        whole += _cost(s.life, s.foe.damage, demanded(s), hero.hand, len(awake), s.rules.options)
    return whole / max(1, len(awake))


def mean_hit(s: State, throws: int) -> float:
    """What a throw of this party deals on average."""
    heroes = s.in_game()
    whole = 0.0
    for hero in heroes:
        whole += mean_zone(throws, hero.hand, s.rules.options)
    return whole / max(1, len(heroes))


def boss_reach(s: State) -> float:
    """By how many standard deviations the dice for the boss will do more, or less, than he has life."""
    if s.is_boss_fight and s.monster:
        dice, life = s.usable.bit_count() + s.bonus, float(max(0, s.life))
    else:
        dice, life = HERO_DICE + s.bonus, BOSS_LIFE
    zone = mean_hit(s, demanded(s) if s.is_boss_fight else 0)
    return (dice * zone - life) / (2.0 * sqrt(1.0 + dice))


def rooms_left(s: State) -> int:
    """How many rooms with monsters lie between the party and the boss, on the shortest way."""
    if s.is_boss_fight:
        return 0
    found = 0
    if s.level:
        found = steps_to_exit(s.maps[s.level - 1], s.room)
    for name in s.maps[s.level :]:
        found += 1 + steps_to_exit(name, MAPS[name].entrance)
    return found


@cache
def steps_to_exit(name: str, room: str) -> int:
    ways = MAPS[name].ways[room]
    return 1 + min([steps_to_exit(name, onward) for onward in ways]) if ways else 0
