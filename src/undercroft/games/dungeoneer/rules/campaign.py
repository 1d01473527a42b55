"""The campaign: one dungeonlord against all heroes, and his horde wanders over the map (DGR-CAMP, DGR-CLORD)."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer.content.cards import LIFE, LOCATIONS
from undercroft.games.dungeoneer.rules import building, decks, hero_phase, lord, quests, setup, wandering, windows
from undercroft.games.dungeoneer.rules import turn as turns
from undercroft.games.dungeoneer.rules.ending import end_game
from undercroft.games.dungeoneer.rules.fights import wounds
from undercroft.games.dungeoneer.rules.inventory import (
    add_treasure,
    discard_hand,
    discard_treasure,
    fits_category,
    has_place,
    note,
    note_hand,
    note_quests,
    remove_treasure,
)
from undercroft.games.dungeoneer.state import ADVENTURE, QUESTS_TO_WIN, Hero, State
from undercroft.kernel.ask import Ask, Draw, Option, RestAsk, Rules

LORD_HAND: Final = 7
LOCATIONS_A_TURN: Final = 3
NONE: Final = "none"


def turn(s: State) -> Rules[None]:
    """DGR-CAMP-14: the dungeonlord, then every hero clockwise; all of it is one long turn (DGR-CAMP-15)."""
    return _lord_turn(s) if s.active == s.lord else _hero_turn(s, s.hero())


# --- setup ----------------------------------------------------------------------------------------------------------


def deal_quests(s: State, players: list[Hero]) -> Rules[None]:
    """DGR-CAMP-9: one personal quest each, face down."""
    for hero in players:
        yield from new_personal_quest(s, hero)


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


def first_hands(s: State) -> Rules[None]:
    """DGR-CAMP-12, DGR-CAMP-13."""
    for hero in s.heroes:
        if hero.seat == s.lord:
            yield from decks.draw_cards(s, hero, LORD_HAND, "DGR-CAMP-13")
        else:
            start_values(hero)
            yield from decks.draw_cards(s, hero, 1, "DGR-CAMP-13")


def start_values(hero: Hero) -> None:
    """DGR-RULING-71: the points of the entrance."""
    hero.glory, hero.peril = LOCATIONS[hero.at].glory, LOCATIONS[hero.at].peril


# --- the dungeonlord's part -----------------------------------------------------------------------------------------


def _lord_turn(s: State) -> Rules[None]:
    """DGR-CLORD-1: building, adventure, discard."""
    master = s.heroes[s.lord]
    if s.phase == turns.RESET:
        s.tell("turn", "DGR-CAMP-14", seat=s.lord, round=s.round)
        turns.reset_table(s)
        wandering.reset_horde(s)
        s.phase = turns.BUILD
    if s.phase == turns.BUILD:
        for number in range(LOCATIONS_A_TURN):  # DGR-CLORD-2
            near = [hero.at for hero in s.order()] if not number else None  # DGR-CLORD-3
            yield from building.build(s, master, "DGR-CLORD-2", near)
        if turns.start_phase(s, turns.LORD):
            yield from windows.anytime(s)
    if s.phase == turns.LORD:
        yield from _adventure(s, master)
        yield from wandering.sort_survivors(s, master)
        s.phase = turns.END
    yield from _lord_discard(s, master)
    turns.next_turn(s)


def _adventure(s: State, master: Hero) -> Rules[None]:
    """DGR-CLORD-4, DGR-CLORD-5: banes and batches, and what the horde does."""
    while True:
        options = (*wandering.horde_options(s, master), *lord.lord_options(s, master))
        if len(options) == 1 and not lord.has_secrets(s, master):
            return
        choice = yield RestAsk(master.seat, "lord", options, "DGR-CLORD-4")
        if choice == lord.END:
            return
        if str(choice[0]).startswith("horde"):
            yield from wandering.horde_acts(s, master, choice)
            if windows.is_anybody_alert(s):
                yield from windows.anytime(s)
        else:
            yield from lord.lord_acts(s, master, choice)


def _lord_discard(s: State, master: Hero) -> Rules[None]:
    """DGR-CLORD-6: one card from hand or horde, then up to 7."""
    options: list[Option] = [("hand", card) for card in master.hand]
    options += [("horde", card) for card in master.horde]
    if options:
        choice = yield Ask(master.seat, "end-discard", (*options, NONE), "DGR-CLORD-6")
        if choice != NONE:
            zone, card = choice
            if zone == "hand":
                discard_hand(s, master, card, "DGR-CLORD-6")
            else:
                wandering.lose_monster(s, card)
                decks.discard(s, card)
                s.tell("discarded", "DGR-CLORD-6", seat=master.seat, card=card)
    yield from decks.draw_cards(s, master, max(0, LORD_HAND - len(master.hand)), "DGR-CLORD-6")


# --- a hero's part --------------------------------------------------------------------------------------------------


def _hero_turn(s: State, hero: Hero) -> Rules[None]:
    """DGR-CHERO-1, DGR-CHERO-3: adventure, then discard."""
    if s.phase == turns.RESET:
        s.tell("turn", "DGR-CHERO-1", seat=hero.seat, round=s.round)
        for other in s.heroes:  # who was silent in the turn before is asked again, though it is one long turn
            other.is_silent = False
        yield from turns.upkeep(s, hero)  # DGR-CHERO-2
        turns.refresh(s, hero)
        if turns.start_phase(s, turns.HERO):
            yield from windows.anytime(s)
    if s.phase == turns.HERO:
        yield from hero_phase.hero_phase(s, hero)
    yield from turns.close_hero_phase(s, hero)  # DGR-CHERO-5, DGR-CHERO-7
    yield from _drop(s, hero)
    yield from decks.draw_cards(s, hero, 1, "DGR-CHERO-14")
    while hero.glory and decks.has_cards(s, ADVENTURE):
        if (yield Ask(hero.seat, "buy", ("buy", "stop"), "DGR-CHERO-14")) == "stop":
            break
        hero.glory -= 1
        yield from decks.draw_cards(s, hero, 1, "DGR-CHERO-14")
    turns.age(s, hero)
    turns.next_turn(s)


def _drop(s: State, hero: Hero) -> Rules[None]:
    """DGR-CHERO-13: drop one readied treasure here, or discard it; he need not."""
    if not hero.treasures:
        return
    options: list[Option] = [(way, card) for card in hero.treasures for way in ("drop", "discard")]
    choice = yield Ask(hero.seat, "drop", (*options, NONE), "DGR-CHERO-13")
    if choice == NONE:
        return
    way, card = choice
    if way == "discard":
        yield from discard_treasure(s, hero, card, "DGR-CHERO-13")
    else:
        yield from remove_treasure(s, hero, card)
        lay_down(s, hero.at, (card,))


def lay_down(s: State, place: str, cards: tuple[str, ...]) -> None:
    """DGR-GLOSS-1, DGR-CDEF-3: treasures lie on a location and can be looted."""
    s.dropped = {**s.dropped, place: (*s.dropped.get(place, ()), *cards)}
    s.tell("dropped", "DGR-CDEF-3", place=place, cards=list(cards))


def hero_options(s: State, hero: Hero) -> list[Option]:
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


def hero_acts(s: State, hero: Hero, choice: Option) -> Rules[None]:
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


def turn_up(s: State, hero: Hero, quest: str) -> None:
    """DGR-CHERO-11: a personal quest lies open from the first attempt on."""
    if quest in hero.faced_down:
        hero.faced_down -= {quest}
        note_quests(s)
        s.tell("quest-revealed", "DGR-CHERO-11", seat=hero.seat, quest=quest)


# --- how it ends ----------------------------------------------------------------------------------------------------


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


def defeat(s: State, hero: Hero) -> Rules[None]:
    """DGR-CAMP-6, DGR-CDEF: it counts for the dungeonlord, the treasures lie there, and a new hero comes."""
    master = s.heroes[s.lord]
    master.defeats += 1
    if master.defeats >= len(s.heroes) - 1:  # DGR-CAMP-4
        end_game(s, (s.lord,), "DGR-CAMP-4")
    place, lost = hero.at, hero.kind
    treasures = hero.treasures
    for card in treasures:
        decks.drop_attachments(s, card)
    for card in (*hero.boons, *hero.banes, *hero.hand):
        decks.discard(s, card)
    hero.boons = hero.banes = hero.hand = hero.treasures = ()
    note_hand(hero)
    hero.inside = ()
    if treasures:
        lay_down(s, place, treasures)
    s.supply += (lost,)
    wounds.clear_hero(hero)
    s.foes = [foe for foe in s.foes if foe.target != hero.seat or foe.kind in ("encounter", "trap")]
    yield from _lose_persons(s, hero)
    yield from _new_hero(s, hero, lost)


def _lose_persons(s: State, hero: Hero) -> Rules[None]:
    """DGR-RULING-77: a quest with a person is given up; who loses his personal quest draws a new one."""
    for quest in hero.quests:
        if quest in hero.persons:
            is_general = quest in hero.general
            quests.give_up(s, hero, quest)
            if not is_general:
                yield from new_personal_quest(s, hero)


def _new_hero(s: State, hero: Hero, lost: str) -> Rules[None]:
    """DGR-CDEF-2: on the entrance, level 1, 6 life."""
    yield from setup.choose_new_hero(s, hero, lost, "DGR-CDEF-1")
    hero.life = LIFE
    hero.at = hero.home
    start_values(hero)
    note(s, hero)
    yield from decks.draw_cards(s, hero, 1, "DGR-RULING-77")
    if hero.seat == s.active:  # his phase is over, and the points of the entrance are those he starts with
        s.is_finished = True
        s.awarded += (hero.at,)
    s.tell("returned", "DGR-CDEF-2", seat=hero.seat, hero=hero.kind)
