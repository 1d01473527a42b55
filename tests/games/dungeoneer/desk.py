"""A table on which one card can be tried out: Anna and Bert with what it needs, and Cleo who looks on."""

from __future__ import annotations

from typing import Any

from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.state import Hero, State
from undercroft.kernel.ask import Draw, Option, Roll
from undercroft.kernel.table import Table

GAME = Dungeoneer()
ANNA, BERT, CLEO = range(3)
RICH = {"glory": 9, "peril": 9, "life": 4}
MAP = ["L16 L02 L15", ". L01 ."]
PHASES = ("hero", "lord")
DECLINES = ("pass", "done", "nobody", "no")
"""How players decline whatever else is going on."""
WILD = ["W05 W02 W10", ". W01 W06", ". W03 W12"]


def given(turn: int, phase: str, anna: dict[str, Any], bert: dict[str, Any], **table: Any) -> Table[State]:
    """Anna and Bert with nothing but what the card needs; Cleo looks on from where Bert is."""
    words = {"map": MAP, "wilderness": WILD, "locations": ["L07"], "phase": phase, **table}
    words["turn"] = ("Anna", "Bert")[turn]
    words["Anna"] = {**RICH, "hero": "H3", "at": "L02", "mp": 3, **anna}
    words["Bert"] = {**RICH, "hero": "H1", "at": "L02", **bert}
    words["Cleo"] = {**RICH, "hero": "H5", "at": words["Bert"]["at"]}
    state = GAME.given(GAME.read_options({"sets": "both"}), ["Anna", "Bert", "Cleo"], words)
    return Table(GAME, state, is_set_up=True)


def run(table: Table[State], *plan: Option, dice: tuple[Any, ...] = ()) -> Table[State]:
    """Give these answers as soon as they are on offer and throw these dice; all that comes in between is declined."""
    answers, throws = list(plan), list(dice)
    while not table.over and table.position < 100:
        ((slot, ask),) = table.pending.items()
        if isinstance(ask, Roll) and throws:
            value: Any = throws.pop(0)
        elif isinstance(ask, Draw) and ask.what == "draw-card":
            value = next(iter(ask.options))
        elif answers and answers[0] in ask.options:
            value = answers.pop(0)
        elif (word := next((word for word in DECLINES if word in ask.options), "")) and ask.what not in PHASES:
            value = word
        elif not (answers or throws):
            break
        else:
            value = list(ask.options)[-1]
        table.answer(slot, value)
    assert not answers
    assert not throws
    return table


def told(table: Table[State], *kinds: str) -> dict[str, Any]:
    """The last event of these kinds."""
    return next(dict(event.facts) for event in reversed(table.told) if event.kind in kinds)


def anna(table: Table[State]) -> Hero:
    return table.state.heroes[ANNA]


def bert(table: Table[State]) -> Hero:
    return table.state.heroes[BERT]


def values(table: Table[State], seat: int) -> list[int]:
    found: list[int] = GAME.view(table.state, None)["players"][seat]["values"]
    return found
