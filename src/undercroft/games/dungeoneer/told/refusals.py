"""Why an answer is not allowed: the clause that forbids it."""

from __future__ import annotations

from typing import Any

from undercroft.games.dungeoneer.content.cards import (
    CARDS,
    COUNTER,
    LOCATIONS,
    LOCKED,
    OPEN,
    QUESTS,
    SIDES,
    TYPES,
    WALL,
)
from undercroft.games.dungeoneer.content.layout import BACK, DX, DY, OPENINGS, TURNED, area_of
from undercroft.games.dungeoneer.rules import quests
from undercroft.games.dungeoneer.rules.cards import hand
from undercroft.games.dungeoneer.rules.cards.inventory import can_pay, cost_of, fits_category
from undercroft.games.dungeoneer.rules.stats import is_forbidden
from undercroft.games.dungeoneer.rules.ways import exit_state
from undercroft.games.dungeoneer.state import PLACES, Hero, State
from undercroft.kernel.ask import Ask, Option

SPENDS = ("go", "try", "sewer", "portal", "duel", "steal", "attempt", "explore")


def why_not(s: State, ask: Ask, answer: Option) -> str:
    """The clause by which the answer was left out; where none is known, that of the question."""
    hero = s.heroes[ask.seat]
    words = answer if isinstance(answer, tuple) else (answer,)
    if not words:  # an empty list says nothing that a rule could forbid
        return ask.clause
    if ask.what == "lord":
        return _lord(s, hero, words) or ask.clause
    if ask.what == "hero":
        return _hero(s, hero, words) or ask.clause
    if ask.what == "place" and ask.about is not None:
        return _place(s, str(ask.about["place"]), words) or ask.clause
    if ask.what == "end-discard" and words[0] == "boon":
        return "DGR-BOON-3"
    return ask.clause


def _hero(s: State, hero: Hero, words: tuple[Any, ...]) -> str:
    if words[0] in SPENDS:
        if hero.tipped:
            return "DGR-TIP-4" if words[0] in ("duel", "steal", "attempt", "explore") else "DGR-TIP-1"
        if hero.resting == 1:
            return "DGR-MEET-3"
    match words:
        case (("go" | "try") as word, str(side)) if side in SIDES:
            return _step(s, hero, word, SIDES.index(side))
        case ("sewer", _):
            return "DGR-SEWER-2" if hero.mp and not is_forbidden(s, hero, "sewer") else "DGR-SEWER-1"
        case ("portal", _):
            return "DGR-PORTAL-3"
        case ("explore",):
            return "DGR-GOLD-1" if is_forbidden(s, hero, "explore") else "DGR-MOVE-12"
        case ("play", str(card), *_) if card in CARDS:
            return _play(s, hero, card)
        case ("use", str(card), *_):
            return "DGR-TURN-8" if card in hero.used else "DGR-HPHASE-2" if card in hero.hand else "DGR-SPEC-4"
        case ("duel", opponent, str(type_)):
            return _duel(s, hero, opponent, type_)
        case ("steal", *_):
            return "DGR-QESC-6"
        case (("accept" | "attempt" | "meet" | "deliver") as word, str(quest)) if quest in QUESTS:
            return _quest(s, hero, word, quest)
        case ("clear", *_):
            return "DGR-BANE-2"
        case ("loot", *_):
            return "DGR-CHERO-8"
        case ("give", *_):
            return "DGR-CHERO-9"
    return ""


def _step(s: State, hero: Hero, word: str, side: int) -> str:
    other = s.layout.near[hero.at][side]
    if not other:
        return "DGR-EXIT-17"
    if WALL in (s.layout.exits[hero.at][side].state, s.layout.exits[other][BACK[side]].state):
        return "DGR-EXIT-4"
    if not hero.mp:
        return "DGR-MOVE-1" if word == "go" else "DGR-EXIT-11"
    state = exit_state(s, hero.at, side).state
    if state == OPEN:
        return "DGR-EXIT-6"
    return "DGR-EXIT-9" if state == LOCKED else "DGR-EXIT-7"


def _play(s: State, hero: Hero, card: str) -> str:
    row = CARDS[card]
    if card not in hero.hand:
        return "DGR-HPHASE-2"
    if row.timing not in ("hero", "anytime") or row.situation:
        return "DGR-CARD-2"
    if cost_of(row, LOCATIONS[hero.at]) > hero.glory:
        return "DGR-CARD-1"
    if row.bearer:
        return "DGR-CARD-6"
    if row.kind == "boon":
        if not hand.may_add_boons(s, hero):
            return "DGR-SOLO-24" if s.is_solo else "DGR-CFIGHT-5"
        return "DGR-BOON-4"
    if not hand.may_add_treasures(s, hero):
        return "DGR-SOLO-23" if s.is_solo else "DGR-CFIGHT-5"
    return "DGR-TREAS-2" if fits_category(hero, card) else "DGR-TREAS-4"


