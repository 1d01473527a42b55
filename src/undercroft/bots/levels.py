"""How strong a bot people play against: a word instead of a bot's name."""

from __future__ import annotations

from typing import Final

from undercroft.bots import UnknownBot, bot_names

LEVELS: Final = ("easy", "medium", "hard")


def bot_of_level(game: str, level: str) -> str:
    """The bot that plays at this level: the game's bots from the weakest to the strongest."""
    if level not in LEVELS:
        raise UnknownBot(f"there is no level {level!r}; there is {', '.join(LEVELS)}", bot=level)
    names = bot_names(game)
    if level == "hard":
        return names[-1]
    return names[0] if level == "easy" else names[len(names) // 2]
