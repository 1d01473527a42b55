"""What the facts, options and cells of Doodle Dungeon are, so that a client can put them into words (docs/words.md).

Everything here is plain data and message ids; the words themselves are in the Fluent files `doodle.ftl`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from undercroft.games.doodle.content.cards import CARDS, FORMATIONS, action_names
from undercroft.games.doodle.rules.names import PROPOSED
from undercroft.kernel.ask import Option

KINDS: Final = {
    **dict.fromkeys(("seat", "owner", "target"), "seat"),
    **dict.fromkeys(("seats",), "seats"),
    **dict.fromkeys(("card",), "card"),
    **dict.fromkeys(("cards",), "cards"),
    **dict.fromkeys(("element", "monster"), "element"),
    **dict.fromkeys(("elements",), "elements"),
    **dict.fromkeys(("category",), "category"),
    **dict.fromkeys(("action",), "action"),
    **dict.fromkeys(("dice",), "dice"),
    **dict.fromkeys(("dungeon",), "dungeon"),
}
ASKED: Final = ("owner", "most")
"""What a client may draw of what an ask is about: whose dungeon it is, and how long a name may be."""
SECRETS: Final = {
    "treasure-noted": "cell",
    **dict.fromkeys(("card-drawn", "card-under"), "card"),
    **dict.fromkeys(("cards-drawn", "cards-under"), "cards"),
}
RUNS: Final = {"card-drawn": "cards-drawn", "card-under": "cards-under"}
names = action_names

_THINGS: Final = ("trap", "goblin", "orc", "dragon")
_CELLS: Final = (*_THINGS, "treasure", "name-monster")


def describe(kind: str, thing: Any) -> tuple[str, dict[str, Any]]:
    """The message that names a card, an element, a category of upgrades, a dungeon, or what an action does."""
    match kind:
        case "card":
            return "doodle-card", {"name": CARDS[thing].action}
        case "dungeon" if thing not in PROPOSED:
            return "doodle-dungeon-own", {"text": thing}
        case "element" if thing in FORMATIONS:
            return "doodle-element-formation", {"shape": "/".join(FORMATIONS[thing].rows)}
        case _:
            return f"doodle-{kind}-{thing}", {}


def monster_on(view: Mapping[str, Any], seat: int, cell: str) -> str:
    """The trap or monster that is drawn on a cell; "" if there is none."""
    dungeon = view["dungeons"][seat]
    return next((thing for thing in _THINGS if cell in dungeon[f"{thing}s"]), "")


def question(view: Mapping[str, Any], seat: int, what: str) -> dict[str, Any]:
    """The card, the encounter, or what else the question is about."""
    dungeon = view["dungeons"][seat]
    facts: dict[str, Any] = {"round": view["round"], "hearts": dungeon["hearts"], "card": dungeon["taken"]}
    if what in ("dungeon-action", "choose-dice"):
        facts |= fight(view)
    if what == "walls":
        taken = CARDS[dungeon["taken"]].elements
        facts["shape"] = "/".join(next(FORMATIONS[element].rows for element in taken if element in FORMATIONS))
    return facts


def fight(view: Mapping[str, Any]) -> dict[str, Any]:
    """The encounter under way."""
    met = view["encounter"]
    if met is None:
        return {}
    return {
        "monster": met["kind"],
        "cell": met["cell"],
        "strength": met["strength"],
        "stage": met["stage"],
        "dice": met["dice"],
        "danger": "trap" if met["kind"] == "trap" else "fight",
    }


def option(view: Mapping[str, Any], seat: int, what: str, option: Option) -> tuple[str, dict[str, Any]]:
    """How an option is labelled."""
    match what, option:
        case _, "erase" | "done" | "revise" | "close" | "pass" | "keep":
            return f"doodle-do-{what}-{option}", question(view, seat, what)
        case "name-dungeon", str(name):
            return "doodle-do-name", {"dungeon": name}
        case "sharpener", int(other):
            return "doodle-do-seat", {"target": other}
        case "pick", str(card):
            return "doodle-do-pick", {**_card(card), "elements": list(CARDS[card].elements)}
        case (("dungeon-action" | "cancel" | "under"), str(card)):
            return "doodle-do-card", _card(card)
        case "hero-action", (str(card), int(other)):
            return "doodle-do-lay", {**_card(card), "target": other}
        case "walls", tuple(cells):
            return "doodle-do-cells", {"cells": list(cells)}
        case "path", tuple(cells):
            return "doodle-do-way", {"number": len(cells)}
        case "upgrade", str(category):
            return "doodle-do-upgrade", _upgrade(view, seat, category)
        case "path", str(cell):
            return "doodle-do-cell", {"cell": cell, "monster": monster_on(view, _drawn(view, seat), cell)}
        case _, str(cell) if what in _CELLS:
            return "doodle-do-cell", {"cell": cell, "monster": _known_monster(view, seat, what, cell)}
        case "choose-dice", int(place):
            return "doodle-do-die", {"place": place, "face": view["encounter"]["dice"][place - 1]}
    return "", {}


def _card(card: str) -> dict[str, Any]:
    return {"card": card, "action": CARDS[card].action}


def _upgrade(view: Mapping[str, Any], seat: int, category: str) -> dict[str, Any]:
    dungeon = view["dungeons"][seat]
    return {"category": category, "boxes": dungeon["boxes"][category], "level": dungeon["levels"][category]}


def _drawn(view: Mapping[str, Any], seat: int) -> int:
    """DOO-PATH-1: whose dungeon this seat draws in."""
    return (seat - 1) % len(view["dungeons"])


def _known_monster(view: Mapping[str, Any], seat: int, what: str, cell: str) -> str:
    """What is drawn where a treasure is to be hidden; a Bomb's owner is told in the question."""
    return monster_on(view, seat, cell) if what == "treasure" else ""
