"""Playing cards from the hand and using those that lie open (DGR-CARD, DGR-BOON, DGR-TREAS, DGR-BANE)."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.dungeoneer.content.cards import CARDS, LOCATIONS, PLAY, TYPES, Card
from undercroft.games.dungeoneer.rules import effects
from undercroft.games.dungeoneer.rules.costs import pay
from undercroft.games.dungeoneer.rules.decks import discard, out_of_hand
from undercroft.games.dungeoneer.rules.fights.throws import Throw
from undercroft.games.dungeoneer.rules.inventory import (
    USES,
    add_treasure,
    boon_limit,
    cost_of,
    fits_category,
    has_place,
    note,
)
from undercroft.games.dungeoneer.state import NOBODY, Foe, Hero, State
from undercroft.kernel.ask import PASS, Ask, Option, Rules

CANCELS: Final = "bane aimed at self"


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
        c.detail, c.throw, c.foe = _meant(detail), throw, foe
        if answers is not None:
            c.answers = answers
        if detail and detail[-1] == "help":  # DGR-CSPEC-2
            c.hero = s.heroes[detail[0]]
        yield from effects.perform(s, row.play, c)
        discard(s, card)


def _meant(detail: list[Any]) -> list[Any]:
    return [TYPES.index(word) if word in TYPES else word for word in detail]


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
    c.detail, c.throw = list(detail), throw
    if detail and detail[-1] == "help":
        c.hero = s.heroes[detail[0]]
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


# --- banes ----------------------------------------------------------------------------------------------------------


def anytime_bane(s: State, caster: Hero, card: str, target: int, throw: Throw | None) -> Rules[None]:
    """DGR-SPEC-9: paid with the peril of the opponent it strikes."""
    yield from cast_bane(s, caster, card, target, s.heroes[target], [], throw)


def cast_bane(
    s: State, caster: Hero, card: str, payer: int, target: Hero | None, detail: list[Any], throw: Throw | None = None
) -> Rules[None]:
    """Pay with somebody's peril, let him answer, and carry it out (DGR-LORD-2, DGR-GOLD-7)."""
    s.heroes[payer].peril -= CARDS[card].cost
    out_of_hand(s, caster, card)
    if s.listener is not None:
        s.tell("bane", "DGR-LORD-2", seat=caster.seat, card=card, target=payer)
    yield from strike(s, caster.seat, card, target, detail, throw)


def strike(
    s: State, caster: int, card: str, target: Hero | None, detail: list[Any], throw: Throw | None = None
) -> Rules[None]:
    """A bane that was paid for (or turned up) strikes, unless it is cancelled."""
    row = CARDS[card]
    s.limbo += (card,)
    if target is not None and (yield from _is_cancelled(s, caster, card, target)):
        discard(s, card)
        return
    if row.bearer:
        s.limbo = tuple(other for other in s.limbo if other != card)
        attach(s, card, str(detail[-1]))
    elif row.is_permanent:  # DGR-BANE-2
        assert target is not None
        s.limbo = tuple(other for other in s.limbo if other != card)
        target.banes += (card,)
        note(s, target)
    else:
        c = effects.Context(caster, None if caster == NOBODY else s.heroes[caster], "bane", card, "DGR-BANE-1")
        c.target, c.detail, c.throw = target, detail, throw
        c.credit = caster
        yield from effects.perform(s, row.play, c)
        discard(s, card)


def _is_cancelled(s: State, caster: int, card: str, target: Hero) -> Rules[bool]:
    """DGR-SPEC-3, DGR-GOLD-7: a reaction is carried out before the bane takes effect."""
    for hero in s.heroes_at(target.at) if s.is_campaign else [target]:
        if hero.seat == caster or not hero.reactions:
            continue
        options: list[Option] = [
            PLAY[other.id] for other in hero.reactions if other.situation == CANCELS and hero.glory >= other.cost
        ]
        if not options:
            continue
        about = {"card": card, "target": target.seat}
        choice = yield Ask(hero.seat, "answer-bane", (*options, PASS), "DGR-SPEC-3", about)
        if choice != PASS:
            answer = str(choice[1])
            hero.glory -= CARDS[answer].cost
            out_of_hand(s, hero, answer)
            discard(s, answer)
            s.tell("cancelled", "DGR-GOLD-7", seat=hero.seat, card=answer, bane=card)
            return True
    return False
