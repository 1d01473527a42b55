"""Encounters step by step: response, then resolution (DGR-ENC)."""

from __future__ import annotations

from undercroft.games.dungeoneer.content.cards import CARDS, LOCATIONS
from undercroft.games.dungeoneer.rules import wandering, windows
from undercroft.games.dungeoneer.rules.cards import effects
from undercroft.games.dungeoneer.rules.cards.decks import discard
from undercroft.games.dungeoneer.rules.fights import fight
from undercroft.games.dungeoneer.rules.fights.throws import Answering
from undercroft.games.dungeoneer.rules.offers import is_lying, may_act
from undercroft.games.dungeoneer.state import Foe, Hero, State
from undercroft.kernel.ask import Rules


def resolve(s: State, player: Hero | None) -> Rules[None]:
    """DGR-ENC-5: the cards of a batch one after the other, each with its own response step."""
    while True:
        foe = _next(s)
        if foe is None:
            return
        answering = Answering(foe, player)
        if can_anybody_respond(s, player):
            # DGR-ENC-4: reactions and other defensive measures; banes of the dungeonlord in between (DGR-RULING-16)
            yield from windows.window(s, windows.players(s), "respond", "DGR-ENC-4", answering)
            if not is_lying(s, foe):  # beaten in the response step, or its player is out
                continue
        foe.is_resolved = True
        if foe.kind == "trap":
            yield from spring(s, foe, answering.bonus)
        else:
            yield from surprise(s, foe, answering.bonus)


def _next(s: State) -> Foe | None:
    for foe in s.foes:
        if not foe.is_resolved and foe.kind in ("encounter", "trap"):
            return foe
    return None


# --- step b ---------------------------------------------------------------------------------------------------------


def can_anybody_respond(s: State, player: Hero | None) -> bool:
    """A quick look: could anybody have something to do in step b?"""
    for hero in s.heroes:
        if hero.at and (hero.reactions or may_act(s, hero)):
            return True
    return player is not None and len(player.evils) > 0


# --- step c ---------------------------------------------------------------------------------------------------------


def surprise(s: State, foe: Foe, bonus: dict[int, int]) -> Rules[None]:
    """DGR-ATK-7; a hero who is no longer there is not attacked (DGR-ENC-10)."""
    target = s.heroes[foe.target]
    if target.at != foe.at:
        s.tell("no-attack", "DGR-ENC-10", card=foe.card, seat=foe.target)
        return
    if s.is_campaign:
        target = yield from wandering.defender(s, foe, target)
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
    if is_lying(s, foe):
        s.foes = [other for other in s.foes if other is not foe]
        discard(s, foe.card)
