"""What the Labyrinth's facts, options and spaces are, so that a client can put them into words (docs/words.md).

Everything here is plain data and message ids; the words themselves are in the Fluent files `labyrinth.ftl`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from undercroft.games.labyrinth.content.board import Kind, space_named
from undercroft.games.labyrinth.content.cards import CLASSES, MONSTERS, SPELLS, TREASURES, card_names
from undercroft.kernel.ask import Option

KINDS: Final = {
    **dict.fromkeys(("seat", "target", "loser", "mover"), "seat"),
    **dict.fromkeys(("seats",), "seats"),
    **dict.fromkeys(("place", "origin", "room"), "space"),
    **dict.fromkeys(("card", "monster", "treasure", "foe"), "card"),
    **dict.fromkeys(("cards",), "cards"),
    **dict.fromkeys(("door",), "door"),
    **dict.fromkeys(("spell", "adventurer"), "slug"),
    **dict.fromkeys(("dice",), "dice"),
}
SECRETS: Final = {
    **dict.fromkeys(("treasure-drawn", "spell-drawn", "looked"), "card"),
    **dict.fromkeys(("held-taken", "loose-taken", "dropped", "spells-drawn"), "cards"),
    "ball-used": "treasure",
    "goal-reached": "gold",
}
ASKED: Final = ("place",)
"""What an ask is about that a client may want to draw: where the treasure lies that a spell made somebody drop."""
RUNS: Final = {"step": "steps", "spell-drawn": "spells-drawn"}
names = card_names

_NUMBERED: Final = {Kind.CORRIDOR: "corridor", Kind.ROOM: "room", Kind.STAIR: "stair"}
_SPACES: Final = ("teleport", "fall", "retreat")
_SEATS: Final = ("strike-whom", "which-lock")
_CARDS: Final = ("drop", "split", "deposit", "opponent")
_SPELLS: Final = ("spell-pick", "refill")


def describe(kind: str, thing: Any) -> tuple[str, dict[str, Any]]:
    """The message that names a space, a card, a secret door, or anything with a name of its own."""
    match kind:
        case "space":
            return _space(thing)
        case "card":
            return _card(thing)
        case "door":
            return _door(*str(thing).split("/"))
        case "slug" if thing != "missile":
            return "labyrinth-card", {"name": thing}
        case _:
            return f"labyrinth-{thing}", {}


def _space(space: str) -> tuple[str, dict[str, Any]]:
    kind = space_named(space).kind
    if kind not in _NUMBERED:
        return f"labyrinth-space-{space}", {}
    head, _, number = space.partition("-")
    levels = {"above": int(head[1]), "below": int(head[-1])}
    return f"labyrinth-space-{_NUMBERED[kind]}", {"level": int(head[1]), "number": int(number), **levels}


def _door(a: str, b: str) -> tuple[str, dict[str, Any]]:
    """A secret door by the rooms and chambers it leads to; corridors are too many to be told apart by words."""
    if space_named(a).kind is Kind.CORRIDOR:
        a, b = b, a
    if space_named(a).kind is Kind.CORRIDOR:
        return "labyrinth-door-corridors", {"level": space_named(a).level}
    if space_named(b).kind is Kind.CORRIDOR:
        return "labyrinth-door-place", {"place": a}
    if space_named(b).kind is Kind.ROOM:
        a, b = b, a
    return "labyrinth-door", {"place": a, "origin": b}


def _card(card: str) -> tuple[str, dict[str, Any]]:
    if card in TREASURES:
        treasure = TREASURES[card]
        if treasure.gold:
            return "labyrinth-card-gold", {"name": treasure.name, "gold": treasure.gold}
        return "labyrinth-card", {"name": treasure.name}
    return "labyrinth-card", {"name": MONSTERS[card].name if card in MONSTERS else SPELLS[card].kind}


# --- what a seat sees ----------------------------------------------------------------------------------------------


def is_waiting(view: Mapping[str, Any], foe: Mapping[str, Any]) -> bool:
    """LAB-RULING-14: does this open monster fight the next who comes?"""
    if foe["engaged"] < 0:
        return True
    hero = view["adventurers"][foe["engaged"]]
    return bool(hero["wounded"] or hero["misses"])


def is_unsafe(view: Mapping[str, Any], space: str) -> bool:
    """LAB-MOVE-6, LAB-WAND-12, from what everybody sees: a wanderer counts also while somebody is engaged with it."""
    if not space_named(space).is_place:
        return False
    lying = (foe for foe in view["foes"] if foe["at"] == space)
    return space not in view["graves"] or any(foe["wanderer"] or is_waiting(view, foe) for foe in lying)


def known_foe(view: Mapping[str, Any], seat: int, space: str) -> str:
    """The monster that this seat knows to wait there; "" if none."""
    hero = view["adventurers"][seat]
    if hero["at"] == space and hero["engaged"]:
        return str(hero["engaged"])
    for foe in view["foes"]:
        if foe["at"] == space and is_waiting(view, foe):
            return str(foe["card"])
    kept = view["reserved"].get(space, {}).get("monster", "")
    if kept:  # LAB-RULING-78: a ball may keep a treasure only
        return str(kept)
    return next((str(card) for place, card in view["peeks"] if place == space), "")


def question(view: Mapping[str, Any], seat: int, what: str) -> dict[str, Any]:  # noqa: ARG001 - all asks share these
    """Where the asked adventurer is, what is left of the turn, and whose turn it is."""
    hero = view["adventurers"][seat]
    here = hero["at"]
    return {
        "place": here,
        "steps": view["steps"],
        "mover": view["active"],
        "foe": known_foe(view, seat, here),
        "spells": len(hero.get("spell_cards", ())),
        "finds": CLASSES[hero["class"]].secret_door if hero["class"] else 0,
    }


# --- options -------------------------------------------------------------------------------------------------------


def option(view: Mapping[str, Any], seat: int, what: str, option: Option) -> tuple[str, dict[str, Any]]:
    """How an option is labelled."""
    match what, option:
        case "class", _:
            return f"labyrinth-class-{option}", {}
        case "take", int(number):
            return _lying(view, seat, number)
        case "ball", str(room):
            return _space(room)
        case _, str(space) if what in _SPACES:
            return _go(view, seat, "goal", space)
        case _, int(other) if what in _SEATS:
            return "labyrinth-do-seat", {"target": other}
        case _, str(card) if what in _CARDS:
            return _own_card(view, seat, card)
        case _, str(spell) if what in _SPELLS:
            return "labyrinth-card", {"name": spell}
        case _, ("step", str(to)):
            return _go(view, seat, "step", to)
        case _, str(word):
            return f"labyrinth-do-{what}-{word}", question(view, seat, what)
        case _, tuple():
            return f"labyrinth-do-{option[0]}", _action(view, seat, str(option[0]), list(option[1:]))
    return "labyrinth-do-number", {"number": option}


def _go(view: Mapping[str, Any], seat: int, word: str, space: str) -> tuple[str, dict[str, Any]]:
    """What awaits one there: a fight, treasure that somebody left (LAB-SPELL-15, LAB-AMB-18), or nothing."""
    danger = is_unsafe(view, space) and space not in view["pacified"]  # LAB-SPELL-16, LAB-DWARF-5
    foe = known_foe(view, seat, space) if danger else ""
    awaits = "fight" if danger else "treasure" if space in view["unclaimed"] or space in view["loose"] else "nothing"
    return f"labyrinth-do-{word}", {"place": space, "awaits": awaits, "foe": foe}


def _action(view: Mapping[str, Any], seat: int, word: str, rest: list[Any]) -> dict[str, Any]:
    match word, rest:
        case "search", [door]:
            a, _, b = str(door).partition("/")
            here = view["adventurers"][seat]["at"]
            return {"place": b if here == a else a}
        case (("cast" | "throw"), [spell, place]):
            return {"spell": spell, "place": place, "foe": known_foe(view, seat, place)}
        case "hex", [spell, target]:
            return {"spell": spell, "target": target}
        case "ambush", [target]:
            return {"target": target}
        case _, [place]:
            return {"place": place}
    raise ValueError(f"{word!r} with {rest!r} is no option of the Labyrinth")


def _own_card(view: Mapping[str, Any], seat: int, card: str) -> tuple[str, dict[str, Any]]:
    strength = view["adventurers"][seat]["swords"].get(card, 0)
    if strength:
        return "labyrinth-card-sword", {"name": "sword", "strength": strength}
    return _card(card)


def _lying(view: Mapping[str, Any], seat: int, number: int) -> tuple[str, dict[str, Any]]:
    """A loose card by its place in the row; its face is seen only by who knows it."""
    lying = view["loose"][view["adventurers"][seat]["at"]][number - 1]
    if "card" in lying:
        return _card(lying["card"])
    return "labyrinth-do-lying", {"level": lying["level"], "number": number}
