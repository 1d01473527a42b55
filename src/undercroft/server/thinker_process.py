"""A process of its own in which bots think: `python -m undercroft.server.thinker_process`.

It reads one request a line and answers each by one line. It keeps the tables of the matches it was asked about, so
that it is only told what is new, and their bots, which may have something in mind. A bot gets a fork that holds nothing
its seat cannot know, as everywhere.
"""

from __future__ import annotations

import gc
import os
import sys
from random import Random
from typing import Any, Final

import msgspec

from undercroft.bots import Bot, decide, find_bot
from undercroft.bots.search import Search
from undercroft.games import find_game
from undercroft.kernel.ask import CHANCE
from undercroft.kernel.match import table_of
from undercroft.kernel.record import Entry, Header
from undercroft.kernel.table import Table

KEPT: Final = 64


class Request(msgspec.Struct):
    """What would this bot answer? `entries` follow the first `start` ones, which the worker should have."""

    match: str
    header: Header
    start: int
    entries: list[Entry]
    seat: int
    bot: str
    seconds: float = 0.0
    """So long it may search, if its own clock is not shorter; 0: as long as it likes."""
    fresh: bool = False
    """Has another one decided for this seat meanwhile? Then whatever the bot had in mind is out of date."""


class Reply(msgspec.Struct):
    """The answer; or `missing`: tell me the match from its beginning."""

    value: Any = None
    missing: bool = False
    error: str = ""


class Kept(msgspec.Struct):
    """A match: its table, how many entries it has been told, and the bots of its seats."""

    table: Table[Any]
    told: int = 0
    bots: dict[tuple[int, str], Bot] = {}


class Worker:
    """The matches it keeps, the latest last."""

    def __init__(self) -> None:
        self.matches: dict[str, Kept] = {}
        self.random = Random()

    def reply(self, request: Request) -> Reply:
        kept = self.matches.pop(request.match, None)
        if request.start == 0:
            kept = Kept(table_of(find_game(request.header.game), request.header, listen=False))
        if kept is None or kept.told != request.start:
            return Reply(missing=True)
        for entry in request.entries:
            _apply(kept, entry)
        kept.told += len(request.entries)
        self.matches[request.match] = kept
        if len(self.matches) > KEPT:
            del self.matches[next(iter(self.matches))]
        bot = self._bot(kept, request)
        return Reply(value=decide(bot, kept.table, request.seat, self.random))

    def _bot(self, kept: Kept, request: Request) -> Bot:
        """The same one as at the last decision of this seat, with what it has in mind."""
        key = (request.seat, request.bot)
        bot = None if request.fresh else kept.bots.get(key)
        if bot is None:
            bot = kept.bots[key] = find_bot(request.header.game, request.bot, self.random)
        if isinstance(bot, Search):
            bot.hurry = request.seconds
        return bot


def _apply(kept: Kept, entry: Entry) -> None:
    if entry.undo is not None:
        kept.table.back_to(entry.undo)
        kept.bots.clear()  # what was taken back was meant otherwise
    elif entry.key is None:
        slot = entry.seat if entry.seat is not None else CHANCE if entry.slot is None else entry.slot
        kept.table.answer(slot, entry.value())


def main() -> None:
    """Answer until nobody asks any more.

    Rules and cards stay for good: to look through them for rubbish again and again costs a tenth of the time.
    """
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    worker = Worker()
    for row in sys.stdin.buffer:
        try:
            reply = worker.reply(msgspec.json.decode(row, type=Request))
        except Exception as wrong:  # noqa: BLE001 - a bot may fail in any way; the match shall go on
            reply = Reply(error=type(wrong).__name__)
        if not _says(msgspec.json.encode(reply) + b"\n"):
            return


def _says(line: bytes) -> bool:
    """Write to whoever asked; False if he is gone, as when the server was killed while a bot thought."""
    try:
        sys.stdout.buffer.write(line)
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python flushes once more at its end
        return False
    return True


if __name__ == "__main__":
    main()
