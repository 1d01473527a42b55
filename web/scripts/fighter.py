"""Write what the client draws of Dungeon Fighter from the game's own content: names, pictures, numbers, geometry."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from undercroft.games.fighter.content.cards import (
    EQUIPMENT,
    KINDS,
    MONSTERS,
    NEEDS_HIT,
    SHEETS,
    THROWS,
    card_names,
    names_in,
)
from undercroft.games.fighter.content.geometry import PHYSICS
from undercroft.games.fighter.rules.throws.judging import HANDS, TIMING
from undercroft.games.fighter.rules.throws.launch import NUMBERS, TENTHS
from undercroft.games.fighter.rules.throws.physics import DUMMY_SWAY, SWAY, SWAY_PERIOD
from undercroft.games.fighter.rules.throws.ranges import JUMP, LONG_JUMP, TURN

TARGET = Path(__file__).parent.parent / "src" / "games" / "fighter"
LANGUAGES = ("en", "de", "it")


def content() -> dict[str, Any]:
    """Nothing here is secret: it stands on every card of the box, or is the ledger's geometry."""
    names = [card_names(lang) for lang in LANGUAGES]
    return {
        "names": {slug: [told[slug] for told in names] for slug in names[0]},
        "icons": json.loads((TARGET / "pictures.json").read_text(encoding="utf-8")),
        "throws": list(THROWS),
        "needsHit": sorted(NEEDS_HIT),
        "heroes": {
            name: {
                "abilities": [[ability.id, ability.value, ability.type] for ability in sheet.abilities],
                "slots": list(sheet.slots),
            }
            for name, sheet in SHEETS.items()
        },
        "monsters": {name: [monster.level, monster.damage] for name, monster in MONSTERS.items()},
        "equipment": {
            name: {
                "kind": KINDS[card.kind],
                "throw": (names_in(card.throws) or ("",))[0],
                "bonus": card.bonus,
                "times": card.times,
                "effect": card.effect,
                "value": card.value,
                "once": card.once,
                "price": card.price,
            }
            for name, card in EQUIPMENT.items()
        },
        "physics": msgspec.to_builtins(PHYSICS),
        "numbers": [[name, 10 if name in TENTHS else 1] for name in NUMBERS],
        "timing": {
            "hands": HANDS,
            "strike": TIMING,
            "jump": JUMP,
            "longJump": LONG_JUMP,
            "turn": TURN,
            "sway": SWAY,
            "dummySway": DUMMY_SWAY,
            "swayPeriod": round(1000 * SWAY_PERIOD),
        },
    }


def main() -> None:
    text = json.dumps(content(), ensure_ascii=False, separators=(",", ":"))
    (TARGET / "content.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
