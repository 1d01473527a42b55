"""What a bot is. It stands here so that a game may bring along bots of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, NamedTuple

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


class Plan(NamedTuple):
    """More than one answer: what a player means to do, such as "to that room and home again".

    A game may offer plans to a search wherever it may offer an answer; then they are compared as wholes.
    """

    answer: Option
    """How it begins."""
    player: Callable[[Table[Any], int, Ask], Option | None]
    """Answers in its sense from then on; None: whatever the player of this seat would say without a plan.

    It keeps nothing in mind: many games are played on with the same plan, and the match goes on with it as well.
    """
    name: str
    """Two plans with the same name are the same plan."""
    is_done: Callable[[Any], bool] | None = None
    """Is it fulfilled, or hopeless, in this state? Then it is over for good. Without it, it never ends by itself."""


class LevelSpec(NamedTuple):
    """How a level plays. A game that wants other levels than the usual ones says so in its room `bot`: LEVELS.

    Without `slips` and `rollouts` it is the first thought alone. `noise` and `bearable` are in the measure of the
    game's outlook: chances to win, or points.
    """

    bot: str = "Greedy"
    """The class of its first thought, in the game's room `bot`."""
    slips: float = 0.0
    """So often it errs, where there is something to think about: it takes another answer than its first thought."""
    looks: int = 4
    """Of so many other answers it thinks then."""
    noise: float = 0.05
    """How badly it judges them: the standard deviation of what it is off by. It looks no further than this turn."""
    bearable: float = 0.15
    """What seems to cost it more than that against its first thought is no slip but nonsense, and is not played."""
    rollouts: int = 0
    """The most rollouts of a search for a decision; 0: it does not search."""
    seconds: float = 0.0
    """The clock of its search; 0: none."""
    turns: int = 0
    """How far the search plays on; 0: as far as usual."""
    gate: float = 0.0
    """By how many standard errors another answer has to lead; 0: by as many as usual."""
    habits: Any = None
    """Its habits where no character brings his own."""
