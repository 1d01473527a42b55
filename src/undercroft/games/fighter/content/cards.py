"""Heroes, monsters, equipment and maps, read once from `content/*.toml` (FIG-COMP)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

import msgspec

from undercroft.kernel.content import Count, Names, Row, Slug, Text, load_content

COLOURS: Final = ("red", "green", "blue")
BONUS: Final = 3
"""A white bonus die, where a colour's number is expected."""
KINDS: Final = ("weapon", "armour", "item")
LEVELS: Final = range(1, 5)
TOP_LIFE: Final = 9
BONUS_DICE: Final = 9
COINS: Final = 30

Life = Annotated[int, msgspec.Meta(ge=1)]
Type = Literal["greenskin", "undead", "beast", "fiend", "oddity", "rogue"]
MonsterAbility = Literal[
    "", "equipment-loss", "heal-on-miss", "small-target", "gold-loss", "no-red", "no-green", "no-blue", "critical-miss"
]
Effect = Literal["heal-one", "heal-all", "reroll", "extra-damage", "no-damage", "retaliation", "less-damage"]
Reward = Literal["", "gold", "bonus-die", "equipment"]
RoomKind = Literal["normal", "shop", "fountain", "treasure", "danger"]


class ThrowRow(Row, frozen=True):
    id: Slug
    names: Names


class AbilityRow(Row, frozen=True):
    id: Slug
    needs_hit: bool
    marker: str
    names: Names


class HeroAbility(Row, frozen=True):
    id: Slug
    value: Count = 0
    type: Type | Literal[""] = ""


class Slots(Row, frozen=True):
    weapon: Count
    armour: Count
    item: Count


class HeroRow(Row, frozen=True):
    id: Slug
    row: Text
    red: HeroAbility
    green: HeroAbility
    blue: HeroAbility
    slots: Slots
    names: Names


class HardLife(Row, frozen=True):
    life: Life


class MonsterRow(Row, frozen=True):
    id: Slug
    row: Text
    level: Annotated[int, msgspec.Meta(ge=1, le=4)]
    type: Type
    life: Life
    damage: Count
    gold: Count
    names: Names
    throw: str = ""
    ability: MonsterAbility = ""
    value: Count = 0
    hard: HardLife | None = None
    source: Literal["printed", "ours"] = "ours"


class BossRow(Row, frozen=True):
    id: Slug
    row: Text
    type: Type
    life: Life
    damage: Count
    names: Names
    throw: str = ""
    ability: MonsterAbility = ""
    value: Count = 0


class WeaponRow(Row, frozen=True):
    id: Slug
    row: Text
    throw: str
    price: Annotated[int, msgspec.Meta(ge=1, le=6)]
    names: Names
    bonus: Count = 0
    times: Annotated[int, msgspec.Meta(ge=1)] = 1


class WornRow(Row, frozen=True):
    id: Slug
    row: Text
    effect: Effect
    once: bool
    price: Annotated[int, msgspec.Meta(ge=1, le=6)]
    names: Names
    value: Count = 0


class BoardRow(Row, frozen=True):
    id: Text
    sides: tuple[str, str]
    boss: bool


class RoomRow(Row, frozen=True):
    id: Text
    kind: RoomKind
    throw: str = ""
    reward: Reward = ""
    amount: Count = 0


class MapRow(Row, frozen=True):
    id: Text
    names: Names
    arrows: tuple[str, ...]
    rooms: tuple[RoomRow, ...]


class ThrowsFile(Row, frozen=True):
    throw: tuple[ThrowRow, ...]


class AbilitiesFile(Row, frozen=True):
    ability: tuple[AbilityRow, ...]


class HeroesFile(Row, frozen=True):
    hero: tuple[HeroRow, ...]


class MonstersFile(Row, frozen=True):
    monster: tuple[MonsterRow, ...]
    boss: tuple[BossRow, ...]


class EquipmentFile(Row, frozen=True):
    weapon: tuple[WeaponRow, ...]
    armour: tuple[WornRow, ...]
    item: tuple[WornRow, ...]


class MapsFile(Row, frozen=True):
    board: tuple[BoardRow, ...]
    map: tuple[MapRow, ...]


_throws = load_content("fighter", "throws", ThrowsFile)
_abilities = load_content("fighter", "abilities", AbilitiesFile)
_heroes = load_content("fighter", "heroes", HeroesFile)
_monsters = load_content("fighter", "monsters", MonstersFile)
_equipment = load_content("fighter", "equipment", EquipmentFile)
_maps = load_content("fighter", "maps", MapsFile)

THROWS: Final = tuple(row.id for row in _throws.throw)
"""The 22 special throws in the order used everywhere."""
BIT: Final[dict[str, int]] = {name: 1 << number for number, name in enumerate(THROWS)}
"""A set of special throws is a number with one bit for each."""
NEEDS_HIT: Final = frozenset(row.id for row in _abilities.ability if row.needs_hit)
MARKERS: Final = {row.id: row.marker for row in _abilities.ability if row.marker}


def mask(names: tuple[str, ...] | list[str]) -> int:
    """These special throws as a set."""
    found = 0
    for name in names:
        found |= BIT[name]
    return found


