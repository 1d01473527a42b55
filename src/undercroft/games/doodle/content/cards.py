"""The cards, formations and tracks of Doodle Dungeon, read once from `content/*.toml`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from undercroft.games.doodle.content.files import CardsFile, FormationsFile, TrackRow, TracksFile
from undercroft.games.doodle.content.formations import Formation, formation
from undercroft.kernel.content import Names, load_content

KINDS: Final = ("goblin", "orc", "dragon")
CATEGORIES: Final = ("goblin", "orc", "dragon", "trap", "treasure", "hand")

_cards = load_content("doodle", "cards", CardsFile)
_formations = load_content("doodle", "formations", FormationsFile)
_tracks = load_content("doodle", "tracks", TracksFile)


# --- what the rules use ---


@dataclass(frozen=True, slots=True)
class Card:
    """One card: elements below, one action above. The numbers are told in content/cards.toml."""

    id: str
    number: int
    action: str
    clause: str
    is_dungeon_action: bool
    timing: str
    elements: tuple[str, ...]
    only: str
    bonus: int
    bonus_by_hearts: int
    roll: int
    drop_lowest: int
    turn_lowest: int
    damage: int
    crosses_out: bool
    hurts: int
    heals: int
    draws: int
    most_actions: int
    special: str


@dataclass(frozen=True, slots=True)
class Track:
    """One category of upgrades: `levels[n]` is the level with n boxes checked."""

    id: str
    levels: tuple[int, ...]
    points: int
    damage: int

    @property
    def boxes(self) -> int:
        return len(self.levels) - 1


def _track(row: TrackRow) -> Track:
    levels = [row.base]
    for boxes, level in row.groups:
        levels += [levels[-1]] * (boxes - 1) + [level]  # DOO-UPG-4: a partly checked group has no effect
    return Track(row.id, tuple(levels), row.points, row.damage)


def _all_cards() -> Iterator[Card]:
    number = 0
    for row in _cards.action:
        for copy, elements in enumerate(row.builds, start=1):
            number += 1
            yield Card(
                f"{row.id}-{copy}", number, row.id, f"DOO-ACT-{row.act}", row.type == "dungeon", row.timing, elements,
                row.only, row.bonus, row.bonus_by_hearts, row.roll, row.drop_lowest, row.turn_lowest, row.damage,
                row.crosses_out, row.hurts, row.heals, row.draws, row.most_actions, row.special,
            )  # fmt: skip


FORMATIONS: Final[dict[str, Formation]] = {name: formation(name, rows) for name, rows in _formations.formations.items()}
TRACKS: Final[tuple[Track, ...]] = tuple(_track(row) for row in _tracks.track)
CARDS: Final[dict[str, Card]] = {card.id: card for card in _all_cards()}
DECK: Final[tuple[str, ...]] = tuple(CARDS)
LEVELS: Final[tuple[tuple[int, ...], ...]] = tuple(track.levels for track in TRACKS)
"""By category, then by boxes checked."""
POINTS: Final[tuple[int, ...]] = tuple(track.points for track in TRACKS[:3])
DAMAGE: Final[tuple[int, ...]] = tuple(track.damage for track in TRACKS[:3])
TRAP: Final = 3
TREASURE: Final = 4
HAND: Final = 5
"""Numbers of categories; a monster kind is 0, 1 or 2."""


def action_names(lang: str) -> dict[str, str]:
    """What every action is called in "en", "de" or "it", by slug."""
    if lang not in Names.__struct_fields__:
        raise ValueError(f"no names in language {lang!r}: use {', '.join(Names.__struct_fields__)}")
    return {row.id: getattr(row.names, lang) for row in _cards.action}


def action_icons() -> dict[str, str]:
    """The game-icons picture of every action, by slug."""
    return {row.id: row.icon for row in _cards.action}
