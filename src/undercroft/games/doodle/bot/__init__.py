"""How the computer plays it."""

from undercroft.games.doodle.bot.offer import candidates, quick, thinks
from undercroft.games.doodle.bot.outlook import features, outlook
from undercroft.games.doodle.bot.player import Expert, Greedy
from undercroft.games.doodle.content.characters import CHARACTERS
from undercroft.games.doodle.content.outlook import FEATURES
from undercroft.kernel.bot import LevelSpec

LEVELS = {
    "easy": LevelSpec(slips=0.5),
    "medium": LevelSpec(),
    "hard": LevelSpec(bot="Expert"),
}
"""Hard plans better rather than longer: no search was shown to be stronger than the expert alone."""

__all__ = [
    "CHARACTERS",
    "FEATURES",
    "LEVELS",
    "Expert",
    "Greedy",
    "candidates",
    "features",
    "outlook",
    "quick",
    "thinks",
]
