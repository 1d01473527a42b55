"""Heroes meet heroes: resting together, exchanging, and helping each other in a campaign (DGR-MEET, DGR-CHERO)."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.dungeoneer.content.cards import CARDS
from undercroft.games.dungeoneer.rules.cards.inventory import (
    add_treasure,
    container_of,
    fits_category,
    fits_in,
    has_place,
    loose,
    remove_treasure,
)
from undercroft.games.dungeoneer.rules.cards.notes import note, note_quests
from undercroft.games.dungeoneer.rules.quests import lose_quest
from undercroft.games.dungeoneer.state import OPEN_QUESTS, Hero, State
from undercroft.kernel.ask import PASS, Ask, Option, Rules

NOTHING: Final = "nothing"
HIDDEN_QUEST: Final = "personal"
"""How a personal quest is called that lies face down, so that nobody hears its name (DGR-RULING-91)."""
ANSWERS: Final = ("accept", "decline")


def meeting_options(s: State, hero: Hero) -> list[Option]:
    """DGR-MEET-3: the active player may propose before he has spent MP."""
    if s.has_proposed or s.has_moved or hero.mp < s.start_mp or hero.resting == 1:
        return []
    others = [other.seat for other in s.heroes_at(hero.at) if other is not hero]
    options: list[Option] = [("rest-with", seat) for seat in others]
    return [*options, ("rest-with", *others)] if len(others) > 1 else options


def propose(s: State, hero: Hero, choice: Option) -> Rules[None]:
    """Each invited player accepts or declines; those who accept exchange what they like and rest (DGR-MEET-3)."""
    assert isinstance(choice, tuple)
    s.has_proposed = True
    group = [hero]
    for seat in choice[1:]:
        other = s.heroes[int(seat)]
        if (yield Ask(other.seat, "rest-offer", ANSWERS, "DGR-MEET-3", {"target": hero.seat})) == "accept":
            group.append(other)
    if len(group) == 1:
        return
    s.tell("rest-together", "DGR-MEET-1", seats=[member.seat for member in group])
    yield from _exchange(s, group)
    hero.resting = 1
    for other in group[1:]:
        other.resting = 2


def _exchange(s: State, group: list[Hero]) -> Rules[None]:
    """Everybody in turn may offer a deal, until all have passed."""
    turn = passed = 0
    while passed < len(group):
        hero = group[turn % len(group)]
        turn += 1
        options = deals(s, hero, group)
        choice: Any = PASS
        if options:
            choice = yield Ask(hero.seat, "trade", (*options, PASS), "DGR-MEET-2")
        if choice == PASS:
            passed += 1
            continue
        passed = 0
        _, mine, seat, theirs = choice
        about = {"target": hero.seat, "get": mine, "give": theirs}
        if (yield Ask(seat, "deal", ANSWERS, "DGR-MEET-2", about)) == "accept":
            yield from _swap(s, hero, s.heroes[seat], mine, theirs)
        else:
            passed += 1


def deals(s: State, hero: Hero, group: list[Hero]) -> list[Option]:
    """DGR-MEET-4, DGR-MEET-5: treasures and uncompleted quests, so that limits and categories hold afterwards."""
    return [
        ("deal", mine, other.seat, theirs)
        for other in group
        if other is not hero
        for mine in (NOTHING, *_goods(hero))
        for theirs in (NOTHING, *_goods(other))
        if (mine, theirs) != (NOTHING, NOTHING)
        and _fits(hero, mine, theirs)
        and _fits(other, theirs, mine)
        and _is_personal(s, hero, mine) == _is_personal(s, other, theirs)
    ]


def _goods(hero: Hero) -> list[str]:
    full = {container for _, container in hero.inside}
    quests = [HIDDEN_QUEST if quest in hero.faced_down else quest for quest in hero.quests]
    return [card for card in loose(hero) if card not in full] + quests


def _is_personal(s: State, hero: Hero, thing: str) -> bool:
    """DGR-RULING-91: in a campaign everybody needs a personal quest of his own."""
    return s.is_campaign and (thing == HIDDEN_QUEST or (thing in hero.quests and thing not in hero.general))


def _fits(hero: Hero, gives: str, gets: str) -> bool:
    treasures = [card for card in hero.treasures if card != gives]
    if gets in CARDS:
        if any(CARDS[card].category == CARDS[gets].category for card in treasures):
            return False
        container = container_of(hero)
        taken = len([card for card in loose(hero) if card != gives])
        if not fits_in(hero, gets, taken, container if container != gives else ""):
            return False
    quests = len(hero.quests) - _is_quest(gives) + _is_quest(gets)
    return quests <= OPEN_QUESTS


def _is_quest(thing: str) -> bool:
    return thing != NOTHING and thing not in CARDS


def _swap(s: State, one: Hero, other: Hero, mine: str, theirs: str) -> Rules[None]:
    """Both give before both take, so that there is room."""
    given = [(one, other, mine), (other, one, theirs)]
    for giver, _, thing in given:
        giver.treasures = tuple(card for card in giver.treasures if card != thing)
        note(s, giver)
    s.tell("exchanged", "DGR-MEET-2", seat=one.seat, target=other.seat, get=theirs, give=mine)
    shown = {one.seat: one.shown, other.seat: other.shown}
    quests = [next(iter(giver.faced_down)) if thing == HIDDEN_QUEST else thing for giver, _, thing in given]
    for (giver, taker, thing), quest in zip(given, quests, strict=True):
        if thing in CARDS:
            yield from add_treasure(s, taker, thing)
        elif thing != NOTHING:
            hand_over(s, giver, taker, quest)
        if thing == HIDDEN_QUEST:  # who knew it knows it still, and so does who had it
            taker.shown = shown[giver.seat] | 1 << giver.seat
    note_quests(s)


def hand_over(s: State, giver: Hero, taker: Hero, quest: str) -> None:
    """A quest changes hands as it lies; DGR-RULING-43: without the wounds of its monster."""
    is_escort, is_general, is_hidden = quest in giver.persons, quest in giver.general, quest in giver.faced_down
    lose_quest(s, giver, quest)
    s.wounds = {card: number for card, number in s.wounds.items() if card != quest}
    taker.quests += (quest,)
    if is_escort:
        taker.persons |= {quest}
    if is_general:
        taker.general |= {quest}
    if is_hidden:
        taker.faced_down |= {quest}


# --- in a campaign --------------------------------------------------------------------------------------------------


def campaign_options(s: State, hero: Hero) -> list[Option]:
    """DGR-CHERO-4: what only campaign heroes may do."""
    options: list[Option] = []
    if hero.mp and not hero.tipped and hero.resting != 1:
        lying = s.dropped.get(hero.at, ())
        options += [("loot", card) for card in lying if fits_category(hero, card) and has_place(hero, card)]
        for other in s.heroes_at(hero.at):
            if other is not hero:
                options += [
                    ("give", card, other.seat)
                    for card in hero.treasures
                    if fits_category(other, card) and has_place(other, card)
                ]
    if hero.faced_down:  # DGR-CAMP-9
        options += [("show", o.seat) for o in s.heroes if o.at and o is not hero and not hero.shown >> o.seat & 1]
    return options


def campaign_acts(s: State, hero: Hero, choice: Option) -> Rules[None]:
    match choice:
        case ("loot", str(card)):  # DGR-CHERO-8
            hero.mp -= 1
            rest = tuple(other for other in s.dropped[hero.at] if other != card)
            s.dropped = {place: cards for place, cards in s.dropped.items() if place != hero.at}
            if rest:
                s.dropped = {**s.dropped, hero.at: rest}
            yield from add_treasure(s, hero, card)
            s.tell("looted", "DGR-CHERO-8", seat=hero.seat, card=card)
        case ("give", str(card), int(seat)):
            yield from _give(s, hero, card, s.heroes[seat])
        case ("show", int(seat)):
            hero.shown |= 1 << seat
            secret = {"quests": sorted(hero.faced_down)}
            s.whisper(1 << seat, secret, "quest-shown-to", "DGR-CAMP-9", seat=hero.seat, target=seat)
        case _:
            raise AssertionError(f"{choice!r} was offered, but no rule carries it out")


def _give(s: State, hero: Hero, card: str, other: Hero) -> Rules[None]:
    """DGR-CHERO-9: the other must agree."""
    about = {"card": card, "target": hero.seat}
    if (yield Ask(other.seat, "gift", ("accept", "decline"), "DGR-CHERO-9", about)) == "decline":
        return
    hero.mp -= 1
    yield from remove_treasure(s, hero, card)
    yield from add_treasure(s, other, card)
    s.tell("given", "DGR-CHERO-9", seat=hero.seat, target=other.seat, card=card)
