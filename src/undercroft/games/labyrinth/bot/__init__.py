"""How the computer plays it."""

from undercroft.games.labyrinth.bot.player import Greedy

__all__ = ["Greedy"]
