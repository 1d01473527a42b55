"""The one way in which a bot is asked: on forks that hold nothing its seat cannot know."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from undercroft.kernel.ask import Option
from undercroft.kernel.bot import Bot, Searcher
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.table import Table

__all__ = ["Bot", "Searcher", "UnknownBot", "decide"]


class UnknownBot(UndercroftError):
    """No bot of that name, or a file that holds none."""

    key = "error-unknown-bot"


_NO_TABLE: Final[Any] = None
"""For bots that need none: they cannot look at what they do not get."""


def decide(bot: Bot, table: Table[Any], seat: int, random: Random) -> Option:
    """What the bot answers for this seat; `random` deals anew what the seat cannot know."""
    ask = table.pending[seat]
    if type(ask.options) is tuple and len(ask.options) == 1:
        return ask.options[0]
    if isinstance(bot, Searcher):
        return bot.search(table.dealer(seat), seat, ask)
    return bot.choose(table.fork(seat, random) if bot.needs_fork else _NO_TABLE, seat, ask)
