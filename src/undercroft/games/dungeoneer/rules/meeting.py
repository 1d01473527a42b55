"""Heroes meet heroes: resting together, exchanging, and helping each other in a campaign (DGR-MEET, DGR-CHERO)."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.dungeoneer.content.cards import CARDS
from undercroft.games.dungeoneer.rules.cards.inventory import (
    add_treasure,
    fits_category,
    has_place,
    loose,
    remove_treasure,
    treasure_limit,
)
from undercroft.games.dungeoneer.rules.cards.notes import note, note_quests
from undercroft.games.dungeoneer.state import OPEN_QUESTS, Hero, State
from undercroft.kernel.ask import PASS, Ask, Option, Rules

NOTHING: Final = "nothing"
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
        options = deals(hero, group)
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
            _swap(s, hero, s.heroes[seat], mine, theirs)
        else:
            passed += 1


def deals(hero: Hero, group: list[Hero]) -> list[Option]:
    """DGR-MEET-4, DGR-MEET-5: treasures and uncompleted quests, so that limits and categories hold afterwards."""
    return [
        ("deal", mine, other.seat, theirs)
        for other in group
        if other is not hero
        for mine in (NOTHING, *_goods(hero))
        for theirs in (NOTHING, *_goods(other))
        if (mine, theirs) != (NOTHING, NOTHING) and _fits(hero, mine, theirs) and _fits(other, theirs, mine)
    ]


def _goods(hero: Hero) -> list[str]:
    full = {container for _, container in hero.inside}
    return [card for card in loose(hero) if card not in full] + list(hero.quests)


def _fits(hero: Hero, gives: str, gets: str) -> bool:
    treasures = [card for card in hero.treasures if card != gives]
    if gets in CARDS:
        taken = len([card for card in loose(hero) if card != gives])
        if taken >= treasure_limit(hero) or any(CARDS[c].category == CARDS[gets].category for c in treasures):
            return False
    quests = len(hero.quests) - (gives in hero.quests) + (gets != NOTHING and gets not in CARDS)
    return quests <= OPEN_QUESTS


def _swap(s: State, one: Hero, other: Hero, mine: str, theirs: str) -> None:
    for giver, taker, thing in ((one, other, mine), (other, one, theirs)):
        if thing in CARDS:
            giver.treasures = tuple(card for card in giver.treasures if card != thing)
            taker.treasures += (thing,)
        elif thing != NOTHING:
            _hand_over(giver, taker, thing)
    note(s, one)
    note(s, other)
    note_quests(s)
    s.tell("exchanged", "DGR-MEET-2", seat=one.seat, target=other.seat, get=theirs, give=mine)


def _hand_over(giver: Hero, taker: Hero, quest: str) -> None:
    giver.quests = tuple(other for other in giver.quests if other != quest)
    taker.quests += (quest,)
    if quest in giver.persons:
        giver.persons -= {quest}
        taker.persons |= {quest}
    if quest in giver.general:
        giver.general -= {quest}
        taker.general |= {quest}


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
    attached = s.attached.get(card, ())
    s.attached = {bearer: cards for bearer, cards in s.attached.items() if bearer != card}
    yield from remove_treasure(s, hero, card)
    if attached:
        s.attached = {**s.attached, card: attached}
    yield from add_treasure(s, other, card)
    s.tell("given", "DGR-CHERO-9", seat=hero.seat, target=other.seat, card=card)
