"""Playing cards from the hand and using those that lie open (DGR-CARD, DGR-BOON, DGR-TREAS)."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.dungeoneer.content.cards import CARDS, LOCATIONS, TYPES, Card
from undercroft.games.dungeoneer.rules.cards import effects
from undercroft.games.dungeoneer.rules.cards.decks import discard, out_of_hand
from undercroft.games.dungeoneer.rules.cards.inventory import (
    add_treasure,
    boon_limit,
    cost_of,
    fits_category,
    has_place,
    pay,
)
from undercroft.games.dungeoneer.rules.cards.notes import USES, note
from undercroft.games.dungeoneer.rules.fights.throws import Throw
from undercroft.games.dungeoneer.state import Foe, Hero, State
from undercroft.kernel.ask import Rules

HELP: Final = "help"
"""The last word of an option that is meant for another hero (DGR-CSPEC-2)."""


def play(
    s: State, hero: Hero, card: str, detail: list[Any], throw: Throw | None = None, foe: Foe | None = None,
    answers: dict[int, int] | None = None,
) -> Rules[None]:  # fmt: skip
    """DGR-GOLD-4: pay the glory; the card works at once, and stays if it is permanent."""
    row = CARDS[card]
    hero.glory -= cost_of(row, LOCATIONS[hero.at])
    out_of_hand(s, hero, card)
    if s.listener is not None:
        s.tell("played", "DGR-CARD-1", seat=hero.seat, card=card)
    if row.bearer:  # DGR-CARD-6
        attach(s, card, str(detail[0]))
        note(s, hero)
    elif row.is_permanent and row.kind == "boon":
        hero.boons += (card,)
        note(s, hero)
    elif row.is_permanent:
        yield from add_treasure(s, hero, card)
    else:
        s.limbo += (card,)
        c = effects.Context(hero.seat, hero, "card", card, "DGR-CARD-4")
        c.throw, c.foe = throw, foe
        _mean(s, c, detail)
        if answers is not None:
            c.answers = answers
        yield from effects.perform(s, row.play, c)
        discard(s, card)


def _mean(s: State, c: effects.Context, detail: list[Any]) -> None:
    """What was chosen with the card, and (DGR-CSPEC-2) for whom it is if not for oneself."""
    if detail and detail[-1] == HELP:
        c.hero, detail = s.heroes[detail[0]], detail[1:-1]
    c.detail = [TYPES.index(word) if word in TYPES else word for word in detail]


def attach(s: State, card: str, bearer: str) -> None:
    s.attached = {**s.attached, bearer: (*s.attached.get(bearer, ()), card)}
    s.tell("attached", "DGR-CARD-6", card=card, bearer=bearer)


def use(s: State, hero: Hero, card: str, detail: list[Any], throw: Throw | None = None) -> Rules[None]:
    """DGR-SPEC-4: activate a readied card, the hero's ability, an artifact or a location."""
    ability = USES[card]
    pay(hero, ability.costs)
    if ability.once:
        hero.used |= {card}
    if s.listener is not None:
        s.tell("used", "DGR-SPEC-4", seat=hero.seat, card=card)
    c = effects.Context(hero.seat, hero, "card", card, "DGR-SPEC-4")
    c.throw = throw
    _mean(s, c, detail)
    yield from effects.perform(s, ability.effects, c)


# --- what may be played in the own hero phase -----------------------------------------------------------------------


def can_ready(s: State, hero: Hero, row: Card) -> bool:
    """DGR-BOON-4, DGR-TREAS-2, DGR-TREAS-4: limits and categories."""
    if row.kind == "boon":
        return len(hero.boons) < boon_limit(hero) and may_add_boons(s, hero)
    if row.bearer:
        return bool(bearers(hero, row))
    return fits_category(hero, row.id) and has_place(hero, row.id) and may_add_treasures(s, hero)


def may_add_boons(s: State, hero: Hero) -> bool:
    """DGR-SOLO-24: only on an entrance. DGR-CFIGHT-5: only after a fight."""
    if s.is_solo:
        return LOCATIONS[hero.at].is_entrance
    return not s.is_campaign or hero.has_fought


def may_add_treasures(s: State, hero: Hero) -> bool:
    """DGR-SOLO-23, DGR-CFIGHT-5: only directly after the resolution of a fight."""
    return s.is_standard or hero.has_fought


def bearers(hero: Hero, row: Card) -> list[str]:
    """What an attachment of this hero can be attached to."""
    category = row.bearer.split()[0]
    return [other for other in hero.treasures if CARDS[other].category == category]
