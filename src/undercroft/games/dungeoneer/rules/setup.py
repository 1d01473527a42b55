"""Setting up (DGR-SETUP), and coming back after a defeat (DGR-DEFEAT-4)."""

from __future__ import annotations

from functools import cache
from itertools import permutations, product
from typing import Any, Final

from undercroft.games.dungeoneer.content.cards import CARDS, HEROES, LIFE, LOCATIONS, QUESTS
from undercroft.games.dungeoneer.content.layout import BACK, DX, DY, IS_SYMMETRIC, OPENINGS, PRINTED, TURNED
from undercroft.games.dungeoneer.options import DungeoneerOptions
from undercroft.games.dungeoneer.rules import building
from undercroft.games.dungeoneer.rules.cards.decks import display, draw_cards, draw_quest, general_quests
from undercroft.games.dungeoneer.rules.cards.notes import note, note_quests
from undercroft.games.dungeoneer.rules.quests import new_personal_quest
from undercroft.games.dungeoneer.state import HAND, PLACES, QUEST_STACK, Hero, State
from undercroft.kernel.ask import Ask, Draw, Option, Rules, roll
from undercroft.kernel.deck import Deck
from undercroft.kernel.errors import BadOptions, BadSeats

PASSAGES: Final = 4
PERSONAL_QUESTS: Final = 2
LORD_HAND: Final = 7
SHIFTS: Final = ("Shift", "Warp")
SEATS: Final = {"standard": range(2, 7), "solo": range(1, 2), "campaign": range(2, 7)}


def new_state(options: DungeoneerOptions, seats: int) -> State:
    """All cards sorted into their stacks, and nobody has a hero yet."""
    if seats not in SEATS[options.mode]:  # DGR-RULING-1
        least, most = SEATS[options.mode][0], SEATS[options.mode][-1]
        sentence = f"{options.mode} is played by {least} to {most}, not by {seats}"
        why = "alone" if options.is_solo else "number"
        raise BadSeats(sentence, clause="DGR-RULING-1", why=why, seats=seats, least=least, most=most)
    check_selection(options, seats)
    cards = list(options.cards_of(CARDS))
    box: list[str] = []
    if options.mode == "solo":  # DGR-SOLO-5, DGR-DATA-10
        box = [card for card in cards if CARDS[card].category in SHIFTS or CARDS[card].heroes > 1]
        cards = [card for card in cards if card not in box]
    good = [card for card in cards if CARDS[card].is_good or not options.is_split]
    evil = [card for card in cards if not CARDS[card].is_good and options.is_split]
    s = State(
        options,
        [Hero(seat) for seat in range(seats)],
        [Deck(tuple(good)), Deck(tuple(evil)), Deck(options.cards_of(LOCATIONS)), Deck(options.cards_of(QUESTS))],
    )
    s.supply = options.cards_of(HEROES)
    s.box = tuple(box)
    return s


def check_selection(options: DungeoneerOptions, seats: int) -> None:
    """DGR-COMB-6, DGR-COMB-7: a selection that cannot be played is refused."""
    places, quests = options.cards_of(LOCATIONS), options.cards_of(QUESTS)
    missing = ", ".join(sorted({place for quest in quests for place in QUESTS[quest].places if place not in places}))
    if missing:
        _refuse(f"the quests need the locations {missing}", "DGR-COMB-6", "places", cards=missing)
    entrances = [place for place in places if LOCATIONS[place].is_entrance]
    if not entrances:
        _refuse("there is no entrance", "DGR-COMB-7", "entrance")
    for area in {LOCATIONS[place].set for place in places}:
        ours = [place for place in places if LOCATIONS[place].set == area]
        if not any(LOCATIONS[place].is_entrance for place in ours):
            _refuse(f"the {area} has no entrance", "DGR-COMB-7", "entrance")
        if sum(LOCATIONS[place].is_passage for place in ours) < PASSAGES:
            sentence = f"the {area} has fewer than {PASSAGES} passages or roads"
            _refuse(sentence, "DGR-COMB-7", "passages", number=PASSAGES)
    _check_numbers(options, seats, quests)


