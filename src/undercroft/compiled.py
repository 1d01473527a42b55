"""The same rules, compiled: mypyc turns the plain Python of the kernel and the rules into a C extension.

It is an offer, never a need. A compiled build lies apart from the sources, in the virtual environment or in the package
itself, with a note of the sources it was made from; it is used only if they are exactly the sources of today. Change a
line, and plain Python runs. `undercroft compile` makes a build, a compiled wheel brings one along, UNDERCROFT_PURE=1
leaves it aside.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

SOURCES = Path(__file__).parent
_ROOMS = {
    "kernel": ("ask", "deck", "dice", "match", "play_on", "run", "state", "table"),
    "games.labyrinth": (
        *("rules.*", "state", "copies", "redeal", "invariants", "content.board"),
        *("told.naming", "told.odds", "told.view", "bot.*"),
    ),
    "games.doodle": (
        *("rules.*", "state", "copies", "redeal", "invariants"),
        *("content.cards", "content.formations", "content.grid", "told.odds", "bot.*"),
    ),
    "games.fighter": ("rules.*", "rules.throws.launch", "state", "copies", "bot.*"),
    "games.dungeoneer": (
        *("rules.*", "rules.cards.*", "rules.fights.*", "state", "copies", "redeal", "invariants"),
        *("content.cards", "content.layout", "content.notation", "told.naming", "told.odds", "told.view"),
        *("bot.hero", "bot.lord", "bot.odds", "bot.outlook", "bot.player", "bot.risk", "bot.routes"),
    ),
    "host": ("live", "patch", "telling", "voice"),
}
"""What is worth compiling: whatever runs at every answer. A star is every file of a room."""
_LEFT_OUT = {"games.fighter.rules.score", "games.fighter.rules.setup"}
"""Not worth it: they run once a game, or only hand on."""


def _modules() -> tuple[str, ...]:
    found = ["words"]
    for room, names in _ROOMS.items():
        for name in names:
            place = SOURCES.joinpath(*f"{room}.{name}".split("."))
            files = [file.stem for file in sorted(place.parent.glob(f"{place.name}.py")) if file.stem != "__init__"]
            inside = ".".join((room, *name.split(".")[:-1]))
            found += [f"{inside}.{file}" for file in files if f"{inside}.{file}" not in _LEFT_OUT]
    return tuple(f"undercroft.{module}" for module in found)


MODULES = _modules()
NOTE = "sources.json"


PACKED = SOURCES / "_compiled"
"""The build of a compiled wheel."""


def folder() -> Path:
    """Where a build of one's own lies."""
    return Path(os.environ.get("UNDERCROFT_COMPILED") or Path(sys.prefix) / "undercroft-compiled")


def find() -> Path | None:
    """A build that fits the sources: one's own, or the one that came with the package; none if there is neither."""
    return next((build for build in (folder(), PACKED) if _fits(build)), None)


def _fits(build: Path) -> bool:
    try:
        noted = json.loads((build / NOTE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return bool(noted == fingerprint())


def source_of(module: str) -> Path:
    return SOURCES.joinpath(*module.split(".")[1:]).with_suffix(".py")


def fingerprint() -> dict[str, str]:
    """What a build must have been made from in order to be used: these sources, for this Python."""
    sources = {module: blake2b(source_of(module).read_bytes(), digest_size=16).hexdigest() for module in MODULES}
    return {"python": f"{sys.implementation.cache_tag} {sys.platform}", **sources}


class _Finder(MetaPathFinder):
    """Finds the compiled modules before the plain ones."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        self.files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        del path, target
        return spec_from_file_location(fullname, self.files[fullname]) if fullname in self.files else None


def use() -> bool:
    """Take the compiled build if there is one that fits; called before anything else is imported."""
    if os.environ.get("UNDERCROFT_PURE"):
        return False
    build = find()
    if build is None:
        return False
    files = {_module_name(build, file): file for file in build.rglob("*") if file.suffix in (".so", ".pyd")}
    sys.meta_path.insert(0, _Finder(files))
    return True


def _module_name(build: Path, file: Path) -> str:
    return ".".join((*file.relative_to(build).parent.parts, file.name.split(".")[0]))
