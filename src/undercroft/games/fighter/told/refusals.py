"""Why an answer is refused: the clause that a player would be shown."""

from __future__ import annotations

from typing import Any

from undercroft.games.fighter.content.cards import COLOURS, EQUIPMENT, MAPS, SHEETS
from undercroft.games.fighter.rules.rooms import BONUS_DIE_PRICE
from undercroft.games.fighter.state import Hero, State
from undercroft.kernel.ask import Ask, Option


def why_not(s: State, ask: Ask, answer: Option) -> str:
    """The most telling clause; where none is known, the clause of the ask itself."""
    hero = s.heroes[ask.seat]
    match ask.what:
        case "die":
            return _why_not_die(s, answer)
        case "weapons":
            return _why_not_weapons(hero, answer)
        case "way":
            return _why_not_way(s, answer)
        case "shop":
            return _why_not_buy(s, answer)
        case "hero":
            return "FIG-SETUP-10"
        case "exchange" | "inherit":
            return "FIG-EQ-2"
        case "colour":
            return "FIG-BONUS-4"
        case "scar":
            return "FIG-SCAR-2"
        case "beer" | "healing" | "heal-whom":
            return "FIG-FAINT-2" if _names_fainted(s, answer) else ask.clause
    return ask.clause


def _names_fainted(s: State, answer: Option) -> bool:
    seat = answer[-1] if isinstance(answer, tuple) and answer else answer
    return isinstance(seat, int) and 0 <= seat < len(s.heroes) and not s.heroes[seat].is_conscious


def _why_not_die(s: State, answer: Option) -> str:
    if answer in COLOURS:
        return "FIG-MON-6" if s.forbidden >> COLOURS.index(str(answer)) & 1 else "FIG-FIGHT-7"
    return "FIG-BONUS-3" if answer == "bonus" else "FIG-FIGHT-3"


def _why_not_weapons(hero: Hero, answer: Option) -> str:
    named = answer if isinstance(answer, tuple) else (answer,)
    if all(card in hero.cards and EQUIPMENT[str(card)].kind == 0 for card in named):
        return "FIG-WEAP-10"
    return "FIG-EQ-9"


def _why_not_way(s: State, answer: Option) -> str:
    if not 1 <= s.level <= 3:
        return "FIG-MOVE-2"
    found = MAPS[s.maps[s.level - 1]]
    if answer == s.room:
        return "FIG-MOVE-8"
    if isinstance(answer, str) and answer in found.ways and s.room in found.ways[answer]:
        return "FIG-MOVE-3"
    return "FIG-MOVE-2"


def _why_not_buy(s: State, answer: Any) -> str:
    match answer:
        case "bonus-die":
            return "FIG-SHOP-6" if s.gold < BONUS_DIE_PRICE else "FIG-SHOP-4"
        case "heal":
            return "FIG-SHOP-6" if not s.gold else "FIG-SHOP-5"
        case ("buy", str(card), int(seat)) if card in s.shop and 0 <= seat < len(s.heroes):
            if EQUIPMENT[card].price > s.gold:
                return "FIG-SHOP-6"
            return "FIG-EQ-2" if not SHEETS[s.heroes[seat].kind].slots[EQUIPMENT[card].kind] else "FIG-SHOP-3"
    return "FIG-SHOP-2"
