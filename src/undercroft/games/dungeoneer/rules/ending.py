"""The end of a game."""

from __future__ import annotations

from undercroft.games.dungeoneer.state import State
from undercroft.kernel.ask import GameOver


def end_game(s: State, winners: tuple[int, ...], clause: str) -> None:
    """Somebody has won (or, with nobody named, the game is lost): it is over at once."""
    s.winners, s.is_over = winners, True
    s.tell("won" if winners else "lost", clause, seats=list(winners))
    raise GameOver
