"""The cards and tables of Labyrinth, read once from `content/*.toml` (LAB-COMP, LAB-CLASS-1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated, Literal, TypeVar

import msgspec

from undercroft.kernel.content import Count, Names, Row, Slug, load_content

LEVELS = range(1, 7)
SEATS = range(8)
DASH = 99  # a target number that no total of dice reaches


class Line(IntEnum):
    """LAB-COMP-1: the six lines of a monster card."""

    BOLT = 0
    FIREBALL = 1
    WIZARD = 2
    SUPERHERO = 3
    HERO = 4
    ELF = 5


# --- what the files hold: one frozen type per kind of row, and nothing else is let in ---

Copies = Annotated[int, msgspec.Meta(ge=1)]
Level = Annotated[int, msgspec.Meta(ge=1, le=6)]
PerLevel = tuple[Count, Count, Count, Count, Count, Count]
Target = Annotated[int, msgspec.Meta(ge=2, le=12)] | Literal["-"]
Trap = Literal["cage", "trapdoor"]
Special = Literal["sword", "opener", "esp", "crystal"]
SpellKind = Literal["fireball", "bolt", "teleport", "bind", "transport"]
Where = Literal["level", "up", "down"]


class Targets(Row, frozen=True):
    bolt: Target
    fireball: Target
    wizard: Target
    superhero: Target
    hero: Target
    elf: Target

    def by_line(self) -> tuple[int, ...]:
        """The six numbers indexed by `Line`."""
        printed: Iterable[int | str] = (getattr(self, line.name.lower()) for line in Line)
        return tuple(number if isinstance(number, int) else DASH for number in printed)


class MonsterRow(Row, frozen=True):
    id: Slug
    level: Level
    copies: Annotated[int, msgspec.Meta(ge=1, le=3)]
    targets: Targets
    names: Names
    icon: Slug
    source: Literal["recorded", "ours"]
    kind: str = ""


class TrapRow(Row, frozen=True):
    trap: Trap
    copies: PerLevel
    names: Names
    icon: Slug

    @property
    def id(self) -> str:
        return self.trap


class GoldRow(Row, frozen=True):
    id: Slug
    level: Level
    value: Annotated[int, msgspec.Meta(gt=0, multiple_of=250)]
    copies: Copies
    names: Names
    icon: Slug


class SpecialRow(Row, frozen=True):
    id: Special
    copies: PerLevel
    names: Names
    icon: Slug


class SpellRow(Row, frozen=True):
    id: SpellKind
    copies: Copies
    names: Names
    icon: Slug


class ClassRow(Row, frozen=True):
    id: Slug
    expert: bool
    option: str
    steps: int
    secret_door: int
    goal: int
    line: Literal["bolt", "fireball", "wizard", "superhero", "hero", "elf", "by rule"]
    sword: bool
    spells: int
    missiles: int
    names: Names
    icon: Slug


class PlaceRow(Row, frozen=True):
    id: Slug
    names: Names


class MonstersFile(Row, frozen=True):
    monster: tuple[MonsterRow, ...]
    trap: tuple[TrapRow, ...]


class TreasuresFile(Row, frozen=True):
    gold: tuple[GoldRow, ...]
    special: tuple[SpecialRow, ...]


class SpellsFile(Row, frozen=True):
    deck: tuple[SpellRow, ...]
    cleric: tuple[SpellRow, ...]


class ClassesFile(Row, frozen=True, rename={"classes": "class"}):
    classes: tuple[ClassRow, ...]


class PlacesFile(Row, frozen=True):
    place: tuple[PlaceRow, ...]


class CounterTable(Row, frozen=True):
    killed: tuple[int, ...]
    serious: tuple[int, ...]
    light: tuple[int, ...]
    unconscious: tuple[int, ...]
    nothing: tuple[int, ...]


class SwordTable(Row, frozen=True):
    plus_two: PerLevel


class StrikeTable(Row, frozen=True):
    struck: tuple[str, ...]
    striker: dict[str, tuple[int, ...]]

    def by_striker(self) -> dict[str, dict[str, int]]:
        return {striker: dict(zip(self.struck, row, strict=True)) for striker, row in self.striker.items()}


class TablesFile(Row, frozen=True):
    counter: CounterTable
    sword: SwordTable
    ambush: StrikeTable
    spell_ambush: StrikeTable
    wandering: dict[str, tuple[Where, int]]


_monsters = load_content("labyrinth", "monsters", MonstersFile)
_treasures = load_content("labyrinth", "treasures", TreasuresFile)
_spells = load_content("labyrinth", "spells", SpellsFile)
_classes = load_content("labyrinth", "classes", ClassesFile)
_places = load_content("labyrinth", "places", PlacesFile)
_tables = load_content("labyrinth", "tables", TablesFile)


# --- what the rules use ---


@dataclass(frozen=True, slots=True)
class Monster:
    """One card of a monster deck: a monster with six target numbers, or a trap with none."""

    id: str
    name: str
    kind: str
    level: int
    trap: Literal["cage", "trapdoor", ""]
    targets: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Treasure:
    """One card of a treasure deck: gold, or a special treasure of value 0."""

    id: str
    name: str
    level: int
    gold: int
    special: Literal["sword", "opener", "esp", "crystal", ""]


@dataclass(frozen=True, slots=True)
class Spell:
    """One spell card."""

    id: str
    kind: SpellKind

    @property
    def name(self) -> str:
        return self.kind


@dataclass(frozen=True, slots=True)
class AdventurerClass:
    """One line of LAB-CLASS-1; `line` is None where it depends on the monster."""

    id: str
    option: str
    expert: bool
    steps: int
    secret_door: int
    goal: int
    line: Line | None
    uses_swords: bool
    spells: int
    missiles: int


def _numbered(stem: str, copies: int) -> Iterator[str]:
    return (f"{stem}-{copy}" for copy in range(1, copies + 1))


def _monster_cards() -> Iterator[Monster]:
    for row in _monsters.monster:
        for card in _numbered(row.id, row.copies):
            yield Monster(card, row.id, row.kind or row.id, row.level, "", row.targets.by_line())
    no_targets = (DASH,) * len(Line)
    for trap in _monsters.trap:
        for level, copies in zip(LEVELS, trap.copies, strict=True):
            for card in _numbered(f"{trap.id}-{level}", copies):
                yield Monster(card, trap.id, trap.id, level, trap.trap, no_targets)


def _treasure_cards() -> Iterator[Treasure]:
    for row in _treasures.gold:
        for card in _numbered(row.id, row.copies):
            yield Treasure(card, row.id, row.level, row.value, "")
    for special in _treasures.special:
        for level, copies in zip(LEVELS, special.copies, strict=True):
            for card in _numbered(f"{special.id}-{level}", copies):
                yield Treasure(card, special.id, level, 0, special.id)  # LAB-RULING-25


def _spell_cards() -> Iterator[Spell]:
    return (Spell(card, row.id) for row in _spells.deck for card in _numbered(row.id, row.copies))


def _cleric_set(seat: int) -> Iterator[Spell]:
    return (Spell(card, row.id) for row in _spells.cleric for card in _numbered(f"{row.id}-{seat}", row.copies))


def cleric_cards(seat: int) -> tuple[str, ...]:
    """The set of four that the Cleric on this seat owns (LAB-CLER-2)."""
    return tuple(spell.id for spell in _cleric_set(seat))


Card = TypeVar("Card", Monster, Treasure, Spell)


def _by_id(cards: Iterable[Card]) -> dict[str, Card]:
    found: dict[str, Card] = {}
    for card in cards:
        if card.id in found:
            raise ValueError(f"two cards are called {card.id!r}")
        found[card.id] = card
    return found


def _adventurer_class(row: ClassRow) -> AdventurerClass:
    line = None if row.line == "by rule" else Line[row.line.upper()]
    return AdventurerClass(
        row.id, row.option, row.expert, row.steps, row.secret_door, row.goal, line, row.sword, row.spells, row.missiles
    )


def _counter_results() -> tuple[str, ...]:
    """Index by the total; 0 and 1 cannot be rolled and stay empty."""
    results = [""] * 13
    for result in CounterTable.__struct_fields__:
        for total in getattr(_tables.counter, result):
            if total not in range(2, 13) or results[total]:
                raise ValueError(f"content/tables.toml: counter total {total} is impossible or stands twice")
            results[total] = result
    return tuple(results)


MONSTERS: dict[str, Monster] = _by_id(_monster_cards())
TREASURES: dict[str, Treasure] = _by_id(_treasure_cards())
SPELLS: dict[str, Spell] = _by_id((*_spell_cards(), *(spell for seat in SEATS for spell in _cleric_set(seat))))

MONSTER_DECKS: dict[int, tuple[str, ...]] = {
    level: tuple(card.id for card in MONSTERS.values() if card.level == level) for level in LEVELS
}
TREASURE_DECKS: dict[int, tuple[str, ...]] = {
    level: tuple(card.id for card in TREASURES.values() if card.level == level) for level in LEVELS
}
SPELL_DECK: tuple[str, ...] = tuple(spell.id for spell in _spell_cards())

CLASSES: dict[str, AdventurerClass] = {row.id: _adventurer_class(row) for row in _classes.classes}

COUNTER: tuple[str, ...] = _counter_results()
SWORD_PLUS_TWO: dict[int, int] = dict(zip(LEVELS, _tables.sword.plus_two, strict=True))
AMBUSH: dict[str, dict[str, int]] = _tables.ambush.by_striker()
SPELL_AMBUSH: dict[str, dict[str, int]] = _tables.spell_ambush.by_striker()
WANDERING: dict[int, tuple[str, int]] = {int(total): where for total, where in _tables.wandering.items()}

_CARD_ROWS: tuple[MonsterRow | TrapRow | GoldRow | SpecialRow | SpellRow | ClassRow, ...] = (
    *_monsters.monster, *_monsters.trap, *_treasures.gold, *_treasures.special,
    *_spells.deck, *_spells.cleric, *_classes.classes,
)  # fmt: skip


def card_names(lang: str) -> dict[str, str]:
    """What every card, class and named place is called in "en", "de" or "it", by slug."""
    if lang not in Names.__struct_fields__:
        raise ValueError(f"no names in language {lang!r}: use {', '.join(Names.__struct_fields__)}")
    return {row.id: getattr(row.names, lang) for row in (*_CARD_ROWS, *_places.place)}


def card_icons() -> dict[str, str]:
    """The game-icons picture of every card and class, by slug."""
    return {row.id: row.icon for row in _CARD_ROWS}
