"""What everybody sees; no player has a secret here, and what nobody knows is not in the state (see `state`)."""

from __future__ import annotations

from typing import Any

from undercroft.games.fighter.content.cards import COLOURS, EQUIPMENT, KINDS, LEVELS, MAPS, SHEETS, names_in
from undercroft.games.fighter.rules.demands import demanded
from undercroft.games.fighter.rules.encounter import place_of
from undercroft.games.fighter.rules.score import rank, score, score_parts
from undercroft.games.fighter.rules.throws.launch import aiming
from undercroft.games.fighter.state import NOBODY, Hero, State, die_name
from undercroft.kernel.game import View


def view(s: State, seat: int | None) -> View:  # noqa: ARG001 - all see the same
    """The dungeon, the party, the fight, and at the end the score."""
    return {
        "round": s.rounds,
        "level": s.level,
        "place": place_of(s),
        "maps": [_map(name) for name in s.maps],
        "leader": s.leader,
        "start": s.start,
        "marker": "defeated" if s.is_defeated_side else "undefeated",
        "gold": s.gold,
        "bonus_dice": s.bonus,
        "supply": {"bonus_dice": s.supply, "gold": s.coins},
        "heroes": [_hero(hero) for hero in s.heroes],
        "stacks": [{"level": level, "cards": s.left[level] + len(s.under[level])} for level in LEVELS],
        "under": [list(s.under[level]) for level in LEVELS],
        "equipment": {"cards": len(s.equipment), "discarded": list(s.equipment_discard)},
        "discarded": list(s.monster_discard),
        "shop": list(s.shop),
        "monster": _monster(s),
        "thrower": s.thrower if s.monster else NOBODY,
        "dice": {name: _die(s, die) for die, name in enumerate(COLOURS)},
        "used_bonus_dice": s.used_bonus,
        "throw": _throwing(s),
        "lying": [{"die": die_name(pose[0]), "pose": list(pose[1:])} for pose in s.lying],
        "demands": list(names_in(demanded(s))) if s.monster else [],
        "thefts": s.thefts,
        "real": sorted(s.rules.real),
        "hand": s.heroes[s.thrower].hand,
        "edition": s.rules.options.edition,
        "result": s.result,
        "score": {"parts": score_parts(s), "total": score(s), "rank": rank(score(s))} if s.result == "won" else None,
    }


def _map(name: str) -> dict[str, Any]:
    found = MAPS[name]
    rooms = [
        {"id": r.id, "kind": r.kind, "throws": list(names_in(r.throws)), "reward": r.reward, "amount": r.amount}
        for r in found.rooms.values()
    ]
    return {"id": name, "rooms": rooms, "ways": {room: list(to) for room, to in found.ways.items()}}


def _hero(hero: Hero) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "seat": hero.seat,
        "hero": hero.kind,
        "life": max(0, hero.life),
        "most_life": hero.most_life,
        "fainted": hero.is_fainted,
        "levelled_up": hero.has_levelled_up,
        "scars": [name for colour, name in enumerate(COLOURS) if hero.scars >> colour & 1],
        "cards": [{"card": card, "kind": KINDS[EQUIPMENT[card].kind]} for card in hero.cards],
        "seduced": list(hero.seduced),
    }
    if hero.kind:
        sheet = SHEETS[hero.kind]
        shown["abilities"] = {
            name: {"ability": ability.id, "value": ability.value, "type": ability.type}
            for name, ability in zip(COLOURS, sheet.abilities, strict=True)
        }
        shown["slots"] = dict(zip(KINDS, sheet.slots, strict=True))
    return shown


def _die(s: State, die: int) -> str:
    if s.used >> die & 1:
        return "used"
    return "forbidden" if s.monster and s.forbidden >> die & 1 else "free"


def _throwing(s: State) -> dict[str, Any] | None:
    """FIG-REAL-2: who throws what how; and, for a throw that is aimed, within which ranges and how it might go."""
    now = s.throwing
    if now is None:
        return None
    shown: dict[str, Any] = {
        "seat": now.seat,
        "die": die_name(now.die),
        "throws": list(names_in(now.throws)),
        "lender": now.lender,
        "weapons": list(now.weapons),
    }
    if s.rules.is_physical and now.seat not in s.rules.real:
        shown |= aiming(now.throws, s.rules.options)
    return shown


def _monster(s: State) -> dict[str, Any] | None:
    if not s.monster:
        return None
    foe = s.foe
    return {
        "card": s.monster,
        "level": foe.level,
        "type": foe.type,
        "life": max(0, s.life),
        "most_life": foe.life,
        "damage": foe.damage,
        "gold": s.card_gold,
        "throws": list(names_in(foe.throws)),
        "ability": foe.ability,
        "value": foe.value,
        "beacon": s.has_beacon,
        "frog": s.has_frog,
        "song": s.has_song,
        "beer": s.beer,
        "seducer": s.seducer,
    }
