"""The dungeonlord half of the greedy bot: whom to trouble, with what, and what to keep."""

from __future__ import annotations

from typing import Any

from undercroft.games.dungeoneer.bot.odds import harm, monster_attack, test_chance
from undercroft.games.dungeoneer.content.cards import CARDS, LOCATIONS, QUESTS, TYPES
from undercroft.games.dungeoneer.content.characters import USUAL, Habits
from undercroft.games.dungeoneer.content.layout import cell_distance
from undercroft.games.dungeoneer.rules.building import is_held
from undercroft.games.dungeoneer.state import Foe, Hero, State
from undercroft.kernel.ask import Ask, Option

KILL = 3.0
"""What it is worth to take a hero's last life, in wounds."""
LOST = 8
"""Steps to a place that is not on the map yet."""
BANES = {"treasure": 1.2, "explore": 0.6, "speed": 0.9, "award": 0.8, "glory": 0.5}


def threat(s: State, lord: Hero, target: Hero, card: str, type_: str) -> float:
    """The wounds that a card will probably inflict, less what may come of it."""
    row = CARDS[card]
    if row.kind == "trap":
        return _trap(s, lord, target, card)
    foe = Foe(card, lord.seat, target.at, "encounter", target.seat)
    hit, back = monster_attack(s, foe, target, TYPES.index(type_))
    worth = hit * harm(foe, TYPES.index(type_)) * (KILL if target.life == 1 else 1.0)
    return worth - 0.35 * back * row.cost / 4


def _trap(s: State, lord: Hero, target: Hero, card: str) -> float:
    """Everybody there is tested, the own hero as well."""
    worth = 0.0
    for effect in CARDS[card].play:
        _, _, ((_, _, what, value, _, _),) = effect
        for hero in s.heroes_at(target.at):
            fails = 1 - test_chance(s, hero, what, value, "trap")
            fails *= KILL if hero.life == 1 else 1.0
            worth += -1.5 * fails if hero is lord else fails * (1.0 if hero is target else 0.7)
    return worth


def urgency(target: Hero, habits: Habits) -> float:
    """Opponents close to winning, or close to death, are worth more."""
    return 1.0 + habits.envy * len(target.completed) + habits.malice * (6 - target.life)


def bane_worth(s: State, lord: Hero, card: str, target: Hero, detail: list[Any]) -> float:
    """What a bane does to the one it strikes."""
    row = CARDS[card]
    text = " ".join(str(ability) for ability in row.abilities)
    if row.bearer:
        return 0.7
    kind = row.play[0][0] if row.play else ""
    if kind == "relocate":
        return max((_in_the_way(s, lord, place) for place in s.layout.spots if not is_held(s, place)), default=0.0)
    if kind == "swap":
        return _swap_worth(s, lord, target, s.heroes[int(detail[0])])
    if not row.is_aimed:
        return 0.0
    if "treasure" in text:
        return 1.2 if target.treasures else 0.0
    if "'hand'" in text:
        return 0.7 if target.hand else 0.0
    return max((worth for word, worth in BANES.items() if word in text), default=0.4)


def steps_to_goal(s: State, hero: Hero, start: str) -> int:
    """How far a hero who stood there would be from the nearest place of a quest of his."""
    away = s.layout.distances(start)
    goals = [QUESTS[quest].places[quest in hero.persons] for quest in hero.quests if quest]
    return min((away[place] for place in goals if place in away), default=LOST)


def _swap_worth(s: State, lord: Hero, target: Hero, other: Hero) -> float:
    """Steps that opponents lose, and those that the own hero gains, when two heroes change places."""
    worth = 0.0
    for hero, place in ((target, other.at), (other, target.at)):
        longer = steps_to_goal(s, hero, place) - steps_to_goal(s, hero, hero.at)
        worth += -longer if hero is lord else longer * (urgency(hero, USUAL) - 0.5)
    return 0.5 * worth


def _in_the_way(s: State, lord: Hero, place: str) -> float:
    """How much it would annoy opponents if a location lay elsewhere; what one needs oneself stays."""
    if not s.layout.can_relocate(place) or (lord.at and _needs(lord, place)):
        return 0.0
    near = [hero for hero in s.order() if hero is not lord and _needs(hero, place)]
    away = [2 / (1 + s.layout.distances(hero.at).get(place, LOST)) for hero in near]
    return max((urgency(hero, USUAL) * worth for hero, worth in zip(near, away, strict=True)), default=0.0)


def _needs(hero: Hero, place: str) -> bool:
    return any(place == QUESTS[quest].places[quest in hero.persons] for quest in hero.quests if quest)


