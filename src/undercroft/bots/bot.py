"""What a bot is, and the one way in which it is asked: on a fork that holds nothing its seat cannot know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any, ClassVar, Final

from undercroft.kernel.ask import Ask, Option
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.table import Table


class UnknownBot(UndercroftError):
    """No bot of that name, or a file that holds none."""

    key = "error-unknown-bot"


class Bot(ABC):
    """A player made of code. Whatever it does by chance it takes from the Random it was made with."""

    needs_fork: ClassVar[bool] = True
    """False for a bot that looks at nothing but the ask; it is then spared the cost of a fork."""

    def __init__(self, random: Random) -> None:
        self.random = random

    @abstractmethod
    def choose(self, table: Table[Any], seat: int, ask: Ask) -> Option:
        """One of the options of the ask. The table is the bot's own fork: it may be played on and spoiled."""


_EMPTY: Final[Table[Any]] = Table.__new__(Table)
"""A table with nothing on it, for bots that need none."""


def decide(bot: Bot, table: Table[Any], seat: int, random: Random) -> Option:
    """What the bot answers for this seat; `random` deals anew what the seat cannot know."""
    ask = table.pending[seat]
    if type(ask.options) is tuple and len(ask.options) == 1:
        return ask.options[0]
    return bot.choose(table.fork(seat, random) if bot.needs_fork else _EMPTY, seat, ask)
