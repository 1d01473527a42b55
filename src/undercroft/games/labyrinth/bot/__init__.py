"""How the computer plays it."""

from undercroft.games.labyrinth.bot.chances import features, outlook
from undercroft.games.labyrinth.bot.macro import candidates, thinks
from undercroft.games.labyrinth.bot.player import Greedy
from undercroft.games.labyrinth.bot.quick import quick
from undercroft.games.labyrinth.content.characters import CHARACTERS
from undercroft.games.labyrinth.content.outlook import FEATURES
from undercroft.kernel.bot import LevelSpec

__all__ = ["CHARACTERS", "FEATURES", "LEVELS", "Greedy", "candidates", "features", "outlook", "quick", "thinks"]

LEVELS = {"easy": LevelSpec(slips=0.75, noise=0.3, bearable=0.4), "medium": LevelSpec()}
"""A step in the wrong direction is soon made good, so easy errs more often than elsewhere: medium won 115 of 160 games
against slips between 0.7 and 0.8. There is no hard one: the search has not been shown to be stronger."""
