"""What the bot's head weighs: expectations from the landing table, and what the party needs."""

from __future__ import annotations

from undercroft.games.fighter.content.cards import BONUS, COLOURS, EQUIPMENT, MAPS
from undercroft.games.fighter.rules.demands import demanded, throws_of
from undercroft.games.fighter.rules.throws.landing import ZONES, hit_chance, mean_zone, shares
from undercroft.games.fighter.state import Hero, State
from undercroft.kernel.ask import Option

FOR_THE_BOSS = 5
"""Bonus dice that are better kept for the boss."""
HOPELESS = 5.0
"""Life for each hero that a fight may cost before a retreat is better."""
WORTH = {
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


def ability_worth(s: State, hero: Hero, colour: int) -> float:
    """What the symbol on this colour would bring now."""
    ability = hero.ability(colour)
    if ability is None:
        return 0.0
    match ability.id:
        case "sworn-enemy":
            return 5.0 if s.monster and s.foe.type == ability.type else 0.1
        case "beacon" if s.has_beacon:
            return 0.1
        case "metamorphosis" if s.has_frog:
            return 0.1
        case "heal-all":
            return 0.6 * ability.value * sum(h.life < h.most_life for h in s.conscious())
        case "divine":
            return min(5.0, 0.6 * sum(h.most_life - h.life for h in s.conscious()))
        case "song":
            return 3.0 if s.monster and s.gold and (s.foe.throws or s.foe.ability) and not s.has_song else 0.1
        case "seduction" | "theft" | "pickpocket" if s.is_boss_fight:
            return 0.1
    return WORTH[ability.id]


def best_ability(s: State, hero: Hero, options: tuple[Option, ...]) -> Option:
    """The die or colour whose ability helps most."""
    colours = [option for option in options if option in COLOURS]
    return max(colours, key=lambda name: ability_worth(s, hero, COLOURS.index(str(name)))) if colours else options[0]


def least_ability(hero: Hero, options: tuple[Option, ...]) -> Option:
    """The ability that is missed least."""
    sheet = [hero.ability(colour) for colour in range(BONUS)]
    return min(options, key=lambda name: WORTH[ability.id] if (ability := sheet[COLOURS.index(str(name))]) else 0.0)


def expected(s: State, weapons: tuple[str, ...], hero: Hero) -> float:
    """What a throw with these weapons is worth: damage to the monster less the blow of a miss."""
    options = s.rules.options
    chances = shares(demanded(s) | throws_of(weapons), options.hand, options)
    times, plus = 1, 1 if s.has_beacon else 0
    for card in weapons:
        times *= EQUIPMENT[card].times
        plus += EQUIPMENT[card].bonus
    dealt = 0.0
    for chance, zone in zip(chances, ZONES.values(), strict=False):
        if zone > 1 or s.ability != "small-target":
            dealt += chance * min(s.life, (1 if s.ability == "hard-target" else zone) * times + plus)
    missed = 1 - sum(chances[: len(ZONES)])
    struck = s.foe.damage * (len(s.conscious()) if s.ability == "critical-miss" else 1)
    return dealt - missed * struck * (1.5 if hero.life <= s.foe.damage else 0.8)


def best_weapons(s: State, hero: Hero, options: tuple[Option, ...]) -> Option:
    """The choice of weapons with the best expectation."""
    return max(
        options, key=lambda chosen: expected(s, tuple(map(str, chosen if isinstance(chosen, tuple) else ())), hero)
    )


def takes_bonus_die(s: State) -> bool:
    """A bonus die now, or rather all take the blow? Dice are for the boss; lives must last until then."""
    foe = s.foe
    damage = foe.level if s.rules.level_damage else foe.damage
    heroes = s.conscious()
    if any(hero.life <= damage for hero in heroes):
        return True
    throws = max(1.0, s.life / 2.0)
    if s.bonus > FOR_THE_BOSS or (throws <= 1.5 and s.bonus > 1):
        return True
    return damage * len(heroes) >= 9 and min(hero.life for hero in heroes) <= 2 * damage


def worth_retreating(s: State) -> bool:
    """Only from fights that would cost far more than the retreat, and only while everybody can afford it."""
    heroes = s.conscious()
    return fight_cost(s) > HOPELESS * len(heroes) and min(hero.life for hero in heroes) >= 3


def fight_cost(s: State) -> float:
    """The life that beating this monster will take from the party, as the landing table expects it."""
    options, foe = s.rules.options, s.foe
    throws = s.life / max(mean_zone(demanded(s), options.hand, options), 0.05)
    missed = throws * (1 - hit_chance(demanded(s), options.hand, options))
    together = foe.level if s.rules.level_damage else foe.damage
    return missed * foe.damage + max(0.0, throws / 3 - 1) * together * len(s.conscious())


def best_way(s: State, options: tuple[Option, ...]) -> Option:
    """The room that promises most: gold, healing, or at least no danger."""
    return max(options, key=lambda room: room_worth(s, str(room)))


def room_worth(s: State, name: str) -> float:
    room = MAPS[s.maps[s.level - 1]].rooms[name]
    heroes = s.in_game()
    missing = sum(hero.most_life - hero.life for hero in heroes) / len(heroes)
    options = s.rules.options
    match room.kind:
        case "shop":
            return 0.7 * s.gold
        case "fountain":
            return 1.6 * missing
        case "treasure":
            return 1.5 * room.amount
        case "danger":
            plain = hit_chance(0, options.hand, options)
            return -6 * (1 - hit_chance(room.throws, options.hand, options) / max(plain, 0.01)) + ahead(s, name)
    return ahead(s, name)


def ahead(s: State, name: str) -> float:
    """Half of what the best room behind this one promises."""
    onwards = MAPS[s.maps[s.level - 1]].ways[name]
    return max((0.5 * room_worth(s, room) for room in onwards), default=0.0)


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


def cheapest_enough(s: State, options: tuple[Option, ...], values: dict[str, int], dealt: int) -> Option:
    """Just enough to finish the monster; against the boss everything; else nothing yet."""

    def total(chosen: Option) -> int:
        return sum(values.get(str(card), 0) for card in chosen) if isinstance(chosen, tuple) else 0

    enough = [chosen for chosen in options if total(chosen) + dealt >= s.life]
    if enough:
        return min(enough, key=total)
    return max(options, key=total) if s.is_boss_fight and s.bonus == 0 else options[0]


def uses_healing(s: State, options: tuple[Option, ...], threat: int) -> Option | None:
    """A healing card when it would not be wasted, or when what is about to come would be too much for somebody."""
    for option in options:
        if not isinstance(option, tuple):
            continue
        card = EQUIPMENT[str(option[0])]
        targets = [s.heroes[int(str(option[1]))]] if len(option) == 2 else s.conscious()
        gain = sum(min(card.value, hero.most_life - hero.life) for hero in targets)
        danger = any(hero.life <= threat for hero in targets)
        if gain >= card.value * len(targets) * 0.9 or (danger and gain >= 2):
            return option
    return None


def best_purchase(s: State, options: tuple[Option, ...]) -> Option:
    """Healing when many are hurt, good cards, bonus dice for the boss; else nothing."""
    ranked = sorted(((purchase_worth(s, option), number) for number, option in enumerate(options)), reverse=True)
    worth, number = ranked[0]
    return options[number] if worth > 0 else "done"


def purchase_worth(s: State, option: Option) -> float:
    """What a purchase is worth for each gold."""
    heroes = s.conscious()
    match option:
        case "heal":
            return float(sum(hero.life < hero.most_life - 1 for hero in heroes)) * 0.9
        case "bonus-die":
            return 1.4 if s.bonus < 7 else 0.3
        case ("buy", str(card), int(seat)):
            return card_worth(s, card, s.heroes[seat])
    return 0.0


def card_worth(s: State, card: str, hero: Hero) -> float:
    """What this card would bring this hero, for each gold; nothing without a free slot."""
    equipment = EQUIPMENT[card]
    if hero.free_slots(equipment.kind) <= 0:
        return 0.0
    options = s.rules.options
    if equipment.kind == 0:
        plain = hit_chance(0, options.hand, options)
        kept = hit_chance(equipment.throws, options.hand, options) / max(plain, 0.01)
        gain = kept * (2.5 * equipment.times + equipment.bonus) - 2.5
        return max(0.0, 2.2 * gain / equipment.price)
    worth = {"less-damage": 4.0 * equipment.value, "retaliation": 4.0, "no-damage": 3.0, "reroll": 3.0}
    worth |= {"heal-one": 0.8 * equipment.value, "heal-all": 0.8 * equipment.value * len(s.in_game())}
    worth |= {"extra-damage": 0.9 * equipment.value}
    return worth[equipment.effect] / equipment.price * 0.6
