"""What a bot is. It stands here so that a game may bring along bots of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any, ClassVar

from undercroft.kernel.ask import Ask, Option
from undercroft.kernel.table import Deal, Table


class Bot(ABC):
    """A player made of code. Whatever it does by chance it takes from the Random it was made with."""

    needs_fork: ClassVar[bool] = True
    """False for a bot that looks at nothing but the ask; it is then spared the cost of a fork."""

    def __init__(self, random: Random) -> None:
        self.random = random

    @abstractmethod
    def choose(self, table: Table[Any], seat: int, ask: Ask) -> Option:
        """One of the options of the ask. The table is the bot's own fork: it may be played on and spoiled."""


class Searcher(Bot):
    """A bot that looks at many deals of its position before it answers.

    `choose` is its first thought, from one table: what it answers where there is nothing to search, or no time.
    """

    @abstractmethod
    def search(self, deal: Deal, seat: int, ask: Ask) -> Option:
        """One of the options of the ask. Each table that `deal(random)` gives is the bot's own, as in `choose`.

        The same Random deals the same world again: so one answer can be tried beside another one.
        """
