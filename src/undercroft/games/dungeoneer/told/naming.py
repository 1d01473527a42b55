"""What Dungeoneer's facts and options are, so that a client can put them into words (docs/words.md).

Everything here is plain data and message ids; the words themselves are in the Fluent files `dungeoneer.ftl`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from undercroft.games.dungeoneer.content.cards import CARDS, HEROES, LOCATIONS, QUESTS, SIDES, TYPES, card_names
from undercroft.games.dungeoneer.content.layout import DX, DY
from undercroft.kernel.ask import Option

KINDS: Final = {
    **dict.fromkeys(("seat", "target", "other"), "seat"),
    "seats": "seats",
    **dict.fromkeys(("place", "origin"), "space"),
    **dict.fromkeys(("card", "quest", "hero", "bane", "bearer"), "card"),
    **dict.fromkeys(("cards", "quests"), "cards"),
    **dict.fromkeys(("get", "give"), "thing"),
    "dice": "dice",
}
SECRETS: Final = {
    "drawn": "card",
    "drawn-cards": "cards",
    "quest-hidden": "quest",
    "peeked": "cards",
    "quest-shown-to": "quests",
}
RUNS: Final = {"drawn": "drawn-cards"}
ASKED: Final = ("card", "target", "place", "value", "test", "moment", "attacker", "defender", "number", "bonus")
"""The facts of an ask that a client may draw; `bonus` is there once for each seat that rolls."""
names = card_names

_MAPS: Final = ("place", "relocate-to")
_GROUND: Final = ("sewer", "portal", "horde-link", "horde-use")


def describe(kind: str, thing: Any) -> tuple[str, dict[str, Any]]:
    """The message that names a location, a card, or nothing at all."""
    if kind == "space":
        return "dungeoneer-place", {"name": thing}
    if thing in ("nothing", "personal"):
        return f"dungeoneer-{thing}", {}
    if thing in LOCATIONS and LOCATIONS[thing].guardian is not None and kind == "card":
        return "dungeoneer-card", {"name": f"{thing}-guardian"}
    return "dungeoneer-card", {"name": thing}


def question(view: Mapping[str, Any], seat: int, what: str) -> dict[str, Any]:  # noqa: ARG001 - all asks share these
    """What the asked player has, and whose turn it is."""
    player = view["players"][seat]
    return {
        "place": player["at"],
        "mp": player["mp"],
        "glory": player["glory"],
        "life": player["life"],
        "other": view["active"],
        "turn": "own" if view["active"] == seat else "other",
    }


def option(view: Mapping[str, Any], seat: int, what: str, option: Option) -> tuple[str, dict[str, Any]]:
    """How an option is labelled."""
    if isinstance(option, tuple):
        return _sentence(view, seat, what, option)
    if isinstance(option, int):
        return (
            ("dungeoneer-do-number", {"number": option})
            if what == "bonus"
            else ("dungeoneer-do-seat", {"target": option})
        )
    if option in LOCATIONS:
        return "dungeoneer-do-location", {"place": option}
    if option in CARDS or option in QUESTS or option in HEROES:
        return "dungeoneer-do-card", {"card": option}
    if option in TYPES:
        return f"dungeoneer-type-{option}", {}
    if option in SIDES:
        return f"dungeoneer-side-{option}", {}
    return f"dungeoneer-do-{option}", {}


def _sentence(view: Mapping[str, Any], seat: int, what: str, option: tuple[Any, ...]) -> tuple[str, dict[str, Any]]:
    if what in _MAPS:
        return _spot(view, option)
    if what == "first-passage":
        return "dungeoneer-do-passage", {"place": option[0], "turned": option[1]}
    if what == "horde-meets":
        return "dungeoneer-do-horde-attack", _facts(option, {"target": seat})
    word, *rest = option
    match word, rest:
        case "duel", [int(target), type_]:
            return "dungeoneer-do-duel-hero", {"target": target, "type": type_}
        case "duel", [str(card), type_]:
            return "dungeoneer-do-duel", {"card": card, "type": type_}
        case "rest-with", seats:
            return "dungeoneer-do-rest-with", {"seats": list(seats)}
        case "deal", [mine, target, theirs]:
            return "dungeoneer-do-deal", {"give": mine, "target": target, "get": theirs}
        case (("go" | "try" | "horde-go"), [side]):
            return f"dungeoneer-do-{word}", {"side": side, "place": _neighbour(view, seat, word, side)}
        case "accept", [quest]:
            return "dungeoneer-do-accept-quest", {"card": quest}
        case (("hand" | "treasure" | "horde"), [card]):
            return f"dungeoneer-do-discard-{word}", {"card": card}
    if word in _GROUND:
        return f"dungeoneer-do-{word}", {"place": rest[0]}
    if word == "use" and rest[0] in LOCATIONS:
        return "dungeoneer-do-use-here", {"place": rest[0]}
    return f"dungeoneer-do-{word}", _facts(tuple(rest), {})


def _facts(words: tuple[Any, ...], facts: dict[str, Any]) -> dict[str, Any]:
    """The parts of an option by what they are; what is not there is none."""
    found: dict[str, Any] = {
        "card": "",
        "target": None,
        "other": None,
        "type": "",
        "side": "",
        "place": "",
        "bearer": "",
    }
    found |= {"quest": "", "help": "no", **facts}
    for word in words:
        if isinstance(word, int):
            found["target" if found["target"] is None else "other"] = word
        elif word in TYPES:
            found["type"] = word
        elif word in SIDES:
            found["side"] = word
        elif word == "help":
            found["help"] = "yes"
        elif word in LOCATIONS:
            found["place"] = word
        elif not found["card"]:
            found["card"] = word
        else:
            found["quest" if word in QUESTS else "bearer"] = word
    return found


def _spot(view: Mapping[str, Any], option: tuple[Any, ...]) -> tuple[str, dict[str, Any]]:
    """A cell of the map, told by a location beside it."""
    x, y, turned = option
    placed = {(spot["x"], spot["y"]): spot["place"] for spot in view["map"]}
    for side in range(4):
        beside = placed.get((x - DX[side], y - DY[side]))
        if beside is not None:
            return "dungeoneer-do-spot", {"place": beside, "side": SIDES[side], "turned": turned}
    return "dungeoneer-do-cell", {"x": x, "y": y, "turned": turned}


def _neighbour(view: Mapping[str, Any], seat: int, word: str, side: str) -> str:
    """The location that lies on a side of the own one, or of the horde's."""
    here = view["horde"]["at"] if word == "horde-go" else view["players"][seat]["at"]
    spots = {spot["place"]: spot for spot in view["map"]}
    at, number = spots[here], SIDES.index(side)
    wanted = (at["area"], at["x"] + DX[number], at["y"] + DY[number])
    return next(str(s["place"]) for s in view["map"] if (s["area"], s["x"], s["y"]) == wanted)
