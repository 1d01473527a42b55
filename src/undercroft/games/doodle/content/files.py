"""What stands in `content/*.toml`: the rows as they are read."""

from __future__ import annotations

from typing import Literal

from undercroft.kernel.content import Names, Row, Slug

Kind = Literal["goblin", "orc", "dragon"]
Category = Literal["goblin", "orc", "dragon", "trap", "treasure", "hand"]
Timing = Literal["fight", "trap", "any", "move", "roll", "damage", "last", "after"]
Special = Literal[
    "", "reroll", "keep-trap", "end-fight", "cancel", "explode", "reroll-higher", "disarm", "no-level", "step-over",
    "last-heart",
]  # fmt: skip


class ActionRow(Row, frozen=True):
    id: Slug
    act: int
    type: Literal["dungeon", "hero"]
    timing: Timing
    builds: tuple[tuple[str, ...], ...]
    names: Names
    icon: Slug
    only: Literal["goblin", "orc", "dragon", ""] = ""
    bonus: int = 0
    bonus_by_hearts: int = 0
    roll: int = 0
    drop_lowest: int = 0
    turn_lowest: int = 0
    damage: int = 0
    crosses_out: bool = False
    hurts: int = 0
    heals: int = 0
    draws: int = 0
    most_actions: int = 0
    special: Special = ""


class CardsFile(Row, frozen=True):
    action: tuple[ActionRow, ...]


class FormationsFile(Row, frozen=True):
    formations: dict[str, tuple[str, ...]]


class TrackRow(Row, frozen=True):
    id: Category
    base: int
    groups: tuple[tuple[int, int], ...]
    points: int = 0
    damage: int = 0


class TracksFile(Row, frozen=True):
    track: tuple[TrackRow, ...]
