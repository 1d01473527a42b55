"""How the computer plays it."""

from undercroft.games.labyrinth.bot.chances import features, outlook
from undercroft.games.labyrinth.bot.macro import candidates, thinks
from undercroft.games.labyrinth.bot.player import Greedy
from undercroft.games.labyrinth.bot.quick import quick
from undercroft.games.labyrinth.content.characters import CHARACTERS
from undercroft.games.labyrinth.content.outlook import FEATURES

__all__ = ["CHARACTERS", "FEATURES", "Greedy", "candidates", "features", "outlook", "quick", "thinks"]
