"""The score of a won game and its rank (FIG-SCORE)."""

from __future__ import annotations

from typing import Final

from undercroft.games.fighter.state import State

RANKS: Final = (
    *((0, "compost"), (5, "stumblers"), (10, "nursery-squad"), (15, "apprentices"), (20, "nearly-heroes")),
    *((25, "proper-heroes"), (30, "dungeon-veterans"), (35, "rulebook-scholars"), (39, "rulebook-authors")),
)
"""FIG-SCORE-9: the highest score of each rank."""
HIGHEST: Final = "legends"
NOBODY_FAINTED: Final = 5
LEVELLED_UP: Final = 5


def score_parts(s: State) -> dict[str, int]:
    """FIG-SCORE-2 to 8, one by one."""
    return {
        "difficulty": s.rules.points,
        "players": len(s.heroes),
        "bonus-dice": 2 * s.bonus,
        "gold": s.gold // 2,
        "nobody-fainted": 0 if s.has_anybody_fainted else NOBODY_FAINTED,  # FIG-RULING-41
        "scars": -sum(hero.scar_count for hero in s.heroes),  # FIG-RULING-42
        "levelled-up": -LEVELLED_UP * sum(hero.has_levelled_up for hero in s.heroes),
    }


def score(s: State) -> int:
    """FIG-SCORE-1: only a won game is scored."""
    return sum(score_parts(s).values()) if s.result == "won" else 0


def rank(points: int) -> str:
    """FIG-SCORE-9."""
    return next((name for most, name in RANKS if points <= most), HIGHEST)
