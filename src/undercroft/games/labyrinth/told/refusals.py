"""Why an answer is refused: the clause that a player would be shown."""

from __future__ import annotations

from undercroft.games.labyrinth.content.board import START, LinkKind
from undercroft.games.labyrinth.rules.ambush import is_ambush_ground, may_declare, sharing
from undercroft.games.labyrinth.rules.places import is_unsafe, waiting_at
from undercroft.games.labyrinth.rules.retreat import may_pass
from undercroft.games.labyrinth.rules.spells import ATTACK_SPELLS, kinds_in_hand
from undercroft.games.labyrinth.state import Adventurer, State
from undercroft.kernel.ask import Ask, Option


def why_not(s: State, ask: Ask, answer: Option) -> str:
    """The most telling clause; where none is known, the clause of the ask itself."""
    hero = s.heroes[ask.seat]
    if ask.what == "move":
        return _why_no_move(s, hero, answer) or ask.clause
    if ask.what == "means":
        return "LAB-SPELL-5" if s.laid_spell else ask.clause
    if ask.what == "teleport":
        return "LAB-TELE-8" if answer == START else "LAB-TELE-2"
    return ask.clause


def _why_no_move(s: State, hero: Adventurer, answer: Option) -> str:
    match answer:
        case "end":
            return "LAB-FIGHT-20"
        case ("step", str(to)):
            return _why_no_step(s, hero, to)
        case ("search", str(link)):
            return _why_no_search(s, hero, link)
        case ("cast" | "throw", str(kind), str(place)):
            return _why_no_throw(s, hero, kind, place)
        case ("look", str(place)):
            return _why_no_look(s, hero, place)
        case "ball":
            return "LAB-ITEM-9"
        case "take":
            return "LAB-AMB-18"
        case "deposit":
            return "LAB-SECURE-1" if s.options.secure_treasure else "LAB-VAR-3"
        case ("ambush", int(seat)):
            return _why_no_ambush(s, hero, seat)
        case ("hex", str(kind), int(seat)):
            return _why_no_hex(s, hero, kind, seat)
        case "teleport" | "transport":
            return "LAB-TELE-8"
    return ""


def _why_no_step(s: State, hero: Adventurer, to: str) -> str:
    way = s.board.way_to[hero.at].get(to)
    if way is None:
        return "LAB-MOVE-9"
    if not s.steps:
        return "LAB-MOVE-1"
    if not may_pass(hero, way.kind, way.link):
        return "LAB-DOOR-2"
    return "LAB-THIEF-8" if s.may_not_fight else "LAB-MOVE-9"


def _why_no_search(s: State, hero: Adventurer, link: str) -> str:
    way = next((way for way in s.board.ways[hero.at] if way.link == link), None)
    if way is None or way.kind is not LinkKind.SECRET:
        return "LAB-DOOR-3"
    return "LAB-DOOR-7"


def _why_no_throw(s: State, hero: Adventurer, kind: str, place: str) -> str:
    if s.laid_spell:
        return "LAB-SPELL-5"
    if s.may_not_fight:
        return "LAB-THIEF-8"
    if kind not in (*ATTACK_SPELLS, "missile"):
        return "LAB-TELE-8"
    way = s.board.way_to[hero.at].get(place)
    if way is None:
        return "LAB-SPELL-9"
    if not s.steps or not may_pass(hero, way.kind, way.link):
        return "LAB-SPELL-10"
    if not is_unsafe(s, place):
        return "LAB-MOVE-7"
    return "LAB-FIGHT-20" if s.must_face else "LAB-SPELL-6"


def _why_no_look(s: State, hero: Adventurer, place: str) -> str:
    if place in s.looked or place not in s.board.way_to[hero.at]:
        return "LAB-ITEM-8"
    if waiting_at(s, place):
        return "LAB-FIGHT-4"
    return "LAB-ITEM-5"


def _why_no_ambush(s: State, hero: Adventurer, seat: int) -> str:
    if not s.options.ambush:
        return "LAB-VAR-3"
    if not is_ambush_ground(s, hero.at):
        return "LAB-AMB-27"
    if not may_declare(s, hero):
        return "LAB-CLER-10" if hero.kind == "cleric" else "LAB-AMB-23"
    if seat in range(len(s.heroes)) and s.heroes[seat] not in sharing(s, hero) and s.heroes[seat].cage:
        return "LAB-AMB-24"
    return "LAB-AMB-2"


def _why_no_hex(s: State, hero: Adventurer, kind: str, seat: int) -> str:
    if not s.options.ambush_spells:
        return "LAB-VAR-3"
    if s.laid_spell:
        return "LAB-MAGE-13"
    if seat not in range(len(s.heroes)) or kind not in kinds_in_hand(hero):
        return "LAB-MAGE-2"
    other = s.heroes[seat]
    if other.at == hero.at:
        return "LAB-MAGE-1"
    if other.cage:
        return "LAB-AMB-24"
    if not is_ambush_ground(s, hero.at) or not is_ambush_ground(s, other.at):
        return "LAB-MAGE-14"
    return "LAB-MAGE-3"
