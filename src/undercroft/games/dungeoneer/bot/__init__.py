"""How the computer plays it."""

from undercroft.games.dungeoneer.bot.outlook import features, outlook
from undercroft.games.dungeoneer.bot.player import Greedy, thinks
from undercroft.games.dungeoneer.content.characters import CHARACTERS
from undercroft.games.dungeoneer.content.outlook import FEATURES

__all__ = ["CHARACTERS", "FEATURES", "Greedy", "features", "outlook", "thinks"]
