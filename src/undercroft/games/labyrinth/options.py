"""The ways in which the Labyrinth can be played (LAB-VAR)."""

from __future__ import annotations

from typing import Any, Literal, NoReturn

import msgspec

from undercroft.kernel.errors import BadOptions

EXTENSIONS = ("secure_treasure", "ambush", "ambush_spells", "wandering", "dwarf", "cleric", "hobbit", "thief")


class LabyrinthOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One field for each option of the rules; the names are the option ids."""

    mode: Literal["basic", "expert"] = "expert"
    secure_treasure: bool = False
    ambush: bool = False
    ambush_spells: bool = False
    wandering: bool = False
    dwarf: bool = False
    cleric: bool = False
    hobbit: bool = False
    thief: bool = False
    distinct_classes: Literal["auto", "off", "on"] = "auto"
    spell_selection: Literal["drawn", "chosen"] = "drawn"
    ambush_at_start: bool = False

    def __post_init__(self) -> None:
        if self.mode == "basic":
            switched_on = [name for name in EXTENSIONS if getattr(self, name)]
            if switched_on:
                _refuse(", ".join(switched_on), "mode=expert")
        for name in ("ambush_spells", "ambush_at_start"):
            if getattr(self, name) and not self.ambush:
                _refuse(name, "ambush=on")

    @property
    def is_expert(self) -> bool:
        return self.mode == "expert"

    def classes(self) -> tuple[str, ...]:
        """The classes one may choose from (LAB-SETUP-7 to 9)."""
        printed = ("elf", "hero") if self.mode == "basic" else ("elf", "hero", "superhero", "wizard")
        return (*printed, *(name for name in ("dwarf", "cleric", "hobbit", "thief") if getattr(self, name)))

    def seats_of_a_class(self, players: int) -> int:
        """Two of each class, or one where everybody shall lead another one (LAB-SETUP-7 to 9, LAB-VAR-2)."""
        if self.distinct_classes == "auto":
            return 1 if players > 4 and len(self.classes()) >= players else 2
        return 1 if self.distinct_classes == "on" else 2


def _refuse(option: str, needs: str) -> NoReturn:
    """LAB-VAR-1: some options only go together with others."""
    sentence = f"labyrinth: {option} needs {needs} (LAB-VAR-1)"
    raise BadOptions(sentence, clause="LAB-VAR-1", why="needs", option=option, needs=needs)


PRESETS: dict[str, dict[str, Any]] = {
    "first-game": {"mode": "basic"},
    "expert": {"mode": "expert"},
    "everything": {"mode": "expert", "ambush_at_start": False, **dict.fromkeys(EXTENSIONS, True)},
}
"""LAB-VAR-1: "everything" turns all extensions on."""