def _check_numbers(options: DungeoneerOptions, seats: int, quests: tuple[str, ...]) -> None:
    needed = {"standard": PERSONAL_QUESTS * seats + 1, "solo": int(options.solo_quests), "campaign": seats + 4}
    if len(quests) < needed[options.mode]:
        _refuse(f"{len(quests)} quests are too few for {seats} players", "DGR-COMB-7", "quests", seats=seats)
    if options.sets == "both" and options.mode == "standard":  # DGR-COMB-4
        for area in ("dungeon", "wilderness"):
            if sum(QUESTS[quest].set == area for quest in quests) < seats:
                sentence = f"there are too few quests of the {area} for {seats} players"
                _refuse(sentence, "DGR-COMB-7", "quests", seats=seats)
    players = seats - 1 if options.mode == "campaign" else seats
    if len(options.cards_of(HEROES)) < players:
        _refuse(f"there are too few heroes for {players} players", "DGR-COMB-7", "heroes", seats=players)


def _refuse(reason: str, clause: str, why: str, **facts: Any) -> None:
    raise BadOptions(f"{reason} ({clause})", clause=clause, why=why, **facts)


def setup(s: State) -> Rules[None]:
    """DGR-SETUP-1: step by step in the printed order."""
    if s.is_campaign:
        s.lord = 0
    players = [hero for hero in s.heroes if hero.seat != s.lord]
    yield from _heroes(s, players)
    yield from _quests(s, players)
    yield from _initiative(s)
    yield from _first_map(s)
    for hero in players:
        yield from _stand_on_entrance(s, hero)
    if s.is_campaign:
        yield from _campaign_hands(s)
    else:
        for hero in players:
            hero.glory = hero.peril = 1  # DGR-SETUP-15
            if s.is_solo:
                hero.peril = 0  # DGR-SOLO-27
            yield from draw_cards(s, hero, HAND, "DGR-SETUP-16")
    if s.options.familiar_ground:
        yield from _familiar_ground(s)


def _heroes(s: State, players: list[Hero]) -> Rules[None]:
    """DGR-SETUP-2: dealt at random, or chosen in seat order from the dealer's left."""
    chooses = s.options.hero_deal == "choose" or s.options.mode != "standard"  # DGR-SOLO-4, DGR-CAMP-8
    for hero in [*players[1:], players[0]] if not s.is_campaign else players:
        if chooses:
            kind = s.supply[0] if len(s.supply) == 1 else (yield Ask(hero.seat, "choose-hero", s.supply, "DGR-SETUP-2"))
        else:
            kind = yield Draw(s.supply, "DGR-SETUP-2", "deal-hero")
        take_hero(s, hero, kind)


def take_hero(s: State, hero: Hero, kind: str) -> None:
    """DGR-SETUP-3: 6 life, level 1."""
    s.supply = tuple(other for other in s.supply if other != kind)
    hero.kind, hero.life, hero.level = kind, LIFE, 1
    note(s, hero)
    s.tell("hero", "DGR-SETUP-3", seat=hero.seat, hero=kind)


def _quests(s: State, players: list[Hero]) -> Rules[None]:
    """DGR-SETUP-7, DGR-SETUP-8: personal quests, then the general one."""
    if s.is_campaign:
        for hero in players:  # DGR-CAMP-9: one each, face down
            yield from new_personal_quest(s, hero)
    elif s.is_solo:
        yield from _deal(s, players[0], int(s.options.solo_quests))
    elif s.options.sets == "both":
        yield from _deal_of_each_set(s, players)
    else:
        for hero in players:
            yield from _deal(s, hero, PERSONAL_QUESTS)
    if general_quests(s):
        yield from display(s, "DGR-SETUP-8")


