"""What a seat may see, built from nothing: what is not put in here never leaves the table."""

from __future__ import annotations

from typing import Any

from undercroft.games.dungeoneer.content.cards import LOCATIONS, TYPES
from undercroft.games.dungeoneer.rules.fights.throws import DEFENCE, TESTS
from undercroft.games.dungeoneer.rules.fights.trial import tested_value, trap_test
from undercroft.games.dungeoneer.rules.stats import attribute, foe_life, foe_value, roll_bonus
from undercroft.games.dungeoneer.state import ADVENTURE, PERIL, PLACES, QUEST_STACK, Foe, Hero, State
from undercroft.kernel.game import View
from undercroft.kernel.state import holds


def view(s: State, seat: int | None) -> View:
    """Everything lies open but hands, stacks and face-down quests (DGR-SETUP-16, DGR-CAMP-9)."""
    return {
        "mode": s.options.mode,
        "active": s.active,
        "start": s.start,
        "round": s.round,
        "phase": s.phase,
        "lord": s.lord,
        "players": [_player(s, hero, seat) for hero in s.heroes],
        "map": [
            {"place": place, "area": LOCATIONS[place].set, "x": x, "y": y, "turned": is_turned}
            for place, (x, y, is_turned) in s.layout.spots.items()
        ],
        "opened": sorted([place, side] for place, side in s.opened),
        "exits": [[place, side, exit_.state, exit_.attribute, exit_.value] for place, side, exit_, _ in s.exit_changes],
        "general": list(s.general),
        "foes": [_foe(s, foe) for foe in s.foes],
        "attached": {bearer: list(cards) for bearer, cards in sorted(s.attached.items())},
        "wounds": dict(sorted(s.wounds.items())),
        "discards": [list(pile) for pile in s.discards],
        "stacks": {
            "adventure": len(s.decks[ADVENTURE]),
            "peril": len(s.decks[PERIL]),
            "locations": len(s.decks[PLACES]),
            "quests": len(s.decks[QUEST_STACK]),
        },
        "under_quests": [quest for quest, _ in s.decks[QUEST_STACK].bottom],
        "under_locations": [place for place, _ in s.decks[PLACES].bottom],
        "supply": list(s.supply),
        "gone": list(s.gone),
        "dropped": {place: list(cards) for place, cards in sorted(s.dropped.items())},
        "horde": {"at": s.horde_at, "mp": s.horde_mp, "lead": s.horde_lead, "struck": s.horde_has_struck},
        "limbo": list(s.limbo),
        "open_banes": list(s.open_banes),
        "completed_general": s.completed_general,
        "has_attempted": s.has_attempted,
        "has_explored": s.has_explored,
        "found": sorted(s.found),
        "visited": sorted(s.visited),
        "awarded": sorted(s.awarded),
        "struck": [other for other in range(len(s.heroes)) if s.struck >> other & 1],
    }


def _player(s: State, hero: Hero, seat: int | None) -> dict[str, Any]:
    is_own = hero.seat == seat
    return {
        "seat": hero.seat,
        "hero": hero.kind,
        "lost": hero.lost,
        "at": hero.at,
        "home": hero.home,
        "life": hero.life,
        "level": hero.level,
        "glory": hero.glory,
        "peril": hero.peril,
        "mp": hero.mp,
        "values": [attribute(hero, t) for t in range(3)] if hero.at else [0, 0, 0],
        "symbols": list(hero.symbols),
        "hand": sorted(hero.hand) if is_own else sorted(c for c in hero.hand if holds(s.known.get(c, 0), seat)),
        "hand_size": len(hero.hand),
        "boons": list(hero.boons),
        "treasures": list(hero.treasures),
        "inside": [list(pair) for pair in hero.inside],
        "banes": list(hero.banes),
        "horde": list(hero.horde),
        "quests": [quest if _may_see(hero, quest, seat) else "" for quest in hero.quests],
        "face_down": [quest in hero.faced_down for quest in hero.quests],
        "general": sorted(hero.general),
        "persons": sorted(hero.persons),
        "completed": list(hero.completed),
        "tipped": hero.tipped,
        "threshold": hero.threshold,
        "used": sorted(hero.used),
        "attacks": hero.attacks,
        "extra": hero.extra,
        "next_mp": hero.next_mp,
        "bans": sorted(action for action, _ in hero.bans),
        "silent": is_own and hero.is_silent,
        "reserved": is_own and hero.is_reserved,
        "defeats": hero.defeats,
        "out": hero.is_out,
        "returns": hero.returns,
        "resting": hero.resting,
        "personal_done": hero.has_done_personal,
    }


def _may_see(hero: Hero, quest: str, seat: int | None) -> bool:
    """DGR-CAMP-9: a face-down quest is seen by its owner and by the heroes he has shown it to."""
    if quest not in hero.faced_down or hero.seat == seat:
        return True
    return seat is not None and bool(hero.shown >> seat & 1)


def _foe(s: State, foe: Foe) -> dict[str, Any]:
    is_trap = foe.kind == "trap"
    return {
        "card": foe.card,
        "seat": foe.seat,
        "at": foe.at,
        "kind": foe.kind,
        "target": foe.target,
        "type": TYPES[foe.type] if foe.type >= 0 else "",
        "attacked": foe.has_attacked,
        "resolved": foe.is_resolved,
        "life": 0 if is_trap else foe_life(s, foe),
        "values": [] if is_trap else [foe_value(s, foe, t) for t in range(3)],
        "against": _defences(s, foe),
    }


def _defences(s: State, foe: Foe) -> list[int]:
    """What the attacked hero has, before the dice are thrown, against each type of attack or against the trap."""
    target = s.heroes[foe.target]
    if not target.at:
        return []
    if foe.kind == "trap":
        what, _ = trap_test(foe.card)
        return [tested_value(target, what) + roll_bonus(s, target, TESTS["trap"], what, "")]
    category = foe.stats.category
    return [attribute(target, t) + roll_bonus(s, target, DEFENCE, TYPES[t], category) for t in range(len(TYPES))]
