"""Makes a small database of matches as today's code stores them: `python -m tests.server.stored_before`.

`data/stored-before.db` was made before the authority and the network were two rooms; `test_stored_before.py` plays its
matches on. It is made anew only where the rules themselves have left its records behind (a game's `version`).
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from tests.server.table import new_match, play_on, post, serving, sitting

DATABASE = Path(__file__).parent / "data" / "stored-before.db"
NOTES = DATABASE.with_suffix(".json")
"""The matches in it with the secrets of their seats, and where each of them stands."""


async def play(address: str) -> dict[str, Any]:
    """One match under way with a chat and something taken back, one at its end, one that waits for a friend."""
    under_way, secrets = new_match(address, "me", "device", "bot:easy")
    async with sitting(address, under_way, *secrets) as both:
        await play_on(both, Random(1), answers=20)
        await both.tell("chat", seat=0, text="Grüß euch")
        while (seat := next((seat for seat in both.seats if both.undo[str(seat)] is not None), None)) is None:
            await play_on(both, Random(2), answers=1)
        assert (await both.tell("undo", seat=seat))["type"] == "ok"
    async with sitting(address, under_way, *secrets) as both:
        moment, position = both.moment, both.match["position"]
    over, of_over = new_match(address, "me", "device")
    async with sitting(address, over, *of_over) as both:
        await play_on(both, Random(3), answers=12)
        assert (await both.tell("concede", seat=0))["type"] == "ok"
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "link"}]
    waiting = post(address, "/api/matches", {"game": "labyrinth", "preset": "first-game", "seats": seats})
    return {
        "under way": {"match": under_way, "secrets": secrets, "moment": moment, "position": position},
        "over": {"match": over, "secrets": of_over},
        "waiting": {
            "match": waiting["match"]["id"],
            "secrets": [waiting["secrets"][0]["secret"]],
            "invite": waiting["invites"][0]["invite"],
        },
    }


def main() -> None:
    """Play, and keep the file and the notes."""
    with TemporaryDirectory() as folder:
        with serving(Path(folder)) as address:
            notes = asyncio.run(play(address))
        connection = sqlite3.connect(Path(folder) / "games.db")
        for statement in ("PRAGMA journal_mode=DELETE", "PRAGMA page_size=1024", "VACUUM"):
            connection.execute(statement)
        connection.close()
        DATABASE.write_bytes((Path(folder) / "games.db").read_bytes())
    NOTES.write_text(json.dumps(notes, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
