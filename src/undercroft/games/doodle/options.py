"""The ways in which Doodle Dungeon can be played (Modes and variants of the ledger)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class DoodleOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One field for each option of the rules; the names are the option ids."""

    build_mode: Literal["simultaneous", "sequential"] = "simultaneous"
    first_sharpener: Literal["random", "host"] = "random"
    hero_hearts: Literal["10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20"] = "15"

    @property
    def hearts(self) -> int:
        """DOO-SETUP-9."""
        return int(self.hero_hearts)


PRESETS: dict[str, dict[str, Any]] = {
    "standard": {},
    "first-game": {"build_mode": "sequential"},
}
"""DOO-DRAFT-6: building one after another is advised for first games."""
