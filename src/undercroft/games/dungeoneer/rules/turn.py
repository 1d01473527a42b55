"""A turn from beginning to end (DGR-TURN, DGR-BUILD)."""

from __future__ import annotations

from undercroft.games.dungeoneer.rules import building, campaign, hero_phase, lord, moves, phases, setup, solo, windows
from undercroft.games.dungeoneer.rules.above import above
from undercroft.games.dungeoneer.rules.fights import slaying
from undercroft.games.dungeoneer.state import PLACES, Hero, State
from undercroft.kernel.ask import Rules

# Here the circle of the rules is closed: `above.py` tells why.
above.before_roll = windows.before_roll
above.respond = windows.respond
above.challenge = windows.challenge
above.enter = moves.enter
above.wound_foe = slaying.wound_foe


def turn(s: State) -> Rules[None]:
    """One turn; it can be taken up again wherever it asks at rest."""
    if s.is_campaign:
        return campaign.turn(s)
    return solo.turn(s) if s.is_solo else standard_turn(s)


def standard_turn(s: State) -> Rules[None]:
    """DGR-TURN-2: reset, dungeonlord, building, hero, end."""
    hero = s.hero()
    if s.phase == phases.RESET:
        if not hero.at and not (yield from _is_back(s, hero)):
            phases.end_spans(s)
            phases.next_turn(s)
            return
        yield from phases.reset_phase(s, hero)
        if phases.start_phase(s, phases.LORD):
            yield from windows.anytime(s)
    if s.phase == phases.LORD:
        yield from lord.lord_phase(s, hero)
        if hero.at and s.foes:
            yield from lord.sort_survivors(s, hero)
        s.phase = phases.BUILD
    if s.phase == phases.BUILD:
        if hero.at and len(s.decks[PLACES]):  # DGR-BUILD-1, DGR-BUILD-2
            yield from building.build(s, hero, "DGR-BUILD-1")
        if phases.start_phase(s, phases.HERO):
            yield from windows.anytime(s)
    yield from hero_phase.hero_phase(s, hero)
    if hero.at:
        yield from phases.end_phase(s, hero)
    phases.next_turn(s)


def _is_back(s: State, hero: Hero) -> Rules[bool]:
    """DGR-TURN-3: who is out is skipped; DGR-DEFEAT-3: who may come back does so in the next round."""
    if not hero.returns or s.round < hero.returns:
        return False
    yield from setup.reenter(s, hero)
    return True
