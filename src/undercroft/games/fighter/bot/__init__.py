"""How the computer plays it."""

from undercroft.games.fighter.bot.outlook import features, outlook
from undercroft.games.fighter.bot.player import Beginner, Greedy, Master, quick, thinks
from undercroft.games.fighter.content.characters import CHARACTERS
from undercroft.games.fighter.content.outlook import FEATURES
from undercroft.kernel.bot import LevelSpec

LEVELS = {
    "easy": LevelSpec(bot="Beginner"),
    "medium": LevelSpec(),
    "hard": LevelSpec(bot="Master", rollouts=600, seconds=1.0),
}
tables = tuple(
    {"difficulty": difficulty, "hand": hand}
    for difficulty in ("easy", "normal", "hard")
    for hand in ("beginner", "steady", "master")
)
"""Of games at all of these the outlook is made: how steady hands are and how hard the monsters, it has to know."""

__all__ = [
    "CHARACTERS",
    "FEATURES",
    "LEVELS",
    "Beginner",
    "Greedy",
    "Master",
    "features",
    "outlook",
    "quick",
    "tables",
    "thinks",
]
