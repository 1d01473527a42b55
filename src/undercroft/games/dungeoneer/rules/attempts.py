"""Attempting and completing quests (DGR-QUEST and its conditions)."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer.content.cards import QUESTS, Quest
from undercroft.games.dungeoneer.rules import moves, quests, windows
from undercroft.games.dungeoneer.rules.cards import effects
from undercroft.games.dungeoneer.rules.cards.inventory import discard_hand, discard_treasure, pay
from undercroft.games.dungeoneer.rules.cards.notes import note
from undercroft.games.dungeoneer.rules.fights import trial
from undercroft.games.dungeoneer.rules.fights.throws import SPECIAL, Roller, Throw, is_open_to_change
from undercroft.games.dungeoneer.state import NOBODY, QUESTS_TO_WIN, Foe, Hero, State
from undercroft.kernel.ask import Ask, Rules, roll

ROLL: Final = "roll"


def attempt(s: State, hero: Hero, name: str) -> Rules[None]:
    """One attempt at a quest: search first where it must be, then try its condition."""
    quest = QUESTS[name]
    hero.mp -= quests.attempt_cost(s, quest)
    quests.turn_up(s, hero, name)  # DGR-CHERO-11
    s.tell("attempt", "DGR-QUEST-1", seat=hero.seat, quest=name)
    if quests.must_search(s, quest):
        s.has_attempted = True
        what, value = quest.search
        if not (yield from trial.take_test(s, hero, what, value, "quest", "DGR-QSRCH-1")):
            return
        s.found |= {name}  # DGR-QSRCH-3
        if quest.condition == "opportunity":  # DGR-RULING-40: the roll still costs 1 MP
            if not hero.mp:
                return
            hero.mp -= 1
    elif quest.condition != "opportunity":
        s.has_attempted = True
    if quest.condition == "opportunity":
        yield from _opportunity(s, hero, quest)
    elif quest.condition == "sacrifice":
        yield from _sacrifice(s, hero, quest)
    elif quest.condition == "bounty":
        yield from _bounty(s, hero, quest)
    else:
        yield from _danger(s, hero, quest)


def _opportunity(s: State, hero: Hero, quest: Quest) -> Rules[None]:
    """DGR-QOPP: bonuses for this one attempt, then a special roll."""
    s.has_attempted = True
    bonus = yield from _collect_bonus(s, hero, quest)
    throw = Throw("opportunity", hero.seat, "", quest.roll, quest.id)
    roller = throw.rollers[hero.seat] = Roller(SPECIAL, "", bonus)
    if is_open_to_change(s, throw):
        yield from windows.before_roll(s, throw)
    faces = yield roll(hero.seat, roller.dice, "DGR-QOPP-1", "opportunity-roll")
    total = roller.value(faces) + roller.bonus
    s.tell("opportunity", "DGR-QOPP-1", seat=hero.seat, quest=quest.id, dice=faces, total=total, value=quest.roll)
    if total >= quest.roll:
        yield from complete(s, hero, quest.id)


def _collect_bonus(s: State, hero: Hero, quest: Quest) -> Rules[int]:
    """DGR-QOPP-3: as often as wanted."""
    kind, step = quest.bonus
    if kind == "glory":
        most = hero.glory // quest.bonus_cost
        times = (yield Ask(hero.seat, "bonus", tuple(range(most + 1)), "DGR-QOPP-3")) if most else 0
        hero.glory -= times * quest.bonus_cost
        return int(times) * step
    bonus = 0
    while kind and hero.hand:
        chosen = yield Ask(hero.seat, "bonus-card", (*dict.fromkeys(hero.hand), ROLL), "DGR-QOPP-3", {"bonus": bonus})
        if chosen == ROLL:
            break
        discard_hand(s, hero, chosen, "DGR-QOPP-3")
        bonus += step
    return bonus


def _sacrifice(s: State, hero: Hero, quest: Quest) -> Rules[None]:
    """DGR-QSAC-1: the complete price, and the quest is completed."""
    pay(hero, quest.price)
    for kind, number in quest.price:
        for _ in range(number):
            if kind == "readied treasure":
                card = yield from effects.choose_card(hero.seat, hero.treasures, "pay-card", "DGR-QSAC-1", {})
                yield from discard_treasure(s, hero, card, "DGR-QSAC-1")
            elif kind == "hand":
                card = yield from effects.choose_card(hero.seat, hero.hand, "pay-card", "DGR-QSAC-1", {})
                discard_hand(s, hero, card, "DGR-QSAC-1")
    yield from complete(s, hero, quest.id)


def _bounty(s: State, hero: Hero, quest: Quest) -> Rules[None]:
    """DGR-QBTY-1: the quest monster may attack once; from then on it can be duelled this turn (DGR-QBTY-6)."""
    foe = Foe(quest.id, moves.left_neighbour(s, hero), hero.at, "quest", hero.seat)
    s.foes.append(foe)
    if quest.id not in s.attackers:  # DGR-QBTY-2
        yield from moves.monster_attacks(s, foe, hero, "DGR-QBTY-1")


def _danger(s: State, hero: Hero, quest: Quest) -> Rules[None]:
    """DGR-QDNG: a test; a failure strikes all heroes there without rolls of their own (DGR-QDNG-3)."""
    _, _, what, value, _, fails = quest.danger
    if (yield from trial.take_test(s, hero, what, value, "quest", "DGR-QDNG-1")):
        yield from complete(s, hero, quest.id)
        return
    c = effects.Context(hero.seat, hero, "quest", quest.id, "DGR-QDNG-3")
    yield from effects.perform(s, fails, c)


# --- completing -----------------------------------------------------------------------------------------------------


def complete(s: State, hero: Hero, quest: str) -> Rules[None]:
    """DGR-QUEST-11: turn the card over, take the reward; the hero phase is over."""
    if not hero.at:
        return
    is_general = quest in hero.general
    quests.turn_up(s, hero, quest)
    quests.lose_quest(s, hero, quest)
    hero.completed += (quest,)
    s.is_finished = True
    s.tell("completed", "DGR-QUEST-11", seat=hero.seat, quest=quest)
    if s.is_standard and len(hero.completed) >= QUESTS_TO_WIN:  # DGR-WIN-1
        quests.end_game(s, (hero.seat,), "DGR-WIN-1")
    note(s, hero)  # DGR-QART-1: an artifact works from now on
    c = effects.Context(hero.seat, hero, "quest", quest, "DGR-QUEST-13")
    c.credit = NOBODY
    yield from effects.perform(s, QUESTS[quest].reward, c)
    if s.is_campaign:
        quests.check_heroes_win(s, hero, is_general=is_general)
    elif s.is_solo:
        quests.check_home(s, hero)
