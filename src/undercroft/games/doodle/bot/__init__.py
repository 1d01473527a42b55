"""How the computer plays it."""

from undercroft.games.doodle.bot.player import Greedy

__all__ = ["Greedy"]
