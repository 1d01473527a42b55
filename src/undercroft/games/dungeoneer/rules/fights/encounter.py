"""Encounters step by step: response, then resolution (DGR-ENC)."""

from __future__ import annotations

from undercroft.games.dungeoneer.content.cards import CARDS, LOCATIONS
from undercroft.games.dungeoneer.rules import wandering, windows
from undercroft.games.dungeoneer.rules.cards import effects
from undercroft.games.dungeoneer.rules.cards.decks import discard
from undercroft.games.dungeoneer.rules.fights import fight
from undercroft.games.dungeoneer.rules.fights.throws import is_lying, stir
from undercroft.games.dungeoneer.state import Foe, Hero, State
from undercroft.kernel.ask import Rules


def resolve(s: State, player: Hero | None) -> Rules[None]:
    """DGR-ENC-5: the cards of a batch one after the other, each with its own response step."""
    fought: set[int] = set()
    while True:
        foe = _next(s)
        if foe is None:
            return
        if s.is_campaign and foe.kind == "encounter":  # DGR-RULING-84
            yield from wandering.defend(s, foe, _left(s, foe), fought)
        bonus = yield from windows.respond(s, foe, player)
        if not is_lying(s, foe) or foe.is_resolved:  # beaten in the response step, or its player or target is out
            continue
        foe.is_resolved = True
        if foe.kind == "trap":
            yield from spring(s, foe, bonus)
        else:
            yield from surprise(s, foe, bonus)


def _next(s: State) -> Foe | None:
    for foe in s.foes:
        if not foe.is_resolved and foe.kind in ("encounter", "trap"):
            return foe
    return None


def _left(s: State, foe: Foe) -> int:
    """How many monsters are still to be fought there."""
    return sum(other.at == foe.at and other.kind == "encounter" and not other.is_resolved for other in s.foes)


# --- step c ---------------------------------------------------------------------------------------------------------


def surprise(s: State, foe: Foe, bonus: dict[int, int]) -> Rules[None]:
    """DGR-ATK-7; a hero who is no longer there is not attacked (DGR-ENC-10)."""
    target = s.heroes[foe.target]
    if target.at != foe.at:
        s.tell("no-attack", "DGR-ENC-10", card=foe.card, seat=foe.target)
        return
    yield from fight.attack(s, foe, target, foe.type, "", bonus)


def spring(s: State, foe: Foe, bonus: dict[int, int]) -> Rules[None]:
    """DGR-ENC-8: every hero on the location takes the test; then the trap is discarded (DGR-ENC-11)."""
    c = effects.Context(foe.seat, None, "trap", foe.card, "DGR-ENC-8")
    c.place, c.credit, c.answers, c.foe = foe.at, foe.seat, bonus, None
    for attachment in s.attached.get(foe.card, ()):
        c.extra_wounds += sum(st.n for st in CARDS[attachment].statics if st.name == "hazard")
    terrain = LOCATIONS[foe.at].terrain
    c.harder = sum(st.n for st in CARDS[foe.card].statics if st.name == "hazard" and terrain in st.words)
    yield from effects.perform(s, CARDS[foe.card].play, c)
    stir(s, foe.at)
    if is_lying(s, foe):
        s.foes = [other for other in s.foes if other is not foe]
        discard(s, foe.card)
