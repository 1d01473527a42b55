"""What the content files hold: one frozen type per kind of row, and nothing else is let in (DGR-DATA)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.kernel.content import Count, Names, Row, Text

SetName = Literal["dungeon", "wilderness"]
Value = Annotated[str, msgspec.Meta(pattern=r"^\d[sc-]$")]
Values = tuple[Value, Value, Value, Value]
ExitText = Annotated[str, msgspec.Meta(pattern=r"^(open|wall|[TL] (melee|magic|speed) \d)$")]


class StatsRow(Row, frozen=True):
    melee: Value
    magic: Value
    speed: Value
    life: Annotated[int, msgspec.Meta(ge=1, le=3)]


class HeroRow(Row, frozen=True):
    id: Text
    set: SetName
    melee: Values
    magic: Values
    speed: Values
    boons: Count
    treasures: Count
    abilities: tuple[str, ...]
    names: Names
    ability: Names
    text: Names


class LocationRow(Row, frozen=True):
    id: Text
    set: SetName
    type: Literal["entrance", "passage", "road", "room"]
    glory: Count
    peril: Count
    exits: tuple[ExitText, ExitText, ExitText, ExitText]
    names: Names
    terrain: str = ""
    sewer: str = ""
    portal: bool = False
    abilities: tuple[str, ...] = ()
    text: Names | None = None
    guardian: Names | None = None


class QuestRow(Row, frozen=True):
    id: Text
    set: SetName
    condition: Literal["escort", "bounty", "danger", "opportunity", "sacrifice"]
    places: tuple[str, ...]
    names: Names
    text: Names
    search: str = ""
    bounty: str = ""
    hits: dict[str, str] = msgspec.field(default_factory=dict)
    danger: str = ""
    opportunity: int = 0
    bonus: str = ""
    price: str = ""
    effect: str = ""
    artifact: str = ""
    reward: str = ""


class CardRow(Row, frozen=True):
    ids: tuple[str, ...]
    set: SetName
    kind: Literal["boon", "treasure", "bane", "monster", "trap"]
    cost: Annotated[int, msgspec.Meta(ge=1, le=7)]
    timing: Literal["hero", "lord", "reaction", "anytime"]
    duration: Literal["permanent", "instant", "attachment", "monster"]
    category: Text
    names: Names
    text: Names
    upkeep: Count = 0
    heroes: int = 1
    target: bool = True
    stats: StatsRow | None = None
    hits: dict[str, str] = msgspec.field(default_factory=dict)
    abilities: tuple[str, ...] = ()


class HeroesFile(Row, frozen=True):
    hero: tuple[HeroRow, ...]


class LocationsFile(Row, frozen=True):
    location: tuple[LocationRow, ...]


class QuestsFile(Row, frozen=True):
    quest: tuple[QuestRow, ...]


class CardsFile(Row, frozen=True):
    card: tuple[CardRow, ...]
