"""How the computer plays it."""

from undercroft.games.dungeoneer.bot.player import Greedy

__all__ = ["Greedy"]
