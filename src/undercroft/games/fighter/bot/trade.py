"""What the bot weighs between fights: ways, purchases, cards and healing."""

from __future__ import annotations

from typing import Final

from undercroft.games.fighter.content.cards import EQUIPMENT, MAPS
from undercroft.games.fighter.content.characters import Habits
from undercroft.games.fighter.rules.throws.landing import hit_chance
from undercroft.games.fighter.state import Hero, State
from undercroft.kernel.ask import Option

ENOUGH_DICE: Final = 7
"""With so many bonus dice another one is worth little."""
MEAN_HIT: Final = 2.5
"""The damage of a plain hit."""


# --- ways ------------------------------------------------------------------------------------------------------------


def best_way(s: State, options: tuple[Option, ...], habits: Habits) -> Option:
    """The room that promises most: gold, healing, or at least no danger."""
    return max(options, key=lambda room: room_worth(s, str(room), habits))


def room_worth(s: State, name: str, habits: Habits) -> float:
    room = MAPS[s.maps[s.level - 1]].rooms[name]
    match room.kind:
        case "shop":
            return habits.shop * s.gold
        case "fountain":
            heroes = s.in_game()
            return habits.fountain * sum([hero.most_life - hero.life for hero in heroes]) / len(heroes)
        case "treasure":
            return habits.treasure * room.amount
        case "danger":
            return habits.danger * (1 - _kept(s, room.throws)) + ahead(s, name, habits)
    return ahead(s, name, habits)


def _kept(s: State, throws: int) -> float:
    """The share of the party's hits that is left where such throws are demanded."""
    options = s.rules.options
    plain = special = 0.0
    for hero in s.in_game():
        plain += hit_chance(0, hero.hand, options)
        special += hit_chance(throws, hero.hand, options)
    return special / max(plain, 0.01)


def ahead(s: State, name: str, habits: Habits) -> float:
    """Half of what the best room behind this one promises."""
    best = 0.0
    is_first = True
    for room in MAPS[s.maps[s.level - 1]].ways[name]:
        worth = 0.5 * room_worth(s, room, habits)
        if is_first or worth > best:
            best, is_first = worth, False
    return best


# --- the shop --------------------------------------------------------------------------------------------------------


def best_purchase(s: State, options: tuple[Option, ...], habits: Habits) -> Option:
    """Healing when many are hurt, good cards, bonus dice for the boss; else nothing."""
    best: Option = "done"
    highest = 0.0
    for option in options:
        worth = purchase_worth(s, option, habits)
        if worth > highest or (worth == highest and worth > 0):
            best, highest = option, worth
    return best


def purchase_worth(s: State, option: Option, habits: Habits) -> float:
    """What a purchase is worth for each gold."""
    if option == "heal":
        hurt = [hero.life < hero.most_life - 1 for hero in s.conscious()]
        return 0.9 * sum(hurt) * habits.healing
    if option == "bonus-die":
        return habits.dice if s.bonus < ENOUGH_DICE else 0.3
    if isinstance(option, tuple):
        return card_worth(s, str(option[1]), s.heroes[int(str(option[2]))], habits)
    return 0.0


def card_worth(s: State, card: str, hero: Hero, habits: Habits) -> float:
    """What this card would bring this hero, for each gold; nothing without a free slot."""
    equipment = EQUIPMENT[card]
    if hero.free_slots(equipment.kind) <= 0:
        return 0.0
    if equipment.kind == 0:
        options = s.rules.options
        plain = hit_chance(0, hero.hand, options)
        kept = hit_chance(equipment.throws, hero.hand, options) / max(plain, 0.01)
        gain = kept * (MEAN_HIT * equipment.times + equipment.bonus) - MEAN_HIT
        return habits.weapons * max(0.0, 2.2 * gain / equipment.price)
    worth = 0.6 / equipment.price
    match equipment.effect:
        case "heal-one":
            return worth * habits.potions * 0.8 * equipment.value
        case "heal-all":
            return worth * habits.potions * 0.8 * equipment.value * len(s.in_game())
        case "less-damage":
            worth *= 4.0 * equipment.value
        case "extra-damage":
            worth *= 0.9 * equipment.value
        case "retaliation":
            worth *= 4.0
        case _:  # no damage, another throw
            worth *= 3.0
    return worth * (habits.armour if equipment.kind == 1 else habits.items)


# --- cards and healing -----------------------------------------------------------------------------------------------


def neediest(s: State, options: tuple[Option, ...]) -> Option:
    """The hero with the least life."""
    seats = [option for option in options if isinstance(option, int)]
    return min(seats, key=lambda seat: s.heroes[seat].life) if seats else options[0]


def cheapest(cards: tuple[Option, ...], options: tuple[Option, ...] | None = None) -> Option:
    """The card that costs least to lose; with options, the one that discards it."""
    found = min(cards, key=lambda card: EQUIPMENT[str(card)].price if card in EQUIPMENT else 2)
    if options is None:
        return found
    return ("discard", str(found))


def uses_healing(s: State, options: tuple[Option, ...], threat: int, habits: Habits) -> Option | None:
    """A healing card when it would not be wasted, or when what is about to come would be too much for somebody."""
    for option in options:
        if not isinstance(option, tuple):
            continue
        value = EQUIPMENT[str(option[0])].value
        targets = [s.heroes[int(str(option[1]))]] if len(option) == 2 else s.conscious()
        gain = sum([min(value, hero.most_life - hero.life) for hero in targets])
        danger = min([hero.life for hero in targets]) <= threat + habits.alarm
        if gain >= value * len(targets) * (1 - habits.waste) or (danger and gain >= 2):
            return option
    return None
