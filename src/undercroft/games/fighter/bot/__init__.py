"""How the computer plays it."""

from undercroft.games.fighter.bot.outlook import features, outlook
from undercroft.games.fighter.bot.player import Beginner, Greedy, Master, quick, thinks
from undercroft.games.fighter.content.characters import CHARACTERS, STURDY
from undercroft.games.fighter.content.outlook import FEATURES
from undercroft.kernel.bot import LevelSpec

LEVELS = {
    "easy": LevelSpec(bot="Beginner", habits=STURDY),
    "medium": LevelSpec(),
    "hard": LevelSpec(rollouts=240, seconds=1.0, gate=1.0, habits=STURDY),
    "master": LevelSpec(bot="Master", rollouts=240, seconds=1.0, gate=1.0, habits=STURDY),
}
"""A shaky hand, a steady one, a steady one with a head that thinks ahead, and a master's hand with such a head."""
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