def _duel(s: State, hero: Hero, opponent: Any, type_: str) -> str:
    if hero.attacks > hero.extra or not hero.mp:
        return "DGR-DUEL-1"
    if isinstance(opponent, int):
        if s.is_campaign:
            return "DGR-CSPEC-4"
        if opponent not in range(len(s.heroes)) or s.heroes[opponent].at != hero.at:
            return "DGR-DUEL-2"
    elif opponent in QUESTS:
        return "DGR-QBTY-6"
    elif not any(foe.card == opponent and foe.at == hero.at for foe in s.foes):
        return "DGR-HORDE-12"
    return "DGR-DUEL-3" if type_ in TYPES else ""


def _quest(s: State, hero: Hero, word: str, quest: str) -> str:
    row = QUESTS[quest]
    if word in ("meet", "deliver"):
        return "DGR-QESC-1" if word == "meet" else "DGR-QESC-2"
    if word == "accept":
        return "DGR-QUEST-2"
    if quest in s.general:
        return "DGR-QUEST-4"
    if quest not in hero.quests or hero.at not in row.places:
        return "DGR-QUEST-1"
    if row.price and not can_pay(hero, row.price):
        return "DGR-QSAC-2"
    if hero.mp < quests.attempt_cost(s, row):
        return "DGR-QOPP-1" if row.condition == "opportunity" else "DGR-QUEST-9"
    return "DGR-QBTY-2"


# --- the dungeonlord ------------------------------------------------------------------------------------------------


def _lord(s: State, lord: Hero, words: tuple[Any, ...]) -> str:
    match words:
        case ("encounter", int(seat), str(card), *type_) if card in CARDS and seat in range(len(s.heroes)):
            return _encounter(s, lord, seat, card, type_)
        case ("bane", str(card), int(seat), *_) if card in CARDS and seat in range(len(s.heroes)):
            return _price(s, lord, seat, card) or ("DGR-DATA-17" if CARDS[card].bearer else "DGR-DATA-14")
        case ("horde-go", *_):
            return "DGR-CHORDE-7" if s.horde_mp else "DGR-CRESET-4"
        case (("horde-attack" | "horde-duel"), *_):
            return "DGR-CHORDE-10"
    return ""


def _price(s: State, lord: Hero, seat: int, card: str) -> str:
    row = CARDS[card]
    if row.timing != "lord":
        return "DGR-CARD-2"
    if seat == lord.seat:
        return "DGR-LORD-6"
    others = sum(hero.peril for hero in s.heroes if hero is not lord)
    if s.heroes[seat].peril < row.cost:
        return "DGR-LORD-5" if others >= row.cost else "DGR-LORD-2"
    return ""


def _encounter(s: State, lord: Hero, seat: int, card: str, type_: list[Any]) -> str:
    row = CARDS[card]
    if card in lord.horde and s.lord == lord.seat:
        return "DGR-CHORDE-13"
    if s.struck >> seat & 1:
        return "DGR-LORD-7"
    named = TYPES.index(type_[0]) if type_ and type_[0] in TYPES else 0
    if type_ and row.stats is not None and row.stats.symbols[named] == COUNTER:
        return "DGR-ATK-3"
    return _price(s, lord, seat, card) or "DGR-ATK-2"


# --- the map --------------------------------------------------------------------------------------------------------


def _place(s: State, place: str, words: tuple[Any, ...]) -> str:
    match words:
        case (int(x), int(y), str(turned)):
            cell = (area_of(place), x, y)
            if cell in s.layout.cells:
                return "DGR-PLACE-1"
            if s.layout.touches_entrance(cell) and not LOCATIONS[place].is_passage:
                return "DGR-PLACE-3"
            links = s.layout.frontier.get(cell, 0)
            touches = any((cell[0], x + DX[side], y + DY[side]) in s.layout.cells for side in range(4))
            if not links & OPENINGS[place, turned == TURNED]:
                return "DGR-PLACE-5" if touches else "DGR-PLACE-4"
            return "DGR-PLACE-8" if len(s.decks[PLACES]) else "DGR-PLACE-2"
    return ""
