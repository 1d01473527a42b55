"""The hero half of the greedy bot: which quest to go for, which way, and what to buy."""

from __future__ import annotations

from undercroft.games.dungeoneer.bot.lord import is_dangerous
from undercroft.games.dungeoneer.bot.odds import harm, hero_attack, hero_duel, monster_attack, test_chance, wounds_of
from undercroft.games.dungeoneer.bot.risk import stake
from undercroft.games.dungeoneer.bot.routes import towards, way_costs
from undercroft.games.dungeoneer.content.cards import CARDS, LOCATIONS, QUESTS, SPEED, TYPES, Quest
from undercroft.games.dungeoneer.content.characters import Habits
from undercroft.games.dungeoneer.rules.cards.inventory import can_pay, loose, treasure_limit
from undercroft.games.dungeoneer.rules.fights.duels import find_foe
from undercroft.games.dungeoneer.rules.quests import attempt_cost
from undercroft.games.dungeoneer.state import OPEN_QUESTS, QUESTS_TO_WIN, Foe, Hero, State
from undercroft.kernel.ask import Ask, Option

SLOW = 2
"""With less speed one gets nowhere."""
LONG = 15
"""After so many rounds even a small chance is taken."""
HEALING = 3.0
"""How much peril one bears with to be healed."""
USEFUL = {"heal": 1.0, "prevent": 1.0, "mp": 1.0, "peril": 1.0}
"""What an ability that can be used again and again is worth, by what it does."""


# --- quests ---------------------------------------------------------------------------------------------------------


def chance_of(s: State, hero: Hero, quest: Quest) -> float:
    """How likely one attempt at a quest succeeds, roughly."""
    chance = test_chance(s, hero, *quest.search, "quest") if quest.search[0] and quest.id not in s.found else 1.0
    if quest.condition == "escort":
        return 1.0
    if quest.danger:
        return chance * test_chance(s, hero, str(quest.danger[2]), int(quest.danger[3]), "quest")
    if quest.roll:
        paid = {"glory": hero.glory, "hand": len(hero.hand)}.get(quest.bonus[0], 0)
        return chance * min(1.0, (7 - quest.roll + min(paid, 3)) / 6)
    if quest.price:
        is_bearable = quest.price[0][0] != "life" or hero.life >= 4 or _is_last(s, hero)
        return 1.0 if can_pay(hero, quest.price) and is_bearable else 0.0
    foe = Foe(quest.id, 0, hero.at, "quest", hero.seat)
    best = max((hero_attack(s, hero, foe, t)[0] for t in range(3) if hero.symbols[t] == "s"), default=0.0)
    return chance * best * (0.75 if foe.stats.life - s.wounds.get(quest.id, 0) > 1 else 1.0)


def _is_last(s: State, hero: Hero) -> bool:
    """Would one more quest win the game?"""
    return s.is_standard and len(hero.completed) == QUESTS_TO_WIN - 1


def goal_of(hero: Hero, quest: Quest) -> str:
    """Where the hero has to go for it next."""
    return quest.places[1] if quest.id in hero.persons else quest.places[0]


def goals(s: State, hero: Hero) -> dict[str, float]:
    """The locations worth going to, and how much."""
    if s.is_solo and not hero.quests:
        return {hero.home: 5.0}
    found: dict[str, float] = {}
    wanted = [*hero.quests, *(s.general if len(hero.quests) < OPEN_QUESTS else ())]
    for name in wanted:
        quest = QUESTS[name]
        place = goal_of(hero, quest)
        if place in s.layout.spots:
            worth = 0.3 + 2 * chance_of(s, hero, quest) + (1.0 if name in hero.persons else 0.0)
            found[place] = max(found.get(place, 0.0), worth)
    return found


# --- the hero phase -------------------------------------------------------------------------------------------------


def hero_choice(s: State, ask: Ask, habits: Habits) -> Option:
    """What helps most now: deliver, attempt, heal, buy, go on, explore."""
    hero = s.heroes[ask.seat]
    options = ask.options
    assert isinstance(options, tuple)
    for rule in (_quest_choice, _heal_choice, _buy_choice, _fight_choice, _way_choice):
        choice = rule(s, hero, options, habits)
        if choice is not None:
            return choice
    return "end"


def _quest_choice(s: State, hero: Hero, options: tuple[Option, ...], habits: Habits) -> Option | None:
    for option in options:
        match option:
            case (("deliver" | "meet"), _):
                return option
            case ("accept", str(quest)) if len(hero.quests) < OPEN_QUESTS:
                return option
            case ("attempt", str(quest)) if _should_attempt(s, hero, QUESTS[quest], habits):
                return option
    return None


