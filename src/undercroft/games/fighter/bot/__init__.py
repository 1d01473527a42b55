"""How the computer plays it."""

from undercroft.games.fighter.bot.player import Beginner, Greedy, Master

__all__ = ["Beginner", "Greedy", "Master"]
