"""Write what the client draws of Doodle Dungeon from the game's own content: cards, formations and tracks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from undercroft.games.doodle.content.cards import CARDS, FORMATIONS, TRACKS, action_icons, action_names

TARGET = Path(__file__).parent.parent / "src" / "games" / "doodle"
LANGUAGES = ("en", "de", "it")


def content() -> dict[str, Any]:
    """Nothing here is secret: it is printed on every card and sheet of the box."""
    names = [action_names(lang) for lang in LANGUAGES]
    return {
        "names": {slug: [told[slug] for told in names] for slug in names[0]},
        "icons": action_icons(),
        "cards": {card.id: list(card.elements) for card in CARDS.values()},
        "actions": {
            card.action: {
                "dungeon": card.is_dungeon_action,
                "timing": card.timing,
                "clause": card.clause,
                "only": card.only,
                "bonus": card.bonus,
                "bonusByHearts": card.bonus_by_hearts,
                "turnsLowest": card.turn_lowest,
                "damage": card.damage,
            }
            for card in CARDS.values()
        },
        "formations": {formation.id: list(formation.rows) for formation in FORMATIONS.values()},
        "tracks": [
            {"id": track.id, "levels": list(track.levels), "points": track.points, "damage": track.damage}
            for track in TRACKS
        ],
    }


def main() -> None:
    text = json.dumps(content(), ensure_ascii=False, separators=(",", ":"))
    (TARGET / "content.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
