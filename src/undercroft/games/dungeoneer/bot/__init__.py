"""How the computer plays it."""

from undercroft.games.dungeoneer.bot.outlook import outlook
from undercroft.games.dungeoneer.bot.player import Greedy, thinks

__all__ = ["Greedy", "outlook", "thinks"]
