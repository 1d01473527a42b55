"""What the facts, options and rooms of Dungeon Fighter are, so that a client can put them into words (docs/words.md).

Everything here is plain data and message ids; the words themselves are in the Fluent files `fighter.ftl`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from undercroft.games.fighter.content.cards import COLOURS, EQUIPMENT, MAPS, SHEETS, card_names
from undercroft.kernel.ask import Option

KINDS: Final = {
    **dict.fromkeys(("seat", "target"), "seat"),
    **dict.fromkeys(("place",), "space"),
    **dict.fromkeys(("card", "monster", "treasure", "hero"), "card"),
    **dict.fromkeys(("cards",), "cards"),
    **dict.fromkeys(("maps",), "cards"),
    **dict.fromkeys(("throws",), "cards"),
    **dict.fromkeys(("ability", "red", "green", "blue"), "ability"),
    **dict.fromkeys(("die",), "die"),
    **dict.fromkeys(("rest", "other"), "rest"),
}
SECRETS: Final[dict[str, str]] = {}
RUNS: Final[dict[str, str]] = {}
names = card_names

_SEATS: Final = ("leader", "lender", "beer", "heal-whom", "reward", "theft")
_CARD_SETS: Final = ("weapons", "extra-damage", "seduced")


def describe(kind: str, thing: Any) -> tuple[str, dict[str, Any]]:
    """The message that names a room, a card, a die, an ability or a place of rest."""
    match kind:
        case "space":
            return _space(str(thing))
        case "ability":
            return "fighter-card", {"name": f"ability-{thing}"}
        case "die":
            return f"fighter-die-{thing}", {}
        case "rest":
            return f"fighter-rest-{thing}", {}
    return "fighter-card", {"name": thing}


def _space(place: str) -> tuple[str, dict[str, Any]]:
    name, _, room = place.partition("/")
    if not room:
        return f"fighter-space-{place}", {}
    kind = MAPS[name].rooms[room].kind
    return "fighter-space-room", {"name": name, "room": room.upper(), "kind": kind}


def question(view: Mapping[str, Any], seat: int, what: str) -> dict[str, Any]:  # noqa: ARG001 - all asks share these
    """Whom the party fights, where, and what is in the treasure."""
    monster = view["monster"] or {"card": "", "life": 0, "damage": 0}
    return {
        "card": monster["card"] or (view["shop"][0] if len(view["shop"]) == 1 else ""),
        "life": monster["life"],
        "damage": monster["damage"],
        "place": view["place"],
        "gold": view["gold"],
        "dice": view["bonus_dice"],
    }


def option(view: Mapping[str, Any], seat: int, what: str, option: Option) -> tuple[str, dict[str, Any]]:
    """How an option is labelled."""
    match what, option:
        case "hero", str(kind) if kind in SHEETS:
            return _hero(kind)
        case _, int(other) if what in _SEATS:
            return "fighter-do-seat", {"target": other}
        case "stack", int(level):
            return "fighter-do-stack", {"level": level}
        case "way", str(room):
            return "fighter-do-way", _way(view, room)
        case (("die" | "colour" | "scar"), str(colour)) if colour in COLOURS:
            ability = view["heroes"][seat]["abilities"][colour]["ability"]
            return "fighter-do-die", {"die": colour, "ability": ability}
        case _, tuple(cards) if what in _CARD_SETS:
            return (f"fighter-do-{what}-none", {}) if not cards else ("fighter-do-cards", {"cards": list(cards)})
        case _, str(card) if what in _CARD_SETS:
            return "fighter-card", {"name": card}
        case "entry-done", tuple(done):
            return ("fighter-do-entry-done-none", {}) if not done else ("fighter-do-cards", {"cards": list(done)})
        case "entry-place", ("doubtful", str(one), str(other)):
            return "fighter-do-doubtful", {"rest": one, "other": other}
        case "entry-place", str(place):
            return f"fighter-rest-{place}", {}
        case (("throw" | "lend"), tuple()):
            return f"fighter-do-{what}", {}
        case _, str(card) if card in EQUIPMENT or what == "lose-card":
            return "fighter-do-use", {"card": card}
        case _, tuple(parts):
            return _sentence(what, parts)
    return f"fighter-do-{what}-{str(option).lower()}", question(view, seat, what)


def _hero(kind: str) -> tuple[str, dict[str, Any]]:
    sheet = SHEETS[kind]
    facts: dict[str, Any] = {"name": kind}
    facts |= {name: ability.id for name, ability in zip(COLOURS, sheet.abilities, strict=True)}
    weapons, armour, items = sheet.slots
    return "fighter-hero", {**facts, "weapons": weapons, "armour": armour, "items": items}


def _way(view: Mapping[str, Any], room: str) -> dict[str, Any]:
    name = view["maps"][view["level"] - 1]["id"]
    found = MAPS[name].rooms[room]
    shown = next(r for r in view["maps"][view["level"] - 1]["rooms"] if r["id"] == room)
    return {
        "place": f"{name}/{room}",
        "kind": found.kind,
        "throws": shown["throws"],
        "reward": found.reward or "none",
        "number": found.amount,
    }


def _sentence(what: str, parts: tuple[Any, ...]) -> tuple[str, dict[str, Any]]:
    match what, parts:
        case "healing", (card,):
            return "fighter-do-use", {"card": card}
        case "healing", (card, target):
            return "fighter-do-heal", {"card": card, "target": target}
        case "shop", (_, card, target):
            return "fighter-do-buy", {"card": card, "target": target, "gold": EQUIPMENT[card].price}
        case "inherit", (card, target):
            return "fighter-do-give", {"card": card, "target": target}
        case _, ("discard", card):
            return "fighter-do-discard", {"card": card}
        case _, ("give", card, target):
            return "fighter-do-give", {"card": card, "target": target}
        case _, ("swap", card, target, treasure):
            return "fighter-do-swap", {"card": card, "target": target, "treasure": treasure}
    raise ValueError(f"{parts!r} is no option of {what!r}")
