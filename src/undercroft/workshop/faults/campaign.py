"""The whole campaign, and what came of it."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from undercroft.workshop.faults.floods import Floods
from undercroft.workshop.faults.kills import Kills
from undercroft.workshop.faults.oracle import BROKEN
from undercroft.workshop.faults.process import may_open_many_files

PHASES: Final = 6
MOST_P99: Final = 250.0
"""Milliseconds that a playing table waits for its `ok`, 99 times of 100, whatever the others do."""
MOST_GROWTH: Final = 64.0
"""Megabytes that the server may hold in the end beyond what it held before."""


def run(
    kills: int, messages: int, sockets: int, deaf: int, flooders: int, seed: int, progress: Callable[[], None]
) -> dict[str, Any]:
    """Kills first, then floods, each with a server of its own."""
    may_open_many_files()
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory(prefix="undercroft-faults-") as folder:
        place = Path(folder)
        if kills:
            (place / "kills").mkdir()
            found["kills"] = asyncio.run(Kills(place / "kills", seed).run(kills, progress))
        (place / "floods").mkdir()
        floods = Floods(place / "floods", seed)
        found["floods"] = asyncio.run(floods.run(messages, sockets, deaf, flooders, progress))
    found["wrong"] = wrong(found)
    return found


def wrong(found: dict[str, Any]) -> list[str]:
    """Every promise that was broken, as a sentence."""
    sentences = []
    killed = found.get("kills")
    if killed is not None and killed["broken"]:
        counts = {name: killed[name] for name in (*BROKEN, "stuck", "tracebacks") if killed[name]}
        sentences.append("after kills: " + ", ".join(f"{count} {name}" for name, count in counts.items()))
    phases = found["floods"]["phases"]
    for name, phase in phases.items():
        if phase["p99_ms"] > MOST_P99:
            sentences.append(f"{name}: a playing table waited {phase['p99_ms']} ms (p99; at most {MOST_P99:.0f})")
    growth = phases["after"]["memory_mb"] - phases["before"]["memory_mb"]
    if growth > MOST_GROWTH:
        sentences.append(f"the server holds {growth:.0f} MB more than before (at most {MOST_GROWTH:.0f})")
    if found["floods"]["tracebacks"]:
        sentences.append(f"{found['floods']['tracebacks']} tracebacks in the log")
    return sentences


def show(console: Console, found: dict[str, Any]) -> None:
    """Two tables, and what is wrong."""
    if "kills" in found:
        table = Table("after kills", "", title="Kills")
        for name, count in found["kills"].items():
            table.add_row(name, f"{count:,}")
        console.print(table)
    table = Table("while", "answers", "p50 ms", "p99 ms", "done", "seconds", "MB", title="A playing table meanwhile")
    for name, phase in found["floods"]["phases"].items():
        table.add_row(name, *(f"{phase[key]:,}" for key in PHASE))
    console.print(table)
    for sentence in found["wrong"]:
        console.print(f"BROKEN  {sentence}", style="bold red", highlight=False)
    if not found["wrong"]:
        console.print("Nothing was lost, doubled or invented, and the table could play on.")


PHASE: Final = ("answers", "p50_ms", "p99_ms", "done", "seconds", "memory_mb")
