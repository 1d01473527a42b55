"""The dungeonlord phase: banes, batches of encounters, and what becomes of the survivors (DGR-LORD, DGR-HORDE)."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.dungeoneer.content.cards import CARDS, TYPE_NUMBER, TYPES, Card
from undercroft.games.dungeoneer.rules import windows
from undercroft.games.dungeoneer.rules.cards.banes import offer_bane, opponents
from undercroft.games.dungeoneer.rules.cards.decks import into_hand, out_of_hand
from undercroft.games.dungeoneer.rules.cards.inventory import KEEP, horde_limit, is_unwanted, leave_horde
from undercroft.games.dungeoneer.rules.cards.unseen import as_others_see
from undercroft.games.dungeoneer.rules.fights import encounter
from undercroft.games.dungeoneer.rules.fights.throws import HIDDEN
from undercroft.games.dungeoneer.rules.offers import offer_anytime
from undercroft.games.dungeoneer.state import MOST_SEATS, Foe, Hero, State
from undercroft.kernel.ask import Ask, Option, RestAsk, Rules

END: Final = "end"
DONE: Final = "done"


def lord_phase(s: State, lord: Hero) -> Rules[None]:
    """DGR-LORD-1: banes and encounters as long as he likes; it can be taken up again at every ask."""
    while lord.at or lord.seat == s.lord:
        options = lord_options(s, lord)
        if not _has_evil(options) and not has_secrets(s, lord):  # DGR-LORD-10
            return
        choice = yield RestAsk(lord.seat, "lord", options, "DGR-LORD-1")
        if isinstance(choice, str) and choice == END:
            return
        yield from lord_acts(s, lord, choice)


def _has_evil(options: tuple[Option, ...]) -> bool:
    """Special actions alone are no reason to ask: the hero phase offers them as well."""
    for option in options:  # noqa: SIM110 - a generator would cost more than the loop
        if isinstance(option, tuple) and option[0] in ("bane", "encounter"):
            return True
    return False


def has_secrets(s: State, lord: Hero) -> bool:
    """Might his hand hold something to play, for all that others know? Then he is asked, lest the silence tells."""
    return bool(lord.hand) and (lord.glory > 0 or richest(s, lord) > 0)


def lord_acts(s: State, lord: Hero, choice: Any) -> Rules[None]:
    """One bane, or one batch; then everybody may respond (DGR-GOLD-9)."""
    if choice[0] == "encounter" and isinstance(choice, tuple):
        yield from batch(s, lord, s.heroes[int(choice[1])], choice[2:])
    else:
        yield from windows.act(s, lord, choice)
    if windows.is_anybody_alert(s):
        yield from windows.anytime(s)


def richest(s: State, lord: Hero) -> int:
    """The most peril that one of his opponents has (DGR-LORD-5: it is never combined)."""
    most = 0
    for hero in s.heroes:
        if hero.peril > most and hero.at and hero is not lord:
            most = hero.peril
    return most


def lord_options(s: State, lord: Hero) -> tuple[Option, ...]:
    """Everything that can be played now, and the end of the phase."""
    options: list[Option] = []
    most = richest(s, lord)
    if most:
        others = opponents(s, lord)
        for card in lord.evils:
            if card.cost > most:
                continue
            if card.kind == "bane":
                offer_bane(s, lord, card, others, options)
            else:
                _offer_encounter(s, card, others, options)
        if s.lord != lord.seat:  # DGR-CHORDE-13
            for monster in lord.horde:
                row = CARDS[monster]
                if row.cost <= most:
                    _offer_encounter(s, row, others, options)
    offer_anytime(s, lord, options, is_his=True)  # DGR-SPEC-1
    options.append(END)
    return tuple(options)


def _offer_encounter(s: State, row: Card, others: list[Hero], options: list[Option]) -> None:
    """DGR-LORD-2, DGR-LORD-7: against whom this card can open a batch."""
    for hero in others:
        if hero.peril >= row.cost and not s.struck >> hero.seat & 1:
            for option in ENCOUNTERS[row.id][hero.seat]:
                options.append(option)


NAMED: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    card: tuple((card, TYPES[t]) for t in row.stats.standard) if row.stats is not None else ((card,),)
    for card, row in CARDS.items()
}
"""A monster with each of its standard types, a trap by itself (DGR-ATK-2)."""
ENCOUNTERS: Final[dict[str, tuple[tuple[Option, ...], ...]]] = {
    card: tuple(tuple(("encounter", seat, *how) for how in named) for seat in range(MOST_SEATS))
    for card, named in NAMED.items()
}
"""The options for playing a card, by the seat that it is played against."""
ADDITIONS: Final[dict[str, tuple[Option, ...]]] = {
    card: tuple(("add", *how) for how in named) for card, named in NAMED.items()
}


# --- a batch --------------------------------------------------------------------------------------------------------


def batch(s: State, lord: Hero, target: Hero, named: tuple[Any, ...]) -> Rules[None]:
    """DGR-ENC-2: all cards against one opponent at the same time, in the order in which they will be resolved."""
    s.struck |= 1 << target.seat
    _lay(s, lord, target, named)
    while True:
        more = _more(s, lord, target)
        if not more and not (s.is_hushed and as_others_see(s, lord, lambda: _more(s, lord, target))):
            break
        more.append(DONE)
        choice = yield Ask(lord.seat, "batch", tuple(more), "DGR-ENC-2", {"target": target.seat, **HIDDEN})
        if choice == DONE:
            break
        _lay(s, lord, target, choice[1:])
    yield from encounter.resolve(s, lord)


def _more(s: State, lord: Hero, target: Hero) -> list[Option]:
    options: list[Option] = []
    for card in lord.evils:
        if card.kind != "bane" and card.cost <= target.peril:
            options += ADDITIONS[card.id]
    if lord.seat != s.lord:
        for monster in lord.horde:
            if CARDS[monster].cost <= target.peril:
                options += ADDITIONS[monster]
    return options


def _lay(s: State, lord: Hero, target: Hero, named: tuple[Any, ...]) -> None:
    """DGR-ENC-3, DGR-LORD-2: onto the location of the attacked hero, paid with his peril."""
    card, type_ = str(named[0]), str(named[1]) if len(named) > 1 else ""
    row = CARDS[card]
    target.peril -= row.cost
    foe = Foe(card, lord.seat, target.at, "trap" if row.kind == "trap" else "encounter", target.seat)
    if type_:
        foe.type = TYPE_NUMBER[type_]
    if card in lord.horde:
        lord.horde = tuple(other for other in lord.horde if other != card)
        foe.is_from_horde = True
    else:
        out_of_hand(s, lord, card)
    s.foes.append(foe)
    if s.listener is not None:
        s.tell("encounter", "DGR-ENC-2", seat=lord.seat, target=target.seat, card=card, place=target.at, type=type_)


# --- survivors ------------------------------------------------------------------------------------------------------


def sort_survivors(s: State, lord: Hero) -> Rules[None]:
    """DGR-HORDE-5: at the end of the phase every survivor goes to hand or horde."""
    survivors = [foe for foe in s.foes if foe.seat == lord.seat and foe.kind == "encounter"]
    if not survivors:
        return
    has_new = False
    for foe in survivors:
        has_new |= yield from _sort(s, lord, foe)
    if has_new:
        yield from _trim(s, lord)


def _sort(s: State, lord: Hero, foe: Foe) -> Rules[bool]:
    """DGR-HORDE-1, DGR-HORDE-2: the unwounded by choice, the wounded always to the horde."""
    goes = "horde"
    if foe.card not in s.wounds:
        goes = yield Ask(lord.seat, "survivor", ("hand", "horde"), "DGR-HORDE-1", {"card": foe.card})
    s.foes = [other for other in s.foes if other is not foe]
    if s.listener is not None:
        s.tell("survivor", "DGR-HORDE-1", seat=lord.seat, card=foe.card, goes=goes)
    if goes == "hand":
        into_hand(s, lord, foe.card)
        return False
    lord.horde += (foe.card,)
    return True


def _trim(s: State, lord: Hero) -> Rules[None]:
    """DGR-HORDE-6, DGR-HORDE-7: too many must go, others may."""
    while len(lord.horde) > 1 or is_unwanted(s, lord):
        options: tuple[Option, ...] = lord.horde
        if len(lord.horde) <= horde_limit(lord):
            options = (*options, KEEP)
        chosen = yield Ask(lord.seat, "trim-horde", options, "DGR-HORDE-6")
        if chosen == KEEP:
            return
        leave_horde(s, lord, chosen)
