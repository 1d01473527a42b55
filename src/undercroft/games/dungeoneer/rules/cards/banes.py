"""Banes: whom they can strike, what answers them, and what they do (DGR-BANE, DGR-LORD, DGR-SPEC)."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.dungeoneer.content.cards import CARDS, PLAY, SIDES, WALL, Card
from undercroft.games.dungeoneer.rules import building
from undercroft.games.dungeoneer.rules.cards import effects
from undercroft.games.dungeoneer.rules.cards.decks import discard, out_of_hand
from undercroft.games.dungeoneer.rules.cards.hand import attach
from undercroft.games.dungeoneer.rules.cards.notes import note
from undercroft.games.dungeoneer.rules.cards.unseen import as_others_see
from undercroft.games.dungeoneer.rules.fights.throws import HIDDEN, Throw
from undercroft.games.dungeoneer.state import NOBODY, Hero, State
from undercroft.kernel.ask import PASS, Ask, Option, Rules

CANCELS: Final = "bane aimed at self"


def opponents(s: State, lord: Hero) -> list[Hero]:
    """DGR-LORD-6: never oneself."""
    return s.order(lord)


def offer_bane(s: State, lord: Hero, row: Card, others: list[Hero], options: list[Option]) -> None:
    """Whom a bane can strike, and the details that are chosen with it (DGR-LORD-4, DGR-DATA-15)."""
    payers = [hero for hero in others if hero.peril >= row.cost]
    if not payers:
        return
    details = None if row.is_aimed else _details(s, lord, row)
    for payer in payers:
        for detail in _details(s, lord, row, payer) if details is None else details:
            options.append(("bane", row.id, payer.seat, *detail))


def _details(s: State, lord: Hero, row: Card, target: Hero | None = None) -> list[tuple[Any, ...]]:
    if row.bearer:
        return [(bearer,) for bearer in _bearers(s, lord, row.bearer)]
    kind: str = row.play[0][0] if row.play else ""
    if kind == "exit":
        assert target is not None
        exits = s.layout.exits[target.at]
        return [(SIDES[side],) for side in range(4) if exits[side].state != WALL]
    if kind == "swap":
        return [(other.seat,) for other in s.order() if other is not target]
    if kind == "relocate":
        return [()] if building.can_relocate(s) else []
    if kind == "turn":
        return [(place,) for place in building.turnable(s)]
    return [()]


def _bearers(s: State, lord: Hero, what: str) -> list[str]:
    """DGR-DATA-17: a monster of the own horde, or a card of a batch that is not resolved yet."""
    kind = "trap" if what == "own trap" else "encounter"
    waiting = [foe.card for foe in s.foes if foe.seat == lord.seat and foe.kind == kind and not foe.is_resolved]
    return waiting if kind == "trap" else [*lord.horde, *waiting]


# --- playing them ---------------------------------------------------------------------------------------------------


def play_bane(s: State, lord: Hero, card: str, payer: int, detail: list[Any]) -> Rules[None]:
    """DGR-LORD-9: at any moment of the phase."""
    target = s.heroes[payer] if CARDS[card].is_aimed else None
    yield from cast_bane(s, lord, card, payer, target, detail)


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


def _cancelling(hero: Hero) -> list[Option]:
    return [PLAY[other.id] for other in hero.reactions if other.situation == CANCELS and hero.glory >= other.cost]


def _is_cancelled(s: State, caster: int, card: str, target: Hero) -> Rules[bool]:
    """DGR-SPEC-3, DGR-GOLD-7: a reaction is carried out before the bane takes effect."""
    for hero in s.heroes_at(target.at) if s.is_campaign else [target]:
        if hero.seat == caster or not (hero.reactions or s.is_hushed):
            continue
        options = _cancelling(hero)
        if not options and not (s.is_hushed and as_others_see(s, hero, lambda: _cancelling(hero))):  # noqa: B023
            continue
        about = {"card": card, "target": target.seat, **HIDDEN}
        choice = yield Ask(hero.seat, "answer-bane", (*options, PASS), "DGR-SPEC-3", about)
        if choice != PASS:
            answer = str(choice[1])
            hero.glory -= CARDS[answer].cost
            out_of_hand(s, hero, answer)
            discard(s, answer)
            s.tell("cancelled", "DGR-GOLD-7", seat=hero.seat, card=answer, bane=card)
            return True
    return False
