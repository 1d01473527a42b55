"""Quests in front of heroes: accepting them, giving them up, and the games they win (DGR-QUEST, DGR-QESC, DGR-WIN)."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer.content.cards import QUESTS, QUESTS_AT, Quest
from undercroft.games.dungeoneer.rules.cards import decks
from undercroft.games.dungeoneer.rules.cards.inventory import can_pay
from undercroft.games.dungeoneer.rules.cards.notes import note_quests
from undercroft.games.dungeoneer.rules.stats import is_forbidden
from undercroft.games.dungeoneer.state import OPEN_QUESTS, QUESTS_TO_WIN, Hero, State
from undercroft.kernel.ask import Ask, Draw, GameOver, Option, Rules

NONE: Final = "none"


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
    if quest.condition == "opportunity" and not must_search(s, quest):
        return 1
    return 1 if s.has_attempted else 0


def must_search(s: State, quest: Quest) -> bool:
    """DGR-QSRCH-1, DGR-QSRCH-3: what was found stays found until the end of the turn."""
    return bool(quest.search[0]) and quest.id not in s.found


def can_attempt(s: State, hero: Hero, quest: Quest) -> bool:
    """DGR-QSAC-2: a price must be payable in full."""
    cost = attempt_cost(s, quest)
    if hero.mp < cost or (cost and hero.resting == 1):
        return False
    if quest.price and not must_search(s, quest):
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
    yield from decks.display(s, "DGR-RULING-82")
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


# --- personal quests of a campaign ----------------------------------------------------------------------------------


def new_personal_quest(s: State, hero: Hero) -> Rules[None]:
    """The heroes must be able to win (DGR-RULING-81): if the stack is empty, a general quest becomes his own."""
    quest = yield from decks.draw_quest(s, "DGR-CAMP-9")
    if quest:
        hero.quests += (quest,)
        hero.faced_down |= {quest}
        s.whisper(1 << hero.seat, {"quest": quest}, "quest-hidden", "DGR-CAMP-9", seat=hero.seat)
        hero.shown = 0
    elif s.general:
        yield from _make_personal(s, hero)
    else:  # there is no quest left that could be asked of him
        s.tell("no-quest-left", "DGR-RULING-81", seat=hero.seat)
        hero.has_done_personal = True
        _end_if_heroes_win(s)


def _make_personal(s: State, hero: Hero) -> Rules[None]:
    """One of the general quests, drawn like any other; it lies open."""
    quest = yield Draw(s.general, "DGR-RULING-81", "draw-quest")
    s.general = tuple(other for other in s.general if other != quest)
    hero.quests += (quest,)
    note_quests(s)
    s.tell("quest-dealt", "DGR-RULING-81", seat=hero.seat, quest=quest)


def turn_up(s: State, hero: Hero, quest: str) -> None:
    """DGR-CHERO-11: a personal quest lies open from the first attempt on."""
    if quest in hero.faced_down:
        hero.faced_down -= {quest}
        note_quests(s)
        s.tell("quest-revealed", "DGR-CHERO-11", seat=hero.seat, quest=quest)


# --- escorts --------------------------------------------------------------------------------------------------------


def meet(s: State, hero: Hero, quest: str) -> None:
    """DGR-QESC-1."""
    turn_up(s, hero, quest)
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


def abduct(s: State, hero: Hero, quest: str) -> Rules[None]:
    """DGR-CHORDE-11, DGR-RULING-81: the quest leaves the game; for a personal one a new one is drawn."""
    is_general = quest in hero.general
    lose_quest(s, hero, quest)
    s.gone += (quest,)
    s.tell("abducted", "DGR-CHORDE-11", seat=hero.seat, quest=quest)
    if not is_general:
        yield from new_personal_quest(s, hero)
    yield from decks.display(s, "DGR-RULING-82")


# --- how a game ends ------------------------------------------------------------------------------------------------


def check_heroes_win(s: State, hero: Hero, *, is_general: bool) -> None:
    """DGR-CAMP-2: three general quests together, and everybody's personal one."""
    if is_general:
        s.completed_general += 1
    else:
        hero.has_done_personal = True
    _end_if_heroes_win(s)


def _end_if_heroes_win(s: State) -> None:
    players = [other for other in s.heroes if other.seat != s.lord]
    if s.completed_general >= QUESTS_TO_WIN and all(other.has_done_personal for other in players):
        end_game(s, tuple(other.seat for other in players), "DGR-CAMP-2")


def check_home(s: State, hero: Hero) -> None:
    """DGR-SOLO-2: won the moment the hero stands on his entrance with all quests completed."""
    if hero.at == hero.home and not hero.quests:
        end_game(s, (hero.seat,), "DGR-SOLO-2")


def end_game(s: State, winners: tuple[int, ...], clause: str) -> None:
    """Somebody has won (or, with nobody named, the game is lost): it is over at once."""
    s.winners, s.is_over = winners, True
    s.tell("won" if winners else "lost", clause, seats=list(winners))
    raise GameOver
