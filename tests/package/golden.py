"""Plays the golden games with the undercroft of the Python that runs this, wherever that is installed.

    python -I tests/package/golden.py

Prints how it went as JSON; a game that is told otherwise than it was is an error.
"""

from __future__ import annotations

import json
from pathlib import Path
from time import perf_counter

import undercroft
from undercroft.kernel.record import load
from undercroft.workshop import golden

KEPT = Path(__file__).parents[1] / "golden"


def main() -> None:
    """Tell every one of them, letter by letter."""
    setattr(golden, "folder", lambda: KEPT)  # noqa: B010  # an installed package knows no tests
    start = perf_counter()
    records = [load(one.record) for one in golden.GOLDEN]
    other = [
        one.name
        for one, record in zip(golden.GOLDEN, records, strict=True)
        if golden.tell(record) != one.story.read_text(encoding="utf-8")
    ]
    if other:
        raise SystemExit(f"told otherwise than they were: {', '.join(other)}")
    told = {
        "games": len(records),
        "entries": sum(len(record.entries) for record in records),
        "seconds": round(perf_counter() - start, 2),
        "compiled": undercroft.IS_COMPILED,
        "from": undercroft.__file__,
    }
    print(json.dumps(told))


if __name__ == "__main__":
    main()
