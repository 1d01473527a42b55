"""Encounters step by step: response, then resolution (DGR-ENC)."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer.content.cards import CARDS, LOCATIONS, PLAY, TYPES
from undercroft.games.dungeoneer.rules import effects, lord, wandering, windows
from undercroft.games.dungeoneer.rules.decks import discard
from undercroft.games.dungeoneer.rules.fights import fight
from undercroft.games.dungeoneer.rules.fights.throws import Answering
from undercroft.games.dungeoneer.state import Foe, Hero, State
from undercroft.kernel.ask import Option, Rules

RESPONSE: Final = "response"
ENCOUNTER_HERE: Final = "encounter here"
ATTACKS_SELF: Final = "monster attacks self"


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
        if hero.at and (hero.reactions or windows.may_act(s, hero)):
            return True
    return player is not None and len(player.evils) > 0


def responses(s: State, hero: Hero, answering: Answering) -> list[Option]:
    """What a player may do before this encounter is resolved."""
    if not is_lying(s, answering.foe):
        return []
    found = reactions(s, hero, answering.foe)
    windows.offer_anytime(s, hero, found)
    if hero is answering.player and not hero.is_silent:
        _offer_banes(s, hero, found)
    return found


def is_lying(s: State, foe: Foe) -> bool:
    """Is it still there?"""
    for other in s.foes:  # noqa: SIM110 - a generator would cost more than the loop
        if other is foe:
            return True
    return False


def _offer_banes(s: State, player: Hero, options: list[Option]) -> None:
    if player.evils:
        others = lord.opponents(s, player)
        for card in player.evils:
            if card.kind == "bane":
                lord.offer_bane(s, player, card, others, options)


def is_affected(s: State, hero: Hero, foe: Foe) -> bool:
    """A monster concerns the hero it attacks, a trap everybody there; in a campaign heroes stand by each other."""
    if hero.at != foe.at or not hero.at:
        return False
    return foe.kind == "trap" or foe.target == hero.seat or s.is_campaign


def reactions(s: State, hero: Hero, foe: Foe) -> list[Option]:
    """DGR-SPEC-3: cards with the timing reaction against a card that another player plays."""
    found: list[Option] = []
    if not hero.reactions or hero.seat == foe.seat or not is_affected(s, hero, foe):
        return found
    for card in hero.reactions:
        if card.cost > hero.glory:
            continue
        if card.situation == RESPONSE:
            found += _helped(s, hero, foe, card.id)
        elif card.situation == ENCOUNTER_HERE:
            found.append(PLAY[card.id])
        elif card.situation == ATTACKS_SELF and foe.kind != "trap" and foe.target == hero.seat:
            if card.play[0][0] == "redirect":
                found += [("play", card.id, other.seat) for other in s.heroes_at(hero.at) if other is not hero]
            else:
                found += [("play", card.id, TYPES[t]) for t in foe.stats.standard if t != foe.type]
    return found


def _helped(s: State, hero: Hero, foe: Foe, card: str) -> list[Option]:
    """Oneself, or (DGR-CSPEC-2) another hero on the same location."""
    struck = [other for other in s.heroes_at(foe.at) if foe.kind == "trap" or other.seat == foe.target]
    found: list[Option] = [PLAY[card]] if hero in struck else []
    if s.is_campaign:
        found += [("play", card, other.seat, "help") for other in struck if other is not hero]
    return found


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