def _deal_of_each_set(s: State, players: list[Hero]) -> Rules[None]:
    """DGR-COMB-4: one quest of the wilderness for everybody, then one of the dungeon."""
    for area in ("wilderness", "dungeon"):
        for hero in players:
            stack = s.decks[QUEST_STACK]
            possible = Deck(stack.pool, (), stack.bottom).without(q for q in stack.cards() if QUESTS[q].set != area)
            if len(possible):
                quest = yield Draw(possible.next_cards(), "DGR-SETUP-7", "draw-quest")
                s.decks[QUEST_STACK] = stack.without((quest,))
                _receive(s, hero, quest)


def _deal(s: State, hero: Hero, number: int) -> Rules[None]:
    for _ in range(number):
        quest = yield from draw_quest(s, "DGR-SETUP-7")
        if quest:
            _receive(s, hero, quest)


def _receive(s: State, hero: Hero, quest: str) -> None:
    hero.quests += (quest,)
    note_quests(s)
    s.tell("quest-dealt", "DGR-SETUP-7", seat=hero.seat, quest=quest)


def _campaign_hands(s: State) -> Rules[None]:
    """DGR-CAMP-12, DGR-CAMP-13."""
    for hero in s.heroes:
        if hero.seat == s.lord:
            yield from draw_cards(s, hero, LORD_HAND, "DGR-CAMP-13")
        else:
            start_values(hero)
            yield from draw_cards(s, hero, 1, "DGR-CAMP-13")


def start_values(hero: Hero) -> None:
    """DGR-RULING-71: the points of the entrance."""
    hero.glory, hero.peril = LOCATIONS[hero.at].glory, LOCATIONS[hero.at].peril


def _initiative(s: State) -> Rules[None]:
    """DGR-SETUP-10: the highest die begins; those tied for it roll again."""
    if s.options.mode != "standard":
        s.active = s.start = max(s.lord, 0)
        return
    s.active = s.start = yield from highest(s, [hero.seat for hero in s.heroes], "DGR-SETUP-10")
    s.tell("first", "DGR-SETUP-10", seat=s.active)


def highest(s: State, seats: list[int], clause: str) -> Rules[int]:
    """Everybody rolls; only those tied for the highest roll again."""
    while len(seats) > 1:
        rolled: dict[int, int] = {}
        for seat in seats:
            (die,) = yield roll(seat, 1, clause, "initiative-roll")
            s.tell("initiative", clause, seat=seat, dice=[die])
            rolled[seat] = die
        best = max(rolled.values())
        seats = [seat for seat in seats if rolled[seat] == best]
    return seats[0]


# --- the first map --------------------------------------------------------------------------------------------------


def _first_map(s: State) -> Rules[None]:
    """DGR-SETUP-11 to DGR-SETUP-13: each entrance with 4 passages or roads around it; the rest is the stack."""
    for area in ("dungeon", "wilderness"):
        pool = s.decks[PLACES].pool
        entrance = [place for place in pool if LOCATIONS[place].is_entrance and LOCATIONS[place].set == area]
        if not entrance:
            continue
        s.layout = s.layout.with_location(entrance[0], 0, 0, False)
        chosen: list[str] = []
        passages = [p for p in pool if LOCATIONS[p].is_passage and LOCATIONS[p].set == area]
        for _ in range(PASSAGES):
            place = yield Draw(tuple(p for p in passages if p not in chosen), "DGR-SETUP-12", "draw-passage")
            chosen.append(place)
        arrangement = yield from _arrange(s, tuple(sorted(chosen)))
        for side, (place, is_turned) in enumerate(arrangement):
            s.layout = s.layout.with_location(place, DX[side], DY[side], is_turned)
            s.tell("location-placed", "DGR-SETUP-12", seat=s.active, place=place, x=DX[side], y=DY[side],
                   turned=is_turned)  # fmt: skip
        s.decks[PLACES] = s.decks[PLACES].without((*chosen, entrance[0]))


