"""Ranges, releases and flights are as they were told (`flights.py` says how to tell them anew)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.fighter.flights import FILE, told

NEAR = {"contacts": 0.6, "sampled": 1.0, "frames": 1.0}
"""Millimetres that a machine may reckon otherwise; all else is exact but for the last digits."""


@pytest.mark.clause("FIG-SIM-2", "FIG-COMB-4", "FIG-SIM-1", "FIG-SIM-3", "FIG-SIM-5", "FIG-SIM-6")
@pytest.mark.parametrize(
    "part", ["limits", "held", "aims", "jumps", "props", "outside", "starts", "dummies", "flights"]
)
def test_throws_are_as_they_were_told(part: str) -> None:
    kept = json.loads(FILE.read_text(encoding="utf-8"))[part]
    found = json.loads(json.dumps(told()[part]))
    assert list(differences(kept, found, 1e-6)) == []


def differences(kept: Any, found: Any, near: float, where: str = "") -> Any:
    """The places where two told things are not alike."""
    if isinstance(kept, dict) and isinstance(found, dict):
        if kept.keys() != found.keys():
            yield f"{where}: {sorted(kept.keys() ^ found.keys())}"
        for name in kept.keys() & found.keys():
            yield from differences(kept[name], found[name], NEAR.get(name, near), f"{where}.{name}")
    elif isinstance(kept, list) and isinstance(found, list):
        if len(kept) != len(found):
            yield f"{where}: {len(kept)} and {len(found)}"
        for number, (one, other) in enumerate(zip(kept, found, strict=False)):
            yield from differences(one, other, near, f"{where}[{number}]")
    elif isinstance(kept, float) and isinstance(found, int | float):
        if found != pytest.approx(kept, abs=near):
            yield f"{where}: {kept} and {found}"
    elif kept != found:
        yield f"{where}: {kept} and {found}"