def _should_attempt(s: State, hero: Hero, quest: Quest, habits: Habits) -> bool:
    """Is what may be won worth the wounds that may be suffered?"""
    chance = chance_of(s, hero, quest)
    if quest.price:
        return chance > 0
    gain = habits.last_quest if _is_last(s, hero) else habits.quest
    if s.round > LONG and hero.life >= 5 and chance > 0 and attempt_cost(s, quest) == 0:
        return True
    if quest.danger:
        return gain * chance > (1 - chance) * stake(hero)
    if quest.stats is not None:
        foe = Foe(quest.id, 0, hero.at, "quest", hero.seat)
        hurt = max(monster_attack(s, foe, hero, t)[0] * harm(foe, t) for t in foe.stats.standard)
        return gain * chance > hurt * stake(hero)
    return chance >= (0.3 if attempt_cost(s, quest) == 0 else 0.4)


def _heal_choice(s: State, hero: Hero, options: tuple[Option, ...], habits: Habits) -> Option | None:
    del s
    if hero.life > habits.weak:
        return None
    for option in options:
        if not isinstance(option, tuple) or option[0] not in ("play", "use") or not _heals(str(option[1])):
            continue
        if len(option) == 2 or option[2] == hero.seat:
            return option
    return None


def _heals(card: str) -> bool:
    row = CARDS.get(card)
    if row is not None:
        effects = row.play or tuple(effect for use in row.uses for effect in use.effects)
    else:
        effects = tuple(effect for use in LOCATIONS[card].uses for effect in use.effects) if card in LOCATIONS else ()
    return any(effect[0] == "heal" for effect in effects)


def slows(card: str) -> int:
    """How much speed, and so how many MP a turn, a card costs as long as it is used."""
    lost = [static.n for static in CARDS[card].statics if static.name == "mod" and static.text == TYPES[SPEED]]
    return max(0, -sum(lost))


def worth_buying(hero: Hero, card: str) -> float:
    """What a permanent card is worth to this hero."""
    row = CARDS[card]
    worth = 0.0
    if slows(card) and hero.base[SPEED] - slows(card) < SLOW:
        return 0.0
    for static in row.statics:
        if static.name == "mod":
            uses = {"melee": hero.symbols[0] == "s", "magic": hero.symbols[1] == "s", "speed": True}
            worth += static.n * (1.5 if any(uses[word] for word in static.what) else 0.4)
        elif static.name in ("roll", "pass", "hitfx", "symbol"):
            worth += 0.8
        elif static.name == "capacity" and len(loose(hero)) >= treasure_limit(hero) - 1:
            worth += 1.0
    for use in row.uses:
        kind, *_, what = use.effects[0]
        worth += 3.0 if kind == "prevent" and what == "any" else USEFUL.get(kind, 0.0)
    return worth / (row.cost + 1)


def _buy_choice(s: State, hero: Hero, options: tuple[Option, ...], habits: Habits) -> Option | None:
    best, highest = None, habits.buy
    for option in options:
        match option:
            case ("play", str(card), *_) if CARDS[card].is_permanent or CARDS[card].bearer:
                worth = worth_buying(hero, card)
                if worth > highest:
                    best, highest = option, worth
            case ("play", str(card)) if CARDS[card].play[0][0] == "draw" and hero.glory >= 4:
                return option
            case ("clear", _) if hero.mp >= 4:
                return option
            case ("pack", _) if len(loose(hero)) >= treasure_limit(hero):
                return option
            case ("use", str(card), int(seat)) if _rings(s, hero, card, s.heroes[seat]):
                return option
    return best


def _rings(s: State, hero: Hero, card: str, other: Hero) -> bool:
    """Peril for an opponent, where the hand holds something that just costs more than he has."""
    row = CARDS.get(card)
    if row is None or row.uses[0].effects[0][0] != "peril" or s.is_campaign:
        return False
    return hero.glory >= 3 and any(evil.cost == other.peril + 1 for evil in hero.evils)


def _fight_choice(s: State, hero: Hero, options: tuple[Option, ...], habits: Habits) -> Option | None:
    """Duels that hurt the other more than oneself."""
    best, highest = None, habits.duel
    for option in options:
        worth = duel_worth(s, hero, option)
        if worth > highest:
            best, highest = option, worth
    return best


def duel_worth(s: State, hero: Hero, option: Option) -> float:
    """What a duel promises: wounds for the other, less those for oneself."""
    match option:
        case ("duel", int(seat), str(type_)):
            other = s.heroes[seat]
            hit, back = hero_duel(s, hero, other, TYPES.index(type_))
            return hit * wounds_of(hero, TYPES.index(type_)) * stake(other) - stake(hero) * back
        case ("duel", str(card), str(type_)):
            foe = find_foe(s, card, hero)
            hit, back = hero_attack(s, hero, foe, TYPES.index(type_))
            return hit * (2.0 if card in QUESTS else 0.8) - stake(hero) * back
        case ("steal", int(seat), str(_), str(type_)):
            hit, back = hero_duel(s, hero, s.heroes[seat], TYPES.index(type_))
            return 1.2 * hit - back if len(hero.quests) < OPEN_QUESTS else -1.0
    return -1.0


