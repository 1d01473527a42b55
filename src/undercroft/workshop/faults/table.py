"""Two people who want to play on whatever the others do, in a process of their own: how long each `ok` takes is noted.

In a process of their own, because the liars and crowds of the campaign keep theirs busy: a table beside them would be
measured to wait for them, and not for the server. `python -m undercroft.workshop.faults.table ADDRESS` prints a line
for every answer: when it was sent, and how long its `ok` took.
"""

from __future__ import annotations

import asyncio
import sys
import time
from random import Random
from statistics import quantiles
from typing import Final

from undercroft.workshop.faults.client import Client, sitting
from undercroft.workshop.faults.process import DEADLINE, post

BREATH: Final = 0.01
"""Seconds between two answers."""


class Table:
    """The table as the campaign sees it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.waits: list[tuple[float, float]] = []
        """When each answer was sent, and how many seconds its `ok` took."""
        self._plays = asyncio.Event()
        self._process: asyncio.subprocess.Process | None = None
        self._listening: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Returns when it plays."""
        command = [sys.executable, "-m", "undercroft.workshop.faults.table", self.address]
        self._process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        self._listening = asyncio.create_task(self._listen())
        async with asyncio.timeout(DEADLINE):
            await self._plays.wait()

    async def _listen(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            sent, wait = line.split()
            self.waits.append((float(sent), float(wait)))
            self._plays.set()

    async def stop(self) -> None:
        if self._process is not None and self._listening is not None:
            if self._process.returncode is None:
                self._process.terminate()
            await self._process.wait()
            await self._listening

    def figures(self, since: float) -> dict[str, float]:
        """Of the answers that were sent since then, in milliseconds; that none was is the longest wait of all."""
        waits = [wait for sent, wait in self.waits if sent >= since]
        cuts = quantiles(waits * 2 or [DEADLINE] * 2, n=100, method="inclusive")
        return {"answers": len(waits), "p50_ms": round(1000 * cuts[49], 1), "p99_ms": round(1000 * cuts[98], 1)}


# --- in the process of its own ---------------------------------------------------------------------------------------


async def play(address: str) -> None:
    """One game after another, as fast as they are answered, with a little pause."""
    random = Random(1)
    while True:
        seats = [{"kind": "me"}, {"kind": "device"}]
        made = await post(address, "/api/matches", {"game": "labyrinth", "seats": seats})
        secrets = [one["secret"] for one in made["secrets"]]
        async with sitting(address, made["match"]["id"], *secrets) as client:
            while client.match["state"] == "running":
                await _answer(client, random)


async def _answer(client: Client, random: Random) -> None:
    seat = next((seat for seat in (0, 1) if client.asks.get(str(seat))), None)
    if seat is None:
        await client.next()
        return
    value, moment = client.random_answer(seat, random), client.asks[str(seat)]["moment"]
    sent, began = time.time(), time.perf_counter()
    reply = await client.tell("answer", seat=seat, moment=moment, value=value)
    print(sent, time.perf_counter() - began, flush=True)
    while reply["type"] == "ok" and client.moment < reply["moment"]:
        await client.next()
    await asyncio.sleep(BREATH)


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
