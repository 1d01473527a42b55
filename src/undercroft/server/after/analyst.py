"""An analysis in a process of its own, so that no table waits for it."""

from __future__ import annotations

import asyncio
import sys
from typing import ClassVar, Final

import msgspec

from undercroft.host.after.plain import Analysis
from undercroft.host.after.running import Heard
from undercroft.kernel.record import Record
from undercroft.server.after.analyst_process import Line

LONGEST_LINE: Final = 64 * 1024 * 1024
MOST_SECONDS: Final = 1800.0
"""It ends by itself long before that; whatever hangs is ended."""


class ProcessAnalyst:
    """Starts a process for each analysis, and ends it with the analysis."""

    def __init__(self, rollouts: int) -> None:
        self.rollouts = rollouts

    COMMAND: ClassVar[tuple[str, ...]] = (sys.executable, "-m", "undercroft.server.after.analyst_process")

    async def __call__(self, record: Record, heard: Heard) -> Analysis:
        process = await asyncio.create_subprocess_exec(
            *self.COMMAND,
            str(self.rollouts),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
        )
        try:
            async with asyncio.timeout(MOST_SECONDS):
                return await _read(process, record, heard)
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()


async def _read(process: asyncio.subprocess.Process, record: Record, heard: Heard) -> Analysis:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("".join(record.lines()).encode())
    await process.stdin.drain()
    process.stdin.close()
    async for row in process.stdout:
        line = msgspec.json.decode(row, type=Line)
        if line.found is not None:
            return line.found
        if line.progress is not None:
            heard(line.progress)
    raise ConnectionError("the analyst has ended")