Arrangement = tuple[tuple[str, bool], ...]


@cache
def arrangements(chosen: tuple[str, ...]) -> tuple[Arrangement, ...]:
    """Every legal way to lay 4 passages round an entrance, by side."""
    found = []
    for order in permutations(chosen):
        for turns in product((False, True), repeat=PASSAGES):
            fits = all(OPENINGS[place, turns[side]] >> BACK[side] & 1 for side, place in enumerate(order))
            if fits and not any(turns[side] and IS_SYMMETRIC[place] for side, place in enumerate(order)):
                found.append(tuple(zip(order, turns, strict=True)))
    return tuple(found)


def _arrange(s: State, chosen: tuple[str, ...]) -> Rules[Arrangement]:
    """DGR-RULING-24: at random among the legal arrangements, or side by side as the dealer likes."""
    legal = arrangements(chosen)
    if s.options.first_passages == "random" or s.is_campaign:  # DGR-CAMP-11
        words = {_word(arrangement): arrangement for arrangement in legal}
        return words[(yield Draw(tuple(words), "DGR-SETUP-12", "arrange"))]
    for side in range(PASSAGES):
        options: tuple[Option, ...] = tuple(dict.fromkeys(_option(arrangement[side]) for arrangement in legal))
        picked: Any = options[0]
        if len(options) > 1:
            picked = yield Ask(0, "first-passage", options, "DGR-SETUP-12", {"side": side})
        legal = tuple(arrangement for arrangement in legal if _option(arrangement[side]) == picked)
    return legal[0]


def _option(laid: tuple[str, bool]) -> tuple[str, str]:
    return laid[0], TURNED if laid[1] else PRINTED


def _word(arrangement: Arrangement) -> str:
    return ",".join(f"{place}t" if is_turned else place for place, is_turned in arrangement)


def _stand_on_entrance(s: State, hero: Hero) -> Rules[None]:
    """DGR-SETUP-14; DGR-COMB-3: where there are two, each chooses."""
    entrances: tuple[Option, ...] = tuple(place for place in s.layout.spots if LOCATIONS[place].is_entrance)
    chosen = entrances[0]
    if len(entrances) > 1:
        chosen = yield Ask(hero.seat, "entrance", entrances, "DGR-COMB-3")
    hero.at = hero.home = str(chosen)


def _familiar_ground(s: State) -> Rules[None]:
    """DGR-RULING-61: all locations are placed before the first turn, one by one, clockwise from the start player."""
    seat = s.start
    while len(s.decks[PLACES]):
        left = len(s.decks[PLACES])
        yield from building.build(s, s.heroes[seat], "DGR-RULING-61")
        if len(s.decks[PLACES]) == left:
            break
        seat = (seat + 1) % len(s.heroes)


# --- coming back ----------------------------------------------------------------------------------------------------


def choose_new_hero(s: State, hero: Hero, lost: str, clause: str) -> Rules[None]:
    """Another free hero; the same only if no other is free."""
    free: tuple[Option, ...] = tuple(kind for kind in s.supply if kind != lost) or s.supply
    kind = free[0] if len(free) == 1 else (yield Ask(hero.seat, "choose-hero", free, clause))
    take_hero(s, hero, str(kind))


def reenter(s: State, hero: Hero) -> Rules[None]:
    """DGR-DEFEAT-4: the usual starting values."""
    hero.returns = 0
    yield from choose_new_hero(s, hero, hero.lost, "DGR-DEFEAT-4")
    yield from _stand_on_entrance(s, hero)
    hero.glory = hero.peril = 1
    yield from draw_cards(s, hero, HAND, "DGR-DEFEAT-4")
    if s.options.sets == "both":  # DGR-RULING-98
        yield from _deal_of_each_set(s, [hero])
    else:
        yield from _deal(s, hero, PERSONAL_QUESTS)
    s.tell("returned", "DGR-DEFEAT-4", seat=hero.seat, hero=hero.kind)
