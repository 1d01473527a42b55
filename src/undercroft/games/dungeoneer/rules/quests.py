"""Quests: accepting, attempting and completing them (DGR-QUEST and its conditions)."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer.content.cards import QUESTS, QUESTS_AT, Quest
from undercroft.games.dungeoneer.rules import campaign, decks, effects, moves, solo, windows
from undercroft.games.dungeoneer.rules.costs import can_pay, pay
from undercroft.games.dungeoneer.rules.ending import end_game
from undercroft.games.dungeoneer.rules.fights import trial
from undercroft.games.dungeoneer.rules.fights.throws import SPECIAL, Roller, Throw
from undercroft.games.dungeoneer.rules.inventory import discard_hand, discard_treasure, note, note_quests
from undercroft.games.dungeoneer.rules.stats import is_forbidden
from undercroft.games.dungeoneer.state import NOBODY, OPEN_QUESTS, QUESTS_TO_WIN, Foe, Hero, State
from undercroft.kernel.ask import Ask, Option, Rules, roll

NONE: Final = "none"
ROLL: Final = "roll"


def offer_quests(s: State, hero: Hero, options: list[Option]) -> None:
    """What he may do about quests where he stands (DGR-QUEST-1, DGR-QUEST-2)."""
    here = hero.at
    of_this_place = QUESTS_AT.get(here)
    if of_this_place is None or hero.tipped or is_forbidden(s, hero, "quest"):  # DGR-TIP-4
        return
    for quest in s.general:
        if quest in of_this_place and QUESTS[quest].places[0] == here:
            options.append(("accept", quest))
    for quest in hero.quests:
        if quest not in of_this_place:
            continue
        row = QUESTS[quest]
        if row.condition == "escort":
            options += _escort_options(hero, row, here)
        elif can_attempt(s, hero, row):
            options.append(("attempt", quest))


def _escort_options(hero: Hero, quest: Quest, here: str) -> list[Option]:
    """DGR-QESC-1, DGR-QESC-2: free actions."""
    if quest.id in hero.persons:
        return [("deliver", quest.id)] if here == quest.places[1] else []
    return [("meet", quest.id)] if here == quest.places[0] else []


def attempt_cost(s: State, quest: Quest) -> int:
    """DGR-QUEST-8, DGR-QUEST-9: the first attempt of a turn is free; DGR-QOPP-1: an opportunity never is."""
    if quest.condition == "opportunity" and not _must_search(s, quest):
        return 1
    return 1 if s.has_attempted else 0


def _must_search(s: State, quest: Quest) -> bool:
    return bool(quest.search[0]) and quest.id not in s.found


def can_attempt(s: State, hero: Hero, quest: Quest) -> bool:
    """DGR-QSAC-2: a price must be payable in full."""
    cost = attempt_cost(s, quest)
    if hero.mp < cost or (cost and hero.resting == 1):
        return False
    if quest.price and not _must_search(s, quest):
        return can_pay(hero, quest.price)
    for foe in s.foes:  # noqa: SIM110 - a generator would cost more than the loop
        # DGR-QBTY-6: a quest monster that is there already can be duelled; it has only one attack a turn (DGR-QBTY-2)
        if foe.kind == "quest" and foe.card == quest.id:
            return False
    return True


# --- accepting and giving up ----------------------------------------------------------------------------------------


def accept(s: State, hero: Hero, quest: str) -> Rules[None]:
    """DGR-QUEST-3: the general quest becomes his, and the next one is turned up at once."""
    if not (yield from _make_room(s, hero)):
        return
    s.general = tuple(other for other in s.general if other != quest)
    hero.quests += (quest,)
    hero.general |= {quest}
    note_quests(s)
    s.tell("accepted", "DGR-QUEST-3", seat=hero.seat, quest=quest)
    yield from decks.display(s)
    if QUESTS[quest].condition == "escort":  # DGR-QESC-4: it becomes personal when the person is met
        meet(s, hero, quest)


def _make_room(s: State, hero: Hero) -> Rules[bool]:
    """DGR-QUEST-6: with 3 open quests one must be given up, or he goes without."""
    if len(hero.quests) < OPEN_QUESTS:
        return True
    chosen = yield Ask(hero.seat, "give-up", (*hero.quests, NONE), "DGR-QUEST-6")
    if chosen == NONE:
        return False
    give_up(s, hero, chosen)
    return True


def give_up(s: State, hero: Hero, quest: str) -> None:
    """DGR-QUEST-7: under the quest stack, without its markers."""
    lose_quest(s, hero, quest)
    decks.under_quest_stack(s, quest)
    s.tell("given-up", "DGR-QUEST-7", seat=hero.seat, quest=quest)


def lose_quest(s: State, hero: Hero, quest: str) -> None:
    """A quest is no longer in front of him."""
    hero.quests = tuple(other for other in hero.quests if other != quest)
    hero.persons -= {quest}
    hero.general -= {quest}
    hero.faced_down -= {quest}
    s.foes = [foe for foe in s.foes if foe.card != quest]
    note_quests(s)


# --- attempting -----------------------------------------------------------------------------------------------------


def attempt(s: State, hero: Hero, name: str) -> Rules[None]:
    """One attempt at a quest: search first where it must be, then try its condition."""
    quest = QUESTS[name]
    hero.mp -= attempt_cost(s, quest)
    campaign.turn_up(s, hero, name)  # DGR-CHERO-11
    s.tell("attempt", "DGR-QUEST-1", seat=hero.seat, quest=name)
    if _must_search(s, quest):
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
    if windows.is_open_to_change(s, throw):
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


# --- escorts --------------------------------------------------------------------------------------------------------


def meet(s: State, hero: Hero, quest: str) -> None:
    """DGR-QESC-1."""
    campaign.turn_up(s, hero, quest)
    hero.persons |= {quest}
    s.tell("met", "DGR-QESC-1", seat=hero.seat, quest=quest)


def take_person(s: State, thief: Hero, owner: Hero, quest: str) -> Rules[None]:
    """DGR-QESC-7, DGR-QESC-9: person and quest become the thief's own, if he has room for it."""
    if not (yield from _make_room(s, thief)):
        return
    lose_quest(s, owner, quest)
    thief.quests += (quest,)
    thief.persons |= {quest}
    note_quests(s)
    s.tell("person-taken", "DGR-QESC-7", seat=thief.seat, target=owner.seat, quest=quest)


# --- completing -----------------------------------------------------------------------------------------------------


def complete(s: State, hero: Hero, quest: str) -> Rules[None]:
    """DGR-QUEST-11: turn the card over, take the reward; the hero phase is over."""
    if not hero.at:
        return
    is_general = quest in hero.general
    campaign.turn_up(s, hero, quest)
    lose_quest(s, hero, quest)
    hero.completed += (quest,)
    s.is_finished = True
    s.tell("completed", "DGR-QUEST-11", seat=hero.seat, quest=quest)
    if s.is_standard and len(hero.completed) >= QUESTS_TO_WIN:  # DGR-WIN-1
        end_game(s, (hero.seat,), "DGR-WIN-1")
    note(s, hero)  # DGR-QART-1: an artifact works from now on
    c = effects.Context(hero.seat, hero, "quest", quest, "DGR-QUEST-13")
    c.credit = NOBODY
    yield from effects.perform(s, QUESTS[quest].reward, c)
    if s.is_campaign:
        campaign.check_heroes_win(s, hero, is_general=is_general)
    elif s.is_solo:
        solo.check_home(s, hero)
