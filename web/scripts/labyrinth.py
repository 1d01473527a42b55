"""Write what the client draws of the Labyrinth from the game's own content: the board, and the cards by slug."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from undercroft.games.labyrinth.content.board_map import load_board
from undercroft.games.labyrinth.content.cards import CLASSES, COUNTER, MONSTERS, TREASURES, card_icons, card_names
from undercroft.games.labyrinth.rules.attack import CLERICS_PREY

TARGET = Path(__file__).parent.parent / "src" / "games" / "labyrinth"
LANGUAGES = ("en", "de", "it")


def board() -> dict[str, Any]:
    """Short lists instead of objects: the file is part of the first load."""
    laid = load_board()
    return {
        "spaces": [[s.id, s.kind.value, s.level, s.x, s.y, s.w, s.h] for s in laid.spaces.values()],
        "links": [[link.a, link.b, link.kind.value, link.x, link.y] for link in laid.links],
    }


def content() -> dict[str, Any]:
    """Names, pictures and printed numbers; nothing here is secret, it stands on every card of the box."""
    names = [card_names(lang) for lang in LANGUAGES]
    return {
        "names": {slug: [told[slug] for told in names] for slug in names[0]},
        "icons": card_icons(),
        "monsters": {m.name: [m.level, list(m.targets)] for m in MONSTERS.values() if not m.trap},
        "prey": sorted({m.name for m in MONSTERS.values() if m.kind in CLERICS_PREY}),
        "counter": list(COUNTER),
        "gold": {t.name: t.gold for t in TREASURES.values() if t.gold},
        "openers": sorted({t.name for t in TREASURES.values() if t.special == "opener"}),
        "classes": {name: [kind.goal, kind.steps, kind.secret_door, kind.line] for name, kind in CLASSES.items()},
    }


def main() -> None:
    for name, data in (("board", board()), ("content", content())):
        text = json.dumps(data, separators=(",", ":"), ensure_ascii=False)
        (TARGET / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