def relocate_choice(s: State, ask: Ask) -> Option:
    """The location that an opponent is about to reach."""
    return max(ask.options, key=lambda place: _in_the_way(s, s.heroes[ask.seat], str(place)))


def relocate_to_choice(s: State, ask: Ask) -> Option:
    """As far as possible from whoever needs it."""
    place = str((ask.about or {})["place"])
    spots = [s.layout.spots[hero.at] for hero in s.order() if hero.seat != ask.seat and _needs(hero, place)]
    return max(ask.options, key=lambda o: sum(cell_distance(spot, int(o[0]), int(o[1])) for spot in spots))


def lord_choice(s: State, ask: Ask, habits: Habits) -> Option:
    """The most threatening thing that can be played, if anything is worth it."""
    lord = s.heroes[ask.seat]
    best: Option = "end"
    highest = habits.threat
    for option in ask.options:
        value = worth(s, lord, option, habits)
        if value > highest:
            best, highest = option, value
    return best


def worth(s: State, lord: Hero, option: Option, habits: Habits) -> float:
    """What something that a dungeonlord may do is worth to him.

    (The rest of an option is taken from it: compiled, a pattern cannot give it as a list.)
    """
    match option:
        case ("encounter", int(seat), str(card), *_):
            target = s.heroes[seat]
            return threat(s, lord, target, card, str(option[3]) if len(option) > 3 else "") * urgency(target, habits)
        case ("bane", str(card), int(seat), *_):
            return 0.3 * bane_worth(s, lord, card, s.heroes[seat], list(option[3:])) * urgency(s.heroes[seat], habits)
        case ("horde-attack", int(seat), str(card), str(type_), *_):
            is_with_quest = len(option) > 4
            return (0.9 if is_with_quest else threat(s, lord, s.heroes[seat], card, type_)) * 2
        case ("horde-duel", int(seat), str(card), str(type_)):
            return threat(s, lord, s.heroes[seat], card, type_)
        case ("horde-go", str(side)):
            return _horde_step(s, side)
    return 0.0


def _horde_step(s: State, side: str) -> float:
    """Towards the nearest hero, and no step away from one."""
    heroes = s.order()
    if not heroes or any(hero.at == s.horde_at for hero in heroes):
        return 0.0
    from_here = s.layout.distances(s.horde_at)
    there = s.layout.near[s.horde_at][("north", "east", "south", "west").index(side)]
    from_there = s.layout.distances(there)
    near = min((from_here.get(hero.at, 99) for hero in heroes), default=99)
    return 0.2 if min((from_there.get(hero.at, 99) for hero in heroes), default=99) < near else 0.0


def batch_choice(s: State, ask: Ask, habits: Habits) -> Option:
    """Whatever else threatens the same hero."""
    lord = s.heroes[ask.seat]
    target = s.heroes[(ask.about or {})["target"]]
    best: Option = "done"
    highest = habits.threat
    for option in ask.options:
        if isinstance(option, tuple):
            card, type_ = str(option[1]), str(option[2]) if len(option) > 2 else ""
            worth = threat(s, lord, target, card, type_)
            if worth > highest:
                best, highest = option, worth
    return best


def reward_choice(s: State, ask: Ask, habits: Habits) -> Option:
    """Peril for the opponent who is in the worst state, or nearest to winning."""
    others = [s.heroes[seat] for seat in ask.options if isinstance(seat, int) and seat != ask.seat]
    return max(others, key=lambda hero: urgency(hero, habits)).seat if others else "nobody"


def monster_choice(s: State, ask: Ask) -> Option:
    """How a quest or location monster attacks: with the best chance, and not if it would only be hurt."""
    about: dict[str, Any] = dict(ask.about or {})
    hero = s.heroes[about["target"]]
    foe = next(foe for foe in s.foes if foe.card == about["card"])
    best: Option = "decline"
    highest = 0.0
    for option in ask.options:
        if option in TYPES:
            hit, back = monster_attack(s, foe, hero, TYPES.index(str(option)))
            worth = hit * harm(foe, TYPES.index(str(option))) - 0.8 * back
            if worth > highest:
                best, highest = option, worth
    return best


def horde_meets_choice(s: State, ask: Ask) -> Option:
    lord = s.heroes[ask.seat]
    target = s.heroes[(ask.about or {})["target"]]
    return max(ask.options, key=lambda option: threat(s, lord, target, str(option[0]), str(option[1])))


def is_dangerous(place: str) -> bool:
    """Does entering the location hurt?"""
    location = LOCATIONS[place]
    return location.guardian is not None or (location.challenge is not None and location.challenge.kind == "spear")
