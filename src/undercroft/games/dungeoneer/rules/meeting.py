"""Heroes meet heroes: resting together and exchanging treasures and quests (DGR-MEET)."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.dungeoneer.content.cards import CARDS
from undercroft.games.dungeoneer.rules.inventory import loose, note, note_quests, treasure_limit
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
