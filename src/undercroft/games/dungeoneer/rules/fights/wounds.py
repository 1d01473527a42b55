"""Wounds of heroes, and what prevents them (DGR-GLOSS-4, DGR-DATA-16)."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer.rules.cards.inventory import can_pay, pay
from undercroft.games.dungeoneer.rules.cards.notes import USES
from undercroft.games.dungeoneer.rules.fights.defeat import defeat
from undercroft.games.dungeoneer.rules.fights.throws import stir
from undercroft.games.dungeoneer.state import Hero, State
from undercroft.kernel.ask import Ask, Rules

NO: Final = "no"


def suffer(s: State, hero: Hero, number: int, source: str, credit: int) -> Rules[int]:
    """The hero loses life unless he prevents it; gives how much he lost (DGR-REWARD-3: never more than he had)."""
    for other in (hero, *s.heroes_at(hero.at)) if s.is_campaign else (hero,):  # DGR-RULING-89
        if other.prevents:
            number = yield from _prevent(s, hero, other, number, source)
    lost = min(number, hero.life)
    if lost <= 0:
        return 0
    hero.life -= lost
    stir(s, hero.at)
    if s.listener is not None:
        s.tell("wounded", "DGR-GLOSS-4", seat=hero.seat, number=lost, life=hero.life)
    if not hero.life:
        yield from defeat(s, hero, credit)
    return lost


def _prevent(s: State, victim: Hero, hero: Hero, number: int, source: str) -> Rules[int]:
    """DGR-DATA-16: cards of a hero that make the victim's wounds fewer, each once per turn."""
    while number > 0:
        usable = tuple(card for card in hero.prevents if _can_prevent(hero, card, source))
        if not usable:
            break
        about = {"number": number, "target": victim.seat}
        card = yield Ask(hero.seat, "prevent", (*usable, NO), "DGR-DATA-16", about)
        if card == NO:
            break
        ability = USES[card]
        pay(hero, ability.costs)
        hero.used |= {card}
        number -= ability.effects[0][2]
        s.tell("prevented", "DGR-DATA-16", seat=hero.seat, card=card)
    return number


def _can_prevent(hero: Hero, card: str, source: str) -> bool:
    ability = USES[card]
    sources = ability.effects[0][3].split("/")
    return card not in hero.used and can_pay(hero, ability.costs) and ("any" in sources or source in sources)