def _way_choice(s: State, hero: Hero, options: tuple[Option, ...], habits: Habits) -> Option | None:
    """Stand up, walk towards the best goal, explore if there is none, or look for glory."""
    if "stand" in options:
        return "stand"
    costs = way_costs(s, hero)
    prey = _prey(s, hero, habits)
    wanted = {place: worth for place, worth in goals(s, hero).items() if place in costs}
    if _stays(s, hero, hero.at in wanted, hero.at in prey, habits):
        return None
    for place in prey.keys() & costs.keys():
        wanted[place] = max(wanted.get(place, 0.0), prey[place])
    others = {place: worth / (1.5 + costs[place]) for place, worth in wanted.items() if place != hero.at}
    if habits.glory:
        for place, worth in _glory_nearby(s, hero, costs).items():
            others[place] = max(others.get(place, 0.0), habits.glory * worth)
            wanted.setdefault(place, 0.0)
    if _is_weak(s, hero, habits):
        # who is weak goes only where a goal is within reach
        others = {place: worth for place, worth in others.items() if costs[place] <= hero.mp and wanted[place] > 1.2}
        if not others:
            return _refuge(s, hero, options, costs)
    if not others:
        if "explore" in options:
            return "explore"
        others = _glory_nearby(s, hero, costs)
    if not others:
        return None
    return _step(options, towards(s, hero, max(others, key=lambda place: others[place])))


def _stays(s: State, hero: Hero, is_goal: bool, is_hunting: bool, habits: Habits) -> bool:
    """For a quest that may still succeed, for healing, or to duel with the saved MP in the turn of the opponent."""
    if is_goal and hero.mp and not _is_stuck(s, hero):
        return True
    if s.is_standard and _heals(hero.at) and hero.life <= habits.weak and hero.glory >= 1:
        return True
    return is_hunting and hero.mp <= 1


def _is_weak(s: State, hero: Hero, habits: Habits) -> bool:
    """Does he have to take care? Less so in a race of many; nobody hides for ever."""
    limit = habits.weak if len(s.heroes) == 2 else habits.weak - 1
    return s.is_standard and hero.life <= limit and s.round <= 2 * LONG


def _best_duel(s: State, hero: Hero, other: Hero) -> float:
    """What the best attack on another hero promises."""
    return max((duel_worth(s, hero, ("duel", other.seat, type_)) for type_ in hero.attack_types), default=0.0)


def _prey(s: State, hero: Hero, habits: Habits) -> dict[str, float]:
    """Where opponents are whom it pays to duel; among many, most of the gain is for others."""
    if not s.is_standard or hero.life < 3:
        return {}
    others = [other for other in s.order() if other is not hero]
    duels = {other.at: _best_duel(s, hero, other) for other in others}
    return {place: habits.hunt * worth / len(others) for place, worth in duels.items() if worth > 0.2}


def _refuge(s: State, hero: Hero, options: tuple[Option, ...], costs: dict[str, float]) -> Option | None:
    """Where to recover: at a place that heals, or where little peril is to be had."""
    reach = 2 * hero.mp
    near = {place: _discomfort(s, hero, place) + cost / 2 for place, cost in costs.items() if cost <= reach}
    best = min(near, key=lambda place: near[place])
    return None if best == hero.at else _step(options, towards(s, hero, best))


def _discomfort(s: State, hero: Hero, place: str) -> float:
    """The peril of a turn there, and of opponents who would attack, less what healing is worth."""
    row = LOCATIONS[place]
    worth = float(row.peril)
    if _heals(place) and hero.glory + row.glory >= 2:
        worth -= HEALING
    return worth + sum(_best_duel(s, other, hero) for other in s.heroes_at(place) if other is not hero)


def _is_stuck(s: State, hero: Hero) -> bool:
    """Is there nothing left to hope for where he stands?"""
    return not any(chance_of(s, hero, QUESTS[q]) > 0.2 and goal_of(hero, QUESTS[q]) == hero.at for q in hero.quests)


def _glory_nearby(s: State, hero: Hero, costs: dict[str, float]) -> dict[str, float]:
    """Places that bring more glory than harm."""
    found = {}
    for place, cost in costs.items():
        row = LOCATIONS[place]
        worth = row.glory - (0.0 if s.is_solo else 0.4 * row.peril)
        if place not in s.visited and cost <= hero.mp and worth > 0 and not is_dangerous(place):
            found[place] = worth / (1 + cost)
    return found


def _step(options: tuple[Option, ...], how: Option) -> Option | None:
    """The step, or a card that opens the exit, or the attempt at an exit that is not open yet."""
    if how in options:
        return how
    for option in options:
        match option:
            case ("play", str(card)) if CARDS[card].play and CARDS[card].play[0][0] == "exit":
                return option
    tried = ("try", how[1]) if isinstance(how, tuple) else how
    return tried if tried in options else None
