"""A process of its own in which bots think: `python -m undercroft.server.thinker_process`.

It reads one request a line and answers each by one line. It keeps the tables of the matches it was asked about, so
that it is only told what is new. A bot gets a fork that holds nothing its seat cannot know, as everywhere.
"""

from __future__ import annotations

import os
import sys
from random import Random
from typing import Any, Final

import msgspec

from undercroft.bots import decide, find_bot
from undercroft.bots.hint import HINT, advise
from undercroft.games import find_game
from undercroft.kernel.ask import CHANCE
from undercroft.kernel.record import Entry, Header
from undercroft.kernel.table import Table

KEPT: Final = 64


class Request(msgspec.Struct):
    """What would this bot answer, or (`hint`) what is to be advised?

    `entries` follow the first `start` ones, which the worker should have.
    """

    match: str
    header: Header
    start: int
    entries: list[Entry]
    seat: int
    bot: str


class Reply(msgspec.Struct):
    """The answer; or `missing`: tell me the match from its beginning."""

    value: Any = None
    missing: bool = False
    error: str = ""


class Worker:
    """The tables it keeps, the latest last."""

    def __init__(self) -> None:
        self.tables: dict[str, tuple[Table[Any], int]] = {}
        self.random = Random()

    def reply(self, request: Request) -> Reply:
        kept = self.tables.pop(request.match, None)
        if request.start == 0:
            game = find_game(request.header.game)
            options = game.read_options(request.header.options)
            kept = Table.new(game, options, len(request.header.seats), listen=False), 0
        if kept is None or kept[1] != request.start:
            return Reply(missing=True)
        table = kept[0]
        for entry in request.entries:
            _apply(table, entry)
        self.tables[request.match] = table, request.start + len(request.entries)
        if len(self.tables) > KEPT:
            del self.tables[next(iter(self.tables))]
        if request.bot == HINT:
            return Reply(value=msgspec.to_builtins(advise(table, request.seat, self.random)))
        bot = find_bot(request.header.game, request.bot, self.random)
        return Reply(value=decide(bot, table, request.seat, self.random))


def _apply(table: Table[Any], entry: Entry) -> None:
    if entry.undo is not None:
        table.back_to(entry.undo)
    elif entry.key is None:
        slot = entry.seat if entry.seat is not None else CHANCE if entry.slot is None else entry.slot
        table.answer(slot, entry.value())


def main() -> None:
    """Answer until nobody asks any more."""
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
