"""The bot that plays any game: it takes any legal option, all equally likely."""

from __future__ import annotations

from typing import Any

from undercroft.bots.bot import Bot
from undercroft.kernel.ask import Ask, Option, pick
from undercroft.kernel.table import Table


class RandomBot(Bot):
    """Answers by chance."""

    needs_fork = False

    def choose(self, table: Table[Any], seat: int, ask: Ask) -> Option:  # noqa: ARG002 - it looks at nothing
        return pick(ask.options, self.random)