def names_in(throws: int) -> tuple[str, ...]:
    """The special throws of a set, in their order."""
    return tuple(name for name in THROWS if throws & BIT[name])


@dataclass(frozen=True, slots=True)
class Sheet:
    """A hero sheet: an ability for each colour, and slots by kind (FIG-COMP-7)."""

    id: str
    abilities: tuple[HeroAbility, HeroAbility, HeroAbility]
    slots: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Monster:
    """A monster or boss as this edition reads it; level 0 is a boss (FIG-COMP-13, FIG-COMP-15)."""

    id: str
    level: int
    type: str
    life: int
    damage: int
    gold: int
    throws: int
    ability: str
    value: int
    forbidden: int
    """The hero die that cannot be used, as a bit; 0 for none (FIG-MON-6)."""


@dataclass(frozen=True, slots=True)
class Equipment:
    """A weapon, armour or item card (FIG-COMP-14)."""

    id: str
    kind: int
    price: int
    throws: int
    bonus: int
    times: int
    effect: str
    value: int
    once: bool


@dataclass(frozen=True, slots=True)
class Room:
    id: str
    kind: str
    throws: int
    reward: str
    amount: int


@dataclass(frozen=True, slots=True)
class Map:
    """One side of a board: its rooms, where the arrows lead, the entrance and the exit (FIG-COMP-8)."""

    id: str
    rooms: dict[str, Room]
    ways: dict[str, tuple[str, ...]]
    entrance: str
    exit: str


@dataclass(frozen=True, slots=True)
class Board:
    id: str
    sides: tuple[str, str]
    is_boss: bool


def _monster(row: MonsterRow | BossRow, *, is_hard: bool) -> Monster:
    """FIG-EDIT-12: where Hard Target exists, the cards that carry it have it, and the lower life."""
    level = row.level if isinstance(row, MonsterRow) else 0
    gold = row.gold if isinstance(row, MonsterRow) else 0
    life, ability = row.life, str(row.ability)
    if is_hard and isinstance(row, MonsterRow) and row.hard is not None:
        life, ability = row.hard.life, "hard-target"
    forbidden = 1 << COLOURS.index(ability[3:]) if ability in ("no-red", "no-green", "no-blue") else 0
    throws = BIT[row.throw] if row.throw else 0
    return Monster(row.id, level, row.type, life, row.damage, gold, throws, ability, row.value, forbidden)


def _map(row: MapRow) -> Map:
    rooms = {r.id: Room(r.id, r.kind, BIT[r.throw] if r.throw else 0, r.reward, r.amount) for r in row.rooms}
    ways = {room: tuple(arrow[2:] for arrow in row.arrows if arrow[0] == room) for room in rooms}
    reached = {arrow[2:] for arrow in row.arrows}
    (entrance,) = [room for room in rooms if room not in reached]
    (way_out,) = [room for room in rooms if not ways[room]]
    return Map(row.id, rooms, ways, entrance, way_out)


SHEETS: Final = {
    row.id: Sheet(row.id, (row.red, row.green, row.blue), (row.slots.weapon, row.slots.armour, row.slots.item))
    for row in _heroes.hero
}
_CARDS: Final[tuple[MonsterRow | BossRow, ...]] = (*_monsters.monster, *_monsters.boss)
MONSTERS: Final = {row.id: _monster(row, is_hard=False) for row in _CARDS}
HARD_MONSTERS: Final = {row.id: _monster(row, is_hard=True) for row in _CARDS}
BOSSES: Final = tuple(row.id for row in _monsters.boss)
OF_LEVEL: Final = ((), *(tuple(row.id for row in _monsters.monster if row.level == level) for level in LEVELS))
EQUIPMENT: Final = {
    **{w.id: Equipment(w.id, 0, w.price, BIT[w.throw], w.bonus, w.times, "", 0, False) for w in _equipment.weapon},
    **{a.id: Equipment(a.id, 1, a.price, 0, 0, 1, a.effect, a.value, a.once) for a in _equipment.armour},
    **{i.id: Equipment(i.id, 2, i.price, 0, 0, 1, i.effect, i.value, i.once) for i in _equipment.item},
}
MAPS: Final = {row.id: _map(row) for row in _maps.map}
BOARDS: Final = {row.id: Board(row.id, row.sides, row.boss) for row in _maps.board}


def card_names(lang: str) -> dict[str, str]:
    """What everything with a name is called in "en", "de" or "it", by its id."""
    if lang not in Names.__struct_fields__:
        raise ValueError(f"no names in language {lang!r}: use {', '.join(Names.__struct_fields__)}")
    named: tuple[ThrowRow | HeroRow | MonsterRow | BossRow | WeaponRow | WornRow | MapRow, ...] = (
        *(*_throws.throw, *_heroes.hero, *_CARDS, *_equipment.weapon, *_equipment.armour, *_equipment.item),
        *_maps.map,
    )
    found = {row.id: getattr(row.names, lang) for row in named}
    return found | {f"ability-{row.id}": getattr(row.names, lang) for row in _abilities.ability}
