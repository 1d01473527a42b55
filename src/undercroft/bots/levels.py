"""How strong a bot people play against, and what it is like: words instead of a bot's name."""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random
from typing import Any, Final

from undercroft.bots.bot import Bot, UnknownBot
from undercroft.bots.offer import Budget, LevelSpec, offer_of, room_of
from undercroft.bots.random_bot import RandomBot
from undercroft.bots.search import GATE, TURNS, Search
from undercroft.bots.slips import Slipping

LEVELS: Final = ("easy", "medium", "hard", "master")
"""All there may be, the weakest first."""
ONCE: Final = ("easy", "medium", "hard")
"""What every game had before each offered its own: stored matches may name them wherever."""
EASY: Final = LevelSpec(slips=0.5)
MEDIUM: Final = LevelSpec()
HARD: Final = LevelSpec(rollouts=600, seconds=1.0)
NO_END: Final = 1_000_000_000
_SPEC: Final = re.compile(
    r"(?P<word>[a-z]+)(?:@(?P<rollouts>[1-9][0-9]*)|@(?P<seconds>[0-9]+(?:\.[0-9]+)?)s)?(?:/(?P<character>[a-z]+))?"
)


# --- what there is --------------------------------------------------------------------------------------------------


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that this game offers, the weakest first."""
    found = _levels(game)
    return tuple(level for level in LEVELS if level in found)


def characters_of(game: str) -> tuple[str, ...]:
    """The opponents with habits of their own that this game has."""
    return tuple(_characters(game))


def _characters(game: str) -> Mapping[str, Any]:
    found: Mapping[str, Any] = getattr(room_of(game), "CHARACTERS", {})
    return found


def _levels(game: str) -> Mapping[str, LevelSpec]:
    room = room_of(game)
    own: Mapping[str, LevelSpec] | None = getattr(room, "LEVELS", None)
    if own is not None:
        return own
    if getattr(room, "Greedy", None) is None:
        return {"medium": MEDIUM}
    if offer_of(game) is None:
        return {"easy": LevelSpec(slips=0.1), "medium": MEDIUM}
    return {"easy": EASY, "medium": MEDIUM, "hard": HARD}


# --- by words -------------------------------------------------------------------------------------------------------


def need_level(game: str, level: str, character: str = "") -> None:
    """Refuse a level or a character that this game does not offer."""
    known = levels_of(game)
    if level not in known:
        raise UnknownBot(f"{game} has no level {level!r}; it has {', '.join(known)}", bot=level)
    if character and character not in characters_of(game):
        there = ", ".join(characters_of(game)) or "none"
        raise UnknownBot(f"{game} has no character {character!r}; it has {there}", bot=character)


def bot_of_level(game: str, level: str, character: str = "") -> str:
    """The bot that plays at this level, with this character's habits."""
    need_level(game, level, character)
    return f"{level}/{character}" if character else level


def bot_of_seat(game: str, level: str, character: str = "") -> str:
    """The same for a seat of a stored match, which may name what the game has offered once: the nearest there is."""
    known = levels_of(game)
    if level not in known and level in ONCE:
        below = [other for other in known if LEVELS.index(other) < LEVELS.index(level)]
        level = below[-1] if below else known[0]
    return bot_of_level(game, level, character if character in characters_of(game) else "")


def budgeted(game: str, spec: str, seconds: float) -> str:
    """The same bot with another clock, if it searches."""
    asked = _SPEC.fullmatch(spec)
    level = _levels(game).get(asked["word"]) if asked is not None else None
    if asked is None or (level is None and asked["word"] != "search") or (level is not None and not level.rollouts):
        return spec
    return f"{asked['word']}@{seconds:g}s" + (f"/{asked['character']}" if asked["character"] else "")


# --- the bots -------------------------------------------------------------------------------------------------------


def make_level(game: str, spec: str, random: Random) -> Bot | None:
    """The bot that "hard", "medium/miser", "hard@400/hunter" or "search@0.3s" stands for; None for any other word.

    "search" is the hardest level that searches, with 200 rollouts and no clock unless it is said behind it.
    """
    asked = _SPEC.fullmatch(spec)
    if asked is None or asked["word"] not in (*_levels(game), "search"):
        return None
    if asked["character"] and asked["character"] not in characters_of(game):
        need_level(game, levels_of(game)[0], asked["character"])
    habits = _characters(game).get(asked["character"]) if asked["character"] else None
    budget = None
    if asked["seconds"]:
        budget = Budget(NO_END, float(asked["seconds"]))
    elif asked["rollouts"]:
        budget = Budget(int(asked["rollouts"]))
    if asked["word"] == "search":
        return make_search(game, random, budget or Budget(), habits)
    level = _levels(game)[asked["word"]]
    if budget is not None and not level.rollouts:
        raise UnknownBot(f"{asked['word']!r} of {game} does not search, so it has no budget", bot=spec)
    return _make(game, level, random, budget, habits)


def make_search(game: str, random: Random, budget: Budget | None = None, habits: Any = None) -> Search | None:
    """The search of this game, as far and as careful as its hardest level that searches; None if it has none."""
    searching = [level for name, level in sorted(_levels(game).items(), key=_rank) if level.rollouts]
    level = searching[-1] if searching else HARD
    found = _make(game, level, random, budget, habits) if offer_of(game) is not None else None
    return found if isinstance(found, Search) else None


def _rank(level: tuple[str, LevelSpec]) -> int:
    return LEVELS.index(level[0])


def _make(game: str, level: LevelSpec, random: Random, budget: Budget | None, habits: Any) -> Bot:
    kind = getattr(room_of(game), level.bot, None)
    if kind is None:
        return RandomBot(random)
    habits = level.habits if habits is None else habits
    offer = offer_of(game)
    if level.rollouts and offer is not None:
        return Search(
            random, offer._replace(greedy=kind), budget or Budget(level.rollouts, level.seconds),
            turns=level.turns or TURNS, gate=level.gate or GATE, habits=habits,
        )  # fmt: skip
    first: Bot = kind(random) if habits is None else kind(random, habits)
    return Slipping(random, first, level, offer) if level.slips else first
