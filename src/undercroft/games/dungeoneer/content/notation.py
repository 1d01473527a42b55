"""The notation of card abilities: `WHEN [situation] cost, once: effects` (DGR-DATA-8).

An effect is a tuple, its primitive first: `heal(self, 2)` is `("heal", "self", 2)`. A list in brackets is a tuple of
effects, the alternatives of a choice are a tuple of such lists. Only the primitives of the closed list are let in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

Effect = tuple[Any, ...]
Effects = tuple[Effect, ...]

PRIMITIVES: Final[dict[str, range]] = {
    "mod": range(4, 5), "roll": range(3, 5), "keep": range(3, 4), "symbol": range(4, 5), "hitfx": range(4, 5),
    "wound": range(2, 3), "heal": range(2, 3), "prevent": range(3, 4), "glory": range(2, 3), "peril": range(2, 3),
    "transfer": range(4, 5), "mp": range(2, 3), "nextmp": range(2, 3), "level": range(2, 3), "move": range(3, 4),
    "swap": range(2, 3), "tip": range(1, 2), "stand": range(1, 2), "exit": range(3, 4), "pass": range(2, 3),
    "relocate": range(1, 2), "turn": range(1, 2), "build": range(1, 2), "draw": range(2, 3), "discard": range(4, 5),
    "regain": range(3, 4), "steal": range(4, 5), "peek": range(2, 3), "cancel": range(1, 2), "cost": range(3, 4),
    "limit": range(3, 4), "capacity": range(1, 2), "redirect": range(2, 3), "settype": range(2, 3),
    "extraattack": range(1, 2), "immune": range(2, 3), "test": range(5, 6), "each": range(2, 3),
    "choose": range(2, 3), "if": range(2, 4), "forbid": range(3, 4), "hazard": range(2, 3), "guardian": range(7, 8),
    "bounty": range(5, 6), "bonus": range(2, 3), "price": range(1, 4), "complete": range(1),
}  # fmt: skip
"""Every primitive and how many arguments it takes; `attach` is a WHEN, and `complete` ends the test of a danger."""

WHENS: Final = frozenset(
    (
        *("static", "play", "use", "on enter", "on award", "on rest", "on defeat", "clear", "attach"),
        *("pit", "spear", "challenge"),
    )
)
_HEAD: Final = re.compile(
    r"(?P<when>on \w+|\w+)(?:\((?P<arg>[^)]*)\))?(?:\[(?P<where>[^\]]*)\])?,?\s*(?P<costs>.*)", re.DOTALL
)
_CALL: Final = re.compile(r"(?P<name>\w+)\((?P<inside>.*)\)", re.DOTALL)
_NUMBER: Final = re.compile(r"[+-]?\d+")
_COST: Final = re.compile(r"(glory|mp|life|hand|readied treasure) (\d+)")
_OPENING, _CLOSING = "([", ")]"
AIMS: Final = frozenset(("hero here", "other hero", "other hero here"))
"""The words for a hero whom the player of a card chooses."""


class UnknownPrimitive(ValueError):
    """An effect that is not on the closed list, or with the wrong number of arguments."""


@dataclass(frozen=True, slots=True)
class Ability:
    """One ability of a card."""

    when: str
    arg: str
    situation: str
    costs: tuple[tuple[str, int], ...]
    once: bool
    place: str
    """Where a bane can be cleared: `at(...)` in place of a cost."""
    effects: Effects
    aim: str = ""
    """Which heroes its user may choose from, one of AIMS."""


def aim_of(effects: Effects) -> str:
    """At whom effects are aimed, if their player has to say so."""
    return next((word for effect in effects for word in effect[1:] if word in AIMS), "")


def split(text: str, sign: str) -> list[str]:
    """The parts of a text between signs that stand outside all brackets."""
    parts, depth, begun = [], 0, 0
    for at, letter in enumerate(text):
        if letter in _OPENING:
            depth += 1
        elif letter in _CLOSING:
            depth -= 1
        elif letter == sign and not depth:
            parts.append(text[begun:at].strip())
            begun = at + 1
    last = text[begun:].strip()
    return [*parts, last] if last else parts


def parse_ability(text: str) -> Ability:
    """One ability as it stands in a content file."""
    head, *body = split(text, ":")
    match = _HEAD.fullmatch(head)
    if match is None or match["when"] not in WHENS:
        raise ValueError(f"{text!r} does not begin with one of {', '.join(sorted(WHENS))}")
    costs, once, place = _costs(match["costs"])
    effects = parse_effects(body[0]) if body else ()
    aim = aim_of(effects)
    return Ability(match["when"], match["arg"] or "", match["where"] or "", costs, once, place, effects, aim)


def _costs(text: str) -> tuple[tuple[tuple[str, int], ...], bool, str]:
    costs: list[tuple[str, int]] = []
    once, place = False, ""
    for part in split(text, ","):
        if part == "once":
            once = True
        elif part.startswith("at(") and part.endswith(")"):
            place = part[3:-1]
        else:
            costs.append(parse_cost(part))
    return tuple(costs), once, place


def parse_cost(text: str) -> tuple[str, int]:
    """`glory 2` and the like."""
    match = _COST.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is no cost")
    return match[1], int(match[2])


def parse_effects(text: str) -> Effects:
    """Effects with commas between them, in brackets or not."""
    text = text.strip()
    if text.startswith("[") and text.endswith("]") and len(split(text, ",")) == 1:
        text = text[1:-1]
    return tuple(parse_effect(part) for part in split(text, ","))


def parse_effect(text: str) -> Effect:
    """One effect, its primitive checked."""
    match = _CALL.fullmatch(text.strip())
    name = match["name"] if match else text.strip()
    arguments = tuple(_arguments(match["inside"])) if match else ()
    if name not in PRIMITIVES or len(arguments) not in PRIMITIVES[name]:
        raise UnknownPrimitive(f"{text!r} is no effect: there are {', '.join(sorted(PRIMITIVES))}")
    return (name, *arguments)


def _arguments(text: str) -> Iterator[Any]:
    for part in split(text, ","):
        if part.startswith("[["):
            yield tuple(parse_effects(option) for option in split(part[1:-1], "|"))
        elif part.startswith("["):
            yield parse_effects(part)
        elif _NUMBER.fullmatch(part):
            yield int(part)
        elif (call := _CALL.fullmatch(part)) is not None:  # a condition such as vs(Undead)
            yield (call["name"], call["inside"])
        else:
            yield part
